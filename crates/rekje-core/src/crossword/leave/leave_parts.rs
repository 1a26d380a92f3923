//! Leave values that are sums: over the tiles of a set, its pairs, and the larger sets in it.

use super::leave_map::{Held, Subrack};
use super::leave_table::{Ranks, rank, ranks};
use super::pool_adjustment::Draws;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK};

/// The most tiles kept: a rack has a list of all its subracks, which doubles with each tile.
const MOST_TILES: usize = 11;
/// The most tiles of a set with a value of its own.
const MOST_IN_SET: usize = 6;

/// What the values of sets are added up from, in thousandths of a point.
///
/// ```
/// use rekje_core::{LeaveValues, RawLeaveParts};
///
/// // A blank and two letters; the second letter twice is worth 2 points less than both apart, three of it another one less.
/// let parts = RawLeaveParts {
///     ones: vec![20_000, 1_000, 500],
///     twos: vec![0, 0, 0, 0, 0, 0, 0, 0, -2_000],
///     sets: vec![(vec![2, 2, 2], -1_000)],
///     ..RawLeaveParts::default()
/// };
/// let leaves = LeaveValues::of_parts(6, &parts).unwrap();
/// assert_eq!(leaves.value(&[2, 2, 2, 1], &[2, 2, 2]), Ok(3 * 500 - 3 * 2_000 - 1_000));
/// ```
#[derive(Debug, Clone, Default)]
pub struct RawLeaveParts {
    /// By code: the value of a tile.
    pub ones: Vec<i32>,
    /// What each two tiles are worth more together: a row for each code, by the code of the other tile.
    pub twos: Vec<i32>,
    /// Sets of three to six tiles, and what they are worth more than their parts. A set counts once, however often it is in another.
    pub sets: Vec<(Vec<u8>, i32)>,
    /// By code: how many tiles the box holds, from which the values expect tiles to be drawn; if it is empty, draws that bring nothing.
    pub tiles: Vec<i64>,
}

/// Checked parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveParts {
    pub(super) ones: Vec<i32>,
    pub(super) twos: Vec<i32>,
    /// By size: the values of the sets of that size, by rank; empty if none has a value.
    sets: Vec<Vec<i32>>,
    pub(super) ranks: Ranks,
    /// What tiles drawn from the whole box bring.
    pub(super) usual_draws: Draws,
}

impl LeaveParts {
    /// Parts for sets of at most `max_tiles` tiles. It is an error if there are too many tiles or values of unknown codes.
    pub fn new(letters: usize, max_tiles: usize, raw: &RawLeaveParts) -> Result<LeaveParts, Error> {
        let codes = letters + 1;
        if max_tiles > MOST_TILES {
            return Err(Error::TooManyLeaves { most: max_tiles, letters });
        }
        if raw.twos.len() != codes * codes {
            return Err(Error::Length { what: "values by two tiles", is: raw.twos.len(), should: codes * codes });
        }
        let mut parts = LeaveParts {
            ones: raw.ones.clone(),
            twos: raw.twos.clone(),
            sets: vec![Vec::new(); MOST_IN_SET + 1],
            ranks: ranks(letters, max_tiles + 1),
            usual_draws: Draws::new(&raw.ones, &raw.twos, &raw.tiles),
        };
        raw.sets.iter().try_for_each(|(set, value)| parts.set(set, *value))?;
        Ok(parts)
    }

    fn set(&mut self, set: &[u8], value: i32) -> Result<(), Error> {
        if !(3..=MOST_IN_SET).contains(&set.len()) {
            let (value, high) = (set.len() as i64, MOST_IN_SET as i64);
            return Err(Error::Range { what: "the size of a set of tiles", value, low: 3, high });
        }
        if let Some(&code) = set.iter().find(|&&code| usize::from(code) >= self.ones.len()) {
            return Err(Error::UnknownLetter { code, letters: self.ones.len() - 1 });
        }
        if set.len() > self.ranks.len() {
            return Ok(());
        }
        let mut sorted = set.to_vec();
        sorted.sort_unstable();
        let values = &mut self.sets[set.len()];
        if values.is_empty() {
            *values = vec![0; self.ranks[set.len() - 1][self.ones.len()] as usize];
        }
        values[rank(&self.ranks, &sorted)] = value;
        Ok(())
    }

