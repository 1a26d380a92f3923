//! The words on a board.

use std::sync::atomic::AtomicBool;

use super::PathError;
use super::board::{Board, Tiles};
use super::openings::Openings;
use super::reader::Reader;
use super::written::{Written, lettered};
use crate::budget::Budget;
use crate::lexicon::word_graph::WordGraph;

/// Words as machine letters, each with the tile numbers of a path. All words are stored in one vector, one after the other.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let mut words = PathWords::default();
/// words.push(&codes("AC"), &[0, 1]);
/// assert_eq!((words.len(), words.is_empty()), (1, false));
/// assert_eq!(words.iter().next(), Some((&codes("AC")[..], &[0, 1][..])));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PathWords {
    letters: Vec<u8>,
    tiles: Vec<u8>,
    lengths: Vec<u8>,
}

impl PathWords {
    /// How many words there are.
    pub fn len(&self) -> usize {
        self.lengths.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.lengths.is_empty()
    }

    /// Each word with its tiles.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&[u8], &[u8])> {
        let mut start = 0;
        self.lengths.iter().map(move |&length| {
            let word = start..start + usize::from(length);
            start = word.end;
            (&self.letters[word.clone()], &self.tiles[word])
        })
    }

    /// Add a word; `add_tiles` must append as many tile numbers as the word has letters.
    pub fn add(&mut self, word: &[u8], add_tiles: impl FnOnce(&mut Vec<u8>)) {
        self.letters.extend_from_slice(word);
        self.lengths.push(word.len() as u8);
        add_tiles(&mut self.tiles);
    }

    /// Add a word with its tiles.
    pub fn push(&mut self, word: &[u8], tiles: &[u8]) {
        self.add(word, |all| all.extend_from_slice(tiles));
    }
}

/// The words that can be read on a board.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let found: Readable = readable(&graph, &board, &[], &already_written, u64::MAX, &go_on).unwrap();
/// assert!(found.complete && found.words.len() == 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Readable {
    /// In alphabetical order, each with the first of its paths in order of tile numbers.
    pub words: PathWords,
    /// Whether these are all words, or the budget ran out.
    pub complete: bool,
    /// How many steps it took.
    pub steps: u64,
}

/// All words that can be read on a board by a path through at least one tile of `through` (any tile if that is empty), and over no
/// tile with which the same word was written before.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let found = readable(&graph, &board, &[], &already_written, u64::MAX, &go_on).unwrap();
/// assert_eq!(found.words.iter().map(|(word, _)| word.to_vec()).collect::<Vec<_>>(), [codes("AC")]);
/// ```
pub fn readable(
    graph: &WordGraph,
    board: &Board,
    through: &[u8],
    already_written: &Written,
    steps: u64,
    stop: &AtomicBool,
) -> Result<Readable, PathError> {
    let through = if through.is_empty() { Tiles::ALL } else { lettered(through, board)? };
    let mut budget = Budget::new(steps, stop);
    budget.allot(steps);
    let openings = Openings::default();
    let mut words = PathWords::default();
    let mut already_written = already_written.one_by_one();
    let mut reader = Reader::new(graph, board, &openings, &mut budget);
    reader.read(&mut |word, paths| {
        let forbidden = already_written.tiles(word);
        let fits = |used: Tiles| !used.and(through).is_empty() && used.and(forbidden).is_empty();
        if let Some(place) = paths.trails().iter().position(|trail| fits(trail.used)) {
            words.add(word, |tiles| paths.add_tiles(place, tiles));
        }
    });
    let complete = !reader.cut;
    Ok(Readable { words, complete, steps: budget.spent() })
}
