//! A table from sums to small numbers: open addressing, half of a sum beside its number in eight bytes.
//!
//! Before it stand bits, some six to twelve for each sum that has a number. Every sum has up to three of them in a group of 64; if
//! they aren't all set, it has none (a Bloom filter; Putze, Sanders and Singler, 2007). Nearly all sums that a search asks
//! for have none, and these bits stay in the processor's nearer memory, which the table doesn't. Which bits, says one of 512
//! patterns made beforehand.

use bytes::Bytes;

use crate::error::Error;
use crate::random::split_mix;

/// How many bytes an entry takes.
const SLOT: usize = 8;
/// At least so many bits stand before a table for each of its sums.
const BITS: usize = 6;

/// The lower half of a sum, and above it the number, which is never 0; 0 is an empty slot. The last one stays empty.
#[derive(Debug, Clone)]
pub struct Table {
    slots: Bytes,
    spread: u64,
    /// As many as a power of two.
    bits: Bytes,
    shift: u32,
}

/// The bits before a table.
#[derive(Clone, Copy)]
pub struct Sieve<'a> {
    bits: &'a [u8],
    shift: u32,
}

impl Sieve<'_> {
    /// Whether a sum can have a number, as far as the bits tell.
    #[inline(always)]
    pub fn lets(&self, sum: u64) -> bool {
        let (at, marks) = (group(sum, self.shift), marks(sum));
        let group = self.bits.get(at..).and_then(<[u8]>::first_chunk);
        group.is_some_and(|group| u64::from_le_bytes(*group) & marks == marks)
    }
}

impl Table {
    /// The number of a sum, 0 if it has none.
    #[inline(always)]
    pub fn get(&self, sum: u64) -> u32 {
        if self.sieve().lets(sum) { self.look_up(sum) } else { 0 }
    }

    /// The bits that stand before it.
    #[inline(always)]
    pub fn sieve(&self) -> Sieve<'_> {
        Sieve { bits: &self.bits, shift: self.shift }
    }

    /// The number of a sum that may have one.
    #[inline(always)]
    pub fn look_up(&self, sum: u64) -> u32 {
        let mut at = SLOT * first(sum, self.spread);
        while let Some(entry) = self.slots.get(at..at + SLOT) {
            let entry = u64::from_le_bytes(std::array::from_fn(|i| entry[i]));
            if entry as u32 == sum as u32 || entry == 0 {
                return (entry >> 32) as u32;
            }
            at += SLOT;
        }
        0
    }

    /// What stands in it, for a file, and how to read that: over how many slots sums spread, and the sizes of both parts.
    pub fn parts(&self) -> ([&[u8]; 2], [u32; 3]) {
        ([&self.slots, &self.bits], [self.spread as u32, self.slots.len() as u32, self.bits.len() as u32])
    }

    /// Read the parts of a table, one after the other, without a copy, and leave what is behind them. Whatever they are,
    /// each search in them ends.
    pub fn read(content: &mut Bytes, [spread, slots, bits]: [u32; 3]) -> Result<Table, Error> {
        let (slots, bits) = (slots as usize, bits as usize);
        if slots + bits > content.len() || bits < 2 * GROUP || !bits.is_power_of_two() {
            return Err(Error::Corrupt("its tables have the wrong length"));
        }
        Ok(Table {
            slots: content.split_to(slots),
            spread: spread.into(),
            bits: content.split_to(bits),
            shift: shift(bits),
        })
    }
}

/// How many bytes a group of bits takes.
const GROUP: usize = 8;

/// By how much a sum is shifted to tell its group.
fn shift(bytes: usize) -> u32 {
    (GROUP as u64 * 8).trailing_zeros() + 61 - bytes.trailing_zeros()
}

/// Where the group of a sum begins.
#[inline(always)]
fn group(sum: u64, shift: u32) -> usize {
    GROUP * (sum >> shift) as usize
}

/// The bits of a sum in its group.
#[inline(always)]
fn marks(sum: u64) -> u64 {
    PATTERNS[sum as usize % PATTERNS.len()]
}

/// Bits by chance, the same ones everywhere.
static PATTERNS: [u64; 512] = {
    let (mut patterns, mut seed, mut i) = ([0; 512], 0, 0);
    while i < patterns.len() {
        let by_chance = split_mix(&mut seed);
        patterns[i] = 1 << (by_chance & 63) | 1 << (by_chance >> 6 & 63) | 1 << (by_chance >> 12 & 63);
        i += 1;
    }
    patterns
};

/// A table that is being filled.
pub struct Filling {
    slots: Vec<u64>,
    spread: u64,
    bits: Vec<u8>,
}

impl Filling {
    /// Room for so many sums, and one and a half slots for each.
    pub fn new(count: usize) -> Filling {
        let spread = count * 3 / 2 + 1;
        let bits = vec![0; (count * BITS / 8).next_power_of_two().max(2 * GROUP)];
        Filling { slots: vec![0; spread + 1], spread: spread as u64, bits }
    }

    /// Give a sum its number; false if it has one or can't be told from one that has.
    pub fn put(&mut self, sum: u64, number: u32) -> bool {
        let slot = self.slot(sum);
        let is_new = self.slots[slot] == 0;
        self.slots[slot] = u64::from(number) << 32 | u64::from(sum as u32);
        is_new
    }

    /// Set the bits of a number, too, in that of a sum.
    pub fn join(&mut self, sum: u64, number: u32) {
        let slot = self.slot(sum);
        self.slots[slot] |= u64::from(number) << 32 | u64::from(sum as u32);
    }

    /// The table, to which nothing is added any more.
    pub fn finish(self) -> Table {
        let slots: Vec<u8> = self.slots.iter().flat_map(|slot| slot.to_le_bytes()).collect();
        let shift = shift(self.bits.len());
        Table { slots: slots.into(), spread: self.spread, bits: self.bits.into(), shift }
    }

    /// Where a sum that is put there stands or can stand.
    fn slot(&mut self, sum: u64) -> usize {
        let group = group(sum, shift(self.bits.len()));
        let bits = &mut self.bits[group..group + GROUP];
        bits.iter_mut().zip(marks(sum).to_le_bytes()).for_each(|(byte, marks)| *byte |= marks);
        let mut slot = first(sum, self.spread);
        while self.slots[slot] != 0 && self.slots[slot] as u32 != sum as u32 {
            slot += 1;
        }
        // Sums near the last slots may run over the end, where one slot always stays empty.
        if slot + 1 == self.slots.len() {
            self.slots.push(0);
        }
        slot
    }
}

/// The upper half of a sum says where to look first.
#[inline(always)]
fn first(sum: u64, spread: u64) -> usize {
    (((sum >> 32) * spread) >> 32) as usize
}
