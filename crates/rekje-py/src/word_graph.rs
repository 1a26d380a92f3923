//! `WordGraph`: a word list made ready for searching.

use std::fs::File;
use std::io;
use std::path::PathBuf;

use bytes::Bytes;
use memmap2::MmapOptions;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;

use crate::convert::{Number, refused};

#[pyclass(frozen, module = "rekje._core")]
pub struct WordGraph {
    pub inner: rekje_core::WordGraph,
}

#[pymethods]
impl WordGraph {
    #[staticmethod]
    fn build(py: Python<'_>, words: Vec<PyBackedBytes>, letters: Number) -> PyResult<WordGraph> {
        let letters = usize::try_from(letters.0).unwrap_or(0);
        let built = py.detach(|| rekje_core::WordGraph::build(words.iter().map(|word| &word[..]), letters));
        built.map(|inner| WordGraph { inner }).map_err(refused)
    }

    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: PyBackedBytes) -> PyResult<WordGraph> {
        let read = py.detach(|| rekje_core::WordGraph::from_bytes(Bytes::from_owner(data)));
        read.map(|inner| WordGraph { inner }).map_err(refused)
    }

    #[staticmethod]
    fn map(py: Python<'_>, path: PathBuf) -> PyResult<WordGraph> {
        let bytes = py.detach(|| mapped(path))?;
        let read = py.detach(|| rekje_core::WordGraph::from_bytes(bytes));
        read.map(|inner| WordGraph { inner }).map_err(refused)
    }

    fn map_tables(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let bytes = py.detach(|| mapped(path))?;
        py.detach(|| self.inner.read_word_map(bytes)).map_err(refused)
    }

    fn tables_to_bytes<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| self.inner.word_map_to_bytes());
        bytes.map(|bytes| PyBytes::new(py, &bytes))
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

/// A file as memory that all processes share which read it.
fn mapped(path: PathBuf) -> io::Result<Bytes> {
    let file = File::open(path)?;
    // SAFETY: files of the cache are never written where they stand, but put in each other's place.
    let map = unsafe { MmapOptions::new().populate().map(&file)? };
    Ok(Bytes::from_owner(map))
}
