//! Candidate elimination: which candidates are still worth a sample, and which one is best, by what was known before and by the samples.
//!
//! What a candidate is worth lies about its equity, more often near than far; samples tell the rest. So the estimate is
//! drawn to the equity as long as there are few samples (Bayes with normal distributions), and luck alone makes no leader.

use super::Estimate;
use super::normal::{above, density, mean_and_error};

/// Samples before anything is dropped for what they say.
const LEAST: usize = 16;
/// Samples between one look at all candidates and the next.
const EVERY: usize = 8;
/// By how much what is left of a candidate once the next seat has answered differs from its equity, what is common to all
/// left out: a standard deviation in points, over many positions.
const REPLY_DEVIATION: f64 = 3.5;
/// By how much what comes after the answer differs from what is expected, likewise.
const LATER_DEVIATION: f64 = 2.5;
/// What comes after the answer takes back this much of what the answer changes: a good square lies there for both.
const REPLY_TAKEN_BACK: f64 = 0.35;

/// One way in which a candidate went: what is gained when the next seat has answered, and from then on, in points.
#[derive(Debug, Clone, Copy)]
pub struct Sample {
    pub after_reply: f64,
    pub after: f64,
}

/// The samples of each candidate. All that run have the same samples.
pub struct CandidateElimination {
    equities: Vec<f64>,
    samples: Vec<Vec<Sample>>,
    running: Vec<usize>,
    /// What a point is worth.
    unit: f64,
    /// How many times as far as usual equities may be off.
    spread_factor: f64,
    /// A candidate is dropped when that is expected to lose no more than so many points.
    loss: f64,
}

impl CandidateElimination {
    /// A race of candidates of these equities; those far behind don't start.
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

    /// Drop those that it pays no more to ask, once there are some samples more.
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
        let known = self.weigh(self.equities[leader] - self.equities[one], 2.0, behind(after_reply), behind(after));
        one == leader || known.expected_loss() > self.loss * self.unit
    }

    /// What those that run are worth, as far as is known: equities and samples are taken as differences from the mean
    /// of all of them, for luck that all share tells nothing.
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

    /// What is known of a difference: by equity, and by means and errors of samples. `share`: its variance before
    /// samples, by that of one candidate.
    fn weigh(&self, equity: f64, share: f64, in_answer: (f64, f64), in_rest: (f64, f64)) -> NormalBelief {
        let spread = |points: f64| share * (points * self.unit * self.spread_factor).powi(2);
        let first = NormalBelief { mean: equity, spread: spread(REPLY_DEVIATION) }.and(in_answer);
        let back = REPLY_TAKEN_BACK * (equity - first.mean);
        let rest = NormalBelief { mean: back, spread: spread(LATER_DEVIATION) }.and(in_rest);
        NormalBelief { mean: first.mean + rest.mean, spread: first.spread + rest.spread }
    }

    /// What was found of each; the worth of those dropped isn't known well enough to be told.
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

/// A number of which a normal distribution is known.
struct NormalBelief {
    mean: f64,
    /// The variance.
    spread: f64,
}

impl NormalBelief {
    /// What is known once some samples have been seen, of this mean and standard error, if there are any.
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
