//! A word map: words by the multiset of their letters, so that all anagrams are found at once (MAGPIE calls it so).
//!
//! A multiset of letters has an additive hash: the sum of a fixed random number for each letter. So the hash of a subrack and
//! the hash of a playthrough are added to get that of the whole word. Two hash tables of eight bytes an entry answer what a
//! search for the best play asks. The word table tells where the words made of a multiset are stored. The blank table tells
//! which letters complete a multiset that lacks one letter; a blank can then show it. Both store only half of a hash, so in
//! rare cases they answer for other letters. Callers therefore compare the words found with the tiles.

mod file;
mod table;

use bytes::Bytes;

use crate::lexicon::machine_letters::{MAX_LETTERS, bits};
use crate::prefetch::prefetch;
use crate::random::Random;
pub use table::BloomFilter;
use table::{Table, TableBuilder};

/// The bytes that [`WordMap::word`] returns: more than the longest word has.
pub const WORD_ROOM: usize = 32;
/// The largest letter set with a word map: a bit set of its letters must fit beside half of a hash in a slot.
pub const MOST_LETTERS: usize = 31;

/// All words of a list by the multiset of their letters.
#[derive(Debug, Clone)]
pub struct WordMap {
    /// By machine letter: the number that it adds to a hash; 0 for a blank.
    letter_hashes: LetterHashes,
    /// The seed of those numbers.
    seed: u32,
    /// Anagrams next to each other; before each group their number, in two bytes.
    words: Bytes,
    /// By the hash of a multiset: where its words are in `words`.
    word_table: Table,
    /// By the hash of a multiset that lacks one letter, bit by letter: the letters that complete it.
    blank_table: Table,
}

type LetterHashes = [u64; MAX_LETTERS + 1];

impl WordMap {
    /// The map of some words, which `each_word` passes to its argument one by one; None if the letter set is too large.
    pub fn new(letters: usize, each_word: impl Fn(&mut dyn FnMut(&[u8]))) -> Option<WordMap> {
        if letters > MOST_LETTERS {
            return None;
        }
        // Two multisets hardly ever collide in the half of their hashes that the tables store. If they do, another seed is tried.
        (0..8).find_map(|seed| WordMap::by_seed(&each_word, seed))
    }

    /// The map whose letter hashes come from a seed; None if two multisets collide in the half of their hashes that is stored.
    fn by_seed(each_word: impl Fn(&mut dyn FnMut(&[u8])), seed: u32) -> Option<WordMap> {
        let letter_hashes = letter_hashes(seed.into());
        let list = HashedWords::new(each_word, &letter_hashes);
        let mut words = vec![0];
        let mut word_table = TableBuilder::new(list.anagrams().count());
        for anagrams in list.anagrams() {
            if !list.have_same_letters(anagrams) || !word_table.put(anagrams[0].hash, words.len() as u32) {
                return None;
            }
            words.extend(u16::try_from(anagrams.len()).ok()?.to_le_bytes());
            anagrams.iter().for_each(|&word| words.extend(list.letters_of(word)));
        }
        words.extend([0; WORD_ROOM]);
        let blank_table = list.blank_table(&letter_hashes);
        Some(WordMap { letter_hashes, seed, words: words.into(), word_table: word_table.finish(), blank_table })
    }

    /// The bytes that it takes.
    pub fn size(&self) -> usize {
        let parts = self.word_table.parts().0.into_iter().chain(self.blank_table.parts().0);
        self.words.len() + parts.map(<[u8]>::len).sum::<usize>()
    }

    /// The number that a letter adds to a hash.
    #[inline(always)]
    pub fn letter_hash(&self, letter: u8) -> u64 {
        self.letter_hashes[usize::from(letter) % (MAX_LETTERS + 1)]
    }

    /// Where the words made of a multiset are stored; 0 if there are none.
    #[inline(always)]
    pub fn place(&self, hash: u64) -> u32 {
        self.word_table.get(hash)
    }

    /// The words stored at a place, one after the other: where the first begins, and how many there are.
    #[inline(always)]
    pub fn at(&self, place: u32) -> (usize, usize) {
        let at = place as usize;
        match self.words.get(at..at + 2) {
            Some(&[low, high]) if at != 0 => (at + 2, usize::from(u16::from_le_bytes([low, high]))),
            _ => (0, 0),
        }
    }

    /// The word that begins there, followed by whatever is stored after it.
    #[inline(always)]
    pub fn word(&self, at: usize) -> &[u8; WORD_ROOM] {
        self.words.get(at..).and_then(<[u8]>::first_chunk).unwrap_or(&[0; WORD_ROOM])
    }

    /// Bit by letter: those that complete a multiset to a word.
    #[inline(always)]
    pub fn completing_letters(&self, hash: u64) -> u32 {
        self.blank_table.get(hash)
    }

    /// The entry of a multiset with some blanks beside it: with none the place of its words, with one the letters that complete
    /// it, both 0 if there is no word. With two blanks it isn't known, and the entry isn't 0.
    #[inline(always)]
    pub fn entry(&self, hash: u64, blanks: u8) -> u32 {
        match blanks {
            0 => self.place(hash),
            1 => self.completing_letters(hash),
            _ => u32::MAX,
        }
    }

    /// [`WordMap::entry`] for a hash that the Bloom filter has let through already.
    #[inline(always)]
    pub fn look_up(&self, hash: u64, blanks: u8) -> u32 {
        match blanks {
            0 => self.word_table.look_up(hash),
            1 => self.blank_table.look_up(hash),
            _ => u32::MAX,
        }
    }

