//! What a caller asks: all plays, the best, how many, whether any.

use crate::anchors::{Anchor, anchors};
use crate::automaton::Automaton;
use crate::bounds::{Hand, bound};
use crate::codes::EMPTY;
use crate::error::Error;
use crate::facts::Facts;
use crate::grid::{Grid, grids};
use crate::order::sort;
use crate::play::Play;
use crate::position::Position;
use crate::rack::Rack;
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
    sort(&mut plays);
    Ok(plays)
}

/// The first play of [`all_plays`], found without listing them all.
pub fn best_play(automaton: &Automaton, facts: &Facts, position: &Position) -> Result<Option<Play>, Error> {
    let ground = Ground::new(automaton, facts, position)?;
    Ok(if ground.is_wide() { ground.best::<true>() } else { ground.best::<false>() })
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
    Ok(if ground.is_wide() { ground.sweep::<S, true>(sink) } else { ground.sweep::<S, false>(sink) })
}

/// A position made ready for a search in both directions.
struct Ground<'a> {
    automaton: &'a Automaton,
    facts: &'a Facts,
    rack: &'a Rack,
    grids: [Grid; 2],
    first: bool,
}

impl<'a> Ground<'a> {
    fn new(automaton: &'a Automaton, facts: &'a Facts, position: &'a Position) -> Result<Ground<'a>, Error> {
        if automaton.letters() != facts.letters {
            return Err(Error::LettersDiffer { words: automaton.letters(), facts: facts.letters });
        }
        let first = position.cells.iter().all(|&cell| cell == EMPTY);
        let grids = grids(automaton, facts, &position.cells);
        Ok(Ground { automaton, facts, rack: &position.rack, grids, first })
    }

    fn is_wide(&self) -> bool {
        self.automaton.nodes().is_wide()
    }

    fn anchors<'g>(&'g self, mut tell: impl FnMut(&'g Grid, Anchor)) {
        for grid in &self.grids {
            anchors(self.facts, grid, self.first, |anchor| tell(grid, anchor));
        }
    }

    fn search<S: Sink, const WIDE: bool>(&self, sink: S) -> Search<'_, S, WIDE> {
        let fewest = if self.first { self.facts.first_min } else { 1 };
        Search::new(self.automaton, self.facts, self.rack, &self.grids[0], fewest, sink)
    }

    /// All plays, until there are enough.
    fn sweep<S: Sink, const WIDE: bool>(&self, sink: S) -> S {
        let mut search = self.search::<S, WIDE>(sink);
        self.anchors(|grid, anchor| {
            if !search.sink.is_full() {
                search.grow(grid, anchor);
            }
        });
        search.sink
    }

    /// The best play: anchors in the order of what they promise, as long as they promise more than was found.
    fn best<const WIDE: bool>(&self) -> Option<Play> {
        let hand = Hand::new(self.facts, self.rack);
        let mut anchors: Vec<(i32, &Grid, Anchor)> = Vec::with_capacity(128);
        self.anchors(|grid, anchor| {
            anchors.push((bound(self.facts, &grid.lines[anchor.line].squares, anchor, &hand), grid, anchor));
        });
        anchors.sort_unstable_by_key(|&(bound, _, _)| -bound);
        let mut search = self.search::<Best, WIDE>(Best(None));
        for (bound, grid, anchor) in anchors {
            if search.sink.0.is_some_and(|best| best.score > bound) {
                break;
            }
            search.grow(grid, anchor);
        }
        search.sink.0
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::tests::plain;
    use crate::facts::{RawFacts, Scoring, StartRule};

    const WORDS: [&[u8]; 4] = [&[1, 2], &[2, 1], &[1, 2, 3], &[3, 3]];

    /// All plays on a board of 5 × 5 as `(x, y, down, tiles, score)`, after best, count and proof were compared.
    fn plays(change: fn(&mut RawFacts), laid: &[(usize, u8)], rack: &[u8]) -> Vec<(u8, u8, bool, Vec<u8>, i32)> {
        let mut raw = plain(5, 3);
        change(&mut raw);
        let facts = Facts::new(&raw).expect("sound facts");
        let automaton = Automaton::build(WORDS, 3).expect("sound words");
        let mut cells = [EMPTY; 25];
        laid.iter().for_each(|&(square, tile)| cells[square] = tile);
        let position = Position::new(&facts, &cells, rack).expect("sound position");
        let all = all_plays(&automaton, &facts, &position).expect("letters agree");
        let counted = summary(&automaton, &facts, &position).expect("letters agree");
        assert_eq!(best_play(&automaton, &facts, &position), Ok(all.first().copied()));
        assert_eq!(has_play(&automaton, &facts, &position), Ok(!all.is_empty()));
        assert_eq!(counted.plays, all.len());
        all.iter().map(|play| (play.x, play.y, play.down, play.tiles().to_vec(), play.score)).collect()
    }

    #[test]
    fn the_first_word_covers_or_begins_on_a_start_square() {
        let covers = plays(|_| (), &[], &[1, 2]);
        assert_eq!(covers.len(), 8);
        assert_eq!(covers[0], (1, 2, false, vec![1, 2], 3));
        let begins = plays(|facts| facts.start_rule = StartRule::Begins, &[], &[1, 2]);
        assert_eq!(begins.len(), 4);
        assert!(begins.iter().all(|play| (play.0, play.1) == (2, 2)));
        assert!(plays(|facts| facts.first_min = 3, &[], &[1, 2]).is_empty());
    }

    #[test]
    fn one_tile_that_makes_words_both_ways_counts_once_across() {
        let found = plays(|_| (), &[(6, 1), (12, 1)], &[2]);
        let both = found.iter().find(|play| (play.0, play.1) == (1, 1) && !play.2);
        assert_eq!(both, Some(&(1, 1, false, vec![0, 2], 6)));
        assert!(found.iter().all(|play| !(play.2 && (play.0, play.1) == (2, 1))));
    }

    #[test]
    fn all_words_score_or_only_the_tiles_laid() {
        let words = plays(|_| (), &[(12, 1), (13, 2)], &[3]);
        assert_eq!(words, [(2, 2, false, vec![0, 0, 3], 6)]);
        let tiles = plays(|facts| facts.scoring = Scoring::Tiles, &[(12, 1), (13, 2)], &[3]);
        assert_eq!(tiles, [(2, 2, false, vec![0, 0, 3], 3)]);
    }

    #[test]
    fn a_blank_scores_nothing_and_multiplies_by_its_own_factor() {
        let red = |facts: &mut RawFacts| {
            facts.word_factor[14] = 3;
            facts.blank_word_factor[14] = 2;
        };
        let found = plays(red, &[(12, 1), (13, 2)], &[0, 3]);
        let long: Vec<_> = found.into_iter().filter(|play| play.3.len() == 3 && !play.2).collect();
        assert_eq!(long, [(2, 2, false, vec![0, 0, 3], 18), (2, 2, false, vec![0, 0, 0x83], 6)]);
    }
}
