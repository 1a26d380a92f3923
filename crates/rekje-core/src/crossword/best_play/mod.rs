//! The best play, looked up by the letters that words are made of, or grown from the most promising anchors first.

pub mod bounds;
mod hand;
pub mod parts;
mod promises;
pub mod quest;
