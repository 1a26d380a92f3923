//! What can be wrong with a question about grids.

use std::fmt;

/// Why there is no answer.
///
/// ```
#[doc = include_str!("../../doc/grid.rs")]
/// assert_eq!(Shape::new(9, 9, true), Err(GridError::Sides { width: 9, height: 9 }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the text of each variant names its fields")]
pub enum GridError {
    /// There are too few or too many kinds of faces.
    Faces(usize),
    /// A face has an unknown letter, or is there twice.
    Face(Vec<u8>),
    /// There are no cells, or more than 64.
    Sides { width: i64, height: i64 },
    /// A board has too few or too many cells.
    Board { cells: usize, wanted: usize },
    /// A cell shows a face that isn't among them.
    UnknownFace { code: u8, faces: usize },
    /// There are too many words.
    Words,
}

impl fmt::Display for GridError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridError::Faces(count) => write!(out, "a grid can have 1 to 64 kinds of faces, not {count}"),
            GridError::Face(letters) => write!(out, "the letters {letters:?} are no face, or are one already"),
            GridError::Sides { width, height } => write!(out, "a grid has 1 to 64 cells, not {width} x {height}"),
            GridError::Board { cells, wanted } => write!(out, "a board has {wanted} cells, not {cells}"),
            GridError::UnknownFace { code, faces } => write!(out, "{code} is no face among {faces}"),
            GridError::Words => write!(out, "there are too many words"),
        }
    }
}

impl std::error::Error for GridError {}
