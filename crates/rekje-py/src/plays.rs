//! `Plays`: a list of plays that becomes Python objects only where it is looked at.

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyTuple};
use rekje_core::{Play, Rated};

use crate::notation::Notation;

/// A play as `(x, y, across, tiles, score)`.
pub fn as_tuple<'py>(py: Python<'py>, play: &Play) -> PyResult<Bound<'py, PyTuple>> {
    (play.x, play.y, !play.down, PyBytes::new(py, play.tiles()), play.score).into_pyobject(py)
}

/// What a search found, and can be told of: a play, or one with its worth.
pub trait Found: Copy {
    fn play(&self) -> &Play;

    /// In points, if that is known.
    fn worth(&self) -> Option<f64>;
}

impl Found for Play {
    fn play(&self) -> &Play {
        self
    }

    fn worth(&self) -> Option<f64> {
        None
    }
}

impl Found for Rated {
    fn play(&self) -> &Play {
        &self.play
    }

    fn worth(&self) -> Option<f64> {
        Some(self.equity as f64 / 1000.0)
    }
}

/// In the words of a notation, else as a tuple of numbers, the worth behind them.
pub fn told<'py>(
    py: Python<'py>,
    found: &impl Found,
    notation: Option<&Notation>,
    cells: &[u8],
) -> PyResult<Bound<'py, PyAny>> {
    let (play, worth) = (found.play(), found.worth());
    match (notation, worth) {
        (Some(notation), _) => notation.tell(py, cells, play, worth),
        (None, None) => Ok(as_tuple(py, play)?.into_any()),
        (None, Some(worth)) => {
            let tiles = PyBytes::new(py, play.tiles());
            Ok((play.x, play.y, !play.down, tiles, play.score, worth).into_pyobject(py)?.into_any())
        }
    }
}

/// Plays, or those with their worths.
pub enum List {
    Scored(Vec<Play>),
    Rated(Vec<Rated>),
}

#[pyclass(frozen, sequence, module = "rekje._core")]
pub struct Plays {
    pub list: List,
    /// How they are told, and on which board.
    pub notation: Option<(Py<Notation>, PyBackedBytes)>,
}

#[pymethods]
impl Plays {
    fn __len__(&self) -> usize {
        match &self.list {
            List::Scored(list) => list.len(),
            List::Rated(list) => list.len(),
        }
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyAny>> {
        let place = if index < 0 { index + self.__len__() as isize } else { index };
        let none = || PyIndexError::new_err("there is no such play");
        let place = usize::try_from(place).map_err(|_| none())?;
        let (notation, cells) = match &self.notation {
            Some((notation, cells)) => (Some(notation.get()), &cells[..]),
            None => (None, &[][..]),
        };
        match &self.list {
            List::Scored(list) => told(py, list.get(place).ok_or_else(none)?, notation, cells),
            List::Rated(list) => told(py, list.get(place).ok_or_else(none)?, notation, cells),
        }
    }

    #[getter]
    fn top(&self) -> i32 {
        self.plays().map(|play| play.score).max().unwrap_or(0)
    }

    #[getter]
    fn sum(&self) -> i64 {
        self.plays().map(|play| i64::from(play.score)).sum()
    }
}

impl Plays {
    fn plays(&self) -> Box<dyn Iterator<Item = &Play> + '_> {
        match &self.list {
            List::Scored(list) => Box::new(list.iter()),
            List::Rated(list) => Box::new(list.iter().map(|rated| &rated.play)),
        }
    }
}
