//! `Notation`: plays in the model's words, made where plays are told.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use rekje_core::Play;

/// How tiles and places are called in one edition, and what a play is there.
#[pyclass(frozen, module = "rekje._core")]
pub struct Notation {
    /// Called with where a play is laid, its word, its tiles and its score, and with what it is worth if that is known.
    make: Py<PyAny>,
    /// By code, a tile and how it is written within a word.
    tiles: Vec<Option<(Py<PyString>, String)>>,
    /// In rows, as a play's tiles name it.
    squares: Vec<Py<PyAny>>,
    /// In rows, where a play begins, across and down.
    starts: Vec<[Py<PyString>; 2]>,
    width: usize,
}

#[pymethods]
impl Notation {
    #[new]
    fn new(
        make: Py<PyAny>,
        tiles: Vec<(u8, Py<PyString>, String)>,
        squares: Vec<(Py<PyAny>, Py<PyString>, Py<PyString>)>,
        width: usize,
    ) -> Notation {
        let mut by_code: Vec<_> = (0..256).map(|_| None).collect();
        tiles.into_iter().for_each(|(code, tile, written)| by_code[usize::from(code)] = Some((tile, written)));
        let (squares, starts) = squares.into_iter().map(|(square, across, down)| (square, [across, down])).unzip();
        Notation { make, tiles: by_code, squares, starts, width }
    }
}

impl Notation {
    /// A play on a board of cells, with what it is worth if that is known.
    pub fn tell<'py>(
        &self,
        py: Python<'py>,
        cells: &[u8],
        play: &Play,
        worth: Option<f64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let unknown = || PyValueError::new_err("the play is on another board");
        let mut word = String::with_capacity(32);
        let mut laid = Vec::with_capacity(8);
        let (start, step) =
            (usize::from(play.y) * self.width + usize::from(play.x), if play.down { self.width } else { 1 });
        for (i, &code) in play.tiles().iter().enumerate() {
            let place = start + i * step;
            let shown = if code == 0 { *cells.get(place).ok_or_else(unknown)? } else { code };
            let (tile, written) = self.tiles[usize::from(shown)].as_ref().ok_or_else(unknown)?;
            word.push_str(written);
            if code != 0 {
                laid.push((self.squares.get(place).ok_or_else(unknown)?, tile));
            }
        }
        let at = &self.starts.get(start).ok_or_else(unknown)?[usize::from(play.down)];
        let tiles = PyTuple::new(py, laid)?;
        match worth {
            None => self.make.bind(py).call1((at, word, tiles, play.score)),
            Some(worth) => self.make.bind(py).call1((at, word, tiles, play.score, worth)),
        }
    }
}
