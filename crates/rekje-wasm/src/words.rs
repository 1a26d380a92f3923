//! A list of words as the server packs it (`rekje.lexicon.packing`): a tenth of the bytes that its word graph would take.
//!
//! A packed list: how many letters the letter set has (a byte), how many bytes the first list takes, the words that a
//! search may find, and the words that only count. In a list they stand in order. Each begins with a byte 128 + n: it has its first n letters from the word before. The codes
//! of its other letters follow.

/// The words, one after the other, and where each ends.
pub struct ListedWords {
    letters: Vec<u8>,
    ends: Vec<usize>,
}

const SHARED: u8 = 0x80;

impl ListedWords {
    /// Read a list. Letters are checked by who builds a graph of them.
    pub fn read(list: &[u8]) -> Result<ListedWords, String> {
        let mut words = ListedWords { letters: Vec::with_capacity(list.len() * 3), ends: Vec::new() };
        let (mut before, mut start) = (0, 0);
        for &byte in list {
            if byte & SHARED == 0 {
                words.letters.push(byte);
                continue;
            }
            if !words.letters.is_empty() {
                words.ends.push(words.letters.len());
                (before, start) = (start, words.letters.len());
            }
            let shared = usize::from(byte & !SHARED);
            if shared > start - before {
                return Err("a word shares more letters than the word before has".into());
            }
            words.letters.extend_from_within(before..before + shared);
        }
        if !list.is_empty() {
            if list[0] != SHARED {
                return Err("a list of words begins with a whole word".into());
            }
            words.ends.push(words.letters.len());
        }
        Ok(words)
    }

    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.letters[start..end])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_words_that_share_letters() {
        let list = [0x80, 3, 1, 20, 0x83, 19, 0x81, 15, 0x80, 4];
        let words = ListedWords::read(&list).expect("a sound list");
        let found: Vec<&[u8]> = words.iter().collect();
        assert_eq!(found, [&[3, 1, 20][..], &[3, 1, 20, 19], &[3, 15], &[4]]);
        assert_eq!(ListedWords::read(&[]).expect("an empty list").iter().count(), 0);
    }

    #[test]
    fn refuses_what_is_no_list() {
        assert!(ListedWords::read(&[3, 1, 20]).is_err());
        assert!(ListedWords::read(&[0x81, 1]).is_err());
        assert!(ListedWords::read(&[0x80, 3, 1, 0x83, 1]).is_err());
    }
}
