//! `pre_end_game`: few tiles in the bag, every draw looked at.

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyTuple};
use rekje_core::crossword::preendgame::{BagPosition, Weighed as WeighedTurn};
use rekje_core::crossword::simulation::RawCandidate;

use crate::board::Board;
use crate::convert::refused;
use crate::ending::endgame::EndRules;
use crate::limit::{By, Limit};
use crate::notation::Notation;
use crate::plays::told;
use crate::simulation::Weighed;

/// The rack, what is unseen, and how many of these tiles are in the bag.
type Held = (PyBackedBytes, PyBackedBytes, usize);

/// The answer as `(turns, proven, chance_proven, nodes)`.
#[pyfunction]
#[pyo3(signature = (board, rules, held, asked_for, *, lead, passes_left, exchange_most, limit, notation=None))]
#[allow(clippy::too_many_arguments)]
pub fn pre_end_game<'py>(
    py: Python<'py>,
    board: &Board,
    rules: &EndRules,
    held: Held,
    asked_for: Vec<Weighed>,
    lead: i32,
    passes_left: (i64, i64, i64),
    exchange_most: usize,
    limit: &Limit,
    notation: Option<&Notation>,
) -> PyResult<Bound<'py, PyTuple>> {
    let limit = Limit::of(Some(limit), "pre_end_game", &[By::Nodes, By::Time])?;
    let (rack, unseen, bag) = &held;
    let cells = &board.cells[..];
    let passes_left = passes_left.into();
    let position = BagPosition { cells, rack, unseen, bag: *bag, lead, passes_left, exchange_most };
    let asked_for: Vec<RawCandidate> = asked_for.iter().map(Weighed::raw).collect();
    let game = (board.graph(), board.facts(), &rules.inner);
    let found = limit.long_search(py, |stop| {
        rekje_core::crossword::preendgame::pre_end_game(game, &position, &asked_for, limit.nodes(), stop)
    })?;
    let found = found.map_err(refused)?;
    let turns = found.turns.iter().map(|turn| told_turn(py, turn, notation, cells)).collect::<PyResult<Vec<_>>>()?;
    (turns, found.proven, found.chance_proven, found.nodes).into_pyobject(py)
}

/// A turn as `(play or None, tiles given back, chance, least, most, lead, lead_proven)`.
fn told_turn<'py>(
    py: Python<'py>,
    turn: &WeighedTurn,
    notation: Option<&Notation>,
    cells: &[u8],
) -> PyResult<Bound<'py, PyTuple>> {
    let play = turn.act.play.as_ref().map(|play| told(py, play, notation, cells)).transpose()?;
    let given = PyBytes::new(py, &turn.act.given);
    let (least, most) = turn.bounds;
    (play, given, turn.chance, least, most, turn.lead, turn.lead_proven).into_pyobject(py)
}
