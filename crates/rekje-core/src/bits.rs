//! Bit sets of fixed size, in words of 64 bits: mostly sets of the tiles on the table, by their numbers.

/// A set of numbers below 64 · `M`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bits<const M: usize>([u64; M]);

impl<const M: usize> Bits<M> {
    pub const NONE: Bits<M> = Bits([0; M]);
    pub const ALL: Bits<M> = Bits([u64::MAX; M]);

    pub fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline]
    pub fn has(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 != 0
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub fn and(self, other: Bits<M>) -> Bits<M> {
        Bits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline]
    pub fn or(self, other: Bits<M>) -> Bits<M> {
        Bits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    #[inline]
    pub fn without(self, other: Bits<M>) -> Bits<M> {
        Bits(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The numbers, in order.
    #[inline]
    pub fn numbers(self) -> Ones<M> {
        Ones { words: self.0, block: 0 }
    }

    /// Call `act` with each number, in order, and with the set of this number alone.
    #[inline(always)]
    pub fn each(self, mut act: impl FnMut(usize, Bits<M>)) {
        for (block, mut left) in self.0.into_iter().enumerate() {
            while left != 0 {
                let mut own = Bits::NONE;
                own.0[block] = left & left.wrapping_neg();
                act(block * 64 + left.trailing_zeros() as usize, own);
                left &= left - 1;
            }
        }
    }

    /// The union of `sets[number]` over all numbers of this set.
    #[inline]
    pub fn union(self, sets: &[Bits<M>]) -> Bits<M> {
        let mut sum = Bits::NONE;
        for (block, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                sum = sum.or(sets[block * 64 + word.trailing_zeros() as usize]);
                word &= word - 1;
            }
        }
        sum
    }
}

/// An iterator over the numbers of a set.
pub struct Ones<const M: usize> {
    /// The bits of the numbers still to come.
    words: [u64; M],
    /// The word that is being read.
    block: usize,
}

impl<const M: usize> Iterator for Ones<M> {
    type Item = usize;

    /// The number of the next bit that is set, from the lowest; it is cleared in `words`.
    #[inline]
    fn next(&mut self) -> Option<usize> {
        while let Some(word) = self.words.get_mut(self.block) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.block * 64 + bit);
            }
            self.block += 1;
        }
        None
    }
}
