//! The tiles on the board, checked, and which of them touch.

use super::error::{PathError, outside};
use crate::bits::Bits;

/// The most tiles on a board when a question is asked; a few more are laid while it is answered.
pub const MAX_PIECES: usize = 120;
/// The longest side of a board, in squares.
pub const MAX_BOARD: usize = 64;

/// A set of lying tiles, by their number.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let tiles: Tiles = lettered(&[0, 1], &board).unwrap();
/// assert!(tiles.has(0) && tiles.has(1));
/// ```
pub type Tiles = Bits<2>;

/// No tile lies on a square.
const FREE: u8 = u8::MAX;

/// A tile: its letter's code, 0 for one without a letter, and the rectangle of squares that it covers.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// // An A, two squares wide: letter, column, row, width, height.
/// assert_eq!(Piece::new([1, 0, 0, 2, 1], 26).unwrap(), pieces[0]);
/// assert!(Piece::new([27, 0, 0, 2, 1], 26).is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// The letter's code, 0 without one.
    pub letter: u8,
    /// The column of its upper left square.
    pub x: u8,
    /// The row of its upper left square.
    pub y: u8,
    /// Squares across.
    pub w: u8,
    /// Squares down.
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

    /// Bit by column: the columns that it covers.
    #[inline]
    fn columns(self) -> u64 {
        (u64::MAX >> (MAX_BOARD - usize::from(self.w))) << self.x
    }
}

fn square(x: u8, y: u8) -> usize {
    usize::from(y) * MAX_BOARD + usize::from(x)
}

/// The tiles on the board, with the tables for reading words.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// assert_eq!(board.pieces(), pieces);
/// assert!(Board::new(&[pieces[0], pieces[0]], false).is_err(), "they lie on each other");
/// ```
#[derive(Clone)]
pub struct Board {
    pieces: Vec<Piece>,
    /// Whether tiles that meet only at a corner touch too.
    corners: bool,
    /// By square: the number of the tile that covers it, or [`FREE`].
    squares: Vec<u8>,
    /// By row, bit by column: the squares that are covered.
    rows: [u64; MAX_BOARD],
    /// By tile: the tiles that touch it.
    beside: Vec<Tiles>,
    /// By letter: the tiles that have it.
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
        let mut board = Board {
            pieces: pieces.to_vec(),
            corners,
            squares: vec![FREE; MAX_BOARD * MAX_BOARD],
            rows: [0; MAX_BOARD],
            beside: vec![Tiles::NONE; pieces.len()],
            showing: [Tiles::NONE; 64],
            letters_beside: vec![0; pieces.len()],
        };
        for (number, piece) in pieces.iter().enumerate() {
            if !board.has_room(*piece, None) {
                return Err(PathError::Overlap { x: i64::from(piece.x), y: i64::from(piece.y) });
            }
            board.cover(number);
        }
        (0..pieces.len()).for_each(|number| board.beside[number] = board.around(pieces[number], Some(number)));
        (0..pieces.len()).for_each(|number| board.update_letters_beside(number));
        Ok(board)
    }

    /// Lay a tile, which must fit, and return its number. If it replaces a tile without a letter (`instead`), it takes that tile's
    /// number.
    pub fn add(&mut self, piece: Piece, instead: Option<usize>) -> usize {
        let number = instead.unwrap_or(self.pieces.len());
        if instead.is_some() {
            self.uncover(number);
            self.pieces[number] = piece;
        } else {
            self.pieces.push(piece);
            self.beside.push(Tiles::NONE);
            self.letters_beside.push(0);
        }
        self.cover(number);
        let beside = self.around(piece, Some(number));
        self.beside[number] = beside;
        self.update_letters_beside(number);
        for other in beside.numbers() {
            self.beside[other].insert(number);
            self.update_letters_beside(other);
        }
        number
    }

    /// Enter a tile in the tables of squares, rows and letters.
    fn cover(&mut self, number: usize) {
        let piece = self.pieces[number];
        piece.squares().for_each(|square| self.squares[square] = number as u8);
        self.rows_of(piece).iter_mut().for_each(|row| *row |= piece.columns());
        if piece.letter != 0 {
            self.showing[usize::from(piece.letter)].insert(number);
        }
    }

    /// Remove a tile without a letter from the tables.
    fn uncover(&mut self, number: usize) {
        let piece = self.pieces[number];
        piece.squares().for_each(|square| self.squares[square] = FREE);
        self.rows_of(piece).iter_mut().for_each(|row| *row &= !piece.columns());
        let mut own = Tiles::NONE;
        own.insert(number);
        for other in self.beside[number].numbers() {
            self.beside[other] = self.beside[other].without(own);
            self.update_letters_beside(other);
        }
    }

    fn rows_of(&mut self, piece: Piece) -> &mut [u64] {
        &mut self.rows[usize::from(piece.y)..usize::from(piece.y + piece.h)]
    }

    /// Compute the letters beside a tile again.
    fn update_letters_beside(&mut self, number: usize) {
        let beside = self.beside[number];
        self.letters_beside[number] = beside.numbers().fold(0, |mask, near| mask | 1 << self.pieces[near].letter);
    }

    /// The tiles, by their numbers.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The number of the letter whose first square this is.
    pub fn letter_at(&self, x: i64, y: i64) -> Option<usize> {
        let on_board = |at: i64| (0..MAX_BOARD as i64).contains(&at).then_some(at as u8);
        let (x, y) = (on_board(x)?, on_board(y)?);
        let number = usize::from(self.squares[square(x, y)]);
        let piece = self.pieces.get(number)?;
        (piece.letter != 0 && (piece.x, piece.y) == (x, y)).then_some(number)
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

    /// Bit by column: where a tile of a size can begin in a row, and where something would then lie around it, be it only
    /// at a corner.
    pub fn spots(&self, y: u8, w: u8, h: u8) -> (u64, u64) {
        let covered =
            |from: u8, to: u8| self.rows[usize::from(from)..usize::from(to)].iter().fold(0, |all, row| all | row);
        let (own, wide) = (covered(y, y + h), covered(y.saturating_sub(1), (y + h + 1).min(MAX_BOARD as u8)));
        let taken = (0..w).fold(0, |taken, step| taken | own >> step);
        (!taken, (0..=w.min(63)).fold(wide << 1, |near, step| near | wide >> step))
    }

    /// The tiles that one would touch if it lay there, with another (`instead`) taken away.
    pub fn around(&self, piece: Piece, instead: Option<usize>) -> Tiles {
        let Piece { x, y, w, h, .. } = piece;
        let mut found = Tiles::NONE;
        let mut see = |x: u8, y: u8| {
            let here = self.squares[square(x, y)];
            if here != FREE && instead != Some(usize::from(here)) {
                found.insert(usize::from(here));
            }
        };
        let (left, right) = (x.checked_sub(1), Some(x + w).filter(|&x| usize::from(x) < MAX_BOARD));
        let (above, below) = (y.checked_sub(1), Some(y + h).filter(|&y| usize::from(y) < MAX_BOARD));
        for row in [above, below].into_iter().flatten() {
            (x..x + w).for_each(|x| see(x, row));
            if self.corners {
                [left, right].into_iter().flatten().for_each(|x| see(x, row));
            }
        }
        for column in [left, right].into_iter().flatten() {
            (y..y + h).for_each(|y| see(column, y));
        }
        found
    }
}
