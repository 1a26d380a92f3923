//! The transposition table: values of positions that were searched before.

use super::position::move_summary::EndPlay;

/// The depth stored with a value that was searched to the end of the game on every line: deeper than any other.
pub const FULL: u8 = u8::MAX;

/// Whether a stored value is the exact value of a position, a lower bound (`Least`) or an upper bound (`Most`) of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    Exact,
    Least,
    Most,
}

#[derive(Clone, Copy)]
pub struct Entry {
    key: u64,
    pub value: i32,
    pub bound: Bound,
    pub depth: u8,
    /// The best play; none is a pass.
    pub best: Option<EndPlay>,
}

/// Entries by the hash of their position; a new entry always replaces an old one of the same index.
pub struct TranspositionTable {
    entries: Vec<Option<Entry>>,
    mask: usize,
}

impl TranspositionTable {
    /// A table for a search of `nodes` nodes: 2^10 to 2^18 entries.
    pub fn new(nodes: u64) -> TranspositionTable {
        let size = (nodes.min(1 << 18) as usize).next_power_of_two().max(1 << 10);
        TranspositionTable { entries: vec![None; size], mask: size - 1 }
    }

    pub fn get(&self, key: u64) -> Option<&Entry> {
        self.entries[key as usize & self.mask].as_ref().filter(|entry| entry.key == key)
    }

    pub fn put(&mut self, key: u64, value: i32, bound: Bound, depth: u8, best: Option<EndPlay>) {
        self.entries[key as usize & self.mask] = Some(Entry { key, value, bound, depth, best });
    }
}
