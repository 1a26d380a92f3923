//! What can be wrong with a question about walks, in one sentence each.

use std::fmt;

use super::heap::{MAX_HEAP, MAX_HELD, Place};

/// Why a question was turned down. Its `Display` is a whole sentence without a full stop.
///
/// ```
#[doc = include_str!("../../../doc/walk.rs")]
/// let error = WalkRack::new(&[30], 26).unwrap_err();
/// assert_eq!(error, WalkError::UnknownLetter { code: 30, letters: 26 });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the text of each variant names its fields")]
pub enum WalkError {
    /// There are more tiles on the table than a search takes.
    HeapSize(usize),
    /// There are more tiles on the rack than a search takes.
    RackSize(usize),
    /// A tile or a word has a letter that the letter set lacks.
    UnknownLetter { code: u8, letters: usize },
    /// A word to be walked has no letters, or too many.
    WordLength(usize),
    /// A coordinate doesn't fit in 32 bits.
    TooFar(i64),
    /// Two tiles lie in the same place.
    Taken(Place),
    /// The tiles on the table do not hang together.
    Apart(Place),
    /// A word is kept from a place where no tile lies.
    NoTile(Place),
    /// A word list is too large to be tried word by word.
    TooManyWords,
    /// A number in a question is out of its range.
    Range { what: &'static str, value: i64, low: i64, high: i64 },
}

impl fmt::Display for WalkError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WalkError::HeapSize(n) => write!(out, "a search takes at most {MAX_HEAP} tiles on the table, not {n}"),
            WalkError::RackSize(n) => write!(out, "a search takes at most {MAX_HELD} tiles on the rack, not {n}"),
            WalkError::UnknownLetter { code, letters } => {
                write!(out, "{code:#04x} is no tile of a set of {letters} letters")
            }
            WalkError::WordLength(n) => write!(out, "a word has 1 to 21 letters, not {n}"),
            WalkError::TooFar(n) => write!(out, "a coordinate must fit in 32 bits, {n} does not"),
            WalkError::Taken((x, y)) => write!(out, "two tiles lie at ({x}, {y})"),
            WalkError::Apart((x, y)) => write!(out, "the tile at ({x}, {y}) does not hang together with the first one"),
            WalkError::NoTile((x, y)) => write!(out, "a word is kept from ({x}, {y}), where no tile lies"),
            WalkError::TooManyWords => write!(out, "there are too many words to try them one by one"),
            WalkError::Range { what, value, low, high } => write!(out, "{what} must be {low} to {high}, not {value}"),
        }
    }
}

impl std::error::Error for WalkError {}
