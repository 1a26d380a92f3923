//! What a position may be worth, at a glance.

use super::board::Board;
use super::hand::Hand;
use super::rules::EndRules;
use super::sight::EndPlay;
use super::squares::{Squares, laid, needs};
use crate::facts::Facts;

/// Both lay, in turn, the play that brings the most of those known, as long as nothing is in its way that was laid since:
/// on the squares `taken`, and by these plays themselves.
pub fn guess(
    (facts, rules, hands): (&Facts, &EndRules, &[Hand; 2]),
    board: &Board,
    plays: &[Vec<EndPlay>; 2],
    mut taken: Squares,
) -> i32 {
    let (mut held, mut player, mut sign, mut value, mut passes) = (board.held, board.mover, 1, 0, 0);
    loop {
        let other = 1 - player;
        let gain = rules.out(hands[other].points(held[other]));
        let worth = |play: &&EndPlay| play.play.score + play.points + if play.need == held[player] { gain } else { 0 };
        let open = |play: &&EndPlay| {
            play.need & !held[player] == 0 && !laid(facts, &play.play).any(|(square, _)| taken.has(square))
        };
        let best = plays[player].iter().filter(open).max_by_key(worth);
        if let Some(play) = best {
            passes = 0;
            value += sign * play.play.score;
            held[player] = hands[player].without(held[player], play.need);
            if held[player] == 0 {
                return value + sign * gain;
            }
            taken.unite(&needs(facts, &board.cells, play));
        } else {
            passes += 1;
            if passes == 2 {
                let points = |player: usize| hands[player].points(held[player]);
                return value + sign * rules.stop(points(player), points(other));
            }
        }
        (player, sign) = (other, -sign);
    }
}
