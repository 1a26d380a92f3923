//! Searches of one position, and of many on all cores.

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyList, PyTuple};
use rayon::prelude::*;
use rekje_core::{Error, Position, Rated};

use crate::automaton::Automaton;
use crate::convert::{Number, refused, together};
use crate::facts::Facts;
use crate::leaves::Leaves;
use crate::plays::{Plays, as_rated_tuple, as_tuple};

type Positions = Vec<(PyBackedBytes, PyBackedBytes)>;
type Question<T> = fn(&rekje_core::Automaton, &rekje_core::Facts, &Position) -> Result<T, Error>;

fn ask<T: Send>(
    py: Python<'_>,
    automaton: &Automaton,
    facts: &Facts,
    position: (&[u8], &[u8]),
    question: Question<T>,
) -> PyResult<T> {
    py.detach(|| one(automaton, facts, position, question)).map_err(refused)
}

fn ask_many<T: Send>(
    py: Python<'_>,
    automaton: &Automaton,
    facts: &Facts,
    positions: &Positions,
    threads: Option<Number>,
    question: Question<T>,
) -> PyResult<Vec<T>> {
    let answer =
        |position: &(PyBackedBytes, PyBackedBytes)| one(automaton, facts, (&position.0[..], &position.1[..]), question);
    py.detach(|| each(positions, threads, answer)).map_err(refused)
}

/// Waking other cores takes longer than searching a single position.
fn each<T: Send>(
    positions: &Positions,
    threads: Option<Number>,
    answer: impl Fn(&(PyBackedBytes, PyBackedBytes)) -> Result<T, Error> + Send + Sync,
) -> Result<Vec<T>, Error> {
    if positions.len() == 1 {
        return Ok(vec![answer(&positions[0])?]);
    }
    together(threads, || positions.par_iter().map(answer).collect())?
}

fn one<T>(words: &Automaton, facts: &Facts, (cells, rack): (&[u8], &[u8]), question: Question<T>) -> Result<T, Error> {
    question(&words.inner, &facts.inner, &Position::new(&facts.inner, cells, rack)?)
}

fn counted(
    words: &rekje_core::Automaton,
    facts: &rekje_core::Facts,
    position: &Position,
) -> Result<(usize, i32, i64), Error> {
    rekje_core::summary(words, facts, position).map(|summary| (summary.plays, summary.top, summary.sum))
}

#[pyfunction]
pub fn plays(py: Python<'_>, automaton: &Automaton, facts: &Facts, cells: &[u8], rack: &[u8]) -> PyResult<Plays> {
    ask(py, automaton, facts, (cells, rack), rekje_core::all_plays).map(|list| Plays { list })
}

#[pyfunction]
pub fn best<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    facts: &Facts,
    cells: &[u8],
    rack: &[u8],
) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let best = ask(py, automaton, facts, (cells, rack), rekje_core::best_play)?;
    best.map(|play| as_tuple(py, &play)).transpose()
}

#[pyfunction]
pub fn has_play(py: Python<'_>, automaton: &Automaton, facts: &Facts, cells: &[u8], rack: &[u8]) -> PyResult<bool> {
    ask(py, automaton, facts, (cells, rack), rekje_core::has_play)
}

#[pyfunction]
pub fn summary(
    py: Python<'_>,
    automaton: &Automaton,
    facts: &Facts,
    cells: &[u8],
    rack: &[u8],
) -> PyResult<(usize, i32, i64)> {
    ask(py, automaton, facts, (cells, rack), counted)
}

#[pyfunction]
#[pyo3(signature = (automaton, facts, positions, *, threads=None))]
pub fn plays_many(
    py: Python<'_>,
    automaton: &Automaton,
    facts: &Facts,
    positions: Positions,
    threads: Option<Number>,
) -> PyResult<Vec<Plays>> {
    let lists = ask_many(py, automaton, facts, &positions, threads, rekje_core::all_plays)?;
    Ok(lists.into_iter().map(|list| Plays { list }).collect())
}

#[pyfunction]
#[pyo3(signature = (automaton, facts, positions, *, threads=None))]
pub fn best_many<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    facts: &Facts,
    positions: Positions,
    threads: Option<Number>,
) -> PyResult<Vec<Option<Bound<'py, PyTuple>>>> {
    let found = ask_many(py, automaton, facts, &positions, threads, rekje_core::best_play)?;
    found.iter().map(|best| best.as_ref().map(|play| as_tuple(py, play)).transpose()).collect()
}

#[pyfunction]
#[pyo3(signature = (automaton, facts, positions, *, threads=None))]
pub fn has_play_many(
    py: Python<'_>,
    automaton: &Automaton,
    facts: &Facts,
    positions: Positions,
    threads: Option<Number>,
) -> PyResult<Vec<bool>> {
    ask_many(py, automaton, facts, &positions, threads, rekje_core::has_play)
}

#[pyfunction]
#[pyo3(signature = (automaton, facts, positions, *, threads=None))]
pub fn summary_many(
    py: Python<'_>,
    automaton: &Automaton,
    facts: &Facts,
    positions: Positions,
    threads: Option<Number>,
) -> PyResult<Vec<(usize, i32, i64)>> {
    ask_many(py, automaton, facts, &positions, threads, counted)
}

/// Ask the same of many positions with a table of worths, on all cores.
fn rate_many<T: Send>(
    py: Python<'_>,
    leaves: &Leaves,
    facts: &Facts,
    positions: &Positions,
    threads: Option<Number>,
    question: impl Fn(&rekje_core::Leaves, &Position) -> Result<T, Error> + Send + Sync,
) -> PyResult<Vec<T>> {
    let (leaves, facts) = (&leaves.inner, &facts.inner);
    let answer = |position: &(PyBackedBytes, PyBackedBytes)| {
        question(leaves, &Position::new(facts, &position.0[..], &position.1[..])?)
    };
    py.detach(|| each(positions, threads, answer)).map_err(refused)
}

#[pyfunction]
#[pyo3(signature = (automaton, facts, leaves, positions, most, *, threads=None))]
pub fn rated_many<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    facts: &Facts,
    leaves: &Leaves,
    positions: Positions,
    most: Option<usize>,
    threads: Option<Number>,
) -> PyResult<Vec<Bound<'py, PyList>>> {
    let question = |leaves: &rekje_core::Leaves, position: &Position| {
        let mut list = rekje_core::all_rated(&automaton.inner, &facts.inner, leaves, position)?;
        list.truncate(most.unwrap_or(usize::MAX));
        Ok(list)
    };
    let lists: Vec<Vec<Rated>> = rate_many(py, leaves, facts, &positions, threads, question)?;
    let told = |list: &Vec<Rated>| {
        let tuples = list.iter().map(|rated| as_rated_tuple(py, rated)).collect::<PyResult<Vec<_>>>()?;
        PyList::new(py, tuples)
    };
    lists.iter().map(told).collect()
}

#[pyfunction]
#[pyo3(signature = (automaton, facts, leaves, positions, *, threads=None))]
pub fn best_rated_many<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    facts: &Facts,
    leaves: &Leaves,
    positions: Positions,
    threads: Option<Number>,
) -> PyResult<Vec<Option<Bound<'py, PyTuple>>>> {
    let question = |leaves: &rekje_core::Leaves, position: &Position| {
        rekje_core::best_rated(&automaton.inner, &facts.inner, leaves, position)
    };
    let found = rate_many(py, leaves, facts, &positions, threads, question)?;
    found.iter().map(|best| best.as_ref().map(|rated| as_rated_tuple(py, rated)).transpose()).collect()
}
