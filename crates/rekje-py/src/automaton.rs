//! `Automaton`: a word list made ready for searching.

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;

use crate::convert::{Number, refused};

#[pyclass(frozen, module = "rekje._core")]
pub struct Automaton {
    pub inner: rekje_core::Automaton,
}

#[pymethods]
impl Automaton {
    #[staticmethod]
    fn build(py: Python<'_>, words: Vec<PyBackedBytes>, letters: Number) -> PyResult<Automaton> {
        let letters = usize::try_from(letters.0).unwrap_or(0);
        let built = py.detach(|| rekje_core::Automaton::build(words.iter().map(|word| &word[..]), letters));
        built.map(|inner| Automaton { inner }).map_err(refused)
    }

    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: &[u8]) -> PyResult<Automaton> {
        let read = py.detach(|| rekje_core::Automaton::from_bytes(data));
        read.map(|inner| Automaton { inner }).map_err(refused)
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes = py.detach(|| self.inner.to_bytes());
        PyBytes::new(py, &bytes)
    }

    fn contains(&self, word: &[u8]) -> bool {
        self.inner.contains(word)
    }

    fn __len__(&self) -> usize {
        self.inner.words()
    }

    #[getter]
    fn letters(&self) -> usize {
        self.inner.letters()
    }

    #[getter]
    fn size(&self) -> usize {
        self.inner.size()
    }
}
