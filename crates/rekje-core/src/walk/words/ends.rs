//! What can be said of a word from its end backwards, whatever stands before.
//!
//! For each of its last letters: the lying tiles from which the rest could be walked, and whether it could be new. A
//! letter for which there is no such tile must come from the rack, and most words fail here: the rack can't give
//! all of them. Letters are counted from the end, so that words with the same end share the work.

use crate::bits::Bits;
use crate::lexicon::machine_letters::MAX_SIDE;
use crate::walk::needs::{Needs, kind};
use crate::walk::table::heap::WalkRack;
use crate::walk::table::heap_tables::HeapTables;

/// The end of a word, as far as it was read.
pub struct Ends<'a, const M: usize> {
    tables: &'a HeapTables<M>,
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
    /// The kinds of tiles that the rack must give for the letters read.
    pub needs: Needs,
    /// By letter: whether it was the first to need its kind.
    needed: [bool; MAX_SIDE],
    /// A cache of [`Ends::before`], by number of letters read. An entry is valid if its bit in `asked` is set.
    before: [Bits<M>; MAX_SIDE],
    asked: u32,
    /// A cache of [`Ends::across_one`], by letter. An entry is valid if its bit in `crossed` is set.
    one: [Bits<M>; MAX_SIDE],
    crossed: u32,
    /// A cache of [`Ends::across`], by number of letters read, then by length of the run, up to `longest`. An entry is valid if its bit in
    /// `ran` is set.
    runs: [[Bits<M>; MAX_SIDE + 1]; MAX_SIDE + 1],
    longest: [usize; MAX_SIDE + 1],
    ran: u32,
}

impl<'a, const M: usize> Ends<'a, M> {
    /// No letter read yet, and all caches empty.
    pub fn new(tables: &'a HeapTables<M>, rack: &WalkRack) -> Ends<'a, M> {
        Ends {
            tables,
            blocked: Bits::NONE,
            letters: [0; MAX_SIDE],
            read: 0,
            dead: false,
            tiles: [Bits::NONE; MAX_SIDE],
            may_be_new: [false; MAX_SIDE],
            needs: Needs::new(rack),
            needed: [false; MAX_SIDE],
            before: [Bits::ALL; MAX_SIDE],
            asked: 0,
            one: [Bits::NONE; MAX_SIDE],
            crossed: 0,
            runs: [[Bits::NONE; MAX_SIDE + 1]; MAX_SIDE + 1],
            longest: [0; MAX_SIDE + 1],
            ran: 0,
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

    /// Go back to the first `same` letters from the end: give back the kinds that the others need, and drop their cache entries.
    #[inline]
    pub fn forget(&mut self, same: usize) {
        while self.read > same {
            self.read -= 1;
            if self.needed[self.read] {
                self.needs.drop(self.kind(self.read));
            }
        }
        self.asked &= (2 << same) - 1;
        self.crossed &= (2 << same) - 1;
        self.ran &= (8 << same) - 1;
    }

    /// Read one letter more; false if neither the heap nor the rack can give it. Then nothing changes.
    #[inline]
    pub fn add(&mut self, letter: u8) -> bool {
        let at = self.read;
        let kind = kind(letter, at);
        let here = self.tables.showing(letter).without(self.blocked);
        let tiles = if here.is_empty() { here } else { here.and(self.before()) };
        let may_be_new = self.goes_on() && self.needs.can_add(kind);
        if !may_be_new && tiles.is_empty() {
            return false;
        }
        self.letters[at] = letter;
        self.tiles[at] = tiles;
        self.may_be_new[at] = may_be_new;
        self.needed[at] = tiles.is_empty() && self.needs.add(kind) == Some(true);
        self.read += 1;
        true
    }

    /// Whether a new tile could come before the letters read so far.
    #[inline]
    fn goes_on(&self) -> bool {
        match self.read.checked_sub(1) {
            Some(last) => self.may_be_new[last] || !self.tiles[last].is_empty(),
            None => true,
        }
    }

    /// The tiles that could come before the letters read so far: those beside a tile of the next letter, and those
    /// that a run of new letters leads to, as long as the rack can give it besides what it must.
    fn before(&mut self) -> Bits<M> {
        let Some(next) = self.read.checked_sub(1) else { return Bits::ALL };
        if self.asked >> self.read & 1 == 0 {
            self.before[self.read] = self.look_before(next);
            self.asked |= 1 << self.read;
        }
        self.before[self.read]
    }

    /// Work out [`Ends::before`]: the tiles beside a tile of the letter `next`, and those that a run of one, or of more, new
    /// letters leads to.
    fn look_before(&mut self, next: usize) -> Bits<M> {
        let run = self.run();
        let mut before = self.tables.step(self.tiles[next]);
        if run > 0 {
            before = before.or(self.across_one(next));
        }
        if run > 1 {
            before = before.or(self.across(run));
        }
        before
    }

    /// The length of the longest run of new letters that may come next to the letters still to be read: how many of the letters read last the
    /// rack can give besides what it must.
    fn run(&self) -> usize {
        let mut more = self.needs.more();
        (0..self.read).rev().take_while(|&at| more.add(kind(self.letters[at], at))).count()
    }

    /// The tiles that can come before the letter `last` if that is a single new letter.
    fn across_one(&mut self, last: usize) -> Bits<M> {
        if self.crossed >> last & 1 == 0 {
            self.crossed |= 1 << last;
            self.one[last] = match last.checked_sub(1) {
                Some(behind) => self.tables.leap(self.tiles[behind], 1),
                None => self.tables.open,
            };
        }
        self.one[last]
    }

    /// The tiles that can come before a run of two up to `run` new letters, which are those read last. They don't depend on the two letters read
    /// last, so the cache outlives these.
    fn across(&mut self, run: usize) -> Bits<M> {
        let (read, sums) = (self.read, &mut self.runs[self.read]);
        if self.ran >> read & 1 == 0 {
            self.ran |= 1 << read;
            self.longest[read] = 1;
            sums[1] = Bits::NONE;
        }
        for length in self.longest[read] + 1..=run {
            let leads_to = match read.checked_sub(length + 1) {
                Some(behind) => self.tables.leap(self.tiles[behind], length),
                None => self.tables.open,
            };
            sums[length] = sums[length - 1].or(leads_to);
            self.longest[read] = length;
        }
        sums[run]
    }
}
