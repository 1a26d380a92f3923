//! What can be wrong with a question about grids.

use std::fmt;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GridError {
    Faces(usize),
    Face(Vec<u8>),
    Sides { width: i64, height: i64 },
    Board { cells: usize, wanted: usize },
    UnknownFace { code: u8, faces: usize },
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
