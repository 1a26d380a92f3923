//! Word lists made ready for searching (word graph, word map), machine letters, and the binary container of files.

pub(crate) mod binary_container;
pub mod machine_letters;
pub mod word_graph;
pub mod word_map;
