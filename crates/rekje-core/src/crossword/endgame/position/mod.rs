//! A position with an empty bag: the board, both racks and the plays on it, kept up to date as plays are laid and taken back.

pub mod board;
pub mod endgame_rack;
pub mod hash_table;
pub mod move_cache;
pub mod move_lists;
pub mod move_summary;
pub mod rules;
pub mod squares;
