//! What each slot of a board can be worth at most to a rack, and the slots in that order.
//!
//! The rack's best tiles are put on a slot's best squares, whatever word that would make. Where no tile of the board
//! takes part, only those subracks of the rack count that are words.

use super::rack_bounds::{NONE, RackBounds};
use super::subracks::Subrack;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{LINE, Square};
use crate::crossword::board::slots::{Slot, Slots};
use crate::crossword::leave::leave_values::POINT;

/// What a rack can bring to a slot at most. As small as can be: one is made for each slot of a board, and few are looked at.
#[derive(Clone, Copy)]
pub struct Promise {
    /// In points and what is kept, in thousandths of a point; [`NONE`] if no subrack of the rack fits.
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

/// A slot with what a rack can bring there.
pub struct QueuedSlot<'a> {
    pub slot: &'a Slot,
    pub promise: Promise,
    /// By how much the main word is multiplied.
    pub factor: i32,
}

impl QueuedSlot<'_> {
    /// The most that a play can be worth that lays a subrack of the rack here, in thousandths of a point.
    #[inline(always)]
    pub fn most_of(&self, facts: &Facts, subrack: &Subrack) -> i64 {
        self.worth(facts, (subrack.points + self.promise.extra).min(self.promise.alone)) + i64::from(subrack.kept)
    }

    /// The same without the subrack's points and what is kept, as if factors of letters brought all that they can.
    #[inline(always)]
    pub fn most_besides(&self, facts: &Facts) -> i64 {
        self.worth(facts, self.promise.extra)
    }

    #[inline(always)]
    fn worth(&self, facts: &Facts, laid: i32) -> i64 {
        let bonus = facts.bonus[self.slot.kind.laid()];
        i64::from((self.slot.counts.points() + laid) * self.factor + self.promise.cross + bonus) * POINT
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
pub struct SlotQueue<'a> {
    slots: &'a Slots,
    has_blank: bool,
    /// One for each slot.
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

impl<'a> SlotQueue<'a> {
    /// Kept apart, so that its loop over some 500 slots has the registers for itself.
    #[inline(never)]
    pub fn new(hand: &RackBounds, slots: &'a Slots) -> SlotQueue<'a> {
        let mut list = Vec::with_capacity(slots.count());
        let (top, width) = reach(hand);
        let mut first = [END; STEPS];
        let mut hanging = [Hanging::default(); LINE];
        let mut i = 0;
        for line in slots.lines() {
            hang(&mut hanging, line.crossed, hand);
            list.extend(line.slots.iter().map(|slot| {
                let mut promise = rate(hand, &hanging, slot);
                if promise.most != NONE {
                    let step = ((top - promise.most).max(0) >> width) as usize;
                    promise.next = std::mem::replace(&mut first[step.min(STEPS - 1)], i);
                }
                i += 1;
                promise
            }));
        }
        SlotQueue { slots, has_blank: hand.has_blank, list, top, width, first }
    }

    /// The steps, and above what none of them promises, in thousandths of a point.
    pub fn steps(&self) -> impl Iterator<Item = (i64, impl Iterator<Item = QueuedSlot<'a>>)> {
        let highest = self.first.iter().position(|&first| first != END).unwrap_or(STEPS);
        self.first[highest..].iter().zip(highest as i64..).map(move |(&first, step)| {
            let place = |at: u16| (at != END).then_some(at);
            let chain = std::iter::successors(place(first), move |&at| place(self.list[usize::from(at)].next));
            let most = if step == 0 { i64::MAX } else { self.top - (step << self.width) };
            (most, chain.map(|at| self.at(at.into())))
        })
    }

    fn at(&self, place: usize) -> QueuedSlot<'a> {
        let (slot, promise) = (self.slots.at(place), self.list[place]);
        QueuedSlot { slot, promise, factor: slot.factors[usize::from(self.has_blank)] }
    }
}

/// How high steps begin, and how wide they are as a power of two: they reach from about the most that any slot promises, whose tiles and
/// cross words may bring some more than the rack by itself, down to nothing and somewhat below.
fn reach(hand: &RackBounds) -> (i64, u32) {
    let top = (hand.most() + MORE).max(0);
    (top, (u64::BITS - (top + BELOW).leading_zeros()).saturating_sub(STEPS.trailing_zeros()))
}

/// What a rack can bring to a slot, by what it brings to the squares with cross words in its line.
#[inline(always)]
fn rate(hand: &RackBounds, hanging: &[Hanging; LINE], slot: &Slot) -> Promise {
    let [before, to] = slot.counts.crossed().map(|place| hanging[place % LINE]);
    let kept = hand.kept(slot.kind);
    if kept == NONE || before.shut != to.shut {
        return Promise::NOTHING;
    }
    let factor = slot.factors[usize::from(hand.has_blank)];
    let of_highest = |count: u8| hand.highest[usize::from(count) % hand.highest.len()];
    let extra = of_highest(slot.doubling) + of_highest(slot.trebling) * i32::from(slot.beyond);
    let alone = of_highest(1) * slot.counts.free() + to.alone - before.alone;
    let cross = to.cross - before.cross;
    let score = |laid: i32| i64::from((slot.counts.points() + laid) * factor + cross) * POINT;
    let apart = score(alone) + kept;
    let most = apart.min(score(extra) + hand.both(slot.kind, factor));
    Promise { most, cross, alone, extra, next: END }
}

/// What a rack can bring to the squares of a line that make cross words: by how many of them, from the first one on.
fn hang(hanging: &mut [Hanging; LINE], crossed: &[Square], hand: &RackBounds) {
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
