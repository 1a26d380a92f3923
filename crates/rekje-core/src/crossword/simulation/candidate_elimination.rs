//! Candidate elimination: which candidates are still worth a sample, and which one is best, from their equities and the samples.
//!
//! The prior of a candidate's value is a normal distribution about its equity, and the samples update it (Bayes). So with few samples the
//! estimate stays near the equity, and luck alone makes no leader.

use super::Estimate;
use super::normal::{above, density, mean_and_error};

/// The fewest samples before a candidate is dropped because of them.
const LEAST: usize = 16;
/// Samples between one look at all candidates and the next.
const EVERY: usize = 8;
/// The standard deviation, in points, of a candidate's gain after the opponent's reply about its equity, where what is common to all
/// candidates is left out. It was measured over many positions.
const REPLY_DEVIATION: f64 = 3.5;
/// The standard deviation, in points, of what is gained after the reply about its expectation, likewise.
const LATER_DEVIATION: f64 = 2.5;
/// The part of the reply's effect that later turns take back on average: a good square is open to both players.
const REPLY_TAKEN_BACK: f64 = 0.35;

/// The result of one rollout of a candidate: what is gained up to the next seat's reply, and what after it, in points.
#[derive(Debug, Clone, Copy)]
pub struct Sample {
    pub after_reply: f64,
    pub after: f64,
}

/// The equities and samples of all candidates. Those still running have the same number of samples, from the same deals.
pub struct CandidateElimination {
    equities: Vec<f64>,
    samples: Vec<Vec<Sample>>,
    running: Vec<usize>,
    /// What a point is worth.
    unit: f64,
    /// The factor of the standard deviations: greater than 1 where equities are less reliable than usual.
    spread_factor: f64,
    /// A candidate is dropped when its expected loss, the points lost on average by not choosing it, is at most this.
    loss: f64,
}

impl CandidateElimination {
    /// Candidates with these equities and no samples yet. Those far behind are dropped at once.
    pub fn new(equities: Vec<f64>, (unit, spread_factor): (f64, f64), loss: f64) -> CandidateElimination {
        let count = equities.len();
        let mut elimination = CandidateElimination {
            equities,
            samples: vec![Vec::new(); count],
            running: (0..count).collect(),
            unit,
            spread_factor,
            loss,
        };
        elimination.drop_behind();
        elimination
    }

    pub fn running(&self) -> Vec<usize> {
        self.running.clone()
    }

    pub fn add(&mut self, one: usize, sample: Sample) {
        self.samples[one].push(sample);
    }

    /// Drop candidates that aren't worth further samples; it looks only every [`EVERY`] samples, and after the first [`LEAST`].
    pub fn drop_the_worse(&mut self) {
        let samples = self.samples[self.running[0]].len();
        if samples >= LEAST && samples % EVERY == 0 {
            self.drop_behind();
        }
    }

    /// Keep only the candidates that may still turn out better than the one with the highest estimate so far.
    fn drop_behind(&mut self) {
        let estimates = self.estimates();
        let best = (0..estimates.len()).rev().max_by(|&a, &b| estimates[a].total_cmp(&estimates[b]));
        let Some(leader) = best.map(|place| self.running[place]) else { return };
        let kept: Vec<usize> = self.running.iter().copied().filter(|&one| self.is_worth_it(leader, one)).collect();
        self.running = kept;
    }

    /// Whether a candidate may still turn out to be better than the leader by more than it costs to ask.
    fn is_worth_it(&self, leader: usize, one: usize) -> bool {
        let behind = |part: fn(&Sample) -> f64| {
            let pairs = self.samples[leader].iter().zip(&self.samples[one]);
            mean_and_error(pairs.map(move |(first, other)| part(first) - part(other)))
        };
        let known = self.posterior(self.equities[leader] - self.equities[one], 2.0, behind(after_reply), behind(after));
        one == leader || known.expected_loss() > self.loss * self.unit
    }

    /// The estimated values of the running candidates: the mean of their equities plus the posterior mean of each one's difference from
    /// it. Samples, too, count as differences from the mean of the running candidates in that sample, because they share its luck.
    fn estimates(&self) -> Vec<f64> {
        let count = self.running.len() as f64;
        let equity = self.running.iter().map(|&one| self.equities[one]).sum::<f64>() / count;
        let apart = |one: usize, part: fn(&Sample) -> f64| {
            let mean = |sample| self.running.iter().map(|&one| part(&self.samples[one][sample])).sum::<f64>() / count;
            let values: Vec<f64> = self.samples[one].iter().enumerate().map(|(i, it)| part(it) - mean(i)).collect();
            mean_and_error(values.iter().copied())
        };
        let estimate = |&one: &usize| {
            // The variance of a difference from the mean of `count` candidates, relative to that of one candidate.
            let share = 1.0 - 1.0 / count;
            equity + self.posterior(self.equities[one] - equity, share, apart(one, after_reply), apart(one, after)).mean
        };
        self.running.iter().map(estimate).collect()
    }

    /// The posterior distribution of a difference between candidates, from the difference of equities and the samples' mean and
    /// standard error, up to the reply and after it. `share` is the prior variance of the difference relative to that of one
    /// candidate: 2 for two of them.
    fn posterior(&self, equity: f64, share: f64, up_to_reply: (f64, f64), later: (f64, f64)) -> NormalBelief {
        let spread = |points: f64| share * (points * self.unit * self.spread_factor).powi(2);
        let first = NormalBelief { mean: equity, spread: spread(REPLY_DEVIATION) }.and(up_to_reply);
        let back = REPLY_TAKEN_BACK * (equity - first.mean);
        let rest = NormalBelief { mean: back, spread: spread(LATER_DEVIATION) }.and(later);
        NormalBelief { mean: first.mean + rest.mean, spread: first.spread + rest.spread }
    }

    /// The estimates of all candidates; those dropped have no value, since it isn't known well enough.
    pub fn final_estimates(&self) -> Vec<Estimate> {
        let estimate = |samples: &Vec<Sample>| {
            let (mean, error) = mean_and_error(samples.iter().map(|sample| sample.after_reply + sample.after));
            Estimate { worth: None, mean, error, samples: samples.len() }
        };
        let mut estimates: Vec<Estimate> = self.samples.iter().map(estimate).collect();
        for (&one, worth) in self.running.iter().zip(self.estimates()) {
            estimates[one].worth = Some(worth);
        }
        estimates
    }
}

fn after_reply(sample: &Sample) -> f64 {
    sample.after_reply
}

fn after(sample: &Sample) -> f64 {
    sample.after
}

/// A normal distribution of an unknown number.
struct NormalBelief {
    mean: f64,
    /// The variance.
    spread: f64,
}

impl NormalBelief {
    /// The posterior after samples with this mean and standard error; an infinite error means that there are none.
    fn and(self, (mean, error): (f64, f64)) -> NormalBelief {
        let doubt = error * error;
        if !doubt.is_finite() || self.spread + doubt == 0.0 {
            return self;
        }
        let share = self.spread / (self.spread + doubt);
        NormalBelief { mean: self.mean + share * (mean - self.mean), spread: share * doubt }
    }

    /// The expected loss of taking the number for positive: the mean of its negative part.
    fn expected_loss(&self) -> f64 {
        let deviation = self.spread.sqrt();
        if deviation == 0.0 {
            return (-self.mean).max(0.0);
        }
        let z = self.mean / deviation;
        deviation * (density(z) - z * above(z))
    }
}
