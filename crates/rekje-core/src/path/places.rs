//! The letters that can be laid, and all places where they fit.

use super::board::{Board, MAX_BOARD, Piece, Tiles};
use super::error::PathError;
use super::laid::Laid;
use crate::lexicon::machine_letters::bits;

/// The most letters to lay.
pub const MAX_HELD: usize = 120;

/// Letters that can be laid and are alike: their letter, the size of their tile, how many there are, and whether they are free, that
/// is, belong to everybody and not to the player.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// assert_eq!(kinds_held, [Kind { free: false, letter: 20, w: 1, h: 1, count: 1 }]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    /// Whether they are free letters.
    pub free: bool,
    /// The letter's code.
    pub letter: u8,
    /// Squares across.
    pub w: u8,
    /// Squares down.
    pub h: u8,
    /// How many there are.
    pub count: usize,
}

/// The kinds of some letters, sorted, with their counts. A letter comes as (code, width, height) and whether it is free; `known` is
/// the size of the letter set.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// // Two letters that are alike, and a free one.
/// let found = kinds(&[([20, 1, 1], false), ([20, 1, 1], false), ([5, 2, 1], true)], 26).unwrap();
/// assert_eq!(found.iter().map(|kind| kind.count).collect::<Vec<_>>(), [2, 1]);
/// ```
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

/// The size of the board, and the rules for laying letters on it.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// assert!(laying_rules.check(&board).is_ok());
/// let narrow = LayingRules::new([1, 2], false, false, true).unwrap();
/// assert!(narrow.check(&board).is_err());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct LayingRules {
    width: u8,
    height: u8,
    /// Own letters may lie anywhere and need no word.
    pub anywhere: bool,
    /// A tile may be turned by a quarter.
    pub turning: bool,
    /// An own letter may take the place of a tile without a letter.
    pub swaps: bool,
}

impl LayingRules {
    /// A board of checked width and height, with the rules of laying on it.
    pub fn new(
        [width, height]: [i64; 2],
        anywhere: bool,
        turning: bool,
        swaps: bool,
    ) -> Result<LayingRules, PathError> {
        for (what, value) in [("a board's width", width), ("a board's height", height)] {
            if !(1..=MAX_BOARD as i64).contains(&value) {
                return Err(PathError::Range { what, value, low: 1, high: MAX_BOARD as i64 });
            }
        }
        Ok(LayingRules { width: width as u8, height: height as u8, anywhere, turning, swaps })
    }

    /// Refuse a board with a tile beyond the size.
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

/// A rectangle of squares where a tile can lie: row and column of its upper left square, width and height.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    pub y: u8,
    pub x: u8,
    pub w: u8,
    pub h: u8,
}

/// All spots at which a letter touches the same tiles.
#[derive(Debug, Clone)]
pub struct Class {
    pub kind: usize,
    /// The tile without a letter that it replaces, if any.
    pub instead: Option<usize>,
    /// The tiles that it touches there.
    pub beside: Tiles,
    /// The range of its spots in `Places::spots`, in reading order.
    spots: (u32, u32),
}

/// The classes of some kinds, in order of letter, then of kind and of the tile replaced.
#[derive(Default)]
pub struct Places {
    pub classes: Vec<Class>,
    spots: Vec<Spot>,
}

impl Places {
    /// All places where one more letter can be laid, grouped in classes, in order of letters. Letters of one size fit in the
    /// same places, so those are looked for once.
    pub fn new(board: &Board, laying_rules: &LayingRules, kinds: &[Kind], may_lay: impl Fn(usize) -> bool) -> Places {
        let mut places = Places::default();
        let mut order: Vec<usize> = (0..kinds.len()).filter(|&kind| may_lay(kind)).collect();
        order.sort_by_key(|&kind| kinds[kind].letter);
        let mut shapes: Vec<(Shape, (usize, usize))> = Vec::new();
        for kind in order {
            let Kind { free, w, h, .. } = kinds[kind];
            let tokens = (0..board.pieces().len()).filter(|&number| board.pieces()[number].letter == 0).map(Some);
            for instead in [None].into_iter().chain(tokens.filter(|_| laying_rules.swaps && !free)) {
                let may_be_apart = instead.is_some() || (laying_rules.anywhere && !free) || board.pieces().is_empty();
                let shape = Shape { w, h, instead, may_be_apart };
                // Letters of the same size fit in the same places.
                let known = shapes.iter().find(|(other, _)| *other == shape).map(|&(_, range)| range);
                let range = known.unwrap_or_else(|| {
                    let first = places.classes.len();
                    places.look_for(board, laying_rules, kind, shape);
                    shapes.push((shape, (first, places.classes.len())));
                    (0, 0)
                });
                for class in range.0..range.1 {
                    places.classes.push(Class { kind, ..places.classes[class].clone() });
                }
            }
        }
        places
    }

