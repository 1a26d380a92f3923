//! `RackSums` and `study`: learning what tiles kept are worth.

use std::sync::atomic::Ordering;

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;
use rekje_core::crossword::selfplay::learning::{Penalties, leave_weights, study_game};

use crate::convert::{Number, numbers, refused, within};
use crate::facts::Facts;
use crate::limit::interruptible;
use crate::playout::{GameRules, LeaveSchedule};
use crate::threads::on_all_cores;
use crate::word_graph::WordGraph;

/// Racks observed in games.
#[pyclass(frozen, module = "rekje._core")]
pub struct RackSums {
    inner: rekje_core::crossword::selfplay::learning::RackSums,
}

type LeaveParts = (Vec<f64>, Vec<f64>, Vec<(Py<PyBytes>, f64)>);

#[pymethods]
impl RackSums {
    #[new]
    fn new(size: Number) -> PyResult<RackSums> {
        let inner = rekje_core::crossword::selfplay::learning::RackSums::new(tiles(size));
        Ok(RackSums { inner: inner.map_err(refused)? })
    }

    #[staticmethod]
    fn from_bytes(size: Number, data: &[u8]) -> PyResult<RackSums> {
        let inner = rekje_core::crossword::selfplay::learning::RackSums::from_bytes(tiles(size), data);
        Ok(RackSums { inner: inner.map_err(refused)? })
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.to_bytes())
    }

    #[getter]
    fn observations(&self) -> u64 {
        self.inner.observations()
    }

    fn joined(&self, py: Python<'_>, other: &RackSums) -> PyResult<RackSums> {
        py.detach(|| {
            let mut inner = self.inner.clone();
            inner.add(&other.inner)?;
            inner.merge();
            Ok(RackSums { inner })
        })
        .map_err(refused)
    }

    fn leave_parts(
        &self,
        py: Python<'_>,
        tiles: Vec<Number>,
        pairs: f64,
        threes: f64,
        fours: f64,
    ) -> PyResult<LeaveParts> {
        let (tiles, penalties) = (numbers(tiles), Penalties { pairs, sets: [threes, fours] });
        let found = py.detach(|| leave_weights(&self.inner, &tiles, penalties)).map_err(refused)?;
        let sets = found.sets.iter().map(|(set, value)| (PyBytes::new(py, set).unbind(), *value)).collect();
        Ok((found.ones, found.twos, sets))
    }
}

fn tiles(size: Number) -> usize {
    usize::try_from(size.0).unwrap_or(usize::MAX)
}

#[pyfunction]
#[pyo3(signature = (word_graph, facts, rules, leave_schedule, *, games, seed))]
pub fn study(
    py: Python<'_>,
    word_graph: &WordGraph,
    facts: &Facts,
    rules: &GameRules,
    leave_schedule: &LeaveSchedule,
    games: Number,
    seed: Number,
) -> PyResult<RackSums> {
    use rekje_core::Error;
    use rekje_core::crossword::selfplay::learning::RackSums as Sums;
    let (games, seed) = (within("games", games, 1_000_000)?, within("seed", seed, i64::MAX)?);
    let none = || Sums::new(facts.inner.rack_size());
    let one = |sums: Result<Sums, Error>, game: u32| {
        let (mut sums, seed) = (sums?, seed.wrapping_add(u64::from(game)));
        study_game(&word_graph.inner, &facts.inner, &rules.inner, &leave_schedule.inner, seed, &mut sums)?;
        Ok(sums)
    };
    let join = |one: Result<Sums, Error>, other: Result<Sums, Error>| {
        let mut sums = one?;
        sums.add(&other?)?;
        Ok(sums)
    };
    let inner = interruptible(py, |stop| {
        let games = (0..games as u32).into_par_iter().with_min_len(16);
        let games = games.take_any_while(|_| !stop.load(Ordering::Relaxed));
        let mut sums = on_all_cores(|| games.fold(none, one).reduce(none, join))?;
        sums.merge();
        Ok(sums)
    })?;
    Ok(RackSums { inner: inner.map_err(refused)? })
}
