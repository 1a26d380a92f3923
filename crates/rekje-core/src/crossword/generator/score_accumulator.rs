//! The score of a play in the making.

use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::Square;
use crate::lexicon::machine_letters::MAX_RACK;

/// The score of the tiles laid so far. It is packed in two numbers, so that the search can pass it on in registers at every step.
#[derive(Clone, Copy)]
pub struct ScoreAccumulator {
    /// The points of the main word in the upper half, those of the cross words in the lower; neither is ever below 0.
    points: u64,
    /// How many tiles are laid in the upper half, the factor of the main word in the lower.
    times: u64,
}

const HALF: u32 = 32;

impl ScoreAccumulator {
    /// Nothing is laid yet, and tiles on the board have points.
    #[inline(always)]
    pub fn new(points: i32) -> ScoreAccumulator {
        ScoreAccumulator { points: (points as u64) << HALF, times: 1 }
    }

    /// With one more tile laid, on a square, worth `value`; `blank` is 0 or 1.
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

    /// With the points of one more tile that lies there already.
    #[inline(always)]
    pub fn pass(self, points: i32) -> ScoreAccumulator {
        ScoreAccumulator { points: self.points + ((points as u64) << HALF), ..self }
    }

    /// How many tiles are laid.
    #[inline(always)]
    pub fn laid(self) -> i32 {
        (self.times >> HALF) as i32
    }

    #[inline(always)]
    /// The score of the play: main word times factor, cross words, and the bonus for the number of tiles laid.
    pub fn score(self, facts: &Facts) -> i32 {
        let (main, cross) = ((self.points >> HALF) as i32, self.points as i32);
        main.wrapping_mul(self.times as i32) + cross + facts.bonus[self.laid() as usize % BONUSES]
    }
}

const BONUSES: usize = MAX_RACK + 1;
