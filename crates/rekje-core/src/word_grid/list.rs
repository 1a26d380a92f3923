//! A word list as a tree for grids, and the queries on it.

use std::sync::atomic::AtomicBool;

use super::cells::Cells;
use super::error::GridError;
use super::recorders::{Counted, Listed, WordRecorder};
use super::search::Search;
use super::shape::{HOLE, Shape};
use super::tree::Tree;
use crate::lexicon::word_graph::WordGraph;

/// The most kinds of faces.
const MAX_FACES: usize = 64;
/// The most faces for which slots of eight bytes will do; every letter set in use has fewer.
const FEW_FACES: usize = 32;

/// The number of words on a board, and the sum of their points.
///
/// ```
#[doc = include_str!("../../doc/grid.rs")]
/// // A B / A A: BA and ABA, of two and three letters.
/// let counted = words.count(&shape, &[0, 1, 0, 0], &[0, 0, 1, 2], &go_on).unwrap();
/// assert_eq!(counted, [WordCount { words: 2, points: 3 }]);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WordCount {
    /// How many words.
    pub words: u32,
    /// Their points together.
    pub points: u32,
}

/// A word in codes of letters, and the first of its paths in order of the cells' numbers.
///
/// ```
#[doc = include_str!("../../doc/grid.rs")]
/// let found = words.list(&shape, &[0, 1, 0, 0], &go_on).unwrap().unwrap();
/// assert_eq!(found[1], GridWord { word: vec![2, 1], cells: vec![1, 0] });
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct GridWord {
    /// The word in codes.
    pub word: Vec<u8>,
    /// The cells of its path.
    pub cells: Vec<u8>,
}

/// Words ready to be read off grids. A cell shows a face: one or a few letters.
///
/// ```
#[doc = include_str!("../../doc/grid.rs")]
/// let found = words.list(&shape, &[0, 1, 0, 0], &go_on).unwrap().unwrap();
/// assert_eq!(found.iter().map(|one| &one.word[..]).collect::<Vec<_>>(), [&[1, 2, 1][..], &[2, 1]]);
/// assert_eq!(words.faces(), 2);
/// ```
#[derive(Debug, Clone)]
pub struct GridWords {
    faces: Vec<Vec<u8>>,
    tree: Width,
}

/// The tree for few or many faces.
#[derive(Debug, Clone)]
enum Width {
    Few(Tree<4>),
    Many(Tree<8>),
}

impl GridWords {
    /// The words of a word graph of at least `shortest` letters, spelled with faces of one or more letters each. On a board a face is
    /// given by its index in `faces`.
    pub fn new(graph: &WordGraph, faces: &[Vec<u8>], shortest: usize) -> Result<GridWords, GridError> {
        if !(1..=MAX_FACES).contains(&faces.len()) {
            return Err(GridError::Faces(faces.len()));
        }
        let known = |code: u8| code > 0 && usize::from(code) <= graph.letters();
        for (number, face) in faces.iter().enumerate() {
            if face.is_empty() || !face.iter().all(|&code| known(code)) || faces[..number].contains(face) {
                return Err(GridError::Face(face.clone()));
            }
        }
        let tree = match faces.len() {
            ..=FEW_FACES => Width::Few(Tree::new(graph, faces, shortest)?),
            _ => Width::Many(Tree::new(graph, faces, shortest)?),
        };
        Ok(GridWords { faces: faces.to_vec(), tree })
    }

    /// How many faces there are.
    pub fn faces(&self) -> usize {
        self.faces.len()
    }

    /// How many bytes the tree takes.
    pub fn bytes(&self) -> usize {
        match &self.tree {
            Width::Few(tree) => tree.bytes(),
            Width::Many(tree) => tree.bytes(),
        }
    }

    /// Count the words of boards, which follow one another with a byte a cell, and add up their points. `points` has the points of a word
    /// by its number of letters; the last also counts for longer words. The result is shorter than the boards if the search was stopped.
    pub fn count(
        &self,
        shape: &Shape,
        boards: &[u8],
        points: &[u32],
        stop: &AtomicBool,
    ) -> Result<Vec<WordCount>, GridError> {
        let mut counted = Counted::new(points, boards.len() / shape.cells());
        self.read(shape, boards, stop, &mut counted)?;
        Ok(counted.counts)
    }

    /// All words of a board in alphabetical order; `None` if the search was stopped.
    pub fn list(&self, shape: &Shape, board: &[u8], stop: &AtomicBool) -> Result<Option<Vec<GridWord>>, GridError> {
        check(board.len(), shape.cells(), board.len() == shape.cells())?;
        let mut listed = Listed::new(shape, &self.faces);
        self.read(shape, board, stop, &mut listed)?;
        Ok(listed.words)
    }

    /// Check the boards, which follow one another in `boards`, and read each one with the tree as wide as it was built.
    fn read(
        &self,
        shape: &Shape,
        boards: &[u8],
        stop: &AtomicBool,
        recorder: &mut impl WordRecorder,
    ) -> Result<(), GridError> {
        check(boards.len() % shape.cells(), shape.cells(), boards.len() % shape.cells() == 0)?;
        match boards.iter().find(|&&face| face != HOLE && usize::from(face) >= self.faces.len()) {
            Some(&code) => return Err(GridError::UnknownFace { code, faces: self.faces.len() }),
            None => match &self.tree {
                Width::Few(tree) => read_by_width(tree, shape, boards, stop, recorder),
                Width::Many(tree) => read_by_width(tree, shape, boards, stop, recorder),
            },
        }
        Ok(())
    }
}

/// Refuse boards of the wrong number of cells, unless `sound`.
fn check(cells: usize, wanted: usize, sound: bool) -> Result<(), GridError> {
    if sound { Ok(()) } else { Err(GridError::Board { cells, wanted }) }
}

/// Read boards with sets of cells in the smallest integer that holds a bit for each cell.
fn read_by_width<const T: usize>(
    tree: &Tree<T>,
    shape: &Shape,
    boards: &[u8],
    stop: &AtomicBool,
    recorder: &mut impl WordRecorder,
) {
    match shape.cells() {
        ..=16 => read::<u16, T>(tree, shape, boards, stop, recorder),
        17..=32 => read::<u32, T>(tree, shape, boards, stop, recorder),
        _ => read::<u64, T>(tree, shape, boards, stop, recorder),
    }
}

/// Search the boards one after the other and hand the words of each to the recorder, until stopped.
fn read<C: Cells, const T: usize>(
    tree: &Tree<T>,
    shape: &Shape,
    boards: &[u8],
    stop: &AtomicBool,
    recorder: &mut impl WordRecorder,
) {
    let mut search = Search::<C, T>::new(tree, shape);
    for board in boards.chunks_exact(shape.cells()) {
        let Some(words) = search.read(board, stop) else { return };
        recorder.board(tree, board, words);
    }
}
