//! The tiles that lie on the bare table, and the free cells around them.

pub mod berths;
pub mod error;
pub mod ground;
pub mod heap;
pub mod plane;
