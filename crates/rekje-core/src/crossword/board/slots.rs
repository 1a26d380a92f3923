//! Slots: the runs of squares that plays can cover, and what is known of each before there is a rack.
//!
//! They are kept with the board: tiles that are laid change only the slots of the lines beside them.

use std::ops::Range;

use super::facts::SquareFacts;
use super::grid::Square;
use crate::lexicon::machine_letters::MAX_SIDE;

/// The most tiles of a rack whose subracks are listed.
pub const MOST_TILES: usize = 10;

/// Squares of one line that a play's main word can cover, from `start` up to, not with, `end`, and what bounds need to know of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// The additive hash of the playthrough, the tiles that lie there already: the sum of their letters' numbers in the word map.
    pub playthrough_hash: u64,
    pub counts: RunningCounts,
    /// The most by which the main word is multiplied: by tiles with letters, and if blanks are among them.
    pub factors: [i32; 2],
    /// How many squares multiply letters, and how many of them by three or more.
    pub doubling: u8,
    pub trebling: u8,
    /// By how much those are multiplied beyond twice, at most.
    pub beyond: u8,
    pub down: bool,
    pub line: u8,
    pub start: u8,
    pub end: u8,
    pub kind: SlotKind,
}

/// Running counts along a line, packed into one number: those of a slot are the difference of the counts at its end and at its start,
/// by one subtraction. [`RunningCounts::crossed`] is a range of squares and not a sum.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RunningCounts(u64);

impl RunningCounts {
    /// The bits at which the fields begin. Below `CROSSED` stands the start of the range of squares with cross words.
    const CROSSED: u32 = 8;
    const FREE: u32 = 16;
    const POINTS: u32 = 32;

    /// The points of the tiles that lie there.
    #[inline(always)]
    pub fn points(self) -> i32 {
        (self.0 >> RunningCounts::POINTS) as i32
    }

    /// The sum of the letter factors of the empty squares without a cross word.
    #[inline(always)]
    pub fn free(self) -> i32 {
        i32::from((self.0 >> RunningCounts::FREE) as u16)
    }

    /// The range of the line's squares with cross words that the slot covers, by their numbers among these: start and end.
    #[inline(always)]
    pub fn crossed(self) -> [usize; 2] {
        [usize::from(self.0 as u8), usize::from((self.0 >> RunningCounts::CROSSED) as u8)]
    }

    #[inline(always)]
    pub fn add_points(&mut self, points: i32) {
        self.0 += (points as u64) << RunningCounts::POINTS;
    }

    /// Count an empty square: with a cross word, or without one by the factor of letters.
    #[inline(always)]
    pub fn add_empty(&mut self, has_cross_word: bool, factor: u8) {
        self.0 += if has_cross_word { 1 << RunningCounts::CROSSED } else { u64::from(factor) << RunningCounts::FREE };
    }

    /// The counts of a slot that ends with these counts of the line. The slot begins behind an empty square and the tiles there may be:
    /// points are counted from `before`, the counts in front of those tiles, the other fields from `at`, the counts behind them.
    #[inline(always)]
    pub fn since(self, before: RunningCounts, at: RunningCounts) -> RunningCounts {
        let points = before.0 >> RunningCounts::POINTS << RunningCounts::POINTS;
        let (free, crossed) =
            (at.0 & (u16::MAX as u64) << RunningCounts::FREE, at.0 >> RunningCounts::CROSSED & u8::MAX as u64);
        RunningCounts(self.0 - points - free + crossed)
    }
}

/// How many of a slot's squares are empty, and whether no tile of the board takes part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SlotKind(u8);

impl SlotKind {
    /// All [numbers](SlotKind::number) are below this.
    pub const ALL: usize = 32;
    const NO_PLAYTHROUGH: u8 = 16;

    #[inline(always)]
    pub fn new(laid: usize, no_playthrough: bool) -> SlotKind {
        SlotKind(laid as u8 | if no_playthrough { SlotKind::NO_PLAYTHROUGH } else { 0 })
    }

    /// How many tiles are laid.
    #[inline(always)]
    pub fn laid(self) -> usize {
        usize::from(self.0 % SlotKind::NO_PLAYTHROUGH)
    }

    /// Whether they make a word by themselves.
    #[inline(always)]
    pub fn has_no_playthrough(self) -> bool {
        self.0 & SlotKind::NO_PLAYTHROUGH != 0
    }

    #[inline(always)]
    pub fn number(self) -> usize {
        usize::from(self.0) % SlotKind::ALL
    }
}
const _: () = assert!(MOST_TILES < SlotKind::NO_PLAYTHROUGH as usize);

impl Slot {
    pub const EMPTY: Slot = Slot {
        playthrough_hash: 0,
        counts: RunningCounts(0),
        factors: [1; 2],
        doubling: 0,
        trebling: 0,
        beyond: 0,
        down: false,
        line: 0,
        start: 0,
        end: 0,
        kind: SlotKind(0),
    };

