//! Paired comparison: which candidates are still worth a sample, and which one is best, by the samples alone. It is used where no
//! equities are known before.

use super::Estimate;
use super::normal::mean_and_error;
use super::sampling::Comparison;

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

    /// The standard error of how far the values of one that runs lie from the mean of all that run, in points.
    fn doubt(&self, values: &[i64]) -> f64 {
        let mean = |place: usize| {
            let sum: i64 = self.running.iter().map(|&one| self.values[one][place]).sum();
            sum as f64 / self.running.len() as f64
        };
        mean_and_error(values.iter().enumerate().map(|(place, &value)| (value as f64 - mean(place)) / 1000.0)).1
    }

    /// The estimates of all candidates; those dropped have no value, since it isn't known well enough.
    pub fn final_estimates(&self) -> Vec<Estimate> {
        let estimate = |(one, values): (usize, &Vec<i64>)| {
            let (mean, error) = mean_and_error(values.iter().map(|&value| value as f64 / 1000.0));
            let runs = self.running.contains(&one);
            let doubt = if runs { self.doubt(values) } else { f64::INFINITY };
            Estimate { worth: runs.then_some(mean), doubt, mean, error, samples: values.len(), chance: None }
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
