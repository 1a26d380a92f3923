//! The words on a board.

use std::sync::atomic::AtomicBool;

use super::PathError;
use super::board::{Board, Tiles};
use super::openings::Openings;
use super::reader::Reader;
use super::written::{Written, lettered};
use crate::automaton::Automaton;
use crate::touching::budget::Budget;

/// A word in codes and the numbers of its tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathWord {
    pub word: Vec<u8>,
    pub tiles: Vec<u8>,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Readable {
    /// In order of letters, each with the first of its paths in order of the tiles' numbers.
    pub words: Vec<PathWord>,
    /// Whether these are all.
    pub complete: bool,
    pub steps: u64,
}

/// All words that can be read on a board: through at least one of some tiles (if any are named), and without any tile
/// with which the same word was written before.
pub fn readable(
    automaton: &Automaton,
    board: &Board,
    through: &[u8],
    written: &Written,
    steps: u64,
    stop: &AtomicBool,
) -> Result<Readable, PathError> {
    let through = if through.is_empty() { Tiles::ALL } else { lettered(through, board)? };
    let mut budget = Budget::new(steps, stop);
    budget.allot(steps);
    let openings = Openings::default();
    let mut words = Vec::new();
    let mut reader = Reader::new(board, &openings, &mut budget);
    reader.read(automaton, &mut |word, paths| {
        let kept = written.tiles(word);
        let fits = |used: Tiles| !used.and(through).is_empty() && used.and(kept).is_empty();
        if let Some(place) = paths.trails().iter().position(|trail| fits(trail.used)) {
            words.push(PathWord { word: word.to_vec(), tiles: paths.tiles(place) });
        }
    });
    let complete = !reader.cut;
    Ok(Readable { words, complete, steps: budget.spent() })
}
