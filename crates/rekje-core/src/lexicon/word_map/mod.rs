//! A word map: words by the letters they are made of, in any order (their anagrams).
//!
//! A *bag* (multiset) of letters is known by the sum of a fixed random number for each of its letters, so that bags are put together
//! by adding. Two tables of eight bytes an entry answer what a search for the best play asks: where the words made of a
//! whole bag stand, and which letters complete a bag that lacks one, for a blank to show. They keep only half of a sum,
//! so that very rarely they tell of words made of other letters: who asks compares the words with the tiles.

mod file;
mod table;

use bytes::Bytes;

use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_SIDE, bits};
use crate::lexicon::word_graph::{Node, WordGraph};
use crate::random::Random;
pub use table::Sieve;
use table::{Filling, Table};

/// With so many bytes words are read: more than the longest word has.
pub const ROOM: usize = 32;
/// The most letters for which there are tables: what completes a bag has to fit beside half of a sum.
pub const MOST_LETTERS: usize = 31;

/// All words of a list by their letters.
#[derive(Debug, Clone)]
pub struct WordMap {
    /// By letter code, what it adds to the sum of a bag; nothing for a blank.
    sums: [u64; MAX_LETTERS + 1],
    /// What those numbers were made from.
    seed: u32,
    /// Words of the same bag side by side, how many there are before them in two bytes.
    words: Bytes,
    /// By the sum of a bag, where its words stand in the list.
    whole: Table,
    /// By the sum of a bag that lacks a letter, bit by letter: which ones complete it.
    lacking: Table,
}

impl WordMap {
    /// The words of an graph; None if its letter set is too large for tables.
    pub fn new(graph: &WordGraph) -> Option<WordMap> {
        if graph.letters() > MOST_LETTERS {
            return None;
        }
        // Hardly ever do two bags share what the tables keep of their sums; then other numbers serve.
        (0..8).find_map(|seed| WordMap::by_sums(graph, seed))
    }

    fn by_sums(graph: &WordGraph, seed: u32) -> Option<WordMap> {
        let sums = sums(seed.into());
        let mut listed = Listed { graph, sums: &sums, word: [0; MAX_SIDE], found: Vec::new(), letters: Vec::new() };
        listed.below(graph.dawg_root(), 0, 0);
        listed.found.sort_unstable();
        let mut words = vec![0];
        let mut whole = Filling::new(listed.bags().count());
        for bag in listed.bags() {
            if !listed.is_one(bag) || !whole.put(bag[0].sum, words.len() as u32) {
                return None;
            }
            words.extend(u16::try_from(bag.len()).ok()?.to_le_bytes());
            bag.iter().for_each(|&found| words.extend(listed.word_of(found)));
        }
        words.extend([0; ROOM]);
        let lacking = listed.lacking();
        Some(WordMap { sums, seed, words: words.into(), whole: whole.finish(), lacking })
    }

    /// The bytes that they take.
    pub fn size(&self) -> usize {
        let parts = self.whole.parts().0.into_iter().chain(self.lacking.parts().0);
        self.words.len() + parts.map(<[u8]>::len).sum::<usize>()
    }

    /// What a letter adds to the sum of a bag.
    #[inline(always)]
    pub fn sum(&self, letter: u8) -> u64 {
        self.sums[usize::from(letter) % (MAX_LETTERS + 1)]
    }

    /// Where the words made of a bag stand; 0 if there are none.
    #[inline(always)]
    pub fn place(&self, sum: u64) -> u32 {
        self.whole.get(sum)
    }

    /// The words that stand at a place, one behind the other: where the first begins, and how many there are.
    #[inline(always)]
    pub fn at(&self, place: u32) -> (usize, usize) {
        let at = place as usize;
        match self.words.get(at..at + 2) {
            Some(&[low, high]) if at != 0 => (at + 2, usize::from(u16::from_le_bytes([low, high]))),
            _ => (0, 0),
        }
    }

    /// A word from where it stands on, and whatever is behind it.
    #[inline(always)]
    pub fn word(&self, at: usize) -> &[u8; ROOM] {
        self.words.get(at..).and_then(<[u8]>::first_chunk).unwrap_or(&[0; ROOM])
    }

    /// Bit by letter: those that complete a bag.
    #[inline(always)]
    pub fn complete(&self, sum: u64) -> u32 {
        self.lacking.get(sum)
    }

    /// What a bag makes with so many blanks, at most two: where its words stand, which letters complete it, or nobody knows; 0 if
    /// nothing.
    #[inline(always)]
    pub fn makes(&self, sum: u64, blanks: u8) -> u32 {
        match blanks {
            0 => self.place(sum),
            1 => self.complete(sum),
            _ => u32::MAX,
        }
    }

