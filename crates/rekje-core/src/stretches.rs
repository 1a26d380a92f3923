//! The stretches of squares that plays can cover, each with the most that a play there can be worth.
//!
//! The rack's best tiles are put on a stretch's best squares, whatever word that would make. Where no tile of the board
//! takes part, only those parts of the rack count that are words.

use crate::anagrams::Anagrams;
use crate::codes::{ALL_LETTERS, MAX_RACK, bits, letter};
use crate::facts::Facts;
use crate::grid::{Grid, LINE, Line, Square};
use crate::leaves::POINT;
use crate::parts::{MOST_TILES, Part, Parts};
use crate::rack::Rack;

/// Squares of one line, from `start` up to, not with, `end`.
#[derive(Debug, Clone, Copy)]
pub struct Stretch {
    /// The sum of the letters of the tiles that lie there, and their points.
    pub through: u64,
    pub points: i32,
    /// The most by which the main word is multiplied.
    pub factor: i32,
    /// The most that cross words bring.
    cross: i32,
    /// The most that the laid tiles bring to the main word, each square by itself.
    alone: i32,
    /// The most that factors of letters bring to the main word.
    extra: i32,
    pub down: bool,
    pub line: u8,
    pub start: u8,
    pub end: u8,
    /// How many of the squares are empty.
    pub laid: u8,
}

impl Stretch {
    pub const EMPTY: Stretch = Stretch {
        through: 0,
        points: 0,
        factor: 1,
        cross: 0,
        alone: 0,
        extra: 0,
        down: false,
        line: 0,
        start: 0,
        end: 0,
        laid: 0,
    };

    /// Whether no tile of the board takes part.
    #[inline(always)]
    pub fn is_own(&self) -> bool {
        self.end - self.start == self.laid
    }

    /// Bit by place in the line: its squares.
    #[inline(always)]
    pub fn places(&self) -> u32 {
        (1 << self.end) - (1 << self.start)
    }

    /// The most that a play can be worth that lays a part of the rack here, in thousandths of a point.
    #[inline(always)]
    pub fn most_of(&self, facts: &Facts, part: &Part) -> i64 {
        self.worth(facts, (part.points + self.extra).min(self.alone)) + i64::from(part.kept)
    }

    /// The same without the part's points and what is kept, as if factors of letters brought all that they can.
    #[inline(always)]
    pub fn most_besides(&self, facts: &Facts) -> i64 {
        self.worth(facts, self.extra)
    }

    #[inline(always)]
    fn worth(&self, facts: &Facts, laid: i32) -> i64 {
        i64::from(self.score(laid) + facts.bonus[usize::from(self.laid) % facts.bonus.len()]) * POINT
    }

    /// The most points when the laid tiles bring so many to the main word; without a bonus.
    #[inline(always)]
    fn score(&self, laid: i32) -> i32 {
        (self.points + laid) * self.factor + self.cross
    }
}

/// Stretches, and the order in which they are looked at.
pub struct Found {
    pub list: Vec<Stretch>,
    /// The most that a play can be worth, as a number without a sign, and the stretch's place in the list below it.
    pub queue: Vec<u64>,
}

const BIAS: i64 = 1 << 46;
const PLACE: u32 = 16;

impl Found {
    pub fn new() -> Found {
        Found { list: Vec::with_capacity(USUAL), queue: Vec::with_capacity(USUAL) }
    }

    #[inline(always)]
    fn put(&mut self, most: i64, stretch: &Stretch) {
        self.queue.push(((most + BIAS) as u64) << PLACE | self.list.len() as u64);
        self.list.push(*stretch);
    }

    /// What is queued: the most that a play can be worth, in thousandths of a point, and where the stretch stands.
    #[inline(always)]
    pub fn read(queued: u64) -> (i64, usize) {
        ((queued >> PLACE) as i64 - BIAS, (queued & ((1 << PLACE) - 1)) as usize)
    }
}

/// So many stretches at least find room at once.
const USUAL: usize = 768;

/// A rack as bounds see it.
pub struct Hand<'a> {
    parts: &'a Parts,
    /// Points of its tiles, highest first.
    values: [i32; MAX_RACK],
    /// Its letters by their points, highest first, bit by letter.
    tiers: [(u64, i32); MOST_TILES],
    size: usize,
    shows: u64,
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
        let mut tiers = [(0, 0); MOST_TILES];
        for ((mask, points), &value) in tiers.iter_mut().zip(&values) {
            let worth_it = bits(rack.letters()).filter(|&letter| facts.value(letter) == value);
            (*mask, *points) = (worth_it.fold(0, |mask, letter| mask | 1 << letter), value);
        }
        let (shows, has_blank) = (rack.shows(), rack.has_blank());
        Hand { parts, values, tiers, size: rack.size(), shows, has_blank, most: Most::new(facts, parts, rack.size()) }
    }

    /// The most points that a tile of this hand can have on a square; below 0 if none fits.
    #[inline(always)]
    fn best_on(&self, square: &Square) -> i32 {
        if square.fits == ALL_LETTERS {
            return self.values[0];
        }
        if square.fits & self.shows == 0 {
            return -1;
        }
        self.tiers.iter().find(|(mask, _)| square.fits & mask != 0).map_or(0, |&(_, value)| value)
    }
}

