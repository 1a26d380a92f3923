//! What can be wrong with a question about paths, in one sentence each.

use std::fmt;

use super::board::{MAX_BOARD, MAX_PIECES};
use super::places::MAX_HELD;

/// Why a question was turned down. Its `Display` is a whole sentence without a full stop.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let error = Piece::new([1, 63, 0, 2, 1], 26).unwrap_err();
/// assert!(matches!(error, PathError::Outside { x: 63, .. }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the text of each variant names its fields")]
pub enum PathError {
    /// There are more tiles on the board than a search takes.
    BoardSize(usize),
    /// There are more letters to lay than a search takes.
    HandSize(usize),
    /// A tile or a word has a letter that the letter set lacks.
    UnknownLetter { code: i64, letters: usize },
    /// A tile reaches beyond the squares that a board can have, or beyond the edge of this one.
    Outside { x: i64, y: i64, width: i64, height: i64 },
    /// Two tiles cover a square in common.
    Overlap { x: i64, y: i64 },
    /// Something is said of a tile that doesn't lie there.
    NoTile(usize),
    /// A number in a question is out of its range.
    Range { what: &'static str, value: i64, low: i64, high: i64 },
}

impl fmt::Display for PathError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PathError::BoardSize(n) => write!(out, "a search takes at most {MAX_PIECES} tiles on the board, not {n}"),
            PathError::HandSize(n) => write!(out, "a search takes at most {MAX_HELD} letters to lay, not {n}"),
            PathError::UnknownLetter { code, letters } => {
                write!(out, "{code} is no tile of a set of {letters} letters")
            }
            PathError::Outside { x, y, width, height } => {
                write!(out, "the tile at ({x}, {y}) does not lie on a board of {width} by {height} squares")
            }
            PathError::Overlap { x, y } => write!(out, "the tile at ({x}, {y}) lies on another"),
            PathError::NoTile(n) => write!(out, "there is no tile number {n} with a letter"),
            PathError::Range { what, value, low, high } => write!(out, "{what} must be {low} to {high}, not {value}"),
        }
    }
}

impl std::error::Error for PathError {}

/// The largest board, in the words of an error.
pub fn outside(x: i64, y: i64) -> PathError {
    PathError::Outside { x, y, width: MAX_BOARD as i64, height: MAX_BOARD as i64 }
}
