//! Every legal play of a rack on a board, grown from the squares where a play can connect.

pub mod anchors;
pub mod move_generator;
pub mod move_recorders;
pub mod order;
pub mod score_accumulator;
