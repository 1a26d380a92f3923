//! Paired comparison: which candidates are still worth a sample, and which one is best, by the samples alone. It is used where no
//! equities are known before.

use super::Estimate;
use super::normal::mean_and_error;
use super::sampling::Comparison;
use crate::crossword::leave::leave_values::POINT;

/// Samples before anything is dropped.
const LEAST: usize = 24;
/// Samples between one look at all candidates and the next.
const EVERY: usize = 8;
/// A candidate is dropped if it is behind the leader by more than this many standard errors.
const SURE: f64 = 2.6;

/// The samples of each candidate, in thousandths of a point. All that run have the same samples.
pub struct PairedComparison {
    values: Vec<Vec<i64>>,
    running: Vec<usize>,
    /// Whether none is dropped.
    even: bool,
}

impl PairedComparison {
    pub fn new(count: usize, even: bool) -> PairedComparison {
        PairedComparison { values: vec![Vec::new(); count], running: (0..count).collect(), even }
    }

    /// Drop those that are behind the leader with confidence, by the differences in the samples they share.
    fn drop_the_worse(&mut self) {
        let samples = self.running.first().map_or(0, |&one| self.values[one].len());
        if self.even || samples < LEAST || samples % EVERY != 0 {
            return;
        }
        let sum = |one: &usize| self.values[*one].iter().sum::<i64>();
        let Some(leader) = self.running.iter().copied().max_by_key(|one| (sum(one), usize::MAX - one)) else { return };
        let values = &self.values;
        self.running.retain(|&one| {
            let behind = values[leader].iter().zip(&values[one]).map(|(first, other)| (first - other) as f64);
            let (mean, error) = mean_and_error(behind);
            one == leader || mean <= SURE * error
        });
    }

    /// The estimates of all candidates; those dropped have no value, since it isn't known well enough.
    pub fn final_estimates(&self) -> Vec<Estimate> {
        let estimate = |(one, values): (usize, &Vec<i64>)| {
            let points = |value: i64| value as f64 / POINT as f64;
            let (mean, error) = mean_and_error(values.iter().map(|&value| points(value)));
            let runs = self.running.contains(&one);
            let first = self.running.first().map_or(values, |&first| &self.values[first]);
            let apart = mean_and_error(values.iter().zip(first).map(|(&one, &other)| points(one - other)));
            let doubt = if runs { apart.1 } else { f64::INFINITY };
            let (worth, samples) = (runs.then_some(mean), values.len());
            Estimate { worth, doubt, mean, error, points: mean, samples, chance: None }
        };
        self.values.iter().enumerate().map(estimate).collect()
    }
}

impl Comparison for PairedComparison {
    type Sample = i64;

    fn running(&self) -> Vec<usize> {
        self.running.clone()
    }

    fn deals_before_dropping(&self) -> usize {
        let samples = self.running.first().map_or(0, |&one| self.values[one].len());
        EVERY - samples % EVERY
    }

    fn add(&mut self, samples: Vec<i64>) {
        self.running.iter().zip(samples).for_each(|(&one, value)| self.values[one].push(value));
        self.drop_the_worse();
    }
}
