//! What is known of a position before any of its moves is looked into.

use super::course::MOST;
use super::footing::Search;
use super::outlook::Outlook;
use super::position::board::Board;
use super::position::outline::Lists;
use super::proofs::{Effort, Known};

/// What the moves of a position tell by themselves.
struct Glance {
    /// Its value lies between these.
    low: i32,
    high: i32,
    /// So many moves may be worth what is asked, and go on.
    open: u32,
}

impl Search<'_> {
    /// A position that wasn't met before, with the plays in sight.
    pub fn first_look(&self, key: u64, plays: &Lists, asked: i32) -> Known {
        let mut glance = self.glance_at(&self.board, plays, asked);
        if plays.iter().all(Vec::is_empty) {
            glance.low = self.board.stop(&self.sight.hands);
            glance.high = glance.low;
        } else if self.board.left > 1 && glance.low < asked && glance.high >= asked {
            glance.low = glance.low.max(self.least_of_a_pass(plays));
        }
        let mut known = Known::nothing(key);
        known.learn((glance.low, glance.high), asked, Effort { yes: 1, no: glance.open.max(1) });
        known
    }

    /// What a pass that doesn't end the game is worth at least: that much less than the most that the other can gain then.
    pub fn least_of_a_pass(&self, plays: &Lists) -> i32 {
        let (own, other) = (self.board.mover, 1 - self.board.mover);
        let few = self.board.held[other].count_ones() <= 2 || plays[other].is_empty();
        if !few && !plays[own].iter().any(|play| self.board.goes_out(play)) {
            // Nothing bounds what the other can gain.
            return -MOST;
        }
        let mut passed = self.board.clone();
        passed.make(None, &self.sight.hands);
        -self.glance_at(&passed, plays, 0).high
    }

    /// What the moves on a board can be worth at most.
    pub fn outlook<'o>(&'o self, board: &'o Board, plays: &Lists) -> Outlook<'o> {
        Outlook::new((self.rules, &self.sight.hands), board, plays, !self.sight.is_first())
    }

    fn glance_at(&self, board: &Board, plays: &Lists, asked: i32) -> Glance {
        let outlook = self.outlook(board, plays);
        let mut glance = Glance { low: -MOST, high: -MOST, open: 0 };
        for play in plays[board.mover].iter().map(Some).chain([None]) {
            if let Some(value) = board.end(play, &self.sight.hands) {
                glance.low = glance.low.max(value);
                glance.high = glance.high.max(value);
            } else {
                let most = outlook.most(play).min(MOST);
                glance.high = glance.high.max(most);
                glance.open += u32::from(most >= asked);
            }
        }
        glance
    }
}