    /// Have the slot fetched at which [`WordMap::look_up`] begins.
    #[inline(always)]
    pub fn prefetch_entry(&self, hash: u64, blanks: u8) {
        if blanks == 0 { self.word_table.prefetch(hash) } else { self.blank_table.prefetch(hash) }
    }

    /// Have the words at a place fetched.
    #[inline(always)]
    pub fn prefetch_words(&self, place: u32) {
        if let Some(first) = self.words.get(place as usize) {
            prefetch(first);
        }
    }

    /// The Bloom filter of the hashes that have an [entry](WordMap::entry) beside this many blanks, 0 or 1.
    #[inline(always)]
    pub fn filter(&self, blanks: u8) -> BloomFilter<'_> {
        if blanks == 0 { self.word_table.filter() } else { self.blank_table.filter() }
    }
}

/// For each letter a random number from the seed; 0 for a blank.
fn letter_hashes(seed: u64) -> LetterHashes {
    let mut random = Random::new(seed);
    let mut hashes = [0; MAX_LETTERS + 1];
    hashes[1..].fill_with(|| random.bits());
    hashes
}

/// A word and its hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct HashedWord {
    hash: u64,
    /// Where its letters begin.
    at: u32,
    length: u8,
}

/// Words in the order of their hashes.
struct HashedWords {
    words: Vec<HashedWord>,
    letters: Vec<u8>,
}

impl HashedWords {
    /// List all words with their additive hashes, the sums of their letters' hashes, which are equal for anagrams; sorted by
    /// hash.
    fn new(each_word: impl Fn(&mut dyn FnMut(&[u8])), letter_hashes: &LetterHashes) -> HashedWords {
        let mut list = HashedWords { words: Vec::new(), letters: Vec::new() };
        each_word(&mut |word| {
            let hash = word.iter().fold(0u64, |hash, &letter| hash.wrapping_add(letter_hashes[usize::from(letter)]));
            list.words.push(HashedWord { hash, at: list.letters.len() as u32, length: word.len() as u8 });
            list.letters.extend(word);
        });
        list.words.sort_unstable();
        list
    }

    /// Words of equal hashes together.
    fn anagrams(&self) -> impl Iterator<Item = &[HashedWord]> {
        self.words.chunk_by(|a, b| a.hash == b.hash)
    }

    fn letters_of(&self, word: HashedWord) -> &[u8] {
        &self.letters[word.at as usize..][..usize::from(word.length)]
    }

    /// Whether words of equal hashes really are anagrams.
    fn have_same_letters(&self, words: &[HashedWord]) -> bool {
        let sorted = |word: HashedWord| {
            let mut letters = self.letters_of(word).to_vec();
            letters.sort_unstable();
            letters
        };
        words.len() == 1 || words[1..].iter().all(|&other| sorted(other) == sorted(words[0]))
    }

    /// Each multiset without one of its letters, and that letter.
    fn blank_table(&self, letter_hashes: &LetterHashes) -> Table {
        let lacking_one = || {
            self.anagrams().flat_map(|words| {
                let letters = self.letters_of(words[0]).iter().fold(0u64, |mask, letter| mask | 1 << letter);
                bits(letters).map(move |letter| (words[0].hash, letter))
            })
        };
        // Several multisets become the same without one letter: some two thirds are different.
        let mut table = TableBuilder::new(lacking_one().count() * 2 / 3);
        for (hash, letter) in lacking_one() {
            table.set_bits(hash.wrapping_sub(letter_hashes[usize::from(letter)]), 1 << letter);
        }
        table.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::word_graph::WordGraph;

    fn hash(word_map: &WordMap, letters: &[u8]) -> u64 {
        letters.iter().fold(0, |hash, &letter| hash.wrapping_add(word_map.letter_hash(letter)))
    }

    #[test]
    fn words_are_found_by_their_letters() {
        let words: [&[u8]; 5] = [&[3, 1, 2], &[2, 1, 3], &[3, 1, 2, 1], &[1, 2], &[4]];
        let graph = WordGraph::build(words, 4).expect("sound words");
        let word_map = graph.word_map().expect("few letters");
        let told = |bag: &[u8]| {
            let (at, count) = word_map.at(word_map.place(hash(word_map, bag)));
            (0..count).map(|i| word_map.word(at + i * bag.len())[..bag.len()].to_vec()).collect::<Vec<_>>()
        };
        assert_eq!(told(&[1, 2, 3]), [[2, 1, 3], [3, 1, 2]]);
        assert_eq!(told(&[1, 1, 2, 3]), [[3, 1, 2, 1]]);
        assert_eq!(told(&[4]), [[4]]);
        assert!(told(&[1, 3]).is_empty());
        let complete = |bag: &[u8]| word_map.completing_letters(hash(word_map, bag));
        assert_eq!([complete(&[1, 2]), complete(&[2]), complete(&[])], [1 << 3, 1 << 1, 1 << 4]);
        assert_eq!([complete(&[1, 2, 3]), complete(&[4])], [1 << 1, 0]);
    }

    #[test]
    fn large_letter_sets_have_none() {
        let graph = WordGraph::build([&[40u8, 1][..]], 40).expect("sound words");
        assert!(graph.word_map().is_none());
    }
}
