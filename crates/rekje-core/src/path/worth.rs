//! What words are worth.

/// How words are valued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scoring {
    /// One each; at equal numbers their letters decide.
    Words,
    /// Their letters; at equal sums their number decides.
    Letters,
    /// Their letters, and one more for each beyond the fourth; at equal sums their letters decide.
    Bonus,
}

/// What words are worth together, and what decides between equals.
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
    /// What a word of so many letters is worth.
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
