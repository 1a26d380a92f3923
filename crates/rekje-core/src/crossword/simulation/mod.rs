//! Simulation: the values of a few candidate moves, estimated by many rollouts of each.
//!
//! Each sample deals the unseen tiles at random, in the same way for all candidates (common random numbers). So the differences
//! between candidates depend less on luck. An estimate combines the samples with the candidate's equity. A candidate is dropped when
//! its expected loss is small (Monte-Carlo racing: Maron & Moore, 1994; expected opportunity cost: Chick & Inoue, 2001). The others get
//! more samples, until one is left or the budget is used up. The budget is a number of searches and not a time, so the same position
//! always has the same answer.

mod candidate;
mod candidate_elimination;
mod holding;
mod known_rollouts;
pub(in crate::crossword) mod normal;
mod odds;
mod paired;
mod paired_sums;
mod rollout;
mod sampling;
#[cfg(test)]
mod tests;

use candidate::Candidate;
pub use candidate::RawCandidate;
pub use candidate_elimination::DropRule;
pub use holding::{Scope, hold_on, hold_on_with};
pub use odds::Odds;
pub use sampling::{OneThread, Workers};

use std::sync::atomic::AtomicBool;

use crate::crossword::board::Board;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::position::Position;
use crate::crossword::board::rack::Rack;
use crate::crossword::endgame::EndRules;
use crate::crossword::leave::leave_map::LeaveMap;
use crate::crossword::leave::leave_values::LeaveValues;
use crate::error::Error;
use crate::lexicon::word_graph::WordGraph;
use candidate_elimination::CandidateElimination;
use odds::Scale;
use rollout::{Dealer, Start};
use sampling::{Working, sample_deals};

/// The factor of the standard deviation of equities once the bag holds no more tiles than a rack: a leave then often comes to
/// nothing.
const LATE_SPREAD_FACTOR: f64 = 2.5;

/// What a seat knows: the board, its rack, the tiles it doesn't see, and how many of them each other seat holds, in the order
/// of their turns. The rest of them is in the bag, but for those that nobody plays with any more.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// // Four of the twelve unseen tiles are on the rack of the other, the rest is in the bag.
/// assert_eq!(known.unseen.len() - known.others.iter().sum::<usize>(), 8);
/// ```
pub struct KnownPosition<'p> {
    /// The board, one byte a square, row by row.
    pub cells: &'p [u8],
    /// The own rack.
    pub rack: &'p [u8],
    /// All tiles that the seat doesn't see.
    pub unseen: &'p [u8],
    /// How many of them each other seat holds, in the order of their turns.
    pub others: &'p [usize],
    /// How many of them are out of the game, on the racks of those who have left it.
    pub set_aside: usize,
    /// How the game stands, where winning counts and not points alone.
    pub odds: Option<Odds>,
}

/// How far and how long to look.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let effort = SampleEffort { turns: 2, searches: 100, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
/// let again = SampleEffort { ..effort.clone() };
/// let run = |effort| simulate((&graph, &facts, &leaves), &end_rules, &known, &candidates, effort).unwrap();
/// assert_eq!(run(&effort), run(&again));
/// ```
#[derive(Debug, Clone)]
pub struct SampleEffort {
    /// Turns that are played after a candidate, of all seats together.
    pub turns: usize,
    /// Best plays to search for, at most, all rollouts together.
    pub searches: u64,
    /// Positions to look at where a rollout comes to an empty bag and two players are left to end the game; none: both
    /// then take the highest score.
    pub end_nodes: u64,
    /// When a candidate is dropped.
    pub drop: DropRule,
    /// What the deals depend on.
    pub seed: u64,
}

/// The result of a candidate, in points.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let effort = SampleEffort { turns: 2, searches: 100, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
/// let found = simulate((&graph, &facts, &leaves), &end_rules, &known, &candidates, &effort).unwrap();
/// let first: Estimate = found[0];
/// assert!(first.samples > 0 && first.worth.is_some());
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// Its estimated value from equity and samples together; none if it was dropped.
    pub worth: Option<f64>,
    /// The standard error of the difference between that and the value of the first candidate that wasn't dropped; infinite for those
    /// that were.
    pub doubt: f64,
    /// What it gained on the others in the samples, on average.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
    /// What it gained in points on average, whatever they decide.
    pub points: f64,
    /// How often it was tried.
    pub samples: usize,
    /// The chance to win in the samples, on average; none without a model of it, and without samples.
    pub chance: Option<f64>,
}

/// What is the same for all rollouts.
struct Setting<'a> {
    graph: &'a WordGraph,
    facts: &'a Facts,
    leaves: &'a LeaveValues,
    rules: &'a EndRules,
    effort: &'a SampleEffort,
    scale: Scale,
}

