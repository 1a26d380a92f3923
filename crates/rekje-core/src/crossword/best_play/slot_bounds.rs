//! An upper bound on the value of a play for each slot of a board, and the slots in that order.
//!
//! As in shadow play, the rack's best tiles are put on a slot's best squares, whatever word that makes. In slots without
//! playthrough only those subracks of the rack count that are words.

use super::rack_bounds::{NONE, RackBounds};
use super::subracks::Subrack;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{LINE, Square};
use crate::crossword::board::slots::{Slot, Slots};
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::machine_letters::bits;

/// The upper bound of a slot for one rack, and its parts. It is small because one is made for each slot of a board, and few are used.
#[derive(Clone, Copy)]
pub struct SlotBound {
    /// Score and leave value of any play here are at most this, in thousandths of a point; [`NONE`] if no subrack of the rack fits.
    pub upper_bound: i64,
    /// The most that cross words bring.
    cross: i32,
    /// The most that the laid tiles bring to the main word, each square by itself.
    main_by_square: i32,
    /// The most that factors of letters bring to the main word.
    main_by_factors: i32,
    /// The next slot of the same bucket.
    next: u16,
}

impl SlotBound {
    const NOTHING: SlotBound =
        SlotBound { upper_bound: NONE, cross: 0, main_by_square: 0, main_by_factors: 0, next: END };
}

/// A slot with its bound.
pub struct QueuedSlot<'a> {
    pub slot: &'a Slot,
    pub bound: SlotBound,
    /// By how much the main word is multiplied.
    pub factor: i32,
}

impl QueuedSlot<'_> {
    /// The most that a play can be worth that lays a subrack of the rack here, in thousandths of a point.
    #[inline(always)]
    pub fn bound_of_subrack(&self, facts: &Facts, subrack: &Subrack) -> i64 {
        self.value_without_leave(facts, (subrack.points + self.bound.main_by_factors).min(self.bound.main_by_square))
            + i64::from(subrack.leave)
    }

    /// [`QueuedSlot::bound_of_subrack`] without the subrack's points and the leave value, as if factors of letters brought all that they can.
    #[inline(always)]
    pub fn bound_without_subrack(&self, facts: &Facts) -> i64 {
        self.value_without_leave(facts, self.bound.main_by_factors)
    }

    /// The value of a play here without its leave, in thousandths of a point, if the tiles laid bring `laid_points` to the main word
    /// before it is multiplied.
    #[inline(always)]
    fn value_without_leave(&self, facts: &Facts, laid_points: i32) -> i64 {
        let bonus = facts.bonus[self.slot.kind.laid()];
        i64::from((self.slot.counts.points() + laid_points) * self.factor + self.bound.cross + bonus) * POINT
    }
}

/// Sums over the first n squares with cross words of a line: what the rack's best tile on each brings.
#[derive(Clone, Copy, Default)]
#[repr(align(16))]
struct CrossSums {
    /// To the main word, and to cross words.
    main_by_square: i32,
    cross: i32,
    /// The number of these squares that no tile of the rack fits.
    blocked: u32,
}

/// The slots of a board by their upper bounds for one rack: a bucket queue, the highest bucket first.
pub struct SlotQueue<'a> {
    slots: &'a Slots,
    has_blank: bool,
    /// One for each slot.
    bounds: Vec<SlotBound>,
    /// The upper end of the second bucket; the first bucket has all slots with higher bounds.
    top: i64,
    /// The width of a bucket, as a power of two.
    width: u32,
    /// By bucket: its first slot. The others follow by `next`.
    first: [u16; BUCKETS],
    /// Bit by bucket: those that hold a slot.
    full: [u64; BUCKETS / 64],
}

const BUCKETS: usize = 1024;
/// How far below 0 the buckets reach: leave values may be negative, but mostly not by more than this.
const BELOW: i64 = 16 * POINT;
/// How far the buckets reach above the best subrack: the playthrough mostly doesn't bring more than this.
const MORE: i64 = 32 * POINT;
/// The end of a bucket's list.
const END: u16 = u16::MAX;

