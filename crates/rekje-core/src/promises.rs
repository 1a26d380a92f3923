//! What each stretch of a board can be worth at most to a rack, and the stretches in that order.
//!
//! The rack's best tiles are put on a stretch's best squares, whatever word that would make. Where no tile of the board
//! takes part, only those parts of the rack count that are words.

use crate::facts::Facts;
use crate::grid::{LINE, Square};
use crate::hand::Hand;
use crate::leaves::POINT;
use crate::parts::Part;
use crate::stretches::{Stretch, Stretches};

/// A stretch, and what a rack can bring there at most.
pub struct Promise<'a> {
    pub stretch: &'a Stretch,
    /// In points and what is kept, in thousandths of a point.
    pub most: i64,
    /// The most that cross words bring.
    cross: i32,
    /// The most that the laid tiles bring to the main word, each square by itself.
    alone: i32,
    /// The most that factors of letters bring to the main word.
    extra: i32,
    /// By how much the main word is multiplied.
    pub factor: i32,
    /// The next one of about the same worth.
    next: u16,
}

impl Promise<'_> {
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
        let bonus = facts.bonus[self.stretch.kind.laid()];
        i64::from((self.stretch.counts.points() + laid) * self.factor + self.cross + bonus) * POINT
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
    list: Vec<Promise<'a>>,
    top: i64,
    /// How wide a step is, as a power of two.
    width: u32,
    /// Where each step begins.
    first: [u16; STEPS],
}

const STEPS: usize = 256;
/// What tiles kept may bring to a play is less than nothing, but mostly not by more than this.
const BELOW: i64 = 16 * POINT;
/// There is no further one.
const END: u16 = u16::MAX;

impl<'a> Promises<'a> {
    pub fn new(facts: &Facts, mut hand: Hand, stretches: &'a Stretches) -> Promises<'a> {
        let list = Vec::with_capacity(stretches.count());
        let mut promises = Promises { list, top: 0, width: 0, first: [END; STEPS] };
        let mut hanging = [Hanging::default(); LINE];
        for line in stretches.lines() {
            hang(&mut hanging, line.crossed, &hand);
            line.stretches.iter().for_each(|stretch| promises.rate(facts, &mut hand, &hanging, stretch));
        }
        promises.put_in_order();
        promises
    }

    #[inline(always)]
    fn rate(&mut self, facts: &Facts, hand: &mut Hand, hanging: &[Hanging; LINE], stretch: &'a Stretch) {
        let [before, to] = stretch.counts.crossed().map(|place| hanging[place % LINE]);
        let Some(kept) = hand.kept(stretch.kind).filter(|_| before.shut == to.shut) else { return };
        let factor = stretch.factors[usize::from(hand.has_blank)];
        let of_highest = |count: u8| hand.highest[usize::from(count) % hand.highest.len()];
        let extra = of_highest(stretch.doubling) + of_highest(stretch.trebling) * i32::from(stretch.beyond);
        let alone = of_highest(1) * stretch.counts.free() + to.alone - before.alone;
        let cross = to.cross - before.cross;
        let score = |laid: i32| i64::from((stretch.counts.points() + laid) * factor + cross) * POINT;
        let apart = score(alone) + kept;
        let most = hand.both(facts, stretch.kind, factor).map_or(apart, |both| apart.min(score(extra) + both));
        self.top = self.top.max(most);
        self.list.push(Promise { stretch, most, cross, alone, extra, factor, next: END });
    }

    /// Steps reach from the top down to nothing and somewhat below, and the last one to the end.
    fn put_in_order(&mut self) {
        let reach = u64::BITS - (self.top + BELOW).leading_zeros();
        self.width = reach.saturating_sub(STEPS.trailing_zeros());
        for (i, promise) in (0..).zip(&mut self.list) {
            let step = ((self.top - promise.most) >> self.width) as usize;
            promise.next = std::mem::replace(&mut self.first[step.min(STEPS - 1)], i);
        }
    }

    /// The steps, and above what none of them promises, in thousandths of a point.
    pub fn steps(&self) -> impl Iterator<Item = (i64, impl Iterator<Item = &Promise<'a>>)> {
        self.first.iter().zip(0..).map(|(&first, step)| {
            let promise = |at: u16| self.list.get(usize::from(at));
            let chain = std::iter::successors(promise(first), move |one| promise(one.next));
            (self.top - (step << self.width), chain)
        })
    }
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
