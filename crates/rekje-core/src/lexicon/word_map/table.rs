//! A hash table from the hashes of multisets to numbers of 32 bits: open addressing, half of a hash beside its number in eight bytes.
//!
//! Before it stands a blocked Bloom filter (Putze, Sanders and Singler, 2007) of some six to twelve bits for each hash with a
//! number. A hash has up to three bits in one block of 64; if they aren't all set, the table has no number for it. Nearly all
//! hashes that a search asks for have none, and the filter fits in the processor's nearer caches, which the table doesn't. The
//! bits of a hash are one of 512 patterns.

use bytes::Bytes;

use crate::error::Error;
use crate::prefetch::prefetch;
use crate::random::split_mix;

/// How many bytes a slot takes.
const SLOT: usize = 8;
/// The bits of the Bloom filter for each hash of the table, before the size is rounded up to a power of two.
const BITS: usize = 6;

/// A finished table. A slot has the number in its upper 32 bits and the lower half of the hash below; 0 is an empty slot, since no
/// number is 0. The last slot is always empty, so that probing ends.
#[derive(Debug, Clone)]
pub struct Table {
    slots: Bytes,
    /// The number of slots at which a probe can start: hashes are scaled to `0..spread`.
    spread: u64,
    /// The Bloom filter; its size in bytes is a power of two.
    bits: Bytes,
    /// How far a hash is shifted to the right to give the number of its block in the filter.
    shift: u32,
}

/// The Bloom filter of a table.
#[derive(Clone, Copy)]
pub struct BloomFilter<'a> {
    bits: &'a [u8],
    shift: u32,
}

impl BloomFilter<'_> {
    /// Whether a hash may have a number; if not, it certainly has none.
    #[inline(always)]
    pub fn may_contain(&self, hash: u64) -> bool {
        let (at, pattern) = (block(hash, self.shift), pattern(hash));
        let block = self.bits.get(at..at.wrapping_add(BLOCK)).unwrap_or(&[0; BLOCK]);
        let block = u64::from_le_bytes(std::array::from_fn(|i| block[i]));
        block & pattern == pattern
    }
}

impl Table {
    /// The number of a hash, 0 if it has none.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> u32 {
        if self.filter().may_contain(hash) { self.look_up(hash) } else { 0 }
    }

    /// The table's Bloom filter.
    #[inline(always)]
    pub fn filter(&self) -> BloomFilter<'_> {
        BloomFilter { bits: &self.bits, shift: self.shift }
    }

    /// The number of a hash that the filter lets through.
    #[inline(always)]
    pub fn look_up(&self, hash: u64) -> u32 {
        let mut at = SLOT * first(hash, self.spread);
        while let Some(entry) = self.slots.get(at..at + SLOT) {
            let entry = u64::from_le_bytes(std::array::from_fn(|i| entry[i]));
            if entry as u32 == hash as u32 || entry == 0 {
                return (entry >> 32) as u32;
            }
            at += SLOT;
        }
        0
    }

    /// Have the slot fetched at which [`Table::look_up`] begins.
    #[inline(always)]
    pub fn prefetch(&self, hash: u64) {
        if let Some(first) = self.slots.get(SLOT * first(hash, self.spread)) {
            prefetch(first);
        }
    }

    /// The bytes of the slots and of the filter, for a file, and what [`Table::read`] needs to read them: `spread` and both sizes in
    /// bytes.
    pub fn parts(&self) -> ([&[u8]; 2], [u32; 3]) {
        ([&self.slots, &self.bits], [self.spread as u32, self.slots.len() as u32, self.bits.len() as u32])
    }

    /// Take a table's slots and filter off the front of `content`, without a copy. The bytes aren't checked: a search ends
    /// in any bytes.
    pub fn read(content: &mut Bytes, [spread, slots, bits]: [u32; 3]) -> Result<Table, Error> {
        let (slots, bits) = (slots as usize, bits as usize);
        if slots + bits > content.len() || bits < 2 * BLOCK || !bits.is_power_of_two() {
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

/// The bytes of a block of the filter.
const BLOCK: usize = 8;

/// How far a hash is shifted to the right to give the number of its block, in a filter of `bytes` bytes.
fn shift(bytes: usize) -> u32 {
    (BLOCK as u64 * 8).trailing_zeros() + 61 - bytes.trailing_zeros()
}

/// The byte at which the block of a hash begins in the filter.
#[inline(always)]
fn block(hash: u64, shift: u32) -> usize {
    BLOCK * (hash >> shift) as usize
}

/// The up to three bits that a hash sets in its block.
#[inline(always)]
fn pattern(hash: u64) -> u64 {
    PATTERNS[hash as usize % PATTERNS.len()]
}

/// Fixed random patterns of one to three bits out of 64.
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
pub struct TableBuilder {
    slots: Vec<u64>,
    spread: u64,
    bits: Vec<u8>,
}

impl TableBuilder {
    /// A table for `count` hashes, with one and a half slots for each.
    pub fn new(count: usize) -> TableBuilder {
        let spread = count * 3 / 2 + 1;
        let bits = vec![0; (count * BITS / 8).next_power_of_two().max(2 * BLOCK)];
        TableBuilder { slots: vec![0; spread + 1], spread: spread as u64, bits }
    }

    /// Store the number of a hash; false if the hash, or another with the same lower half in the same run of slots, is stored
    /// already.
    pub fn put(&mut self, hash: u64, number: u32) -> bool {
        let slot = self.claim_slot(hash);
        let is_new = self.slots[slot] == 0;
        self.slots[slot] = u64::from(number) << 32 | u64::from(hash as u32);
        is_new
    }

    /// Add bits to the number of a hash, by OR; a hash without a number begins with 0.
    pub fn set_bits(&mut self, hash: u64, number: u32) {
        let slot = self.claim_slot(hash);
        self.slots[slot] |= u64::from(number) << 32 | u64::from(hash as u32);
    }

    /// The finished table.
    pub fn finish(self) -> Table {
        let slots: Vec<u8> = self.slots.iter().flat_map(|slot| slot.to_le_bytes()).collect();
        let shift = shift(self.bits.len());
        Table { slots: slots.into(), spread: self.spread, bits: self.bits.into(), shift }
    }

    /// Add a hash to the Bloom filter, and find its slot by linear probing: the one with the same lower half, else the first empty
    /// one. The caller writes the entry.
    fn claim_slot(&mut self, hash: u64) -> usize {
        let block = block(hash, shift(self.bits.len()));
        let bits = &mut self.bits[block..block + BLOCK];
        bits.iter_mut().zip(pattern(hash).to_le_bytes()).for_each(|(byte, pattern)| *byte |= pattern);
        let mut slot = first(hash, self.spread);
        while self.slots[slot] != 0 && self.slots[slot] as u32 != hash as u32 {
            slot += 1;
        }
        // Probing from the last slots may reach the end, where one slot must stay empty.
        if slot + 1 == self.slots.len() {
            self.slots.push(0);
        }
        slot
    }
}

/// The slot at which the search for a hash begins, by its upper half.
#[inline(always)]
fn first(hash: u64, spread: u64) -> usize {
    (((hash >> 32) * spread) >> 32) as usize
}
