//! The scores of words in a path game.

/// The scoring rule: the score of a word, and what decides between equal sums (tie).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scoring {
    /// A word scores 1. Tie: the number of letters.
    Words,
    /// A word scores its number of letters. Tie: the number of words.
    Letters,
    /// A word scores its number of letters, and 1 more for each beyond the fourth. Tie: the number of letters.
    Bonus,
}

/// The sum of some words' scores (`worth`), and the tie-break between equal sums (`tie`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worth {
    pub worth: u32,
    pub tie: u32,
}

impl Worth {
    pub fn plus(self, other: Worth) -> Worth {
        Worth { worth: self.worth + other.worth, tie: self.tie + other.tie }
    }
}

impl Scoring {
    /// The score of a word of `letters` letters.
    pub fn worth(self, letters: usize) -> Worth {
        let length = letters as u32;
        let (worth, tie) = match self {
            Scoring::Words => (1, length),
            Scoring::Letters => (length, 1),
            Scoring::Bonus => (length + length.saturating_sub(4), length),
        };
        Worth { worth, tie }
    }
}
