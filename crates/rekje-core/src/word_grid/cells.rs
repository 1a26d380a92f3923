//! Small sets of cells, as narrow as a grid allows: half the width is half the memory of every path that grows.

use std::fmt::Debug;

/// A set of cells by their numbers.
pub trait Cells: Copy + Debug + Default + PartialEq + Send + Sync {
    fn one(cell: usize) -> Self;
    /// The lowest number, and the set without it; the set must not be empty.
    fn first(self) -> usize;
    fn rest(self) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

macro_rules! cells {
    ($($bits:ty)*) => {$(
        impl Cells for $bits {
            #[inline(always)]
            fn one(cell: usize) -> Self {
                1 << cell
            }
            #[inline(always)]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline(always)]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline(always)]
            fn without(self, other: Self) -> Self {
                self & !other
            }
        }
    )*};
}

cells!(u16 u32 u64);
