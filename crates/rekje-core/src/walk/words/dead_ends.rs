//! Dead ends: ends with which no word can be walked, whatever stands before them. They are kept from one length of words to the
//! next.

/// The most letters of an end that is kept. With [`BITS`] bits each they fit in a key of 64 bits.
const LONGEST: usize = 10;
const BITS: u32 = 6;
/// The number of places is 2 to this power. An end may overwrite another, which is then found again.
const ROOM: u32 = 13;

/// A hash table of dead ends: by place the key that is stored there, or 0.
pub struct DeadEnds(Vec<u64>);

impl DeadEnds {
    pub fn new() -> DeadEnds {
        DeadEnds(vec![0; 1 << ROOM])
    }

    /// Store the last `letters` letters of a word as a dead end, if they aren't too long.
    pub fn note(&mut self, word: &[u8], letters: usize) {
        if let Some((key, _)) = keys(word).nth(letters - 1) {
            self.0[place(key)] = key;
        }
    }

    /// The length of the shortest end of a word that is stored as a dead end.
    #[inline]
    pub fn find(&self, word: &[u8]) -> Option<usize> {
        keys(word).find(|&(key, _)| self.0[place(key)] == key).map(|(_, letters)| letters)
    }
}

/// The keys of the ends of a word, the shortest first, each with its length. Letters are never 0, so different ends have different
/// keys.
#[inline]
fn keys(word: &[u8]) -> impl Iterator<Item = (u64, usize)> {
    let longer = |key: &mut u64, (before, &letter): (usize, &u8)| {
        *key = *key << BITS | u64::from(letter);
        Some((*key, before + 1))
    };
    word.iter().rev().take(LONGEST).enumerate().scan(0, longer)
}

/// The place of a key in the table.
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
