//! What tiles kept on the rack are worth, for every set of them.
//!
//! A set's place in the table is its rank among all sets of so many tiles (the combinatorial number system): no hashing,
//! no gaps, four bytes a set.

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
}

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
        Ok(Leaves { letters, most, worths: vec![0; sets as usize], ranks })
    }

    /// How many letters the letter set has.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// The most tiles of a set.
    pub fn most(&self) -> usize {
        self.most
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

    /// By how many tiles a set has: what the empty places behind them add to its rank.
    fn tails(&self) -> Vec<u32> {
        let none = |ranks: &[u32; MAX_LETTERS + 2]| ranks[self.letters + 1];
        (0..=self.most).map(|size| self.ranks[size..].iter().map(none).sum()).collect()
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
    /// By the number of a part.
    pub worths: Vec<i32>,
    /// The most that is kept after so many tiles were laid.
    pub best: [i32; MAX_RACK + 1],
}

impl Kept {
    /// Without a table nothing is worth anything, and all parts share a number.
    pub fn nothing() -> Kept {
        Kept { steps: [0; MAX_LETTERS + 1], worths: vec![0], best: [0; MAX_RACK + 1] }
    }

    /// The whole rack, of which nothing was laid, counts for nothing.
    pub fn new(leaves: &Leaves, rack: &Rack) -> Result<Kept, Error> {
        if rack.size() > leaves.most + 1 {
            return Err(Error::LeavesTooSmall { most: leaves.most, size: rack.size() });
        }
        let mut kept = Kept { best: [i32::MIN; MAX_RACK + 1], ..Kept::nothing() };
        let mut parts = 1;
        let mut held = Vec::with_capacity(MAX_RACK);
        for (code, &count) in rack.counts().iter().enumerate().filter(|&(_, &count)| count > 0) {
            kept.steps[code] = parts as u32;
            parts *= usize::from(count) + 1;
            held.push((code, count));
        }
        kept.worths = vec![0; parts];
        let reading = Reading { leaves, tails: leaves.tails(), rack: rack.size() };
        reading.fill(&mut kept, &held, Part { number: 0, size: 0, rank: 0 });
        Ok(kept)
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

    /// The number of the whole rack.
    pub fn all(&self) -> u32 {
        (self.worths.len() - 1) as u32
    }
}

/// The worths of a rack's parts, read from a table.
struct Reading<'a> {
    leaves: &'a Leaves,
    tails: Vec<u32>,
    rack: usize,
}

/// Some of the tiles of a rack.
#[derive(Clone, Copy)]
struct Part {
    number: usize,
    size: usize,
    rank: u32,
}

impl Reading<'_> {
    /// Add each number of tiles of each code that is still to come, codes in order.
    fn fill(&self, kept: &mut Kept, held: &[(usize, u8)], part: Part) {
        let Some((&(code, count), rest)) = held.split_first() else {
            if part.size < self.rack {
                let worth = self.leaves.worths[(part.rank + self.tails[part.size]) as usize];
                kept.worths[part.number] = worth;
                let best = &mut kept.best[self.rack - part.size];
                *best = (*best).max(worth);
            }
            return;
        };
        let mut part = part;
        for more in 0..=count {
            self.fill(kept, rest, part);
            if more < count && part.size < self.leaves.most {
                part.rank += self.leaves.ranks[part.size][code];
                part.number += kept.steps[code] as usize;
                part.size += 1;
            } else {
                break;
            }
        }
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
