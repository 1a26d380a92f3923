//! Words written down before. A word may be written again only by a path that uses none of the tiles it was written with.

use super::board::{Board, Tiles};
use super::error::PathError;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_SIDE};

/// A word as a number: its letters from the top, six bits each. Numbers are in order of letters.
type Key = u128;
const BITS: usize = 6;

/// The words in alphabetical order, each with the tiles it was written with.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let word = codes("AC");
/// let written = Written::new(&[(&word, &[0, 1])], &board).unwrap();
/// // AC was written with these tiles, so it is no new word.
/// assert!(readable(&graph, &board, &[], &written, u64::MAX, &go_on).unwrap().words.is_empty());
/// ```
#[derive(Debug, Default)]
pub struct Written(Vec<(Key, Tiles)>);

impl Written {
    /// Words with the numbers of their tiles; the same word may come several times.
    pub fn new(words: &[(&[u8], &[u8])], board: &Board) -> Result<Written, PathError> {
        let mut already_written = Written(Vec::with_capacity(words.len()));
        for &(word, tiles) in words {
            already_written.add(word, lettered(tiles, board)?);
        }
        Ok(already_written.in_order())
    }

    /// Words with their tiles as sets, as [`lettered`] makes them; the same word may come several times.
    pub fn of(words: impl IntoIterator<Item = (impl AsRef<[u8]>, Tiles)>) -> Written {
        let mut already_written = Written::default();
        words.into_iter().for_each(|(word, tiles)| already_written.add(word.as_ref(), tiles));
        already_written.in_order()
    }

    fn add(&mut self, word: &[u8], tiles: Tiles) {
        self.0.extend(key(word).map(|key| (key, tiles)));
    }

    /// Sort the words by key, and unite the tiles of those that were written more than once.
    fn in_order(mut self) -> Written {
        self.0.sort_unstable_by_key(|&(key, _)| key);
        self.0.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 = kept.1.or(next.1);
            }
            same
        });
        self
    }

    /// The tiles that a word may not use again.
    pub fn tiles(&self, word: &[u8]) -> Tiles {
        let place = key(word).and_then(|key| self.0.binary_search_by_key(&key, |&(key, _)| key).ok());
        place.map_or(Tiles::NONE, |place| self.0[place].1)
    }

    /// The same as [`Written::tiles`], for words that are asked for in alphabetical order: a merge in place of a binary search for
    /// each word.
    pub fn one_by_one(&self) -> OneByOne<'_> {
        OneByOne { left: &self.0 }
    }
}

/// The written words that don't come before the word asked for last.
pub struct OneByOne<'a> {
    left: &'a [(Key, Tiles)],
}

impl OneByOne<'_> {
    /// The tiles that a word may not use again. No word may come before the one asked for last.
    #[inline]
    pub fn tiles(&mut self, word: &[u8]) -> Tiles {
        if self.left.is_empty() {
            return Tiles::NONE;
        }
        let asked = key_of(word);
        while let Some(&(key, tiles)) = self.left.first() {
            if key >= asked {
                return if key == asked { tiles } else { Tiles::NONE };
            }
            self.left = &self.left[1..];
        }
        Tiles::NONE
    }
}

/// The key of a word; none if the word is too long or has a code that is no letter, so that no list can have it.
#[inline]
fn key(word: &[u8]) -> Option<Key> {
    let sound = word.len() <= MAX_SIDE && word.iter().all(|letter| (1..=MAX_LETTERS as u8).contains(letter));
    sound.then(|| key_of(word))
}

/// The key of a word that is no longer than the longest word and has letters only.
#[inline]
fn key_of(word: &[u8]) -> Key {
    word.iter().fold(0, |key, &letter| key << BITS | Key::from(letter)) << (BITS * (MAX_SIDE - word.len()))
}

/// A set of tiles from their numbers; an error if one is no tile or has no letter.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// assert!(lettered(&[1], &board).unwrap().has(1));
/// assert!(lettered(&[9], &board).is_err());
/// ```
pub fn lettered(tiles: &[u8], board: &Board) -> Result<Tiles, PathError> {
    let mut found = Tiles::NONE;
    for &tile in tiles {
        match board.pieces().get(usize::from(tile)) {
            Some(piece) if piece.letter != 0 => found.insert(usize::from(tile)),
            _ => return Err(PathError::NoTile(usize::from(tile))),
        }
    }
    Ok(found)
}
