//! Queries on the plays of a rack: all of them, the best one, their number, whether there is any.

use std::cell::Cell;

use super::best_play::search::BestPlayQuery;
use super::best_play::shadow_bounds::{ShadowRack, bound};
use super::best_play::subracks::Subracks;
use super::board::Board;
use super::board::facts::Facts;
use super::board::grid::Grid;
use super::board::play::Play;
use super::board::position::check_rack;
use super::board::rack::Rack;
use super::generator::anchors::{Anchor, anchors};
use super::generator::move_generator::{MoveGenerator, MoveRecorder};
use super::generator::move_recorders::{AllRated, Any, Best, Rated, Summary, Top};
use super::generator::order::{sort, sort_first};
use super::leave::leave_map::LeaveMap;
use super::leave::leave_values::LeaveValues;
use crate::error::Error;
use crate::lexicon::word_graph::WordGraph;

/// Every legal play of a rack of codes once, in the order of [`Play`].
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let plays = all_plays(&graph, &facts, &board, &codes("CATS")).unwrap();
/// assert!(plays.is_sorted() && plays[0].score == 4);
/// ```
pub fn all_plays(graph: &WordGraph, facts: &Facts, board: &Board, rack: &[u8]) -> Result<Vec<Play>, Error> {
    let mut plays = record_all(graph, facts, board, rack, Vec::new())?;
    sort(&mut plays);
    Ok(plays)
}

thread_local! {
    /// Room for the plays that [`top_plays`] finds. It is the same for all games, so that it stays in the processor's cache.
    static FOUND: Cell<Vec<Play>> = const { Cell::new(Vec::new()) };
}

/// The first plays of [`all_plays`], at most `most`, of a rack that was checked. They are put into `list` in place of what it holds.
pub(crate) fn top_plays(
    graph: &WordGraph,
    facts: &Facts,
    board: &Board,
    rack: &Rack,
    most: usize,
    list: &mut Vec<Play>,
) {
    let leave_map = LeaveMap::zero();
    let search = PlaySearch::new(graph, facts, board, rack, &leave_map);
    let mut found = search.record_all(Top::new(most.max(1), FOUND.take())).list;
    sort_first(&mut found, most, list);
    FOUND.set(found);
}

/// The first play of [`all_plays`], found without listing them all.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let rack = codes("CA?");
/// let best = best_play(&graph, &facts, &board, &rack).unwrap();
/// assert_eq!(best, all_plays(&graph, &facts, &board, &rack).unwrap().first().copied());
/// ```
pub fn best_play(graph: &WordGraph, facts: &Facts, board: &Board, rack: &[u8]) -> Result<Option<Play>, Error> {
    Ok(play_on(graph, facts, board, &checked(facts, rack)?))
}

/// [`best_play`] of a rack that was checked.
pub(crate) fn play_on(graph: &WordGraph, facts: &Facts, board: &Board, rack: &Rack) -> Option<Play> {
    PlaySearch::new(graph, facts, board, rack, &LeaveMap::zero()).best::<false>().map(|rated| rated.play)
}

/// Every legal play once, the one worth most first; between equals in the order of [`Play`].
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let rated = all_rated(&graph, &facts, &leaves, &board, &codes("CATS")).unwrap();
/// assert!(rated.windows(2).all(|two| two[0].equity >= two[1].equity));
/// ```
pub fn all_rated(
    graph: &WordGraph,
    facts: &Facts,
    leaves: &LeaveValues,
    board: &Board,
    rack: &[u8],
) -> Result<Vec<Rated>, Error> {
    let rack = checked(facts, rack)?;
    let leave_map = leave_map(facts, leaves, &rack)?;
    let search = PlaySearch::new(graph, facts, board, &rack, &leave_map);
    let mut plays = search.record_all(AllRated { leave_values: &leave_map.values, list: Vec::new() }).list;
    plays.sort_unstable_by(|a, b| b.equity.cmp(&a.equity).then_with(|| a.play.cmp(&b.play)));
    Ok(plays)
}

/// The first play of [`all_rated`], found without listing them all.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let rack = codes("CATS");
/// let first = all_rated(&graph, &facts, &leaves, &board, &rack).unwrap()[0];
/// assert_eq!(best_rated(&graph, &facts, &leaves, &board, &rack).unwrap(), Some(first));
/// ```
pub fn best_rated(
    graph: &WordGraph,
    facts: &Facts,
    leaves: &LeaveValues,
    board: &Board,
    rack: &[u8],
) -> Result<Option<Rated>, Error> {
    let rack = checked(facts, rack)?;
    let leave_map = leave_map(facts, leaves, &rack)?;
    Ok(rated_on(graph, facts, board, &rack, &leave_map))
}

/// [`best_rated`] of a rack that was checked, with its leave map.
pub(crate) fn rated_on(
    graph: &WordGraph,
    facts: &Facts,
    board: &Board,
    rack: &Rack,
    leave_map: &LeaveMap,
) -> Option<Rated> {
    PlaySearch::new(graph, facts, board, rack, leave_map).best::<true>()
}

