//! Word lists made ready for searching, and the bytes that they and everything else are told in.

pub(crate) mod binary_container;
pub mod machine_letters;
pub mod word_graph;
pub mod word_map;
