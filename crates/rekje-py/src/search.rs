//! `search`: of one position, and of many on all cores.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyList;
use rayon::prelude::*;
use rekje_core::{Error, LeaveValues, Play, Rated, Summary};

use crate::board::Board;
use crate::convert::{Number, refused};
use crate::leaves::Leaves;
use crate::limit::{NONE, interruptible};
use crate::notation::Notation;
use crate::plays::{List, Plays, told};
use crate::threads::{is_alone, together};

/// So many positions are searched before anybody thinks of interrupting it.
const SOON: usize = 64;

/// What is wanted of a position.
#[derive(Clone, Copy, PartialEq)]
enum Want {
    Plays,
    Best,
    Summary,
    Any,
}

impl Want {
    fn named(name: &str) -> PyResult<Want> {
        match name {
            "plays" => Ok(Want::Plays),
            "best" => Ok(Want::Best),
            "summary" => Ok(Want::Summary),
            "any" => Ok(Want::Any),
            _ => {
                let wants = "\"plays\", \"best\", \"summary\" or \"any\"";
                Err(PyValueError::new_err(format!("want must be {wants}, not {name:?}")))
            }
        }
    }
}

/// What is asked of each position.
struct Query {
    want: Want,
    leaves: Worths,
    most: Option<usize>,
}

/// What tiles kept are worth: nothing, the same in all positions, or in each position something of its own.
struct Worths(Vec<LeaveValues>);

impl Worths {
    fn read(leaves: Option<&Bound<'_, PyAny>>, positions: usize) -> PyResult<Worths> {
        let Some(leaves) = leaves else { return Ok(Worths(Vec::new())) };
        if let Ok(one) = leaves.cast::<Leaves>() {
            return Ok(Worths(vec![one.get().inner.clone()]));
        }
        let each: Vec<PyRef<'_, Leaves>> = leaves.extract()?;
        if each.len() != positions {
            let counts = format!("{positions} positions have {} leaves", each.len());
            return Err(PyValueError::new_err(counts));
        }
        Ok(Worths(each.iter().map(|one| one.inner.clone()).collect()))
    }

    /// Those of one position.
    fn of(&self, place: usize) -> Option<&LeaveValues> {
        self.0.get(place).or(self.0.first())
    }
}

enum Answer {
    Plays(List),
    Best(Option<Play>),
    BestRated(Option<Rated>),
    Summary(Summary),
    Any(bool),
}

impl Query {
    /// The answer for a rack on a board that is set up, the position at some place among those asked for.
    fn answer(&self, place: usize, board: &Board, ready: &rekje_core::Board, rack: &[u8]) -> Result<Answer, Error> {
        let (graph, facts) = (board.graph(), board.facts());
        Ok(match (self.want, self.leaves.of(place)) {
            (Want::Plays, None) => {
                Answer::Plays(List::Scored(self.cut(rekje_core::all_plays(graph, facts, ready, rack)?)))
            }
            (Want::Plays, Some(leaves)) => {
                Answer::Plays(List::Rated(self.cut(rekje_core::all_rated(graph, facts, leaves, ready, rack)?)))
            }
            (Want::Best, None) => Answer::Best(rekje_core::best_play(graph, facts, ready, rack)?),
            (Want::Best, Some(leaves)) => Answer::BestRated(rekje_core::best_rated(graph, facts, leaves, ready, rack)?),
            (Want::Summary, _) => Answer::Summary(rekje_core::summary(graph, facts, ready, rack)?),
            (Want::Any, _) => Answer::Any(rekje_core::has_play(graph, facts, ready, rack)?),
        })
    }

    /// At most so many, and no more memory than they take.
    fn cut<T>(&self, mut list: Vec<T>) -> Vec<T> {
        if let Some(most) = self.most {
            list.truncate(most);
            list.shrink_to_fit();
        }
        list
    }

