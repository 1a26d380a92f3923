//! Leave values: what the tiles kept on the rack are worth, for every set of them.
//!
//! They come as a table of all sets, as sums of the values of a set's parts, or, if racks are too large for either, as the sum of
//! its tiles' values.

use std::sync::Arc;

use super::leave_map::LeaveMap;
use super::leave_parts::{LeaveParts, RawLeaveParts};
use super::leave_table::LeaveTable;
use super::pool_adjustment::PoolAdjustment;
use crate::crossword::board::rack::Rack;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK};

/// How many units of a leave value make a point.
pub const POINT: i64 = 1000;

/// Leave values, in thousandths of a point. They are cheap to clone.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let mut leaves = LeaveValues::new(26, 6).unwrap();
/// leaves.set(&codes("QU"), 1_500).unwrap();
/// assert_eq!((leaves.letters(), leaves.max_tiles()), (26, 6));
/// // Values of single tiles, for racks of any size: a blank, then A, B, C.
/// assert!(LeaveValues::by_tile(&[25_000, 500, -1_000, -500]).is_ok());
/// // Sums of the values of tiles, of pairs of tiles, and of larger sets.
/// let parts = RawLeaveParts { ones: vec![9_000, 0, 100], twos: vec![0; 9], ..RawLeaveParts::default() };
/// assert!(LeaveValues::of_parts(3, &parts).is_ok());
/// let kept = leaves.exchanges(&codes("QUA")).unwrap();
/// assert_eq!(kept[0], (codes("A"), 1_500));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveValues {
    letters: usize,
    pub(super) max_tiles: usize,
    pub(super) kind: Arc<Kind>,
    /// What the tiles still unseen change, if that was asked for.
    pub(super) adjustment: Option<PoolAdjustment>,
}

/// What the values are made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    Table(LeaveTable),
    Parts(LeaveParts),
    ByTile([i32; MAX_LETTERS + 1]),
}

impl LeaveValues {
    /// A table of all sets of at most `max_tiles` tiles, blanks among them, each with the value 0.
    pub fn new(letters: usize, max_tiles: usize) -> Result<LeaveValues, Error> {
        let table = LeaveTable::new(letters, max_tiles)?;
        Ok(LeaveValues { letters, max_tiles, kind: Arc::new(Kind::Table(table)), adjustment: None })
    }

    /// Values for racks of any size: the value of a set is the sum of its tiles' `values`, by code, in thousandths of a point.
    pub fn by_tile(values: &[i32]) -> Result<LeaveValues, Error> {
        let letters = check_codes("values by tile", values.len())?;
        let mut by_tile = [0; MAX_LETTERS + 1];
        by_tile[..=letters].copy_from_slice(values);
        Ok(LeaveValues { letters, max_tiles: MAX_RACK, kind: Arc::new(Kind::ByTile(by_tile)), adjustment: None })
    }

    /// Values of all sets of at most `max_tiles` tiles, each the sum of the values of its parts, in thousandths of a point.
    pub fn of_parts(max_tiles: usize, parts: &RawLeaveParts) -> Result<LeaveValues, Error> {
        let letters = check_codes("values by tile", parts.ones.len())?;
        let kind = Kind::Parts(LeaveParts::new(letters, max_tiles, parts)?);
        Ok(LeaveValues { letters, max_tiles, kind: Arc::new(kind), adjustment: None })
    }

    /// The same values as they are in a position: `unseen` are the tiles that the player doesn't see, the bag with `bag` tiles among them.
    /// Only values that are sums of parts change.
    ///
    /// What tiles are worth depends on what may be drawn to them: with no U unseen, a Q is worth less.
    ///
    /// ```
    /// use rekje_core::{LeaveValues, RawLeaveParts};
    ///
    /// // A pair of the letters 1 and 2 is worth 3 points more than both.
    /// let parts = RawLeaveParts { ones: vec![0; 3], twos: vec![0, 0, 0, 0, 0, 3_000, 0, 3_000, 0], ..RawLeaveParts::default() };
    /// let leaves = LeaveValues::of_parts(6, &parts).unwrap();
    /// let worth = |leaves: &LeaveValues| leaves.exchanges(&[0, 1]).unwrap()[0].1;
    /// assert_eq!((worth(&leaves), worth(&leaves.at([2; 20], 13))), (0, 3_000), "whoever keeps the 1 will draw a 2");
    /// ```
    pub fn at(&self, unseen: impl IntoIterator<Item = u8>, bag: usize) -> LeaveValues {
        let adjustment = match &*self.kind {
            Kind::Parts(parts) if bag > 0 => Some(PoolAdjustment::new(parts, unseen, bag)),
            _ => None,
        };
        LeaveValues { kind: Arc::clone(&self.kind), adjustment, ..*self }
    }

