//! Learning leave values from self-play.
//!
//! A player on turn with a full rack reaches some equity (score and leave, by the leave values it plays with). A regression tells how the
//! equity depends on the rack, by single tiles and by pairs of tiles. Leave values follow from that. A game only adds whole numbers to
//! [`NormalEquations`], so games can be played in any order and on any machine.

pub use crate::crossword::leave::normal_equations::NormalEquations;

use super::{GameRules, LeaveSchedule, observe_game};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::rack::Rack;
use crate::error::Error;
use crate::lexicon::word_graph::WordGraph;

/// The number of features of a rack: a constant, one for each code (blanks first), and one for each pair of codes.
///
/// ```
/// use rekje_core::crossword::selfplay::learning::rack_features;
///
/// // A constant, three codes (a blank and two letters), six pairs of codes.
/// assert_eq!(rack_features(2), 10);
/// ```
pub fn rack_features(letters: usize) -> usize {
    let codes = letters + 1;
    1 + codes + codes * (codes + 1) / 2
}

/// Play a game and observe every full rack with tiles to draw, and the equity reached with it, in thousandths of a point.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use rekje_core::crossword::selfplay::learning::*;
///
/// let mut equations = NormalEquations::new(rack_features(26)).unwrap();
/// study_game(&graph, &facts, &rules, &LeaveSchedule::default(), 1, &mut equations).unwrap();
/// assert_eq!(equations.features(), rack_features(26));
/// ```
pub fn study_game(
    graph: &WordGraph,
    facts: &Facts,
    rules: &GameRules,
    leave_schedule: &LeaveSchedule,
    seed: u64,
    equations: &mut NormalEquations,
) -> Result<(), Error> {
    let should = rack_features(facts.letters());
    if equations.features() != should {
        return Err(Error::Length { what: "features", is: equations.features(), should });
    }
    observe_game(graph, facts, rules, leave_schedule, seed, |rack_equity| {
        if rack_equity.rack.size() == facts.rack_size() {
            equations.observe(&features(&rack_equity.rack, facts.letters() + 1), rack_equity.equity);
        }
    })
}

/// The features of a rack that aren't 0, as (index, value): the constant 1, how many tiles it has of each machine letter, and how many
/// pairs of each two.
fn features(rack: &Rack, codes: usize) -> Vec<(usize, i64)> {
    let counts = rack.counts();
    let held: Vec<(usize, i64)> =
        (0..codes).map(|code| (code, i64::from(counts[code]))).filter(|&(_, count)| count > 0).collect();
    let mut features = vec![(0, 1)];
    features.extend(held.iter().map(|&(code, count)| (1 + code, count)));
    for (i, &(one, count)) in held.iter().enumerate() {
        let row = 1 + codes + one * (2 * codes - one - 1) / 2;
        if count > 1 {
            features.push((row + one, count * (count - 1) / 2));
        }
        features.extend(held[i + 1..].iter().map(|&(other, more)| (row + other, count * more)));
    }
    features
}

/// The leave value as a sum, in points: a value for each tile kept (`ones`, by code), and one for each pair of tiles kept (`twos`, a
/// row for each code). [`crate::LeaveValues::summed`] makes a table of them.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use rekje_core::crossword::selfplay::learning::*;
///
/// let mut equations = NormalEquations::new(rack_features(26)).unwrap();
/// study_game(&graph, &facts, &rules, &LeaveSchedule::default(), 1, &mut equations).unwrap();
/// let weights: LeaveWeights = leave_weights(&equations, &raw_rules.tiles, 7, 20.0).unwrap();
/// assert_eq!((weights.ones.len(), weights.twos.len()), (27, 27 * 27));
/// ```
pub struct LeaveWeights {
    /// By code: the value of a tile.
    pub ones: Vec<f64>,
    /// The values of pairs, a row for each code.
    pub twos: Vec<f64>,
}

