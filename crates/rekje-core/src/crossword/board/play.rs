//! A play, and the order in which plays are listed.

use std::cmp::Ordering;

use crate::lexicon::machine_letters::{EMPTY, MAX_SIDE};

/// Tiles laid in one turn. `x` and `y` are where the main word begins.
///
/// Plays are ordered: the higher score first; then across before down, the higher row, the column further
/// left, and the tiles by their bytes, so that a letter's own tile comes before a blank.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let best = best_play(&graph, &facts, &board, &codes("CATS")).unwrap().unwrap();
/// assert_eq!((best.score, best.laid(), best.down), (4, 4, false));
/// assert_eq!(best.tiles(), codes("CATS"));
/// assert_eq!(best.squares().next(), Some((best.x.into(), best.y.into(), 3)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    /// What it scores.
    pub score: i32,
    /// The column of the first tile of the main word, from 0.
    pub x: u8,
    /// Its row, from 0.
    pub y: u8,
    /// Whether the main word runs down.
    pub down: bool,
    length: u8,
    tiles: [u8; MAX_SIDE],
}

impl Play {
    /// `tiles` hold [`EMPTY`] beyond `length` and where a tile lies already.
    #[inline]
    pub(crate) fn new(score: i32, start: (usize, usize), down: bool, length: usize, tiles: [u8; MAX_SIDE]) -> Play {
        Play { score, x: start.0 as u8, y: start.1 as u8, down, length: length as u8, tiles }
    }

    /// The main word: tiles laid now, and [`EMPTY`] where a tile lies already.
    pub fn tiles(&self) -> &[u8] {
        &self.tiles[..usize::from(self.length)]
    }

    /// How many tiles are laid.
    #[inline]
    pub fn laid(&self) -> usize {
        // Beyond the word there are none. The compiler counts in a list of fixed length many at once.
        self.tiles.iter().map(|&tile| u8::from(tile != EMPTY)).sum::<u8>().into()
    }

    /// The squares of the tiles laid, as `(x, y, tile)`.
    pub fn squares(&self) -> impl Iterator<Item = (usize, usize, u8)> + '_ {
        let (x, y) = (usize::from(self.x), usize::from(self.y));
        let square = move |(i, &tile): (usize, &u8)| if self.down { (x, y + i, tile) } else { (x + i, y, tile) };
        self.tiles().iter().enumerate().map(square).filter(|&(_, _, tile)| tile != EMPTY)
    }

    /// In order of the tiles, most of which are compared as one number.
    #[inline]
    pub(crate) fn by_tiles(&self, other: &Play) -> Ordering {
        let (a, b) = (self.tiles.split_first_chunk::<16>(), other.tiles.split_first_chunk::<16>());
        let number = |tiles: Option<(&[u8; 16], _)>| tiles.map_or(0, |(first, _)| u128::from_be_bytes(*first));
        number(a).cmp(&number(b)).then_with(|| self.tiles.cmp(&other.tiles))
    }

    /// Everything but the tiles in one number: smaller comes first.
    pub(crate) fn rank(&self) -> u64 {
        let place = u64::from(self.down) << 16 | u64::from(self.y) << 8 | u64::from(self.x);
        ((i32::MAX - self.score) as u64) << 32 | place
    }
}

impl Ord for Play {
    fn cmp(&self, other: &Play) -> Ordering {
        self.rank().cmp(&other.rank()).then_with(|| self.by_tiles(other))
    }
}

impl PartialOrd for Play {
    fn partial_cmp(&self, other: &Play) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
