//! Leave values from the equities that racks reached: a least-squares fit by tiles, pairs of tiles and larger sets.

use super::leave_averages::LeaveAverages;
use super::leave_table::{MOST_SETS, Ranks, rank, ranks, sets_of};
use super::normal_equations::NormalEquations;
use super::rack_sums::RackSums;
use crate::error::Error;

/// The sizes of the sets that have a weight of their own, beside tiles and pairs.
pub(super) const SIZES: [usize; 2] = [3, 4];
/// The steps of the fit of sets; more change nothing that could be seen.
const STEPS: usize = 20;

/// How strongly the weights of pairs and of larger sets are drawn to 0: as if there were so many more racks that say so.
///
/// ```
/// use rekje_core::crossword::selfplay::learning::Penalties;
///
/// let none = Penalties { pairs: 0.0, sets: [0.0, 0.0] };
/// assert_eq!(none.sets.len(), 2, "for sets of three and of four tiles");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Penalties {
    /// For pairs.
    pub pairs: f64,
    /// For sets of three and of four tiles.
    pub sets: [f64; 2],
}

/// What leave values are added up from ([`crate::RawLeaveParts`]), in points.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use rekje_core::crossword::selfplay::learning::*;
///
/// let mut sums = RackSums::new(7).unwrap();
/// study_game(&graph, &facts, &rules, &LeaveSchedule::default(), 1, &mut sums).unwrap();
/// let weights: LeaveWeights = leave_weights(&sums, &raw_rules.tiles, Penalties { pairs: 20.0, sets: [20.0; 2] }).unwrap();
/// assert_eq!((weights.ones.len(), weights.twos.len()), (27, 27 * 27));
/// ```
#[derive(Debug, Clone)]
pub struct LeaveWeights {
    /// By code: the value of a tile.
    pub ones: Vec<f64>,
    /// The values of pairs, a row for each code.
    pub twos: Vec<f64>,
    /// Sets of three and four tiles, with what they are worth more than their parts.
    pub sets: Vec<(Vec<u8>, f64)>,
}

/// Leave weights from the equities that full racks reached. First the equity of a rack is fitted as a constant, a weight for each tile, for
/// each pair, and for each set of three or four tiles (ridge regression). A leave value is then by how much a full rack with the
/// tiles kept is expected to exceed a rack drawn at random, if the other tiles are drawn from the rest of the box. `tiles` says how
/// many of each code the box holds. If few racks were observed, or there are too many to go over, larger sets have no
/// weights.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use rekje_core::crossword::selfplay::learning::*;
///
/// let mut sums = RackSums::new(7).unwrap();
/// (0..5).try_for_each(|seed| study_game(&graph, &facts, &rules, &LeaveSchedule::default(), seed, &mut sums)).unwrap();
/// let drawn = Penalties { pairs: 20.0, sets: [20.0; 2] };
/// assert!(leave_weights(&sums, &raw_rules.tiles, drawn).unwrap().ones[1].is_finite());
/// ```
pub fn leave_weights(sums: &RackSums, tiles: &[i64], penalties: Penalties) -> Result<LeaveWeights, Error> {
    let racks: Vec<Observed> = sums.racks().map(|(rack, count, equity)| Observed { rack, count, equity }).collect();
    if let Some(&code) = racks.iter().flat_map(|one| &one.rack).find(|&&code| usize::from(code) >= tiles.len()) {
        return Err(Error::UnknownLetter { code, letters: tiles.len().saturating_sub(1) });
    }
    let pairs = PairWeights::fit(&racks, tiles.len(), penalties.pairs)?;
    let size = sums.size();
    if size <= SIZES[1] || sets_of(tiles.len(), size) > MOST_SETS || sums.observations() < LEAST_OBSERVED {
        let (ones, twos) = pairs.of_leaves(tiles, size);
        return Ok(LeaveWeights { ones, twos, sets: Vec::new() });
    }
    let sets = SetWeights::fit(&racks, &pairs, penalties.sets);
    Ok(LeaveAverages::new(tiles, size, &pairs, &sets)?.parts())
}

/// So few racks tell nothing of sets of three and four tiles.
const LEAST_OBSERVED: u64 = 1000;

