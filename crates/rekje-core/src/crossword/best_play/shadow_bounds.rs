//! Shadow bounds: an upper bound on the equity (score and leave) of the plays from an anchor.
//!
//! A shadow is a run of squares that a play could cover. Its bound puts the rack's best tiles on the best squares, whatever word that
//! makes. The search for the best play visits the anchors with the highest bounds first, and stops when no bound is above the best
//! play so far.

use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::Square;
use crate::crossword::board::rack::Rack;
use crate::crossword::generator::anchors::Anchor;
use crate::crossword::leave::leave_map::LeaveMap;
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::machine_letters::{ALL_LETTERS, EMPTY, MAX_RACK};

/// What shadow play needs to know of a rack.
pub struct ShadowRack {
    /// Points of its tiles, highest first.
    values: [i32; MAX_RACK],
    size: usize,
    /// The letters that its tiles can show, bit by letter: all if it has a blank.
    shows: u64,
    /// The letters of its tiles, bit by letter, blanks left out.
    letters: u64,
    has_blank: bool,
    /// By number of tiles laid: the highest leave value.
    best_leaves: [i32; MAX_RACK + 1],
}

impl ShadowRack {
    /// What shadow play needs of a rack: its tile values from the highest down, its letters, and the best leave by number of
    /// tiles laid.
    pub fn new(facts: &Facts, rack: &Rack, best_leaves: &LeaveMap) -> ShadowRack {
        let mut values = [0; MAX_RACK];
        for (place, code) in values.iter_mut().zip(rack.tiles()) {
            *place = facts.value(code);
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        let (shows, letters, has_blank) = (rack.shows(), rack.letters(), rack.has_blank());
        ShadowRack { values, size: rack.size(), shows, letters, has_blank, best_leaves: best_leaves.best_after_laying }
    }

    /// The highest points of a tile of this rack that the square's cross set allows.
    fn best_on(&self, facts: &Facts, square: &Square) -> i32 {
        if square.cross_set == ALL_LETTERS {
            return self.values[0];
        }
        let mut letters = square.cross_set & self.letters;
        let mut best = 0;
        while letters != 0 {
            best = best.max(facts.value(letters.trailing_zeros() as u8));
            letters &= letters - 1;
        }
        best
    }
}

/// The shadow bound of an anchor, in thousandths of a point: the highest of all shadows that contain it. It is `i64::MIN` if no play is
/// possible.
pub fn bound(facts: &Facts, line: &[Square], anchor: Anchor, shadow_rack: &ShadowRack) -> i64 {
    let mut best = i64::MIN;
    let mut left = Shadow { points: anchor.points, ..Shadow::EMPTY };
    for at in (anchor.left_stop..=anchor.at).rev() {
        if !left.cover(facts, &line[at], shadow_rack) {
            break;
        }
        best = best.max(best_to_the_right(facts, line, anchor.right.max(anchor.at + 1), left, shadow_rack));
    }
    best
}

/// The highest shadow bound of the plays that begin as `left` and go on over the squares from `from` on, in thousandths of a
/// point. It may end before any empty square, and stops where no tile of the rack fits.
fn best_to_the_right(facts: &Facts, line: &[Square], from: usize, left: Shadow, shadow_rack: &ShadowRack) -> i64 {
    let mut shadow = left;
    let mut best = i64::MIN;
    for square in &line[from..] {
        if square.cell == EMPTY {
            best = best.max(shadow.bound(facts, shadow_rack));
            if !shadow.cover(facts, square, shadow_rack) {
                break;
            }
        } else {
            shadow.points += square.points;
        }
    }
    best
}

/// The squares that a play could cover, and the most that it could score on them.
#[derive(Clone, Copy)]
struct Shadow {
    /// The points of the playthrough.
    points: i32,
    /// By how much the main word is multiplied.
    factor: i32,
    /// The most that the cross words score.
    cross: i32,
    /// The most that the laid tiles bring to the main word, each square by itself.
    alone: i32,
    /// Factors of the letters laid, highest first.
    factors: [i32; MAX_RACK],
    laid: usize,
}

impl Shadow {
    const EMPTY: Shadow = Shadow { points: 0, factor: 1, cross: 0, alone: 0, factors: [0; MAX_RACK], laid: 0 };

    /// Cover one more empty square; false if no tile is left or none fits.
    fn cover(&mut self, facts: &Facts, square: &Square, shadow_rack: &ShadowRack) -> bool {
        if self.laid == shadow_rack.size || square.cross_set & shadow_rack.shows == 0 {
            return false;
        }
        let most =
            |factors: [u8; 2]| i32::from(if shadow_rack.has_blank { factors[0].max(factors[1]) } else { factors[0] });
        let value = shadow_rack.best_on(facts, square) * i32::from(square.factors.letter);
        self.factor *= most(square.factors.main);
        self.alone += value;
        if square.has_cross_word {
            self.cross += (square.cross_points + value) * most(square.factors.cross);
        }
        self.insert(i32::from(square.factors.letter));
        true
    }

    /// Insert a letter factor, keeping the factors sorted from the highest down, so that the highest meets the highest tile.
    fn insert(&mut self, factor: i32) {
        let mut i = self.laid;
        while i > 0 && self.factors[i - 1] < factor {
            self.factors[i] = self.factors[i - 1];
            i -= 1;
        }
        self.factors[i] = factor;
        self.laid += 1;
    }

    /// The bound of the squares covered, in thousandths of a point: the highest tiles on the highest factors, and the best leave
    /// after as many tiles.
    fn bound(&self, facts: &Facts, shadow_rack: &ShadowRack) -> i64 {
        let paired: i32 = shadow_rack.values.iter().zip(&self.factors).map(|(value, factor)| value * factor).sum();
        let score = (self.points + paired.min(self.alone)) * self.factor + self.cross + facts.bonus[self.laid];
        i64::from(score) * POINT + i64::from(shadow_rack.best_leaves[self.laid])
    }
}
