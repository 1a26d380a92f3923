//! Word lists made ready for searching, the codes of letters and tiles, and the binary container of files.

pub(crate) mod binary_container;
pub mod machine_letters;
pub mod word_graph;
pub mod word_map;
