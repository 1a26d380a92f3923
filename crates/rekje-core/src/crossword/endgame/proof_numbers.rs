//! Proof and disproof numbers of positions (Allis, 1994), kept in a hash table.

use super::node_state::MOST;
use super::position::hash_table::{HashTable, Keyed};

/// Proof number (`yes`) and disproof number (`no`): how many positions must at least still be searched for either answer.
/// Where one is 0, that is the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProofNumbers {
    pub yes: u32,
    pub no: u32,
}

impl ProofNumbers {
    /// Whether neither answer needs as much as that.
    pub fn is_within(self, most: ProofNumbers) -> bool {
        self.yes < most.yes && self.no < most.no
    }
}

/// More than can be looked at: it will never be the answer.
pub const NEVER: u32 = 1 << 28;

/// No guess is larger.
const FAR: u32 = 1_000;

/// What is known of a position: bounds of its value, and the proof numbers of the question whether it is as much as was `asked`.
#[derive(Debug, Clone, Copy)]
pub struct ProofEntry {
    key: u64,
    pub low: i32,
    pub high: i32,
    asked: i32,
    effort: ProofNumbers,
}

impl ProofEntry {
    pub const fn nothing(key: u64) -> ProofEntry {
        ProofEntry { key, low: -MOST, high: MOST, asked: 0, effort: ProofNumbers { yes: 1, no: 1 } }
    }

    /// What it takes to tell whether the value is as much as `asked`.
    pub fn effort(&self, asked: i32) -> ProofNumbers {
        if self.low >= asked {
            ProofNumbers { yes: 0, no: NEVER }
        } else if self.high < asked {
            ProofNumbers { yes: NEVER, no: 0 }
        } else if self.asked == asked {
            self.effort
        } else {
            // What another question takes, or took, is the best guess that there is.
            ProofNumbers { yes: self.effort.yes.clamp(1, FAR), no: self.effort.no.clamp(1, FAR) }
        }
    }

    /// Learn more: the value is within bounds, and the question takes some effort.
    pub fn update(&mut self, (low, high): (i32, i32), asked: i32, effort: ProofNumbers) {
        (self.low, self.high, self.asked, self.effort) = (self.low.max(low), self.high.min(high), asked, effort);
    }
}

impl Keyed for ProofEntry {
    const NOTHING: ProofEntry = ProofEntry::nothing(0);

    fn key(&self) -> u64 {
        self.key
    }
}

/// Positions by their hash.
pub type Proofs = HashTable<ProofEntry>;

/// 32 MB.
const MOST_POSITIONS: u64 = 1 << 20;

/// Room for so many positions, within bounds.
pub fn room(positions: u64) -> Proofs {
    HashTable::new((2 * positions).clamp(1 << 6, MOST_POSITIONS) as usize)
}
