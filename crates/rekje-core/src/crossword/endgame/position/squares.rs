//! Sets of squares, and the squares on which a play depends.

use super::move_summary::MoveSummary;
use crate::crossword::board::play::Play;
use crate::lexicon::machine_letters::MAX_SIDE;

/// A set of squares, row by row and column by column, so that a line of squares is asked for at once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Squares {
    rows: [u32; MAX_SIDE],
    columns: [u32; MAX_SIDE],
}

impl Squares {
    pub fn add(&mut self, x: usize, y: usize) {
        self.rows[y] |= 1 << x;
        self.columns[x] |= 1 << y;
    }

    /// Whether a play lays a tile on one of them.
    pub fn meets(&self, play: &MoveSummary) -> bool {
        self.lines(play.is_down())[play.line()] & play.laid != 0
    }

    pub fn unite(&mut self, other: &Squares) {
        self.rows.iter_mut().zip(other.rows).for_each(|(own, more)| *own |= more);
        self.columns.iter_mut().zip(other.columns).for_each(|(own, more)| *own |= more);
    }

    /// Add or take away the squares of a play, none or all of which are there.
    pub fn toggle(&mut self, play: &Play) {
        for (x, y, _) in play.squares() {
            self.rows[y] ^= 1 << x;
            self.columns[x] ^= 1 << y;
        }
    }

    /// Bits by place in each row, or in each column.
    pub fn lines(&self, down: bool) -> &[u32; MAX_SIDE] {
        if down { &self.columns } else { &self.rows }
    }
}

/// The empty squares on which a play depends, on a board of a width and a height: the squares that it covers, and those at both ends
/// of the words that it forms. As long as they stay empty, the play stays legal and its score stays the same.
pub fn squares_needed((width, height): (usize, usize), tiles: &Squares, play: &MoveSummary) -> Squares {
    let mut squares = Squares::default();
    let down = play.is_down();
    let [length, breadth] = if down { [height, width] } else { [width, height] };
    let line = play.line();
    let mut add = |line: usize, at: usize| if down { squares.add(line, at) } else { squares.add(at, line) };
    let along = tiles.lines(down)[line] | play.laid;
    let mut laid = play.laid;
    while laid != 0 {
        let at = laid.trailing_zeros() as usize;
        laid &= laid - 1;
        add(line, at);
        ends(along, at, length).for_each(|end| add(line, end));
        ends(tiles.lines(!down)[at], line, breadth).for_each(|end| add(end, at));
    }
    squares
}

/// The first places without a tile before and behind a place, as far as the board goes.
fn ends(tiles: u32, at: usize, length: usize) -> impl Iterator<Item = usize> {
    let behind = at + 1 + (tiles >> (at + 1)).trailing_ones() as usize;
    let before = at.checked_sub(1 + (tiles << (31 - at) << 1).leading_ones() as usize);
    before.into_iter().chain((behind < length).then_some(behind))
}
