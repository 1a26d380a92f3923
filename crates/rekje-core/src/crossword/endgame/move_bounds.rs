//! Move bounds: an upper bound on the value of each move of the player on turn.

use super::node_state::MOST;
use super::position::board::Board;
use super::position::endgame_rack::{EndgameRack, Held};
use super::position::move_summary::{Lists, MoveSummary};
use super::position::rules::EndRules;
use super::position::squares::Squares;

/// The number of the opponent's plays that go out which are kept to bound moves.
const MOST_GOING_OUT: usize = 12;

/// Upper bounds on the values of the moves of the player on turn. Two answers of the other player bound a move's value:
///
/// 1. The other goes out with its next play, if the move leaves the squares free that this play needs. The move is then worth at most
///    its own score, less the play's score and what going out brings.
/// 2. The other only passes (`IfOtherPasses`).
pub struct MoveBounds<'a> {
    rules: &'a EndRules,
    /// The points of the tiles that the player on turn holds.
    rest: i32,
    /// The other's plays that go out: their scores, the highest first, and the squares that they need.
    going_out: Vec<(i32, Squares)>,
    if_other_passes: Option<IfOtherPasses>,
    /// The value if the game ends by passes now.
    stop: i32,
}

impl<'a> MoveBounds<'a> {
    /// The bounds for a position, from the plays of both players. `begun` tells whether tiles lie on the board. On an empty board
    /// plays depend on more than the squares that they need, so they get no bounds.
    pub fn new(
        (rules, racks): (&'a EndRules, &'a [EndgameRack; 2]),
        board: &'a Board,
        plays: &Lists,
        begun: bool,
    ) -> MoveBounds<'a> {
        let (own, other) = (board.mover, 1 - board.mover);
        let (rest, held) = (racks[own].points(board.held[own]), board.held[other]);
        let mut best: Vec<&MoveSummary> = Vec::new();
        for play in plays[other].iter().filter(|play| begun && play.tiles_used == held) {
            if best.len() < MOST_GOING_OUT || best[MOST_GOING_OUT - 1].score < play.score {
                best.insert(best.partition_point(|other| other.score >= play.score), play);
                best.truncate(MOST_GOING_OUT);
            }
        }
        let going_out = best.into_iter().map(|play| (play.score, board.squares_needed(play))).collect();
        let if_other_passes = IfOtherPasses::new((rules, racks), board, &plays[own]).filter(|_| begun);
        MoveBounds { rules, rest, going_out, if_other_passes, stop: board.stop(racks) }
    }

    /// An upper bound on the value of a move that doesn't end the game. After a play the other can go out with the best of its `going_out`
    /// plays that is still possible. After a pass the other can pass too, so a pass is worth no more than the end by passes.
    pub fn most(&self, play: Option<&MoveSummary>) -> i32 {
        let (score, points) = play.map_or((0, 0), |play| (play.score, play.points));
        let stands = |(_, squares_needed): &&(i32, Squares)| play.is_none_or(|own| !squares_needed.meets(own));
        let worth = |&(reply, _): &(i32, Squares)| score - reply - self.rules.out(self.rest - points);
        let most = self.going_out.iter().find(stands).map_or(i32::MAX, worth);
        match (play, &self.if_other_passes) {
            (Some(play), Some(if_other_passes)) => most.min(if_other_passes.most(play)),
            (Some(_), None) => most,
            (None, _) => most.min(self.stop),
        }
    }
}

/// What a player of two tiles can gain if the other only passes.
///
/// Once one of them lies, a play of the other is one of today, or its word holds both. But then both, laid at once in that line,
/// are a play of today, and score no less.
struct IfOtherPasses {
    /// The tile of the lowest bit by itself.
    low: Held,
    /// What the best play of that tile scores, and of the other one.
    best: [i32; 2],
    /// What both score at once, and so at most what the second does if its word holds both.
    both: i32,
    /// What is gained if the game ends with that tile in hand, or the other one.
    left: [i32; 2],
    /// What going out brings.
    out: i32,
}

impl IfOtherPasses {
    /// `plays`: those of the player on turn. None if it holds more tiles, or fewer.
    fn new(
        (rules, racks): (&EndRules, &[EndgameRack; 2]),
        board: &Board,
        plays: &[MoveSummary],
    ) -> Option<IfOtherPasses> {
        let (own, other) = (board.mover, 1 - board.mover);
        let held = board.held[own];
        if held.count_ones() != 2 {
            return None;
        }
        let low = held & held.wrapping_neg();
        let single = [low, racks[own].without(held, low)];
        let best = |tiles: Held| plays.iter().filter(|play| play.tiles_used == tiles).map(|play| play.score).max();
        let rest = racks[other].points(board.held[other]);
        Some(IfOtherPasses {
            low,
            best: single.map(|tile| best(tile).unwrap_or(-MOST)),
            both: best(held).map_or(-MOST, |score| score + board.more_for_one()),
            left: single.map(|tile| rules.stop(racks[own].points(tile), rest)),
            out: rules.out(rest),
        })
    }

    /// The most that laying one of the tiles can be worth.
    fn most(&self, play: &MoveSummary) -> i32 {
        let rest = usize::from(play.tiles_used == self.low);
        play.score + self.left[rest].max(self.best[rest].max(self.both) + self.out)
    }
}
