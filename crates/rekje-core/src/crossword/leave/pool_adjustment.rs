//! What the tiles still unseen change in the values of leaves that are sums of parts.
//!
//! A value of a leave is by how much a rack is expected to be better than others if the leave is filled up from the whole box. The same parts
//! tell what it is if it is filled up from the tiles unseen: each tile drawn adds its own value and its pairs with the tiles kept and drawn. What
//! that is more than from the box changes the values.

use super::leave_map::{Held, Subrack};
use super::leave_parts::LeaveParts;
use super::leave_table::SIZES;
use crate::lexicon::machine_letters::MAX_LETTERS;

/// What a tile brings that is drawn from some tiles, in thousandths of a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draws {
    /// By itself.
    one: i64,
    /// With another tile drawn.
    pair: i64,
    /// By code: with a tile kept.
    kept: [i32; MAX_LETTERS + 1],
}

impl Draws {
    /// From so many tiles of each code. A tile of none brings nothing.
    pub fn new(ones: &[i32], twos: &[i32], counts: &[i64]) -> Draws {
        let total = counts.iter().sum::<i64>().max(1);
        let sum =
            |values: &[i32]| counts.iter().zip(values).map(|(count, &value)| count * i64::from(value)).sum::<i64>();
        let mut draws = Draws { one: sum(ones) / total, pair: 0, kept: [0; MAX_LETTERS + 1] };
        for ((code, row), count) in twos.chunks_exact(ones.len()).enumerate().zip(counts) {
            let pairs = sum(row);
            draws.kept[code] = (pairs / total) as i32;
            draws.pair += count * (pairs - i64::from(row[code]));
        }
        draws.pair /= (total * (total - 1)).max(1);
        draws
    }
}

/// What changes, for one position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PoolAdjustment {
    bag: usize,
    /// By code: what a tile kept gains with each tile drawn.
    with_drawn: [i32; MAX_LETTERS + 1],
    /// By the number of tiles laid: what those drawn for them are worth.
    drawn: [i32; SIZES],
}

impl PoolAdjustment {
    /// With these tiles unseen, `bag` of them in the bag.
    pub fn new(parts: &LeaveParts, unseen: impl IntoIterator<Item = u8>, bag: usize) -> PoolAdjustment {
        let mut counts = [0i64; MAX_LETTERS + 1];
        unseen.into_iter().for_each(|code| counts[usize::from(code) % (MAX_LETTERS + 1)] += 1);
        let now = Draws::new(&parts.ones, &parts.twos, &counts[..parts.ones.len()]);
        let usual = &parts.usual_draws;
        let mut adjustment = PoolAdjustment { bag, with_drawn: now.kept, drawn: [0; SIZES] };
        adjustment.with_drawn.iter_mut().zip(usual.kept).for_each(|(now, usual)| *now -= usual);
        let (one, pair) = (now.one - usual.one, now.pair - usual.pair);
        for (laid, drawn) in adjustment.drawn.iter_mut().enumerate() {
            let count = laid.min(bag) as i64;
            *drawn = (count * one + count * (count - 1) / 2 * pair) as i32;
        }
        adjustment
    }

    /// Add it to the values of all subracks of a rack of `rack` tiles.
    pub fn add(&self, rack: usize, held: &[Held], subracks: &[Subrack], values: &mut [i32]) {
        let mut with_drawn = vec![0; values.len()];
        for one in held {
            for i in one.step..one.step * (one.count + 1) {
                with_drawn[i] = with_drawn[i - one.step] + self.with_drawn[one.code];
            }
        }
        for ((value, with_drawn), subrack) in values.iter_mut().zip(with_drawn).zip(subracks) {
            let laid = (rack - subrack.size as usize) % SIZES;
            *value += laid.min(self.bag) as i32 * with_drawn + self.drawn[laid];
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{LeaveValues, RawLeaveParts};

    fn leaves() -> LeaveValues {
        let parts = RawLeaveParts {
            ones: vec![0, 1_000, -3_000],
            twos: vec![0, 0, 0, 0, -500, 2_000, 0, 2_000, 0],
            ..RawLeaveParts::default()
        };
        LeaveValues::of_parts(6, &parts).expect("sound parts")
    }

    #[test]
    fn tiles_drawn_add_their_values_and_their_pairs_with_those_kept_and_drawn() {
        let unseen = [1, 1, 1, 2];
        let leaves = leaves().at(unseen, 3);
        // Each tile drawn is worth 0 on average and 1,000 with a 2 kept (3 of 4 are a 1); with a 1 kept a quarter of 2,000 less 3 of 4 times 500.
        assert_eq!(leaves.value(&[2, 1], &[2]), Ok(-3_000 + 1_500));
        assert_eq!(leaves.value(&[2, 1], &[1]), Ok(1_000 + 125));
        // Two tiles drawn are both a 1 in half the cases, and a 1 and a 2 in the other half.
        assert_eq!(leaves.value(&[2, 1], &[]), Ok((-500 + 2_000) / 2));
    }

    #[test]
    fn no_more_is_drawn_than_there_is_in_the_bag() {
        let leaves = leaves().at([2; 8], 1);
        assert_eq!(leaves.value(&[1, 1, 1], &[1]), Ok(1_000 + 2_000 - 3_000));
    }

    #[test]
    fn from_the_whole_box_nothing_changes() {
        let parts = RawLeaveParts {
            ones: vec![0, 1_000, -3_000],
            twos: vec![0, 0, 0, 0, -500, 2_000, 0, 2_000, 0],
            tiles: vec![1, 4, 3],
            ..RawLeaveParts::default()
        };
        let leaves = LeaveValues::of_parts(6, &parts).expect("sound parts");
        let there = leaves.at([0, 1, 1, 1, 1, 2, 2, 2], 5);
        assert_eq!(there.exchanges(&[1, 1, 2]), leaves.exchanges(&[1, 1, 2]));
        assert_ne!(leaves.at([1; 8], 5).exchanges(&[1, 1, 2]), leaves.exchanges(&[1, 1, 2]));
    }
}