    /// The same of a bag that may make something, as the sieve tells.
    #[inline(always)]
    pub fn look_up(&self, sum: u64, blanks: u8) -> u32 {
        match blanks {
            0 => self.whole.look_up(sum),
            1 => self.lacking.look_up(sum),
            _ => u32::MAX,
        }
    }

    /// What tells, without waiting for a table, which bags can make anything with so many blanks, at most one.
    #[inline(always)]
    pub fn sieve(&self, blanks: u8) -> Sieve<'_> {
        if blanks == 0 { self.whole.sieve() } else { self.lacking.sieve() }
    }
}

/// Numbers without any pattern, the same ones everywhere.
fn sums(seed: u64) -> [u64; MAX_LETTERS + 1] {
    let mut random = Random::new(seed);
    let mut sums = [0; MAX_LETTERS + 1];
    sums[1..].fill_with(|| random.bits());
    sums
}

/// A word by the sum of its letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    sum: u64,
    at: u32,
    length: u8,
}

/// Every word of an graph.
struct Listed<'a> {
    graph: &'a WordGraph,
    sums: &'a [u64; MAX_LETTERS + 1],
    word: [u8; MAX_SIDE],
    found: Vec<Found>,
    letters: Vec<u8>,
}

impl Listed<'_> {
    fn below(&mut self, node: Node, depth: usize, sum: u64) {
        let letters = self.graph.at(node);
        for letter in bits(letters.on | letters.ends) {
            self.word[depth] = letter;
            let sum = sum.wrapping_add(self.sums[usize::from(letter)]);
            if letters.ends >> letter & 1 != 0 {
                self.found.push(Found { sum, at: self.letters.len() as u32, length: depth as u8 + 1 });
                self.letters.extend(&self.word[..=depth]);
            }
            if letters.on >> letter & 1 != 0 {
                self.below(letters.next(letter), depth + 1, sum);
            }
        }
    }

    /// Words of equal sums together, once they are sorted.
    fn bags(&self) -> impl Iterator<Item = &[Found]> {
        self.found.chunk_by(|a, b| a.sum == b.sum)
    }

    fn word_of(&self, found: Found) -> &[u8] {
        &self.letters[found.at as usize..][..usize::from(found.length)]
    }

    /// Whether words of equal sums are made of the same letters.
    fn is_one(&self, bag: &[Found]) -> bool {
        let sorted = |found: Found| {
            let mut letters = self.word_of(found).to_vec();
            letters.sort_unstable();
            letters
        };
        bag.len() == 1 || bag[1..].iter().all(|&other| sorted(other) == sorted(bag[0]))
    }

    fn lacking(&self) -> Table {
        let parts = || {
            self.bags().flat_map(|bag| {
                let letters = self.word_of(bag[0]).iter().fold(0u64, |mask, letter| mask | 1 << letter);
                bits(letters).map(move |letter| (bag[0].sum, letter))
            })
        };
        // Many parts are the same for several bags: two thirds of them are different.
        let mut table = Filling::new(parts().count() * 2 / 3);
        for (sum, letter) in parts() {
            table.join(sum.wrapping_sub(self.sums[usize::from(letter)]), 1 << letter);
        }
        table.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(word_map: &WordMap, bag: &[u8]) -> u64 {
        bag.iter().fold(0, |sum, &letter| sum.wrapping_add(word_map.sum(letter)))
    }

    #[test]
    fn words_are_found_by_their_letters() {
        let words: [&[u8]; 5] = [&[3, 1, 2], &[2, 1, 3], &[3, 1, 2, 1], &[1, 2], &[4]];
        let graph = WordGraph::build(words, 4).expect("sound words");
        let word_map = WordMap::new(&graph).expect("few letters");
        let told = |bag: &[u8]| {
            let (at, count) = word_map.at(word_map.place(sum(&word_map, bag)));
            (0..count).map(|i| word_map.word(at + i * bag.len())[..bag.len()].to_vec()).collect::<Vec<_>>()
        };
        assert_eq!(told(&[1, 2, 3]), [[2, 1, 3], [3, 1, 2]]);
        assert_eq!(told(&[1, 1, 2, 3]), [[3, 1, 2, 1]]);
        assert_eq!(told(&[4]), [[4]]);
        assert!(told(&[1, 3]).is_empty());
        let complete = |bag: &[u8]| word_map.complete(sum(&word_map, bag));
        assert_eq!([complete(&[1, 2]), complete(&[2]), complete(&[])], [1 << 3, 1 << 1, 1 << 4]);
        assert_eq!([complete(&[1, 2, 3]), complete(&[4])], [1 << 1, 0]);
    }

    #[test]
    fn large_letter_sets_have_none() {
        let graph = WordGraph::build([&[40u8, 1][..]], 40).expect("sound words");
        assert!(WordMap::new(&graph).is_none());
    }
}
