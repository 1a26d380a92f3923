//! The tiles on the board, checked, and which of them touch.

use super::error::{PathError, outside};
use crate::touching::bits::Bits;

/// The most tiles on a board when a question is asked; a few more are laid while it is answered.
pub const MAX_PIECES: usize = 120;
/// The longest side of a board, in squares.
pub const MAX_BOARD: usize = 64;

/// A set of lying tiles, by their number.
pub type Tiles = Bits<2>;

/// No tile lies on a square.
const FREE: u8 = u8::MAX;

/// A tile: its letter's code, 0 for one without a letter, and the rectangle of squares that it covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    pub letter: u8,
    pub x: u8,
    pub y: u8,
    pub w: u8,
    pub h: u8,
}

impl Piece {
    /// A tile from plain numbers: letter, column, row, width, height.
    pub fn new([letter, x, y, w, h]: [i64; 5], letters: usize) -> Result<Piece, PathError> {
        if !(0..=letters as i64).contains(&letter) {
            return Err(PathError::UnknownLetter { code: letter, letters });
        }
        let most = MAX_BOARD as i64;
        for (what, side) in [("a tile's width", w), ("a tile's height", h)] {
            if !(1..=most).contains(&side) {
                return Err(PathError::Range { what, value: side, low: 1, high: most });
            }
        }
        if !(0..=most - w).contains(&x) || !(0..=most - h).contains(&y) {
            return Err(outside(x, y));
        }
        Ok(Piece { letter: letter as u8, x: x as u8, y: y as u8, w: w as u8, h: h as u8 })
    }

    fn squares(self) -> impl Iterator<Item = usize> {
        let row = move |y: u8| (self.x..self.x + self.w).map(move |x| square(x, y));
        (self.y..self.y + self.h).flat_map(row)
    }

    /// Bit by column: those it covers.
    #[inline]
    fn columns(self) -> u64 {
        (u64::MAX >> (MAX_BOARD - usize::from(self.w))) << self.x
    }

    /// How many columns and how many rows both cover; 0 where they only meet, less where there is a gap.
    fn shared(self, other: Piece) -> (i16, i16) {
        let along = |a: u8, b: u8, c: u8, d: u8| i16::from(a + b).min(i16::from(c + d)) - i16::from(a.max(c));
        (along(self.x, self.w, other.x, other.w), along(self.y, self.h, other.y, other.h))
    }
}

fn square(x: u8, y: u8) -> usize {
    usize::from(y) * MAX_BOARD + usize::from(x)
}

/// Tiles with everything that reading words needs.
#[derive(Clone)]
pub struct Board {
    pieces: Vec<Piece>,
    /// Whether tiles that meet only at a corner touch too.
    corners: bool,
    squares: Vec<u8>,
    /// By row, bit by column: the squares that are covered.
    rows: [u64; MAX_BOARD],
    beside: Vec<Tiles>,
    showing: [Tiles; 64],
    /// By tile, bit by letter: the letters beside it.
    letters_beside: Vec<u64>,
}

impl Board {
    /// The tiles in any order; a tile's number is its place in it.
    pub fn new(pieces: &[Piece], corners: bool) -> Result<Board, PathError> {
        if pieces.len() > MAX_PIECES {
            return Err(PathError::BoardSize(pieces.len()));
        }
        let mut squares = vec![FREE; MAX_BOARD * MAX_BOARD];
        for (number, piece) in pieces.iter().enumerate() {
            for square in piece.squares() {
                if squares[square] != FREE {
                    return Err(PathError::Overlap { x: i64::from(piece.x), y: i64::from(piece.y) });
                }
                squares[square] = number as u8;
            }
        }
        Ok(Board::of(pieces.to_vec(), corners, squares))
    }

