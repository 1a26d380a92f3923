//! Tiles laid in a line on a board of squares, where words cross: every legal play of a rack, the best one, whole games, their ends.

pub(crate) mod best_play;
pub(crate) mod board;
pub mod endgame;
pub(crate) mod formable_words;
pub(crate) mod generator;
pub(crate) mod leave;
pub mod preendgame;
pub(crate) mod queries;
pub mod selfplay;
pub mod simulation;
