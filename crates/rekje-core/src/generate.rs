//! What a caller asks: all plays, the best, how many, whether any.

use crate::anchors::{Anchor, anchors};
use crate::automaton::Automaton;
use crate::bounds::{Hand, bound};
use crate::codes::EMPTY;
use crate::error::Error;
use crate::facts::Facts;
use crate::grid::{Grid, grids};
use crate::play::Play;
use crate::position::Position;
use crate::search::{Search, Sink};

/// The legal plays of a position in three numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many plays there are.
    pub plays: usize,
    /// The highest score, 0 if there is no play.
    pub top: i32,
    /// The sum of all scores.
    pub sum: i64,
}

/// Every legal play once, in the order of [`Play`].
pub fn all_plays(automaton: &Automaton, facts: &Facts, position: &Position) -> Result<Vec<Play>, Error> {
    let mut plays = everything(automaton, facts, position, Vec::new())?;
    plays.sort_unstable();
    Ok(plays)
}

/// The first play of [`all_plays`], found without listing them all.
pub fn best_play(automaton: &Automaton, facts: &Facts, position: &Position) -> Result<Option<Play>, Error> {
    let ground = Ground::new(automaton, facts, position)?;
    let hand = Hand::new(facts, &position.rack);
    let mut anchors: Vec<(i32, &Grid, Anchor)> = Vec::with_capacity(128);
    for (grid, anchor) in ground.anchors(facts) {
        anchors.push((bound(facts, grid.line(anchor.line), anchor, &hand), grid, anchor));
    }
    anchors.sort_unstable_by_key(|&(bound, _, _)| -bound);
    let mut search = ground.search(automaton, facts, position, Best(None));
    for (bound, grid, anchor) in anchors {
        if search.sink.0.is_some_and(|best| best.score > bound) {
            break;
        }
        search.grow(grid, anchor);
    }
    Ok(search.sink.0)
}

/// Whether there is any legal play.
pub fn has_play(automaton: &Automaton, facts: &Facts, position: &Position) -> Result<bool, Error> {
    Ok(everything(automaton, facts, position, Any(false))?.0)
}

/// Count and add up all legal plays.
pub fn summary(automaton: &Automaton, facts: &Facts, position: &Position) -> Result<Summary, Error> {
    everything(automaton, facts, position, Summary::default())
}

fn everything<S: Sink>(automaton: &Automaton, facts: &Facts, position: &Position, sink: S) -> Result<S, Error> {
    let ground = Ground::new(automaton, facts, position)?;
    let mut search = ground.search(automaton, facts, position, sink);
    for (grid, anchor) in ground.anchors(facts) {
        if search.sink.is_full() {
            break;
        }
        search.grow(grid, anchor);
    }
    Ok(search.sink)
}

/// A board made ready in both directions.
struct Ground {
    grids: [Grid; 2],
    first: bool,
}

impl Ground {
    fn new(automaton: &Automaton, facts: &Facts, position: &Position) -> Result<Ground, Error> {
        if automaton.letters() != facts.letters {
            return Err(Error::LettersDiffer { words: automaton.letters(), facts: facts.letters });
        }
        let first = position.cells.iter().all(|&cell| cell == EMPTY);
        Ok(Ground { grids: grids(automaton, facts, &position.cells), first })
    }

    fn anchors<'a>(&'a self, facts: &'a Facts) -> impl Iterator<Item = (&'a Grid, Anchor)> {
        self.grids.iter().flat_map(move |grid| anchors(facts, grid, self.first).map(move |anchor| (grid, anchor)))
    }

    fn search<'a, S>(&self, words: &'a Automaton, facts: &'a Facts, position: &Position, sink: S) -> Search<'a, S> {
        let fewest = if self.first { facts.first_min } else { 1 };
        Search { automaton: words, facts, rack: position.rack.clone(), fewest, sink }
    }
}

impl Sink for Vec<Play> {
    fn found(&mut self, _score: i32, play: impl FnOnce() -> Play) {
        self.push(play());
    }
}

impl Sink for Summary {
    fn found(&mut self, score: i32, _play: impl FnOnce() -> Play) {
        self.plays += 1;
        self.top = self.top.max(score);
        self.sum += i64::from(score);
    }
}

struct Best(Option<Play>);

impl Sink for Best {
    fn found(&mut self, score: i32, play: impl FnOnce() -> Play) {
        if self.0.is_some_and(|best| best.score > score) {
            return;
        }
        let play = play();
        if self.0.is_none_or(|best| play < best) {
            self.0 = Some(play);
        }
    }
}

struct Any(bool);

impl Sink for Any {
    fn found(&mut self, _score: i32, _play: impl FnOnce() -> Play) {
        self.0 = true;
    }

    fn is_full(&self) -> bool {
        self.0
    }
}
