//! The searching half of Rekje: a word automaton, every legal play of a rack on a board, the best
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
pub use crossword::board::position::Position;
pub use crossword::generate::{all_plays, all_rated, best_on, best_play, best_rated, has_play, summary, summary_on};
pub use crossword::generator::sinks::{Rated, Summary};
pub use crossword::leave::leaves::Leaves;
pub use error::Error;
pub use lexicon::anagrams::Anagrams;
pub use lexicon::automaton::{Automaton, Edge, Letters, Node, TURN};
