//! Scores of words.

/// How words are scored, and what decides between equal scores.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// assert_eq!(Scoring::Words.score(6).points, 1);
/// assert_eq!(Scoring::Letters.score(6).points, 6);
/// assert_eq!(Scoring::Bonus.score(6).points, 8);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scoring {
    /// A point for each word; between equals the number of letters decides.
    Words,
    /// A point for each letter; between equals the number of words decides.
    Letters,
    /// A point for each letter, and another for each after the fourth of a word; between equals the number of letters decides.
    Bonus,
}

/// The score of some words together, and the number that decides between equal scores.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let two = Scoring::Words.score(3).plus(Scoring::Words.score(4));
/// assert_eq!(two, Score { points: 2, tie_break: 7 });
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    /// What is scored.
    pub points: u32,
    /// What decides between equal scores.
    pub tie_break: u32,
}

impl Score {
    /// Both scores together.
    pub fn plus(self, other: Score) -> Score {
        Score { points: self.points + other.points, tie_break: self.tie_break + other.tie_break }
    }
}

impl Scoring {
    /// The score of one word, by its number of letters.
    pub fn score(self, letters: usize) -> Score {
        let length = letters as u32;
        let (points, tie_break) = match self {
            Scoring::Words => (1, length),
            Scoring::Letters => (length, 1),
            Scoring::Bonus => (length + length.saturating_sub(4), length),
        };
        Score { points, tie_break }
    }
}