/// Whether there is any legal play.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// assert!(has_play(&graph, &facts, &board, &codes("TA")).unwrap());
/// assert!(!has_play(&graph, &facts, &board, &codes("CS")).unwrap());
/// ```
pub fn has_play(graph: &WordGraph, facts: &Facts, board: &Board, rack: &[u8]) -> Result<bool, Error> {
    Ok(has_play_on(graph, facts, board, &checked(facts, rack)?))
}

/// [`has_play`] of a rack that was checked.
pub(crate) fn has_play_on(graph: &WordGraph, facts: &Facts, board: &Board, rack: &Rack) -> bool {
    PlaySearch::new(graph, facts, board, rack, &LeaveMap::zero()).record_all(Any(false)).0
}

/// Count and add up all legal plays.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let counted = summary(&graph, &facts, &board, &codes("CATS")).unwrap();
/// assert_eq!(counted.plays, all_plays(&graph, &facts, &board, &codes("CATS")).unwrap().len());
/// ```
pub fn summary(graph: &WordGraph, facts: &Facts, board: &Board, rack: &[u8]) -> Result<Summary, Error> {
    record_all(graph, facts, board, rack, Summary::default())
}

fn record_all<S: MoveRecorder>(
    graph: &WordGraph,
    facts: &Facts,
    board: &Board,
    rack: &[u8],
    recorder: S,
) -> Result<S, Error> {
    let rack = checked(facts, rack)?;
    Ok(PlaySearch::new(graph, facts, board, &rack, &LeaveMap::zero()).record_all(recorder))
}

/// A rack of codes, checked against the facts.
fn checked(facts: &Facts, rack: &[u8]) -> Result<Rack, Error> {
    check_rack(facts, rack)?;
    Ok(Rack::new(rack))
}

/// The leave map of a rack: the leave value of each of its subracks.
pub(crate) fn leave_map(facts: &Facts, leaves: &LeaveValues, rack: &Rack) -> Result<LeaveMap, Error> {
    if leaves.letters() != facts.letters {
        return Err(Error::LettersDiffer { words: leaves.letters(), facts: facts.letters });
    }
    LeaveMap::new(leaves, rack)
}

/// A search for the plays of one rack on one board.
struct PlaySearch<'a> {
    graph: &'a WordGraph,
    facts: &'a Facts,
    rack: &'a Rack,
    leave_map: &'a LeaveMap,
    board: &'a Board,
}

