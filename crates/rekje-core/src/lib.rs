//! The searching half of Rekje: a word graph, every legal play of a rack on a board, the best
//! one, and whole games of greedy players. Nothing here knows which game it serves: boards, values,
//! scoring and endings come in as facts. There are no files, no clock and no Python.

mod bits;
mod budget;
pub mod crossword;
mod error;
pub mod lexicon;
pub mod path;
mod random;
pub mod walk;
pub mod word_grid;

pub use crossword::board::Board;
pub use crossword::board::facts::{Facts, RawFacts, Scoring, StartRule};
pub use crossword::board::play::Play;
pub use crossword::generator::move_recorders::{Rated, Summary};
pub use crossword::leave::leave_values::LeaveValues;
pub use crossword::queries::{all_plays, all_rated, best_play, best_rated, has_play, summary};
pub use error::Error;
pub use lexicon::word_graph::{Edge, Node, NodeLetters, SEPARATOR, WordGraph};
pub use lexicon::word_map::WordMap;