    /// Bit by place in the line: its squares.
    #[inline(always)]
    pub fn places(&self) -> u32 {
        (1 << self.end) - (1 << self.start)
    }

    /// By how much the main word is multiplied, bit by bit as far as there is room: without a blank in the lower half, with one in
    /// the upper one.
    #[inline(always)]
    pub fn factor_bits(&self) -> u32 {
        let [without, with] = self.factors.map(|factor| if (0..16).contains(&factor) { 1 << factor } else { 0 });
        with << 16 | without
    }

    /// Extend the slot over one more empty square, with what it multiplies.
    #[inline(always)]
    pub fn cover(&mut self, factors: &SquareFacts) {
        let (main, letter) = (factors.main, factors.letter);
        self.factors[0] *= i32::from(main[0]);
        self.factors[1] *= i32::from(main[0].max(main[1]));
        self.doubling += u8::from(letter > 1);
        self.trebling += u8::from(letter > 2);
        self.beyond = self.beyond.max(letter.saturating_sub(2));
    }
}

/// All slots of a board in which a play may lie, line by line, those across before those down.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Slots {
    list: Vec<Slot>,
    /// The squares with cross words.
    crossed: Vec<Square>,
    /// Where those of each line begin in both lists, and where the last ones end.
    starts: Vec<[u16; 2]>,
    /// Line by line those of all its slots, as [`Slot::factor_bits`].
    factors: Vec<u32>,
}

/// The slots of one line.
#[derive(Clone, Copy)]
pub struct LineSlots<'a> {
    pub slots: &'a [Slot],
    /// Its squares with cross words, in order.
    pub crossed: &'a [Square],
}

/// The initial capacity for slots: as many as a board usually has.
const USUAL: usize = 1024;

impl Slots {
    /// No slots, with room for as many as a board usually has.
    pub fn with_room() -> Slots {
        Slots {
            list: Vec::with_capacity(USUAL),
            crossed: Vec::with_capacity(USUAL / 4),
            starts: Vec::with_capacity(2 * MAX_SIDE + 1),
            factors: Vec::with_capacity(2 * MAX_SIDE + 1),
        }
    }

    /// Begin the next line: slots put from now on belong to it. It must be called once more after the last line.
    pub fn begin_line(&mut self) {
        self.starts.push([self.list.len() as u16, self.crossed.len() as u16]);
        self.factors.push(0);
    }

    #[inline(always)]
    pub fn put_all(&mut self, slots: impl Iterator<Item = Slot>) {
        self.list.extend(slots);
    }

    /// Note the [factors](Slot::factor_bits) of the slots put last, for [`Slots::factors`].
    #[inline(always)]
    pub fn put_factors(&mut self, bits: u32) {
        self.factors.last_mut().into_iter().for_each(|all| *all |= bits);
    }

    pub fn put_crossed(&mut self, squares: impl Iterator<Item = Square>) {
        self.crossed.extend(squares);
    }

    /// Copy whole lines from other slots, as the next lines.
    pub fn copy(&mut self, from: &Slots, lines: Range<usize>) {
        let starts = &from.starts[lines.start..=lines.end];
        let ([a, b], [c, d]) = (starts[0], starts[starts.len() - 1]);
        let (list, crossed) = (self.list.len() as u16, self.crossed.len() as u16);
        let moved = |[one, other]: &[u16; 2]| [one - a + list, other - b + crossed];
        self.starts.extend(starts[..starts.len() - 1].iter().map(moved));
        self.factors.extend_from_slice(&from.factors[lines]);
        self.list.extend_from_slice(&from.list[a.into()..c.into()]);
        self.crossed.extend_from_slice(&from.crossed[b.into()..d.into()]);
    }

    /// Line by line.
    pub fn lines(&self) -> impl Iterator<Item = LineSlots<'_>> {
        self.starts.windows(2).map(|starts| self.between(starts))
    }

    #[inline(always)]
    fn between(&self, starts: &[[u16; 2]]) -> LineSlots<'_> {
        let ([a, b], [c, d]) = (starts[0].map(usize::from), starts[1].map(usize::from));
        LineSlots { slots: &self.list[a..c], crossed: &self.crossed[b..d] }
    }

    /// A slot by its number among those of all lines.
    #[inline(always)]
    pub fn at(&self, place: usize) -> &Slot {
        &self.list[place]
    }

    /// By how much the main words of all of them are multiplied, bit by bit, as far as there is room.
    pub fn factors(&self, has_blank: bool) -> u16 {
        let all = self.factors.iter().fold(0, |all, line| all | line);
        if has_blank { (all >> 16) as u16 } else { all as u16 }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.list.len()
    }
}
