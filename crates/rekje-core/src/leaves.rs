//! What tiles kept on the rack are worth, for every set of them.
//!
//! A set's place in the table is its rank among all sets of so many tiles (the combinatorial number system): no hashing,
//! no gaps, four bytes a set. Where racks grow too large for such a table, each tile has a worth of its own.

use crate::codes::{MAX_LETTERS, MAX_RACK};
use crate::error::Error;
use crate::rack::Rack;

/// The most sets a table can have.
const MOST_SETS: u64 = 1 << 24;
/// In how many parts of a point worths are told.
pub const POINT: i64 = 1000;

/// A table of worths, in thousandths of a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leaves {
    letters: usize,
    most: usize,
    worths: Vec<i32>,
    /// What a tile adds to the rank of a set, by its place in order there and its code; last, that no tile is there.
    ranks: Vec<[u32; MAX_LETTERS + 2]>,
    /// By how many tiles a set has: what the empty places behind them add to its rank.
    tails: Sizes,
    /// By code, what a tile is worth by itself; there is no table then.
    alone: Option<[i32; MAX_LETTERS + 1]>,
}

/// A number for each size of a set; as many as a power of two, so that a size needs no check.
type Sizes = [u32; SIZES];
const SIZES: usize = 32;
const _: () = assert!(MAX_RACK < SIZES);

/// Racks of more tiles have so many parts that they aren't listed where each tile has a worth of its own.
const MOST_LISTED: usize = 10;

impl Leaves {
    /// All sets of at most so many tiles, blanks among them, worth nothing yet.
    pub fn new(letters: usize, most: usize) -> Result<Leaves, Error> {
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
        Ok(Leaves { letters, most, worths: vec![0; sets as usize], ranks, tails, alone: None })
    }

