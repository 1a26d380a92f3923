//! Candidate elimination: which candidates are still worth a sample, and which one is best, from their equities and the samples.
//!
//! The prior of a candidate's value is a normal distribution about its equity, and the samples update it (Bayes). So with few samples the
//! estimate stays near the equity, and luck alone makes no leader.

use super::Estimate;
use super::normal::{above, density};
use super::paired_sums::PairedSums;
use super::sampling::Comparison;

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

/// When a candidate is dropped, which then gets no more samples. An estimate is the belief after all samples, from the prior about the
/// candidate's equity.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let drop = DropRule::Confidence { error: 0.01, margin: 0.1 };
/// let effort = SampleEffort { turns: 2, searches: 4_000, end_nodes: 0, drop, seed: 1 };
/// let found = simulate((&graph, &facts, &leaves), &end_rules, &known, &candidates, &effort).unwrap();
/// assert!(found[1].worth > found[0].worth, "many samples tell what few do not: the exchange gains more");
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum DropRule {
    /// When the points lost by that on average, the expected loss, are at most so many.
    Loss(f64),
    /// When it is so unlikely to be better than the leader by more than `margin` points that the chances of all candidates together
    /// are at most `error`. If one candidate is left in the end, none is better by more than that, with a confidence of 1 − `error`.
    Confidence {
        /// The chance that a better one is dropped, at most.
        error: f64,
        /// So many points aren't worth a search.
        margin: f64,
    },
}

/// The result of one rollout of a candidate: what is gained up to the next seat's reply, and what after it, in points or in chances told
/// in points. Besides, what is gained in points at its end, and the chance to win there, if there is a model of it.
#[derive(Debug, Clone, Copy)]
pub struct Sample {
    pub after_reply: f64,
    pub after: f64,
    pub points: f64,
    pub chance: Option<f64>,
}

/// The equities and samples of all candidates. Those still running have the same number of samples, from the same deals.
pub struct CandidateElimination {
    equities: Vec<f64>,
    /// How many samples each candidate has.
    samples: Vec<usize>,
    /// What is gained up to the reply, after it, and both together.
    parts: [PairedSums; 3],
    /// The sums of the points gained, and of the chances to win, if they are known.
    points: Vec<f64>,
    chances: Vec<Option<f64>>,
    running: Vec<usize>,
    /// What a point is worth.
    unit: f64,
    /// The factor of the standard deviations: greater than 1 where equities are less reliable than usual.
    spread_factor: f64,
    rule: DropRule,
}

impl CandidateElimination {
    /// Candidates with these equities and no samples yet. Those far behind are dropped at once.
    pub fn new(equities: Vec<f64>, (unit, spread_factor): (f64, f64), rule: DropRule) -> CandidateElimination {
        let count = equities.len();
        let mut elimination = CandidateElimination {
            equities,
            samples: vec![0; count],
            parts: [PairedSums::new(count), PairedSums::new(count), PairedSums::new(count)],
            points: vec![0.0; count],
            chances: vec![Some(0.0); count],
            running: (0..count).collect(),
            unit,
            spread_factor,
            rule,
        };
        elimination.drop_behind();
        elimination
    }

    /// The samples that each running candidate has.
    fn count(&self) -> usize {
        self.running.first().map_or(0, |&one| self.samples[one])
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
        let known = self.difference(leader, one);
        let is_likely = match self.rule {
            DropRule::Loss(loss) => known.expected_loss() > loss * self.unit,
            DropRule::Confidence { error, margin } => {
                known.below(-margin * self.unit) > error / (self.equities.len() - 1).max(1) as f64
            }
        };
        one == leader || is_likely
    }

    /// By how much one running candidate is better than another.
    fn difference(&self, one: usize, other: usize) -> NormalBelief {
        let apart = |part: &PairedSums| part.difference(one, other, self.count());
        let [reply, later, _] = &self.parts;
        self.posterior(self.equities[one] - self.equities[other], 2.0, apart(reply), apart(later))
    }

    /// The estimated values of the running candidates: the mean of their equities plus the posterior mean of each one's difference from
    /// it. Samples, too, count as differences from the mean of the running candidates in that sample, because they share its luck.
    fn estimates(&self) -> Vec<f64> {
        let count = self.running.len() as f64;
        let equity = self.running.iter().map(|&one| self.equities[one]).sum::<f64>() / count;
        let [reply, later, _] = &self.parts;
        let apart = |part: &PairedSums| part.apart(&self.running, self.count());
        let (reply, later) = (apart(reply), apart(later));
        // The variance of a difference from the mean of `count` candidates, relative to that of one candidate.
        let share = 1.0 - 1.0 / count;
        let estimate = |(place, &one): (usize, &usize)| {
            equity + self.posterior(self.equities[one] - equity, share, reply[place], later[place]).mean
        };
        self.running.iter().enumerate().map(estimate).collect()
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
        let [.., whole] = &self.parts;
        let estimate = |(one, &samples): (usize, &usize)| {
            let (mean, error) = whole.alone(one, samples);
            let of_sample = |sum: f64| sum / samples.max(1) as f64;
            let chance = self.chances[one].filter(|_| samples > 0).map(of_sample);
            let points = of_sample(self.points[one]);
            Estimate { worth: None, doubt: f64::INFINITY, mean, error, points, samples, chance }
        };
        let mut estimates: Vec<Estimate> = self.samples.iter().enumerate().map(estimate).collect();
        for (&one, worth) in self.running.iter().zip(self.estimates()) {
            let first = self.running[0];
            estimates[one].worth = Some(worth);
            estimates[one].doubt = if one == first { 0.0 } else { self.difference(one, first).spread.sqrt() };
        }
        estimates
    }
}

impl Comparison for CandidateElimination {
    type Sample = Sample;

    fn running(&self) -> Vec<usize> {
        self.running.clone()
    }

    fn deals_before_dropping(&self) -> usize {
        EVERY - self.count() % EVERY
    }

    fn add(&mut self, samples: Vec<Sample>) {
        let reply: Vec<f64> = samples.iter().map(|sample| sample.after_reply).collect();
        let later: Vec<f64> = samples.iter().map(|sample| sample.after).collect();
        let whole: Vec<f64> = samples.iter().map(|sample| sample.after_reply + sample.after).collect();
        self.parts.iter_mut().zip([reply, later, whole]).for_each(|(part, values)| part.add(&self.running, &values));
        for (&one, sample) in self.running.iter().zip(&samples) {
            self.samples[one] += 1;
            self.points[one] += sample.points;
            self.chances[one] = self.chances[one].zip(sample.chance).map(|(sum, chance)| sum + chance);
        }
        if self.count() >= LEAST && self.count() % EVERY == 0 {
            self.drop_behind();
        }
    }
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

    /// The probability that the number is below another one.
    fn below(&self, bound: f64) -> f64 {
        let deviation = self.spread.sqrt();
        if deviation == 0.0 { f64::from(self.mean < bound) } else { above((self.mean - bound) / deviation) }
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
