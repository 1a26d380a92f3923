//! `GameRules`, `Playout` and `selfplay`: games between greedy players.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple};
use rayon::prelude::*;
use rekje_core::crossword::selfplay::{Action, Ending, Game, RawGameRules, Turn, play_game};

use crate::convert::{Number, numbers, refused, within};
use crate::facts::Facts;
use crate::leaves::Leaves;
use crate::limit::interruptible;
use crate::plays::as_tuple;
use crate::threads::together;
use crate::word_graph::WordGraph;

#[pyclass(frozen, module = "rekje._core")]
pub struct GameRules {
    pub inner: rekje_core::crossword::selfplay::GameRules,
}

#[pymethods]
impl GameRules {
    #[new]
    #[pyo3(signature = (*, tiles, seats, exchange_min, pass_rounds, pass_rounds_empty, scoreless_rounds, prove_end,
        subtract_rest, out_gains, rack=None, buys=None, out_bonus=None, out_doubles=false))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        tiles: Vec<Number>,
        seats: Number,
        exchange_min: Number,
        pass_rounds: Number,
        pass_rounds_empty: Number,
        scoreless_rounds: Number,
        prove_end: bool,
        subtract_rest: bool,
        out_gains: bool,
        rack: Option<Number>,
        buys: Option<Number>,
        out_bonus: Option<Number>,
        out_doubles: bool,
    ) -> PyResult<GameRules> {
        let raw = RawGameRules {
            tiles: numbers(tiles),
            seats: seats.0,
            exchange_min: exchange_min.0,
            pass_rounds: pass_rounds.0,
            pass_rounds_empty: pass_rounds_empty.0,
            scoreless_rounds: scoreless_rounds.0,
            prove_end,
            subtract_rest,
            out_gains,
            rack: rack.map_or(0, |rack| rack.0),
            buys: buys.map_or(0, |buys| buys.0),
            out_bonus: out_bonus.map_or(0, |bonus| bonus.0),
            out_doubles,
        };
        rekje_core::crossword::selfplay::GameRules::new(&raw).map(|inner| GameRules { inner }).map_err(refused)
    }
}

#[pyclass(frozen, module = "rekje._core")]
pub struct Playout {
    game: Game,
}

impl Playout {
    pub fn of(game: Game) -> Playout {
        Playout { game }
    }
}

#[pymethods]
impl Playout {
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.game.scores.clone()
    }

    #[getter]
    fn adjustments(&self) -> Vec<i32> {
        self.game.adjustments.clone()
    }

    #[getter]
    fn racks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        tiles(py, &self.game.racks)
    }

    #[getter]
    fn rest<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        tiles(py, &self.game.rest)
    }

    #[getter]
    fn reason(&self) -> &'static str {
        match self.game.ending {
            Ending::Out => "out",
            Ending::Passes => "passes",
            Ending::Scoreless => "scoreless",
            Ending::NoPlay => "no-play",
        }
    }

    #[getter]
    fn turns<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        self.game.turns.iter().map(|turn| turn_tuple(py, turn)).collect()
    }
}

/// The leave values that a player goes by, by how full the bag is.
#[pyclass(frozen, module = "rekje._core")]
pub struct LeaveSchedule {
    pub inner: rekje_core::crossword::selfplay::LeaveSchedule,
}

#[pymethods]
impl LeaveSchedule {
    #[new]
    #[pyo3(signature = (leaves=None, end=None))]
    fn new(leaves: Option<Vec<PyRef<'_, Leaves>>>, end: Option<PyRef<'_, Leaves>>) -> LeaveSchedule {
        let leaves = leaves.iter().flatten().map(|leaves| leaves.inner.clone()).collect();
        LeaveSchedule {
            inner: rekje_core::crossword::selfplay::LeaveSchedule::new(leaves, end.map(|leaves| leaves.inner.clone())),
        }
    }
}

#[pyfunction]
#[allow(clippy::too_many_arguments)]
#[pyo3(signature = (word_graph, facts, rules, *, games, seed, leave_schedules=None, threads=None))]
pub fn selfplay(
    py: Python<'_>,
    word_graph: &WordGraph,
    facts: &Facts,
    rules: &GameRules,
    games: Number,
    seed: Number,
    leave_schedules: Option<Vec<PyRef<'_, LeaveSchedule>>>,
    threads: Option<Number>,
) -> PyResult<Vec<Playout>> {
    let (games, seed) = (within("games", games, 100_000)?, within("seed", seed, i64::MAX)?);
    let leave_schedules: Vec<&rekje_core::crossword::selfplay::LeaveSchedule> =
        leave_schedules.iter().flatten().map(|leave_schedule| &leave_schedule.inner).collect();
    let one = |game: u64| {
        let seed = seed.wrapping_add(game);
        play_game(&word_graph.inner, &facts.inner, &rules.inner, &leave_schedules, seed).map(|game| Playout { game })
    };
    let all = |stop: &AtomicBool| {
        let games = (0..games).into_par_iter().take_any_while(|_| !stop.load(Ordering::Relaxed));
        games.map(one).collect::<Result<Vec<Playout>, _>>()
    };
    interruptible(py, |stop| together(threads, || all(stop)).and_then(|played| played))?.map_err(refused)
}

fn tiles<'py>(py: Python<'py>, racks: &[Vec<u8>]) -> PyResult<Bound<'py, PyList>> {
    PyList::new(py, racks.iter().map(|rack| PyBytes::new(py, rack)))
}

/// A turn as `(seat, play or None, tiles given back, tiles drawn)`.
fn turn_tuple<'py>(py: Python<'py>, turn: &Turn) -> PyResult<Bound<'py, PyTuple>> {
    let (play, given) = match &turn.action {
        Action::Play(play) => (Some(as_tuple(py, play)?), &[][..]),
        Action::Exchange(given) => (None, &given[..]),
        Action::Pass => (None, &[][..]),
    };
    (turn.seat, play, PyBytes::new(py, given), PyBytes::new(py, &turn.drawn)).into_pyobject(py)
}
