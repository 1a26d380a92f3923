//! Leave values: what the tiles kept on the rack are worth, for every set of them.
//!
//! A set's index in the table is its rank among all sets (the combinatorial number system): no hashing, no gaps, four bytes a
//! set. If racks are too large for such a table, the value of a set is the sum of its tiles' values.

use super::leave_map::LeaveMap;
use crate::crossword::board::rack::Rack;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK};

/// The most sets of tiles that a table can have.
const MOST_SETS: u64 = 1 << 24;
/// How many units of a leave value make a point.
pub const POINT: i64 = 1000;

/// A table of leave values, in thousandths of a point.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let mut leaves = LeaveValues::new(26, 6).unwrap();
/// leaves.set(&codes("QU"), 1_500).unwrap();
/// assert_eq!((leaves.letters(), leaves.max_tiles()), (26, 6));
/// // Values of single tiles, for racks of any size: a blank, then A, B, C.
/// assert!(LeaveValues::by_tile(&[25_000, 500, -1_000, -500]).is_ok());
/// // Sums of the values of tiles and of pairs of tiles.
/// assert!(LeaveValues::summed(3, &[9_000, 0, 100], &[0; 9]).is_ok());
/// let kept = leaves.exchanges(&codes("QUA")).unwrap();
/// assert_eq!(kept[0], (codes("A"), 1_500));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveValues {
    letters: usize,
    pub(super) max_tiles: usize,
    pub(super) values: Vec<i32>,
    /// By place in the sorted set, then by code: what the tile adds to the set's rank. The code after the last letter stands for an empty
    /// place.
    pub(super) ranks: Vec<[u32; MAX_LETTERS + 2]>,
    /// By the size of a set: what its empty places add to its rank.
    pub(super) padding_ranks: Sizes,
    /// By code: the value of a tile by itself, if the value of a set is the sum of its tiles'. There is no table then.
    pub(super) by_tile: Option<[i32; MAX_LETTERS + 1]>,
}

/// A number for each size of a set. Their count is a power of two, so that a masked size needs no bounds check.
pub(super) type Sizes = [u32; SIZES];
pub(super) const SIZES: usize = 32;
const _: () = assert!(MAX_RACK < SIZES);

impl LeaveValues {
    /// A table of all sets of at most `max_tiles` tiles, blanks among them, each with the value 0.
    pub fn new(letters: usize, max_tiles: usize) -> Result<LeaveValues, Error> {
        if letters == 0 || letters > MAX_LETTERS {
            return Err(Error::Letters(letters as i64));
        }
        let sets = if max_tiles < MAX_RACK {
            choose(letters as u64 + 1 + max_tiles as u64, max_tiles as u64)
        } else {
            u64::MAX
        };
        if sets > MOST_SETS {
            return Err(Error::TooManyLeaves { most: max_tiles, letters });
        }
        let mut ranks = vec![[0; MAX_LETTERS + 2]; max_tiles];
        for (place, ranks) in (0..).zip(&mut ranks) {
            (0..)
                .zip(&mut ranks[..letters + 2])
                .for_each(|(code, rank)| *rank = choose(code + place, place + 1) as u32);
        }
        let mut padding_ranks = [0; SIZES];
        for size in (0..max_tiles).rev() {
            padding_ranks[size] = padding_ranks[size + 1] + ranks[size][letters + 1];
        }
        Ok(LeaveValues { letters, max_tiles, values: vec![0; sets as usize], ranks, padding_ranks, by_tile: None })
    }

    /// Values for racks of any size: the value of a set is the sum of its tiles' `values`, by code, in thousandths of a point.
    pub fn by_tile(values: &[i32]) -> Result<LeaveValues, Error> {
        let letters = check_codes("values by tile", values.len())?;
        let mut by_tile = [0; MAX_LETTERS + 1];
        by_tile[..=letters].copy_from_slice(values);
        Ok(LeaveValues {
            letters,
            max_tiles: MAX_RACK,
            values: Vec::new(),
            ranks: Vec::new(),
            padding_ranks: [0; SIZES],
            by_tile: Some(by_tile),
        })
    }

    /// A table of all sets of at most `max_tiles` tiles. The value of a set is the sum of its tiles' values (`ones`, by code) and of its
    /// pairs' values (`twos`, a row for each code, by the code of the other tile), in thousandths of a point.
    pub fn summed(max_tiles: usize, ones: &[i32], twos: &[i32]) -> Result<LeaveValues, Error> {
        let letters = check_codes("values by tile", ones.len())?;
        let should = ones.len() * ones.len();
        if twos.len() != should {
            return Err(Error::Length { what: "values by two tiles", is: twos.len(), should });
        }
        let mut leaves = LeaveValues::new(letters, max_tiles)?;
        let summing = PairSums { ones, twos, padding_ranks: leaves.padding_ranks };
        summing.fill(&mut leaves, &mut Vec::with_capacity(max_tiles), 0, 0);
        Ok(leaves)
    }

    /// How many letters the letter set has.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// The sum of the values of a rack's tiles, if each tile has a value of its own; else 0.
    pub(crate) fn sum_by_tile(&self, rack: &Rack) -> i64 {
        self.by_tile.map_or(0, |by_tile| rack.tiles().map(|code| i64::from(by_tile[usize::from(code)])).sum())
    }

    /// The most tiles of a set.
    pub fn max_tiles(&self) -> usize {
        self.max_tiles
    }

