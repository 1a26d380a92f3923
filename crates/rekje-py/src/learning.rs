//! `NormalEquations` and `study`: learning what tiles kept are worth.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;
use rekje_core::crossword::selfplay::learning::{leave_weights, rack_features, study_game};

use crate::convert::{Number, numbers, refused, within};
use crate::facts::Facts;
use crate::playout::{GameRules, LeaveSchedule};
use crate::word_graph::WordGraph;

/// The normal equations of the racks observed in games.
#[pyclass(frozen, module = "rekje._core")]
pub struct NormalEquations {
    inner: rekje_core::crossword::selfplay::learning::NormalEquations,
}

#[pymethods]
impl NormalEquations {
    #[new]
    fn new(letters: Number) -> PyResult<NormalEquations> {
        let features = rack_features(usize::try_from(letters.0).unwrap_or(usize::MAX).min(63));
        rekje_core::crossword::selfplay::learning::NormalEquations::new(features)
            .map(|inner| NormalEquations { inner })
            .map_err(refused)
    }

    #[staticmethod]
    fn from_bytes(letters: Number, data: &[u8]) -> PyResult<NormalEquations> {
        if data.len() % 8 != 0 {
            return Err(PyValueError::new_err("sums are whole numbers of 8 bytes"));
        }
        let features = rack_features(usize::try_from(letters.0).unwrap_or(usize::MAX).min(63));
        let eight = |bytes: &[u8]| i64::from_le_bytes(bytes.try_into().expect("8 bytes"));
        let numbers = data.chunks_exact(8).map(eight).collect();
        rekje_core::crossword::selfplay::learning::NormalEquations::from_numbers(features, numbers)
            .map(|inner| NormalEquations { inner })
            .map_err(refused)
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes: Vec<u8> = self.inner.numbers().iter().flat_map(|number| number.to_le_bytes()).collect();
        PyBytes::new(py, &bytes)
    }

    #[getter]
    fn observations(&self) -> i64 {
        self.inner.observations()
    }

    fn joined(&self, other: &NormalEquations) -> PyResult<NormalEquations> {
        let mut inner = self.inner.clone();
        inner.add(&other.inner).map_err(refused)?;
        Ok(NormalEquations { inner })
    }

    fn leave_values(
        &self,
        py: Python<'_>,
        tiles: Vec<Number>,
        size: Number,
        drawn: f64,
    ) -> PyResult<(Vec<f64>, Vec<f64>)> {
        let (tiles, size) = (numbers(tiles), usize::try_from(size.0).unwrap_or(0));
        let found = py.detach(|| leave_weights(&self.inner, &tiles, size, drawn)).map_err(refused)?;
        Ok((found.ones, found.twos))
    }
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
) -> PyResult<NormalEquations> {
    let (games, seed) = (within("games", games, 1_000_000)?, within("seed", seed, i64::MAX)?);
    let none = || rekje_core::crossword::selfplay::learning::NormalEquations::new(rack_features(facts.inner.letters()));
    let one = |sums: Result<rekje_core::crossword::selfplay::learning::NormalEquations, rekje_core::Error>,
               game: u32| {
        let mut sums = sums?;
        study_game(
            &word_graph.inner,
            &facts.inner,
            &rules.inner,
            &leave_schedule.inner,
            seed.wrapping_add(u64::from(game)),
            &mut sums,
        )?;
        Ok(sums)
    };
    let join = |one: Result<rekje_core::crossword::selfplay::learning::NormalEquations, rekje_core::Error>,
                other: Result<_, _>| {
        let mut sums = one?;
        sums.add(&other?)?;
        Ok(sums)
    };
    let inner = py.detach(|| (0..games as u32).into_par_iter().with_min_len(16).fold(none, one).reduce(none, join));
    Ok(NormalEquations { inner: inner.map_err(refused)? })
}
