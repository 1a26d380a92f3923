//! The plays of both players on a board that changes, line by line: a line that looks as it did before has the plays that
//! it had, whoever came there by whatever way.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

use super::hand::{Hand, Held};
use super::outline::{EndPlay, InLine, Lists, Outline, rank};
use super::squares::Squares;
use crate::anchors::line_anchors;
use crate::automaton::Automaton;
use crate::board::{Board, Laws};
use crate::codes::{MAX_SIDE, bits};
use crate::facts::Facts;
use crate::grid::{Grid, Line};
use crate::leaves::Kept;
use crate::play::Play;
use crate::search::{Search, Sink};

type Plays = Rc<InLine>;

/// So many plays are remembered, some 80 MB; then all are forgotten.
const MOST_REMEMBERED: usize = 1 << 21;

/// So many plays are new after a turn, mostly.
const USUAL: usize = 64;

/// Finds and remembers the plays of lines, on a board on which tiles are laid and taken back. A line's plays are those of all
/// tiles that a player held in the beginning.
pub struct Sight<'a> {
    automaton: &'a Automaton,
    facts: &'a Facts,
    pub hands: [Hand; 2],
    kept: Kept,
    board: Board,
    /// The plays of each player in each line of the board as it lies, across and down.
    now: [Vec<[Plays; 2]>; 2],
    lines: HashMap<u64, [Plays; 2], BuildHasherDefault<AsIs>>,
    remembered: usize,
    /// What lines looked like before tiles were laid in them, the last ones last.
    saved: Vec<(usize, usize, Line, [Plays; 2])>,
}

/// What must be put back when tiles are taken back.
pub enum Before {
    /// So many lines were saved before; and those that changed, bit by number, across and down.
    Lines(usize, [u32; 2]),
    /// The empty board.
    All(Box<Board>, [Vec<[Plays; 2]>; 2]),
}