/// Leave weights from the equities that full racks reached. First the equity of a rack is fitted as a constant, a weight for each
/// tile and a weight for each pair of its tiles (ridge regression). A leave value is then by how much a rack of `size` tiles with the
/// tiles kept is expected to exceed a rack drawn at random, if the other tiles are drawn in the proportions of the box. `tiles` says
/// how many of each code the box holds; `drawn` is the penalty of pair weights, as in [`NormalEquations::fit`].
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use rekje_core::crossword::selfplay::learning::*;
///
/// let mut equations = NormalEquations::new(rack_features(26)).unwrap();
/// (0..5).try_for_each(|seed| study_game(&graph, &facts, &rules, &LeaveSchedule::default(), seed, &mut equations)).unwrap();
/// assert!(leave_weights(&equations, &raw_rules.tiles, 7, 20.0).unwrap().ones[1].is_finite());
/// ```
pub fn leave_weights(
    equations: &NormalEquations,
    tiles: &[i64],
    size: usize,
    drawn: f64,
) -> Result<LeaveWeights, Error> {
    let codes = tiles.len();
    if codes == 0 || equations.features() != rack_features(codes - 1) {
        return Err(Error::Length { what: "tiles", is: codes, should: equations.features() });
    }
    let mut penalties = vec![drawn; equations.features()];
    penalties[..=codes].fill(1.0);
    let fitted: Vec<f64> = equations.fit(&penalties)?.iter().map(|weight| weight / 1000.0).collect();
    let pair = |one: usize, other: usize| {
        let (low, high) = (one.min(other), one.max(other));
        fitted[1 + codes + low * (2 * codes - low - 1) / 2 + high]
    };
    let total = tiles.iter().sum::<i64>().max(1) as f64;
    let share: Vec<f64> = tiles.iter().map(|&count| count as f64 / total).collect();
    let mean_tile: f64 = (0..codes).map(|code| share[code] * fitted[1 + code]).sum();
    // By code: the mean weight of its pair with a random tile.
    let mean_pair_of: Vec<f64> =
        (0..codes).map(|one| (0..codes).map(|other| share[other] * pair(one, other)).sum()).collect();
    let mean_pair: f64 = (0..codes).map(|code| share[code] * mean_pair_of[code]).sum();
    let others = size.saturating_sub(1) as f64;
    let ones =
        (0..codes).map(|code| fitted[1 + code] - mean_tile + others * (mean_pair_of[code] - mean_pair)).collect();
    let pairs = (0..codes).flat_map(|one| (0..codes).map(move |other| (one, other)));
    let twos =
        pairs.map(|(one, other)| pair(one, other) - mean_pair_of[one] - mean_pair_of[other] + mean_pair).collect();
    Ok(LeaveWeights { ones, twos })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// If racks reach just the sum of points of their tiles, a tile kept is worth what it has more than the mean.
    #[test]
    fn a_tile_is_worth_what_it_brings_over_the_mean() {
        let (tiles, points) = ([2, 30, 30, 30], [20_000, 1_000, 2_000, 3_000]);
        let mut box_of: Vec<u8> = Vec::new();
        (0..4).for_each(|code: u8| box_of.extend(vec![code; tiles[usize::from(code)] as usize]));
        let mut random = Random::new(3);
        let mut equations = NormalEquations::new(rack_features(3)).expect("few letters");
        for _ in 0..3000 {
            random.shuffle(&mut box_of);
            let rack = Rack::new(&box_of[..5]);
            let rack_equity = rack.tiles().map(|code| points[usize::from(code)]).sum();
            equations.observe(&features(&rack, 4), rack_equity);
        }
        let found = leave_weights(&equations, &tiles, 5, 1.0).expect("as many tiles");
        let mean = (2.0 * 20.0 + 30.0 * 6.0) / 92.0;
        for (one, should) in found.ones.iter().zip([20.0, 1.0, 2.0, 3.0]) {
            assert!((one - (should - mean)).abs() < 0.1, "{one} {should}");
        }
        // Both blanks are hardly ever on one rack.
        assert!(found.twos[1..].iter().all(|two| two.abs() < 0.1), "{:?}", found.twos);
    }
}
