//! What a player goes by: points alone, or also what is kept.

use crate::crossword::leave::leave_values::LeaveValues;

/// A kind of player. Without worths it takes the highest score.
#[derive(Debug, Clone, Default)]
pub struct Mind {
    /// What tiles kept are worth: in the beginning of a game, and so on in equal steps until the bag is nearly empty.
    leaves: Vec<LeaveValues>,
    /// What they are worth once the bag is empty; nothing where that isn't told.
    end: Option<LeaveValues>,
}

impl Mind {
    /// Who goes by these worths, the first while the bag is full, and by those of the end.
    pub fn new(leaves: Vec<LeaveValues>, end: Option<LeaveValues>) -> Mind {
        Mind { leaves, end }
    }

    /// The worths that count with so many tiles in a bag that had so many at first.
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
    fn worths_follow_the_bag() {
        let by_tile = |equity| LeaveValues::by_tile(&[0, equity]).expect("sound worths");
        let mind = Mind::new((0..=4).map(by_tile).collect(), Some(by_tile(9)));
        let at = |bag| mind.leaves(bag, 76).cloned();
        assert_eq!(
            (at(76), at(80), at(58), at(57)),
            (Some(by_tile(0)), Some(by_tile(0)), Some(by_tile(0)), Some(by_tile(1)))
        );
        assert_eq!((at(1), at(0)), (Some(by_tile(3)), Some(by_tile(9))));
        assert!(Mind::default().leaves(10, 76).is_none());
    }
}
