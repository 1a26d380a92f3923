//! Layings, and a list of the best ones found so far.

use std::cmp::Reverse;

use super::laid::{Laid, Likeness};
use super::score::Score;
use super::words::PathWords;

/// A set of letters laid in one turn, the score of all new words that can then be read, and the words that use these letters.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let found = layings(question, wish, &go_on).unwrap();
/// let best: &Laying = &found.layings[0];
/// assert_eq!((best.laid.len(), best.words.len()), (1, 2));
/// assert!(best.score >= found.layings.last().unwrap().score);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laying {
    /// The letters laid, own ones first.
    pub laid: Vec<Laid>,
    /// The score of all new words.
    pub score: Score,
    /// The words in alphabetical order, each with a path; together the paths use every letter that must be used. In a path, a
    /// letter laid has the number of the tile that it replaced, or else the next free number.
    pub words: PathWords,
}

impl Laying {
    /// The sort key of layings: the highest score first, then the fewest letters, then by kinds and squares.
    fn rank(score: Score, laid: &[Laid]) -> (Reverse<Score>, usize, &[Laid]) {
        (Reverse(score), laid.len(), laid)
    }
}

/// A laying, its [`Likeness`] to find duplicates by, and the class of places of the letter laid last.
pub struct Kept {
    likeness: Likeness,
    pub laying: Laying,
    pub class: usize,
}

/// The best layings so far, at most `most`, best first. Of layings that are alike but for their squares only one is kept.
pub struct Best {
    most: usize,
    pub layings: Vec<Kept>,
}

impl Best {
    pub fn new(most: usize) -> Best {
        Best { most, layings: Vec::new() }
    }

    /// Whether a laying with this score can be among the best.
    pub fn may_enter(&self, score: Score) -> bool {
        self.last().is_none_or(|last| score >= last.score)
    }

    /// Whether a laying would be among the best, unless it is alike another that is kept.
    pub fn has_room(&self, score: Score, laid: &[Laid]) -> bool {
        self.last().is_none_or(|last| Laying::rank(score, laid) < Laying::rank(last.score, &last.laid))
    }

    /// The last of the best layings, if the list is full.
    fn last(&self) -> Option<&Laying> {
        self.layings.last().filter(|_| self.layings.len() >= self.most).map(|kept| &kept.laying)
    }

    /// Insert a laying in order. Of two that are alike, the one whose squares come first in order is kept.
    pub fn keep(&mut self, likeness: Likeness, laying: Laying, class: usize) {
        if let Some(place) = self.layings.iter().position(|other| other.likeness == likeness) {
            if self.layings[place].laying.laid <= laying.laid {
                return;
            }
            self.layings.remove(place);
        }
        let own = Laying::rank(laying.score, &laying.laid);
        let is_better = |other: &Kept| Laying::rank(other.laying.score, &other.laying.laid) <= own;
        let place = self.layings.partition_point(is_better);
        self.layings.insert(place, Kept { likeness, laying, class });
        self.layings.truncate(self.most);
    }
}
