//! Words read as paths over tiles of many sizes: `path_words` and `layings`.

use std::sync::atomic::AtomicBool;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyTuple};
use rekje_core::touching::paths::{
    self, Board, Ground, Laid, Laying, MOST_FREE, PathError, PathWord, Piece, Question, Scoring, Wish, Written, kinds,
};

use crate::automaton::Automaton;
use crate::convert::Number;
use crate::touching::Stop;

type RawPiece = (Number, Number, Number, Number, Number);
type RawLetter = (Number, Number, Number, bool);
type RawWritten = (PyBackedBytes, PyBackedBytes);
type Names<'py> = (Vec<Bound<'py, PyAny>>, Vec<Bound<'py, PyAny>>);

fn refused(error: PathError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pyfunction]
#[pyo3(signature = (automaton, pieces, *, through, written, corners, steps, stop=None, names=None))]
#[allow(clippy::too_many_arguments)]
pub fn path_words<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    pieces: Vec<RawPiece>,
    through: &[u8],
    written: Vec<RawWritten>,
    corners: bool,
    steps: Number,
    stop: Option<&Stop>,
    names: Option<Names<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let board = board(&pieces, automaton.inner.letters(), corners)?;
    let written = before(&written, &board)?;
    let steps = within("steps", steps, 0, i64::MAX)? as u64;
    let never = AtomicBool::new(false);
    let stop = stop.map_or(&never, |stop| &stop.flag);
    let found = py.detach(|| paths::readable(&automaton.inner, &board, through, &written, steps, stop));
    let found = found.map_err(refused)?;
    let words = match names {
        Some(names) => named_tuples(py, &found.words, &names)?,
        None => word_tuples(py, &found.words)?,
    };
    (words, found.complete, found.steps).into_pyobject(py)
}

#[pyfunction]
#[pyo3(signature = (automaton, pieces, letters, *, written, size, scoring, most, most_free, anywhere, turning, swaps,
    steps, stop=None))]
#[allow(clippy::too_many_arguments)]
pub fn layings<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    pieces: Vec<RawPiece>,
    letters: Vec<RawLetter>,
    written: Vec<RawWritten>,
    size: (Number, Number),
    scoring: &str,
    most: Number,
    most_free: Number,
    anywhere: bool,
    turning: bool,
    swaps: bool,
    steps: Number,
    stop: Option<&Stop>,
) -> PyResult<Bound<'py, PyTuple>> {
    let known = automaton.inner.letters();
    let board = board(&pieces, known, false)?;
    let written = before(&written, &board)?;
    let letters: Vec<([i64; 3], bool)> =
        letters.iter().map(|(letter, w, h, free)| ([letter.0, w.0, h.0], *free)).collect();
    let kinds = kinds(&letters, known).map_err(refused)?;
    let ground = Ground::new([size.0.0, size.1.0], anywhere, turning, swaps).map_err(refused)?;
    let wish = Wish {
        scoring: scoring_of(scoring)?,
        most: within("most", most, 1, 10_000)? as usize,
        most_free: within("most_free", most_free, 0, MOST_FREE as i64)? as usize,
        steps: within("steps", steps, 0, i64::MAX)? as u64,
    };
    let never = AtomicBool::new(false);
    let stop = stop.map_or(&never, |stop| &stop.flag);
    let question = Question { automaton: &automaton.inner, board: &board, kinds: &kinds, ground, written: &written };
    let found = py.detach(|| paths::layings(question, wish, stop)).map_err(refused)?;
    let told = found.layings.iter().map(|laying| laying_tuple(py, laying, &kinds)).collect::<PyResult<Vec<_>>>()?;
    (told, word_tuples(py, &found.elsewhere)?, found.complete, found.steps).into_pyobject(py)
}

fn board(pieces: &[RawPiece], letters: usize, corners: bool) -> PyResult<Board> {
    let piece = |&(letter, x, y, w, h): &RawPiece| Piece::new([letter.0, x.0, y.0, w.0, h.0], letters);
    let pieces = pieces.iter().map(piece).collect::<Result<Vec<Piece>, PathError>>().map_err(refused)?;
    Board::new(&pieces, corners).map_err(refused)
}

fn before(written: &[RawWritten], board: &Board) -> PyResult<Written> {
    let words: Vec<(&[u8], &[u8])> = written.iter().map(|(word, tiles)| (&word[..], &tiles[..])).collect();
    Written::new(&words, board).map_err(refused)
}

fn scoring_of(name: &str) -> PyResult<Scoring> {
    match name {
        "words" => Ok(Scoring::Words),
        "letters" => Ok(Scoring::Letters),
        "bonus" => Ok(Scoring::Bonus),
        _ => Err(PyValueError::new_err(format!("scoring must be \"words\", \"letters\" or \"bonus\", not {name:?}"))),
    }
}

fn within(what: &'static str, number: Number, low: i64, high: i64) -> PyResult<i64> {
    let out_of_range = PathError::Range { what, value: number.0, low, high };
    if (low..=high).contains(&number.0) { Ok(number.0) } else { Err(refused(out_of_range)) }
}

/// Words as `(word, numbers of the tiles)`.
fn word_tuples<'py>(py: Python<'py>, words: &[PathWord]) -> PyResult<Vec<Bound<'py, PyTuple>>> {
    let tuple = |found: &PathWord| (PyBytes::new(py, &found.word), PyBytes::new(py, &found.tiles)).into_pyobject(py);
    words.iter().map(tuple).collect()
}

/// Words with the values that stand for letters, by code, and for tiles, by number.
fn named_tuples<'py>(py: Python<'py>, words: &[PathWord], names: &Names<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
    let (letters, tiles) = names;
    let value = |values: &[Bound<'py, PyAny>], number: u8| match values.get(usize::from(number)) {
        Some(value) => Ok(value.clone()),
        None => Err(PyValueError::new_err(format!("there is no name for {number}"))),
    };
    let tuple = |values: &[Bound<'py, PyAny>], numbers: &[u8]| {
        let found = numbers.iter().map(|&number| value(values, number)).collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, found)
    };
    words.iter().map(|found| (tuple(letters, &found.word)?, tuple(tiles, &found.tiles)?).into_pyobject(py)).collect()
}

/// A laying as `(letters laid, worth, what decides between equals, words)`.
fn laying_tuple<'py>(py: Python<'py>, laying: &Laying, kinds: &[paths::Kind]) -> PyResult<Bound<'py, PyTuple>> {
    let laid: Vec<_> = laying.laid.iter().map(|one| laid_tuple(one, kinds[one.kind])).collect();
    (laid, laying.worth.worth, laying.worth.tie, word_tuples(py, &laying.words)?).into_pyobject(py)
}

/// A letter laid as `(letter, x, y, width, height, whether it was free, number of the tile whose place it took)`.
fn laid_tuple(one: &Laid, kind: paths::Kind) -> (u8, u8, u8, u8, u8, bool, Option<usize>) {
    (kind.letter, one.x, one.y, one.w, one.h, kind.free, one.instead)
}
