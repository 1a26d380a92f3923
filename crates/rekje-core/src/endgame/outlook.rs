//! What each move of the player on turn can be worth at most.

use super::board::Board;
use super::hand::Hand;
use super::outline::Outline;
use super::rules::EndRules;
use super::squares::Squares;

/// So many of the other's plays are held against a move.
const OUTS: usize = 12;

/// The plays with which the other goes out when its turn comes: as long as nothing is laid where they need the board as it is, a
/// move isn't worth more than it scores less one of them and what going out brings.
pub struct Outlook<'a> {
    rules: &'a EndRules,
    /// The points of the tiles that the player on turn holds.
    rest: i32,
    /// What they score, the highest first, and the squares they need.
    outs: Vec<(i32, Squares)>,
}

impl<'a> Outlook<'a> {
    /// `answers` are plays of the other; `begun`: tiles lie on the board, so that plays depend on the squares they need alone.
    pub fn new<'o>(
        (rules, hands): (&'a EndRules, &'a [Hand; 2]),
        board: &'a Board,
        answers: impl Iterator<Item = &'o Outline>,
        begun: bool,
    ) -> Outlook<'a> {
        let (rest, held) = (hands[board.mover].points(board.held[board.mover]), board.held[1 - board.mover]);
        let mut best: Vec<&Outline> = Vec::new();
        for play in answers.filter(|play| begun && play.need == held) {
            if best.len() < OUTS || best[OUTS - 1].score < play.score {
                best.insert(best.partition_point(|other| other.score >= play.score), play);
                best.truncate(OUTS);
            }
        }
        let outs = best.into_iter().map(|play| (play.score, board.needs(play))).collect();
        Outlook { rules, rest, outs }
    }

    /// The most that a move which doesn't end the game can be worth.
    pub fn most(&self, play: Option<&Outline>) -> i32 {
        let (score, points) = play.map_or((0, 0), |play| (play.score, play.points));
        let stands = |(_, needs): &&(i32, Squares)| play.is_none_or(|own| !needs.meets(own));
        let worth = |&(reply, _): &(i32, Squares)| score - reply - self.rules.out(self.rest - points);
        self.outs.iter().find(stands).map_or(i32::MAX, worth)
    }
}
