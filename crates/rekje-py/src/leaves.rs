//! `Leaves`: what tiles kept are worth.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use rekje_core::RawLeaveParts;

use crate::convert::{Number, numbers, refused};

#[pyclass(frozen, module = "rekje._core")]
pub struct Leaves {
    pub inner: rekje_core::LeaveValues,
}

#[pymethods]
impl Leaves {
    #[new]
    #[pyo3(signature = (letters, most, sets, values))]
    fn new(
        py: Python<'_>,
        letters: Number,
        most: Number,
        sets: Vec<PyBackedBytes>,
        values: Vec<f64>,
    ) -> PyResult<Leaves> {
        if sets.len() != values.len() {
            return Err(PyValueError::new_err(format!("{} sets have {} values", sets.len(), values.len())));
        }
        let (letters, most) = (usize::try_from(letters.0).unwrap_or(0), usize::try_from(most.0).unwrap_or(0));
        py.detach(|| {
            let mut inner = rekje_core::LeaveValues::new(letters, most).map_err(refused)?;
            for (set, &worth) in sets.iter().zip(&values) {
                inner.set(set, thousandths(worth)?).map_err(refused)?;
            }
            Ok(Leaves { inner })
        })
    }

    #[staticmethod]
    fn of_parts(
        most: Number,
        ones: Vec<f64>,
        twos: Vec<f64>,
        sets: Vec<(PyBackedBytes, f64)>,
        tiles: Vec<Number>,
    ) -> PyResult<Leaves> {
        let most = usize::try_from(most.0).unwrap_or(usize::MAX);
        let set = |(set, points): &(PyBackedBytes, f64)| Ok((set.to_vec(), within(*points, 1000.0)?));
        let parts = RawLeaveParts {
            ones: terms(&ones)?,
            twos: terms(&twos)?,
            sets: sets.iter().map(set).collect::<PyResult<_>>()?,
            tiles: numbers(tiles),
        };
        rekje_core::LeaveValues::of_parts(most, &parts).map(|inner| Leaves { inner }).map_err(refused)
    }

    #[staticmethod]
    fn by_tile(values: Vec<f64>) -> PyResult<Leaves> {
        rekje_core::LeaveValues::by_tile(&terms(&values)?).map(|inner| Leaves { inner }).map_err(refused)
    }

    fn exchanges<'py>(&self, py: Python<'py>, rack: &[u8]) -> PyResult<Vec<(Bound<'py, PyBytes>, f64)>> {
        let found = self.inner.exchanges(rack).map_err(refused)?;
        Ok(found.iter().map(|(given, worth)| (PyBytes::new(py, given), f64::from(*worth) / 1000.0)).collect())
    }

    fn at(&self, unseen: &[u8], bag: usize) -> Leaves {
        Leaves { inner: self.inner.at(unseen.iter().copied(), bag) }
    }

    fn value(&self, rack: &[u8], kept: &[u8]) -> PyResult<f64> {
        Ok(f64::from(self.inner.value(rack, kept).map_err(refused)?) / 1000.0)
    }

    #[getter]
    fn letters(&self) -> usize {
        self.inner.letters()
    }

    #[getter]
    fn most(&self) -> usize {
        self.inner.max_tiles()
    }
}

/// Worths that are added up: of 31 tiles and each two of them the sum must not grow too large.
fn terms(points: &[f64]) -> PyResult<Vec<i32>> {
    points.iter().map(|&points| within(points, 1000.0)).collect()
}

fn thousandths(points: f64) -> PyResult<i32> {
    within(points, 1_000_000.0)
}

fn within(points: f64, most: f64) -> PyResult<i32> {
    if points.abs() <= most {
        return Ok((points * 1000.0).round() as i32);
    }
    Err(PyValueError::new_err(format!("a worth must be -{most} to {most} points, not {points}")))
}
