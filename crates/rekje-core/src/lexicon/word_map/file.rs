//! A word map as bytes, and back.
//!
//! Of the kind `RKJT` ([`crate::lexicon::binary_container`]): letters, the seed of the hashes, the lower and the upper half of the
//! digest of the word graph with the same words, and three numbers for each table ([`Table::parts`]); then the tables and the
//! words. The bytes are not copied when they are read.

use bytes::Bytes;

use super::table::Table;
use super::{WordMap, letter_hashes};
use crate::error::Error;
use crate::lexicon::binary_container::Kind;

const KIND: Kind = Kind { magic: *b"RKJT", version: 3 };

impl WordMap {
    /// The bytes of a file; the same words always give the same bytes. `digest`: of the word graph with the same words.
    pub fn to_bytes(&self, letters: usize, digest: u64) -> Vec<u8> {
        let ([slots, bits], words) = self.word_table.parts();
        let ([blank_slots, blank_bits], blanks) = self.blank_table.parts();
        let about = [letters as u32, self.seed, digest as u32, (digest >> 32) as u32];
        KIND.seal(&[&about[..], &words, &blanks].concat(), &[slots, bits, blank_slots, blank_bits, &self.words])
    }

    /// Read what `to_bytes` wrote for the same letters and digest. Whatever the bytes are, the result is either a map that
    /// can be searched safely or an error.
    pub fn from_bytes(bytes: impl Into<Bytes>, letters: usize, digest: u64) -> Result<WordMap, Error> {
        let ([own_letters, seed, low, high, words @ .., a, b, c], mut content) = KIND.open::<10>(&bytes.into())?;
        if own_letters as usize != letters || digest != u64::from(high) << 32 | u64::from(low) {
            return Err(Error::Corrupt("its tables are of other words"));
        }
        let word_table = Table::read(&mut content, words)?;
        let blank_table = Table::read(&mut content, [a, b, c])?;
        Ok(WordMap { letter_hashes: letter_hashes(seed.into()), seed, word_table, blank_table, words: content })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::binary_container::sign;
    use crate::lexicon::word_graph::WordGraph;

    fn sample() -> WordGraph {
        let words: [&[u8]; 4] = [&[3, 1, 2], &[3, 1, 2, 4], &[1, 2], &[2, 1]];
        WordGraph::build(words, 4).expect("sound words")
    }

    fn bytes() -> Vec<u8> {
        sample().word_map_to_bytes().expect("few letters")
    }

    fn read(bytes: Vec<u8>, graph: &WordGraph) -> Result<WordMap, Error> {
        WordMap::from_bytes(bytes, graph.letters(), graph.digest())
    }

    #[test]
    fn come_back_as_they_were() {
        let again = read(bytes(), &sample()).expect("whole bytes");
        assert_eq!(again.to_bytes(sample().letters(), sample().digest()), bytes());
        assert_eq!(again.at(again.place(again.letter_hash(1).wrapping_add(again.letter_hash(2)))).1, 2);
    }

    #[test]
    fn damaged_or_of_other_words_they_are_an_error() {
        let bytes = bytes();
        for i in 0..bytes.len() {
            assert!(read(bytes[..i].to_vec(), &sample()).is_err(), "cut at {i}");
            let mut damaged = bytes.clone();
            damaged[i] ^= 0x10;
            assert!(read(damaged, &sample()).is_err(), "damaged at {i}");
        }
        let other = WordGraph::build([&[1u8, 2][..]], 4).expect("sound words");
        assert!(read(bytes, &other).is_err());
    }

    /// Whatever stands in them, asking ends and reads nothing beyond them.
    #[test]
    fn forged_they_can_be_asked() {
        let sound = bytes();
        for i in 8..sound.len() {
            for bit in 0..8 {
                let mut forged = sound.clone();
                forged[i] ^= 1 << bit;
                sign(&mut forged);
                let Ok(tables) = read(forged, &sample()) else { continue };
                for code in 1..=4 {
                    let (at, count) =
                        tables.at(tables.place(tables.letter_hash(code).wrapping_add(tables.letter_hash(2))));
                    (0..count.min(9)).for_each(|word| assert!(tables.word(at + 2 * word).len() > 1));
                    tables.completing_letters(tables.letter_hash(code));
                }
            }
        }
    }
}
