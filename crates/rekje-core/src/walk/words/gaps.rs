//! Gaps: a lower bound on the blanks that a word needs, from its pairs of neighbouring letters.
//!
//! Two letters that follow each other in a word are a *gap* if the rack has neither of them and no two tiles of the heap that show them
//! touch. One of the two must then be a blank from the rack. A blank that is laid serves one kind (`needs`), so gaps without a kind in
//! common take a blank each. Words are read from their end: what is found for an end holds for all words with that end.

use crate::walk::table::heap::WalkRack;
use crate::walk::table::heap_tables::HeapTables;

/// The gaps between letters on one heap with one rack.
#[derive(Debug, Clone)]
pub struct Gaps {
    /// By the next letter (0 for none), bit by letter: those before which there is a gap.
    between: [u64; 64],
    /// Bit by letter: the letters that are neither on the rack nor on a lying tile.
    nobody: u64,
    blanks: u8,
}

/// The blanks that the end of a word takes for its gaps.
#[derive(Debug, Clone, Copy, Default)]
pub struct Taken {
    /// The kinds that these blanks could be: by parity of the place counted from the end, bit by letter.
    kinds: [u64; 2],
    blanks: u8,
}

impl Gaps {
    /// Find the gaps: each pair of letters off the rack that no two touching tiles of the heap show. A letter that is neither on the rack
    /// nor on the heap has a gap before every letter.
    pub fn new<const M: usize>(tables: &HeapTables<M>, rack: &WalkRack, letters: usize) -> Gaps {
        let mut gaps = Gaps { between: [0; 64], nobody: 0, blanks: rack.blanks() };
        let missing = || (1..=letters).filter(|&code| rack.counts[code] == 0);
        for one in missing() {
            let tiles = tables.showing(one as u8);
            gaps.nobody |= u64::from(tiles.is_empty()) << one;
            let beside = tables.step(tiles);
            for other in missing().filter(|&other| beside.and(tables.showing(other as u8)).is_empty()) {
                gaps.between[one] |= 1 << other;
            }
        }
        // A letter that nobody has is a gap whatever comes next.
        gaps.between.iter_mut().for_each(|letters| *letters |= gaps.nobody);
        gaps
    }

    /// The length of an end of a word that takes more blanks than the rack has; none if there is no such end.
    #[inline]
    pub fn hopeless(&self, word: &[u8]) -> Option<usize> {
        let (mut taken, mut next) = (Taken::default(), 0);
        for (after, &letter) in word.iter().rev().enumerate() {
            if self.is_gap(letter, next) && (self.blanks == 0 || !self.take(&mut taken, letter, next, after)) {
                return Some(after + 1);
            }
            next = letter;
        }
        None
    }

    /// Whether there is a gap between a letter and the next one, or nobody has the letter.
    #[inline(always)]
    pub fn is_gap(&self, letter: u8, next: u8) -> bool {
        self.between[usize::from(next & 63)] >> (letter & 63) & 1 != 0
    }

    /// Take a blank for the gap between a letter and `next` (0 for none), unless a blank taken before may serve for one of the two.
    /// `after` is the number of letters after the letter. False if the rack hasn't enough blanks.
    pub fn take(&self, taken: &mut Taken, letter: u8, next: u8, after: usize) -> bool {
        let own = 1 << letter;
        let beside = if self.nobody & own != 0 { 0 } else { 1 << next };
        let (here, there) = (after & 1, after & 1 ^ 1);
        if taken.kinds[here] & own == 0 && taken.kinds[there] & beside == 0 {
            taken.kinds[here] |= own;
            taken.kinds[there] |= beside;
            taken.blanks += 1;
        }
        taken.blanks <= self.blanks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walk::table::heap::Heap;

    /// The gaps on a row of tiles.
    fn hopeless(row: &[u8], rack: &[u8], word: &[u8]) -> Option<usize> {
        let tiles: Vec<((i64, i64), u8)> = (0..).zip(row).map(|(x, &tile)| ((x, 0), tile)).collect();
        let rack = WalkRack::new(rack, 26).expect("a sound rack");
        let tables = HeapTables::<1>::new(&Heap::new(&tiles, 26).expect("a sound heap"), rack.size);
        Gaps::new(&tables, &rack, 26).hopeless(word)
    }

    #[test]
    fn letters_that_do_not_touch_take_a_blank() {
        assert_eq!(hopeless(&[1, 2, 3], &[4], &[3, 2, 1]), None);
        assert_eq!(hopeless(&[1, 2, 3], &[4], &[2, 3, 1]), Some(2));
        assert_eq!(hopeless(&[1, 2, 3], &[3], &[2, 3, 1]), None);
        assert_eq!(hopeless(&[1, 2, 3], &[0], &[2, 3, 1]), None);
        assert_eq!(hopeless(&[1, 2, 3], &[4], &[2, 2, 1]), Some(3));
    }

    #[test]
    fn a_blank_is_one_letter_on_one_colour() {
        // A letter that nobody has, two letters on and three letters on.
        assert_eq!(hopeless(&[1, 2, 3], &[0], &[5, 2, 5, 2, 1]), None);
        assert_eq!(hopeless(&[1, 2, 3], &[0], &[5, 2, 1, 5, 2, 1]), Some(6));
        // Two gaps that share a letter, and two that don't.
        assert_eq!(hopeless(&[1, 2, 3], &[0], &[1, 3, 1]), None);
        assert_eq!(hopeless(&[1, 2, 3], &[0], &[1, 3, 2, 1, 3]), Some(5));
    }
}
