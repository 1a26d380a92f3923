//! The tiles on the table and in the rack, checked.

use std::collections::HashMap;

use crate::lexicon::machine_letters::{NAMED_BLANK, letter};
use crate::walk::table::error::WalkError;

/// Where a tile lies: column and row on an endless grid.
///
/// ```
#[doc = include_str!("../../../doc/walk.rs")]
/// // Column and row; the table has no edges.
/// let left: Place = (-1, 0);
/// assert!(heap.number(left).is_none());
/// ```
pub type Place = (i64, i64);

/// The most tiles on the table.
pub const MAX_HEAP: usize = 400;
/// The most tiles on the rack.
pub const MAX_HELD: usize = 63;
/// A blank on the table that stands for any letter, though within a word always for the same one.
///
/// ```
#[doc = include_str!("../../../doc/walk.rs")]
/// assert!(Heap::new(&[((0, 0), FREE_BLANK)], 26).is_ok());
/// ```
pub const FREE_BLANK: u8 = NAMED_BLANK;

/// Tiles that hang together along their sides.
///
/// ```
#[doc = include_str!("../../../doc/walk.rs")]
/// // An L and an E beside each other.
/// assert_eq!(heap.tiles(), [((0, 0), 12), ((1, 0), 5)]);
/// assert_eq!((heap.number((1, 0)), heap.is_empty()), (Some(1), false));
/// assert!(Heap::new(&[((0, 0), 12), ((1, 1), 5)], 26).is_err(), "they don't touch along a side");
/// ```
#[derive(Debug, Clone, Default)]
pub struct Heap {
    tiles: Vec<(Place, u8)>,
    numbers: HashMap<Place, usize>,
}

impl Heap {
    /// A heap of tiles with their places, in any order; codes are as on a board, or [`FREE_BLANK`]. It is an error if there are too many
    /// tiles, one is unknown, two have the same place, or they don't hang together.
    pub fn new(tiles: &[(Place, u8)], letters: usize) -> Result<Heap, WalkError> {
        if tiles.len() > MAX_HEAP {
            return Err(WalkError::HeapSize(tiles.len()));
        }
        let mut numbers = HashMap::new();
        for (number, &(place, tile)) in tiles.iter().enumerate() {
            check_tile(place, tile, letters)?;
            if numbers.insert(place, number).is_some() {
                return Err(WalkError::Taken(place));
            }
        }
        let heap = Heap { tiles: tiles.to_vec(), numbers };
        heap.stray().map_or(Ok(heap), |place| Err(WalkError::Apart(place)))
    }

    /// The tiles with their places; a tile's number is its place in this list.
    pub fn tiles(&self) -> &[(Place, u8)] {
        &self.tiles
    }

    /// The number of the tile at a place.
    pub fn number(&self, place: Place) -> Option<usize> {
        self.numbers.get(&place).copied()
    }

    /// Whether nothing lies on the table.
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// A tile that can't be reached from the first one, if there is any.
    fn stray(&self) -> Option<Place> {
        let mut reached = vec![false; self.tiles.len()];
        let mut waiting: Vec<usize> = if self.is_empty() { vec![] } else { vec![0] };
        while let Some(number) = waiting.pop() {
            if !std::mem::replace(&mut reached[number], true) {
                waiting.extend(around(self.tiles[number].0).into_iter().filter_map(|place| self.number(place)));
            }
        }
        reached.iter().position(|&seen| !seen).map(|number| self.tiles[number].0)
    }
}

/// The four places along the sides of one.
pub fn around((x, y): Place) -> [Place; 4] {
    [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]
}

fn check_tile((x, y): Place, tile: u8, letters: usize) -> Result<(), WalkError> {
    if let Some(&far) = [x, y].iter().find(|&&at| i32::try_from(at).is_err()) {
        return Err(WalkError::TooFar(far));
    }
    let known = tile == FREE_BLANK || (1..=letters).contains(&usize::from(letter(tile)));
    if known { Ok(()) } else { Err(WalkError::UnknownLetter { code: tile, letters }) }
}

/// The tiles a player holds, as counts by letter; index 0 counts blanks.
///
/// ```
#[doc = include_str!("../../../doc/walk.rs")]
/// let rack = WalkRack::new(&[0, 16, 16], 26).unwrap();
/// assert_eq!((rack.size, rack.blanks(), rack.letters()), (3, 1, 1 << 16));
/// ```
#[derive(Debug, Clone)]
pub struct WalkRack {
    /// By letter: how many tiles; first the blanks.
    pub counts: [u8; 64],
    /// How many tiles there are.
    pub size: usize,
}

impl WalkRack {
    /// A rack of codes, 0 a blank.
    pub fn new(rack: &[u8], letters: usize) -> Result<WalkRack, WalkError> {
        if rack.len() > MAX_HELD {
            return Err(WalkError::RackSize(rack.len()));
        }
        let mut counts = [0; 64];
        for &code in rack {
            if usize::from(code) > letters {
                return Err(WalkError::UnknownLetter { code, letters });
            }
            counts[usize::from(code)] += 1;
        }
        Ok(WalkRack { counts, size: rack.len() })
    }

    /// How many blanks there are.
    pub fn blanks(&self) -> u8 {
        self.counts[0]
    }

    /// Bit by letter: the letters on tiles of their own.
    pub fn letters(&self) -> u64 {
        (1..64).filter(|&code| self.counts[code] > 0).fold(0, |mask, code| mask | 1 << code)
    }
}
