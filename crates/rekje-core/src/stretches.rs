//! The stretches of squares that plays can cover, each with the most that a play there can be worth.
//!
//! The rack's best tiles are put on a stretch's best squares, whatever word that would make. Where no tile of the board
//! takes part, only those parts of the rack count that are words.

use crate::anagrams::Anagrams;
use crate::codes::{ALL_LETTERS, EMPTY, MAX_RACK, bits, letter};
use crate::facts::Facts;
use crate::grid::{Grid, LINE, Line, Square};
use crate::leaves::POINT;
use crate::parts::{MOST_TILES, Part, Parts};
use crate::rack::Rack;

/// Squares of one line, from `start` up to, not with, `end`.
#[derive(Debug, Clone, Copy)]
pub struct Stretch {
    /// The most that a play can be worth, in thousandths of a point.
    pub most: i64,
    pub down: bool,
    pub line: u8,
    pub start: u8,
    pub end: u8,
    /// How many of them are empty.
    pub laid: u8,
    /// The points of the tiles that lie there, and the sum of their letters.
    pub points: i32,
    pub through: u64,
    /// The most by which the main word is multiplied.
    factor: i32,
    /// The most that cross words bring.
    cross: i32,
    /// The most that the laid tiles bring to the main word, each square by itself.
    alone: i32,
    /// The most that factors of letters bring to the main word.
    extra: i32,
}

impl Stretch {
    pub const EMPTY: Stretch = Stretch {
        most: 0,
        down: false,
        line: 0,
        start: 0,
        end: 0,
        laid: 0,
        points: 0,
        through: 0,
        factor: 1,
        cross: 0,
        alone: 0,
        extra: 0,
    };

    /// Whether no tile of the board takes part.
    #[inline(always)]
    pub fn is_own(&self) -> bool {
        self.end - self.start == self.laid
    }

    /// The most that a play can be worth that lays a part of the rack here, in thousandths of a point.
    #[inline(always)]
    pub fn most_of(&self, facts: &Facts, part: &Part) -> i64 {
        let main = self.points + (part.points + self.extra).min(self.alone);
        self.worth(facts, main) + i64::from(part.kept)
    }

    #[inline(always)]
    fn worth(&self, facts: &Facts, main: i32) -> i64 {
        let bonus = facts.bonus[usize::from(self.laid) % facts.bonus.len()];
        i64::from(main * self.factor + self.cross + bonus) * POINT
    }
}

/// A rack as bounds see it.
pub struct Hand<'a> {
    parts: &'a Parts,
    /// Points of its tiles, highest first.
    values: [i32; MAX_RACK],
    size: usize,
    shows: u64,
    letters: u64,
    has_blank: bool,
    most: Most,
}

impl<'a> Hand<'a> {
    pub fn new(facts: &Facts, rack: &Rack, parts: &'a Parts) -> Hand<'a> {
        let mut values = [0; MAX_RACK];
        for (place, code) in values.iter_mut().zip(rack.tiles()) {
            *place = facts.value(code);
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        let (shows, letters, has_blank) = (rack.shows(), rack.letters(), rack.has_blank());
        Hand { parts, values, size: rack.size(), shows, letters, has_blank, most: Most::new(parts, rack.size()) }
    }

    /// The most points that a tile of this hand can have on a square; below 0 if none fits.
    #[inline(always)]
    fn best_on(&self, facts: &Facts, square: &Square) -> i32 {
        if square.fits == ALL_LETTERS {
            return self.values[0];
        }
        if square.fits & self.shows == 0 {
            return -1;
        }
        bits(square.fits & self.letters).map(|letter| facts.value(letter)).max().unwrap_or(0)
    }
}

/// The most that parts of the rack are worth by their points, as often as they count, and by what is kept.
struct Most {
    /// What is kept; by whether only words count, and by size. Nothing if there is no such part.
    kept: [[Option<i32>; MOST_TILES + 1]; 2],
    /// Both; besides by how often points count, once somebody asked.
    both: [[[i64; FACTORS]; MOST_TILES + 1]; 2],
}

/// Points that count as often as this or more often are added to what is kept without asking which part brings both.
const FACTORS: usize = 16;

impl Most {
    fn new(parts: &Parts, size: usize) -> Most {
        let mut most = Most { kept: [[None; MOST_TILES + 1]; 2], both: [[[i64::MIN; FACTORS]; MOST_TILES + 1]; 2] };
        for size in 1..=size {
            for own in [false, true] {
                let parts = parts.of(size).iter().filter(|part| part.is_word || !own);
                most.kept[usize::from(own)][size] = parts.map(|part| part.kept).max();
            }
        }
        most
    }

    #[inline(always)]
    fn both(&mut self, parts: &Parts, own: bool, size: usize, factor: i32) -> i64 {
        let factor = factor as usize;
        if factor >= FACTORS {
            return i64::MAX;
        }
        let known = self.both[usize::from(own)][size % (MOST_TILES + 1)][factor];
        if known != i64::MIN { known } else { self.ask(parts, own, size, factor) }
    }

    #[inline(never)]
    fn ask(&mut self, parts: &Parts, own: bool, size: usize, factor: usize) -> i64 {
        let parts = parts.of(size).iter().filter(|part| part.is_word || !own);
        let worth = |part: &Part| i64::from(part.points) * factor as i64 * POINT + i64::from(part.kept);
        let most = parts.map(worth).max().unwrap_or(i64::MIN + 1);
        self.both[usize::from(own)][size][factor] = most;
        most
    }
}

/// Goes over a board line by line.
pub struct Survey<'a> {
    pub facts: &'a Facts,
    pub anagrams: &'a Anagrams,
    pub hand: Hand<'a>,
    /// The fewest tiles of a play.
    pub fewest: usize,
    /// Whether a play must begin on an anchor.
    pub begins: bool,
}

/// An empty square of a line, and the tiles behind it.
#[derive(Clone, Copy, Default)]
struct Gap {
    at: u8,
    /// Whether a tile of the hand fits.
    open: bool,
    crosses: bool,
    /// How many tiles are behind it, their points, and the sum of their letters.
    behind: u8,
    points: i32,
    through: u64,
    /// The most that a tile laid here brings to the main word by itself, and to the cross word.
    alone: i32,
    cross: i32,
    /// By how much the main word is multiplied, and the letter beyond once.
    factor: i32,
    more: i32,
}

impl Survey<'_> {
    /// Find every stretch of a grid in which a play is possible at a glance, with the most it can be worth.
    pub fn grid(&mut self, grid: &Grid, found: &mut Vec<Stretch>) {
        for (number, line) in grid.lines.iter().enumerate().filter(|(_, line)| line.anchors != 0) {
            let length = if grid.down { self.facts.height } else { self.facts.width };
            let (mut gaps, mut count) = ([Gap::default(); LINE], 0);
            self.look(line, length, &mut gaps, &mut count);
            let gaps = &gaps[..count];
            for first in 0..count {
                let stretch = Stretch { down: grid.down, line: number as u8, ..Stretch::EMPTY };
                self.grow(line, &gaps[first..], stretch, found);
            }
        }
    }

