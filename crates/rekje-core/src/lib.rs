//! The searching half of Rekje: a word automaton, every legal play of a rack on a board, the best
//! one, and whole games of greedy players. Nothing here knows which game it serves: boards, values,
//! scoring and endings come in as facts. There are no files, no clock and no Python.

mod anagrams;
mod anchors;
mod artist;
mod automaton;
mod board;
mod bounds;
pub mod codes;
pub mod endgame;
mod error;
mod facts;
mod generate;
mod grid;
mod hand;
pub mod learning;
mod leaves;
pub mod lookahead;
mod order;
mod parts;
mod play;
pub mod playout;
mod position;
mod promises;
mod quest;
mod rack;
mod random;
mod sealed;
mod search;
mod sinks;
mod stretches;
mod sums;
pub mod touching;

pub use anagrams::Anagrams;
pub use automaton::{Automaton, Edge, Letters, Node, TURN};
pub use board::Board;
pub use error::Error;
pub use facts::{Facts, RawFacts, Scoring, StartRule};
pub use generate::{all_plays, all_rated, best_on, best_play, best_rated, has_play, summary, summary_on};
pub use leaves::Leaves;
pub use play::Play;
pub use position::Position;
pub use sinks::{Rated, Summary};
