//! The endgame solver for two players: the bag is empty, so each player knows what the other holds.
//!
//! First an alpha-beta search estimates the value: negamax (Knuth & Moore, 1975) with null windows (Pearl, 1980; Marsland &
//! Campbell, 1982), a transposition table and iterative deepening. Then a proof-number search proves the value. The budget is a number
//! of nodes and not a time, so the same position always has the same answer.

mod move_bounds;
mod moves;
pub(in crate::crossword) mod node_state;
pub(crate) mod position;
mod principal_variation;
mod proof;
mod proof_numbers;
mod search;
pub(in crate::crossword) mod search_context;
mod short_look;
mod static_bounds;
mod static_evaluation;
#[cfg(test)]
pub(in crate::crossword) mod tests;
mod transposition_table;

pub use position::rules::{EndRules, RawEndRules};

use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::board::position::Position;
use crate::error::Error;
use crate::lexicon::word_graph::WordGraph;
use position::board::Board;
use position::endgame_rack::EndgameRack;
use position::move_lists::MoveLists;
use position::move_summary::EndPlay;
use position::rules::checked_range;
use search_context::{DEEPEST, SearchContext};

/// How a game ends if both play as well as was found.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
/// let mut cells = cells;
/// cells[112..115].copy_from_slice(&codes("CAT"));
/// let position = EndPosition { cells: &cells, racks: [&codes("S"), &codes("CC")], passes_left: 2 };
/// let found = end_game(&graph, &facts, &end_rules, &position, 10_000).unwrap();
/// // CATS scores 4, going out brings 2, and the other loses 2.
/// assert_eq!((found.value, found.proven), (8, true));
/// assert_eq!(found.line[0].map(|play| play.score), Some(4));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndGame {
    /// What the player on turn gains on the other from here to the end, settling included.
    pub value: i32,
    /// Whether that is proven; else it is what the deepest search within the budget says.
    pub proven: bool,
    /// Positions looked at.
    pub nodes: u64,
    /// Turns ahead that were searched.
    pub depth: u8,
    /// What both do, no play being a pass; as much of it as is still remembered, but at least the first turn.
    pub line: Vec<Option<Play>>,
}

/// A game between two players when the bag is empty: the board, the racks of the one on turn and of the other, and the
/// passes that are left before it ends.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
/// let racks: [&[u8]; 2] = [&codes("AT"), &codes("C")];
/// let position = EndPosition { cells: &cells, racks, passes_left: 2 };
/// assert!(end_game(&graph, &facts, &end_rules, &position, 1_000).is_ok());
/// let over = EndPosition { passes_left: 0, ..position };
/// assert!(end_game(&graph, &facts, &end_rules, &over, 1_000).is_err());
/// ```
pub struct EndPosition<'p> {
    /// The board, one byte a square, row by row.
    pub cells: &'p [u8],
    /// The rack of whoever is on turn, and the other.
    pub racks: [&'p [u8]; 2],
    /// Passes until the game ends.
    pub passes_left: i64,
}

/// Solve an endgame within a budget of nodes. If the value can't be proven in that, it is estimated.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
/// let position = EndPosition { cells: &cells, racks: [&codes("AT"), &codes("C")], passes_left: 2 };
/// let found = end_game(&graph, &facts, &end_rules, &position, 10_000).unwrap();
/// assert!(found.proven && found.value > 0);
/// ```
pub fn end_game(
    graph: &WordGraph,
    facts: &Facts,
    rules: &EndRules,
    position: &EndPosition,
    budget: u64,
) -> Result<EndGame, Error> {
    let budget = budget.max(1);
    Ok(solve(set_up(graph, facts, rules, position, budget)?, budget))
}