    /// The spots of a class, in reading order.
    pub fn spots(&self, class: &Class) -> &[Spot] {
        &self.spots[class.spots.0 as usize..class.spots.1 as usize]
    }

    /// The first place of a class, as a letter laid.
    pub fn first(&self, class: &Class) -> Laid {
        Laid::new(class, self.spots[class.spots.0 as usize])
    }

    /// Find all spots of a shape, turned ones included if the rules allow, and add a class for each set of tiles touched.
    fn look_for(&mut self, board: &Board, laying_rules: &LayingRules, kind: usize, shape: Shape) {
        let mut found = Vec::new();
        shape.add(board, laying_rules, &mut found);
        if laying_rules.turning && shape.w != shape.h {
            Shape { w: shape.h, h: shape.w, ..shape }.add(board, laying_rules, &mut found);
        }
        found.sort_unstable();
        for alike in found.chunk_by(|a, b| a.0 == b.0) {
            let start = self.spots.len() as u32;
            self.spots.extend(alike.iter().map(|&(_, spot)| spot));
            let spots = (start, self.spots.len() as u32);
            self.classes.push(Class { kind, instead: shape.instead, beside: alike[0].0, spots });
        }
    }
}

/// What the spots of a letter depend on: its size, the tile that it replaces, and whether it may lie where it touches nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shape {
    w: u8,
    h: u8,
    instead: Option<usize>,
    may_be_apart: bool,
}

impl Shape {
    /// Add every spot where a tile of this shape fits, with the tiles that it touches there. A tile that takes the place of another must
    /// cover some of its squares. It may touch nothing: another tile laid on the squares that become free can join it to the rest.
    fn add(self, board: &Board, laying_rules: &LayingRules, found: &mut Vec<(Tiles, Spot)>) {
        let Shape { w, h, instead, may_be_apart } = self;
        let (columns, rows) = match instead.map(|number| board.pieces()[number]) {
            Some(token) => (reach(token.x, token.w, w), reach(token.y, token.h, h)),
            None => (0..=u8::MAX, 0..=u8::MAX),
        };
        let last = (laying_rules.width.checked_sub(w), laying_rules.height.checked_sub(h));
        let (Some(last_x), Some(last_y)) = last else { return };
        let (first_x, last_x) = (*columns.start(), last_x.min(*columns.end()));
        for y in *rows.start()..=last_y.min(*rows.end()) {
            let (room, near) = board.spots(y, w, h);
            let able = if instead.is_some() { u64::MAX } else { room } & if may_be_apart { u64::MAX } else { near };
            for x in bits(able & up_to(last_x)).filter(|&x| x >= first_x) {
                let piece = Piece { letter: 0, x, y, w, h };
                if instead.is_none() || board.has_room(piece, instead) {
                    let beside = board.around(piece, instead);
                    if may_be_apart || !beside.is_empty() {
                        found.push((beside, Spot { y, x, w, h }));
                    }
                }
            }
        }
    }
}

/// Bit by column: all columns up to and with this one.
fn up_to(column: u8) -> u64 {
    u64::MAX >> (MAX_BOARD - 1 - usize::from(column))
}

/// The first columns (or rows) at which a tile of width `own` covers part of a tile that begins at `at` and has this width.
fn reach(at: u8, width: u8, own: u8) -> std::ops::RangeInclusive<u8> {
    (at + 1).saturating_sub(own)..=at + width - 1
}
