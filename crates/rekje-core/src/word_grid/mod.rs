//! Words on grids of letters, as many grids a second as can be: all words, or only their number and points.
//!
//! Where `paths` asks much about one board of tiles of many sizes, this is for thousands of small boards, a letter (or
//! a few, as `QU`) a cell, at most 64 cells. A word runs from neighbour to neighbour and uses no cell twice.
//!
//! Made for a processor that waits for nothing: no branch depends on a letter, so none is guessed wrong, and the loads
//! of a round run side by side. A board's beginnings of words grow by rounds (`search`); what can follow one is a
//! set of letters in its slot of the tree (`tree`), and which cells that means is looked up in tables that are
//! filled for each board (`shape`). See docs/engine-touching.md for what that brought.

mod cells;
mod error;
mod list;
mod recorders;
mod search;
mod shape;
#[cfg(test)]
mod tests;
mod tree;

pub use error::GridError;
pub use list::{GridWord, GridWords, WordCount};
pub use shape::{HOLE, MAX_CELLS, Shape};
