//! The score of a play in the making.

use crate::codes::MAX_RACK;
use crate::facts::Facts;
use crate::grid::Square;

/// What the tiles laid so far score.
#[derive(Clone, Copy)]
pub struct Sums {
    pub main: i32,
    pub factor: i32,
    pub cross: i32,
    pub laid: i32,
    /// The number of the part of the rack that is left.
    pub kept: u32,
}

impl Sums {
    /// Nothing is laid yet, and tiles on the board have points.
    #[inline(always)]
    pub fn new(points: i32, kept: u32) -> Sums {
        Sums { main: points, factor: 1, cross: 0, laid: 0, kept }
    }

    /// With one more tile laid, on a square, worth `value`; `blank` is 0 or 1.
    #[inline(always)]
    pub fn lay(self, square: &Square, value: i32, blank: usize) -> Sums {
        let value = value * i32::from(square.factors.letter);
        Sums {
            main: self.main + value,
            factor: self.factor * i32::from(square.factors.main[blank]),
            cross: self.cross + (square.cross_points + value) * i32::from(square.factors.cross[blank]),
            laid: self.laid + 1,
            kept: self.kept,
        }
    }

    #[inline(always)]
    pub fn score(self, facts: &Facts) -> i32 {
        self.main * self.factor + self.cross + facts.bonus[self.laid as usize % BONUSES]
    }
}

const BONUSES: usize = MAX_RACK + 1;