    /// The empty squares of a line, from the wall before it.
    fn look(&self, line: &Line, length: usize, gaps: &mut [Gap; LINE], count: &mut usize) {
        for at in bits((!line.tiles & ((2 << length) - 1)).into()).map(usize::from) {
            let square = &line.squares[at % LINE];
            let best = self.hand.best_on(self.facts, square);
            let most =
                |factors: [u8; 2]| i32::from(if self.hand.has_blank { factors[0].max(factors[1]) } else { factors[0] });
            let alone = best * i32::from(square.factors.letter);
            let mut gap = Gap {
                at: at as u8,
                open: best >= 0,
                crosses: square.crosses,
                alone,
                cross: if square.crosses { (square.cross_points + alone) * most(square.factors.cross) } else { 0 },
                factor: most(square.factors.main),
                more: i32::from(square.factors.letter) - 1,
                ..Gap::default()
            };
            for square in line.squares[at + 1..].iter().take_while(|square| square.cell != EMPTY) {
                gap.behind += 1;
                gap.points += square.points;
                gap.through = gap.through.wrapping_add(self.anagrams.sum(letter(square.cell)));
            }
            gaps[*count] = gap;
            *count += 1;
        }
    }

    /// Find the stretches that begin behind the first of these gaps.
    #[inline(always)]
    fn grow(&mut self, line: &Line, gaps: &[Gap], mut stretch: Stretch, found: &mut Vec<Stretch>) {
        let [before, gaps @ ..] = gaps else { return };
        let start = before.at + 1;
        let ahead = line.anchors >> start;
        let anchor = start + ahead.trailing_zeros() as u8;
        let reach = gaps.get(self.hand.size.wrapping_sub(1));
        if ahead == 0 || self.begins && anchor != start || reach.is_some_and(|gap| gap.at < anchor) {
            return;
        }
        (stretch.start, stretch.points, stretch.through) = (start, before.points, before.through);
        let (mut premiums, mut hooked) = (Premiums::default(), false);
        for gap in &gaps[..gaps.len().min(self.hand.size)] {
            if !gap.open {
                return;
            }
            stretch.factor *= gap.factor;
            stretch.cross += gap.cross;
            stretch.alone += gap.alone;
            hooked |= gap.crosses;
            stretch.laid += 1;
            if gap.more > 0 {
                premiums.insert(gap.more);
                stretch.extra = premiums.with(&self.hand.values);
            }
            stretch.end = gap.at + 1 + gap.behind;
            let told_across = stretch.laid == 1 && stretch.down && gap.crosses;
            stretch.points += gap.points;
            stretch.through = stretch.through.wrapping_add(gap.through);
            let enough = stretch.end - start >= 2 && usize::from(stretch.laid) >= self.fewest;
            if gap.at >= anchor && enough && !told_across {
                self.rate(&stretch, hooked, found);
            }
        }
    }

    #[inline(always)]
    fn rate(&mut self, stretch: &Stretch, hooked: bool, found: &mut Vec<Stretch>) {
        let (own, laid) = (stretch.is_own(), usize::from(stretch.laid) % (MOST_TILES + 1));
        let Hand { parts, most, .. } = &mut self.hand;
        let Some(kept) = most.kept[usize::from(own)][laid] else { return };
        let both = most.both(parts, own, laid, stretch.factor);
        let mut most = stretch.worth(self.facts, stretch.points + stretch.extra).saturating_add(both);
        if hooked || both == i64::MAX {
            most = most.min(stretch.worth(self.facts, stretch.points + stretch.alone) + i64::from(kept));
        }
        found.push(Stretch { most, ..*stretch });
    }
}

/// By how much squares multiply letters beyond once, the highest first.
#[derive(Default)]
struct Premiums {
    more: [i32; MOST_TILES],
    count: usize,
}

impl Premiums {
    fn insert(&mut self, more: i32) {
        let mut i = self.count;
        while i > 0 && self.more[i - 1] < more {
            self.more[i] = self.more[i - 1];
            i -= 1;
        }
        self.more[i] = more;
        self.count += 1;
    }

    fn with(&self, values: &[i32; MAX_RACK]) -> i32 {
        self.more[..self.count].iter().zip(values).map(|(more, value)| more * value).sum()
    }
}
