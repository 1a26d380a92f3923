//! A rack as the bounds of slots see it.

use super::subracks::{SIZES, Subrack, Subracks};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::Square;
use crate::crossword::board::rack::Rack;
use crate::crossword::board::slots::Kind;
use crate::crossword::board::slots::MOST_TILES;
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::machine_letters::{ALL_LETTERS, bits};

/// What a rack can bring to the slots of a board.
pub struct RackBounds {
    /// Points of its tiles, as many of the highest as the index says, all together.
    pub highest: [i32; SIZES],
    /// Its letters by their points, highest first, bit by letter.
    tiers: [(u64, i32); MOST_TILES],
    shows: u64,
    pub has_blank: bool,
    most: Most,
}

impl RackBounds {
    pub fn new(facts: &Facts, rack: &Rack, subracks: &Subracks, factors: u16) -> RackBounds {
        let mut values = [0; MOST_TILES];
        for (place, code) in values.iter_mut().zip(rack.tiles()) {
            *place = facts.value(code);
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        let (mut highest, mut tiers) = ([0; SIZES], [(0, 0); MOST_TILES]);
        for (i, &value) in values.iter().enumerate() {
            let worth_it = bits(rack.letters()).filter(|&letter| facts.value(letter) == value);
            tiers[i] = (worth_it.fold(0, |mask, letter| mask | 1 << letter), value);
            highest[i + 1] = highest[i] + value;
        }
        let (shows, has_blank) = (rack.shows(), rack.has_blank());
        RackBounds { highest, tiers, shows, has_blank, most: Most::new(facts, subracks, rack.size(), factors) }
    }

    /// The most points that a tile of this hand can have on a square; none if nothing fits.
    #[inline(always)]
    pub fn best_on(&self, square: &Square) -> Option<i32> {
        if square.cross_set == ALL_LETTERS {
            return Some(self.highest[1]);
        }
        if square.cross_set & self.shows == 0 {
            return None;
        }
        Some(self.tiers.iter().find(|(mask, _)| square.cross_set & mask != 0).map_or(0, |&(_, value)| value))
    }

    /// The most that what is kept is worth, with the bonus for so many tiles; [`NONE`] if there is no such subrack.
    #[inline(always)]
    pub fn kept(&self, kind: Kind) -> i64 {
        self.most.kept[kind.number()]
    }

    /// The most that any subrack is worth by itself.
    pub fn most(&self) -> i64 {
        self.most.all
    }

    /// The same and the points of a subrack, as often as the main word counts, all together; more than enough if that is too often.
    #[inline(always)]
    pub fn both(&self, kind: Kind, factor: i32) -> i64 {
        self.most.both[kind.number()][(factor as usize).min(FACTORS - 1)]
    }
}

/// The most that subracks of the rack are worth by their points, as often as they count, by what is kept, and by the bonus for
/// so many tiles.
struct Most {
    /// What is kept, and the bonus, by kind of slot.
    kept: [i64; Kind::ALL],
    /// All of it; besides by how often points count.
    both: [[i64; FACTORS]; Kind::ALL],
    /// The most of that.
    all: i64,
}

/// Points that count as often as this less one, or more often, are added to what is kept without asking which subrack brings both.
const FACTORS: usize = 16;
/// There is no such subrack.
pub const NONE: i64 = i64::MIN / 2;
/// More than any play is worth.
const PLENTY: i64 = i64::MAX / 2;

impl Most {
    /// By how much words are multiplied on a board is told bit by bit.
    fn new(facts: &Facts, subracks: &Subracks, size: usize, factors: u16) -> Most {
        let mut most = Most { kept: [NONE; Kind::ALL], both: [[PLENTY; FACTORS]; Kind::ALL], all: NONE };
        for size in 1..=size {
            for own in [false, true] {
                let kind = Kind::new(size, own);
                let bonus = i64::from(facts.bonus[size]) * POINT;
                let fit = |subrack: &&Subrack| subrack.is_word || !own;
                let Some(kept) = subracks.of(size).iter().filter(fit).map(|subrack| subrack.kept).max() else { break };
                most.kept[kind.number()] = i64::from(kept) + bonus;
                for factor in bits(u64::from(factors) % (1 << (FACTORS - 1))).map(usize::from) {
                    let both = Most::of(subracks, kind, factor as i64) + bonus;
                    most.both[kind.number()][factor] = both;
                    most.all = both.max(most.all);
                }
            }
        }
        most
    }

    /// The most of all subracks of a size, if points count so often. They are in the order of what they are worth where points
    /// count once, so mostly the first few tell.
    fn of(subracks: &Subracks, kind: Kind, factor: i64) -> i64 {
        let more = (factor - 1) * POINT;
        let dearest = i64::from(subracks.dearest(kind.laid())) * more;
        let mut most = NONE;
        for subrack in subracks.of(kind.laid()).iter().filter(|subrack| subrack.is_word || !kind.is_own()) {
            if factor > 0 && subrack.once() + dearest < most {
                break;
            }
            most = most.max(subrack.once() + i64::from(subrack.points) * more);
        }
        most
    }
}
