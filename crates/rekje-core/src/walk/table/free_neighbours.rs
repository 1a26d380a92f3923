//! The free places along the heap, where a word wholly of new tiles can be moved to.

use super::heap::{Heap, Place, around};
use crate::lexicon::machine_letters::is_blank;

/// A word wholly of new tiles: the places of its letters, and its tiles with their places.
type Shape = (Vec<Place>, Vec<(Place, u8)>);

/// The free places along the heap's sides. A word wholly of new tiles must cover at least one of them.
pub struct FreeNeighbours {
    heap: Heap,
    /// The free places beside a tile of the heap, in order.
    rim: Vec<Place>,
}

impl FreeNeighbours {
    /// List the free places beside the tiles of a heap, each once.
    pub fn new(heap: &Heap) -> FreeNeighbours {
        let beside = heap.tiles().iter().flat_map(|&(place, _)| around(place));
        let mut rim: Vec<Place> = beside.filter(|&place| heap.number(place).is_none()).collect();
        rim.sort_unstable();
        rim.dedup();
        FreeNeighbours { heap: heap.clone(), rim }
    }

    /// Turn, mirror and move a shape so that it lies against the heap, with no two blanks side by side; none if it can't. If there is
    /// no heap it stays where it is.
    pub fn move_to_heap(&self, path: Vec<Place>, laid: Vec<(Place, u8)>) -> Option<Shape> {
        if self.heap.is_empty() {
            return Some((path, laid));
        }
        (0..8).find_map(|turn| {
            let turned: Vec<(Place, u8)> = laid.iter().map(|&(place, tile)| (turned(place, turn), tile)).collect();
            let by = self.offset_to_heap(&turned)?;
            let path = path.iter().map(|&place| moved(self::turned(place, turn), by));
            Some((path.collect(), turned.iter().map(|&(place, tile)| (moved(place, by), tile)).collect()))
        })
    }

    /// The first (columns, rows) by which to move a shape so that it lies beside the heap and fits there.
    fn offset_to_heap(&self, laid: &[(Place, u8)]) -> Option<Place> {
        let moves = laid.iter().flat_map(|&((x, y), _)| self.rim.iter().map(move |rim| (rim.0 - x, rim.1 - y)));
        moves.into_iter().find(|&by| laid.iter().all(|&(place, tile)| self.fits(moved(place, by), tile)))
    }

    /// Whether a tile can lie on a place: the place is free, and a blank doesn't touch a blank of the heap.
    fn fits(&self, place: Place, tile: u8) -> bool {
        let blank_at = |place| self.heap.number(place).is_some_and(|number| is_blank(self.heap.tiles()[number].1));
        self.heap.number(place).is_none() && !(is_blank(tile) && around(place).into_iter().any(blank_at))
    }
}

/// A place after one of the eight turns and reflections about (0, 0).
fn turned((x, y): Place, turn: u8) -> Place {
    let (x, y) = if turn & 1 == 0 { (x, y) } else { (y, x) };
    (if turn & 2 == 0 { x } else { -x }, if turn & 4 == 0 { y } else { -y })
}

fn moved((x, y): Place, by: Place) -> Place {
    (x + by.0, y + by.1)
}
