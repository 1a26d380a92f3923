//! A position with an empty bag: the board, both racks and the plays on it, kept up to date as plays are laid and taken back.

pub mod board;
pub mod hand;
pub mod lines;
pub mod outline;
pub mod places;
pub mod rules;
pub mod sight;
pub mod squares;