/// The most that parts of the rack are worth by their points, as often as they count, by what is kept, and by the bonus for
/// so many tiles.
struct Most {
    /// What is kept, and the bonus; by whether only words count, and by size.
    kept: [[i64; MOST_TILES + 1]; 2],
    /// All of it; besides by how often points count, once somebody asked.
    both: [[[i64; FACTORS]; MOST_TILES + 1]; 2],
}

/// Points that count as often as this or more often are added to what is kept without asking which part brings both.
const FACTORS: usize = 16;
/// There is no such part.
const NONE: i64 = i64::MIN / 2;
/// Nobody asked yet.
const UNKNOWN: i64 = i64::MIN;

impl Most {
    fn new(facts: &Facts, parts: &Parts, size: usize) -> Most {
        let mut most = Most { kept: [[NONE; MOST_TILES + 1]; 2], both: [[[UNKNOWN; FACTORS]; MOST_TILES + 1]; 2] };
        for size in 1..=size {
            for own in [false, true] {
                most.kept[usize::from(own)][size] = Most::of(facts, parts, own, size, 0);
            }
        }
        most
    }

    /// The most of all parts of a size, if points count so often.
    fn of(facts: &Facts, parts: &Parts, own: bool, size: usize, factor: usize) -> i64 {
        let bonus = i64::from(facts.bonus[size]) * POINT;
        let parts = parts.of(size).iter().filter(|part| part.makes != 0 || !own);
        let worth = |part: &Part| i64::from(part.points) * factor as i64 * POINT + i64::from(part.kept);
        parts.map(worth).max().map_or(NONE, |most| most + bonus)
    }

    #[inline(always)]
    fn both(&mut self, facts: &Facts, parts: &Parts, own: bool, size: usize, factor: usize) -> i64 {
        let known = &mut self.both[usize::from(own)][size % (MOST_TILES + 1)][factor % FACTORS];
        if *known == UNKNOWN {
            *known = Most::of(facts, parts, own, size, factor);
        }
        *known
    }
}

/// Goes over a board line by line.
pub struct Survey<'a> {
    facts: &'a Facts,
    anagrams: &'a Anagrams,
    hand: Hand<'a>,
    /// The fewest tiles of a play.
    fewest: usize,
    /// Whether a play must begin on an anchor.
    begins: bool,
    found: Found,
    gaps: Gaps,
}

/// The empty squares of a line, from the wall before it.
struct Gaps {
    list: [Gap; LINE],
    count: usize,
    /// Bit by number: those on which nothing fits, those from which a play may grow, and those that multiply.
    shut: u32,
    anchors: u32,
    premiums: u32,
}

/// An empty square of a line, and the tiles behind it. What is `to` it counts from the beginning of the line.
#[derive(Clone, Copy, Default)]
struct Gap {
    /// The sum of the letters of the tiles before it, and that with those right behind it.
    through: u64,
    to_through: u64,
    points: i32,
    to_points: i32,
    /// The most that tiles laid up to here bring to the main word by themselves, and to cross words.
    to_alone: i32,
    to_cross: i32,
    /// By how much the main word is multiplied, and the letter beyond once.
    factor: u8,
    more: u8,
    at: u8,
    /// The first square behind it and the tiles there.
    end: u8,
    crosses: bool,
}

