//! What many games tell of racks, added up. Only whole numbers are added, so games can be played in any order and on any machine.

use crate::crossword::board::rack::Rack;
use crate::error::Error;

/// The most tiles of a rack that is observed: its codes, six bits each, are a number.
const MOST_TILES: usize = 21;
const BITS: u32 = 6;
/// Bytes of a rack in a file.
const RACK_BYTES: usize = 28;

/// The racks seen in games, each with its number and the sum of the equities that it reached.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use rekje_core::crossword::selfplay::learning::{RackSums, study_game};
///
/// let mut sums = RackSums::new(7).unwrap();
/// study_game(&graph, &facts, &rules, &LeaveSchedule::default(), 1, &mut sums).unwrap();
/// sums.merge();
/// assert_eq!(RackSums::from_bytes(7, &sums.to_bytes()).unwrap(), sums);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RackSums {
    size: usize,
    racks: Vec<RackSum>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RackSum {
    /// Its codes in order, the first one highest.
    rack: u128,
    count: u32,
    sum: i64,
}

impl RackSums {
    /// Nothing observed yet, of racks of so many tiles.
    pub fn new(size: usize) -> Result<RackSums, Error> {
        if !(1..=MOST_TILES).contains(&size) {
            return Err(Error::Range {
                what: "the size of a rack",
                value: size as i64,
                low: 1,
                high: MOST_TILES as i64,
            });
        }
        Ok(RackSums { size, racks: Vec::new() })
    }

    /// The number of tiles of a rack.
    pub fn size(&self) -> usize {
        self.size
    }

    /// A rack that reached an equity, in thousandths of a point.
    pub fn observe_rack(&mut self, rack: &Rack, equity: i64) {
        debug_assert_eq!(rack.size(), self.size);
        let rack = rack.tiles().fold(0, |rack, code| rack << BITS | u128::from(code));
        self.racks.push(RackSum { rack, count: 1, sum: equity });
    }

    /// Put the racks in order, those that are equal together.
    pub fn merge(&mut self) {
        self.racks.sort_unstable_by_key(|one| one.rack);
        self.racks.dedup_by(|next, one| {
            let same = next.rack == one.rack;
            if same {
                one.count = one.count.saturating_add(next.count);
                one.sum = one.sum.wrapping_add(next.sum);
            }
            same
        });
    }

    /// Add what others observed.
    pub fn add(&mut self, others: &RackSums) -> Result<(), Error> {
        if self.size != others.size {
            return Err(Error::Length { what: "racks", is: others.size, should: self.size });
        }
        self.racks.extend_from_slice(&others.racks);
        Ok(())
    }

    /// Each rack's codes in order, how often it was seen, and its mean equity in points.
    pub fn racks(&self) -> impl Iterator<Item = (Vec<u8>, f64, f64)> {
        self.racks.iter().map(|one| {
            let codes = (0..self.size as u32).rev().map(|place| (one.rack >> (place * BITS)) as u8 & 63).collect();
            (codes, f64::from(one.count), one.sum as f64 / f64::from(one.count) / 1000.0)
        })
    }

    /// How many racks were observed.
    pub fn observations(&self) -> u64 {
        self.racks.iter().map(|one| u64::from(one.count)).sum()
    }

    /// All numbers, for a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rack = |one: &RackSum| -> [u8; RACK_BYTES] {
            let mut bytes = [0; RACK_BYTES];
            bytes[..16].copy_from_slice(&one.rack.to_le_bytes());
            bytes[16..20].copy_from_slice(&one.count.to_le_bytes());
            bytes[20..].copy_from_slice(&one.sum.to_le_bytes());
            bytes
        };
        self.racks.iter().flat_map(rack).collect()
    }

    /// From what [`RackSums::to_bytes`] told.
    pub fn from_bytes(size: usize, bytes: &[u8]) -> Result<RackSums, Error> {
        let mut sums = RackSums::new(size)?;
        if bytes.len() % RACK_BYTES != 0 {
            return Err(Error::Length {
                what: "bytes of sums",
                is: bytes.len(),
                should: bytes.len().next_multiple_of(RACK_BYTES),
            });
        }
        sums.racks = bytes
            .chunks_exact(RACK_BYTES)
            .map(|bytes| RackSum {
                rack: u128::from_le_bytes(bytes[..16].try_into().expect("16 bytes")),
                count: u32::from_le_bytes(bytes[16..20].try_into().expect("4 bytes")).max(1),
                sum: i64::from_le_bytes(bytes[20..].try_into().expect("8 bytes")),
            })
            .collect();
        Ok(sums)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(racks: &[(&[u8], i64)]) -> RackSums {
        let mut sums = RackSums::new(2).expect("a small rack");
        racks.iter().for_each(|(rack, equity)| sums.observe_rack(&Rack::new(rack), *equity));
        sums.merge();
        sums
    }

    #[test]
    fn equal_racks_are_added_in_any_order() {
        let all = seen(&[(&[1, 0], 4_000), (&[2, 2], 1_000), (&[0, 1], 8_000)]);
        let mut parts = seen(&[(&[0, 1], 8_000), (&[2, 2], 1_000)]);
        parts.add(&seen(&[(&[1, 0], 4_000)])).expect("as large");
        parts.merge();
        assert_eq!(parts, all);
        let told: Vec<_> = all.racks().collect();
        assert_eq!(told, [(vec![0, 1], 2.0, 6.0), (vec![2, 2], 1.0, 1.0)]);
        assert_eq!((all.observations(), RackSums::from_bytes(2, &all.to_bytes())), (3, Ok(all)));
        assert!(RackSums::from_bytes(2, &[0; 30]).is_err() && RackSums::new(40).is_err());
        assert!(parts.add(&RackSums::new(3).expect("a small rack")).is_err());
    }
}
