//! Searches of one position, and of many on all cores.

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyTuple;
use rayon::prelude::*;
use rekje_core::{Error, Position};

use crate::convert::{Number, refused, together};
use crate::facts::Facts;
use crate::leaves::Leaves;
use crate::notation::Notation;
use crate::plays::{Found, List, Plays, as_tuple, told};
use crate::word_graph::WordGraph;

/// A board and a rack.
type Asked = (PyBackedBytes, PyBackedBytes);
type Answers<T> = PyResult<Vec<T>>;

/// Ask the same of a position.
fn ask<T: Send>(
    py: Python<'_>,
    facts: &Facts,
    (cells, rack): (&[u8], &[u8]),
    question: impl Fn(&Position) -> Result<T, Error> + Send + Sync,
) -> PyResult<T> {
    py.detach(|| question(&Position::new(&facts.inner, cells, rack)?)).map_err(refused)
}

/// Ask the same of many positions. Waking other threads takes longer than searching a single one.
fn ask_many<T: Send>(
    py: Python<'_>,
    facts: &Facts,
    positions: &[Asked],
    threads: Option<Number>,
    question: impl Fn(&Position) -> Result<T, Error> + Send + Sync,
) -> Answers<T> {
    let answer = |(cells, rack): &Asked| question(&Position::new(&facts.inner, cells, rack)?);
    let alone = positions.len() == 1 || threads.is_some_and(|Number(threads)| threads == 1);
    let all = || -> Result<Vec<T>, Error> {
        if alone {
            return positions.iter().map(answer).collect();
        }
        together(threads, || positions.par_iter().map(answer).collect())?
    };
    py.detach(all).map_err(refused)
}

/// Lists that are told by and by, or by a notation.
fn lists<'a, T>(
    py: Python<'_>,
    found: impl IntoIterator<Item = (Vec<T>, &'a PyBackedBytes)>,
    list: fn(Vec<T>) -> List,
    notation: Option<&Py<Notation>>,
) -> Vec<Plays> {
    let named = |cells: &PyBackedBytes| notation.map(|notation| (notation.clone_ref(py), cells.clone_ref(py)));
    found.into_iter().map(|(found, cells)| Plays { list: list(found), notation: named(cells) }).collect()
}

/// At most so many, and no more memory than they take.
fn cut<T>(mut list: Vec<T>, most: Option<usize>) -> Vec<T> {
    if let Some(most) = most {
        list.truncate(most);
        list.shrink_to_fit();
    }
    list
}

/// The best of each position, told.
fn bests<'py>(
    py: Python<'py>,
    found: &[Option<impl Found>],
    positions: &[Asked],
    notation: Option<&Py<Notation>>,
) -> Answers<Option<Bound<'py, PyAny>>> {
    let notation = notation.map(Py::get);
    let one = |(best, (cells, _)): (&Option<_>, &Asked)| {
        best.as_ref().map(|found| told(py, found, notation, cells)).transpose()
    };
    found.iter().zip(positions).map(one).collect()
}

fn counted(
    words: &rekje_core::WordGraph,
    facts: &rekje_core::Facts,
    position: &Position,
) -> Result<(usize, i32, i64), Error> {
    rekje_core::summary(words, facts, position).map(|summary| (summary.plays, summary.top, summary.sum))
}

#[pyfunction]
pub fn plays(py: Python<'_>, word_graph: &WordGraph, facts: &Facts, cells: &[u8], rack: &[u8]) -> PyResult<Plays> {
    let question = |position: &Position| rekje_core::all_plays(&word_graph.inner, &facts.inner, position);
    Ok(Plays { list: List::Scored(ask(py, facts, (cells, rack), question)?), notation: None })
}

#[pyfunction]
pub fn best<'py>(
    py: Python<'py>,
    word_graph: &WordGraph,
    facts: &Facts,
    cells: &[u8],
    rack: &[u8],
) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let question = |position: &Position| rekje_core::best_play(&word_graph.inner, &facts.inner, position);
    let best = ask(py, facts, (cells, rack), question)?;
    best.map(|play| as_tuple(py, &play)).transpose()
}

#[pyfunction]
pub fn has_play(py: Python<'_>, word_graph: &WordGraph, facts: &Facts, cells: &[u8], rack: &[u8]) -> PyResult<bool> {
    ask(py, facts, (cells, rack), |position| rekje_core::has_play(&word_graph.inner, &facts.inner, position))
}

