//! Static evaluation: an estimate of a position at the horizon of the search.

use super::position::board::Board;
use super::position::endgame_rack::EndgameRack;
use super::position::move_summary::{Lists, MoveSummary};
use super::position::rules::EndRules;
use super::position::squares::Squares;

/// Both lay, in turn, the first of the plays known (so they should be in order of what they bring) in whose way nothing was
/// laid since: on the squares `taken`, and by these plays themselves.
pub fn evaluate(
    (rules, racks): (&EndRules, &[EndgameRack; 2]),
    board: &Board,
    plays: &Lists,
    mut taken: Squares,
) -> i32 {
    let (mut held, mut player, mut sign, mut value, mut passes) = (board.held, board.mover, 1, 0, 0);
    loop {
        let other = 1 - player;
        let gain = rules.out(racks[other].points(held[other]));
        let open = |play: &&MoveSummary| play.tiles_used & !held[player] == 0 && !taken.meets(play);
        if let Some(play) = plays[player].iter().find(open) {
            passes = 0;
            value += sign * play.score;
            held[player] = racks[player].without(held[player], play.tiles_used);
            if held[player] == 0 {
                return value + sign * gain;
            }
            taken.unite(&board.squares_needed(play));
        } else {
            passes += 1;
            if passes == 2 {
                let points = |player: usize| racks[player].points(held[player]);
                return value + sign * rules.stop(points(player), points(other));
            }
        }
        (player, sign) = (other, -sign);
    }
}
