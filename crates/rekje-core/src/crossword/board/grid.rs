//! A grid: the board read in one direction, line by line, with cross sets, anchors and start nodes.
//!
//! Lines have a wall at both ends: an empty square with an empty cross set. So a search needn't check where the board ends.

use super::facts::SquareFacts;
use crate::lexicon::machine_letters::{ALL_LETTERS, EMPTY, MAX_SIDE, letter};
use crate::lexicon::word_graph::Node;

/// One square, as the line through it sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square {
    /// The cross set, bit by letter: the letters that may be laid here because of the cross word.
    pub cross_set: u64,
    /// Bit by letter: the letters of the tiles further along the line.
    pub letters_ahead: u64,
    /// The points of the tile that lies here, as a later word counts them.
    pub points: i32,
    /// The points of the tiles that lie in the cross word.
    pub cross_points: i32,
    /// The GADDAG node at which the generation of plays from this square starts: after the tiles on the left and the separator, if any lie
    /// there, else after the tiles on the right, else the root; 0 on a square that is no anchor.
    pub start_node: Node,
    /// The tile that lies here.
    pub cell: u8,
    /// What a tile laid here multiplies; the cross word only if there is one.
    pub factors: SquareFacts,
    /// Whether a tile laid here makes a cross word.
    pub has_cross_word: bool,
    /// Whether no tile lies on the next square of the line.
    pub next_is_empty: bool,
}

impl Square {
    const WALL: Square = Square {
        cross_set: 0,
        letters_ahead: 0,
        points: 0,
        cross_points: 0,
        start_node: 0,
        cell: EMPTY,
        factors: SquareFacts { letter: 0, main: [1, 1], cross: [0, 0] },
        has_cross_word: false,
        next_is_empty: true,
    };
}

/// The squares from wall to wall, and walls beyond that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// As many as a power of two, so that a place among them needs no check.
    pub squares: [Square; LINE],
    /// By place: the letter that lies there, 0 on an empty square.
    pub letters: [u8; LINE],
    /// Bit by place: where tiles lie.
    pub tiles: u32,
    /// Bit by place: empty squares on which a tile makes a cross word.
    pub crossed: u32,
    /// Bit by place: where a play may begin to grow.
    pub anchors: u32,
}

/// How many squares a line has, walls included.
pub const LINE: usize = 32;
const _: () = assert!(MAX_SIDE + 2 <= LINE && LINE == u32::BITS as usize);

impl Line {
    /// Bit by place: empty squares beside tiles. Walls are among them.
    pub fn beside(&self) -> u32 {
        (self.tiles << 1 | self.tiles >> 1) & !self.tiles
    }

    /// Bit by place: empty squares beside these tiles and beside those that lie side by side with them.
    pub fn beside_runs(&self, tiles: u32) -> u32 {
        let (mut run, mut reach) = (0, tiles);
        while run != reach {
            run = reach;
            reach |= (run << 1 | run >> 1) & self.tiles;
        }
        (run << 1 | run >> 1) & !self.tiles
    }

    /// How many tiles lie side by side before a place.
    pub fn before(&self, at: usize) -> usize {
        (self.tiles << (LINE - at)).leading_ones() as usize
    }

    /// How many tiles lie side by side behind a place.
    pub fn behind(&self, at: usize) -> usize {
        (self.tiles >> (at + 1)).trailing_ones() as usize
    }

    /// Put a tile on an empty square. The square keeps only its factors, without those of a cross word, and
    /// whether the next square is empty.
    pub fn put(&mut self, at: usize, cell: u8, points: i32) {
        let square = &mut self.squares[at];
        let factors = SquareFacts { cross: [0, 0], ..square.factors };
        *square = Square { cell, points, factors, next_is_empty: square.next_is_empty, ..Square::WALL };
        self.squares[at - 1].next_is_empty = false;
        self.letters[at] = letter(cell);
        self.tiles |= 1 << at;
        self.anchors &= !self.tiles;
        self.crossed &= !self.tiles;
    }

    /// Take back what [`Line::put`] did to a square: it becomes what it was. The masks stay.
    pub fn take_back(&mut self, at: usize, square: Square) {
        self.squares[at] = square;
        self.letters[at] = letter(square.cell);
    }

    /// Note on every square which letters lie further along the line.
    pub fn note_letters_ahead(&mut self) {
        let mut letters_ahead = 0;
        for square in self.squares[..(LINE - self.tiles.leading_zeros() as usize)].iter_mut().rev() {
            square.letters_ahead = letters_ahead;
            letters_ahead |= u64::from(square.cell != EMPTY) << letter(square.cell);
        }
    }
}

/// A board read in one direction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    pub down: bool,
    pub lines: Vec<Line>,
}

impl Grid {
    /// The board's `(x, y)` of a place in a line.
    #[inline(always)]
    pub fn place(&self, line: usize, at: usize) -> (usize, usize) {
        if self.down { (line, at - 1) } else { (at - 1, line) }
    }

    /// A board without tiles.
    pub fn empty(squares: &[SquareFacts], width: usize, height: usize, down: bool) -> Grid {
        let (lines, length) = if down { (width, height) } else { (height, width) };
        let line = Line { squares: [Square::WALL; LINE], letters: [0; LINE], tiles: 0, crossed: 0, anchors: 0 };
        let mut grid = Grid { down, lines: vec![line; lines] };
        for line in 0..lines {
            for at in 1..=length {
                let (x, y) = grid.place(line, at);
                let factors = SquareFacts { cross: [0, 0], ..squares[y * width + x] };
                grid.lines[line].squares[at] = Square { cross_set: ALL_LETTERS, factors, ..Square::WALL };
            }
        }
        grid
    }
}
