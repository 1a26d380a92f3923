//! `Board`: tiles on a board, for one word list and one set of facts, that lives on.

use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

use crate::convert::refused;
use crate::facts::Facts;
use crate::word_graph::WordGraph;

#[pyclass(frozen, module = "rekje._core")]
pub struct Board {
    word_graph: Py<WordGraph>,
    facts: Py<Facts>,
    pub cells: PyBackedBytes,
    /// What the core keeps of it, once a search has set it up that was of this board alone.
    kept: OnceLock<rekje_core::Board>,
}

#[pymethods]
impl Board {
    #[new]
    fn new(word_graph: Py<WordGraph>, facts: Py<Facts>, cells: PyBackedBytes) -> PyResult<Board> {
        rekje_core::Board::check(&word_graph.get().inner, &facts.get().inner, &cells).map_err(refused)?;
        Ok(Board { word_graph, facts, cells, kept: OnceLock::new() })
    }
}

impl Board {
    pub fn graph(&self) -> &rekje_core::WordGraph {
        &self.word_graph.get().inner
    }

    pub fn facts(&self) -> &rekje_core::Facts {
        &self.facts.get().inner
    }

    /// Ask something of the board as it was set up, and keep it so.
    pub fn ask<T>(&self, question: impl FnOnce(&rekje_core::Board) -> T) -> T {
        question(self.kept.get_or_init(|| self.set_up()))
    }

    /// Ask something of the board, and keep no more than was kept before.
    pub fn ask_once<T>(&self, question: impl FnOnce(&rekje_core::Board) -> T) -> T {
        match self.kept.get() {
            Some(kept) => question(kept),
            None => question(&self.set_up()),
        }
    }

    fn set_up(&self) -> rekje_core::Board {
        rekje_core::Board::of(self.graph(), self.facts(), &self.cells)
    }
}
