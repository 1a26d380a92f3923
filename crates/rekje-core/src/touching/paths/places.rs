//! The letters that can be laid, and all places where they fit.

use super::board::{Board, MAX_BOARD, Piece, Tiles};
use super::error::PathError;

/// The most letters to lay.
pub const MAX_HELD: usize = 120;

/// A letter that can be laid: its tile (wherever), whether it is one of those that belong to everybody, and how many
/// alike there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    pub free: bool,
    pub letter: u8,
    pub w: u8,
    pub h: u8,
    pub count: usize,
}

/// The letters in order, those alike as one.
pub fn kinds(letters: &[([i64; 3], bool)], known: usize) -> Result<Vec<Kind>, PathError> {
    if letters.len() > MAX_HELD {
        return Err(PathError::HandSize(letters.len()));
    }
    let mut kinds = Vec::new();
    for &([letter, w, h], free) in letters {
        let piece = Piece::new([letter, 0, 0, w, h], known)?;
        if piece.letter == 0 {
            return Err(PathError::UnknownLetter { code: letter, letters: known });
        }
        kinds.push(Kind { free, letter: piece.letter, w: piece.w, h: piece.h, count: 1 });
    }
    kinds.sort_unstable();
    kinds.dedup_by(|next, kept| {
        let alike = Kind { count: kept.count, ..*next } == *kept;
        kept.count += usize::from(alike);
        alike
    });
    Ok(kinds)
}

/// Where letters may be laid.
#[derive(Debug, Clone, Copy)]
pub struct Ground {
    width: u8,
    height: u8,
    /// Own letters may lie anywhere and need no word.
    pub anywhere: bool,
    /// A tile may be turned by a quarter.
    pub turning: bool,
    /// An own letter may take the place of a tile without a letter.
    pub swaps: bool,
}

impl Ground {
    pub fn new([width, height]: [i64; 2], anywhere: bool, turning: bool, swaps: bool) -> Result<Ground, PathError> {
        for (what, value) in [("a board's width", width), ("a board's height", height)] {
            if !(1..=MAX_BOARD as i64).contains(&value) {
                return Err(PathError::Range { what, value, low: 1, high: MAX_BOARD as i64 });
            }
        }
        Ok(Ground { width: width as u8, height: height as u8, anywhere, turning, swaps })
    }

    /// Make sure that all tiles lie on it.
    pub fn check(&self, board: &Board) -> Result<(), PathError> {
        let inside = |piece: &Piece| piece.x + piece.w <= self.width && piece.y + piece.h <= self.height;
        match board.pieces().iter().find(|piece| !inside(piece)) {
            Some(piece) => {
                let (width, height) = (i64::from(self.width), i64::from(self.height));
                Err(PathError::Outside { x: i64::from(piece.x), y: i64::from(piece.y), width, height })
            }
            None => Ok(()),
        }
    }
}

/// A letter somewhere on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub kind: usize,
    /// The tile without a letter that it takes the place of.
    pub instead: Option<usize>,
    pub piece: Piece,
    /// The tiles that it touches there.
    pub beside: Tiles,
}

impl Place {
    /// Whether two letters are the same kind, lie the same way and touch the same tiles.
    pub fn is_alike(&self, other: &Place) -> bool {
        let way = |place: &Place| (place.kind, place.instead, place.beside);
        way(self) == way(other)
    }
}

/// Places that are alike, in reading order.
pub struct Class {
    pub beside: Tiles,
    pub places: Vec<Place>,
}

impl Class {
    pub fn new(places: &[Place]) -> Class {
        Class { beside: places[0].beside, places: places.to_vec() }
    }
}

/// All places for some of the kinds, by letter, then by class, then in reading order.
pub fn places(board: &Board, ground: &Ground, kinds: &[Kind], may_lay: impl Fn(usize) -> bool) -> Vec<Place> {
    let mut found = Vec::new();
    for (kind, letter) in kinds.iter().enumerate().filter(|&(kind, _)| may_lay(kind)) {
        for (w, h) in ways(letter, ground.turning) {
            let piece = Piece { letter: letter.letter, x: 0, y: 0, w, h };
            add(board, ground, letter.free, Place { kind, instead: None, piece, beside: Tiles::NONE }, &mut found);
            for (number, _) in tokens(board).filter(|_| ground.swaps && !letter.free) {
                let place = Place { kind, instead: Some(number), piece, beside: Tiles::NONE };
                add(board, ground, false, place, &mut found);
            }
        }
    }
    found.sort_unstable_by_key(|place| {
        let Piece { letter, x, y, w, h } = place.piece;
        (letter, place.kind, place.instead, place.beside, y, x, w, h)
    });
    found
}

fn ways(letter: &Kind, turning: bool) -> impl Iterator<Item = (u8, u8)> {
    let turned = (turning && letter.w != letter.h).then_some((letter.h, letter.w));
    [(letter.w, letter.h)].into_iter().chain(turned)
}

fn tokens(board: &Board) -> impl Iterator<Item = (usize, &Piece)> {
    board.pieces().iter().enumerate().filter(|(_, piece)| piece.letter == 0)
}

/// Try a tile everywhere, or, instead of another, where it covers some of its squares. There it may touch nothing yet: what
/// joins it to the others can perhaps be laid on the squares that became free.
fn add(board: &Board, ground: &Ground, free: bool, at: Place, found: &mut Vec<Place>) {
    let may_be_apart = at.instead.is_some() || (ground.anywhere && !free) || board.pieces().is_empty();
    let (columns, rows) = match at.instead.map(|number| board.pieces()[number]) {
        Some(token) => (reach(token.x, token.w, at.piece.w), reach(token.y, token.h, at.piece.h)),
        None => (0..=u8::MAX, 0..=u8::MAX),
    };
    let last = (ground.width.checked_sub(at.piece.w), ground.height.checked_sub(at.piece.h));
    let (Some(last_x), Some(last_y)) = last else { return };
    for y in *rows.start()..=last_y.min(*rows.end()) {
        for x in *columns.start()..=last_x.min(*columns.end()) {
            let piece = Piece { x, y, ..at.piece };
            if board.has_room(piece, at.instead) && (may_be_apart || board.is_near(piece)) {
                let beside = board.around(piece, at.instead);
                if may_be_apart || !beside.is_empty() {
                    found.push(Place { piece, beside, ..at });
                }
            }
        }
    }
}

/// Where a tile of a width must begin to cover something of another.
fn reach(at: u8, width: u8, own: u8) -> std::ops::RangeInclusive<u8> {
    (at + 1).saturating_sub(own)..=at + width - 1
}
