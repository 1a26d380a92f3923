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
mod normal;
mod odds;
mod paired;
mod rollout;
#[cfg(test)]
mod tests;

pub use candidate::{Candidate, RawCandidate};
pub use holding::{Scope, hold_on};
pub use odds::Odds;

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
use rollout::{Dealer, Rollout, Start};

/// The factor of the standard deviation of equities once the bag holds no more tiles than a rack: a leave then often comes to
/// nothing.
const LATE_SPREAD_FACTOR: f64 = 2.5;

/// What a seat knows: the board, its rack, the tiles it doesn't see, and how many of them each other seat holds, in the order
/// of their turns. The rest of them is in the bag.
pub struct KnownPosition<'p> {
    pub cells: &'p [u8],
    pub rack: &'p [u8],
    pub unseen: &'p [u8],
    pub others: &'p [usize],
    /// How the game stands, where winning counts and not points alone.
    pub odds: Option<Odds>,
}

/// How far and how long to look.
#[derive(Debug, Clone)]
pub struct SampleEffort {
    /// Turns that are played after a candidate, of all seats together.
    pub turns: usize,
    /// Best plays to search for, at most, all rollouts together.
    pub searches: u64,
    /// Positions to look at where a rollout comes to an empty bag and two players are left to end the game; none: both
    /// then take the highest score.
    pub end_nodes: u64,
    /// A candidate is dropped when its expected loss, the points lost on average by not choosing it, is at most this.
    pub loss: f64,
    pub seed: u64,
}

/// The result of a candidate, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// Its estimated value from equity and samples together; none if it was dropped.
    pub worth: Option<f64>,
    /// What it gained on the others in the samples, on average, with the standard error.
    pub mean: f64,
    pub error: f64,
    pub samples: usize,
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
pub fn simulate(
    (graph, facts, leaves): (&WordGraph, &Facts, &LeaveValues),
    rules: &EndRules,
    known: &KnownPosition,
    candidates: &[RawCandidate],
    effort: &SampleEffort,
) -> Result<Vec<Estimate>, Error> {
    let position = check(graph, facts, leaves, known)?;
    let kept = LeaveMap::new(leaves, &position.rack)?;
    let candidates = Candidate::all(facts, &position, &kept, candidates)?;
    let scale = Scale::new(known.odds, known.unseen.len());
    let bag = known.unseen.len() - known.others.iter().sum::<usize>();
    let spread_factor = if bag > facts.rack_size { 1.0 } else { LATE_SPREAD_FACTOR };
    let equities = candidates.iter().map(|one| one.equity() * scale.unit).collect();
    let mut elimination = CandidateElimination::new(equities, (scale.unit, spread_factor), effort.loss);
    let setting = Setting { graph, facts, leaves, rules, effort, scale };
    let board = Board::of(graph, facts, &position.cells);
    let starts: Vec<Start> = candidates.into_iter().map(|one| Start::new(&setting, &position, &board, one)).collect();
    let mut dealer = Dealer::new(known, effort.seed);
    let mut searches = 0;
    while searches < effort.searches && elimination.running().len() > 1 {
        let deal = dealer.deal();
        for one in elimination.running() {
            let mut rollout = Rollout::new(&setting, &starts[one], &deal, known.others);
            elimination.add(one, rollout.run()?);
            searches += rollout.searches;
        }
        elimination.drop_the_worse();
    }
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
    if known.others.is_empty() || known.others.len() > 3 || large || held > known.unseen.len() {
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
