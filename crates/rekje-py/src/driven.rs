//! `DrivenGames`: many games that are driven from outside at once, for programs that learn.

use std::mem::take;

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;
use rekje_core::Error;
use rekje_core::crossword::selfplay::Game;
use rekje_core::crossword::selfplay::driven::{After, Course, DrivenGame, Row};

use crate::convert::{Number, refused, within};
use crate::facts::Facts;
use crate::playout::{GameRules, Playout};
use crate::threads::together;
use crate::word_graph::WordGraph;

const MOST_GAMES: i64 = 100_000;
const MOST_PLAYS: i64 = 100_000;

/// What all games together show after a step, one array after another, each by game.
#[derive(Default)]
struct Shown {
    board: Vec<u8>,
    rack: Vec<u8>,
    unseen: Vec<u8>,
    held: Vec<u8>,
    scores: Vec<i16>,
    plays: Vec<i16>,
    mask: Vec<u8>,
    bag: Vec<i16>,
    passes: Vec<u8>,
    seat: Vec<u8>,
    gains: Vec<i32>,
    over: Vec<u8>,
}

#[pyclass(module = "rekje._core")]
pub struct DrivenGames {
    graph: Py<WordGraph>,
    facts: Py<Facts>,
    rules: Py<GameRules>,
    most: usize,
    kinds: Vec<u8>,
    threads: Option<Number>,
    next_seed: u64,
    games: Vec<DrivenGame>,
    finished: Vec<(usize, Game)>,
    shown: Shown,
}

#[pymethods]
impl DrivenGames {
    #[new]
    #[allow(clippy::too_many_arguments)]
    #[pyo3(signature = (word_graph, facts, rules, *, games, most, kinds, seed, threads=None))]
    fn new(
        py: Python<'_>,
        word_graph: Py<WordGraph>,
        facts: Py<Facts>,
        rules: Py<GameRules>,
        games: Number,
        most: Number,
        kinds: Vec<u8>,
        seed: Number,
        threads: Option<Number>,
    ) -> PyResult<DrivenGames> {
        let count = within("games", games, MOST_GAMES)? as usize;
        let most = within("most", most, MOST_PLAYS)? as usize;
        let seed = within("seed", seed, i64::MAX)?;
        let mut made = DrivenGames {
            graph: word_graph,
            facts,
            rules,
            most,
            kinds,
            threads,
            next_seed: seed,
            games: Vec::new(),
            finished: Vec::new(),
            shown: Shown::default(),
        };
        let (graph, facts, rules) = made.parts(py);
        let graph = py.detach(|| graph.get().for_long_use());
        let course = Course { graph, facts: &facts.get().inner, rules: &rules.get().inner, most };
        course.check().map_err(refused)?;
        if let Some(&code) = made.kinds.iter().find(|&&code| usize::from(code) > course.facts.letters()) {
            return Err(refused(Error::UnknownLetter { code, letters: course.facts.letters() }));
        }
        let begun = (0..count as u64).map(|game| DrivenGame::new(&course, seed.wrapping_add(game)));
        made.games = begun.collect::<Result<_, _>>().map_err(refused)?;
        made.next_seed = seed.wrapping_add(count as u64);
        made.shown = Shown::of(&course, made.games.len(), made.kinds.len());
        made.show(&course).map_err(refused)?;
        Ok(made)
    }

    /// Take an action in each game.
    fn step(&mut self, py: Python<'_>, actions: Vec<i64>) -> PyResult<()> {
        let (graph, facts, rules) = self.parts(py);
        let (graph, facts, rules) = (graph.get(), facts.get(), rules.get());
        py.detach(|| {
            let course =
                Course { graph: graph.for_long_use(), facts: &facts.inner, rules: &rules.inner, most: self.most };
            self.advance(&course, &actions)?;
            self.show(&course)
        })
        .map_err(refused)
    }

    /// The arrays, in the order that `_core.pyi` tells.
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyBytes>>> {
        let Shown { board, rack, unseen, held, scores, plays, mask, bag, passes, seat, gains, over } = &self.shown;
        let bytes = |array: &[u8]| PyBytes::new(py, array);
        Ok(vec![
            bytes(board),
            bytes(rack),
            bytes(unseen),
            bytes(held),
            in_bytes(py, scores, i16::to_ne_bytes)?,
            in_bytes(py, plays, i16::to_ne_bytes)?,
            bytes(mask),
            in_bytes(py, bag, i16::to_ne_bytes)?,
            bytes(passes),
            bytes(seat),
            in_bytes(py, gains, i32::to_ne_bytes)?,
            bytes(over),
        ])
    }

    /// The games that ended by the last step, each with its place.
    fn finished(&self) -> Vec<(usize, Playout)> {
        self.finished.iter().map(|(place, game)| (*place, Playout::of(game.clone()))).collect()
    }
}