    /// Answer for many positions. Waking other threads takes longer than searching a single one.
    fn answer_many(
        &self,
        boards: &[Py<Board>],
        racks: &[PyBackedBytes],
        threads: Option<Number>,
        stop: &AtomicBool,
    ) -> Result<Vec<Answer>, Error> {
        let goes_on = |_: &(usize, (&Py<Board>, &PyBackedBytes))| !stop.load(Ordering::Relaxed);
        let answer = |(place, (board, rack)): (usize, (&Py<Board>, &PyBackedBytes))| {
            let board = board.get();
            board.ask_once(|ready| self.answer(place, board, ready, rack))
        };
        if boards.len() == 1 || is_alone(threads) {
            return boards.iter().zip(racks).enumerate().take_while(goes_on).map(answer).collect();
        }
        let all = || boards.par_iter().zip(racks).enumerate().take_any_while(goes_on).map(answer).collect();
        together(threads, all)?
    }
}

impl Answer {
    /// As Python reads it.
    fn told<'py>(self, py: Python<'py>, board: &Board, notation: Option<&Py<Notation>>) -> PyResult<Bound<'py, PyAny>> {
        let (cells, named) = (&board.cells, notation.map(Py::get));
        match self {
            Answer::Plays(list) => {
                let notation = notation.map(|notation| (notation.clone_ref(py), cells.clone_ref(py)));
                Ok(Plays { list, notation }.into_pyobject(py)?.into_any())
            }
            Answer::Best(best) => Ok(best.map(|play| told(py, &play, named, cells)).transpose()?.into_pyobject(py)?),
            Answer::BestRated(best) => {
                Ok(best.map(|play| told(py, &play, named, cells)).transpose()?.into_pyobject(py)?)
            }
            Answer::Summary(Summary { plays, top, sum }) => Ok((plays, top, sum).into_pyobject(py)?.into_any()),
            Answer::Any(any) => Ok(any.into_pyobject(py)?.to_owned().into_any()),
        }
    }
}

#[pyfunction]
#[pyo3(signature = (board, rack, /, want, *, leaves=None, most=None, threads=None, notation=None))]
#[allow(clippy::too_many_arguments)]
pub fn search<'py>(
    py: Python<'py>,
    board: &Bound<'py, PyAny>,
    rack: &Bound<'py, PyAny>,
    want: &str,
    leaves: Option<&Bound<'py, PyAny>>,
    most: Option<usize>,
    threads: Option<Number>,
    notation: Option<Py<Notation>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (want, notation) = (Want::named(want)?, notation.as_ref());
    let tells_plays = want == Want::Plays || want == Want::Best;
    only("most", most.is_none() || want == Want::Plays, "plays")?;
    only("leaves", leaves.is_none() || tells_plays, "plays and the best one")?;
    only("notation", notation.is_none() || tells_plays, "plays and the best one")?;
    if let Ok(board) = board.cast::<Board>() {
        only("threads", threads.is_none(), "many boards")?;
        let query = Query { want, leaves: Worths::read(leaves, 1)?, most };
        let (board, rack): (&Board, &[u8]) = (board.get(), rack.extract()?);
        let answer = py.detach(|| board.ask(|ready| query.answer(0, board, ready, rack)));
        return answer.map_err(refused)?.told(py, board, notation);
    }
    let (boards, racks): (Vec<Py<Board>>, Vec<PyBackedBytes>) = (board.extract()?, rack.extract()?);
    if boards.len() != racks.len() {
        let counts = format!("{} boards and {} racks are no positions", boards.len(), racks.len());
        return Err(PyValueError::new_err(counts));
    }
    let query = Query { want, leaves: Worths::read(leaves, boards.len())?, most };
    let search = |stop: &AtomicBool| query.answer_many(&boards, &racks, threads, stop);
    let answers = if boards.len() <= SOON { NONE.search(py, search)? } else { interruptible(py, search)? };
    let answers = answers.map_err(refused)?;
    let told = boards.iter().zip(answers).map(|(board, answer)| answer.told(py, board.get(), notation));
    Ok(PyList::new(py, told.collect::<PyResult<Vec<_>>>()?)?.into_any())
}

/// Refuse what is said where it means nothing.
fn only(name: &str, fits: bool, of: &str) -> PyResult<()> {
    if fits { Ok(()) } else { Err(PyValueError::new_err(format!("{name} can be said of {of} only"))) }
}
