//! The leave map of one rack: the values of all its subracks that a play can leave.

use super::leave_table::{Ranks, SIZES};
use super::leave_values::{Kind, LeaveValues};
use crate::crossword::board::rack::Rack;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK};

/// The values of a rack's leaves aren't listed for racks of more tiles, if each tile has a value of its own: the index of a leave
/// is then its value.
const MOST_LISTED: usize = 10;

/// The value of each leave of one rack, by an index that changes by a fixed step with each tile laid.
#[derive(Debug, Clone)]
pub struct LeaveMap {
    /// By code: what one tile adds to the index of a leave. The index of a leave is the sum of its tiles' steps.
    pub index_steps: [u32; MAX_LETTERS + 1],
    /// By index: the value of the leave, in thousandths of a point. If the list is empty, the index is the value itself.
    pub values: Vec<i32>,
    /// By number of tiles laid: the highest leave value.
    pub best_after_laying: [i32; MAX_RACK + 1],
    whole_rack: u32,
}

/// The tiles of one code on a rack.
#[derive(Debug, Clone, Copy)]
pub struct Held {
    pub code: usize,
    pub count: usize,
    /// What one of them adds to the index of a leave: the number of subracks of the codes before.
    pub step: usize,
}

impl LeaveMap {
    /// The map of a game without leave values: every leave has index 0 and value 0.
    pub fn zero() -> LeaveMap {
        LeaveMap {
            index_steps: [0; MAX_LETTERS + 1],
            values: vec![0],
            best_after_laying: [0; MAX_RACK + 1],
            whole_rack: 0,
        }
    }

    /// The leaves of a rack. Keeping the whole rack has the value 0, since no tile was laid.
    pub fn new(leaves: &LeaveValues, rack: &Rack) -> Result<LeaveMap, Error> {
        let size = rack.size();
        if size > leaves.max_tiles + 1 {
            return Err(Error::LeavesTooSmall { most: leaves.max_tiles, size });
        }
        if let Kind::ByTile(by_tile) = &*leaves.kind
            && size > MOST_LISTED
        {
            return Ok(LeaveMap::by_tile(by_tile, rack));
        }
        let (held, count) = held(rack);
        let subracks = match &*leaves.kind {
            Kind::Table(table) => Subrack::all(&held, count, |code| of_ranks(&table.ranks, code)),
            Kind::Parts(parts) => Subrack::all(&held, count, |code| of_ranks(&parts.ranks, code)),
            Kind::ByTile(by_tile) => Subrack::all(&held, count, |code| [by_tile[code] as u32; SIZES]),
        };
        let mut leave_map = LeaveMap { whole_rack: (count - 1) as u32, ..LeaveMap::zero() };
        held.iter().for_each(|one| leave_map.index_steps[one.code] = one.step as u32);
        leave_map.values = match &*leaves.kind {
            Kind::Table(table) => {
                let value = |subrack: &Subrack| {
                    table.values[(subrack.index + table.padding_ranks[subrack.size as usize % SIZES]) as usize]
                };
                // The whole rack may be larger than all sets of the table.
                subracks[..count - 1].iter().map(value).chain([0]).collect()
            }
            Kind::Parts(parts) => parts.values(&held, &subracks),
            Kind::ByTile(_) => subracks.iter().map(|subrack| subrack.index as i32).collect(),
        };
        if let Some(adjustment) = &leaves.adjustment {
            adjustment.add(size, &held, &subracks, &mut leave_map.values);
        }
        leave_map.find_best(size, &subracks);
        Ok(leave_map)
    }

    /// Set the value of the whole rack to 0, and find the best value for each number of tiles laid.
    fn find_best(&mut self, rack: usize, subracks: &[Subrack]) {
        let Some((whole, values)) = self.values.split_last_mut() else { return };
        *whole = 0;
        self.best_after_laying = [i32::MIN; MAX_RACK + 1];
        for (&value, subrack) in values.iter().zip(subracks) {
            let best_after_laying = &mut self.best_after_laying[(rack - subrack.size as usize) % SIZES];
            *best_after_laying = value.max(*best_after_laying);
        }
    }

    /// A map without a list of values: each tile's step is its value, so the index of a leave is the value of the leave.
    fn by_tile(by_tile: &[i32; MAX_LETTERS + 1], rack: &Rack) -> LeaveMap {
        let mut values: Vec<i32> = rack.tiles().map(|code| by_tile[usize::from(code)]).collect();
        values.sort_unstable();
        let mut best_after_laying = [i32::MIN; MAX_RACK + 1];
        for laid in 0..=values.len() {
            best_after_laying[laid] = values[laid..].iter().sum();
        }
        LeaveMap {
            index_steps: by_tile.map(|value| value as u32),
            values: Vec::new(),
            best_after_laying,
            whole_rack: best_after_laying[0] as u32,
        }
    }

    /// The value of a leave by its index, in thousandths of a point.
    pub fn value(&self, index: u32) -> i32 {
        self.values.get(index as usize).copied().unwrap_or(index as i32)
    }

