//! Proof and disproof numbers of positions (Allis, 1994), kept in a hash table.

use super::node_state::MOST;
use super::position::hash_table::{HashTable, Keyed};

/// Proof number (`yes`) and disproof number (`no`): how many more positions must at least be searched before the answer to a
/// question can be yes, or no. The one that is 0 is the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProofNumbers {
    pub yes: u32,
    pub no: u32,
}

impl ProofNumbers {
    /// Whether both numbers are below their thresholds.
    pub fn is_within(self, most: ProofNumbers) -> bool {
        self.yes < most.yes && self.no < most.no
    }
}

/// The number of an answer that is impossible: more positions than can be searched.
pub const NEVER: u32 = 1 << 28;

/// The largest number taken over from another question as an estimate.
const FAR: u32 = 1_000;

/// What is known of a position: bounds of its value, and the proof numbers of the question whether it is at least `asked`.
#[derive(Debug, Clone, Copy)]
pub struct ProofEntry {
    key: u64,
    pub low: i32,
    pub high: i32,
    asked: i32,
    proof_numbers: ProofNumbers,
}

impl ProofEntry {
    /// An entry of which nothing is known.
    pub const fn nothing(key: u64) -> ProofEntry {
        ProofEntry { key, low: -MOST, high: MOST, asked: 0, proof_numbers: ProofNumbers { yes: 1, no: 1 } }
    }

    /// The proof numbers of the question whether the value is at least `asked`; an estimate if another question was searched last.
    pub fn proof_numbers(&self, asked: i32) -> ProofNumbers {
        if self.low >= asked {
            ProofNumbers { yes: 0, no: NEVER }
        } else if self.high < asked {
            ProofNumbers { yes: NEVER, no: 0 }
        } else if self.asked == asked {
            self.proof_numbers
        } else {
            // The proof numbers of the last question are the best estimate.
            ProofNumbers { yes: self.proof_numbers.yes.clamp(1, FAR), no: self.proof_numbers.no.clamp(1, FAR) }
        }
    }

    /// Narrow the bounds, and replace the question and its proof numbers.
    pub fn update(&mut self, (low, high): (i32, i32), asked: i32, proof_numbers: ProofNumbers) {
        (self.low, self.high, self.asked, self.proof_numbers) =
            (self.low.max(low), self.high.min(high), asked, proof_numbers);
    }
}

impl Keyed for ProofEntry {
    const NOTHING: ProofEntry = ProofEntry::nothing(0);

    fn key(&self) -> u64 {
        self.key
    }
}

/// The proof table: entries of positions by their hash.
pub type Proofs = HashTable<ProofEntry>;

/// The most entries of a proof table, 32 MB.
const MOST_POSITIONS: u64 = 1 << 20;

/// A hash table for a search of so many positions: two slots for each, between 64 and 2²⁰ slots.
pub fn room(positions: u64) -> Proofs {
    HashTable::new((2 * positions).clamp(1 << 6, MOST_POSITIONS) as usize)
}