impl<'a> Sight<'a> {
    pub fn new(automaton: &'a Automaton, facts: &'a Facts, hands: [Hand; 2], cells: &[u8]) -> Sight<'a> {
        let board = Board::of(automaton, facts, cells);
        let mut sight = Sight {
            automaton,
            facts,
            hands,
            kept: Kept::nothing(),
            board,
            now: Default::default(),
            lines: HashMap::default(),
            remembered: 0,
            saved: Vec::new(),
        };
        sight.look_anew();
        sight
    }

    /// Whether no tile lies on the board.
    pub fn is_first(&self) -> bool {
        self.board.is_empty()
    }

    /// Lay a play that needs some squares; no line without any of them changes.
    pub fn lay(&mut self, play: &Play, needs: &Squares) -> Before {
        if self.board.is_empty() {
            let before = Before::All(Box::new(self.board.clone()), self.now.clone());
            self.board.lay(self.automaton, self.facts, play.squares());
            self.look_anew();
            return before;
        }
        let (saved, mut changed) = (self.saved.len(), [0; 2]);
        for (way, changed) in changed.iter_mut().enumerate() {
            for (number, _) in needs.lines(way == 1).iter().enumerate().filter(|&(_, &squares)| squares != 0) {
                let line = self.board.grids[way].lines[number].clone();
                self.saved.push((way, number, line, self.now[way][number].clone()));
                *changed |= 1 << number;
            }
        }
        self.board.lay(self.automaton, self.facts, play.squares());
        for i in saved..self.saved.len() {
            let (way, number, ..) = self.saved[i];
            self.now[way][number] = self.line(way, number);
        }
        Before::Lines(saved, changed)
    }

    /// Take back the tiles laid last.
    pub fn take_back(&mut self, before: Before) {
        match before {
            Before::Lines(saved, _) => {
                for (way, number, line, plays) in self.saved.drain(saved..) {
                    self.board.grids[way].lines[number] = line;
                    self.now[way][number] = plays;
                }
            }
            Before::All(board, now) => (self.board, self.now) = (*board, now),
        }
    }

    /// The play with an outline that was taken from the board as it lies.
    pub fn play(&self, player: usize, outline: &Outline) -> &Play {
        &self.now[usize::from(outline.is_down())][outline.line()][player].plays[outline.place as usize]
    }

    /// The outline of a play, if it is one of those of the board as it lies, with what a player holds.
    pub fn find(&self, player: usize, held: Held, play: &EndPlay) -> Option<Outline> {
        let EndPlay { play, outline } = play;
        let line = &self.now[usize::from(outline.is_down())][outline.line()][player];
        let alike = |one: &&Outline| one.laid == outline.laid && one.score == outline.score;
        let mut found = line.outlines.iter().filter(alike).copied();
        found.find(|one| one.need & !held == 0 && line.plays[one.place as usize] == *play)
    }

    /// The plays of each player with what they hold.
    pub fn plays(&self, held: [Held; 2]) -> Lists {
        [0, 1].map(|player: usize| {
            let known = self.now.iter().flatten().flat_map(|line| line[player].outlines.iter());
            known.filter(|play| play.need & !held[player] == 0).copied().collect()
        })
    }

    /// The same, when it is known what they were before tiles were laid.
    pub fn plays_since(&self, before: &Before, lists: &Lists, held: [Held; 2]) -> Lists {
        let Before::Lines(_, changed) = before else { return self.plays(held) };
        let held_still = |player: usize| move |play: &&Outline| play.need & !held[player] == 0;
        [0, 1].map(|player| {
            let mut rest = &lists[player][..];
            let mut plays = Vec::with_capacity(rest.len() + USUAL);
            for (way, lines) in changed.iter().enumerate() {
                for number in bits((*lines).into()) {
                    let line = rank(way, number.into());
                    let (same, other) = rest.split_at(rest.partition_point(|play| play.rank < line));
                    plays.extend(same.iter().filter(held_still(player)));
                    rest = &other[other.partition_point(|play| play.rank == line)..];
                    let anew = &self.now[way][usize::from(number)][player].outlines;
                    plays.extend(anew.iter().filter(held_still(player)));
                }
            }
            plays.extend(rest.iter().filter(held_still(player)));
            plays
        })
    }

    fn look_anew(&mut self) {
        self.now = [0, 1].map(|way| (0..self.board.grids[way].lines.len()).map(|i| self.line(way, i)).collect());
    }

    fn line(&mut self, way: usize, number: usize) -> [Plays; 2] {
        let grid = &self.board.grids[way];
        if grid.lines[number].anchors == 0 {
            return Default::default();
        }
        if self.remembered > MOST_REMEMBERED {
            self.lines.clear();
            self.remembered = 0;
        }
        let key = look(&grid.lines[number], grid.down, number, self.board.is_empty());
        if let Some(known) = self.lines.get(&key) {
            return known.clone();
        }
        let found = [0, 1].map(|player| Plays::new(self.grown(&self.hands[player], grid, number)));
        self.remembered += found[0].plays.len() + found[1].plays.len();
        self.lines.insert(key, found.clone());
        found
    }

    /// The plays of a line with all tiles of a hand.
    fn grown(&self, hand: &Hand, grid: &Grid, number: usize) -> InLine {
        let (automaton, facts, kept) = (self.automaton, self.facts, &self.kept);
        let Laws { fewest, begins } = self.board.laws(facts);
        let place = (grid, number, begins);
        let list = List { hand, found: InLine::default() };
        if automaton.nodes().is_wide() {
            grow(Search::<_, true>::new(automaton, facts, &hand.rack, kept, grid, fewest, list), place)
        } else {
            grow(Search::<_, false>::new(automaton, facts, &hand.rack, kept, grid, fewest, list), place)
        }
    }
}

fn grow<'a, const WIDE: bool>(
    mut search: Search<'a, List<'_>, WIDE>,
    (grid, number, begins): (&'a Grid, usize, bool),
) -> InLine {
    line_anchors(&grid.lines[number], number, begins, |anchor| search.grow(grid, anchor));
    search.sink.found
}

struct List<'a> {
    hand: &'a Hand,
    found: InLine,
}

impl Sink for List<'_> {
    fn found(&mut self, _score: i32, _kept: u32, play: impl FnOnce() -> Play) {
        let play = play();
        self.found.outlines.push(Outline::new(&play, self.hand, self.found.plays.len()));
        self.found.plays.push(play);
    }
}

/// Keys that are hashes already.
#[derive(Default)]
struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 | u64::from(byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// A number for all that the plays of a line depend on.
fn look(line: &Line, down: bool, number: usize, first: bool) -> u64 {
    let place = (number as u64) << 2 | u64::from(down) << 1 | u64::from(first);
    let mut key = mix(u64::from(line.anchors) << 32 | place);
    for square in &line.squares[1..=MAX_SIDE] {
        let cross = u64::from(square.crosses) << 40 | (square.cross_points as u32 as u64) << 8;
        key =
            (key ^ square.fits).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29) ^ (cross | u64::from(square.cell));
    }
    mix(key)
}

/// Bits spread so that numbers close together give hashes far apart.
pub fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}
