//! Static bounds: a lower and an upper bound on a position's value, without a search of its moves.

use super::move_bounds::MoveBounds;
use super::node_state::MOST;
use super::position::board::Board;
use super::position::move_summary::Lists;
use super::proof_numbers::{ProofEntry, ProofNumbers};
use super::search_context::SearchContext;

/// Bounds on a position's value, from the bounds of its moves.
struct StaticBounds {
    /// The value of the position lies between these.
    low: i32,
    high: i32,
    /// The number of moves that don't end the game and may reach the value asked.
    open: u32,
}

impl SearchContext<'_> {
    /// The first entry of a position in the proof table: its static bounds, and as disproof number the number of moves that may
    /// reach `asked`. If neither player has a play, the value is known. A pass gives a better lower bound unless it ends the game.
    pub fn new_entry(&self, key: u64, plays: &Lists, asked: i32) -> ProofEntry {
        let mut bounds = self.static_bounds(&self.board, plays, asked);
        if plays.iter().all(Vec::is_empty) {
            bounds.low = self.board.stop(&self.move_lists.racks);
            bounds.high = bounds.low;
        } else if self.board.left > 1 && bounds.low < asked && bounds.high >= asked {
            bounds.low = bounds.low.max(self.least_of_a_pass(plays));
        }
        let mut known = ProofEntry::nothing(key);
        known.update((bounds.low, bounds.high), asked, ProofNumbers { yes: 1, no: bounds.open.max(1) });
        known
    }

    /// A lower bound on the value of a pass that doesn't end the game: the negative of an upper bound on what the other gains after it.
    pub fn least_of_a_pass(&self, plays: &Lists) -> i32 {
        let (own, other) = (self.board.mover, 1 - self.board.mover);
        let few = self.board.held[other].count_ones() <= 2 || plays[other].is_empty();
        if !few && !plays[own].iter().any(|play| self.board.goes_out(play)) {
            // Nothing bounds what the other can gain.
            return -MOST;
        }
        let mut passed = self.board.clone();
        passed.make(None, &self.move_lists.racks);
        -self.static_bounds(&passed, plays, 0).high
    }

    /// The upper bounds on the values of the moves on a board.
    pub fn move_bounds<'o>(&'o self, board: &'o Board, plays: &Lists) -> MoveBounds<'o> {
        MoveBounds::new((self.rules, &self.move_lists.racks), board, plays, !self.move_lists.is_first())
    }

    /// Bounds of a position's value for the mover without searching. Moves that end the game are valued exactly and raise
    /// both bounds; of the others only the most they can bring counts. `open` counts those that could bring `asked`.
    fn static_bounds(&self, board: &Board, plays: &Lists, asked: i32) -> StaticBounds {
        let move_bounds = self.move_bounds(board, plays);
        let mut bounds = StaticBounds { low: -MOST, high: -MOST, open: 0 };
        for play in plays[board.mover].iter().map(Some).chain([None]) {
            if let Some(value) = board.end(play, &self.move_lists.racks) {
                bounds.low = bounds.low.max(value);
                bounds.high = bounds.high.max(value);
            } else {
                let most = move_bounds.most(play).min(MOST);
                bounds.high = bounds.high.max(most);
                bounds.open += u32::from(most >= asked);
            }
        }
        bounds
    }
}