/// Check a position and set up the search for it: the racks, the board and the incremental move lists of both players.
fn set_up<'a>(
    graph: &'a WordGraph,
    facts: &'a Facts,
    rules: &'a EndRules,
    position: &EndPosition,
    budget: u64,
) -> Result<SearchContext<'a>, Error> {
    if graph.letters() != facts.letters {
        return Err(Error::LettersDiffer { words: graph.letters(), facts: facts.letters });
    }
    let left = checked_range("passes_left", position.passes_left, 1, i64::from(rules.passes))? as u8;
    for rack in position.racks {
        checked_range("the rack's size", rack.len() as i64, 1, facts.rack_size as i64)?;
    }
    let [own, other] = position.racks.map(|rack| Position::new(facts, position.cells, rack));
    let (own, other) = (own?, other?);
    let racks = [EndgameRack::new(facts, &own.rack), EndgameRack::new(facts, &other.rack)];
    let board = Board::new(facts, rules, &own.cells, [racks[0].all, racks[1].all], left);
    let held = [racks[0].all, racks[1].all];
    let move_lists = MoveLists::new(graph, facts, (racks, held), &own.cells, budget);
    Ok(SearchContext::new(rules, move_lists, board, budget))
}

/// With a smaller budget there is no proof-number search, and the alpha-beta search goes one turn deeper each time.
const FEW_NODES: u64 = 1_000;
/// The budget of the alpha-beta search whose value the proof search asks for first.
const GUESS_NODES: u64 = 500;
/// How many turns deeper each alpha-beta search goes with a larger budget. The depths are odd, so that they end with the refutations of
/// the turn before, which cost little to search.
const DEPTH_STEP: u8 = 2;

/// Solve the position of a search, in three steps:
///
/// 1. A small alpha-beta search estimates the value.
/// 2. The proof search starts from that estimate, with nine tenths of the budget.
/// 3. If it doesn't finish, the alpha-beta search goes on with the rest of the budget. A root move that the proof search has shown to be
///    worth more replaces its best move, and its value is clamped to the bounds shown.
fn solve(mut search: SearchContext, budget: u64) -> EndGame {
    let mut found = BestSoFar { play: None, value: search.board.stop(search.racks()), proven: false, depth: 0 };
    if budget < FEW_NODES {
        found.deepen(&mut search, 1, 1, budget);
        return found.into_answer(&mut search);
    }
    let depth = found.deepen(&mut search, 1, DEPTH_STEP, GUESS_NODES);
    if found.proven {
        return found.into_answer(&mut search);
    }
    search.limit = budget - budget / 10;
    if let Ok(value) = search.prove(found.value) {
        let (nodes, depth) = (search.nodes, search.furthest as u8 + 1);
        return EndGame { value, proven: true, nodes, depth, line: principal_variation::proven(&mut search, value) };
    }
    let (proven_move, bounds) = (search.chosen, search.shown);
    found.deepen(&mut search, depth, DEPTH_STEP, budget);
    if let Some((play, least)) = proven_move.filter(|(_, least)| least.value > found.value && !found.proven) {
        (found.play, found.value) = (play, least.value);
    }
    found.value = found.value.clamp(bounds.0, bounds.1);
    found.into_answer(&mut search)
}

/// The best that was found so far.
struct BestSoFar {
    play: Option<EndPlay>,
    value: i32,
    proven: bool,
    depth: u8,
}

impl BestSoFar {
    /// Iterative deepening from `depth` on, until `limit` nodes are visited or the value is proven. It returns the depth that would
    /// come next.
    fn deepen(&mut self, search: &mut SearchContext, mut depth: u8, step: u8, limit: u64) -> u8 {
        search.limit = limit;
        while !self.proven && depth < DEEPEST && self.search_to_depth(search, depth) {
            depth += step;
        }
        depth
    }

    fn into_answer(self, search: &mut SearchContext) -> EndGame {
        let BestSoFar { play, value, proven, depth } = self;
        EndGame { value, proven, nodes: search.nodes, depth, line: principal_variation::remembered(search, play) }
    }

    /// Search `depth` turns ahead; false if the budget ran out. The best move of an unfinished search is taken all the same.
    fn search_to_depth(&mut self, search: &mut SearchContext, depth: u8) -> bool {
        let whole = search.search_root(depth);
        if let Some((play, found)) = search.chosen {
            (self.play, self.value) = (play, found.value);
        }
        let Ok(found) = whole else { return false };
        (self.value, self.proven, self.depth) = (found.value, found.full, depth.min(search.furthest as u8 + 1));
        true
    }
}
