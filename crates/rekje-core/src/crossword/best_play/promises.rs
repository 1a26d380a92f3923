//! What each stretch of a board can be worth at most to a rack, and the stretches in that order.
//!
//! The rack's best tiles are put on a stretch's best squares, whatever word that would make. Where no tile of the board
//! takes part, only those parts of the rack count that are words.

use super::hand::{Hand, NONE};
use super::parts::Part;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{LINE, Square};
use crate::crossword::board::stretches::{Stretch, Stretches};
use crate::crossword::leave::leaves::POINT;

/// What a rack can bring to a stretch at most. As small as can be: one is made for each stretch of a board, and few are looked at.
#[derive(Clone, Copy)]
pub struct Promise {
    /// In points and what is kept, in thousandths of a point; [`NONE`] if no part of the rack fits.
    pub most: i64,
    /// The most that cross words bring.
    cross: i32,
    /// The most that the laid tiles bring to the main word, each square by itself.
    alone: i32,
    /// The most that factors of letters bring to the main word.
    extra: i32,
    /// The next one of about the same worth.
    next: u16,
}

impl Promise {
    const NOTHING: Promise = Promise { most: NONE, cross: 0, alone: 0, extra: 0, next: END };
}

/// A stretch with what a rack can bring there.
pub struct Promised<'a> {
    pub stretch: &'a Stretch,
    pub promise: Promise,
    /// By how much the main word is multiplied.
    pub factor: i32,
}

impl Promised<'_> {
    /// The most that a play can be worth that lays a part of the rack here, in thousandths of a point.
    #[inline(always)]
    pub fn most_of(&self, facts: &Facts, part: &Part) -> i64 {
        self.worth(facts, (part.points + self.promise.extra).min(self.promise.alone)) + i64::from(part.kept)
    }

    /// The same without the part's points and what is kept, as if factors of letters brought all that they can.
    #[inline(always)]
    pub fn most_besides(&self, facts: &Facts) -> i64 {
        self.worth(facts, self.promise.extra)
    }

    #[inline(always)]
    fn worth(&self, facts: &Facts, laid: i32) -> i64 {
        let bonus = facts.bonus[self.stretch.kind.laid()];
        i64::from((self.stretch.counts.points() + laid) * self.factor + self.promise.cross + bonus) * POINT
    }
}

/// What a rack can bring on the first few squares of a line that make cross words, all together.
#[derive(Clone, Copy, Default)]
#[repr(align(16))]
struct Hanging {
    /// To the main word, and to cross words.
    alone: i32,
    cross: i32,
    /// On how many nothing fits.
    shut: u32,
}

/// All promises of a board to a rack, in steps of about the same worth, the highest first.
pub struct Promises<'a> {
    stretches: &'a Stretches,
    has_blank: bool,
    /// One for each stretch.
    list: Vec<Promise>,
    /// Above what the second step promises nothing; the first step has all that promise more.
    top: i64,
    /// How wide a step is, as a power of two.
    width: u32,
    /// Where each step begins.
    first: [u16; STEPS],
}

const STEPS: usize = 512;
/// What tiles kept may bring to a play is less than nothing, but mostly not by more than this.
const BELOW: i64 = 16 * POINT;
/// Tiles of the board mostly don't bring more than this.
const MORE: i64 = 32 * POINT;
/// There is no further one.
const END: u16 = u16::MAX;

impl<'a> Promises<'a> {
    /// Kept apart, so that its loop over some 500 stretches has the registers for itself.
    #[inline(never)]
    pub fn new(hand: &Hand, stretches: &'a Stretches) -> Promises<'a> {
        let mut list = Vec::with_capacity(stretches.count());
        let (top, width) = reach(hand);
        let mut first = [END; STEPS];
        let mut hanging = [Hanging::default(); LINE];
        let mut i = 0;
        for line in stretches.lines() {
            hang(&mut hanging, line.crossed, hand);
            list.extend(line.stretches.iter().map(|stretch| {
                let mut promise = rate(hand, &hanging, stretch);
                if promise.most != NONE {
                    let step = ((top - promise.most).max(0) >> width) as usize;
                    promise.next = std::mem::replace(&mut first[step.min(STEPS - 1)], i);
                }
                i += 1;
                promise
            }));
        }
        Promises { stretches, has_blank: hand.has_blank, list, top, width, first }
    }

    /// The steps, and above what none of them promises, in thousandths of a point.
    pub fn steps(&self) -> impl Iterator<Item = (i64, impl Iterator<Item = Promised<'a>>)> {
        let highest = self.first.iter().position(|&first| first != END).unwrap_or(STEPS);
        self.first[highest..].iter().zip(highest as i64..).map(move |(&first, step)| {
            let place = |at: u16| (at != END).then_some(at);
            let chain = std::iter::successors(place(first), move |&at| place(self.list[usize::from(at)].next));
            let most = if step == 0 { i64::MAX } else { self.top - (step << self.width) };
            (most, chain.map(|at| self.at(at.into())))
        })
    }

    fn at(&self, place: usize) -> Promised<'a> {
        let (stretch, promise) = (self.stretches.at(place), self.list[place]);
        Promised { stretch, promise, factor: stretch.factors[usize::from(self.has_blank)] }
    }
}

/// How high steps begin, and how wide they are as a power of two: they reach from about the most that any stretch promises, whose tiles and
/// cross words may bring some more than the rack by itself, down to nothing and somewhat below.
fn reach(hand: &Hand) -> (i64, u32) {
    let top = (hand.most() + MORE).max(0);
    (top, (u64::BITS - (top + BELOW).leading_zeros()).saturating_sub(STEPS.trailing_zeros()))
}

/// What a rack can bring to a stretch, by what it brings to the squares with cross words in its line.
#[inline(always)]
fn rate(hand: &Hand, hanging: &[Hanging; LINE], stretch: &Stretch) -> Promise {
    let [before, to] = stretch.counts.crossed().map(|place| hanging[place % LINE]);
    let kept = hand.kept(stretch.kind);
    if kept == NONE || before.shut != to.shut {
        return Promise::NOTHING;
    }
    let factor = stretch.factors[usize::from(hand.has_blank)];
    let of_highest = |count: u8| hand.highest[usize::from(count) % hand.highest.len()];
    let extra = of_highest(stretch.doubling) + of_highest(stretch.trebling) * i32::from(stretch.beyond);
    let alone = of_highest(1) * stretch.counts.free() + to.alone - before.alone;
    let cross = to.cross - before.cross;
    let score = |laid: i32| i64::from((stretch.counts.points() + laid) * factor + cross) * POINT;
    let apart = score(alone) + kept;
    let most = apart.min(score(extra) + hand.both(stretch.kind, factor));
    Promise { most, cross, alone, extra, next: END }
}

/// What a rack can bring to the squares of a line that make cross words: by how many of them, from the first one on.
fn hang(hanging: &mut [Hanging; LINE], crossed: &[Square], hand: &Hand) {
    let mut sum = Hanging::default();
    for (hanging, square) in hanging[1..].iter_mut().zip(crossed) {
        match hand.best_on(square) {
            Some(best) => {
                let (alone, factors) = (best * i32::from(square.factors.letter), square.factors.cross);
                let factor = factors[0].max(factors[usize::from(hand.has_blank)]);
                sum.alone += alone;
                sum.cross += (square.cross_points + alone) * i32::from(factor);
            }
            None => sum.shut += 1,
        }
        *hanging = sum;
    }
}
