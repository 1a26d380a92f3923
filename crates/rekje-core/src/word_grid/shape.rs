//! Which cells of a grid are neighbours.

use super::cells::Cells;
use super::error::GridError;

/// The most cells of a grid.
pub const MAX_CELLS: usize = 64;
/// A cell without a face: no word runs through it.
///
/// ```
#[doc = include_str!("../../doc/grid.rs")]
/// assert!(words.list(&shape, &[0, 1, HOLE, 0], &go_on).is_ok());
/// ```
pub const HOLE: u8 = u8::MAX;

/// A grid's sides, and whether cells that meet only at a corner are neighbours too.
///
/// ```
#[doc = include_str!("../../doc/grid.rs")]
/// assert_eq!(shape.cells(), 4);
/// assert_eq!(shape.beside(0).collect::<Vec<_>>(), [1, 2, 3]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    width: usize,
    height: usize,
    corners: bool,
}

impl Shape {
    /// A grid of at most 64 cells.
    pub fn new(width: i64, height: i64, corners: bool) -> Result<Shape, GridError> {
        let most = 1..=MAX_CELLS as i64;
        if !most.contains(&width) || !most.contains(&height) || !most.contains(&(width * height)) {
            return Err(GridError::Sides { width, height });
        }
        Ok(Shape { width: width as usize, height: height as usize, corners })
    }

    /// How many cells there are, numbered row by row.
    pub fn cells(&self) -> usize {
        self.width * self.height
    }

    /// The neighbours of a cell, in order.
    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (x, y, shape) = (cell % self.width, cell / self.width, *self);
        (0..self.cells()).filter(move |&other| {
            let (across, down) = (x.abs_diff(other % shape.width), y.abs_diff(other / shape.width));
            if shape.corners { across.max(down) == 1 } else { across + down == 1 }
        })
    }

    /// By cell, the set of its neighbours.
    pub fn neighbours<C: Cells>(&self) -> Vec<C> {
        let set = |cell| self.beside(cell).fold(C::default(), |set, other| set.or(C::one(other)));
        (0..self.cells()).map(set).collect()
    }
}
