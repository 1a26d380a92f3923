//! The parts of a rack that a play can lay, by their size.

use crate::anagrams::Anagrams;
use crate::codes::{BLANK, MAX_LETTERS};
use crate::facts::Facts;
use crate::leaves::{Kept, POINT};
use crate::rack::Rack;

/// The most tiles of a rack whose parts are listed.
pub const MOST_TILES: usize = 10;
/// The most blanks of such a rack.
const MOST_BLANKS: u8 = 2;

/// Some of the tiles of a rack.
#[derive(Debug, Clone, Copy, Default)]
pub struct Part {
    /// The sum of its letters, blanks left out.
    pub sum: u64,
    /// The points of its tiles.
    pub points: i32,
    /// What the tiles kept are worth, in thousandths of a point.
    pub kept: i32,
    /// What it makes by itself: without a blank where words made of it stand, with one which letters complete it, bit by
    /// letter. 0 if it can't be a word.
    pub makes: u32,
    /// Bit by letter: those that it can show.
    pub shows: u64,
    pub blanks: u8,
    size: u8,
    /// Its letters, blanks left out, are the first of these.
    letters: [u8; MOST_TILES],
    /// The number of this part as [`Kept`] counts.
    number: u32,
}

impl Part {
    /// Its letters, blanks left out.
    pub fn letters(&self) -> &[u8] {
        &self.letters[..usize::from(self.size - self.blanks)]
    }

    /// What its points, once, and what is kept are worth, in thousandths of a point.
    #[inline(always)]
    pub fn once(&self) -> i64 {
        i64::from(self.points) * POINT + i64::from(self.kept)
    }

    fn with(mut self, code: u8, facts: &Facts, kept: &Kept, anagrams: &Anagrams) -> Part {
        if code == BLANK {
            self.blanks += 1;
            self.shows = u64::MAX;
        } else {
            self.shows |= 1 << code;
            self.letters[usize::from(self.size - self.blanks)] = code;
        }
        self.sum = self.sum.wrapping_add(anagrams.sum(code));
        self.points += facts.value(code);
        self.number += kept.steps[usize::from(code)];
        self.size += 1;
        self
    }
}

/// All parts of a rack.
pub struct Parts {
    list: Vec<Part>,
    /// Where the parts of each size begin.
    from: [usize; MOST_TILES + 2],
    dearest: [i32; MOST_TILES + 1],
}

/// What points, once, and what is kept are worth is less than this.
const BIAS: i64 = 1 << 46;
const _: () = assert!(1 << MOST_TILES < 1 << 12);

impl Parts {
    /// None if there are too many of them to be looked at one by one.
    pub fn new(facts: &Facts, rack: &Rack, kept: &Kept, anagrams: &Anagrams) -> Option<Parts> {
        let counts = rack.counts();
        if rack.size() > MOST_TILES || counts[usize::from(BLANK)] > MOST_BLANKS {
            return None;
        }
        let mut mixed = Vec::with_capacity(1 << rack.size());
        mixed.push(Part::default());
        for code in (0..=MAX_LETTERS as u8).filter(|&code| counts[usize::from(code)] > 0) {
            let (mut from, all) = (0, usize::from(counts[usize::from(code)]));
            for _ in 0..all {
                let to = mixed.len();
                (from..to).for_each(|i| mixed.push(mixed[i].with(code, facts, kept, anagrams)));
                from = to;
            }
        }
        for part in &mut mixed {
            part.kept = kept.worths[(kept.all() - part.number) as usize];
            part.makes = anagrams.makes(part.sum, part.blanks);
        }
        Some(Parts::in_order(&mixed))
    }

    fn in_order(mixed: &[Part]) -> Parts {
        let (mut from, mut dearest) = ([0; MOST_TILES + 2], [0; MOST_TILES + 1]);
        let mut order = Vec::with_capacity(mixed.len());
        for (place, part) in (0..).zip(mixed) {
            let size = usize::from(part.size);
            from[size + 1] += 1;
            dearest[size] = part.points.max(dearest[size]);
            order.push((u64::from(part.size) << 60) + (((BIAS - part.once()) as u64) << 12) + place);
        }
        (1..from.len()).for_each(|size| from[size] += from[size - 1]);
        order.sort_unstable();
        let list = order.iter().map(|key| mixed[(key & 0xfff) as usize]).collect();
        Parts { list, from, dearest }
    }

    /// The most points of a part of so many tiles.
    pub fn dearest(&self, size: usize) -> i32 {
        self.dearest[size]
    }

    /// The parts of so many tiles, those first whose points, once, and what is kept are worth most.
    pub fn of(&self, size: usize) -> &[Part] {
        &self.list[self.from[size]..self.from[size + 1]]
    }
}