/// A rack, how often it was seen, and its mean equity in points.
struct Observed {
    rack: Vec<u8>,
    count: f64,
    equity: f64,
}

/// What the equity of a rack is by its tiles and pairs of tiles alone: a constant, a weight for each tile, a weight for each pair.
pub(super) struct PairWeights {
    codes: usize,
    pub(super) fitted: Vec<f64>,
}

impl PairWeights {
    fn fit(racks: &[Observed], codes: usize, penalty: f64) -> Result<PairWeights, Error> {
        let mut equations = NormalEquations::new(1 + codes + codes * (codes + 1) / 2)?;
        for one in racks {
            equations.observe(&features(&one.rack, codes), one.count, one.equity);
        }
        let mut penalties = vec![penalty; equations.features()];
        penalties[..=codes].fill(1.0);
        Ok(PairWeights { codes, fitted: equations.fit(&penalties)? })
    }

    /// The equity of a rack.
    fn equity(&self, rack: &[u8]) -> f64 {
        features(rack, self.codes).iter().map(|&(feature, value)| self.fitted[feature] * value).sum()
    }

    pub(super) fn pair(&self, one: usize, other: usize) -> f64 {
        self.fitted[pair_feature(one.min(other), one.max(other), self.codes)]
    }

    /// The same for tiles kept, if each other tile is drawn in the proportions of the box: values of tiles, and of pairs.
    fn of_leaves(&self, tiles: &[i64], size: usize) -> (Vec<f64>, Vec<f64>) {
        let codes = self.codes;
        let total = tiles.iter().sum::<i64>().max(1) as f64;
        let share: Vec<f64> = tiles.iter().map(|&count| count as f64 / total).collect();
        let mean_tile: f64 = (0..codes).map(|code| share[code] * self.fitted[1 + code]).sum();
        // By code: the mean weight of its pair with a random tile.
        let mean_pair_of: Vec<f64> =
            (0..codes).map(|one| (0..codes).map(|other| share[other] * self.pair(one, other)).sum()).collect();
        let mean_pair: f64 = (0..codes).map(|code| share[code] * mean_pair_of[code]).sum();
        let others = size.saturating_sub(1) as f64;
        let one = |code: usize| self.fitted[1 + code] - mean_tile + others * (mean_pair_of[code] - mean_pair);
        let two =
            |one: usize, other: usize| self.pair(one, other) - mean_pair_of[one] - mean_pair_of[other] + mean_pair;
        let twos = (0..codes).flat_map(|code| (0..codes).map(move |other| two(code, other)));
        ((0..codes).map(one).collect(), twos.collect())
    }
}

/// The features of a rack that aren't 0, as (index, value): the constant 1, how many tiles it has of each machine letter, and how many
/// pairs of each two.
fn features(rack: &[u8], codes: usize) -> Vec<(usize, f64)> {
    let mut held: Vec<(usize, f64)> = Vec::with_capacity(rack.len());
    for &code in rack {
        match held.last_mut() {
            Some((last, count)) if *last == usize::from(code) => *count += 1.0,
            _ => held.push((usize::from(code), 1.0)),
        }
    }
    let mut features = vec![(0, 1.0)];
    features.extend(held.iter().map(|&(code, count)| (1 + code, count)));
    for (i, &(one, count)) in held.iter().enumerate() {
        if count > 1.0 {
            features.push((pair_feature(one, one, codes), count * (count - 1.0) / 2.0));
        }
        features.extend(held[i + 1..].iter().map(|&(other, more)| (pair_feature(one, other, codes), count * more)));
    }
    features
}

/// The index of a pair of codes, the lower one first.
fn pair_feature(one: usize, other: usize, codes: usize) -> usize {
    1 + codes + one * (2 * codes - one - 1) / 2 + other
}

/// The place of each set of three or four tiles in a list.
pub(super) struct SetPlaces {
    pub(super) ranks: Ranks,
    fours: usize,
    pub(super) all: usize,
}

impl SetPlaces {
    pub(super) fn new(codes: usize) -> SetPlaces {
        let ranks = ranks(codes - 1, SIZES[1]);
        let count = |size: usize| ranks[size - 1][codes] as usize;
        SetPlaces { fours: count(SIZES[0]), all: count(SIZES[0]) + count(SIZES[1]), ranks }
    }

