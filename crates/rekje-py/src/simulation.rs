//! `simulate`: a few plays weighed by playing on from them.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use rayon::prelude::*;
use rekje_core::Error;
use rekje_core::crossword::simulation::{
    DropRule, Estimate, KnownPosition, Odds, OneThread, RawCandidate, SampleEffort, Scope, Workers, hold_on_with,
    simulate_with,
};

use crate::board::Board;
use crate::convert::{Number, refused};
use crate::ending::endgame::EndRules;
use crate::leaves::Leaves;
use crate::limit::{By, Limit};
use crate::playout::{GameRules, LeaveSchedule};
use crate::threads::{is_alone, together};

/// A play as `(x, y, across, tiles, score)`, or the tiles given back.
#[derive(FromPyObject)]
pub enum Weighed {
    Play((usize, usize, bool, PyBackedBytes, i32)),
    Exchange(PyBackedBytes),
}

impl Weighed {
    pub fn raw(&self) -> RawCandidate {
        match self {
            Weighed::Play((x, y, across, tiles, score)) => {
                RawCandidate::Play { x: *x, y: *y, down: !across, tiles: tiles.to_vec(), score: *score }
            }
            Weighed::Exchange(gone) => RawCandidate::Exchange(gone.to_vec()),
        }
    }
}

/// The seat's lead, and `(a, b)` of the mean and of the variance of what is still gained.
type RawOdds = (f64, (f64, f64), (f64, f64));

/// The rack, what is unseen, and how many of these tiles each other seat holds.
type Held = (PyBackedBytes, PyBackedBytes, Vec<usize>);

/// The same, and how many of these tiles are out of the game.
type HeldOfAll = (PyBackedBytes, PyBackedBytes, Vec<usize>, usize);

/// Of a candidate `(worth or None, its doubt, mean, standard error, points, samples, chance or None)`.
type Told = (Option<f64>, f64, f64, f64, f64, usize, Option<f64>);

fn told(estimate: &Estimate) -> Told {
    let Estimate { worth, doubt, mean, error, points, samples, chance } = *estimate;
    (worth, doubt, mean, error, points, samples, chance)
}

/// The caller's thread, or many of the pool in which the work was begun.
struct Threads {
    many: bool,
}

impl Workers for Threads {
    fn are_many(&self) -> bool {
        self.many
    }

    fn map<T: Send>(&self, count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
        if self.many { (0..count).into_par_iter().map(work).collect() } else { OneThread.map(count, work) }
    }
}

/// Do a simulation on so many threads.
fn on_threads<T: Send>(
    threads: Option<Number>,
    simulation: impl FnOnce(&Threads) -> Result<T, Error> + Send,
) -> Result<T, Error> {
    if is_alone(threads) {
        return simulation(&Threads { many: false });
    }
    together(threads, || simulation(&Threads { many: true })).and_then(|found| found)
}

/// The searches that a simulation may make, with a limit by samples, by time, or by both.
fn searches_of(limit: &Limit, search: &str) -> PyResult<u64> {
    Limit::of(Some(limit), search, &[By::Samples, By::Time])?.samples_or_time(search)
}

#[pyfunction]
#[pyo3(signature = (board, leaves, rules, held, candidates, *, odds=None, turns, end_nodes, loss, error=None, seed, limit,
    threads=Some(Number(1))))]
#[allow(clippy::too_many_arguments)]
pub fn simulate(
    py: Python<'_>,
    board: &Board,
    leaves: &Leaves,
    rules: &EndRules,
    held: HeldOfAll,
    candidates: Vec<Weighed>,
    odds: Option<RawOdds>,
    turns: usize,
    end_nodes: u64,
    loss: f64,
    error: Option<f64>,
    seed: u64,
    limit: &Limit,
    threads: Option<Number>,
) -> PyResult<Vec<Told>> {
    let (rack, unseen, others, set_aside) = &held;
    if turns > 100 {
        return Err(PyValueError::new_err(format!("turns must be 0 to 100, not {turns}")));
    }
    let odds = odds.map(|(lead, ahead, spread)| Odds { lead, ahead: ahead.into(), spread: spread.into() });
    let known = KnownPosition { cells: &board.cells, rack, unseen, others, set_aside: *set_aside, odds };
    let searches = searches_of(limit, "simulate")?;
    let drop = error.map_or(DropRule::Loss(loss), |error| DropRule::Confidence { error, margin: loss });
    let effort = SampleEffort { turns, searches, end_nodes, drop, seed };
    let candidates: Vec<RawCandidate> = candidates.iter().map(Weighed::raw).collect();
    let words = (board.graph(), board.facts(), &leaves.inner);
    let found = limit.long_search(py, |stop| {
        on_threads(threads, |workers| simulate_with(words, &rules.inner, &known, &candidates, &effort, (workers, stop)))
    })?;
    Ok(found.map_err(refused)?.iter().map(told).collect())
}

/// The same where racks aren't filled up again.
#[pyfunction]
#[pyo3(signature = (board, leave_schedule, rules, held, candidates, *, bought, passes, turns, seed, limit,
    even=false, threads=Some(Number(1))))]
#[allow(clippy::too_many_arguments)]
pub fn hold_on(
    py: Python<'_>,
    board: &Board,
    leave_schedule: &LeaveSchedule,
    rules: &GameRules,
    held: Held,
    candidates: Vec<Weighed>,
    bought: bool,
    passes: usize,
    turns: usize,
    seed: u64,
    limit: &Limit,
    even: bool,
    threads: Option<Number>,
) -> PyResult<Vec<Told>> {
    let (rack, unseen, others) = &held;
    let known = KnownPosition { cells: &board.cells, rack, unseen, others, set_aside: 0, odds: None };
    let searches = searches_of(limit, "hold_on")?;
    let scope = Scope { turns, searches, seed, bought, passes, even };
    let candidates: Vec<RawCandidate> = candidates.iter().map(Weighed::raw).collect();
    let player = (board.graph(), board.facts(), &leave_schedule.inner);
    let found = limit.long_search(py, |stop| {
        on_threads(threads, |workers| hold_on_with(player, &rules.inner, &known, &candidates, &scope, (workers, stop)))
    })?;
    Ok(found.map_err(refused)?.iter().map(told).collect())
}
