//! `Plays`: a list of plays that becomes Python objects only where it is looked at.

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use rekje_core::{Play, Rated};

/// A play as `(x, y, across, tiles, score)`.
pub fn as_tuple<'py>(py: Python<'py>, play: &Play) -> PyResult<Bound<'py, PyTuple>> {
    (play.x, play.y, !play.down, PyBytes::new(py, play.tiles()), play.score).into_pyobject(py)
}

/// A play with its worth in points, as `(x, y, across, tiles, score, worth)`.
pub fn as_rated_tuple<'py>(py: Python<'py>, rated: &Rated) -> PyResult<Bound<'py, PyTuple>> {
    let Rated { play, worth } = rated;
    (play.x, play.y, !play.down, PyBytes::new(py, play.tiles()), play.score, *worth as f64 / 1000.0).into_pyobject(py)
}

#[pyclass(frozen, sequence, module = "rekje._core")]
pub struct Plays {
    pub list: Vec<Play>,
}

#[pymethods]
impl Plays {
    fn __len__(&self) -> usize {
        self.list.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyTuple>> {
        let place = if index < 0 { index + self.list.len() as isize } else { index };
        match usize::try_from(place).ok().and_then(|place| self.list.get(place)) {
            Some(play) => as_tuple(py, play),
            None => Err(PyIndexError::new_err("there is no such play")),
        }
    }

    #[getter]
    fn top(&self) -> i32 {
        self.list.first().map_or(0, |play| play.score)
    }

    #[getter]
    fn sum(&self) -> i64 {
        self.list.iter().map(|play| i64::from(play.score)).sum()
    }
}
