//! Machine letters: how letters, tiles and squares are written as bytes.
//!
//! A letter is a code from 1 to at most 63, in the order of its letter set. On a rack 0 is a blank.
//! On a board 0 is an empty square, a code is a tile, and a code with [`NAMED_BLANK`] is a blank that
//! stands for that letter.

use std::num::NonZeroU64;

/// The most letters a letter set can have.
///
/// ```
/// assert!(rekje_core::WordGraph::build([], rekje_core::MAX_LETTERS + 1).is_err());
/// ```
pub const MAX_LETTERS: usize = 63;
/// The longest side of a board, so also the longest word.
///
/// ```
/// let longest = [1; rekje_core::MAX_SIDE];
/// assert!(rekje_core::WordGraph::build([&longest[..]], 26).is_ok());
/// ```
pub const MAX_SIDE: usize = 21;
/// The most tiles on a rack.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let most = RawFacts { rack_size: MAX_RACK as i64, bonus: vec![0; MAX_RACK + 1], ..raw };
/// assert!(Facts::new(&most).is_ok());
/// ```
pub const MAX_RACK: usize = 31;
/// Bit by letter: every letter there can be.
pub const ALL_LETTERS: u64 = u64::MAX - 1;
/// A blank on a rack.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// // A blank and a T: AT and TA.
/// assert!(has_play(&graph, &facts, &board, &[BLANK, 20]).unwrap());
/// ```
pub const BLANK: u8 = 0;
/// An empty square.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// assert!(cells.iter().all(|&cell| cell == EMPTY));
/// ```
pub const EMPTY: u8 = 0;
/// The bit that marks a laid blank.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let best = best_play(&graph, &facts, &board, &codes("A?")).unwrap().unwrap();
/// assert_eq!((best.tiles(), best.score), (&[1, 20 | NAMED_BLANK][..], 1));
/// ```
pub const NAMED_BLANK: u8 = 0x80;

/// The letter that a laid tile shows.
pub fn letter(tile: u8) -> u8 {
    tile & !NAMED_BLANK
}

/// Whether a laid tile is a blank.
pub fn is_blank(tile: u8) -> bool {
    tile & NAMED_BLANK != 0
}

/// A laid tile as it stands on a rack: a named blank is a blank again.
pub fn as_held(tile: u8) -> u8 {
    if is_blank(tile) { BLANK } else { tile }
}

/// The letters of a mask, in order.
#[inline(always)]
pub fn bits(mask: u64) -> impl Iterator<Item = u8> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let letter = NonZeroU64::new(left)?.trailing_zeros() as u8;
        left &= left - 1;
        Some(letter)
    })
}
