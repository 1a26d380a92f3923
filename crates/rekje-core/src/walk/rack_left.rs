//! The rack while tiles are being laid, and what the rest of a plan still needs of it.

use super::needs::{Cost, cost, kind};
use super::table::heap::WalkRack;
use crate::lexicon::machine_letters::{BLANK, NAMED_BLANK, is_blank, letter};

/// Tiles left, tiles laid, and the kinds of which the plan wants at least one more. A kind is a letter × the parity of its place in
/// the word ([`kind`]): one tile can serve twice only at places of the same parity. `kind >> 1` is the letter.
#[derive(Debug, Clone)]
pub struct RackLeft {
    /// By letter, 0 for blanks: the tiles left.
    left: [u8; 64],
    blanks_laid: u8,
    laid: u8,
    /// By kind: whether the plan wants a tile that has not been laid yet.
    wanted: [bool; 128],
    /// By letter: how many of its two kinds are wanted.
    by_letter: [u8; 64],
    /// How many kinds are wanted.
    pending: u8,
    /// How many of the pending kinds only a blank can still serve.
    short: u8,
    /// Bit by letter: a plan may ask for more of these tiles than there are, so blanks may stand in.
    may_need_blank: u64,
}

/// What [`RackLeft::take`] changed.
#[derive(Clone, Copy)]
pub struct Taken {
    tile: u8,
    kind: usize,
    was_wanted: bool,
    was_short: u8,
}

impl RackLeft {
    /// The whole rack, for a plan with these new letters, each with its place in the word.
    pub fn new(rack: &WalkRack, new: impl Iterator<Item = (u8, usize)>) -> RackLeft {
        let mut left = RackLeft {
            left: rack.counts,
            blanks_laid: 0,
            laid: 0,
            wanted: [false; 128],
            by_letter: [0; 64],
            pending: 0,
            short: 0,
            may_need_blank: 0,
        };
        let mut asked = [0u8; 64];
        for (code, place) in new {
            asked[usize::from(code)] += 1;
            if asked[usize::from(code)] > rack.counts[usize::from(code)] {
                left.may_need_blank |= 1 << code;
            }
            left.want(kind(code, place));
        }
        left
    }

    /// Note that the plan wants a tile of a kind, a letter and the parity of its place ([`kind`]). A kind wanted twice takes
    /// one tile only. A kind beyond the letter's tiles on the rack is one that a blank must serve.
    fn want(&mut self, kind: usize) {
        if !self.wanted[kind] {
            self.wanted[kind] = true;
            self.pending += 1;
            self.by_letter[kind >> 1] += 1;
            self.short += u8::from(self.by_letter[kind >> 1] > self.left[kind >> 1]);
        }
    }

    /// A lower bound on the cost of the whole walk: the tiles laid and those still wanted.
    #[inline]
    pub fn cost(&self) -> Cost {
        cost(self.laid + self.pending, self.blanks_laid + self.short)
    }

    /// Whether a blank may have to stand in for a letter.
    #[inline]
    pub fn may_need_blank(&self, code: u8) -> bool {
        self.may_need_blank >> code & 1 != 0 && self.left[usize::from(BLANK)] > 0
    }

    /// Whether the plan still wants a tile of a kind: none has been laid.
    #[inline]
    pub fn wants(&self, kind: usize) -> bool {
        self.wanted[kind]
    }

    /// Whether the rack could give one more tile of a letter than the plan wants, and the walk still cost less than `below`.
    #[inline]
    pub fn can_spare(&self, kind: usize, below: Cost) -> bool {
        let letter = kind >> 1;
        let natural = self.left[letter] > self.by_letter[letter];
        let blank = self.left[usize::from(BLANK)] > self.short;
        let more = if natural { cost(1, 0) } else { cost(1, 1) };
        (natural || blank) && self.cost() + more < below
    }

    /// Take a tile of a kind from the rack: a tile of its letter, or a blank that stands for it. `None`, with nothing changed, if the
    /// rack has no such tile, or if the tiles left afterwards couldn't serve all kinds still wanted.
    #[inline]
    pub fn take(&mut self, tile: u8, kind: usize) -> Option<Taken> {
        let code = usize::from(letter(tile));
        let from = if is_blank(tile) { usize::from(BLANK) } else { code };
        if self.left[from] == 0 {
            return None;
        }
        let taken = Taken { tile, kind, was_wanted: self.wanted[kind], was_short: self.short };
        let short_before = self.by_letter[code].saturating_sub(self.left[code]);
        self.left[from] -= 1;
        if taken.was_wanted {
            self.wanted[kind] = false;
            self.by_letter[code] -= 1;
            self.pending -= 1;
        }
        self.short = self.short - short_before + self.by_letter[code].saturating_sub(self.left[code]);
        self.laid += 1;
        self.blanks_laid += u8::from(is_blank(tile));
        if self.short > self.left[usize::from(BLANK)] {
            self.put_back(taken);
            return None;
        }
        Some(taken)
    }

    /// Take back what a `take` did.
    #[inline]
    pub fn put_back(&mut self, taken: Taken) {
        let code = usize::from(letter(taken.tile));
        self.left[if is_blank(taken.tile) { usize::from(BLANK) } else { code }] += 1;
        if taken.was_wanted {
            self.wanted[taken.kind] = true;
            self.by_letter[code] += 1;
            self.pending += 1;
        }
        self.short = taken.was_short;
        self.laid -= 1;
        self.blanks_laid -= u8::from(is_blank(taken.tile));
    }
}

/// A letter's tiles to try, its own first; a blank only where one may be needed.
#[inline]
pub fn tiles_for(code: u8, may_need_blank: bool) -> impl Iterator<Item = u8> {
    [Some(code), may_need_blank.then_some(code | NAMED_BLANK)].into_iter().flatten()
}
