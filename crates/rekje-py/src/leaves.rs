//! `Leaves`: what tiles kept are worth.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

use crate::convert::{Number, refused};

#[pyclass(frozen, module = "rekje._core")]
pub struct Leaves {
    pub inner: rekje_core::Leaves,
}

#[pymethods]
impl Leaves {
    #[new]
    #[pyo3(signature = (letters, most, sets, worths))]
    fn new(
        py: Python<'_>,
        letters: Number,
        most: Number,
        sets: Vec<PyBackedBytes>,
        worths: Vec<f64>,
    ) -> PyResult<Leaves> {
        if sets.len() != worths.len() {
            return Err(PyValueError::new_err(format!("{} sets have {} worths", sets.len(), worths.len())));
        }
        let (letters, most) = (usize::try_from(letters.0).unwrap_or(0), usize::try_from(most.0).unwrap_or(0));
        py.detach(|| {
            let mut inner = rekje_core::Leaves::new(letters, most).map_err(refused)?;
            for (set, &worth) in sets.iter().zip(&worths) {
                inner.set(set, thousandths(worth)?).map_err(refused)?;
            }
            Ok(Leaves { inner })
        })
    }

    #[getter]
    fn letters(&self) -> usize {
        self.inner.letters()
    }

    #[getter]
    fn most(&self) -> usize {
        self.inner.most()
    }
}

fn thousandths(points: f64) -> PyResult<i32> {
    if points.abs() <= 1_000_000.0 {
        return Ok((points * 1000.0).round() as i32);
    }
    Err(PyValueError::new_err(format!("a worth must be -1000000 to 1000000 points, not {points}")))
}
