//! Rack bounds: the facts about a rack from which slot bounds are computed.

use super::subracks::{SIZES, Subrack, Subracks};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::Square;
use crate::crossword::board::rack::Rack;
use crate::crossword::board::slots::MOST_TILES;
use crate::crossword::board::slots::SlotKind;
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::machine_letters::bits;

/// The facts about a rack from which slot bounds are computed.
pub struct RackBounds {
    /// By number of tiles: the points of that many of its highest tiles together.
    pub highest: [i32; SIZES],
    /// By rank of its tiles, the highest first: the letters with as many points as that tile (bit by letter), and the points.
    letters_by_points: [(u64, i32); MOST_TILES],
    /// Bit by letter: the letters that one of its tiles can show.
    shows: u64,
    pub has_blank: bool,
    maxima: Maxima,
}

impl RackBounds {
    /// The bounds of a rack that hold on any slot: the sums of its highest tiles by their number, its letters by points from
    /// the highest down, and the maxima over its subracks.
    pub fn new(facts: &Facts, rack: &Rack, subracks: &Subracks, factors: u16) -> RackBounds {
        let mut values = [0; MOST_TILES];
        for (place, code) in values.iter_mut().zip(rack.tiles()) {
            *place = facts.value(code);
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        let (mut highest, mut letters_by_points) = ([0; SIZES], [(0, 0); MOST_TILES]);
        for (i, &value) in values.iter().enumerate() {
            let letters = bits(rack.letters()).filter(|&letter| facts.value(letter) == value);
            letters_by_points[i] = (letters.fold(0, |mask, letter| mask | 1 << letter), value);
            highest[i + 1] = highest[i] + value;
        }
        let (shows, has_blank) = (rack.shows(), rack.has_blank());
        RackBounds {
            highest,
            letters_by_points,
            shows,
            has_blank,
            maxima: Maxima::new(facts, subracks, rack.size(), factors),
        }
    }

    /// Whether a tile of this rack fits the cross set of a square, and the most points of one that does. There is no branch, because what
    /// fits can't be predicted.
    #[inline(always)]
    pub fn best_on(&self, square: &Square) -> (bool, i32) {
        let points = self
            .letters_by_points
            .iter()
            .map(|&(letters, points)| if square.cross_set & letters != 0 { points } else { 0 });
        (square.cross_set & self.shows != 0, points.fold(0, i32::max))
    }

    /// The highest leave value after laying a subrack in a slot of a kind, with the bonus for its number of tiles; [`NONE`] if no subrack
    /// fits.
    #[inline(always)]
    pub fn leave(&self, kind: SlotKind) -> i64 {
        self.maxima.leave[kind.number()]
    }

    /// The highest value of any subrack by itself: points times a word factor of the board, leave value and bonus.
    pub fn maxima(&self) -> i64 {
        self.maxima.all
    }

    /// The highest sum of a subrack's points, times a word factor, its leave value and the bonus. More than any play is worth if the
    /// factor is too large for the table.
    #[inline(always)]
    pub fn score_and_leave(&self, kind: SlotKind, factor: i32) -> i64 {
        self.maxima.score_and_leave[kind.number()][(factor as usize).min(FACTORS - 1)]
    }
}

/// The highest values of the rack's subracks, by kind of slot, in thousandths of a point.
struct Maxima {
    /// By kind of slot: leave value and bonus.
    leave: [i64; SlotKind::ALL],
    /// By kind of slot and word factor: points times the factor, leave value and bonus.
    score_and_leave: [[i64; FACTORS]; SlotKind::ALL],
    /// The highest of `score_and_leave`.
    all: i64,
}

/// Word factors from this less one on are not in the table: their entry is [`PLENTY`].
const FACTORS: usize = 16;
/// The value where no subrack fits.
pub const NONE: i64 = i64::MIN / 2;
/// More than any play is worth.
const PLENTY: i64 = i64::MAX / 2;

impl Maxima {
    /// `factors`, bit by factor: the word factors of the board's slots.
    fn new(facts: &Facts, subracks: &Subracks, size: usize, factors: u16) -> Maxima {
        let mut maxima =
            Maxima { leave: [NONE; SlotKind::ALL], score_and_leave: [[PLENTY; FACTORS]; SlotKind::ALL], all: NONE };
        for size in 1..=size {
            for no_playthrough in [false, true] {
                let kind = SlotKind::new(size, no_playthrough);
                let bonus = i64::from(facts.bonus[size]) * POINT;
                // Which subracks are words can't be predicted, so there is no branch.
                let leave = |subrack: &Subrack| if subrack.fits(kind) { subrack.leave } else { i32::MIN };
                let leave = subracks.of(size).iter().map(leave).max().unwrap_or(i32::MIN);
                if leave == i32::MIN {
                    break;
                }
                maxima.leave[kind.number()] = i64::from(leave) + bonus;
                for factor in bits(u64::from(factors) % (1 << (FACTORS - 1))).map(usize::from) {
                    let score_and_leave = Maxima::of(subracks, kind, factor as i64) + bonus;
                    maxima.score_and_leave[kind.number()][factor] = score_and_leave;
                    maxima.all = score_and_leave.max(maxima.all);
                }
            }
        }
        maxima
    }

    /// The highest leave value + points × `factor` of the subracks that fit a kind of slot. They are sorted by leave value + points, so mostly the
    /// first few decide.
    fn of(subracks: &Subracks, kind: SlotKind, factor: i64) -> i64 {
        let more = (factor - 1) * POINT;
        let max_points = i64::from(subracks.max_points(kind.laid())) * more;
        let mut highest = NONE;
        for subrack in subracks.of(kind.laid()) {
            if factor > 0 && subrack.points_and_leave() + max_points < highest {
                break;
            }
            let value = subrack.points_and_leave() + i64::from(subrack.points) * more;
            highest = highest.max(if subrack.fits(kind) { value } else { NONE });
        }
        highest
    }
}
