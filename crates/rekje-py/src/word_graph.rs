//! `WordGraph`: a word list made ready for searching, or the part of one that a single position needs.

use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::OnceLock;

use bytes::Bytes;
use memmap2::{MmapMut, MmapOptions};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use rekje_core::FormableWords;

use crate::convert::{Number, refused};
use crate::facts::Facts;

#[pyclass(frozen, module = "rekje._core")]
pub struct WordGraph {
    pub inner: rekje_core::WordGraph,
    /// The same on large pages, once that is asked for; None if there are none.
    on_large_pages: OnceLock<Option<rekje_core::WordGraph>>,
}

impl WordGraph {
    fn new(inner: rekje_core::WordGraph) -> WordGraph {
        WordGraph { inner, on_large_pages: OnceLock::new() }
    }

    /// The graph for a search that goes on for long: on large pages, where the processor finds the places of nodes faster. It is a copy
    /// that this process has for itself.
    pub fn for_long_use(&self) -> &rekje_core::WordGraph {
        let copy = || rekje_core::WordGraph::from_bytes(on_large_pages(&self.inner.to_bytes())?).ok();
        self.on_large_pages.get_or_init(copy).as_ref().unwrap_or(&self.inner)
    }
}

#[pymethods]
impl WordGraph {
    #[staticmethod]
    fn build(py: Python<'_>, words: Vec<PyBackedBytes>, letters: Number) -> PyResult<WordGraph> {
        let letters = usize::try_from(letters.0).unwrap_or(0);
        let built = py.detach(|| rekje_core::WordGraph::build(words.iter().map(|word| &word[..]), letters));
        built.map(WordGraph::new).map_err(refused)
    }

    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: PyBackedBytes) -> PyResult<WordGraph> {
        let read = py.detach(|| rekje_core::WordGraph::from_bytes(Bytes::from_owner(data)));
        read.map(WordGraph::new).map_err(refused)
    }

    #[staticmethod]
    fn map(py: Python<'_>, path: PathBuf) -> PyResult<WordGraph> {
        let bytes = py.detach(|| mapped(path))?;
        let read = py.detach(|| rekje_core::WordGraph::from_bytes(bytes));
        read.map(WordGraph::new).map_err(refused)
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

/// Letters stand in a table's lines this much above their codes; the bytes behind a word are lower.
const LETTER: u8 = 64;

/// The lines of a word table that a graph for this position alone needs.
#[pyfunction]
pub fn formable<'py>(
    py: Python<'py>,
    lines: PyBackedBytes,
    facts: Py<Facts>,
    cells: PyBackedBytes,
    rack: PyBackedBytes,
) -> PyResult<Bound<'py, PyBytes>> {
    let words = FormableWords::new(&facts.get().inner, &cells, &rack).map_err(refused)?;
    let found = py.detach(|| {
        let lines = lines.split_inclusive(|&byte| byte == b'\n');
        lines.filter(|line| words.may_have(&codes(line))).collect::<Vec<_>>().concat()
    });
    Ok(PyBytes::new(py, &found))
}

fn codes(line: &[u8]) -> Vec<u8> {
    line.iter().map_while(|byte| byte.checked_sub(LETTER).filter(|&code| code > 0)).collect()
}

/// A file as memory that all processes share which read it.
fn mapped(path: PathBuf) -> io::Result<Bytes> {
    let file = File::open(path)?;
    // SAFETY: files of the cache are never written where they stand, but put in each other's place.
    let map = unsafe { MmapOptions::new().populate().map(&file)? };
    Ok(Bytes::from_owner(map))
}

/// A copy of some bytes on pages of 2 MB, where the system has such pages.
#[cfg(target_os = "linux")]
fn on_large_pages(bytes: &[u8]) -> Option<Bytes> {
    let mut map = MmapMut::map_anon(bytes.len()).ok()?;
    map.advise(memmap2::Advice::HugePage).ok()?;
    map.copy_from_slice(bytes);
    Some(Bytes::from_owner(map))
}

#[cfg(not(target_os = "linux"))]
fn on_large_pages(_: &[u8]) -> Option<Bytes> {
    None
}