    pub(super) fn of(&self, set: &[u8]) -> usize {
        self.in_size(set.len(), rank(&self.ranks, set) as u32)
    }

    /// The place of a set by its size and its rank among those.
    pub(super) fn in_size(&self, size: usize, rank: u32) -> usize {
        rank as usize + if size == SIZES[1] { self.fours } else { 0 }
    }

    /// Visit the places of the sets of three or four tiles in a sorted set, each once.
    pub(super) fn each(&self, tiles: &[u8], mut visit: impl FnMut(usize)) {
        let mut set = [0; SIZES[1]];
        for chosen in 0u32..1 << tiles.len() {
            let size = chosen.count_ones() as usize;
            // Of equal tiles the first ones are chosen.
            let again = |i: usize| chosen >> i & 1 == 1 && chosen >> (i - 1) & 1 == 0 && tiles[i] == tiles[i - 1];
            if !SIZES.contains(&size) || (1..tiles.len()).any(again) {
                continue;
            }
            let chosen = (0..tiles.len()).filter(|i| chosen >> i & 1 == 1).map(|i| tiles[i]);
            set.iter_mut().zip(chosen).for_each(|(place, code)| *place = code);
            visit(self.of(&set[..size]));
        }
    }
}

/// What sets of three and four tiles add to the equity of a rack.
pub(super) struct SetWeights {
    pub(super) places: SetPlaces,
    pub(super) weights: Vec<f64>,
}

impl SetWeights {
    /// Ridge regression on what tiles and pairs leave unexplained, by conjugate gradients with the diagonal as preconditioner
    /// (Hestenes and Stiefel 1952).
    fn fit(racks: &[Observed], pairs: &PairWeights, penalties: [f64; 2]) -> SetWeights {
        let places = SetPlaces::new(pairs.codes);
        let rows = SetRows::new(racks, &places);
        let penalty = |place: usize| penalties[usize::from(place >= places.fours)].max(f64::MIN_POSITIVE);
        let wanted = rows.spread(|row, count| count * (racks[row].equity - pairs.equity(&racks[row].rack)));
        let mut scale = rows.spread(|_, count| count);
        scale.iter_mut().enumerate().for_each(|(place, sum)| *sum += penalty(place));
        let mut weights = vec![0.0; places.all];
        let (mut rest, mut scaled) = (wanted, vec![0.0; places.all]);
        let mut direction = vec![0.0; places.all];
        let mut before = f64::INFINITY;
        for _ in 0..STEPS {
            scaled.iter_mut().zip(rest.iter().zip(&scale)).for_each(|(scaled, (rest, scale))| *scaled = rest / scale);
            let now = dot(&rest, &scaled);
            if now <= 0.0 {
                break;
            }
            direction.iter_mut().zip(&scaled).for_each(|(way, scaled)| *way = scaled + now / before * *way);
            let mut across = rows.spread(|row, count| count * rows.sum(row, &direction));
            (0..).zip(&mut across).for_each(|(place, sum)| *sum += penalty(place) * direction[place]);
            let step = now / dot(&direction, &across);
            weights.iter_mut().zip(&direction).for_each(|(weight, way)| *weight += step * way);
            rest.iter_mut().zip(&across).for_each(|(rest, across)| *rest -= step * across);
            before = now;
        }
        SetWeights { places, weights }
    }
}

/// For each rack observed: how often, and the places of the sets in it.
struct SetRows {
    counts: Vec<f64>,
    places: Vec<u32>,
    ends: Vec<usize>,
    all: usize,
}

impl SetRows {
    fn new(racks: &[Observed], sets: &SetPlaces) -> SetRows {
        let mut rows = SetRows {
            counts: Vec::with_capacity(racks.len()),
            places: Vec::new(),
            ends: Vec::with_capacity(racks.len()),
            all: sets.all,
        };
        for one in racks {
            sets.each(&one.rack, |place| rows.places.push(place as u32));
            rows.counts.push(one.count);
            rows.ends.push(rows.places.len());
        }
        rows
    }

    fn places(&self, row: usize) -> &[u32] {
        let from = if row == 0 { 0 } else { self.ends[row - 1] };
        &self.places[from..self.ends[row]]
    }