#[pyfunction]
pub fn summary(
    py: Python<'_>,
    word_graph: &WordGraph,
    facts: &Facts,
    cells: &[u8],
    rack: &[u8],
) -> PyResult<(usize, i32, i64)> {
    ask(py, facts, (cells, rack), |position| counted(&word_graph.inner, &facts.inner, position))
}

#[pyfunction]
#[pyo3(signature = (word_graph, facts, positions, *, most=None, threads=None, notation=None))]
pub fn plays_many(
    py: Python<'_>,
    word_graph: &WordGraph,
    facts: &Facts,
    positions: Vec<Asked>,
    most: Option<usize>,
    threads: Option<Number>,
    notation: Option<Py<Notation>>,
) -> Answers<Plays> {
    let question = |position: &Position| {
        rekje_core::all_plays(&word_graph.inner, &facts.inner, position).map(|list| cut(list, most))
    };
    let found = ask_many(py, facts, &positions, threads, question)?;
    Ok(lists(py, found.into_iter().zip(positions.iter().map(|asked| &asked.0)), List::Scored, notation.as_ref()))
}

#[pyfunction]
#[pyo3(signature = (word_graph, facts, positions, *, threads=None, notation=None))]
pub fn best_many<'py>(
    py: Python<'py>,
    word_graph: &WordGraph,
    facts: &Facts,
    positions: Vec<Asked>,
    threads: Option<Number>,
    notation: Option<Py<Notation>>,
) -> Answers<Option<Bound<'py, PyAny>>> {
    let question = |position: &Position| rekje_core::best_play(&word_graph.inner, &facts.inner, position);
    let found = ask_many(py, facts, &positions, threads, question)?;
    bests(py, &found, &positions, notation.as_ref())
}

#[pyfunction]
#[pyo3(signature = (word_graph, facts, positions, *, threads=None))]
pub fn has_play_many(
    py: Python<'_>,
    word_graph: &WordGraph,
    facts: &Facts,
    positions: Vec<Asked>,
    threads: Option<Number>,
) -> Answers<bool> {
    let question = |position: &Position| rekje_core::has_play(&word_graph.inner, &facts.inner, position);
    ask_many(py, facts, &positions, threads, question)
}

#[pyfunction]
#[pyo3(signature = (word_graph, facts, positions, *, threads=None))]
pub fn summary_many(
    py: Python<'_>,
    word_graph: &WordGraph,
    facts: &Facts,
    positions: Vec<Asked>,
    threads: Option<Number>,
) -> Answers<(usize, i32, i64)> {
    ask_many(py, facts, &positions, threads, |position| counted(&word_graph.inner, &facts.inner, position))
}

#[pyfunction]
#[pyo3(signature = (word_graph, facts, leaves, positions, *, most=None, threads=None, notation=None))]
#[allow(clippy::too_many_arguments)]
pub fn rated_many(
    py: Python<'_>,
    word_graph: &WordGraph,
    facts: &Facts,
    leaves: &Leaves,
    positions: Vec<Asked>,
    most: Option<usize>,
    threads: Option<Number>,
    notation: Option<Py<Notation>>,
) -> Answers<Plays> {
    let question = |position: &Position| {
        let list = rekje_core::all_rated(&word_graph.inner, &facts.inner, &leaves.inner, position)?;
        Ok(cut(list, most))
    };
    let found = ask_many(py, facts, &positions, threads, question)?;
    Ok(lists(py, found.into_iter().zip(positions.iter().map(|asked| &asked.0)), List::Rated, notation.as_ref()))
}

#[pyfunction]
#[pyo3(signature = (word_graph, facts, leaves, positions, *, threads=None, notation=None))]
pub fn best_rated_many<'py>(
    py: Python<'py>,
    word_graph: &WordGraph,
    facts: &Facts,
    leaves: &Leaves,
    positions: Vec<Asked>,
    threads: Option<Number>,
    notation: Option<Py<Notation>>,
) -> Answers<Option<Bound<'py, PyAny>>> {
    let question =
        |position: &Position| rekje_core::best_rated(&word_graph.inner, &facts.inner, &leaves.inner, position);
    let found = ask_many(py, facts, &positions, threads, question)?;
    bests(py, &found, &positions, notation.as_ref())
}