    /// Each tile has a worth of its own, by code, in thousandths of a point, whatever else is kept; for racks of any size.
    pub fn by_tile(worths: &[i32]) -> Result<Leaves, Error> {
        let letters = check_codes("worths by tile", worths.len())?;
        let mut alone = [0; MAX_LETTERS + 1];
        alone[..=letters].copy_from_slice(worths);
        Ok(Leaves {
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
    pub fn summed(most: usize, ones: &[i32], twos: &[i32]) -> Result<Leaves, Error> {
        let letters = check_codes("worths by tile", ones.len())?;
        let should = ones.len() * ones.len();
        if twos.len() != should {
            return Err(Error::Length { what: "worths by two tiles", is: twos.len(), should });
        }
        let mut leaves = Leaves::new(letters, most)?;
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
        Ok(Kept::new(self, &rack)?.exchanges(&rack))
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
    fn fill(&self, leaves: &mut Leaves, set: &mut Vec<u8>, rank: u32, worth: i32) {
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

/// What each part of one rack is worth when it is kept.
#[derive(Debug, Clone)]
pub struct Kept {
    /// By code, what one tile of it adds to the number of a part.
    pub steps: [u32; MAX_LETTERS + 1],
    /// By the number of a part; without any, the number is what the part is worth.
    pub worths: Vec<i32>,
    /// The most that is kept after so many tiles were laid.
    pub best: [i32; MAX_RACK + 1],
    whole: u32,
}

impl Kept {
    /// Without a table nothing is worth anything, and all parts share a number.
    pub fn nothing() -> Kept {
        Kept { steps: [0; MAX_LETTERS + 1], worths: vec![0], best: [0; MAX_RACK + 1], whole: 0 }
    }

    /// The whole rack, of which nothing was laid, counts for nothing.
    pub fn new(leaves: &Leaves, rack: &Rack) -> Result<Kept, Error> {
        if rack.size() > leaves.most + 1 {
            return Err(Error::LeavesTooSmall { most: leaves.most, size: rack.size() });
        }
        if let Some(alone) = leaves.alone.as_ref().filter(|_| rack.size() > MOST_LISTED) {
            return Ok(Kept::by_tile(alone, rack));
        }
        let mut kept = Kept { best: [i32::MIN; MAX_RACK + 1], ..Kept::nothing() };
        let mut parts = 1;
        let mut held = Vec::with_capacity(MAX_RACK);
        for (code, &count) in rack.counts().iter().enumerate().filter(|&(_, &count)| count > 0) {
            kept.steps[code] = parts as u32;
            parts *= usize::from(count) + 1;
            held.push((code, count));
        }
        kept.whole = (parts - 1) as u32;
        kept.read(leaves, rack.size(), &Part::all(leaves, &held, parts));
        Ok(kept)
    }

    /// Read what each part is worth from a table; the last one is the whole.
    fn read(&mut self, leaves: &Leaves, rack: usize, parts: &[Part]) {
        let Some((_, parts)) = parts.split_last() else { return };
        self.worths.clear();
        self.worths.reserve(parts.len() + 1);
        let best = &mut self.best;
        self.worths.extend(parts.iter().map(|part| {
            let size = part.size as usize % SIZES;
            let worth = match leaves.alone {
                Some(_) => part.number as i32,
                None => leaves.worths[(part.number + leaves.tails[size]) as usize],
            };
            let best = &mut best[(rack - size) % SIZES];
            *best = worth.max(*best);
            worth
        }));
        self.worths.push(0);
    }

    /// Numbers of parts are what they are worth.
    fn by_tile(alone: &[i32; MAX_LETTERS + 1], rack: &Rack) -> Kept {
        let mut worths: Vec<i32> = rack.tiles().map(|code| alone[usize::from(code)]).collect();
        worths.sort_unstable();
        let mut best = [i32::MIN; MAX_RACK + 1];
        for laid in 0..=worths.len() {
            best[laid] = worths[laid..].iter().sum();
        }
        Kept { steps: alone.map(|worth| worth as u32), worths: Vec::new(), best, whole: best[0] as u32 }
    }

    /// What the part with a number is worth.
    pub fn worth(&self, number: u32) -> i32 {
        self.worths.get(number as usize).copied().unwrap_or(number as i32)
    }

    /// The tiles to part with, so many of them, to keep what is worth most; the smallest codes where that is equal.
    pub fn rest_of_best(&self, rack: &Rack, count: usize) -> Vec<u8> {
        let counts = rack.counts();
        let part = |number: usize| -> Vec<u8> {
            let held = |code: usize| number / self.steps[code].max(1) as usize % (usize::from(counts[code]) + 1);
            let given = |code: usize| usize::from(counts[code]) - held(code);
            (0..counts.len()).flat_map(|code| std::iter::repeat_n(code as u8, given(code))).collect()
        };
        let best = (0..self.worths.len()).filter(|&number| self.worths[number] == self.best[count]);
        best.map(part).find(|given| given.len() == count).unwrap_or_default()
    }

    /// For every number of tiles, fewest first, those to part with to keep what is worth most, and what that is worth.
    pub fn exchanges(&self, rack: &Rack) -> Vec<(Vec<u8>, i32)> {
        let counts = 1..=rack.size();
        let all = counts.map(|count| (self.rest_of_best(rack, count), self.best[count]));
        all.filter(|(given, _)| !given.is_empty()).collect()
    }

    /// The number of the whole rack.
    pub fn all(&self) -> u32 {
        self.whole
    }
}

/// Some of the tiles of a rack.
#[derive(Clone, Copy, Default)]
struct Part {
    size: u32,
    /// Its rank among all sets, the empty places behind it left out; what its tiles are worth where each has a worth of its own.
    number: u32,
}

impl Part {
    /// Every part of what is held, by its number; the last one is the whole, which has no rank if the table ends before it.
    fn all(leaves: &Leaves, held: &[(usize, u8)], count: usize) -> Vec<Part> {
        let mut parts = vec![Part::default(); count];
        let mut step = 1;
        for &(code, more) in held {
            let mut steps = [leaves.alone.map_or(0, |alone| alone[code] as u32); SIZES];
            steps.iter_mut().zip(&leaves.ranks).for_each(|(step, ranks)| *step = ranks[code]);
            let mut to = step;
            for _ in 0..more {
                let (from, into) = parts.split_at_mut(to);
                for (part, from) in into.iter_mut().zip(&from[to - step..]) {
                    let more = steps[from.size as usize % SIZES];
                    *part = Part { size: from.size + 1, number: from.number.wrapping_add(more) };
                }
                to += step;
            }
            step = to;
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_own_place() {
        let mut leaves = Leaves::new(3, 4).expect("a small table");
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
        assert!(Leaves::new(0, 3).is_err());
        assert!(Leaves::new(63, 20).is_err());
        let mut leaves = Leaves::new(26, 6).expect("a table of the usual size");
        assert_eq!(leaves.worths.len(), 1_107_568);
        assert!(leaves.set(&[1; 7], 0).is_err());
        assert!(leaves.set(&[27], 0).is_err());
    }

    #[test]
    fn a_set_is_worth_its_tiles_and_each_two_of_them() {
        let (ones, twos) = ([100, 20, 3], [7, 0, 0, 0, -1, 30, 0, 30, 0]);
        let summed = Leaves::summed(3, &ones, &twos).expect("a small table");
        let mut told = Leaves::new(2, 3).expect("a small table");
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
        assert!(Leaves::summed(3, &ones, &twos[1..]).is_err());
        assert!(Leaves::by_tile(&[1]).is_err());
    }

    /// Small racks have all their parts listed, large ones have what they are worth as number.
    #[test]
    fn where_tiles_are_worth_something_by_themselves_sizes_dont_matter() {
        let leaves = Leaves::by_tile(&[500, -30, 4]).expect("sound worths");
        let small = Kept::new(&leaves, &Rack::new(&[0, 1, 2, 2])).expect("any size");
        let part = |kept: &Kept, tiles: &[u8]| {
            tiles.iter().fold(0u32, |sum, &code| sum.wrapping_add(kept.steps[usize::from(code)]))
        };
        assert_eq!(small.worths[part(&small, &[0, 1, 2]) as usize], 474);
        assert_eq!((small.best[1], small.best[3]), (508, 500));
        let large = Kept::new(&leaves, &Rack::new(&[[0; 4], [1; 4], [2; 4]].concat())).expect("any size");
        assert_eq!(part(&large, &[0, 1, 1, 2]) as i32, 444);
        assert_eq!((large.all() as i32, large.best[0], large.best[2], large.best[9]), (1896, 1896, 1956, 1500));
    }

    #[test]
    fn parts_of_a_rack_are_numbered_by_what_they_hold() {
        let mut leaves = Leaves::new(3, 4).expect("a small table");
        leaves.set(&[2, 0, 2], 700).expect("a sound set");
        leaves.set(&[2], -300).expect("a sound set");
        let kept = Kept::new(&leaves, &Rack::new(&[2, 2, 0, 1, 3])).expect("not too many tiles");
        let part = |tiles: &[u8]| tiles.iter().map(|&code| kept.steps[usize::from(code)] as usize).sum::<usize>();
        assert_eq!(kept.worths[part(&[0, 2, 2])], 700);
        assert_eq!(kept.worths[part(&[2])], -300);
        assert_eq!((kept.best[2], kept.best[4], kept.best[5]), (700, 0, 0));
        assert_eq!(kept.all() as usize, part(&[0, 1, 2, 2, 3]));
        assert!(Kept::new(&leaves, &Rack::new(&[1; 6])).is_err());
    }
}
