//! The searching half of Rekje: a word automaton, every legal play of a rack on a board, the best
//! one, and whole games of greedy players. Nothing here knows which game it serves: boards, values,
//! scoring and endings come in as facts. There are no files, no clock and no Python.

mod anchors;
mod automaton;
mod bounds;
pub mod codes;
mod error;
mod facts;
mod generate;
mod grid;
mod leaves;
mod order;
mod play;
pub mod playout;
mod position;
mod rack;
mod random;
mod search;
pub mod touching;

pub use automaton::{Automaton, Edge, Letters, Node, TURN};
pub use error::Error;
pub use facts::{Facts, RawFacts, Scoring, StartRule};
pub use generate::{Rated, Summary, all_plays, all_rated, best_play, best_rated, has_play, summary};
pub use leaves::Leaves;
pub use play::Play;
pub use position::Position;
