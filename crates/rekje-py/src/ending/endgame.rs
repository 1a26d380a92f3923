//! `EndRules` and `end_game`: games with an empty bag, worked out.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use rekje_core::Play;
use rekje_core::crossword::endgame::{EndPosition, RawEndRules};

use crate::board::Board;
use crate::convert::{Number, refused};
use crate::limit::Limit;
use crate::notation::Notation;
use crate::plays::told;

#[pyclass(frozen, module = "rekje._core")]
pub struct EndRules {
    pub inner: rekje_core::crossword::endgame::EndRules,
}

#[pymethods]
impl EndRules {
    #[new]
    #[pyo3(signature = (*, passes, subtract_rest, out_times, out_bonus))]
    fn new(passes: Number, subtract_rest: bool, out_times: Number, out_bonus: Number) -> PyResult<EndRules> {
        let raw = RawEndRules { passes: passes.0, subtract_rest, out_times: out_times.0, out_bonus: out_bonus.0 };
        rekje_core::crossword::endgame::EndRules::new(&raw).map(|inner| EndRules { inner }).map_err(refused)
    }
}

/// The answer as `(value, proven, nodes, depth, line)`.
#[pyfunction]
#[pyo3(signature = (board, rules, racks, *, passes_left, limit, notation=None))]
#[allow(clippy::too_many_arguments)]
pub fn end_game<'py>(
    py: Python<'py>,
    board: &Board,
    rules: &EndRules,
    racks: (Bound<'py, PyBytes>, Bound<'py, PyBytes>),
    passes_left: Number,
    limit: &Limit,
    notation: Option<&Notation>,
) -> PyResult<Bound<'py, PyTuple>> {
    let budget = Limit::nodes_of(limit, "end_game")?;
    let racks = [racks.0.as_bytes(), racks.1.as_bytes()];
    let cells = &board.cells[..];
    let position = EndPosition { cells, racks, passes_left: passes_left.0 };
    let found = py
        .detach(|| {
            rekje_core::crossword::endgame::end_game(board.graph(), board.facts(), &rules.inner, &position, budget)
        })
        .map_err(refused)?;
    let mut standing = cells.to_vec();
    let mut line = Vec::with_capacity(found.line.len());
    for play in &found.line {
        line.push(play.as_ref().map(|play| told(py, play, notation, &standing)).transpose()?);
        let laid = play.iter().flat_map(Play::squares);
        laid.for_each(|(x, y, tile)| standing[y * board.facts().width() + x] = tile);
    }
    (found.value, found.proven, found.nodes, found.depth, line).into_pyobject(py)
}
