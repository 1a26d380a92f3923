//! Words by length and as a tree, and what their ends tell before any tile is laid.

pub mod dead_ends;
pub mod ends;
pub mod gaps;
mod lists;
pub mod sweep;
pub mod tree;

pub use lists::WordLists;
