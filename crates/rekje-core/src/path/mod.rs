//! Words read over touching tiles of many sizes, each tile at most once in a word, and the letters to lay for new ones.
//!
//! A word is a *path*. All words of a board are read by walking the graph once, with all paths of the letters so
//! far in step (`reader`). The same walk finds what a letter not laid yet would bring, for all letters and all places at
//! once (`openings`): a path may run once through a tile that doesn't lie there yet, from one lying tile to
//! another, and a set of places, one bit each, tells where it could lie. So each word is found once, with all
//! places at which a letter makes it possible (`tally`).
//!
//! Several letters are laid one by one: the best first are put on the board and everything is asked again for one letter
//! more (`search`). When nothing is left to try, the answer is exact.

mod best;
mod board;
mod cover;
mod error;
mod laid;
mod openings;
mod path_query;
mod places;
mod reader;
mod search;
mod tally;
#[cfg(test)]
mod tests;
mod words;
mod worth;
mod written;

pub use best::Laying;
pub use board::{Board, MAX_BOARD, MAX_PIECES, Piece, Tiles};
pub use error::PathError;
pub use laid::Laid;
pub use places::{Kind, LayingRules, MAX_HELD, kinds};
pub use search::{Layings, MOST_FREE, Question, Wish, layings};
pub use words::{PathWords, Readable, readable};
pub use worth::{Scoring, Worth};
pub use written::{Written, lettered};
