//! A leave schedule: the leave values that a player adds to a play's score, by how full the bag is. It is the whole strategy of a
//! self-play player.

use crate::crossword::leave::leave_values::LeaveValues;

/// Leave values for every stage of a game. A player without any takes the highest score.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let by_tile = |value| LeaveValues::by_tile(&[value; 27]).unwrap();
/// let schedule = LeaveSchedule::new(vec![by_tile(500), by_tile(100)], None);
/// assert_eq!(schedule.leaves(80, 80), Some(&by_tile(500)), "while the bag is full");
/// assert!(schedule.leaves(0, 80).is_none());
/// assert!(play_game(&graph, &facts, &rules, &[&schedule], 1).is_ok());
/// ```
#[derive(Debug, Clone, Default)]
pub struct LeaveSchedule {
    /// The first are for a full bag, the last for a nearly empty one, the others for equal steps between the two.
    leaves: Vec<LeaveValues>,
    /// For an empty bag; without them only the score counts then.
    end: Option<LeaveValues>,
}

impl LeaveSchedule {
    /// `leaves` from the full bag to the nearly empty one, `end` for the empty one.
    pub fn new(leaves: Vec<LeaveValues>, end: Option<LeaveValues>) -> LeaveSchedule {
        LeaveSchedule { leaves, end }
    }

    /// The leave values with `bag` tiles in the bag, which had `full` tiles at the start; `None` if only the score counts.
    pub fn leaves(&self, bag: usize, full: usize) -> Option<&LeaveValues> {
        if bag == 0 {
            return self.end.as_ref();
        }
        let last = self.leaves.len().checked_sub(1)?;
        Some(&self.leaves[full.saturating_sub(bag) * last / full.max(1)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leave_values_follow_the_bag() {
        let by_tile = |equity| LeaveValues::by_tile(&[0, equity]).expect("sound leave values");
        let leave_schedule = LeaveSchedule::new((0..=4).map(by_tile).collect(), Some(by_tile(9)));
        let at = |bag| leave_schedule.leaves(bag, 76).cloned();
        assert_eq!(
            (at(76), at(80), at(58), at(57)),
            (Some(by_tile(0)), Some(by_tile(0)), Some(by_tile(0)), Some(by_tile(1)))
        );
        assert_eq!((at(1), at(0)), (Some(by_tile(3)), Some(by_tile(9))));
        assert!(LeaveSchedule::default().leaves(10, 76).is_none());
    }
}
