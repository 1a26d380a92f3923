//! The value of a lead to a player who wants to win, by the chance of winning.
//!
//! The gain still to come is a normal distribution, whose variance grows with the number of unseen tiles. Chances of winning are
//! expressed in points: at the lead before the turn, a point more is worth a point. A point is worth less where it decides nothing, and
//! more where it decides the game.

use super::normal::{above, density};
use crate::crossword::leave::leave_values::POINT;

/// How the game stands between two, and the model of what is still to come.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// let odds = Odds { lead: -30.0, ahead: [5.0, 0.1], spread: [100.0, 20.0] };
/// let behind = KnownPosition { odds: Some(odds), ..known };
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let effort = SampleEffort { turns: 2, searches: 50, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
/// assert!(simulate((&graph, &facts, &leaves), &end_rules, &behind, &candidates, &effort).is_ok());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Odds {
    /// Points by which the seat leads before its turn.
    pub lead: f64,
    /// What who is on turn gains on the other: its mean and its variance, each `a + b × unseen`.
    pub ahead: [f64; 2],
    /// The variance of that.
    pub spread: [f64; 2],
}

/// The variance is never less, in points by points.
const LEAST: f64 = 1.0;
/// A point more counts this much, whatever it does to the chance of winning.
const POINTS: f64 = 0.1;
/// Chances are told in points as if the lead were no larger, in standard deviations.
const FAR: f64 = 1.5;

/// How the game stands at the horizon of a rollout.
pub enum Horizon {
    Over,
    /// The game goes on: whether seat 0 is on turn, and how many tiles the seat on turn doesn't see.
    Open {
        own_turn: bool,
        unseen: usize,
    },
}

impl Odds {
    /// The expected final lead of the seat on turn in standard deviations, and the standard deviation in points.
    fn lead(&self, lead: f64, unseen: usize) -> (f64, f64) {
        let of = |[a, b]: [f64; 2]| a + b * unseen as f64;
        let deviation = of(self.spread).max(LEAST).sqrt();
        ((lead + of(self.ahead)) / deviation, deviation)
    }

    /// The chance that seat 0 wins with a lead; a draw counts half.
    fn chance(&self, lead: f64, horizon: &Horizon) -> f64 {
        match *horizon {
            Horizon::Over => (lead.signum() * f64::from(lead != 0.0) + 1.0) / 2.0,
            Horizon::Open { own_turn: true, unseen } => 1.0 - above(self.lead(lead, unseen).0),
            Horizon::Open { own_turn: false, unseen } => above(self.lead(-lead, unseen).0),
        }
    }
}

/// Converts gains of the seat on turn to values: points, or chances of winning expressed in points.
pub struct Scale {
    odds: Option<Odds>,
    /// The points that a chance of 1 counts.
    chance: f64,
    /// The chance of winning before the turn.
    before: f64,
    /// What a point is worth before the turn.
    pub unit: f64,
}

impl Scale {
    pub fn new(odds: Option<Odds>, unseen: usize) -> Scale {
        let Some(known) = odds else { return Scale { odds, chance: 0.0, before: 0.0, unit: 1.0 } };
        let (z, deviation) = known.lead(known.lead, unseen);
        let chance = (1.0 - POINTS) * deviation / density(z.abs().min(FAR));
        Scale { odds, chance, before: 1.0 - above(z), unit: POINTS + chance * density(z) / deviation }
    }

    /// The chance that the seat wins with a gain in thousandths of a point; none without a model.
    pub fn chance(&self, gain: i64, horizon: &Horizon) -> Option<f64> {
        self.odds.map(|odds| odds.chance(odds.lead + gain as f64 / POINT as f64, horizon))
    }

    /// What a gain in thousandths of a point and the chance that comes of it are worth: `unit` for each point, and more or less where
    /// that decides the game.
    pub fn worth(&self, gain: i64, chance: Option<f64>) -> f64 {
        let points = gain as f64 / POINT as f64;
        chance.map_or(points, |chance| POINTS * points + self.chance * (chance - self.before))
    }
}
