//! Word lists made ready for searching, and the bytes that they and everything else are told in.

pub mod anagrams;
pub mod automaton;
pub mod codes;
pub(crate) mod sealed;
