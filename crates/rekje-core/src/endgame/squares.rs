//! Sets of squares, and on which squares a play depends.

use super::sight::EndPlay;
use crate::codes::{EMPTY, MAX_SIDE};
use crate::facts::Facts;
use crate::play::Play;

const WORDS: usize = (MAX_SIDE * MAX_SIDE).div_ceil(64);

/// A set of squares by their number in rows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Squares([u64; WORDS]);

impl Squares {
    pub fn add(&mut self, square: usize) {
        self.0[square / 64] |= 1 << (square % 64);
    }

    pub fn has(&self, square: usize) -> bool {
        self.0[square / 64] >> (square % 64) & 1 != 0
    }

    pub fn unite(&mut self, other: &Squares) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own |= more);
    }
}

/// The numbers of the squares that a play covers, with the tile laid on each.
pub fn laid<'a>(facts: &Facts, play: &'a Play) -> impl Iterator<Item = (usize, u8)> + use<'a> {
    let width = facts.width;
    play.squares().map(move |(x, y, tile)| (y * width + x, tile))
}

/// The empty squares on which it depends that a play is legal and scores what it does: those it covers, and those at the
/// ends of the words that it forms. As long as they stay empty the play stays as it is.
pub fn needs(facts: &Facts, cells: &[u8], play: &EndPlay) -> Squares {
    let mut squares = Squares::default();
    let mut all = Squares::default();
    laid(facts, &play.play).for_each(|(square, _)| all.add(square));
    for (x, y, _) in play.play.squares() {
        squares.add(y * facts.width + x);
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            if let Some(end) = end_of_run(facts, cells, &all, (x, y), (dx, dy)) {
                squares.add(end);
            }
        }
    }
    squares
}

/// The first square without a tile, from a square on; none where the board ends before.
fn end_of_run(
    facts: &Facts,
    cells: &[u8],
    all: &Squares,
    (x, y): (usize, usize),
    (dx, dy): (isize, isize),
) -> Option<usize> {
    let (mut x, mut y) = (x, y);
    loop {
        (x, y) = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
        if x >= facts.width || y >= facts.height {
            return None;
        }
        let square = y * facts.width + x;
        if cells[square] == EMPTY && !all.has(square) {
            return Some(square);
        }
    }
}