    /// How many letters the letter set has.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// The sum of the values of a rack's tiles, if each tile has a value of its own; else 0.
    pub(crate) fn sum_by_tile(&self, rack: &Rack) -> i64 {
        let Kind::ByTile(by_tile) = &*self.kind else { return 0 };
        rack.tiles().map(|code| i64::from(by_tile[usize::from(code)])).sum()
    }

    /// The most tiles of a set.
    pub fn max_tiles(&self) -> usize {
        self.max_tiles
    }

    /// The exchanges of a rack that keep most, one for each number of tiles given, fewest first: the tiles given, and what
    /// those kept are worth in thousandths of a point.
    pub fn exchanges(&self, rack: &[u8]) -> Result<Vec<(Vec<u8>, i32)>, Error> {
        let rack = self.checked(rack)?;
        Ok(LeaveMap::new(self, &rack)?.exchanges(&rack))
    }

    /// What `kept`, some tiles of a rack, are worth in thousandths of a point; the whole rack is worth 0.
    pub fn value(&self, rack: &[u8], kept: &[u8]) -> Result<i32, Error> {
        let rack = self.checked(rack)?;
        let mut left = rack.clone();
        if !kept.iter().all(|&code| usize::from(code) <= self.letters && left.take(code)) {
            return Err(Error::Game("tiles kept must be on the rack"));
        }
        let leave_map = LeaveMap::new(self, &rack)?;
        let index = kept.iter().fold(0u32, |sum, &code| sum.wrapping_add(leave_map.index_steps[usize::from(code)]));
        Ok(leave_map.value(index))
    }

    fn checked(&self, rack: &[u8]) -> Result<Rack, Error> {
        if rack.len() > MAX_RACK {
            return Err(Error::LeavesTooSmall { most: MAX_RACK, size: rack.len() });
        }
        if let Some(&code) = rack.iter().find(|&&code| usize::from(code) > self.letters) {
            return Err(Error::UnknownLetter { code, letters: self.letters });
        }
        Ok(Rack::new(rack))
    }

    /// Set the value of a set of tiles, given as codes in any order, in thousandths of a point. It panics for values that are sums,
    /// which have no table.
    pub fn set(&mut self, kept: &[u8], value: i32) -> Result<(), Error> {
        if kept.len() > self.max_tiles {
            let (value, high) = (kept.len() as i64, self.max_tiles as i64);
            return Err(Error::Range { what: "the size of a set of tiles kept", value, low: 0, high });
        }
        if let Some(&code) = kept.iter().find(|&&code| usize::from(code) > self.letters) {
            return Err(Error::UnknownLetter { code, letters: self.letters });
        }
        let Kind::Table(table) = Arc::make_mut(&mut self.kind) else { panic!("sums have no table") };
        table.set(kept, value);
        Ok(())
    }
}

/// The number of letters, from the number of codes, which include the blank; an error if no letter set has so many.
fn check_codes(what: &'static str, count: usize) -> Result<usize, Error> {
    match count {
        2..=MAX_CODES => Ok(count - 1),
        _ => Err(Error::Range { what, value: count as i64, low: 2, high: MAX_CODES as i64 }),
    }
}

const MAX_CODES: usize = MAX_LETTERS + 1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_down_what_has_no_place() {
        assert!(LeaveValues::new(0, 3).is_err());
        assert!(LeaveValues::new(63, 20).is_err());
        let mut leaves = LeaveValues::new(26, 6).expect("a table of the usual size");
        assert!(leaves.set(&[1; 7], 0).is_err());
        assert!(leaves.set(&[27], 0).is_err());
        assert!(LeaveValues::by_tile(&[1]).is_err());
    }

    #[test]
    fn tells_what_some_tiles_of_a_rack_are_worth() {
        let mut leaves = LeaveValues::new(3, 4).expect("a small table");
        leaves.set(&[2, 0], 700).expect("a sound set");
        assert_eq!(leaves.value(&[2, 0, 1], &[0, 2]), Ok(700));
        assert_eq!(leaves.value(&[2, 0, 1], &[2, 0, 1]), Ok(0));
        assert!(leaves.value(&[2, 0, 1], &[2, 2]).is_err() && leaves.value(&[2, 0, 1], &[9]).is_err());
    }
}
