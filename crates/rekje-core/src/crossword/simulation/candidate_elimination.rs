//! Candidate elimination: which candidates are still worth a sample, and which one is best, by what was known before and by the samples.
//!
//! What a candidate is worth lies about its equity, more often near than far; samples tell the rest. So the estimate is
//! drawn to the equity as long as there are few samples (Bayes with normal distributions), and luck alone makes no leader.

use super::Estimate;
use super::normal::{above, density, mean_and_error};

/// The number of samples of each candidate before one is dropped because of them.
const LEAST: usize = 16;
/// The number of samples between two decisions on which candidates to drop.
const EVERY: usize = 8;
/// Prior standard deviation, in points, of a candidate's gain up to the next seat's reply around its equity, without what all
/// candidates have in common. Measured over many positions.
const REPLY_DEVIATION: f64 = 3.5;
/// Prior standard deviation, in points, of the gain after the reply around its expectation, measured likewise.
const LATER_DEVIATION: f64 = 2.5;
/// Later turns are expected to take back this share of what the reply changes: a good square is open to both players.
const REPLY_TAKEN_BACK: f64 = 0.35;

/// One rollout of a candidate: the gain up to the next seat's reply, and the gain after it, in points.
#[derive(Debug, Clone, Copy)]
pub struct Sample {
    pub after_reply: f64,
    pub after: f64,
}

/// The samples of each candidate. Sample n of all running candidates has the same deal, so they can be compared pair by pair.
pub struct CandidateElimination {
    equities: Vec<f64>,
    samples: Vec<Vec<Sample>>,
    running: Vec<usize>,
    /// The worth of a point on the scale of the samples ([`super::odds::Scale`]).
    unit: f64,
    /// A factor on the prior standard deviations: larger where equities are less reliable.
    spread_factor: f64,
    /// A candidate is dropped if the expected loss of dropping it is at most this, in points.
    loss: f64,
}

impl CandidateElimination {
    /// All candidates with their equities in points and no samples yet. Those too far behind are dropped at once.
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

    /// Drop the candidates that aren't worth another sample, at every `EVERY`th sample.
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

    /// Whether dropping a candidate in favour of the leader has an expected loss above `loss`, by the posterior of their difference.
    fn is_worth_it(&self, leader: usize, one: usize) -> bool {
        let behind = |part: fn(&Sample) -> f64| {
            let pairs = self.samples[leader].iter().zip(&self.samples[one]);
            mean_and_error(pairs.map(move |(first, other)| part(first) - part(other)))
        };
        let known = self.weigh(self.equities[leader] - self.equities[one], 2.0, behind(after_reply), behind(after));
        one == leader || known.expected_loss() > self.loss * self.unit
    }

    /// The posterior mean of each running candidate, in their order. Equities and samples count as differences from the mean of all running
    /// candidates, because luck that all share says nothing about their order.
    fn estimates(&self) -> Vec<f64> {
        let count = self.running.len() as f64;
        let equity = self.running.iter().map(|&one| self.equities[one]).sum::<f64>() / count;
        let apart = |one: usize, part: fn(&Sample) -> f64| {
            let mean = |sample| self.running.iter().map(|&one| part(&self.samples[one][sample])).sum::<f64>() / count;
            let values: Vec<f64> = self.samples[one].iter().enumerate().map(|(i, it)| part(it) - mean(i)).collect();
            mean_and_error(values.iter().copied())
        };
        let estimate = |&one: &usize| {
            let share = 1.0 - 1.0 / count;
            equity + self.weigh(self.equities[one] - equity, share, apart(one, after_reply), apart(one, after)).mean
        };
        self.running.iter().map(estimate).collect()
    }

    /// The posterior of a difference between candidates, from the difference in `equity` and from the mean and standard error of the samples
    /// up to the reply and after it. `share` is the prior variance of the difference as a multiple of one candidate's.
    fn weigh(&self, equity: f64, share: f64, in_answer: (f64, f64), in_rest: (f64, f64)) -> NormalBelief {
        let spread = |points: f64| share * (points * self.unit * self.spread_factor).powi(2);
        let first = NormalBelief { mean: equity, spread: spread(REPLY_DEVIATION) }.and(in_answer);
        let back = REPLY_TAKEN_BACK * (equity - first.mean);
        let rest = NormalBelief { mean: back, spread: spread(LATER_DEVIATION) }.and(in_rest);
        NormalBelief { mean: first.mean + rest.mean, spread: first.spread + rest.spread }
    }

    /// The estimate of each candidate. A dropped one has no worth: too few samples.
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

/// A normal distribution as what is believed of an unknown number.
struct NormalBelief {
    mean: f64,
    /// The variance.
    spread: f64,
}

impl NormalBelief {
    /// The posterior after samples of this mean and standard error; an infinite error stands for no samples.
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
