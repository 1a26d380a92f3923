//! Words on grids of letters: `GridWords`.

use std::sync::atomic::AtomicBool;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use rayon::prelude::*;
use rekje_core::word_grid::{self, GridError, Shape, WordCount};

use crate::convert::Number;
use crate::limit::{By, Limit};
use crate::threads::on_all_cores;
use crate::word_graph::WordGraph;

fn refused(error: GridError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// How many boards one core searches at a time.
const BOARDS: usize = 1024;
/// So many boards are searched before anybody thinks of interrupting it.
const SOON: usize = 64;

type ListedWord<'py> = (Bound<'py, PyBytes>, Bound<'py, PyBytes>);

#[pyclass(frozen, module = "rekje._core")]
pub struct GridWords {
    inner: word_grid::GridWords,
}

#[pymethods]
impl GridWords {
    #[new]
    fn new(py: Python<'_>, word_graph: &WordGraph, faces: Vec<PyBackedBytes>, shortest: Number) -> PyResult<GridWords> {
        let faces: Vec<Vec<u8>> = faces.iter().map(|face| face.to_vec()).collect();
        let shortest = usize::try_from(shortest.0).unwrap_or(0);
        let words = py.detach(|| word_grid::GridWords::new(&word_graph.inner, &faces, shortest));
        words.map(|inner| GridWords { inner }).map_err(refused)
    }

    #[getter]
    fn memory(&self) -> usize {
        self.inner.bytes()
    }

    #[pyo3(signature = (size, corners, board, *, limit=None))]
    fn words<'py>(
        &self,
        py: Python<'py>,
        size: (Number, Number),
        corners: bool,
        board: &[u8],
        limit: Option<&Limit>,
    ) -> PyResult<Option<Vec<ListedWord<'py>>>> {
        let shape = shape(size, corners)?;
        let limit = Limit::of(limit, "words", &[By::Time])?;
        let search = |stop: &AtomicBool| self.inner.list(&shape, board, stop);
        let listed = limit.search(py, search)?.map_err(refused)?;
        let told = |found: word_grid::GridWord| (PyBytes::new(py, &found.word), PyBytes::new(py, &found.cells));
        Ok(listed.map(|words| words.into_iter().map(told).collect()))
    }

    #[pyo3(signature = (size, corners, boards, points, *, all_cores, limit=None))]
    #[allow(clippy::too_many_arguments)]
    fn count(
        &self,
        py: Python<'_>,
        size: (Number, Number),
        corners: bool,
        boards: &[u8],
        points: Vec<u32>,
        all_cores: bool,
        limit: Option<&Limit>,
    ) -> PyResult<Vec<(u32, u32)>> {
        let shape = shape(size, corners)?;
        let limit = Limit::of(limit, "count", &[By::Time])?;
        let search = |stop: &AtomicBool| -> Result<Vec<WordCount>, GridError> {
            let count = |boards: &[u8]| self.inner.count(&shape, boards, &points, stop);
            if all_cores {
                let parts = || boards.par_chunks(BOARDS * shape.cells()).map(count).collect::<Result<Vec<_>, _>>();
                Ok(on_all_cores(parts)?.concat())
            } else {
                count(boards)
            }
        };
        let is_short = boards.len() <= SOON * shape.cells();
        let found = if is_short { limit.search(py, search)? } else { limit.long_search(py, search)? };
        Ok(found.map_err(refused)?.into_iter().map(|count| (count.words, count.points)).collect())
    }
}

fn shape(size: (Number, Number), corners: bool) -> PyResult<Shape> {
    Shape::new(size.0.0, size.1.0, corners).map_err(refused)
}
