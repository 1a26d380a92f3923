//! The leave map of one rack: the values of all its subsets that a play can leave.

use super::leave_values::{LeaveValues, SIZES};
use crate::crossword::board::rack::Rack;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK};

/// Racks of more tiles have so many parts that they aren't listed where each tile has a worth of its own.
const MOST_LISTED: usize = 10;

/// What each subset of one rack is worth when it is kept.
#[derive(Debug, Clone)]
pub struct LeaveMap {
    /// By code, what one tile of it adds to the number of a part.
    pub steps: [u32; MAX_LETTERS + 1],
    /// By the number of a part; without any, the number is what the part is worth.
    pub worths: Vec<i32>,
    /// The most that is kept after so many tiles were laid.
    pub best: [i32; MAX_RACK + 1],
    whole: u32,
}

impl LeaveMap {
    /// Without a table nothing is worth anything, and all parts share a number.
    pub fn nothing() -> LeaveMap {
        LeaveMap { steps: [0; MAX_LETTERS + 1], worths: vec![0], best: [0; MAX_RACK + 1], whole: 0 }
    }

    /// The whole rack, of which nothing was laid, counts for nothing.
    pub fn new(leaves: &LeaveValues, rack: &Rack) -> Result<LeaveMap, Error> {
        if rack.size() > leaves.most + 1 {
            return Err(Error::LeavesTooSmall { most: leaves.most, size: rack.size() });
        }
        if let Some(alone) = leaves.alone.as_ref().filter(|_| rack.size() > MOST_LISTED) {
            return Ok(LeaveMap::by_tile(alone, rack));
        }
        let mut kept = LeaveMap { best: [i32::MIN; MAX_RACK + 1], ..LeaveMap::nothing() };
        let mut parts = 1;
        let mut held = Vec::with_capacity(MAX_RACK);
        for (code, &count) in rack.counts().iter().enumerate().filter(|&(_, &count)| count > 0) {
            kept.steps[code] = parts as u32;
            parts *= usize::from(count) + 1;
            held.push((code, count));
        }
        kept.whole = (parts - 1) as u32;
        kept.read(leaves, rack.size(), &Subrack::all(leaves, &held, parts));
        Ok(kept)
    }

    /// Read what each part is worth from a table; the last one is the whole.
    fn read(&mut self, leaves: &LeaveValues, rack: usize, parts: &[Subrack]) {
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
    fn by_tile(alone: &[i32; MAX_LETTERS + 1], rack: &Rack) -> LeaveMap {
        let mut worths: Vec<i32> = rack.tiles().map(|code| alone[usize::from(code)]).collect();
        worths.sort_unstable();
        let mut best = [i32::MIN; MAX_RACK + 1];
        for laid in 0..=worths.len() {
            best[laid] = worths[laid..].iter().sum();
        }
        LeaveMap { steps: alone.map(|worth| worth as u32), worths: Vec::new(), best, whole: best[0] as u32 }
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
struct Subrack {
    size: u32,
    /// Its rank among all sets, the empty places behind it left out; what its tiles are worth where each has a worth of its own.
    number: u32,
}

impl Subrack {
    /// Every part of what is held, by its number; the last one is the whole, which has no rank if the table ends before it.
    fn all(leaves: &LeaveValues, held: &[(usize, u8)], count: usize) -> Vec<Subrack> {
        let mut parts = vec![Subrack::default(); count];
        let mut step = 1;
        for &(code, more) in held {
            let mut steps = [leaves.alone.map_or(0, |alone| alone[code] as u32); SIZES];
            steps.iter_mut().zip(&leaves.ranks).for_each(|(step, ranks)| *step = ranks[code]);
            let mut to = step;
            for _ in 0..more {
                let (from, into) = parts.split_at_mut(to);
                for (part, from) in into.iter_mut().zip(&from[to - step..]) {
                    let more = steps[from.size as usize % SIZES];
                    *part = Subrack { size: from.size + 1, number: from.number.wrapping_add(more) };
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

    /// Small racks have all their parts listed, large ones have what they are worth as number.
    #[test]
    fn where_tiles_are_worth_something_by_themselves_sizes_dont_matter() {
        let leaves = LeaveValues::by_tile(&[500, -30, 4]).expect("sound worths");
        let small = LeaveMap::new(&leaves, &Rack::new(&[0, 1, 2, 2])).expect("any size");
        let part = |kept: &LeaveMap, tiles: &[u8]| {
            tiles.iter().fold(0u32, |sum, &code| sum.wrapping_add(kept.steps[usize::from(code)]))
        };
        assert_eq!(small.worths[part(&small, &[0, 1, 2]) as usize], 474);
        assert_eq!((small.best[1], small.best[3]), (508, 500));
        let large = LeaveMap::new(&leaves, &Rack::new(&[[0; 4], [1; 4], [2; 4]].concat())).expect("any size");
        assert_eq!(part(&large, &[0, 1, 1, 2]) as i32, 444);
        assert_eq!((large.all() as i32, large.best[0], large.best[2], large.best[9]), (1896, 1896, 1956, 1500));
    }

    #[test]
    fn parts_of_a_rack_are_numbered_by_what_they_hold() {
        let mut leaves = LeaveValues::new(3, 4).expect("a small table");
        leaves.set(&[2, 0, 2], 700).expect("a sound set");
        leaves.set(&[2], -300).expect("a sound set");
        let kept = LeaveMap::new(&leaves, &Rack::new(&[2, 2, 0, 1, 3])).expect("not too many tiles");
        let part = |tiles: &[u8]| tiles.iter().map(|&code| kept.steps[usize::from(code)] as usize).sum::<usize>();
        assert_eq!(kept.worths[part(&[0, 2, 2])], 700);
        assert_eq!(kept.worths[part(&[2])], -300);
        assert_eq!((kept.best[2], kept.best[4], kept.best[5]), (700, 0, 0));
        assert_eq!(kept.all() as usize, part(&[0, 1, 2, 2, 3]));
        assert!(LeaveMap::new(&leaves, &Rack::new(&[1; 6])).is_err());
    }
}
