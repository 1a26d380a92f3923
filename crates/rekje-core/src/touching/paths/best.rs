//! The best layings so far.

use std::cmp::Reverse;

use super::laid::{Laid, Likeness};
use super::words::PathWord;
use super::worth::Worth;

/// Letters laid together, what all new words are then worth, and those that run through them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laying {
    /// Where its letters lie, own ones first.
    pub laid: Vec<Laid>,
    pub worth: Worth,
    /// In order of letters, each with a path; together they run through all letters that need a word. A letter laid
    /// has the number of the tile whose place it took, or else the next number free.
    pub words: Vec<PathWord>,
}

impl Laying {
    /// The order of layings: worth, few letters, then by kinds and squares.
    fn rank(worth: Worth, laid: &[Laid]) -> (Reverse<Worth>, usize, &[Laid]) {
        (Reverse(worth), laid.len(), laid)
    }
}

/// Up to a number of layings, best first, no two that differ only in their squares.
pub struct Best {
    most: usize,
    pub layings: Vec<(Likeness, Laying)>,
}

impl Best {
    pub fn new(most: usize) -> Best {
        Best { most, layings: Vec::new() }
    }

    /// Whether a laying of some worth can be among the best.
    pub fn is_worth(&self, worth: Worth) -> bool {
        let last = self.layings.last().filter(|_| self.layings.len() >= self.most);
        last.is_none_or(|(_, last)| worth >= last.worth)
    }

    /// Whether a laying would be among the best, if it were not equal to another.
    pub fn has_room(&self, worth: Worth, laid: &[Laid]) -> bool {
        let last = self.layings.last().filter(|_| self.layings.len() >= self.most);
        last.is_none_or(|(_, last)| Laying::rank(worth, laid) < Laying::rank(last.worth, &last.laid))
    }

    /// Keep a laying, unless an equal one with lesser squares was kept.
    pub fn keep(&mut self, likeness: Likeness, laying: Laying) {
        if let Some(place) = self.layings.iter().position(|(other, _)| *other == likeness) {
            if self.layings[place].1.laid <= laying.laid {
                return;
            }
            self.layings.remove(place);
        }
        self.layings.push((likeness, laying));
        self.layings.sort_by(|(_, a), (_, b)| Laying::rank(a.worth, &a.laid).cmp(&Laying::rank(b.worth, &b.laid)));
        self.layings.truncate(self.most);
    }
}
