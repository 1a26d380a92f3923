//! The longest words that can be walked over touching tiles, some lying on an endless square grid, some new.
//!
//! A word is a *walk*: each letter's tile touches the next one's along a side; tiles may serve more than
//! once, though not twice in a row. A walk lays at least one new tile and no tile beside itself, uses or
//! touches the heap, never brings two blanks side by side, and leaves alone the tiles that its word used before.
//!
//! There are far too many walks to list: ten new tiles in a row can have tens of thousands of shapes at every place along the
//! heap. The words are few, some 300,000. So each word is tried by itself, the longest first, and most words are ruled out
//! before any tile is laid:
//!
//! 1. *Ends* (`ends`): reading the word from its end, which lying tiles could each letter be, if new tiles were
//!    never in each other's way? A letter for which there is none must come from the rack; once the rack can't give
//!    all of those, the word is ruled out, and with it every word with the same end. Words are sorted by their ends
//!    (`words`), so this work is shared. Nearly all words are ruled out here. Where words of many lengths are asked for,
//!    all lengths are read together, as a tree (`sweep`).
//! 2. *Plans* (`plan`): for each letter, heap or rack? Sets of lying tiles are a word or a few of bits (`heap_tables`), a run
//!    of new letters is one jump between such sets, and tiles of the rack are counted by *kind* (`needs`): a
//!    letter and the colour of its square, since the grid is a chequerboard and a tile can serve a letter again
//!    only an even number of letters on.
//! 3. *Laying* (`laying`): cell by cell, with the plan known. Only this part is exponential, and few words come to it.
//!
//! Every step leaves out only what can't be, so the answer is exact. What costs least is found by branch and
//! bound: a plan's kinds are a lower bound on its tiles. A word wholly of new tiles is laid once on an empty plane, less
//! its mirror images, and then moved against the heap (`free_neighbours`).
//!
//! A word on which many steps were spent is put off, and tried again with more of them when all others are
//! done, so that a search cut short has a good answer and a proven bound (`search`).
//!
//! Measured against two others (Dutch; `bench/results-walks.md`): reading each word's end anew took twice as long
//! with 40 tiles on the table and five times with more; runs of new letters beyond what the rack can give together made
//! a rack with a blank more than ten times slower on heaps of 100 tiles.

mod found;
mod laying;
mod needs;
mod one_word;
mod plan;
mod rack_left;
mod search;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub use found::Track;
pub use search::{Made, Walk, Walks, Wish, walks};
pub use table::error::WalkError;
pub use table::heap::{FREE_BLANK, Heap, Place, WalkRack};
pub use words::WordLists;
