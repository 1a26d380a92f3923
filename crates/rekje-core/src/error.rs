//! What can be wrong with input, in one sentence each.

use std::fmt;

/// Why input was turned down. Its `Display` is a whole sentence without a full stop.
///
/// ```
/// use rekje_core::{Error, WordGraph};
///
/// let error = WordGraph::build([&[27][..]], 26).unwrap_err();
/// assert_eq!(error, Error::UnknownLetter { code: 27, letters: 26 });
/// assert_eq!(error.to_string(), "0x1b is no tile of a set of 26 letters");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the text of each variant names its fields")]
pub enum Error {
    /// The size of the letter set is not 1 to 63.
    Letters(i64),
    /// A word is empty or longer than the longest side of a board.
    WordLength(usize),
    /// A word, rack or board has a letter that the letter set does not.
    UnknownLetter { code: u8, letters: usize },
    /// There are so many words that a node's address doesn't fit in an edge.
    TooManyWords,
    /// A word graph's bytes are not what they claim to be.
    Corrupt(&'static str),
    /// A number among the facts is out of its range.
    Range { what: &'static str, value: i64, low: i64, high: i64 },
    /// A list among the facts has the wrong length.
    Length { what: &'static str, is: usize, should: usize },
    /// Some play could score more than a score can hold.
    ScoreTooLarge,
    /// The word graph and the facts speak of different letter sets.
    LettersDiffer { words: usize, facts: usize },
    /// A table of all leaves of up to `most` tiles would take too much memory.
    TooManyLeaves { most: usize, letters: usize },
    /// The leave values are of smaller leaves than the rack can keep.
    LeavesTooSmall { most: usize, size: usize },
    /// A setting of a game makes no sense together with another.
    Game(&'static str),
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Letters(n) => write!(out, "a letter set has 1 to 63 letters, not {n}"),
            Error::WordLength(n) => write!(out, "a word has 1 to 21 letters, not {n}"),
            Error::UnknownLetter { code, letters } => {
                write!(out, "{code:#04x} is no tile of a set of {letters} letters")
            }
            Error::TooManyWords => write!(out, "there are too many words for one word graph"),
            Error::Corrupt(why) => write!(out, "this is no sound word graph: {why}"),
            Error::Range { what, value, low, high } => {
                write!(out, "{what} must be {low} to {high}, not {value}")
            }
            Error::Length { what, is, should } => {
                write!(out, "{what} must have {should} entries, not {is}")
            }
            Error::ScoreTooLarge => write!(out, "the factors allow scores larger than 2147483647"),
            Error::LettersDiffer { words, facts } => {
                write!(out, "the word graph has {words} letters, the facts have {facts}")
            }
            Error::TooManyLeaves { most, letters } => {
                write!(out, "there are too many sets of up to {most} tiles of {letters} letters")
            }
            Error::LeavesTooSmall { most, size } => {
                write!(out, "the leave values are of up to {most} tiles kept, but a rack has {size}")
            }
            Error::Game(why) => write!(out, "{why}"),
        }
    }
}

impl std::error::Error for Error {}
