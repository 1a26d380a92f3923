//! A rack as the bounds of stretches see it.

use super::parts::{Part, Parts, SIZES};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::Square;
use crate::crossword::board::rack::Rack;
use crate::crossword::board::stretches::Kind;
use crate::crossword::board::stretches::MOST_TILES;
use crate::crossword::leave::leaves::POINT;
use crate::lexicon::codes::{ALL_LETTERS, bits};

/// What a rack can bring to the stretches of a board.
pub struct Hand {
    /// Points of its tiles, as many of the highest as the index says, all together.
    pub highest: [i32; SIZES],
    /// Its letters by their points, highest first, bit by letter.
    tiers: [(u64, i32); MOST_TILES],
    shows: u64,
    pub has_blank: bool,
    most: Most,
}

impl Hand {
    pub fn new(facts: &Facts, rack: &Rack, parts: &Parts, factors: u16) -> Hand {
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
        Hand { highest, tiers, shows, has_blank, most: Most::new(facts, parts, rack.size(), factors) }
    }

    /// The most points that a tile of this hand can have on a square; none if nothing fits.
    #[inline(always)]
    pub fn best_on(&self, square: &Square) -> Option<i32> {
        if square.fits == ALL_LETTERS {
            return Some(self.highest[1]);
        }
        if square.fits & self.shows == 0 {
            return None;
        }
        Some(self.tiers.iter().find(|(mask, _)| square.fits & mask != 0).map_or(0, |&(_, value)| value))
    }

    /// The most that what is kept is worth, with the bonus for so many tiles; [`NONE`] if there is no such part.
    #[inline(always)]
    pub fn kept(&self, kind: Kind) -> i64 {
        self.most.kept[kind.number()]
    }

    /// The most that any part is worth by itself.
    pub fn most(&self) -> i64 {
        self.most.all
    }

    /// The same and the points of a part, as often as the main word counts, all together; more than enough if that is too often.
    #[inline(always)]
    pub fn both(&self, kind: Kind, factor: i32) -> i64 {
        self.most.both[kind.number()][(factor as usize).min(FACTORS - 1)]
    }
}

/// The most that parts of the rack are worth by their points, as often as they count, by what is kept, and by the bonus for
/// so many tiles.
struct Most {
    /// What is kept, and the bonus, by kind of stretch.
    kept: [i64; Kind::ALL],
    /// All of it; besides by how often points count.
    both: [[i64; FACTORS]; Kind::ALL],
    /// The most of that.
    all: i64,
}

/// Points that count as often as this less one, or more often, are added to what is kept without asking which part brings both.
const FACTORS: usize = 16;
/// There is no such part.
pub const NONE: i64 = i64::MIN / 2;
/// More than any play is worth.
const PLENTY: i64 = i64::MAX / 2;

impl Most {
    /// By how much words are multiplied on a board is told bit by bit.
    fn new(facts: &Facts, parts: &Parts, size: usize, factors: u16) -> Most {
        let mut most = Most { kept: [NONE; Kind::ALL], both: [[PLENTY; FACTORS]; Kind::ALL], all: NONE };
        for size in 1..=size {
            for own in [false, true] {
                let kind = Kind::new(size, own);
                let bonus = i64::from(facts.bonus[size]) * POINT;
                let fit = |part: &&Part| part.is_word || !own;
                let Some(kept) = parts.of(size).iter().filter(fit).map(|part| part.kept).max() else { break };
                most.kept[kind.number()] = i64::from(kept) + bonus;
                for factor in bits(u64::from(factors) % (1 << (FACTORS - 1))).map(usize::from) {
                    let both = Most::of(parts, kind, factor as i64) + bonus;
                    most.both[kind.number()][factor] = both;
                    most.all = both.max(most.all);
                }
            }
        }
        most
    }

    /// The most of all parts of a size, if points count so often. They are in the order of what they are worth where points
    /// count once, so mostly the first few tell.
    fn of(parts: &Parts, kind: Kind, factor: i64) -> i64 {
        let more = (factor - 1) * POINT;
        let dearest = i64::from(parts.dearest(kind.laid())) * more;
        let mut most = NONE;
        for part in parts.of(kind.laid()).iter().filter(|part| part.is_word || !kind.is_own()) {
            if factor > 0 && part.once() + dearest < most {
                break;
            }
            most = most.max(part.once() + i64::from(part.points) * more);
        }
        most
    }
}
