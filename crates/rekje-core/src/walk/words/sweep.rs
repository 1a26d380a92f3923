//! The words that heap and rack could give, if new tiles were never in each other's way.
//!
//! All words are read from their ends at once, as a tree (`tree`): once an end is impossible (`ends`), so are all words
//! that end so, of whatever length.

use super::ends::Ends;
use super::gaps::{Gaps, Taken};
use super::tree::{Tree, folded};
use crate::budget::Budget;
use crate::lexicon::machine_letters::MAX_SIDE;

/// A tree that is read with one heap and rack.
pub struct Sweep<'a, const M: usize> {
    tree: &'a Tree,
    ends: Ends<'a, M>,
    gaps: &'a Gaps,
    /// Bit by letter, [`folded`]: the letters of heap and rack. `jokers` is how many tiles can stand for any other letter.
    letters: u32,
    jokers: u32,
    /// The letters read so far, aligned to its end.
    word: [u8; MAX_SIDE],
    /// By length: the words found, one after the other.
    found: Vec<Vec<u8>>,
    read: u32,
}

impl<'a, const M: usize> Sweep<'a, M> {
    pub fn new(tree: &'a Tree, ends: Ends<'a, M>, gaps: &'a Gaps, letters: u64, jokers: u32) -> Sweep<'a, M> {
        let (letters, found) = (folded(letters), vec![Vec::new(); MAX_SIDE + 1]);
        Sweep { tree, ends, gaps, letters, jokers, word: [0; MAX_SIDE], found, read: 0 }
    }

    /// Find the words of some lengths, bit by length; what was found of them is not all if the search has to stop.
    pub fn read(&mut self, lengths: u32, budget: &mut Budget) {
        if !self.tree.is_empty() {
            self.go_on(0, (0, 0), Taken::default(), lengths, budget);
        }
    }

    /// The words of a length, in order of their ends, one after the other.
    pub fn take(&mut self, length: usize) -> Vec<u8> {
        std::mem::take(&mut self.found[length])
    }

    /// Read the node `number` and those beside it, as the letter before an end of `letters` letters. `next` is the first letter of that end,
    /// `taken` the blanks that its gaps take; `lengths` (bit by length) are those of the words to find.
    fn go_on(
        &mut self,
        mut number: usize,
        (letters, next): (usize, u8),
        taken: Taken,
        lengths: u32,
        budget: &mut Budget,
    ) {
        loop {
            let node = self.tree.node(number);
            let mut taken = taken;
            if node.lengths() & lengths != 0
                && node.missing(self.letters) <= self.jokers
                && (!self.gaps.is_gap(node.letter(), next) || self.gaps.take(&mut taken, node.letter(), next, letters))
                && self.ends.add(node.letter())
            {
                self.word[MAX_SIDE - 1 - letters] = node.letter();
                if node.is_word() && lengths >> (letters + 1) & 1 != 0 {
                    self.found[letters + 1].extend(&self.word[MAX_SIDE - 1 - letters..]);
                }
                if let Some(before) = node.before() {
                    self.go_on(before, (letters + 1, node.letter()), taken, lengths, budget);
                }
                self.ends.forget(letters);
            }
            if node.is_last() {
                break;
            }
            number += 1;
        }
        self.check_stop(budget);
    }

    /// Look at the flag at times. To stop, the sweep forgets all letters, so that no further node fits.
    fn check_stop(&mut self, budget: &mut Budget) {
        self.read += 1;
        if self.read & Budget::PATIENCE as u32 == 0 {
            budget.look_up();
            if budget.is_out() {
                (self.letters, self.jokers) = (0, 0);
            }
        }
    }
}