    fn of(pieces: Vec<Piece>, corners: bool, squares: Vec<u8>) -> Board {
        let mut beside = vec![Tiles::NONE; pieces.len()];
        let mut showing = [Tiles::NONE; 64];
        let mut letters_beside = vec![0u64; pieces.len()];
        let mut rows = [0; MAX_BOARD];
        for (one, piece) in pieces.iter().enumerate() {
            rows[usize::from(piece.y)..usize::from(piece.y + piece.h)]
                .iter_mut()
                .for_each(|row| *row |= piece.columns());
            if piece.letter != 0 {
                showing[usize::from(piece.letter)].insert(one);
            }
            for (other, near) in pieces.iter().enumerate().filter(|&(_, near)| touch(*piece, *near, corners)) {
                beside[one].insert(other);
                letters_beside[one] |= 1 << near.letter;
            }
        }
        Board { pieces, corners, squares, rows, beside, showing, letters_beside }
    }

    /// The board with one tile more, which must fit; where it takes the place of another, it also takes its number.
    pub fn with(&self, piece: Piece, instead: Option<usize>) -> Board {
        let (mut pieces, mut squares) = (self.pieces.clone(), self.squares.clone());
        let number = instead.unwrap_or(pieces.len());
        if instead.is_some() {
            pieces[number].squares().for_each(|square| squares[square] = FREE);
            pieces[number] = piece;
        } else {
            pieces.push(piece);
        }
        piece.squares().for_each(|square| squares[square] = number as u8);
        Board::of(pieces, self.corners, squares)
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The tiles that touch one.
    #[inline]
    pub fn beside(&self, number: usize) -> Tiles {
        self.beside[number]
    }

    /// The tiles with a letter.
    #[inline]
    pub fn showing(&self, letter: u8) -> Tiles {
        self.showing[usize::from(letter)]
    }

    /// Bit by letter: the letters of the tiles that touch one.
    #[inline]
    pub fn letters_beside(&self, number: usize) -> u64 {
        self.letters_beside[number]
    }

    /// Bit by letter: the letters of some tiles.
    pub fn letters_of(&self, tiles: Tiles) -> u64 {
        tiles.numbers().fold(0, |mask, number| mask | 1 << self.pieces[number].letter) & !1
    }

    /// Whether a tile could lie there, with another (`instead`) taken away.
    #[inline]
    pub fn has_room(&self, piece: Piece, instead: Option<usize>) -> bool {
        if instead.is_none() {
            let own = piece.columns();
            let rows = &self.rows[usize::from(piece.y)..usize::from(piece.y + piece.h)];
            return rows.iter().all(|row| row & own == 0);
        }
        piece.squares().all(|square| {
            let here = self.squares[square];
            here == FREE || instead == Some(usize::from(here))
        })
    }

    /// Whether anything lies around a place, be it only at a corner.
    #[inline]
    pub fn is_near(&self, piece: Piece) -> bool {
        let own = piece.columns();
        let wide = own | own << 1 | own >> 1;
        let (top, end) = (piece.y.saturating_sub(1), (piece.y + piece.h + 1).min(MAX_BOARD as u8));
        self.rows[usize::from(top)..usize::from(end)].iter().any(|row| row & wide != 0)
    }

    /// The tiles that one would touch if it lay there, with another (`instead`) taken away.
    pub fn around(&self, piece: Piece, instead: Option<usize>) -> Tiles {
        let mut found = Tiles::NONE;
        let low = |at: u8| at.saturating_sub(1);
        for y in low(piece.y)..=(piece.y + piece.h).min(MAX_BOARD as u8 - 1) {
            for x in low(piece.x)..=(piece.x + piece.w).min(MAX_BOARD as u8 - 1) {
                let here = self.squares[square(x, y)];
                let corner = !(piece.x..piece.x + piece.w).contains(&x) && !(piece.y..piece.y + piece.h).contains(&y);
                if here != FREE && instead != Some(usize::from(here)) && (self.corners || !corner) {
                    found.insert(usize::from(here));
                }
            }
        }
        found
    }
}

fn touch(one: Piece, other: Piece, corners: bool) -> bool {
    let (columns, rows) = one.shared(other);
    columns.min(rows) == 0 && (corners || columns.max(rows) > 0)
}
