//! The part of the endless grid that a rack can reach, as one list of cells.
//!
//! Around the heap lies a margin as wide as the rack is large. No tile is laid further away, because every tile laid is joined to the
//! heap by other tiles laid. Around the margin lies an edge that no walk enters. So every cell in use has four neighbours.

use super::heap::{Heap, Place};

/// A cell's number.
pub type Cell = u32;

/// What is in a cell: nothing.
pub const FREE: u16 = 0;
/// A tile laid in the walk that is tried.
pub const LAID: u16 = 1;
/// The edge of the plane, which no walk enters.
pub const EDGE: u16 = 2;
/// A tile of the heap: its number plus this.
pub const HEAP: u16 = 3;

/// A rectangle of cells, numbered row by row.
#[derive(Debug, Clone)]
pub struct Plane {
    /// The number of cells in a row.
    stride: usize,
    /// The place of cell 0, the upper left one.
    corner: Place,
    /// By cell: [`FREE`], [`LAID`], [`EDGE`] or a tile of the heap.
    pub owner: Vec<u16>,
    /// The cells of the heap's tiles, by number.
    pub lying: Vec<Cell>,
    /// How many steps each cell is from the heap, at most the margin; 0 for the heap itself.
    pub away: Vec<u8>,
    /// By cell: its column and row on the plane.
    xy: Vec<(i16, i16)>,
}

impl Plane {
    /// The plane around a heap, with a margin of this many cells. Without a heap it is the plane around (0, 0).
    pub fn new(heap: &Heap, margin: usize) -> Plane {
        let (low, high) = bounds(heap);
        let rim = margin as i64 + 1;
        let corner = (low.0 - rim, low.1 - rim);
        let stride = (high.0 - low.0 + 1 + 2 * rim) as usize;
        let rows = (high.1 - low.1 + 1 + 2 * rim) as usize;
        let mut plane = Plane {
            stride,
            corner,
            owner: vec![FREE; stride * rows],
            lying: Vec::new(),
            away: vec![margin as u8; stride * rows],
            xy: (0..stride * rows).map(|cell| ((cell % stride) as i16, (cell / stride) as i16)).collect(),
        };
        plane.fence(rows);
        plane.fill(heap);
        plane.measure();
        plane
    }

    /// The cell of a place within the plane.
    pub fn cell(&self, (x, y): Place) -> Cell {
        ((y - self.corner.1) as usize * self.stride + (x - self.corner.0) as usize) as Cell
    }

    /// The place of a cell.
    pub fn place(&self, cell: Cell) -> Place {
        let (x, y) = self.xy[cell as usize];
        (self.corner.0 + i64::from(x), self.corner.1 + i64::from(y))
    }

    /// The cells along the sides of one that is not on the edge: right, below, left, above.
    #[inline]
    pub fn around(&self, cell: Cell) -> [Cell; 4] {
        let stride = self.stride as Cell;
        [cell + 1, cell + stride, cell - 1, cell - stride]
    }

    /// How many steps two cells are apart where nothing is in the way.
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> usize {
        let ((ax, ay), (bx, by)) = (self.xy[a as usize], self.xy[b as usize]);
        usize::from(ax.abs_diff(bx) + ay.abs_diff(by))
    }

    /// Mark the cells around the outside as the edge, so that no walk leaves the plane and `around` needs no check.
    fn fence(&mut self, rows: usize) {
        for (cell, owner) in self.owner.iter_mut().enumerate() {
            let (x, y) = (cell % self.stride, cell / self.stride);
            if x == 0 || y == 0 || x + 1 == self.stride || y + 1 == rows {
                *owner = EDGE;
            }
        }
    }

    /// Put the heap's tiles on their cells.
    fn fill(&mut self, heap: &Heap) {
        for (number, &(place, _)) in heap.tiles().iter().enumerate() {
            let cell = self.cell(place);
            self.owner[cell as usize] = HEAP + number as u16;
            self.lying.push(cell);
        }
    }

    /// Measure by breadth-first search how many steps each free cell is away from the nearest lying tile.
    fn measure(&mut self) {
        let mut waiting = std::collections::VecDeque::from(self.lying.clone());
        waiting.iter().for_each(|&cell| self.away[cell as usize] = 0);
        while let Some(cell) = waiting.pop_front() {
            let next = self.away[cell as usize] + 1;
            for beside in self.around(cell) {
                if self.owner[beside as usize] == FREE && self.away[beside as usize] > next {
                    self.away[beside as usize] = next;
                    waiting.push_back(beside);
                }
            }
        }
    }
}

/// The upper left and the lower right corner of the smallest rectangle around the heap.
fn bounds(heap: &Heap) -> (Place, Place) {
    let places = || heap.tiles().iter().map(|&(place, _)| place);
    let low = |axis: fn(Place) -> i64| places().map(axis).min().unwrap_or(0);
    let high = |axis: fn(Place) -> i64| places().map(axis).max().unwrap_or(0);
    ((low(|p| p.0), low(|p| p.1)), (high(|p| p.0), high(|p| p.1)))
}
