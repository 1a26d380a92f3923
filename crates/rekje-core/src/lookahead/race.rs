//! Which candidates are still worth a sample.

use super::Outlook;

/// Samples before anything is dropped.
const LEAST: usize = 24;
/// Samples between one look at all candidates and the next.
const EVERY: usize = 8;
/// By so many standard errors must a candidate be behind the leader to be dropped.
const SURE: f64 = 2.6;

/// The samples of each candidate, in thousandths of a point. All that run have the same samples.
pub struct Race {
    values: Vec<Vec<i64>>,
    running: Vec<usize>,
}

impl Race {
    pub fn new(count: usize) -> Race {
        Race { values: vec![Vec::new(); count], running: (0..count).collect() }
    }

    pub fn running(&self) -> Vec<usize> {
        self.running.clone()
    }

    pub fn add(&mut self, one: usize, value: i64) {
        self.values[one].push(value);
    }

    /// Drop those that are behind the leader with confidence, by the differences in the samples they share.
    pub fn drop_the_worse(&mut self) {
        let samples = self.running.first().map_or(0, |&one| self.values[one].len());
        if samples < LEAST || samples % EVERY != 0 {
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

    pub fn outlooks(&self) -> Vec<Outlook> {
        let outlook = |values: &Vec<i64>| {
            let (mean, error) = mean_and_error(values.iter().map(|&value| value as f64 / 1000.0));
            Outlook { mean, error, samples: values.len() }
        };
        self.values.iter().map(outlook).collect()
    }
}

/// The mean of some numbers and its standard error; 0 and 0 for none.
fn mean_and_error(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.clone().count().max(1) as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    let spread = numbers.map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (spread / count).sqrt())
}
