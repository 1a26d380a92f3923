//! Self-play games that are resumed from a position in mid-game.

use super::table::{GameState, Table};
use super::{Action, Ending, GameRules, LeaveSchedule};
use crate::crossword::board::Board;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::word_graph::WordGraph;
use crate::random::Random;

/// A game in its middle: the board, the racks from the seat on turn on, the bag, of which the last tiles are drawn first,
/// and how many of the last turns were passes.
pub struct Midgame {
    pub board: Board,
    pub racks: Vec<Rack>,
    pub bag: Vec<u8>,
    pub passes: usize,
}

impl<'a> Table<'a> {
    /// Resume a game from a position. Seat 0 is the seat on turn, and scores start at 0.
    pub fn resume(graph: &'a WordGraph, facts: &'a Facts, rules: &'a GameRules, now: Midgame) -> Table<'a> {
        let seats = now.racks.len();
        let state = GameState {
            random: Random::new(0),
            bag: now.bag,
            board: now.board,
            racks: now.racks,
            first_racks: Vec::new(),
            scores: vec![0; seats],
            turns: Vec::with_capacity(32),
            passes: now.passes,
            turns_without_tiles: now.passes,
        };
        Table { graph, facts, rules, state }
    }

    /// Take the turn of the seat on turn: a play, or a pass. `bought` tells whether it bought tiles earlier in this turn.
    pub fn act(&mut self, play: Option<&Play>, bought: bool) {
        let seat = self.state.turns.len() % self.rules.seats;
        let action = match play {
            Some(play) => {
                self.lay(seat, play);
                Action::Play(*play)
            }
            None => Action::Pass,
        };
        self.end_turn(seat, action, bought, Vec::new());
    }

    /// The points of each seat, in thousandths: settled if the game is over, else with the leave value of its
    /// rack by `leave_schedule`.
    pub fn standings(self, ending: Option<Ending>, leave_schedule: &LeaveSchedule) -> Vec<i64> {
        if let Some(ending) = ending {
            return self.settle(ending).scores.iter().map(|&score| i64::from(score) * POINT).collect();
        }
        let leaves = leave_schedule.leaves(self.state.bag.len(), self.rules.full_bag(self.facts));
        let leave_value = |rack: &Rack| leaves.map_or(0, |leaves| leaves.sum_by_tile(rack));
        let GameState { racks, scores, .. } = &self.state;
        racks.iter().zip(scores).map(|(rack, &score)| i64::from(score) * POINT + leave_value(rack)).collect()
    }
}
