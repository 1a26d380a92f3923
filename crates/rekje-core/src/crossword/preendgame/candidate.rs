//! A candidate turn, and what is known of its outcome with each draw.

use std::rc::Rc;

use super::dealt_game::Act;
use super::draws::Draw;
use crate::crossword::endgame::node_state::MOST;
use crate::crossword::simulation::normal::above;

/// The standard deviation of an estimated lead, in points: where the bag is empty after the turn, and where it isn't.
const DOUBTS: [f64; 2] = [15.0, 45.0];
/// Chances are counted in parts of this size, so that sums are exact.
pub const WHOLE: i64 = 1 << 20;

/// The outcome with one draw: the player's lead at the end of the game.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    /// The lead is proven to lie between these.
    pub low: i32,
    pub high: i32,
    pub estimate: i32,
    /// The standard deviation of the estimate.
    doubt: f64,
    /// How many positions were looked at in vain.
    pub tried: u64,
}

impl Outcome {
    /// An outcome with a draw that is estimated, and perhaps exactly.
    pub fn new(draw: &Draw, estimate: i32, is_exact: bool) -> Outcome {
        let (low, high) = if is_exact { (estimate, estimate) } else { (-MOST, MOST) };
        Outcome { low, high, estimate, doubt: DOUBTS[usize::from(!draw.bag.is_empty())], tried: 0 }
    }

    /// Whether it is known who wins.
    pub fn is_decided(&self) -> bool {
        self.low > 0 || self.high < 0 || (self.low, self.high) == (0, 0)
    }

    /// The lead as far as it is known.
    pub fn lead(&self) -> i32 {
        self.estimate.clamp(self.low, self.high)
    }

    /// The chance to win, as far as it is known.
    pub fn chance(&self) -> f64 {
        self.tally().won[1] as f64 / WHOLE as f64
    }

    /// What it adds to the sums of a candidate.
    fn tally(&self) -> Tally {
        let of = |lead: i32| (i64::from(lead.signum()) + 1) * WHOLE / 2;
        let guess = (WHOLE as f64 * (1.0 - above(f64::from(self.estimate) / self.doubt))) as i64;
        let won = [of(self.low), guess.clamp(of(self.low), of(self.high)), of(self.high)];
        Tally {
            won,
            spread: (won[1] - won[0]) as f64 * (won[2] - won[1]) as f64,
            points: [self.low, self.lead(), self.high].map(i64::from),
        }
    }
}

/// Sums over the draws, weighed: each what is proven at least, what is expected, and what is possible at most.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tally {
    /// Chances to win in parts of [`WHOLE`], a draw being half a win.
    pub won: [i64; 3],
    /// The variance of the chance that is expected.
    pub spread: f64,
    /// Leads at the end of the game, in points.
    pub points: [i64; 3],
}

impl Tally {
    /// Add an outcome, or take it back with a negative weight.
    fn add(&mut self, other: &Tally, weight: i64) {
        self.spread += other.spread * (weight * weight.abs()) as f64;
        for i in 0..3 {
            self.won[i] += other.won[i] * weight;
            self.points[i] += other.points[i] * weight;
        }
    }

    /// The chance that it may turn out to have, `doubts` standard deviations above what is expected.
    pub fn hope(&self, doubts: f64) -> f64 {
        (self.won[1] as f64 + doubts * self.spread.max(0.0).sqrt()).min(self.won[2] as f64)
    }

    /// By what candidates are compared in the end.
    pub fn cautious_rank(&self) -> (i64, i64) {
        (self.cautious_chance(), self.points[1])
    }

    /// The chance of which what isn't proven counts a quarter, since of many candidates that which was estimated too well comes out on top.
    pub fn cautious_chance(&self) -> i64 {
        self.won[0] + (self.won[1] - self.won[0]) / 4
    }

    /// By what candidates are compared: the chance, then the points.
    pub fn rank(&self) -> (i64, i64) {
        (self.won[1], self.points[1])
    }
}

/// A candidate turn.
pub struct Candidate {
    pub act: Act,
    /// Whether it is weighed to the end, even if it falls behind.
    pub is_asked_for: bool,
    /// The draws and their outcomes; none until the candidate was looked at.
    pub draws: Rc<Vec<Draw>>,
    pub outcomes: Vec<Outcome>,
    pub tally: Tally,
}

impl Candidate {
    pub fn new(act: Act, is_asked_for: bool) -> Candidate {
        Candidate { act, is_asked_for, draws: Rc::default(), outcomes: Vec::new(), tally: Tally::default() }
    }

    /// The score of its play.
    pub fn score(&self) -> i32 {
        self.act.play.map_or(0, |play| play.score)
    }

    /// Begin with an estimate of each outcome.
    pub fn begin(&mut self, draws: Rc<Vec<Draw>>, outcomes: Vec<Outcome>) {
        (self.draws, self.outcomes, self.tally) = (draws, outcomes, Tally::default());
        for (outcome, draw) in self.outcomes.iter().zip(self.draws.iter()) {
            self.tally.add(&outcome.tally(), draw.weight as i64);
        }
    }

    /// Narrow the bounds of an outcome.
    pub fn narrow(&mut self, draw: usize, (low, high): (i32, i32)) {
        let (outcome, weight) = (&mut self.outcomes[draw], self.draws[draw].weight as i64);
        self.tally.add(&outcome.tally(), -weight);
        (outcome.low, outcome.high) = (outcome.low.max(low), outcome.high.min(high));
        self.tally.add(&outcome.tally(), weight);
    }

    /// The outcome to decide next, of those that fewer than `nodes` positions were looked at for: the one that seems lost most surely.
    pub fn next(&self, nodes: u64) -> Option<usize> {
        let open = |draw: &usize| !self.outcomes[*draw].is_decided() && self.outcomes[*draw].tried < nodes;
        (0..self.outcomes.len()).filter(open).min_by_key(|&draw| self.outcomes[draw].estimate)
    }
}
