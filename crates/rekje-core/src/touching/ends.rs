//! What can be said of a word from its end backwards, whatever stands before.
//!
//! For each of its last letters: the lying tiles from which the rest could be walked, and whether it could be new. A
//! letter for which there is no such tile must come from the hand, and most words fail here: the hand can't give
//! all of them. Letters are counted from the end, so that words with the same end share the work.

use super::bits::Bits;
use super::ground::Ground;
use super::heap::Hand;
use super::needs::{Needs, kind};
use crate::codes::MAX_SIDE;

/// The end of a word, as far as it was read.
pub struct Ends<'a, const M: usize> {
    ground: &'a Ground<M>,
    blocked: Bits<M>,
    /// The letters, the last one first.
    letters: [u8; MAX_SIDE],
    /// How many of them were read, and whether the next one after them makes the word impossible.
    read: usize,
    dead: bool,
    /// By letter: the lying tiles it can be.
    pub tiles: [Bits<M>; MAX_SIDE],
    /// By letter: it can be a new tile.
    pub may_be_new: [bool; MAX_SIDE],
    /// The kinds of tiles that the hand must give.
    pub needs: Needs,
    /// By letter: whether it was the first to need its kind.
    needed: [bool; MAX_SIDE],
    /// By number of letters read, where its bit in `asked` says so: what could come before them.
    before: [Bits<M>; MAX_SIDE],
    asked: u32,
}

impl<'a, const M: usize> Ends<'a, M> {
    pub fn new(ground: &'a Ground<M>, hand: &Hand) -> Ends<'a, M> {
        Ends {
            ground,
            blocked: Bits::NONE,
            letters: [0; MAX_SIDE],
            read: 0,
            dead: false,
            tiles: [Bits::NONE; MAX_SIDE],
            may_be_new: [false; MAX_SIDE],
            needs: Needs::new(hand),
            needed: [false; MAX_SIDE],
            before: [Bits::ALL; MAX_SIDE],
            asked: 0,
        }
    }

    /// Read a word; false if it can't be walked without the `blocked` tiles.
    pub fn read(&mut self, word: &[u8], blocked: Bits<M>) -> bool {
        let known = self.read + usize::from(self.dead);
        let same = word.iter().rev().zip(&self.letters[..known]).take_while(|(a, b)| a == b).count();
        let same = if blocked == self.blocked { same } else { 0 };
        if self.dead && same == known {
            return false;
        }
        self.forget(same);
        self.blocked = blocked;
        self.dead = false;
        for &letter in word.iter().rev().skip(same) {
            self.letters[self.read] = letter;
            self.dead = !self.add(letter);
            if self.dead {
                return false;
            }
        }
        true
    }

    /// How many letters at the end of the word read last make it impossible, with any tiles blocked or none.
    pub fn dead_end(&self) -> Option<usize> {
        (self.dead && self.blocked.is_empty()).then_some(self.read + 1)
    }

    /// The kind of a letter, counted from the end.
    #[inline]
    pub fn kind(&self, after: usize) -> usize {
        kind(self.letters[after], after)
    }

    fn forget(&mut self, same: usize) {
        while self.read > same {
            self.read -= 1;
            if self.needed[self.read] {
                self.needs.drop(self.kind(self.read));
            }
        }
        self.asked &= (2 << same) - 1;
    }

    /// One letter more; false if neither heap nor hand can give it.
    fn add(&mut self, letter: u8) -> bool {
        let at = self.read;
        let kind = self.kind(at);
        let here = self.ground.showing(letter).without(self.blocked);
        self.tiles[at] = if here.is_empty() { here } else { here.and(self.before()) };
        let goes_on = at == 0 || self.may_be_new[at - 1] || !self.tiles[at - 1].is_empty();
        let given = if goes_on { self.needs.add(kind) } else { None };
        self.may_be_new[at] = given.is_some();
        self.needed[at] = given == Some(true);
        if !self.tiles[at].is_empty() && std::mem::take(&mut self.needed[at]) {
            self.needs.drop(kind);
        }
        self.read += usize::from(self.may_be_new[at] || !self.tiles[at].is_empty());
        self.read > at
    }

    /// The tiles that could come before the letters read so far: those beside a tile of the next letter, and those
    /// that a run of new letters leads to, as long as the hand can give it besides what it must.
    fn before(&mut self) -> Bits<M> {
        let Some(next) = self.read.checked_sub(1) else { return Bits::ALL };
        if self.asked >> self.read & 1 == 0 {
            self.before[self.read] = self.look_before(next);
            self.asked |= 1 << self.read;
        }
        self.before[self.read]
    }

    fn look_before(&mut self, next: usize) -> Bits<M> {
        let mut before = self.ground.step(self.tiles[next]);
        let mut added = 0;
        for length in 1..=next + 1 {
            let Some(fresh) = self.needs.add(self.kind(next + 1 - length)) else { break };
            added |= u32::from(fresh) << (next + 1 - length);
            before = match next.checked_sub(length) {
                Some(behind) => before.or(self.ground.leap(self.tiles[behind], length)),
                None => before.or(self.ground.open),
            };
        }
        for at in (0..=next).filter(|at| added >> at & 1 != 0) {
            self.needs.drop(self.kind(at));
        }
        before
    }
}
