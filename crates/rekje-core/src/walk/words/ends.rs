//! What the end of a word allows, whatever stands before it.
//!
//! For each letter of the end this keeps the lying tiles from which the rest could be walked, and whether it could be a new tile. A
//! letter for which there is no such tile must come from the rack. Most words fail here, because the rack can't give all of
//! those. Letters are counted from the end, so that words with the same end share the work.
//! A *kind* is a letter at places of one parity; one tile can serve all of them (`needs`).

use crate::bits::Bits;
use crate::lexicon::machine_letters::MAX_SIDE;
use crate::walk::needs::{Needs, kind};
use crate::walk::table::heap::WalkRack;
use crate::walk::table::heap_tables::HeapTables;

/// An end of a word, read letter by letter from the last one. Letters can be added and taken back. Several results are computed only
/// when they are needed; bit sets such as `asked` say which are known.
pub struct Ends<'a, const M: usize> {
    tables: &'a HeapTables<M>,
    blocked: Bits<M>,
    /// The letters, the last one first.
    letters: [u8; MAX_SIDE],
    /// How many of them are read.
    read: usize,
    /// Whether the letter after those read makes the word impossible.
    dead: bool,
    /// By letter: the lying tiles it can be.
    pub tiles: [Bits<M>; MAX_SIDE],
    /// By letter: it can be a new tile.
    pub may_be_new: [bool; MAX_SIDE],
    /// The kinds of tiles that the rack must give.
    pub needs: Needs,
    /// By letter: whether it added its kind to `needs`, and so takes it back.
    needed: [bool; MAX_SIDE],
    /// By number of letters read: the lying tiles that could come before them. Known where the bit in `asked` is set.
    before: [Bits<M>; MAX_SIDE],
    asked: u32,
    /// By letter: the lying tiles that could come before it if it is a new tile. Known where the bit in `crossed` is set.
    one: [Bits<M>; MAX_SIDE],
    crossed: u32,
    /// By number of letters read, then by length up to `longest`: the lying tiles that could come before runs of two up to that many
    /// new letters. Known where the bit in `ran` is set.
    runs: [[Bits<M>; MAX_SIDE + 1]; MAX_SIDE + 1],
    longest: [usize; MAX_SIDE + 1],
    ran: u32,
}

impl<'a, const M: usize> Ends<'a, M> {
    /// No letter read yet, nothing known of any end.
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

    /// Read a word from its end; what it shares with the end read before is kept. False if it can't be walked without the `blocked`
    /// tiles.
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

    /// The length of the end that makes the word read last impossible, and so every word with this end; none if tiles were blocked.
    pub fn dead_end(&self) -> Option<usize> {
        (self.dead && self.blocked.is_empty()).then_some(self.read + 1)
    }

    /// The kind of a letter; `after` is the number of letters after it.
    #[inline]
    pub fn kind(&self, after: usize) -> usize {
        kind(self.letters[after], after)
    }

    /// Take letters back until `same` are left, and forget the results that depend on those taken back.
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
        // Runs don't depend on the last two letters read, so the runs for up to two letters more stay known.
        self.ran &= (8 << same) - 1;
    }

    /// Read one letter more; false, and nothing changes, if neither heap nor rack can give it.
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

    /// Whether the letter read last can be a tile at all, new or lying; true if none was read. Free cells beside it aren't looked at
    /// here.
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
        let run = self.longest_run();
        let mut before = self.tables.step(self.tiles[next]);
        if run > 0 {
            before = before.or(self.across_one(next));
        }
        if run > 1 {
            before = before.or(self.across(run));
        }
        before
    }

    /// The longest run of letters at the front of the end that could all be new: that the rack can give besides what it must.
    fn longest_run(&self) -> usize {
        let mut more = self.needs.more();
        (0..self.read).rev().take_while(|&at| more.add(kind(self.letters[at], at))).count()
    }

    /// The lying tiles that could come before the letter `last` if it is a new tile.
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

    /// The lying tiles that could come before a run of new letters at the front of the end, of two up to `run` letters. They don't
    /// depend on the last two letters read, so they are kept while those change.
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
