//! Words read over touching tiles of many sizes, each tile at most once in a word, and the letters to lay for new ones.
//!
//! A word is a *path*. All words of a board are found by one depth-first walk of the word graph, which keeps all paths that spell
//! the current prefix (`reader`). The same walk finds the words that one more letter would make, for all letters and all places
//! at once (`openings`): a path may run once through a tile that doesn't lie there yet, from one lying tile to another, and a bit
//! set of place classes tells where that tile could lie. So each word is found once, with all places of a letter that make it
//! possible (`tally`).
//!
//! A *laying* is a set of letters laid in one turn. Layings of several letters are built one letter at a time, best first
//! (`search`). When none is left to extend, the answer is exact.

mod best;
mod board;
mod cover;
mod error;
mod laid;
mod openings;
mod path_query;
mod places;
mod reader;
mod score;
mod search;
mod tally;
#[cfg(test)]
mod tests;
mod words;
mod written;

pub use best::Laying;
pub use board::{Board, Piece, Tiles};
pub use error::PathError;
pub use laid::Laid;
pub use places::{Kind, LayingRules, kinds};
pub use score::{Score, Scoring};
pub use search::{Layings, MOST_FREE, Question, Wish, layings};
pub use words::{PathWords, Readable, readable};
pub use written::{Written, lettered};
