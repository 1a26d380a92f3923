//! Words written down before: the same word may be written again only without any of their tiles.

use std::collections::HashMap;

use super::board::{Board, Tiles};
use super::error::PathError;

/// By word, in codes: the tiles it was written with.
#[derive(Debug, Default)]
pub struct Written(HashMap<Vec<u8>, Tiles>);

impl Written {
    /// Words with the numbers of their tiles; the same word may come several times.
    pub fn new(words: &[(&[u8], &[u8])], board: &Board) -> Result<Written, PathError> {
        let mut written = HashMap::new();
        for &(word, tiles) in words {
            let all: &mut Tiles = written.entry(word.to_vec()).or_insert(Tiles::NONE);
            *all = all.or(lettered(tiles, board)?);
        }
        Ok(Written(written))
    }

    /// The tiles that a word may not use again.
    pub fn tiles(&self, word: &[u8]) -> Tiles {
        if self.0.is_empty() { Tiles::NONE } else { self.0.get(word).copied().unwrap_or(Tiles::NONE) }
    }
}

/// A set of tiles with letters, by their numbers.
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