impl<'a> SlotQueue<'a> {
    /// Bound each slot for a rack, and put it in the bucket of its upper bound. A bucket is a linked list: `first` has the number of
    /// its first slot, each slot's `next` that of the one after it, and a slot is put in front. Slots that no subrack fits are in no
    /// bucket. It is not inlined, so that its loop over some 500 slots has the registers for itself.
    #[inline(never)]
    pub fn new(rack_bounds: &RackBounds, slots: &'a Slots) -> SlotQueue<'a> {
        let mut bounds = Vec::with_capacity(slots.count());
        let (top, width) = bucket_range(rack_bounds);
        let (mut first, mut full) = ([END; BUCKETS], [0; BUCKETS / 64]);
        let mut cross_sums = [CrossSums::default(); LINE];
        // The number of the slot among those of all lines.
        let mut number = 0;
        for line in slots.lines() {
            sum_cross_squares(&mut cross_sums, line.crossed, rack_bounds);
            bounds.extend(line.slots.iter().map(|slot| {
                let mut bound = bound_slot(rack_bounds, &cross_sums, slot);
                if bound.upper_bound != NONE {
                    // A shift divides by the width of a bucket, a power of two.
                    let bucket = (((top - bound.upper_bound).max(0) >> width) as usize).min(BUCKETS - 1);
                    bound.next = std::mem::replace(&mut first[bucket], number);
                    full[bucket / 64] |= 1 << (bucket % 64);
                }
                number += 1;
                bound
            }));
        }
        SlotQueue { slots, has_blank: rack_bounds.has_blank, bounds, top, width, first, full }
    }

    /// Visit the slots that can be worth enough, bucket by bucket, the highest first. `visit` returns how much is enough from then on, in
    /// thousandths of a point; at first anything is.
    #[inline(always)]
    pub fn visit(&self, mut visit: impl FnMut(QueuedSlot<'a>) -> i64) {
        let mut enough = i64::MIN;
        for (word, &full) in self.full.iter().enumerate() {
            for bit in bits(full) {
                let bucket = 64 * word + usize::from(bit);
                if bucket > 0 && self.top - ((bucket as i64) << self.width) < enough {
                    return;
                }
                let mut at = self.first[bucket];
                while let Some(bound) = self.bounds.get(usize::from(at)) {
                    if bound.upper_bound >= enough {
                        enough = visit(self.at(at.into()));
                    }
                    at = bound.next;
                }
            }
        }
    }

    /// A slot with its bound, by its number.
    fn at(&self, place: usize) -> QueuedSlot<'a> {
        let (slot, bound) = (self.slots.at(place), self.bounds[place]);
        QueuedSlot { slot, bound, factor: slot.factors[usize::from(self.has_blank)] }
    }
}

/// The top of the buckets and their width, as a power of two. They reach from about the highest bound of any slot down to a little
/// below 0.
fn bucket_range(rack_bounds: &RackBounds) -> (i64, u32) {
    let top = (rack_bounds.maxima() + MORE).max(0);
    (top, (u64::BITS - (top + BELOW).leading_zeros()).saturating_sub(BUCKETS.trailing_zeros()))
}

/// The bound of a slot, from the sums over the squares with cross words of its line.
#[inline(always)]
fn bound_slot(rack_bounds: &RackBounds, cross_sums: &[CrossSums; LINE], slot: &Slot) -> SlotBound {
    let [before, to] = slot.counts.crossed().map(|place| cross_sums[place % LINE]);
    let leave = rack_bounds.leave(slot.kind);
    if leave == NONE || before.blocked != to.blocked {
        return SlotBound::NOTHING;
    }
    let factor = slot.factors[usize::from(rack_bounds.has_blank)];
    let of_highest = |count: u8| rack_bounds.highest[usize::from(count) % rack_bounds.highest.len()];
    let main_by_factors = of_highest(slot.doubling) + of_highest(slot.trebling) * i32::from(slot.beyond);
    let main_by_square = of_highest(1) * slot.counts.free() + to.main_by_square - before.main_by_square;
    let cross = to.cross - before.cross;
    let score = |laid: i32| i64::from((slot.counts.points() + laid) * factor + cross) * POINT;
    let apart = score(main_by_square) + leave;
    let upper_bound = apart.min(score(main_by_factors) + rack_bounds.score_and_leave(slot.kind, factor));
    SlotBound { upper_bound, cross, main_by_square, main_by_factors, next: END }
}

/// The sums over the squares with cross words of a line, by how many of them are counted, from the first one on.
fn sum_cross_squares(cross_sums: &mut [CrossSums; LINE], crossed: &[Square], rack_bounds: &RackBounds) {
    let mut sum = CrossSums::default();
    for (cross_sums, square) in cross_sums[1..].iter_mut().zip(crossed) {
        let (fits, best) = rack_bounds.best_on(square);
        let (main_by_square, factors) = (best * i32::from(square.factors.letter), square.factors.cross);
        let factor = factors[0].max(factors[usize::from(rack_bounds.has_blank)]);
        sum.main_by_square += main_by_square;
        sum.cross += (square.cross_points + main_by_square) * i32::from(factor);
        sum.blocked += u32::from(!fits);
        *cross_sums = sum;
    }
}
