//! A table from sums to small numbers: open addressing, half of a sum beside its number in eight bytes.

/// Filled once, and mostly empty.
#[derive(Debug, Clone)]
pub struct Table {
    /// The lower half of a sum, and above it the number, which is never 0; 0 is an empty slot. The last one stays empty.
    slots: Vec<u64>,
    spread: u64,
}

impl Table {
    /// Room for so many sums, and two and a half slots for each: with fewer, most searches for a sum that isn't there
    /// would go past many others.
    pub fn new(count: usize) -> Table {
        let spread = count * 5 / 2 + 1;
        Table { slots: vec![0; spread + 1], spread: spread as u64 }
    }

    /// The number of a sum, 0 if it has none.
    #[inline(always)]
    pub fn get(&self, sum: u64) -> u32 {
        let mut slot = self.first(sum);
        loop {
            let entry = self.slots[slot];
            if entry as u32 == sum as u32 || entry == 0 {
                return (entry >> 32) as u32;
            }
            slot += 1;
        }
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

    /// Where a sum stands or can stand.
    fn slot(&mut self, sum: u64) -> usize {
        let mut slot = self.first(sum);
        while self.slots[slot] != 0 && self.slots[slot] as u32 != sum as u32 {
            slot += 1;
        }
        // Sums near the last slots may run over the end, where one slot always stays empty.
        if slot + 1 == self.slots.len() {
            self.slots.push(0);
        }
        slot
    }

    /// The bytes that it takes.
    pub fn size(&self) -> usize {
        size_of_val(&self.slots[..])
    }

    /// The upper half of a sum says where to look first.
    #[inline(always)]
    fn first(&self, sum: u64) -> usize {
        (((sum >> 32) * self.spread) >> 32) as usize
    }
}
