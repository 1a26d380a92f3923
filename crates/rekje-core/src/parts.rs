//! The parts of a rack that a play can lay, by their size.

use crate::anagrams::Anagrams;
use crate::codes::{BLANK, MAX_LETTERS};
use crate::facts::Facts;
use crate::leaves::Kept;
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
    /// Whether it can be a word by itself, as far as that is known.
    pub is_word: bool,
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

    fn with(mut self, code: u8, facts: &Facts, kept: &Kept, anagrams: &Anagrams) -> Part {
        if code == BLANK {
            self.blanks += 1;
        } else {
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
}

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
            part.is_word = match part.blanks {
                0 => anagrams.has(part.sum),
                1 => anagrams.complete(part.sum) != 0,
                _ => true,
            };
        }
        Some(Parts::by_size(&mixed))
    }

    fn by_size(mixed: &[Part]) -> Parts {
        let mut from = [0; MOST_TILES + 2];
        mixed.iter().for_each(|part| from[usize::from(part.size) + 1] += 1);
        (1..from.len()).for_each(|size| from[size] += from[size - 1]);
        let (mut list, mut next) = (vec![Part::default(); mixed.len()], from);
        for part in mixed {
            list[next[usize::from(part.size)]] = *part;
            next[usize::from(part.size)] += 1;
        }
        Parts { list, from }
    }

    /// The parts of so many tiles.
    pub fn of(&self, size: usize) -> &[Part] {
        &self.list[self.from[size]..self.from[size + 1]]
    }
}
