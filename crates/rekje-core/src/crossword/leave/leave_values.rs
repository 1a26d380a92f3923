//! Leave values: what the tiles kept on the rack are worth, for every set of them.
//!
//! A set's place in the table is its rank among all sets of so many tiles (the combinatorial number system): no hashing,
//! no gaps, four bytes a set. Where racks grow too large for such a table, each tile has a worth of its own.

use super::leave_map::LeaveMap;
use crate::crossword::board::rack::Rack;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK};

/// The most sets a table can have.
const MOST_SETS: u64 = 1 << 24;
/// How many units of a leave value make a point.
pub const POINT: i64 = 1000;

/// A table of leave values, in thousandths of a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveValues {
    letters: usize,
    pub(super) most: usize,
    pub(super) worths: Vec<i32>,
    /// What a tile adds to the rank of a set, by its place in order there and its code; last, that no tile is there.
    pub(super) ranks: Vec<[u32; MAX_LETTERS + 2]>,
    /// By how many tiles a set has: what the empty places behind them add to its rank.
    pub(super) tails: Sizes,
    /// By code, what a tile is worth by itself; there is no table then.
    pub(super) alone: Option<[i32; MAX_LETTERS + 1]>,
}

/// A number for each size of a set; as many as a power of two, so that a size needs no check.
pub(super) type Sizes = [u32; SIZES];
pub(super) const SIZES: usize = 32;
const _: () = assert!(MAX_RACK < SIZES);

impl LeaveValues {
    /// All sets of at most so many tiles, blanks among them, worth nothing yet.
    pub fn new(letters: usize, most: usize) -> Result<LeaveValues, Error> {
        if letters == 0 || letters > MAX_LETTERS {
            return Err(Error::Letters(letters as i64));
        }
        let sets = if most < MAX_RACK { choose(letters as u64 + 1 + most as u64, most as u64) } else { u64::MAX };
        if sets > MOST_SETS {
            return Err(Error::TooManyLeaves { most, letters });
        }
        let mut ranks = vec![[0; MAX_LETTERS + 2]; most];
        for (place, ranks) in (0..).zip(&mut ranks) {
            (0..)
                .zip(&mut ranks[..letters + 2])
                .for_each(|(code, rank)| *rank = choose(code + place, place + 1) as u32);
        }
        let mut tails = [0; SIZES];
        for size in (0..most).rev() {
            tails[size] = tails[size + 1] + ranks[size][letters + 1];
        }
        Ok(LeaveValues { letters, most, worths: vec![0; sets as usize], ranks, tails, alone: None })
    }

    /// Each tile has a worth of its own, by code, in thousandths of a point, whatever else is kept; for racks of any size.
    pub fn by_tile(worths: &[i32]) -> Result<LeaveValues, Error> {
        let letters = check_codes("worths by tile", worths.len())?;
        let mut alone = [0; MAX_LETTERS + 1];
        alone[..=letters].copy_from_slice(worths);
        Ok(LeaveValues {
            letters,
            most: MAX_RACK,
            worths: Vec::new(),
            ranks: Vec::new(),
            tails: [0; SIZES],
            alone: Some(alone),
        })
    }

    /// All sets of at most so many tiles, each worth the sum of its tiles, by code, and of each two of them: a row of
    /// worths for each code, by the code of the other. All in thousandths of a point.
    pub fn summed(most: usize, ones: &[i32], twos: &[i32]) -> Result<LeaveValues, Error> {
        let letters = check_codes("worths by tile", ones.len())?;
        let should = ones.len() * ones.len();
        if twos.len() != should {
            return Err(Error::Length { what: "worths by two tiles", is: twos.len(), should });
        }
        let mut leaves = LeaveValues::new(letters, most)?;
        let summing = Summing { ones, twos, tails: leaves.tails };
        summing.fill(&mut leaves, &mut Vec::with_capacity(most), 0, 0);
        Ok(leaves)
    }

