//! The best play by score and leave.
//!
//! Where there is a word map (`search`): for each slot of the board an upper bound is known (`slot_bounds`). Slots are visited in the
//! order of their bounds. For each subrack of the rack that fits, the word map gives the words that it makes with the slot's
//! playthrough (the method of MAGPIE). Where there is none: the move generator visits anchors in the order of their shadow bounds
//! (`shadow_bounds`).

mod lookups;
mod pattern;
mod rack_bounds;
pub mod search;
pub mod shadow_bounds;
mod slot_bounds;
pub mod subracks;