impl DrivenGames {
    fn parts(&self, py: Python<'_>) -> (Py<WordGraph>, Py<Facts>, Py<GameRules>) {
        (self.graph.clone_ref(py), self.facts.clone_ref(py), self.rules.clone_ref(py))
    }

    /// Take all actions, or none if one isn't legal. A game that ends makes room for a new one.
    fn advance(&mut self, course: &Course<'_>, actions: &[i64]) -> Result<(), Error> {
        let (is, should) = (actions.len(), self.games.len());
        if is != should {
            return Err(Error::Length { what: "actions", is, should });
        }
        let legal =
            |(game, &action): (&DrivenGame, &i64)| usize::try_from(action).is_ok_and(|n| game.is_legal(course, n));
        if !self.games.iter().zip(actions).all(legal) {
            return Err(Error::Game("an action isn't legal"));
        }
        let games: Vec<(DrivenGame, usize)> =
            take(&mut self.games).into_iter().zip(actions.iter().map(|&action| action as usize)).collect();
        let one = |(game, action): (DrivenGame, usize)| game.take(course, action);
        let taken: Vec<(After, Vec<i32>)> = match self.threads {
            Some(Number(1)) => games.into_iter().map(one).collect(),
            threads => together(threads, || games.into_par_iter().map(one).collect())?,
        };
        let seats = course.rules.seats();
        self.finished.clear();
        self.shown.over.fill(0);
        for (place, (after, gains)) in taken.into_iter().enumerate() {
            self.shown.gains[place * seats..][..seats].copy_from_slice(&gains);
            let game = match after {
                After::On(game) => game,
                After::Over(game) => {
                    self.finished.push((place, game));
                    self.shown.over[place] = 1;
                    self.next_seed = self.next_seed.wrapping_add(1);
                    DrivenGame::new(course, self.next_seed.wrapping_sub(1))?
                }
            };
            self.games.push(game);
        }
        Ok(())
    }

    fn show(&mut self, course: &Course<'_>) -> Result<(), Error> {
        let (kinds, shown, games) = (&self.kinds, &mut self.shown, &self.games);
        let rows = shown.rows(course, kinds.len());
        let work = |(row, game): (Row<'_>, &DrivenGame)| game.observe(course, kinds, row);
        match self.threads {
            Some(Number(1)) => rows.into_iter().zip(games).for_each(work),
            threads => together(threads, || rows.into_par_iter().zip(games).for_each(work))?,
        }
        for (place, game) in games.iter().enumerate() {
            shown.bag[place] = game.bag() as i16;
            shown.passes[place] = game.passes().min(255) as u8;
            shown.seat[place] = game.seat() as u8;
        }
        Ok(())
    }
}

impl Shown {
    fn of(course: &Course<'_>, games: usize, kinds: usize) -> Shown {
        let seats = course.rules.seats();
        Shown {
            board: vec![0; games * planes(course)],
            rack: vec![0; games * kinds],
            unseen: vec![0; games * kinds],
            held: vec![0; games * seats],
            scores: vec![0; games * seats],
            plays: vec![0; games * 2 * course.most],
            mask: vec![0; games * course.actions()],
            bag: vec![0; games],
            passes: vec![0; games],
            seat: vec![0; games],
            gains: vec![0; games * seats],
            over: vec![0; games],
        }
    }

    fn rows(&mut self, course: &Course<'_>, kinds: usize) -> Vec<Row<'_>> {
        let seats = course.rules.seats();
        let mut board = self.board.chunks_mut(planes(course));
        let (mut rack, mut unseen) = (self.rack.chunks_mut(kinds.max(1)), self.unseen.chunks_mut(kinds.max(1)));
        let (mut held, mut scores) = (self.held.chunks_mut(seats), self.scores.chunks_mut(seats));
        let mut plays = self.plays.chunks_mut((2 * course.most).max(1));
        let mask = self.mask.chunks_mut(course.actions());
        mask.map(|mask| Row {
            board: board.next().unwrap_or_default(),
            rack: rack.next().unwrap_or_default(),
            unseen: unseen.next().unwrap_or_default(),
            held: held.next().unwrap_or_default(),
            scores: scores.next().unwrap_or_default(),
            plays: plays.next().unwrap_or_default(),
            mask,
        })
        .collect()
    }
}

/// Numbers in the bytes of this machine.
fn in_bytes<'py, T: Copy, const N: usize>(
    py: Python<'py>,
    array: &[T],
    bytes: fn(T) -> [u8; N],
) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, N * array.len(), |into| {
        into.chunks_exact_mut(N).zip(array).for_each(|(into, &number)| into.copy_from_slice(&bytes(number)));
        Ok(())
    })
}

fn planes(course: &Course<'_>) -> usize {
    3 * course.facts.width() * course.facts.height()
}
