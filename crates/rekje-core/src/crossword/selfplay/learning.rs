//! Learning leave values from self-play.
//!
//! A player on turn with a full rack reaches some equity (score and leave, by the leave values it plays with). A regression tells how the
//! equity depends on the rack, by single tiles, pairs of tiles and larger sets. Leave values follow from that. A game only
//! adds whole numbers to [`RackSums`], so games can be played in any order and on any machine.

pub use crate::crossword::leave::leave_fit::{LeaveWeights, Penalties, leave_weights};
pub use crate::crossword::leave::rack_sums::RackSums;

use super::{GameRules, LeaveSchedule, observe_game};
use crate::crossword::board::facts::Facts;
use crate::error::Error;
use crate::lexicon::word_graph::WordGraph;

/// Play a game and observe every full rack as long as the bag holds more than two racks, and the equity reached with it, in thousandths of
/// a point.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use rekje_core::crossword::selfplay::learning::*;
///
/// let mut sums = RackSums::new(7).unwrap();
/// let schedule = LeaveSchedule::new(vec![LeaveValues::new(26, 6).unwrap()], None);
/// study_game(&graph, &facts, &rules, &schedule, 1, &mut sums).unwrap();
/// assert_eq!(sums.observations(), 0, "by these rules the bag holds ten tiles");
/// ```
pub fn study_game(
    graph: &WordGraph,
    facts: &Facts,
    rules: &GameRules,
    leave_schedule: &LeaveSchedule,
    seed: u64,
    sums: &mut RackSums,
) -> Result<(), Error> {
    if sums.size() != facts.rack_size() {
        return Err(Error::Length { what: "racks", is: sums.size(), should: facts.rack_size() });
    }
    observe_game(graph, facts, rules, leave_schedule, seed, |rack_equity| {
        if rack_equity.rack.size() == facts.rack_size() {
            sums.observe_rack(&rack_equity.rack, rack_equity.equity);
        }
    })
}