    /// The sum of the weights of a rack's sets.
    fn sum(&self, row: usize, weights: &[f64]) -> f64 {
        self.places(row).iter().map(|&place| weights[place as usize]).sum()
    }

    /// For each set: the sum over the racks that have it of a number for each rack.
    fn spread(&self, of: impl Fn(usize, f64) -> f64) -> Vec<f64> {
        let mut sums = vec![0.0; self.all];
        for (row, &count) in self.counts.iter().enumerate() {
            let value = of(row, count);
            self.places(row).iter().for_each(|&place| sums[place as usize] += value);
        }
        sums
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::rack::Rack;
    use crate::random::Random;

    const TILES: [i64; 4] = [2, 30, 30, 30];

    /// Racks of five drawn at random, each with the equity that it reaches.
    fn observed(equity: impl Fn(&Rack) -> i64) -> RackSums {
        let mut box_of: Vec<u8> = Vec::new();
        (0..4).for_each(|code: u8| box_of.extend(vec![code; TILES[usize::from(code)] as usize]));
        let mut random = Random::new(3);
        let mut sums = RackSums::new(5).expect("a usual rack");
        for _ in 0..5000 {
            random.shuffle(&mut box_of);
            let rack = Rack::new(&box_of[..5]);
            sums.observe_rack(&rack, equity(&rack));
        }
        sums.merge();
        sums
    }

    const LOOSE: Penalties = Penalties { pairs: 1.0, sets: [1.0; 2] };

    /// If racks reach just the sum of points of their tiles, a tile kept is worth what it has more than the mean.
    #[test]
    fn a_tile_is_worth_what_it_brings_over_the_mean() {
        let points = [20_000, 1_000, 2_000, 3_000];
        let sums = observed(|rack| rack.tiles().map(|code| points[usize::from(code)]).sum());
        let found = leave_weights(&sums, &TILES, LOOSE).expect("as many tiles");
        let all = 2.0 * 20.0 + 30.0 * 6.0;
        for (one, points) in found.ones.iter().zip([20.0, 1.0, 2.0, 3.0]) {
            let should = points + 4.0 * (all - points) / 91.0 - 5.0 * all / 92.0;
            assert!((one - should).abs() < 0.1, "{one} {should}");
        }
        // Both blanks are hardly ever on one rack.
        assert!(found.twos[1..].iter().all(|two| two.abs() < 0.5), "{:?}", found.twos);
        assert!(found.sets.iter().all(|(set, value)| set.contains(&0) || value.abs() < 0.5), "{:?}", found.sets);
    }

    #[test]
    fn three_tiles_can_be_worth_more_than_their_pairs() {
        let sums = observed(|rack| if (1..4).all(|code| rack.counts()[code] > 0) { 10_000 } else { 0 });
        let found = leave_weights(&sums, &TILES, LOOSE).expect("as many tiles");
        let worth = |kept: &[u8]| {
            let places = SetPlaces::new(4);
            let mut sum: f64 = kept.iter().map(|&code| found.ones[usize::from(code)]).sum();
            for (i, &one) in kept.iter().enumerate() {
                sum +=
                    kept[..i].iter().map(|&other| found.twos[usize::from(one) * 4 + usize::from(other)]).sum::<f64>();
            }
            places.each(kept, |place| {
                sum += found.sets.iter().find(|(set, _)| places.of(set) == place).map_or(0.0, |(_, value)| *value);
            });
            sum
        };
        assert!(
            (worth(&[1, 2, 3]) - worth(&[1, 1, 1]) - 10.0 * 7.0 / 9.0).abs() < 1.5,
            "two draws bring the others in two of nine cases"
        );
    }

    #[test]
    fn sets_in_a_rack_are_visited_once() {
        let places = SetPlaces::new(4);
        let mut seen = Vec::new();
        places.each(&[1, 1, 1, 2, 2], |place| seen.push(place));
        let mut should: Vec<usize> =
            [&[1, 1, 1][..], &[1, 1, 2], &[1, 2, 2], &[1, 1, 1, 2], &[1, 1, 2, 2]].map(|set| places.of(set)).to_vec();
        seen.sort_unstable();
        should.sort_unstable();
        assert_eq!(seen, should);
    }
}