    /// The `count` tiles to exchange so that the leave has the highest value; of equal ones the first by index.
    pub fn best_exchange(&self, rack: &Rack, count: usize) -> Vec<u8> {
        let counts = rack.counts();
        let subrack = |index: usize| -> Vec<u8> {
            let held = |code: usize| index / self.index_steps[code].max(1) as usize % (usize::from(counts[code]) + 1);
            let given = |code: usize| usize::from(counts[code]) - held(code);
            (0..counts.len()).flat_map(|code| std::iter::repeat_n(code as u8, given(code))).collect()
        };
        let best_after_laying =
            (0..self.values.len()).filter(|&index| self.values[index] == self.best_after_laying[count]);
        best_after_laying.map(subrack).find(|given| given.len() == count).unwrap_or_default()
    }

    /// The best exchange of each number of tiles, fewest first: the tiles given, and the value of the leave.
    pub fn exchanges(&self, rack: &Rack) -> Vec<(Vec<u8>, i32)> {
        let counts = 1..=rack.size();
        let all = counts.map(|count| (self.best_exchange(rack, count), self.best_after_laying[count]));
        all.filter(|(given, _)| !given.is_empty()).collect()
    }

    /// The index of the whole rack.
    pub fn whole_rack(&self) -> u32 {
        self.whole_rack
    }
}

/// The tiles of a rack by code, and how many subracks there are.
fn held(rack: &Rack) -> (Vec<Held>, usize) {
    let mut step = 1;
    let mut held = Vec::with_capacity(MAX_RACK);
    for (code, count) in rack.held() {
        let (code, count) = (usize::from(code), usize::from(count));
        held.push(Held { code, count, step });
        step *= count + 1;
    }
    (held, step)
}

/// By size of a subrack: what one more tile of this code adds to its rank.
fn of_ranks(ranks: &Ranks, code: usize) -> [u32; SIZES] {
    let mut steps = [0; SIZES];
    steps.iter_mut().zip(ranks).for_each(|(step, ranks)| *step = ranks[code]);
    steps
}

/// Some of the tiles of a rack.
#[derive(Clone, Copy, Default)]
pub struct Subrack {
    pub size: u32,
    /// The sum of its tiles' ranks, without padding; or of its tiles' values, if each tile has a value of its own.
    pub index: u32,
}

impl Subrack {
    /// Every subrack of the tiles held, by its index. The last one is the whole rack; it has no rank if the ranks are of smaller sets.
    ///
    /// For each code in turn, the subracks so far are copied once for each of its tiles, with that tile added; so the step of a code is the
    /// number of subracks before it. A tile adds its rank at its place in the sorted set, which is the size before it, or else its value.
    fn all(held: &[Held], count: usize, index_steps: impl Fn(usize) -> [u32; SIZES]) -> Vec<Subrack> {
        let mut subracks = vec![Subrack::default(); count];
        for one in held {
            let index_steps = index_steps(one.code);
            let mut to = one.step;
            for _ in 0..one.count {
                let (from, into) = subracks.split_at_mut(to);
                for (subrack, from) in into.iter_mut().zip(&from[to - one.step..]) {
                    let more = index_steps[from.size as usize % SIZES];
                    *subrack = Subrack { size: from.size + 1, index: from.index.wrapping_add(more) };
                }
                to += one.step;
            }
        }
        subracks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small racks have all their parts listed, large ones have what they are worth as number.
    #[test]
    fn where_tiles_are_worth_something_by_themselves_sizes_dont_matter() {
        let leaves = LeaveValues::by_tile(&[500, -30, 4]).expect("sound values");
        let small = LeaveMap::new(&leaves, &Rack::new(&[0, 1, 2, 2])).expect("any size");
        let subrack = |leave_map: &LeaveMap, tiles: &[u8]| {
            tiles.iter().fold(0u32, |sum, &code| sum.wrapping_add(leave_map.index_steps[usize::from(code)]))
        };
        assert_eq!(small.values[subrack(&small, &[0, 1, 2]) as usize], 474);
        assert_eq!((small.best_after_laying[1], small.best_after_laying[3]), (508, 500));
        let large = LeaveMap::new(&leaves, &Rack::new(&[[0; 4], [1; 4], [2; 4]].concat())).expect("any size");
        assert_eq!(subrack(&large, &[0, 1, 1, 2]) as i32, 444);
        assert_eq!(
            (
                large.whole_rack() as i32,
                large.best_after_laying[0],
                large.best_after_laying[2],
                large.best_after_laying[9]
            ),
            (1896, 1896, 1956, 1500)
        );
    }

    #[test]
    fn parts_of_a_rack_are_numbered_by_what_they_hold() {
        let mut leaves = LeaveValues::new(3, 4).expect("a small table");
        leaves.set(&[2, 0, 2], 700).expect("a sound set");
        leaves.set(&[2], -300).expect("a sound set");
        let leave_map = LeaveMap::new(&leaves, &Rack::new(&[2, 2, 0, 1, 3])).expect("not too many tiles");
        let subrack =
            |tiles: &[u8]| tiles.iter().map(|&code| leave_map.index_steps[usize::from(code)] as usize).sum::<usize>();
        assert_eq!(leave_map.values[subrack(&[0, 2, 2])], 700);
        assert_eq!(leave_map.values[subrack(&[2])], -300);
        assert_eq!(
            (leave_map.best_after_laying[2], leave_map.best_after_laying[4], leave_map.best_after_laying[5]),
            (700, 0, 0)
        );
        assert_eq!(leave_map.whole_rack() as usize, subrack(&[0, 1, 2, 2, 3]));
        assert!(LeaveMap::new(&leaves, &Rack::new(&[1; 6])).is_err());
    }
}
