#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod bits;
mod budget;
pub mod crossword;
mod error;
mod lexicon;
pub mod path;
mod prefetch;
mod random;
pub mod walk;
pub mod word_grid;

pub use crossword::board::Board;
pub use crossword::board::facts::{Facts, RawFacts, Scoring, StartRule};
pub use crossword::board::placement::{FormedWord, Misplaced, Placement, Preview, preview};
pub use crossword::board::play::Play;
pub use crossword::formable_words::FormableWords;
pub use crossword::generator::move_recorders::{Rated, Summary};
pub use crossword::leave::leave_parts::RawLeaveParts;
pub use crossword::leave::leave_values::LeaveValues;
pub use crossword::queries::{all_plays, all_rated, best_play, best_rated, has_play, summary};
pub use error::Error;
pub use lexicon::machine_letters::{BLANK, EMPTY, MAX_LETTERS, MAX_RACK, MAX_SIDE, NAMED_BLANK};
pub use lexicon::word_graph::WordGraph;
