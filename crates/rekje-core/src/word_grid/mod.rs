//! Words on grids of letters, for many grids a second: all words, or only their number and points.
//!
//! `path` answers many questions about one board of tiles of many sizes. This module reads thousands of small boards of at most 64
//! cells. A cell shows one letter or a few (as `QU`). A word runs from neighbour to neighbour and uses no cell twice.
//!
//! The search is made for modern processors: no branch depends on a letter, so none is mispredicted, and the memory loads of a round
//! run in parallel. Prefixes of words are extended in rounds (`search`). The slot of a prefix in the tree has the set of letters that can
//! follow it (`tree`), and tables that are filled for each board turn that into a set of cells. docs/engine-touching.md has measurements.

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
pub use shape::{HOLE, Shape};