    /// The exchanges of a rack that keep most, one for each number of tiles given, fewest first: the tiles given, and what
    /// those kept are worth in thousandths of a point.
    pub fn exchanges(&self, rack: &[u8]) -> Result<Vec<(Vec<u8>, i32)>, Error> {
        if rack.len() > MAX_RACK {
            return Err(Error::LeavesTooSmall { most: MAX_RACK, size: rack.len() });
        }
        if let Some(&code) = rack.iter().find(|&&code| usize::from(code) > self.letters) {
            return Err(Error::UnknownLetter { code, letters: self.letters });
        }
        let rack = Rack::new(rack);
        Ok(LeaveMap::new(self, &rack)?.exchanges(&rack))
    }

    /// Set the value of a set of tiles, given as codes in any order, in thousandths of a point. It panics for values made by
    /// `by_tile`, which have no table.
    pub fn set(&mut self, kept: &[u8], value: i32) -> Result<(), Error> {
        if kept.len() > self.max_tiles {
            let (value, high) = (kept.len() as i64, self.max_tiles as i64);
            return Err(Error::Range { what: "the size of a set of tiles kept", value, low: 0, high });
        }
        if let Some(&code) = kept.iter().find(|&&code| usize::from(code) > self.letters) {
            return Err(Error::UnknownLetter { code, letters: self.letters });
        }
        let mut sorted = kept.to_vec();
        sorted.sort_unstable();
        sorted.resize(self.max_tiles, self.letters as u8 + 1);
        let rank: u32 = sorted.iter().zip(&self.ranks).map(|(&code, ranks)| ranks[usize::from(code)]).sum();
        self.values[rank as usize] = value;
        Ok(())
    }
}

/// The number of letters, from the number of codes, which include the blank; an error if no letter set has so many.
fn check_codes(what: &'static str, count: usize) -> Result<usize, Error> {
    match count {
        2..=MAX_CODES => Ok(count - 1),
        _ => Err(Error::Range { what, value: count as i64, low: 2, high: MAX_CODES as i64 }),
    }
}

const MAX_CODES: usize = MAX_LETTERS + 1;

/// Fills a table with sums of the values of tiles and pairs ([`LeaveValues::summed`]).
struct PairSums<'a> {
    ones: &'a [i32],
    twos: &'a [i32],
    padding_ranks: Sizes,
}

impl PairSums<'_> {
    /// Set the value of `set` (sorted codes) to `value`, and the values of all sets that begin with it. `rank` is the sum of its tiles'
    /// ranks.
    fn fill(&self, leaves: &mut LeaveValues, set: &mut Vec<u8>, rank: u32, value: i32) {
        leaves.values[(rank + self.padding_ranks[set.len()]) as usize] = value;
        if set.len() == leaves.max_tiles {
            return;
        }
        for code in set.last().copied().unwrap_or(0)..=leaves.letters as u8 {
            let row = &self.twos[usize::from(code) * self.ones.len()..];
            let more = self.ones[usize::from(code)] + set.iter().map(|&other| row[usize::from(other)]).sum::<i32>();
            let next = rank + leaves.ranks[set.len()][usize::from(code)];
            set.push(code);
            self.fill(leaves, set, next, value + more);
            set.pop();
        }
    }
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
        let mut leaves = LeaveValues::new(3, 4).expect("a small table");
        let mut sets = vec![Vec::new()];
        for from in 0..4u8 {
            for set in sets.clone() {
                (1..=4 - set.len()).for_each(|more| sets.push([&set[..], &vec![from; more]].concat()));
            }
        }
        assert_eq!(sets.len(), leaves.values.len());
        for (value, set) in (0..).zip(&sets) {
            leaves.set(set, value).expect("a sound set");
        }
        let mut values = leaves.values.clone();
        values.sort_unstable();
        assert!((0..).zip(&values).all(|(value, &kept)| kept == value));
    }

    #[test]
    fn turns_down_what_has_no_place() {
        assert!(LeaveValues::new(0, 3).is_err());
        assert!(LeaveValues::new(63, 20).is_err());
        let mut leaves = LeaveValues::new(26, 6).expect("a table of the usual size");
        assert_eq!(leaves.values.len(), 1_107_568);
        assert!(leaves.set(&[1; 7], 0).is_err());
        assert!(leaves.set(&[27], 0).is_err());
    }

    #[test]
    fn a_set_is_worth_its_tiles_and_each_two_of_them() {
        let (ones, twos) = ([100, 20, 3], [7, 0, 0, 0, -1, 30, 0, 30, 0]);
        let summed = LeaveValues::summed(3, &ones, &twos).expect("a small table");
        let mut told = LeaveValues::new(2, 3).expect("a small table");
        for (set, value) in [
            (&[][..], 0),
            (&[0], 100),
            (&[1], 20),
            (&[2], 3),
            (&[0, 0], 207),
            (&[0, 1], 120),
            (&[0, 2], 103),
            (&[1, 1], 39),
            (&[1, 2], 53),
            (&[2, 2], 6),
            (&[0, 0, 0], 321),
            (&[0, 0, 1], 227),
            (&[0, 0, 2], 210),
            (&[0, 1, 1], 139),
            (&[0, 1, 2], 153),
            (&[0, 2, 2], 106),
            (&[1, 1, 1], 57),
            (&[1, 1, 2], 102),
            (&[1, 2, 2], 86),
            (&[2, 2, 2], 9),
        ] {
            told.set(set, value).expect("a sound set");
        }
        assert_eq!(summed, told);
        assert!(LeaveValues::summed(3, &ones, &twos[1..]).is_err());
        assert!(LeaveValues::by_tile(&[1]).is_err());
    }
}