impl<'a> Survey<'a> {
    pub fn new(facts: &'a Facts, anagrams: &'a Anagrams, hand: Hand<'a>, fewest: usize, begins: bool) -> Survey<'a> {
        let gaps = Gaps { list: [Gap::default(); LINE], count: 0, shut: 0, anchors: 0, premiums: 0 };
        Survey { facts, anagrams, hand, fewest, begins, found: Found::new(), gaps }
    }

    /// Every stretch of two grids in which a play is possible at a glance.
    pub fn stretches(mut self, grids: &[Grid; 2]) -> Found {
        for grid in grids {
            let length = if grid.down { self.facts.height } else { self.facts.width };
            for (number, line) in grid.lines.iter().enumerate().filter(|(_, line)| line.anchors != 0) {
                self.look(line, length);
                let stretch = Stretch { down: grid.down, line: number as u8, ..Stretch::EMPTY };
                (0..self.gaps.count - 1).for_each(|first| self.grow(first, stretch));
            }
        }
        self.found
    }

    /// Find the empty squares of a line.
    fn look(&mut self, line: &Line, length: usize) {
        let empty = !line.tiles & ((2 << length) - 1);
        let special = line.crossed | line.premiums | 1;
        let (mut shut, mut anchors, mut premiums, mut count) = (0, 0, 0, 0);
        let mut gap = Gap::default();
        for at in bits(empty.into()).map(usize::from) {
            (gap.at, gap.end, gap.through, gap.points) = (at as u8, at as u8 + 1, gap.to_through, gap.to_points);
            if special >> at & 1 == 0 {
                (gap.factor, gap.more, gap.crosses) = (1, 0, false);
                gap.to_alone += self.hand.values[0];
            } else {
                let fits = gap.square(&self.hand, &line.squares[at % LINE]);
                shut |= u32::from(!fits) << count;
            }
            if line.tiles >> (at + 1) & 1 != 0 {
                gap.follow(self.anagrams, &line.squares[at + 1..][..line.behind(at)]);
            }
            anchors |= (line.anchors >> at & 1) << count;
            premiums |= (line.premiums >> at & 1) << count;
            self.gaps.list[count % LINE] = gap;
            count += 1;
        }
        (self.gaps.shut, self.gaps.anchors, self.gaps.premiums, self.gaps.count) = (shut, anchors, premiums, count);
    }

    /// Find the stretches that begin behind one of these gaps.
    #[inline(always)]
    fn grow(&mut self, first: usize, mut stretch: Stretch) {
        let (gaps, next) = (&self.gaps, first + 1);
        let open = (gaps.shut >> next).trailing_zeros() as usize;
        let last = first + open.min(self.hand.size).min(gaps.count - next);
        let anchor = next + (gaps.anchors >> next).trailing_zeros() as usize;
        if anchor > last || self.begins && anchor != next {
            return;
        }
        let before = gaps.list[first % LINE];
        stretch.start = before.at + 1;
        let one = &gaps.list[next % LINE];
        // One tile alone makes no word, and one that makes a cross word is a play across.
        let no_one = one.end - stretch.start < 2 || stretch.down && one.crosses;
        let from = anchor.max(first + self.fewest).max(next + usize::from(no_one));
        let mut premiums = Premiums::default();
        for i in bits((gaps.premiums & ((1 << from.min(last + 1)) - (1 << next))).into()) {
            premiums.meet(&gaps.list[usize::from(i) % LINE], &self.hand, &mut stretch);
        }
        for i in from..=last {
            let gap = self.gaps.list[i % LINE];
            if self.gaps.premiums >> i & 1 != 0 {
                premiums.meet(&gap, &self.hand, &mut stretch);
            }
            (stretch.end, stretch.laid) = (gap.end, (i - first) as u8);
            stretch.points = gap.to_points - before.points;
            stretch.through = gap.to_through.wrapping_sub(before.through);
            stretch.alone = gap.to_alone - before.to_alone;
            stretch.cross = gap.to_cross - before.to_cross;
            self.rate(&stretch);
        }
    }

    #[inline(always)]
    fn rate(&mut self, stretch: &Stretch) {
        let (own, laid) = (stretch.is_own(), usize::from(stretch.laid) % (MOST_TILES + 1));
        let Hand { parts, most, .. } = &mut self.hand;
        let kept = most.kept[usize::from(own)][laid];
        if kept == NONE {
            return;
        }
        let mut worth = i64::from(stretch.score(stretch.alone)) * POINT + kept;
        if (stretch.factor as usize) < FACTORS {
            let both = most.both(self.facts, parts, own, laid, stretch.factor as usize);
            worth = worth.min(i64::from(stretch.score(stretch.extra)) * POINT + both);
        }
        self.found.put(worth, stretch);
    }
}

impl Gap {
    /// See what a tile of a hand can bring on a square; false if none fits.
    fn square(&mut self, hand: &Hand, square: &Square) -> bool {
        let best = hand.best_on(square);
        let most = |factors: [u8; 2]| factors[0].max(factors[usize::from(hand.has_blank)]);
        let alone = best * i32::from(square.factors.letter);
        self.to_alone += alone;
        self.crosses = square.crosses;
        if square.crosses {
            self.to_cross += (square.cross_points + alone) * i32::from(most(square.factors.cross));
        }
        (self.factor, self.more) = (most(square.factors.main), square.factors.letter.saturating_sub(1));
        best >= 0
    }

    /// Tiles lie behind it.
    fn follow(&mut self, anagrams: &Anagrams, tiles: &[Square]) {
        self.end += tiles.len() as u8;
        for square in tiles {
            self.to_points += square.points;
            self.to_through = self.to_through.wrapping_add(anagrams.sum(letter(square.cell)));
        }
    }
}

/// By how much squares multiply letters beyond once, the highest first.
#[derive(Default)]
struct Premiums {
    more: [i32; MOST_TILES],
    count: usize,
}

impl Premiums {
    /// A stretch reaches over a square.
    #[inline(always)]
    fn meet(&mut self, gap: &Gap, hand: &Hand, stretch: &mut Stretch) {
        stretch.factor *= i32::from(gap.factor);
        if gap.more > 0 {
            self.insert(gap.more.into());
            stretch.extra = self.with(&hand.values);
        }
    }

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
