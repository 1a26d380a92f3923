//! Letters laid, and the board with them.

use super::board::{Board, Piece, Tiles};
use super::places::{Class, Kind, LayingRules, Spot};

/// A letter laid: the index of its kind, the number of the tile without a letter that it replaces, and its rectangle of squares.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let found = layings(question, wish, &go_on).unwrap();
/// let laid: &Laid = &found.layings[0].laid[0];
/// assert_eq!(laid.kind, 0);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Laid {
    /// The number of its kind.
    pub kind: usize,
    /// The tile without a letter that it replaces, if any.
    pub instead: Option<usize>,
    /// The row of its upper left square.
    pub y: u8,
    /// The column of its upper left square.
    pub x: u8,
    /// Squares across.
    pub w: u8,
    /// Squares down.
    pub h: u8,
}

impl Laid {
    pub(super) fn new(class: &Class, Spot { y, x, w, h }: Spot) -> Laid {
        Laid { kind: class.kind, instead: class.instead, y, x, w, h }
    }
}

/// What two layings that differ only in squares have in common, in sorted order: for each letter laid its [`Look`], and the looks
/// of the other letters laid that it touches.
pub type Likeness = Vec<(Look, Vec<Look>)>;
/// A letter laid without its squares: its kind, the tile that it replaces, and the tiles of the old board that it touches.
type Look = (usize, Option<usize>, Tiles);

/// The board with letters laid, and the tile numbers that these have on it.
pub struct After {
    pub board: Board,
    pub numbers: Vec<usize>,
}

impl After {
    /// Lay letters on a copy of the board; a letter that takes a tile's place gets that tile's number.
    pub fn new(board: &Board, kinds: &[Kind], laid: &[Laid]) -> After {
        let mut after = After { board: board.clone(), numbers: Vec::with_capacity(laid.len()) };
        for one in laid {
            let Laid { x, y, w, h, .. } = *one;
            let piece = Piece { letter: kinds[one.kind].letter, x, y, w, h };
            after.numbers.push(after.board.add(piece, one.instead));
        }
        after
    }

    /// The tiles laid.
    pub fn tiles(&self) -> Tiles {
        let mut tiles = Tiles::NONE;
        self.numbers.iter().for_each(|&number| tiles.insert(number));
        tiles
    }

    /// Whether the letters laid are joined to what lay there, by way of each other if need be. On an empty board they
    /// are, since they are laid one beside the other.
    pub fn hangs_together(&self) -> bool {
        let new = self.tiles();
        let all = self.board.pieces().len();
        let mut edge = Tiles::NONE;
        (0..all).filter(|&number| !new.has(number)).for_each(|number| edge.insert(number));
        let mut left = if edge.is_empty() { Tiles::NONE } else { new };
        while !edge.is_empty() && !left.is_empty() {
            edge = edge.numbers().fold(Tiles::NONE, |near, number| near.or(self.board.beside(number))).and(left);
            left = left.without(edge);
        }
        left.is_empty()
    }

    /// What layings that are alike but for their squares have in common.
    pub fn likeness(&self, laid: &[Laid]) -> Likeness {
        let new = self.tiles();
        let looks: Vec<Look> = (laid.iter().zip(&self.numbers))
            .map(|(one, &number)| (one.kind, one.instead, self.board.beside(number).without(new)))
            .collect();
        let mut likeness: Likeness = Vec::with_capacity(laid.len());
        for (&number, &look) in self.numbers.iter().zip(&looks) {
            let beside = self.board.beside(number);
            let touched = self.numbers.iter().zip(&looks).filter(|&(&other, _)| beside.has(other));
            let mut near: Vec<Look> = touched.map(|(_, &look)| look).collect();
            near.sort_unstable();
            likeness.push((look, near));
        }
        likeness.sort_unstable();
        likeness
    }
}

/// Tells by kind whether one more letter of it may be laid besides those laid. A laying has at most one own letter and `most_free`
/// free ones, and no kind more often than there are letters of it.
pub fn may_lay(kinds: &[Kind], laid: &[Laid], most_free: usize) -> impl Fn(usize) -> bool {
    let count = |free: bool| laid.iter().filter(|one| kinds[one.kind].free == free).count();
    let room = [count(false) < 1, count(true) < most_free];
    let used: Vec<usize> = (0..kinds.len()).map(|kind| laid.iter().filter(|one| one.kind == kind).count()).collect();
    let kinds = kinds.to_vec();
    move |kind| room[usize::from(kinds[kind].free)] && used[kind] < kinds[kind].count
}

/// The letters laid, bit by index, through which a word must run: all except own letters where these may be laid anywhere.
pub fn needed(kinds: &[Kind], laying_rules: &LayingRules, laid: &[Laid]) -> u8 {
    let exempt = |one: &Laid| laying_rules.anywhere && !kinds[one.kind].free;
    (0..).zip(laid).filter(|(_, one)| !exempt(one)).fold(0, |mask, (bit, _)| mask | 1 << bit)
}
