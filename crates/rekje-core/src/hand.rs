//! A rack as the bounds of stretches see it.

use crate::codes::{ALL_LETTERS, bits};
use crate::facts::Facts;
use crate::grid::Square;
use crate::leaves::POINT;
use crate::parts::{MOST_TILES, Part, Parts};
use crate::rack::Rack;
use crate::stretches::Kind;

/// What a rack can bring.
pub struct Hand<'a> {
    pub parts: &'a Parts,
    /// Points of its tiles, as many of the highest as the index says, all together.
    pub highest: [i32; SIZES],
    /// Its letters by their points, highest first, bit by letter.
    tiers: [(u64, i32); MOST_TILES],
    shows: u64,
    pub has_blank: bool,
    most: Most,
}

impl<'a> Hand<'a> {
    pub fn new(facts: &Facts, rack: &Rack, parts: &'a Parts) -> Hand<'a> {
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
        Hand { parts, highest, tiers, shows, has_blank, most: Most::new(facts, parts, rack.size()) }
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

    /// The most that what is kept is worth, with the bonus for so many tiles; none if there is no such part.
    #[inline(always)]
    pub fn kept(&self, kind: Kind) -> Option<i64> {
        let kept = self.most.kept[kind.number()];
        (kept != NONE).then_some(kept)
    }

    /// The same and the points of a part, as often as the main word counts, all together; none if that is too often.
    #[inline(always)]
    pub fn both(&mut self, facts: &Facts, kind: Kind, factor: i32) -> Option<i64> {
        let factor = factor as usize;
        (factor < FACTORS).then(|| self.most.both(facts, self.parts, kind, factor))
    }
}

/// The most that parts of the rack are worth by their points, as often as they count, by what is kept, and by the bonus for
/// so many tiles.
struct Most {
    /// What is kept, and the bonus, by kind of stretch.
    kept: [i64; Kind::ALL],
    /// All of it; besides by how often points count, once somebody asked.
    both: [[i64; FACTORS]; Kind::ALL],
}

/// Room for every size of a part, as many as a power of two, so that a size needs no check.
const SIZES: usize = 16;
const _: () = assert!(MOST_TILES < SIZES);
/// Points that count as often as this or more often are added to what is kept without asking which part brings both.
const FACTORS: usize = 16;
/// There is no such part.
const NONE: i64 = i64::MIN / 2;
/// Nobody asked yet.
const UNKNOWN: i64 = i64::MIN;

impl Most {
    fn new(facts: &Facts, parts: &Parts, size: usize) -> Most {
        let mut most = Most { kept: [NONE; Kind::ALL], both: [[UNKNOWN; FACTORS]; Kind::ALL] };
        for size in 1..=size {
            for own in [false, true] {
                let kind = Kind::new(size, own);
                most.kept[kind.number()] = Most::of(facts, parts, kind, 0);
            }
        }
        most
    }

    /// The most of all parts of a size, if points count so often.
    fn of(facts: &Facts, parts: &Parts, kind: Kind, factor: usize) -> i64 {
        let bonus = i64::from(facts.bonus[kind.laid()]) * POINT;
        let parts = parts.of(kind.laid()).iter().filter(|part| part.makes != 0 || !kind.is_own());
        let worth = |part: &Part| i64::from(part.points) * factor as i64 * POINT + i64::from(part.kept);
        parts.map(worth).max().map_or(NONE, |most| most + bonus)
    }

    #[inline(always)]
    fn both(&mut self, facts: &Facts, parts: &Parts, kind: Kind, factor: usize) -> i64 {
        let known = &mut self.both[kind.number()][factor % FACTORS];
        if *known == UNKNOWN {
            *known = Most::of(facts, parts, kind, factor);
        }
        *known
    }
}
