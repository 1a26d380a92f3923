//! Which tiles of the rack a word needs at least.
//!
//! The grid is a chequerboard and a walk changes colour with every step. So a tile laid can serve again
//! for the same letter an even number of letters on, never an odd one: the letters of a word that come from the
//! rack need one tile for every *kind*, a letter and the parity of its place in the word.

use super::table::heap::WalkRack;

/// What a walk costs, as one number to compare: the tiles laid in the upper bits, and the blanks among them in the lower
/// [`BLANK_BITS`].
pub type Cost = u16;

/// How many bits of a cost count blanks; a word of 21 letters has no more of them.
pub const BLANK_BITS: u32 = 5;

/// More than any walk costs.
pub const NO_COST: Cost = Cost::MAX;

/// The cost of a walk by the number of tiles laid and of the blanks among them.
#[inline]
pub fn cost(laid: u8, blanks: u8) -> Cost {
    Cost::from(laid) << BLANK_BITS | Cost::from(blanks)
}

/// The kind of a letter at a place in a word: the letter in the upper bits, the parity of the place in the lowest.
#[inline]
pub fn kind(code: u8, place: usize) -> usize {
    usize::from(code) << 1 | place & 1
}

/// A set of kinds: by parity, bit by letter.
#[derive(Debug, Clone, Copy, Default)]
struct Kinds([u64; 2]);

impl Kinds {
    #[inline]
    fn has(&self, kind: usize) -> bool {
        self.0[kind & 1] >> (kind >> 1) & 1 != 0
    }

    /// Put a kind in, or take it out.
    #[inline]
    fn flip(&mut self, kind: usize) {
        self.0[kind & 1] ^= 1 << (kind >> 1);
    }
}

/// The kinds of tiles that the rack must give, each by at least one tile.
#[derive(Debug, Clone)]
pub struct Needs {
    /// By letter: the tiles on the rack.
    has: [u8; 64],
    /// The blanks on the rack.
    blanks: u8,
    wanted: Kinds,
    /// By letter: how many of its two kinds are wanted.
    by_letter: [u8; 64],
    /// How many kinds are wanted.
    total: u8,
    /// How many of them only a blank can serve.
    short: u8,
}

impl Needs {
    /// Nothing wanted yet from a rack.
    pub fn new(rack: &WalkRack) -> Needs {
        Needs {
            has: rack.counts,
            blanks: rack.blanks(),
            wanted: Kinds::default(),
            by_letter: [0; 64],
            total: 0,
            short: 0,
        }
    }

    /// Whether the rack can give a kind besides those wanted already.
    #[inline]
    pub fn can_add(&self, kind: usize) -> bool {
        let letter = kind >> 1;
        self.wanted.has(kind) || self.by_letter[letter] < self.has[letter] || self.short < self.blanks
    }

    /// Want a kind. `None` if the rack can't give it besides those wanted already; otherwise whether it wasn't wanted yet, so that the
    /// caller must take it back by `drop`.
    #[inline]
    pub fn add(&mut self, kind: usize) -> Option<bool> {
        if self.wanted.has(kind) {
            return Some(false);
        }
        let letter = kind >> 1;
        let short = u8::from(self.by_letter[letter] >= self.has[letter]);
        if self.short + short > self.blanks {
            return None;
        }
        self.wanted.flip(kind);
        self.by_letter[letter] += 1;
        self.total += 1;
        self.short += short;
        Some(true)
    }

    /// Take a wanted kind back.
    #[inline]
    pub fn drop(&mut self, kind: usize) {
        let letter = kind >> 1;
        self.wanted.flip(kind);
        self.by_letter[letter] -= 1;
        self.total -= 1;
        self.short -= u8::from(self.by_letter[letter] >= self.has[letter]);
    }

    /// An empty list of further kinds, to test how many more the rack could give.
    #[inline]
    pub fn more(&self) -> More<'_> {
        More { needs: self, added: Kinds::default(), short: self.short }
    }

    /// The least that a walk with these kinds costs.
    #[inline]
    pub fn cost(&self) -> Cost {
        cost(self.total, self.short)
    }
}

/// Kinds wanted besides those of some needs, only to test whether the rack could give them all.
pub struct More<'a> {
    needs: &'a Needs,
    added: Kinds,
    short: u8,
}

impl More<'_> {
    /// Add a kind; false if the rack can't give that.
    #[inline]
    pub fn add(&mut self, kind: usize) -> bool {
        if self.needs.wanted.has(kind) || self.added.has(kind) {
            return true;
        }
        let letter = kind >> 1;
        let by_letter = self.needs.by_letter[letter] + u8::from(self.added.has(kind ^ 1));
        self.added.flip(kind);
        self.short += u8::from(by_letter >= self.needs.has[letter]);
        self.short <= self.needs.blanks
    }
}