    /// How many letters the letter set has.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// What the tiles of a rack are worth, if each has a worth of its own; else nothing.
    pub(crate) fn one_by_one(&self, rack: &Rack) -> i64 {
        self.alone.map_or(0, |alone| rack.tiles().map(|code| i64::from(alone[usize::from(code)])).sum())
    }

    /// The most tiles of a set.
    pub fn most(&self) -> usize {
        self.most
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

    /// Say what a set of codes is worth, in thousandths of a point.
    pub fn set(&mut self, kept: &[u8], worth: i32) -> Result<(), Error> {
        if kept.len() > self.most {
            let (value, high) = (kept.len() as i64, self.most as i64);
            return Err(Error::Range { what: "the size of a set of tiles kept", value, low: 0, high });
        }
        if let Some(&code) = kept.iter().find(|&&code| usize::from(code) > self.letters) {
            return Err(Error::UnknownLetter { code, letters: self.letters });
        }
        let mut sorted = kept.to_vec();
        sorted.sort_unstable();
        sorted.resize(self.most, self.letters as u8 + 1);
        let rank: u32 = sorted.iter().zip(&self.ranks).map(|(&code, ranks)| ranks[usize::from(code)]).sum();
        self.worths[rank as usize] = worth;
        Ok(())
    }
}

fn check_codes(what: &'static str, count: usize) -> Result<usize, Error> {
    match count {
        2..=MAX_CODES => Ok(count - 1),
        _ => Err(Error::Range { what, value: count as i64, low: 2, high: MAX_CODES as i64 }),
    }
}

const MAX_CODES: usize = MAX_LETTERS + 1;

/// Worths of sets as sums.
struct Summing<'a> {
    ones: &'a [i32],
    twos: &'a [i32],
    tails: Sizes,
}

impl Summing<'_> {
    /// Set the worth of a set of codes in order, whose rank and worth are told, and of all sets that begin with it.
    fn fill(&self, leaves: &mut LeaveValues, set: &mut Vec<u8>, rank: u32, worth: i32) {
        leaves.worths[(rank + self.tails[set.len()]) as usize] = worth;
        if set.len() == leaves.most {
            return;
        }
        for code in set.last().copied().unwrap_or(0)..=leaves.letters as u8 {
            let row = &self.twos[usize::from(code) * self.ones.len()..];
            let more = self.ones[usize::from(code)] + set.iter().map(|&other| row[usize::from(other)]).sum::<i32>();
            let next = rank + leaves.ranks[set.len()][usize::from(code)];
            set.push(code);
            self.fill(leaves, set, next, worth + more);
            set.pop();
        }
    }
}

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
        assert_eq!(sets.len(), leaves.worths.len());
        for (worth, set) in (0..).zip(&sets) {
            leaves.set(set, worth).expect("a sound set");
        }
        let mut worths = leaves.worths.clone();
        worths.sort_unstable();
        assert!((0..).zip(&worths).all(|(worth, &kept)| kept == worth));
    }

    #[test]
    fn turns_down_what_has_no_place() {
        assert!(LeaveValues::new(0, 3).is_err());
        assert!(LeaveValues::new(63, 20).is_err());
        let mut leaves = LeaveValues::new(26, 6).expect("a table of the usual size");
        assert_eq!(leaves.worths.len(), 1_107_568);
        assert!(leaves.set(&[1; 7], 0).is_err());
        assert!(leaves.set(&[27], 0).is_err());
    }

    #[test]
    fn a_set_is_worth_its_tiles_and_each_two_of_them() {
        let (ones, twos) = ([100, 20, 3], [7, 0, 0, 0, -1, 30, 0, 30, 0]);
        let summed = LeaveValues::summed(3, &ones, &twos).expect("a small table");
        let mut told = LeaveValues::new(2, 3).expect("a small table");
        for (set, worth) in [
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
            told.set(set, worth).expect("a sound set");
        }
        assert_eq!(summed, told);
        assert!(LeaveValues::summed(3, &ones, &twos[1..]).is_err());
        assert!(LeaveValues::by_tile(&[1]).is_err());
    }
}
