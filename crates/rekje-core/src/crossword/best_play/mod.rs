//! The best play, looked up by the letters that words are made of, or grown from the most promising anchors first.

mod rack_bounds;
pub mod search;
pub mod shadow_bounds;
mod slot_bounds;
pub mod subracks;
