//! Ends of words that can't be walked, whatever stands before them, remembered from one length of words to the next.

/// The longest ends remembered; a key has `BITS` bits for each letter.
const LONGEST: usize = 10;
const BITS: u32 = 6;
/// The table has 2^`ROOM` places. A later end may overwrite an earlier one, which then has to be found again.
const ROOM: u32 = 13;

/// A memory of dead ends.
pub struct DeadEnds(Vec<u64>);

impl DeadEnds {
    pub fn new() -> DeadEnds {
        DeadEnds(vec![0; 1 << ROOM])
    }

    /// Remember the last `letters` letters of a word.
    pub fn note(&mut self, word: &[u8], letters: usize) {
        if let Some((key, _)) = keys(word).nth(letters - 1) {
            self.0[place(key)] = key;
        }
    }

    /// The length of the shortest dead end of a word that is remembered.
    #[inline]
    pub fn find(&self, word: &[u8]) -> Option<usize> {
        keys(word).find(|&(key, _)| self.0[place(key)] == key).map(|(_, letters)| letters)
    }
}

/// The ends of a word as numbers, each with its length. Letters are never 0, so no two ends have the same.
#[inline]
fn keys(word: &[u8]) -> impl Iterator<Item = (u64, usize)> {
    let longer = |key: &mut u64, (before, &letter): (usize, &u8)| {
        *key = *key << BITS | u64::from(letter);
        Some((*key, before + 1))
    };
    word.iter().rev().take(LONGEST).enumerate().scan(0, longer)
}

#[inline]
fn place(key: u64) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - ROOM)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remembers_ends_whatever_stands_before() {
        let mut dead = DeadEnds::new();
        dead.note(&[1, 2, 3, 4], 2);
        assert_eq!(dead.find(&[9, 9, 3, 4]), Some(2));
        assert_eq!(dead.find(&[9, 9, 2, 4]), None);
        assert_eq!(dead.find(&[9, 9, 4]), None);
        dead.note(&[5; 21], 11);
        assert_eq!(dead.find(&[5; 21]), None);
    }
}
