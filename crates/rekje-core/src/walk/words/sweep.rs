//! The sweep: all words that could be walked if new tiles were never in each other's way.
//!
//! The words are read from their ends, depth first, as a tree (`tree`). Where an end is impossible (`ends`), all words with that
//! end are left out, of whatever length.

use super::ends::Ends;
use super::gaps::{Gaps, Taken};
use super::tree::{Tree, folded};
use crate::budget::Budget;
use crate::lexicon::machine_letters::MAX_SIDE;

/// A depth-first search of a tree of words, for one heap and rack.
pub struct Sweep<'a, const M: usize> {
    tree: &'a Tree,
    ends: Ends<'a, M>,
    gaps: &'a Gaps,
    /// The letters on heap and rack, bit by letter, [folded](folded).
    letters: u32,
    /// How many tiles there can stand for any letter.
    jokers: u32,
    /// The letters read so far, which stand at the end of the array as they stand at the end of a word.
    word: [u8; MAX_SIDE],
    /// By length: the words found, one after the other.
    found: Vec<Vec<u8>>,
    /// How many groups of sibling nodes were read, to check the stop flag now and then.
    read: u32,
}

impl<'a, const M: usize> Sweep<'a, M> {
    pub fn new(tree: &'a Tree, ends: Ends<'a, M>, gaps: &'a Gaps, letters: u64, jokers: u32) -> Sweep<'a, M> {
        let (letters, found) = (folded(letters), vec![Vec::new(); MAX_SIDE + 1]);
        Sweep { tree, ends, gaps, letters, jokers, word: [0; MAX_SIDE], found, read: 0 }
    }

    /// Find the words of some lengths, bit by length. If the search is stopped, words may be missing.
    pub fn read(&mut self, lengths: u32, budget: &mut Budget) {
        if !self.tree.is_empty() {
            self.read_siblings(0, (0, 0), Taken::default(), lengths, budget);
        }
    }

    /// The words of a length, in order of their ends, one after the other.
    pub fn take(&mut self, length: usize) -> Vec<u8> {
        std::mem::take(&mut self.found[length])
    }

    /// Read the node `number` and its siblings, and what is below them. `letters` letters are read already, the latest is `next` (0 for
    /// none), and they take the blanks `taken`.
    fn read_siblings(
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
                    self.read_siblings(before, (letters + 1, node.letter()), taken, lengths, budget);
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

    /// Check the stop flag now and then. When it is set, all letters are taken away, so that no further word passes.
    fn check_stop(&mut self, budget: &mut Budget) {
        self.read += 1;
        if self.read & Budget::CHECK_MASK as u32 == 0 {
            budget.check_stop();
            if budget.is_out() {
                (self.letters, self.jokers) = (0, 0);
            }
        }
    }
}
