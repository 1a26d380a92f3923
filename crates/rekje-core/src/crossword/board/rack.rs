//! The tiles a player holds, as counts.

use crate::lexicon::machine_letters::{ALL_LETTERS, BLANK, MAX_LETTERS, MAX_RACK, as_held, bits};

/// How many of each letter a rack has; index 0 counts blanks.
#[derive(Debug, Clone)]
pub struct Rack {
    counts: [u8; MAX_LETTERS + 1],
    /// Bit by letter: can a tile of this rack show it?
    shows: u64,
}

impl Rack {
    /// A rack of codes that are known to be sound: at most 31, each at most 63.
    pub(crate) fn new(tiles: &[u8]) -> Rack {
        debug_assert!(tiles.len() <= MAX_RACK);
        let mut rack = Rack { counts: [0; MAX_LETTERS + 1], shows: 0 };
        for &code in tiles {
            rack.put(code);
        }
        rack
    }

    /// How many of each letter there are; index 0 counts blanks.
    pub fn counts(&self) -> [u8; MAX_LETTERS + 1] {
        self.counts
    }

    /// How many tiles there are.
    pub fn size(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is a blank.
    #[inline]
    pub fn has_blank(&self) -> bool {
        self.counts[usize::from(BLANK)] > 0
    }

    /// Bit by letter: the letters that a tile of this rack can show.
    #[inline]
    pub fn shows(&self) -> u64 {
        if self.has_blank() { ALL_LETTERS } else { self.shows }
    }

    /// Bit by letter: the letters on tiles of their own.
    pub fn letters(&self) -> u64 {
        self.shows
    }

    /// Each different tile and how many there are, in the order of codes; the blank is the first.
    #[inline]
    pub fn held(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        bits(self.shows | u64::from(self.has_blank())).map(|code| (code, self.counts[usize::from(code)]))
    }

    /// Take a tile, if there is one.
    #[inline]
    pub fn take(&mut self, code: u8) -> bool {
        let count = &mut self.counts[usize::from(code)];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.shows &= !(1 << code);
        }
        true
    }

    /// Put a tile back.
    #[inline]
    pub fn put(&mut self, code: u8) {
        self.counts[usize::from(code)] += 1;
        self.shows |= 1 << code & !1;
    }

    /// Take the tile that a laid tile came from.
    pub fn take_laid(&mut self, tile: u8) -> bool {
        self.take(as_held(tile))
    }

    /// All tiles, blanks first, then in order of letters.
    pub fn tiles(&self) -> impl Iterator<Item = u8> + '_ {
        (0u8..).zip(self.counts).flat_map(|(code, count)| (0..count).map(move |_| code))
    }
}

/// The tiles that a seat doesn't see: the bag and the other racks.
pub fn unseen(bag: &[u8], racks: &[Rack], seat: usize) -> impl Iterator<Item = u8> {
    let others = racks.iter().enumerate().filter(move |&(other, _)| other != seat);
    bag.iter().copied().chain(others.flat_map(|(_, rack)| rack.tiles()))
}