/// Simulate each candidate. Those dropped early have fewer samples.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let effort = SampleEffort { turns: 2, searches: 100, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
/// let found = simulate((&graph, &facts, &leaves), &end_rules, &known, &candidates, &effort).unwrap();
/// assert!(found[0].mean > found[1].mean, "CATS is better than an exchange");
/// ```
pub fn simulate(
    (graph, facts, leaves): (&WordGraph, &Facts, &LeaveValues),
    rules: &EndRules,
    known: &KnownPosition,
    candidates: &[RawCandidate],
    effort: &SampleEffort,
) -> Result<Vec<Estimate>, Error> {
    let never = AtomicBool::new(false);
    simulate_with((graph, facts, leaves), rules, known, candidates, effort, (&OneThread, &never))
}

/// [`simulate`], its rollouts spread over threads, until a flag is set. As long as it isn't, the number of threads changes nothing.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// use std::sync::atomic::AtomicBool;
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let effort = SampleEffort { turns: 1, searches: 50, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
/// let is_over = AtomicBool::new(true);
/// let words = (&graph, &facts, &leaves);
/// let found = simulate_with(words, &end_rules, &known, &candidates, &effort, (&OneThread, &is_over)).unwrap();
/// assert!(found[0].worth > found[1].worth && found[0].samples == 0, "without time it is the equity");
/// ```
pub fn simulate_with(
    (graph, facts, leaves): (&WordGraph, &Facts, &LeaveValues),
    rules: &EndRules,
    known: &KnownPosition,
    candidates: &[RawCandidate],
    effort: &SampleEffort,
    working: Working<impl Workers>,
) -> Result<Vec<Estimate>, Error> {
    let position = check(graph, facts, leaves, known)?;
    let in_play = known.unseen.len() - known.set_aside;
    let bag = in_play - known.others.iter().sum::<usize>();
    let here = leaves.at(known.unseen.iter().copied(), bag);
    let kept = LeaveMap::new(&here, &position.rack)?;
    let candidates = Candidate::all(facts, &position, &kept, candidates)?;
    let scale = Scale::new(known.odds, known.unseen.len());
    let spread_factor = if bag > facts.rack_size { 1.0 } else { LATE_SPREAD_FACTOR };
    let equities = candidates.iter().map(|one| one.equity() * scale.unit).collect();
    let mut elimination = CandidateElimination::new(equities, (scale.unit, spread_factor), effort.drop);
    let setting = Setting { graph, facts, leaves, rules, effort, scale };
    let board = Board::of(graph, facts, &position.cells);
    let starts: Vec<Start> = candidates.into_iter().map(|one| Start::new(&setting, &position, &board, one)).collect();
    let rollout = |one: usize, deal: &[u8]| starts[one].play_out(&setting, &deal[..in_play], known.others);
    sample_deals(&mut elimination, &mut Dealer::new(known, effort.seed), effort.searches, working, rollout)?;
    Ok(elimination.final_estimates())
}

/// The position with its board and rack checked. It is an error if letter sets, unseen tiles or numbers of tiles don't agree.
fn check(graph: &WordGraph, facts: &Facts, leaves: &LeaveValues, known: &KnownPosition) -> Result<Position, Error> {
    for letters in [graph.letters(), leaves.letters()] {
        if letters != facts.letters {
            return Err(Error::LettersDiffer { words: letters, facts: facts.letters });
        }
    }
    check_unseen(facts, known)?;
    let held: usize = known.others.iter().sum();
    let large = known.others.iter().any(|&count| count > facts.rack_size);
    if known.others.is_empty() || known.others.len() > 3 || large || held + known.set_aside > known.unseen.len() {
        return Err(Error::Game("the others hold more tiles than there are, or there are none or too many of them"));
    }
    Position::new(facts, known.cells, known.rack)
}

/// Refuse unseen tiles that the letter set doesn't have.
fn check_unseen(facts: &Facts, known: &KnownPosition) -> Result<(), Error> {
    match known.unseen.iter().find(|&&code| usize::from(code) > facts.letters) {
        Some(&code) => Err(Error::UnknownLetter { code, letters: facts.letters }),
        None => Ok(()),
    }
}

/// Deal racks of the sizes `others` from the front of `deal`. It returns the racks of all seats, the own one first, and the tiles left
/// for the bag.
fn deal_racks<'d>(own: &Rack, deal: &'d [u8], others: &[usize]) -> (Vec<Rack>, &'d [u8]) {
    let mut racks = vec![own.clone()];
    let mut rest = deal;
    for &count in others {
        let (held, more) = rest.split_at(count);
        racks.push(Rack::new(held));
        rest = more;
    }
    (racks, rest)
}

/// By how much the first seat's total is above the mean of the others'.
fn lead(totals: impl IntoIterator<Item = i64>) -> i64 {
    let mut totals = totals.into_iter();
    let own = totals.next().unwrap_or(0);
    let (sum, count) = totals.fold((0, 0), |(sum, count), total| (sum + total, count + 1));
    own - sum / count.max(1)
}

fn points(facts: &Facts, rack: &Rack) -> i32 {
    rack.tiles().map(|code| facts.value(code)).sum()
}
