//! The cheapest walks of one word.

use super::needs::{Cost, NO_COST};
use super::table::heap::Place;

/// Where a word's letters lie, and the tiles laid for it.
///
/// ```
#[doc = include_str!("../../doc/walk.rs")]
/// let found = walks(&lists, &heap, rack, &[], wish, &go_on).unwrap();
/// let track: &Track = &found.walks[0].tracks[0];
/// assert_eq!((track.path.len(), track.laid.len()), (5, 1));
/// assert_eq!(track.path[0], track.path[4], "it comes back to the L");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Track {
    /// Where each letter lies.
    pub path: Vec<Place>,
    /// The new tiles.
    pub laid: Vec<(Place, u8)>,
}

/// The cheapest tracks found so far: at most `most`, all of the same cost, no two with the same tiles laid.
pub struct Found {
    /// Their cost; [`NO_COST`] before there is any.
    cost: Cost,
    /// The first track must cost less than this.
    ceiling: Cost,
    most: usize,
    pub tracks: Vec<Track>,
}

impl Found {
    /// Look for tracks below a cost.
    pub fn new(below: Cost, most: usize) -> Found {
        Found { cost: NO_COST, ceiling: below, most, tracks: Vec::new() }
    }

    /// A track is of use if it costs less than this: less than the tracks found, or the same while there is room.
    #[inline]
    pub fn below(&self) -> Cost {
        let full = self.tracks.len() >= self.most;
        if self.cost == NO_COST { self.ceiling } else { self.cost + Cost::from(!full) }
    }

    /// What the tracks cost, if there are any.
    pub fn cost(&self) -> Option<Cost> {
        (self.cost != NO_COST).then_some(self.cost)
    }

    /// Keep a track, if it is of use: a cheaper one replaces all tracks so far, one of the same cost joins them while there is room
    /// and no other lays the same tiles on the same squares.
    pub fn take(&mut self, cost: Cost, path: Vec<Place>, mut laid: Vec<(Place, u8)>) {
        laid.sort_unstable();
        if cost >= self.below() || (cost == self.cost && self.tracks.iter().any(|track| track.laid == laid)) {
            return;
        }
        if cost < self.cost {
            self.tracks.clear();
        }
        self.cost = cost;
        self.tracks.push(Track { path, laid });
    }
}
