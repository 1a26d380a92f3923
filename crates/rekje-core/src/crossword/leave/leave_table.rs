//! A table of the values of all sets of tiles.
//!
//! A set's index in the table is its rank among all sets (the combinatorial number system): no hashing, no gaps, four bytes a
//! set.

use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK};

/// The most sets of tiles that a table can have.
pub(super) const MOST_SETS: u64 = 1 << 24;

/// By place in a sorted set, then by code: what the tile adds to the set's rank among the sets of its size. The code after the last letter
/// stands for an empty place.
pub(super) type Ranks = Vec<[u32; MAX_LETTERS + 2]>;

/// A number for each size of a set. Their count is a power of two, so that a masked size needs no bounds check.
pub(super) type Sizes = [u32; SIZES];
pub(super) const SIZES: usize = 32;
const _: () = assert!(MAX_RACK < SIZES);

/// A table of leave values, in thousandths of a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveTable {
    letters: usize,
    pub(super) values: Vec<i32>,
    pub(super) ranks: Ranks,
    /// By the size of a set: what its empty places add to its rank.
    pub(super) padding_ranks: Sizes,
}

impl LeaveTable {
    /// All sets of at most `max_tiles` tiles, blanks among them, each with the value 0.
    pub fn new(letters: usize, max_tiles: usize) -> Result<LeaveTable, Error> {
        if letters == 0 || letters > MAX_LETTERS {
            return Err(Error::Letters(letters as i64));
        }
        let sets = if max_tiles < MAX_RACK { sets_of(letters + 1, max_tiles) } else { u64::MAX };
        if sets > MOST_SETS {
            return Err(Error::TooManyLeaves { most: max_tiles, letters });
        }
        let ranks = ranks(letters, max_tiles);
        let mut padding_ranks = [0; SIZES];
        for size in (0..max_tiles).rev() {
            padding_ranks[size] = padding_ranks[size + 1] + ranks[size][letters + 1];
        }
        Ok(LeaveTable { letters, values: vec![0; sets as usize], ranks, padding_ranks })
    }

    /// Set the value of a set of known codes, in any order.
    pub fn set(&mut self, kept: &[u8], value: i32) {
        let mut sorted = kept.to_vec();
        sorted.sort_unstable();
        sorted.resize(self.ranks.len(), self.letters as u8 + 1);
        self.values[rank(&self.ranks, &sorted)] = value;
    }
}

/// What tiles add to the ranks of sets of at most `max_tiles` tiles.
pub(super) fn ranks(letters: usize, max_tiles: usize) -> Ranks {
    let mut ranks = vec![[0; MAX_LETTERS + 2]; max_tiles];
    for (place, ranks) in (0..).zip(&mut ranks) {
        (0..).zip(&mut ranks[..letters + 2]).for_each(|(code, rank)| *rank = choose(code + place, place + 1) as u32);
    }
    ranks
}

/// The rank of a sorted set among the sets of its size.
pub(super) fn rank(ranks: &Ranks, sorted: &[u8]) -> usize {
    sorted.iter().zip(ranks).map(|(&code, ranks)| ranks[usize::from(code)]).sum::<u32>() as usize
}

/// How many sets of at most `tiles` tiles there are of so many codes.
pub(super) fn sets_of(codes: usize, tiles: usize) -> u64 {
    choose((codes + tiles) as u64, tiles as u64)
}

/// The binomial coefficient: how many subsets of `some` elements a set of `of` elements has.
fn choose(of: u64, some: u64) -> u64 {
    (0..some).fold(1u64, |product, i| product.saturating_mul(of.saturating_sub(i)) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_own_place() {
        let mut table = LeaveTable::new(3, 4).expect("a small table");
        let mut sets = vec![Vec::new()];
        for from in 0..4u8 {
            for set in sets.clone() {
                (1..=4 - set.len()).for_each(|more| sets.push([&set[..], &vec![from; more]].concat()));
            }
        }
        assert_eq!(sets.len(), table.values.len());
        (0..).zip(&sets).for_each(|(value, set)| table.set(set, value));
        let mut values = table.values.clone();
        values.sort_unstable();
        assert!((0..).zip(&values).all(|(value, &kept)| kept == value));
        assert_eq!(LeaveTable::new(26, 6).expect("a table of the usual size").values.len(), 1_107_568);
    }
}
