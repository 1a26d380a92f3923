//! The tables of a word list as bytes, and back.
//!
//! Of the kind `RKJT` ([`crate::lexicon::binary_container`]): letters, which numbers make the sums, the lower and the upper half of the
//! graph's digest, and three numbers for each table ([`Table::parts`]); then the tables and the words.
//! The bytes are not copied when they are read.

use bytes::Bytes;

use super::table::Table;
use super::{WordMap, sums};
use crate::error::Error;
use crate::lexicon::binary_container::Kind;
use crate::lexicon::word_graph::WordGraph;

const KIND: Kind = Kind { magic: *b"RKJT", version: 3 };

impl WordMap {
    /// The bytes of a file; the same words always give the same bytes.
    pub fn to_bytes(&self, graph: &WordGraph) -> Vec<u8> {
        let digest = graph.digest();
        let ([slots, bits], whole) = self.whole.parts();
        let ([lacking_slots, lacking_bits], lacking) = self.lacking.parts();
        let about = [graph.letters() as u32, self.seed, digest as u32, (digest >> 32) as u32];
        KIND.seal(&[&about[..], &whole, &lacking].concat(), &[slots, bits, lacking_slots, lacking_bits, &self.words])
    }

    /// Read what `to_bytes` wrote of the words of an graph. Whatever the bytes are, the result is either tables that
    /// can be asked safely or an error.
    pub fn from_bytes(bytes: impl Into<Bytes>, graph: &WordGraph) -> Result<WordMap, Error> {
        let ([letters, seed, low, high, whole @ .., a, b, c], mut content) = KIND.open::<10>(&bytes.into())?;
        let digest = u64::from(high) << 32 | u64::from(low);
        if letters as usize != graph.letters() || digest != graph.digest() {
            return Err(Error::Corrupt("its tables are of other words"));
        }
        let whole = Table::read(&mut content, whole)?;
        let lacking = Table::read(&mut content, [a, b, c])?;
        Ok(WordMap { sums: sums(seed.into()), seed, whole, lacking, words: content })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::binary_container::sign;

    fn sample() -> WordGraph {
        let words: [&[u8]; 4] = [&[3, 1, 2], &[3, 1, 2, 4], &[1, 2], &[2, 1]];
        WordGraph::build(words, 4).expect("sound words")
    }

    fn bytes() -> Vec<u8> {
        WordMap::new(&sample()).expect("few letters").to_bytes(&sample())
    }

    #[test]
    fn come_back_as_they_were() {
        let again = WordMap::from_bytes(bytes(), &sample()).expect("whole bytes");
        assert_eq!(again.to_bytes(&sample()), bytes());
        assert_eq!(again.at(again.place(again.sum(1).wrapping_add(again.sum(2)))).1, 2);
    }

    #[test]
    fn damaged_or_of_other_words_they_are_an_error() {
        let bytes = bytes();
        for i in 0..bytes.len() {
            assert!(WordMap::from_bytes(bytes[..i].to_vec(), &sample()).is_err(), "cut at {i}");
            let mut damaged = bytes.clone();
            damaged[i] ^= 0x10;
            assert!(WordMap::from_bytes(damaged, &sample()).is_err(), "damaged at {i}");
        }
        let other = WordGraph::build([&[1u8, 2][..]], 4).expect("sound words");
        assert!(WordMap::from_bytes(bytes, &other).is_err());
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
                let Ok(tables) = WordMap::from_bytes(forged, &sample()) else { continue };
                for code in 1..=4 {
                    let (at, count) = tables.at(tables.place(tables.sum(code).wrapping_add(tables.sum(2))));
                    (0..count.min(9)).for_each(|word| assert!(tables.word(at + 2 * word).len() > 1));
                    tables.complete(tables.sum(code));
                }
            }
        }
    }
}
