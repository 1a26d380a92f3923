//! The score of a play in the making.

use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::Square;
use crate::lexicon::machine_letters::MAX_RACK;

/// The score of the tiles laid so far, packed into two numbers: a search passes it on at every step, and two numbers are passed in
/// registers.
#[derive(Clone, Copy)]
pub struct ScoreAccumulator {
    /// The points of the main word in the upper half, those of the cross words in the lower; neither is ever below 0.
    points: u64,
    /// How many tiles are laid in the upper half, the factor of the main word in the lower.
    times: u64,
}

const HALF: u32 = 32;

impl ScoreAccumulator {
    /// The score before a tile is laid; `points` are those of the playthrough that is known from the beginning.
    #[inline(always)]
    pub fn new(points: i32) -> ScoreAccumulator {
        ScoreAccumulator { points: (points as u64) << HALF, times: 1 }
    }

    /// The score with one more tile of `value` points laid on a square; `blank` is 1 for a blank, else 0. The tile adds its value times
    /// the letter factor to the main word and, if there is one, to the cross word, which counts at once with its own word factor.
    /// The square's factor of the main word is multiplied into the others; [`ScoreAccumulator::score`] applies them at the end.
    #[inline(always)]
    pub fn lay(self, square: &Square, value: i32, blank: usize) -> ScoreAccumulator {
        let factors = &square.factors;
        let value = value as u32 * u32::from(factors.letter);
        let cross = (square.cross_points as u32 + value) * u32::from(factors.cross[blank]);
        let factor = (self.times as u32).wrapping_mul(factors.main[blank].into());
        ScoreAccumulator {
            points: self.points + (u64::from(value) << HALF) + u64::from(cross),
            times: ((self.times >> HALF) + 1) << HALF | u64::from(factor),
        }
    }

    /// The score with one more tile of the playthrough.
    #[inline(always)]
    pub fn pass(self, points: i32) -> ScoreAccumulator {
        ScoreAccumulator { points: self.points + ((points as u64) << HALF), ..self }
    }

    /// The number of tiles laid.
    #[inline(always)]
    pub fn laid(self) -> i32 {
        (self.times >> HALF) as i32
    }

    /// The score of the whole play: main word times its factor, cross words, and the bonus for the number of tiles laid.
    #[inline(always)]
    pub fn score(self, facts: &Facts) -> i32 {
        let (main, cross) = ((self.points >> HALF) as i32, self.points as i32);
        main.wrapping_mul(self.times as i32) + cross + facts.bonus[self.laid() as usize % BONUSES]
    }
}

const BONUSES: usize = MAX_RACK + 1;