impl<'a> PlaySearch<'a> {
    /// A search for the plays of a rack on a board; the leave map belongs to the same rack.
    fn new(
        graph: &'a WordGraph,
        facts: &'a Facts,
        board: &'a Board,
        rack: &'a Rack,
        leave_map: &'a LeaveMap,
    ) -> PlaySearch<'a> {
        PlaySearch { graph, facts, rack, leave_map, board }
    }

    fn is_wide(&self) -> bool {
        self.graph.nodes().is_wide()
    }

    /// Generate all plays into a recorder, with the node width of the graph.
    fn record_all<S: MoveRecorder>(&self, recorder: S) -> S {
        if self.is_wide() {
            self.record_from_anchors::<S, true>(recorder)
        } else {
            self.record_from_anchors::<S, false>(recorder)
        }
    }

    /// Visit all anchors on which a tile of the rack fits, those of the grid across first.
    fn anchors<'g>(&'g self, mut visit: impl FnMut(&'g Grid, Anchor)) {
        for grid in &self.board.grids {
            let must_start_on_anchor = self.board.placement_rules(self.facts).must_start_on_anchor;
            anchors(grid, self.rack.shows(), must_start_on_anchor, |anchor| visit(grid, anchor));
        }
    }

    /// A move generator for this rack and board, which hands its plays to a recorder. It has generated nothing yet: the caller calls
    /// `grow` for each anchor.
    fn generator<S: MoveRecorder, const WIDE: bool>(&self, recorder: S) -> MoveGenerator<'_, S, WIDE> {
        MoveGenerator::new(
            self.graph,
            self.facts,
            self.rack,
            self.leave_map,
            &self.board.grids[0],
            self.board.placement_rules(self.facts).min_tiles,
            recorder,
        )
    }

    /// Generate the plays from each anchor into a recorder, until the recorder is full.
    fn record_from_anchors<S: MoveRecorder, const WIDE: bool>(&self, recorder: S) -> S {
        let mut generator = self.generator::<S, WIDE>(recorder);
        self.anchors(|grid, anchor| {
            if !generator.recorder.is_full() {
                generator.grow(grid, anchor);
            }
        });
        generator.recorder
    }

    /// The best play: by the word map where there is one, else by the move generator.
    fn best<const USES_LEAVE: bool>(&self) -> Option<Rated> {
        if let Some(found) = self.best_by_word_map() {
            return found;
        }
        if self.is_wide() {
            self.best_by_anchors::<USES_LEAVE, true>()
        } else {
            self.best_by_anchors::<USES_LEAVE, false>()
        }
    }

    /// The best play by the word map; None if there is no word map, or the rack has too many subracks.
    fn best_by_word_map(&self) -> Option<Option<Rated>> {
        let word_map = self.graph.word_map()?;
        let subracks = Subracks::new(self.facts, self.rack, self.leave_map, word_map)?;
        let PlaySearch { facts, rack, leave_map, board, .. } = self;
        let slots = board.slots(facts, word_map);
        let query = BestPlayQuery { facts, word_map, leave_map, rack, grids: &board.grids, slots };
        let best = query.best(&subracks).best;
        Some(best)
    }

    /// The best play by the move generator: anchors in the order of their shadow bounds, until no bound is above the best play.
    fn best_by_anchors<const USES_LEAVE: bool, const WIDE: bool>(&self) -> Option<Rated> {
        let shadow_rack = ShadowRack::new(self.facts, self.rack, self.leave_map);
        let mut anchors: Vec<(i64, &Grid, Anchor)> = Vec::with_capacity(128);
        self.anchors(|grid, anchor| {
            let most = bound(self.facts, &grid.lines[anchor.line].squares, anchor, &shadow_rack);
            if most > i64::MIN {
                anchors.push((most, grid, anchor));
            }
        });
        anchors.sort_unstable_by_key(|&(bound, _, _)| -bound);
        let mut generator = self.generator::<_, WIDE>(Best::<USES_LEAVE>::new(&self.leave_map.values));
        for (bound, grid, anchor) in anchors {
            if generator.recorder.is_beyond(bound) {
                break;
            }
            generator.grow(grid, anchor);
        }
        generator.recorder.best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::facts::tests::plain;
    use crate::crossword::board::facts::{RawFacts, Scoring, StartRule};
    use crate::crossword::leave::leave_values::POINT;
    use crate::lexicon::machine_letters::EMPTY;

    const WORDS: [&[u8]; 4] = [&[1, 2], &[2, 1], &[1, 2, 3], &[3, 3]];

    /// All plays on a board of 5 × 5 as `(x, y, down, tiles, score)`, after best, count and proof were compared.
    fn plays(change: fn(&mut RawFacts), laid: &[(usize, u8)], rack: &[u8]) -> Vec<(u8, u8, bool, Vec<u8>, i32)> {
        let mut raw = plain(5, 3);
        change(&mut raw);
        let facts = Facts::new(&raw).expect("sound facts");
        let graph = WordGraph::build(WORDS, 3).expect("sound words");
        let mut cells = [EMPTY; 25];
        laid.iter().for_each(|&(square, tile)| cells[square] = tile);
        let board = Board::new(&graph, &facts, &cells).expect("a sound board");
        let all = all_plays(&graph, &facts, &board, rack).expect("a sound rack");
        let counted = summary(&graph, &facts, &board, rack).expect("a sound rack");
        assert_eq!(best_play(&graph, &facts, &board, rack), Ok(all.first().copied()));
        assert_eq!(has_play(&graph, &facts, &board, rack), Ok(!all.is_empty()));
        for most in [0, 1, 2, 3, 100] {
            let mut top = all.clone();
            top_plays(&graph, &facts, &board, &Rack::new(rack), most, &mut top);
            assert_eq!(top, all[..most.min(all.len())]);
        }
        assert_eq!(counted.plays, all.len());
        rated_agree(&graph, &facts, &board, rack, &all);
        all.iter().map(|play| (play.x, play.y, play.down, play.tiles().to_vec(), play.score)).collect()
    }

    /// Rated plays are all plays, each with its score and the leave value, and the first of them is the best.
    fn rated_agree(graph: &WordGraph, facts: &Facts, board: &Board, rack: &[u8], all: &[Play]) {
        let mut leaves = LeaveValues::new(3, 6).expect("a small table");
        leaves.set(&[2], 4_500).expect("a sound set");
        leaves.set(&[0, 3], -3_250).expect("a sound set");
        let leave_map = |play: &Play| {
            let mut rack = Rack::new(rack);
            play.squares().for_each(|(_, _, tile)| assert!(rack.take_laid(tile)));
            match rack.tiles().collect::<Vec<u8>>()[..] {
                [2] => 4_500,
                [0, 3] => -3_250,
                _ => 0,
            }
        };
        let rate = |&play: &Play| Rated { equity: i64::from(play.score) * POINT + leave_map(&play), play };
        let mut rated: Vec<Rated> = all.iter().map(rate).collect();
        rated.sort_by_key(|rated| -rated.equity);
        assert_eq!(best_rated(graph, facts, &leaves, board, rack), Ok(rated.first().copied()));
        assert_eq!(all_rated(graph, facts, &leaves, board, rack), Ok(rated));
    }

    #[test]
    fn the_first_word_covers_or_begins_on_a_start_square() {
        let covers = plays(|_| (), &[], &[1, 2]);
        assert_eq!(covers.len(), 8);
        assert_eq!(covers[0], (1, 2, false, vec![1, 2], 3));
        let must_start_on_anchor = plays(|facts| facts.start_rule = StartRule::Begins, &[], &[1, 2]);
        assert_eq!(must_start_on_anchor.len(), 4);
        assert!(must_start_on_anchor.iter().all(|play| (play.0, play.1) == (2, 2)));
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
