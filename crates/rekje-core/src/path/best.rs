//! The best layings so far.

use std::cmp::Reverse;

use super::laid::{Laid, Likeness};
use super::words::PathWords;
use super::worth::Worth;

/// Letters laid together, what all new words are then worth, and those that run through them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laying {
    /// Where its letters lie, own ones first.
    pub laid: Vec<Laid>,
    pub worth: Worth,
    /// In order of letters, each with a path; together they run through all letters that need a word. A letter laid
    /// has the number of the tile whose place it took, or else the next number free.
    pub words: PathWords,
}

impl Laying {
    /// The order of layings: worth, few letters, then by kinds and squares.
    fn rank(worth: Worth, laid: &[Laid]) -> (Reverse<Worth>, usize, &[Laid]) {
        (Reverse(worth), laid.len(), laid)
    }
}

/// A laying, what it has in common with equal ones, and the class of places of the letter laid last.
pub struct Kept {
    likeness: Likeness,
    pub laying: Laying,
    pub class: usize,
}

/// Up to a number of layings, best first, no two that differ only in their squares.
pub struct Best {
    most: usize,
    pub layings: Vec<Kept>,
}

impl Best {
    pub fn new(most: usize) -> Best {
        Best { most, layings: Vec::new() }
    }

    /// Whether a laying of some worth can be among the best.
    pub fn is_worth(&self, worth: Worth) -> bool {
        self.last().is_none_or(|last| worth >= last.worth)
    }

    /// Whether a laying would be among the best, if it were not equal to another.
    pub fn has_room(&self, worth: Worth, laid: &[Laid]) -> bool {
        self.last().is_none_or(|last| Laying::rank(worth, laid) < Laying::rank(last.worth, &last.laid))
    }

    /// The last of them, if there are enough.
    fn last(&self) -> Option<&Laying> {
        self.layings.last().filter(|_| self.layings.len() >= self.most).map(|kept| &kept.laying)
    }

    /// Keep a laying, unless an equal one with lesser squares was kept.
    pub fn keep(&mut self, likeness: Likeness, laying: Laying, class: usize) {
        if let Some(place) = self.layings.iter().position(|other| other.likeness == likeness) {
            if self.layings[place].laying.laid <= laying.laid {
                return;
            }
            self.layings.remove(place);
        }
        let own = Laying::rank(laying.worth, &laying.laid);
        let is_better = |other: &Kept| Laying::rank(other.laying.worth, &other.laying.laid) <= own;
        let place = self.layings.partition_point(is_better);
        self.layings.insert(place, Kept { likeness, laying, class });
        self.layings.truncate(self.most);
    }
}
