//! `simulate`: a few plays weighed by playing on from them.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use rekje_core::crossword::simulation::{Estimate, KnownPosition, Odds, RawCandidate, SampleEffort, Scope};

use crate::board::Board;
use crate::convert::refused;
use crate::endgame::EndRules;
use crate::leaves::Leaves;
use crate::limit::Limit;
use crate::playout::{GameRules, LeaveSchedule};

/// A play as `(x, y, across, tiles, score)`, or the tiles given back.
#[derive(FromPyObject)]
pub enum Weighed {
    Play((usize, usize, bool, PyBackedBytes, i32)),
    Exchange(PyBackedBytes),
}

impl Weighed {
    fn raw(&self) -> RawCandidate {
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

/// Of a candidate `(worth or None, mean, standard error, samples)`.
type Told = (Option<f64>, f64, f64, usize);

fn told(estimate: &Estimate) -> Told {
    (estimate.worth, estimate.mean, estimate.error, estimate.samples)
}

#[pyfunction]
#[pyo3(signature = (board, leaves, rules, held, candidates, *, odds=None, turns, end_nodes, loss, seed, limit))]
#[allow(clippy::too_many_arguments)]
pub fn simulate(
    py: Python<'_>,
    board: &Board,
    leaves: &Leaves,
    rules: &EndRules,
    held: Held,
    candidates: Vec<Weighed>,
    odds: Option<RawOdds>,
    turns: usize,
    end_nodes: u64,
    loss: f64,
    seed: u64,
    limit: &Limit,
) -> PyResult<Vec<Told>> {
    let (rack, unseen, others) = &held;
    if turns > 100 {
        return Err(PyValueError::new_err(format!("turns must be 0 to 100, not {turns}")));
    }
    let odds = odds.map(|(lead, ahead, spread)| Odds { lead, ahead: ahead.into(), spread: spread.into() });
    let known = KnownPosition { cells: &board.cells, rack, unseen, others, odds };
    let searches = Limit::samples_of(limit, "simulate")?;
    let effort = SampleEffort { turns, searches, end_nodes, loss, seed };
    let candidates: Vec<RawCandidate> = candidates.iter().map(Weighed::raw).collect();
    let words = (board.graph(), board.facts(), &leaves.inner);
    let found = py
        .detach(|| rekje_core::crossword::simulation::simulate(words, &rules.inner, &known, &candidates, &effort))
        .map_err(refused)?;
    Ok(found.iter().map(told).collect())
}

/// The same where racks aren't filled up again.
#[pyfunction]
#[pyo3(signature = (board, leave_schedule, rules, held, candidates, *, bought, passes, turns, seed, limit))]
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
) -> PyResult<Vec<Told>> {
    let (rack, unseen, others) = &held;
    let known = KnownPosition { cells: &board.cells, rack, unseen, others, odds: None };
    let searches = Limit::samples_of(limit, "hold_on")?;
    let scope = Scope { turns, searches, seed, bought, passes };
    let candidates: Vec<RawCandidate> = candidates.iter().map(Weighed::raw).collect();
    let player = (board.graph(), board.facts(), &leave_schedule.inner);
    let found = py
        .detach(|| rekje_core::crossword::simulation::hold_on(player, &rules.inner, &known, &candidates, &scope))
        .map_err(refused)?;
    Ok(found.iter().map(told).collect())
}
