//! Every legal play of a rack on a board, grown from the squares where a play can connect.

pub mod anchors;
pub mod order;
pub mod search;
pub mod sinks;
pub mod sums;
