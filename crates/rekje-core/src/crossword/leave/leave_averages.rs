//! The mean equity of full racks that hold a leave, for every leave, and the parts that add up to it.

use super::leave_fit::{LeaveWeights, PairWeights, SIZES, SetPlaces, SetWeights};
use super::leave_table::{LeaveTable, rank};
use crate::error::Error;

/// The mean equity of a full rack that holds a leave, for every leave: the other tiles are drawn from the rest of the box.
pub(super) struct LeaveAverages<'a> {
    tiles: &'a [i64],
    /// The rank of every set among all.
    table: LeaveTable,
    means: Vec<f64>,
}

impl LeaveAverages<'_> {
    pub(super) fn new<'a>(
        tiles: &'a [i64],
        size: usize,
        pairs: &PairWeights,
        sets: &SetWeights,
    ) -> Result<LeaveAverages<'a>, Error> {
        let table = LeaveTable::new(tiles.len() - 1, size)?;
        let mut averages = LeaveAverages { tiles, means: vec![0.0; table.values.len()], table };
        RackEquities { pairs, sets, averages: &mut averages, parts: vec![(0, 0)] }.fill(
            &mut Vec::new(),
            1,
            pairs.fitted[0],
        );
        for kept in (0..size).rev() {
            averages.of_size(kept, &mut Vec::with_capacity(size), &mut |averages, set| averages.after_drawing(set));
        }
        Ok(averages)
    }

    /// Set the means of all sets of a size that the box allows and that begin with `set`.
    fn of_size(&mut self, size: usize, set: &mut Vec<u8>, mean: &mut impl FnMut(&Self, &[u8]) -> f64) {
        if set.len() == size {
            let place = self.place(set);
            self.means[place] = mean(self, set);
            return;
        }
        for code in set.last().copied().unwrap_or(0)..self.tiles.len() as u8 {
            if self.left(set, code) > 0 {
                set.push(code);
                self.of_size(size, set, mean);
                set.pop();
            }
        }
    }

    fn left(&self, set: &[u8], code: u8) -> i64 {
        self.tiles[usize::from(code)] - set.iter().filter(|&&held| held == code).count() as i64
    }

    fn place(&self, set: &[u8]) -> usize {
        rank(&self.table.ranks, set) + self.table.padding_ranks[set.len()] as usize
    }

    fn mean(&self, set: &[u8]) -> f64 {
        self.means[self.place(set)]
    }

    /// The mean of a set and one tile more.
    fn after_drawing(&self, set: &[u8]) -> f64 {
        let (mut sum, mut total) = (0.0, 0.0);
        let mut more = Vec::with_capacity(set.len() + 1);
        for code in 0..self.tiles.len() as u8 {
            let left = self.left(set, code) as f64;
            if left > 0.0 {
                more.clear();
                more.extend_from_slice(set);
                more.insert(set.partition_point(|&held| held <= code), code);
                sum += left * self.mean(&more);
                total += left;
            }
        }
        if total > 0.0 { sum / total } else { 0.0 }
    }

    /// The parts whose sums are these means, less the mean of all racks: exactly for up to four tiles, and nearly for more.
    pub(super) fn parts(&mut self) -> LeaveWeights {
        let (codes, usual) = (self.tiles.len(), self.mean(&[]));
        let known = |averages: &Self, set: &[u8]| set.iter().all(|&code| averages.left(set, code) >= 0);
        let one = |code: usize| if self.tiles[code] > 0 { self.mean(&[code as u8]) - usual } else { 0.0 };
        let ones: Vec<f64> = (0..codes).map(one).collect();
        let two = |one: usize, other: usize| {
            let set = [one.min(other) as u8, one.max(other) as u8];
            if known(self, &set) { self.mean(&set) - usual - ones[one] - ones[other] } else { 0.0 }
        };
        let twos: Vec<f64> =
            (0..codes).flat_map(|one| (0..codes).map(move |other| (one, other))).map(|(a, b)| two(a, b)).collect();
        let places = SetPlaces::new(codes);
        let mut found = vec![0.0; places.all];
        let mut sets = Vec::new();
        for size in SIZES {
            self.of_size(size, &mut Vec::new(), &mut |averages, set| {
                let mean = averages.mean(set);
                let mut rest = mean - usual;
                for (i, &one) in set.iter().enumerate() {
                    rest -= ones[usize::from(one)];
                    rest -=
                        set[..i].iter().map(|&other| twos[usize::from(one) * codes + usize::from(other)]).sum::<f64>();
                }
                places.each(set, |place| rest -= found[place]);
                found[places.of(set)] = rest;
                sets.push((set.to_vec(), rest));
                mean
            });
        }
        LeaveWeights { ones, twos, sets }
    }
}

/// Finds the equities of all full racks, each from that of its tiles but the last one.
struct RackEquities<'a, 'b> {
    pairs: &'a PairWeights,
    sets: &'a SetWeights,
    averages: &'a mut LeaveAverages<'b>,
    /// The parts of the tiles so far with at most three tiles, each once: their sizes and ranks.
    parts: Vec<(usize, u32)>,
}

impl RackEquities<'_, '_> {
    /// Go over all racks that begin with the sorted tiles of `set`, whose equity is known. Of the parts, `others` are without the last
    /// tile's code.
    fn fill(&mut self, set: &mut Vec<u8>, others: usize, equity: f64) {
        if set.len() == self.averages.table.ranks.len() {
            let place = self.averages.place(set);
            self.averages.means[place] = equity;
            return;
        }
        let known = self.parts.len();
        for code in set.last().copied().unwrap_or(0)..self.averages.tiles.len() as u8 {
            if self.averages.left(set, code) <= 0 {
                continue;
            }
            let others = if set.last() == Some(&code) { others } else { known };
            let copies = 1 + set.iter().filter(|&&held| held == code).count();
            let mut more = self.pairs.fitted[1 + usize::from(code)];
            more += set.iter().map(|&other| self.pairs.pair(usize::from(other), usize::from(code))).sum::<f64>();
            more += self.add_parts(others, code, copies);
            set.push(code);
            self.fill(set, others, equity + more);
            set.pop();
            self.parts.truncate(known);
        }
    }

    /// The new parts with `copies` tiles of a code beside each of the `others`. It returns the sum of their weights.
    fn add_parts(&mut self, others: usize, code: u8, copies: usize) -> f64 {
        let places = &self.sets.places;
        let mut sum = 0.0;
        for i in 0..others {
            let (size, rank) = self.parts[i];
            let whole = size + copies;
            if whole > SIZES[1] {
                continue;
            }
            let rank = rank + places.ranks[size..whole].iter().map(|ranks| ranks[usize::from(code)]).sum::<u32>();
            if SIZES.contains(&whole) {
                sum += self.sets.weights[places.in_size(whole, rank)];
            }
            if whole < SIZES[1] {
                self.parts.push((whole, rank));
            }
        }
        sum
    }
}
