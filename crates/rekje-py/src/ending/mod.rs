//! The end of a game, worked out, and the turns before it.

pub mod endgame;
pub mod preendgame;
