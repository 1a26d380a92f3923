//! All paths of one given word on a board, by backtracking, in order of their tiles' numbers.

use super::board::{Board, Tiles};
use crate::lexicon::machine_letters::MAX_SIDE;

/// The most steps for finding the paths of one word; a step is a tile tried for a letter.
const MOST_STEPS: u32 = 100_000;

/// A search for the paths of words through some tiles.
pub struct PathFinder<'a> {
    board: &'a Board,
    /// By tile: the fewest steps to one of the tiles of which a path must use at least one. A path that has too few letters left to
    /// get there is given up.
    away: Vec<u8>,
    /// Whether some word took more than [`MOST_STEPS`], so that paths may be missing.
    pub cut: bool,
}

/// A word that is being looked for.
struct PathQuery<'a, F> {
    board: &'a Board,
    away: &'a [u8],
    word: &'a [u8],
    path: [u8; MAX_SIDE],
    steps: u32,
    /// Takes a path and its tiles; false if no more are wanted.
    take: F,
}

impl<'a> PathFinder<'a> {
    /// A finder of paths that use at least one tile of `through`.
    pub fn new(board: &'a Board, through: Tiles) -> PathFinder<'a> {
        let mut away = vec![u8::MAX; board.pieces().len()];
        let (mut edge, mut seen, mut steps) = (through, through, 0);
        while !edge.is_empty() {
            edge.numbers().for_each(|tile| away[tile] = steps);
            edge = edge.numbers().fold(Tiles::NONE, |near, tile| near.or(board.beside(tile))).without(seen);
            seen = seen.or(edge);
            steps += 1;
        }
        PathFinder { board, away, cut: false }
    }

    /// Pass the paths of a word that use no tile of `forbidden` to `take`, as tile numbers and as a set, until it returns false.
    pub fn find(&mut self, word: &[u8], forbidden: Tiles, take: impl FnMut(&[u8], Tiles) -> bool) {
        let mut query =
            PathQuery { board: self.board, away: &self.away, word, path: [0; MAX_SIDE], steps: MOST_STEPS, take };
        query.extend(0, Tiles::ALL, forbidden, false);
        self.cut |= query.steps == 0;
    }
}

impl<F: FnMut(&[u8], Tiles) -> bool> PathQuery<'_, F> {
    /// Extend the path to the rest of the word by backtracking: the letter at `place` goes on each tile of `from` that shows it and isn't in
    /// `used`. `is_through` tells whether the path already uses a required tile. It returns false if the search must stop.
    fn extend(&mut self, place: usize, from: Tiles, used: Tiles, is_through: bool) -> bool {
        let left = self.word.len() - 1 - place;
        for tile in from.and(self.board.showing(self.word[place])).without(used).numbers() {
            if !is_through && usize::from(self.away[tile]) > left {
                continue;
            }
            self.steps = self.steps.saturating_sub(1);
            if self.steps == 0 {
                return false;
            }
            let mut used = used;
            used.insert(tile);
            self.path[place] = tile as u8;
            let goes_on = if left == 0 {
                (self.take)(&self.path[..=place], used)
            } else {
                self.extend(place + 1, self.board.beside(tile), used, is_through || self.away[tile] == 0)
            };
            if !goes_on {
                return false;
            }
        }
        true
    }
}
