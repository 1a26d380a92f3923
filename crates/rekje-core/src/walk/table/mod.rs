//! The tiles that lie on the bare table, and the free cells around them.

pub mod error;
pub mod free_neighbours;
pub mod heap;
pub mod heap_tables;
pub mod plane;