    /// The value of each subrack of the tiles held. What each part adds is put in its place first; then every subrack takes over the sum of
    /// those with one tile less, for each code in turn.
    pub fn values(&self, held: &[Held], subracks: &[Subrack]) -> Vec<i32> {
        let of_set = |subrack: &Subrack| {
            let values = self.sets.get(subrack.size as usize);
            values.and_then(|values| values.get(subrack.index as usize)).copied().unwrap_or(0)
        };
        let mut values: Vec<i32> = subracks.iter().map(of_set).collect();
        for (i, one) in held.iter().enumerate() {
            let row = &self.twos[one.code * self.ones.len()..];
            for times in 1..=one.count {
                values[times * one.step] += self.ones[one.code] + (times - 1) as i32 * row[one.code];
            }
            for other in &held[i + 1..] {
                for (times, more) in (1..=one.count).flat_map(|times| (1..=other.count).map(move |more| (times, more)))
                {
                    values[times * one.step + more * other.step] += row[other.code];
                }
            }
        }
        for one in held {
            for block in values.chunks_exact_mut(one.step * (one.count + 1)) {
                (one.step..block.len()).for_each(|i| block[i] += block[i - one.step]);
            }
        }
        values
    }
}

const _: () = assert!(MOST_TILES < MAX_RACK && MOST_IN_SET < MAX_LETTERS);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LeaveValues;

    #[test]
    fn a_set_is_worth_its_tiles_and_each_two_of_them_and_its_larger_parts() {
        let (ones, twos) = (vec![100, 20, 3], vec![7, 0, 0, 0, -1, 30, 0, 30, 0]);
        let sets = vec![(vec![2, 1, 1], 1_000), (vec![2, 2, 2], 5_000), (vec![0, 1, 1, 2], 10_000)];
        let summed = LeaveValues::of_parts(4, &RawLeaveParts { ones, twos, sets, ..RawLeaveParts::default() });
        let summed = summed.expect("sound parts");
        for (set, value) in [
            (&[][..], 0),
            (&[0], 100),
            (&[1], 20),
            (&[2], 3),
            (&[0, 0], 207),
            (&[0, 1], 120),
            (&[1, 1], 39),
            (&[1, 2], 53),
            (&[2, 2], 6),
            (&[0, 0, 1], 227),
            (&[0, 1, 1], 139),
            (&[0, 1, 2], 153),
            (&[1, 1, 1], 57),
            (&[1, 1, 2], 1_102),
            (&[1, 2, 2], 86),
            (&[2, 2, 2], 5_009),
            (&[1, 1, 2, 2], 1_165),
            (&[0, 1, 1, 2], 11_202),
        ] {
            let rack = [set, &[0]].concat();
            assert_eq!(summed.value(&rack, set), Ok(value), "{set:?}");
        }
    }

    #[test]
    fn turns_down_parts_of_other_letters_and_sizes() {
        let sound = RawLeaveParts { ones: vec![0; 3], twos: vec![0; 9], ..RawLeaveParts::default() };
        let refused = |parts: RawLeaveParts| LeaveValues::of_parts(6, &parts).is_err();
        assert!(!refused(sound.clone()));
        assert!(refused(RawLeaveParts { twos: vec![0; 8], ..sound.clone() }));
        assert!(refused(RawLeaveParts { sets: vec![(vec![1, 2], 1)], ..sound.clone() }));
        assert!(refused(RawLeaveParts { sets: vec![(vec![1, 2, 3], 1)], ..sound.clone() }));
        assert!(LeaveValues::of_parts(12, &sound).is_err());
    }
}
