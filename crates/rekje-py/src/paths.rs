//! Words read as paths over tiles of many sizes: `path_words` and `layings`.

use std::sync::atomic::AtomicBool;

use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use rekje_core::touching::paths::{
    self, Board, Ground, Laid, Laying, MOST_FREE, PathError, PathWord, Piece, Question, Scoring, Wish, Written, kinds,
};

use crate::automaton::Automaton;
use crate::convert::Number;
use crate::touching::Stop;

type RawPiece = (Number, Number, Number, Number, Number);
type RawLetter = (Number, Number, Number, bool);
type RawWritten<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);
/// The codes of letters and the numbers of tiles, by what stands for them in words written down.
type Numbers<'py> = (Bound<'py, PyDict>, Bound<'py, PyDict>);

/// How words are told: what makes one, of values for its letters, by code, and for its tiles, by number.
#[derive(FromPyObject)]
pub struct Names<'py>(Bound<'py, PyAny>, Vec<Bound<'py, PyAny>>, Vec<Bound<'py, PyAny>>);

fn refused(error: PathError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pyfunction]
#[pyo3(signature = (automaton, pieces, *, through, written, corners, steps, stop=None, numbers=None, names=None))]
#[allow(clippy::too_many_arguments)]
pub fn path_words<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    pieces: Vec<RawPiece>,
    through: &[u8],
    written: Vec<RawWritten<'py>>,
    corners: bool,
    steps: Number,
    stop: Option<&Stop>,
    numbers: Option<Numbers<'py>>,
    names: Option<Names<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let board = board(&pieces, automaton.inner.letters(), corners)?;
    let written = before(&written, numbers.as_ref(), &board)?;
    let steps = within("steps", steps, 0, i64::MAX)? as u64;
    let never = AtomicBool::new(false);
    let stop = stop.map_or(&never, |stop| &stop.flag);
    let found = py.detach(|| paths::readable(&automaton.inner, &board, through, &written, steps, stop));
    let found = found.map_err(refused)?;
    let words = told(py, &found.words, names.as_ref())?;
    (words, found.complete, found.steps).into_pyobject(py)
}

#[pyfunction]
#[pyo3(signature = (automaton, pieces, letters, *, written, size, scoring, most, most_free, anywhere, turning, swaps,
    steps, stop=None, numbers=None, names=None))]
#[allow(clippy::too_many_arguments)]
pub fn layings<'py>(
    py: Python<'py>,
    automaton: &Automaton,
    pieces: Vec<RawPiece>,
    letters: Vec<RawLetter>,
    written: Vec<RawWritten<'py>>,
    size: (Number, Number),
    scoring: &str,
    most: Number,
    most_free: Number,
    anywhere: bool,
    turning: bool,
    swaps: bool,
    steps: Number,
    stop: Option<&Stop>,
    numbers: Option<Numbers<'py>>,
    names: Option<Names<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let known = automaton.inner.letters();
    let board = board(&pieces, known, false)?;
    let written = before(&written, numbers.as_ref(), &board)?;
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
    let laying = |laying| laying_tuple(py, laying, &kinds, names.as_ref());
    let layings = found.layings.iter().map(laying).collect::<PyResult<Vec<_>>>()?;
    (layings, told(py, &found.elsewhere, names.as_ref())?, found.complete, found.steps).into_pyobject(py)
}

fn board(pieces: &[RawPiece], letters: usize, corners: bool) -> PyResult<Board> {
    let piece = |&(letter, x, y, w, h): &RawPiece| Piece::new([letter.0, x.0, y.0, w.0, h.0], letters);
    let pieces = pieces.iter().map(piece).collect::<Result<Vec<Piece>, PathError>>().map_err(refused)?;
    Board::new(&pieces, corners).map_err(refused)
}

fn before(written: &[RawWritten<'_>], numbers: Option<&Numbers<'_>>, board: &Board) -> PyResult<Written> {
    let mut words: Vec<(Vec<u8>, Vec<u8>)> = Vec::with_capacity(written.len());
    for (word, tiles) in written {
        match numbers {
            None => words.push((word.extract()?, tiles.extract()?)),
            Some((codes, places)) => {
                if let Some(word) = coded(word, codes)? {
                    words.push((word, numbered(tiles, places)?));
                }
            }
        }
    }
    let words: Vec<(&[u8], &[u8])> = words.iter().map(|(word, tiles)| (&word[..], &tiles[..])).collect();
    Written::new(&words, board).map_err(refused)
}

/// A word's letters as codes; none if one of them has none, or a blank's.
fn coded(word: &Bound<'_, PyAny>, codes: &Bound<'_, PyDict>) -> PyResult<Option<Vec<u8>>> {
    let mut found = Vec::with_capacity(21);
    for letter in word.try_iter()? {
        match codes.get_item(letter?)?.map(|code| code.extract::<u8>()).transpose()? {
            None | Some(0) => return Ok(None),
            Some(code) => found.push(code),
        }
    }
    Ok(Some(found))
}

/// The numbers of tiles. One that there isn't is a `KeyError`.
fn numbered(tiles: &Bound<'_, PyAny>, places: &Bound<'_, PyDict>) -> PyResult<Vec<u8>> {
    let mut found = Vec::with_capacity(21);
    for tile in tiles.try_iter()? {
        let tile = tile?;
        let number = places.get_item(&tile)?.ok_or_else(|| PyKeyError::new_err((tile.unbind(),)))?;
        found.push(number.extract()?);
    }
    Ok(found)
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

/// Words as their names say, else as `(word, numbers of the tiles)`.
fn told<'py>(py: Python<'py>, words: &[PathWord], names: Option<&Names<'py>>) -> PyResult<Bound<'py, PyTuple>> {
    let one = |found: &PathWord| match names {
        Some(names) => names.word(py, found),
        None => Ok((PyBytes::new(py, &found.word), PyBytes::new(py, &found.tiles)).into_pyobject(py)?.into_any()),
    };
    PyTuple::new(py, words.iter().map(one).collect::<PyResult<Vec<_>>>()?)
}

impl<'py> Names<'py> {
    fn word(&self, py: Python<'py>, found: &PathWord) -> PyResult<Bound<'py, PyAny>> {
        let Names(make, letters, tiles) = self;
        make.call1((values(py, letters, &found.word)?, values(py, tiles, &found.tiles)?))
    }

    /// Where letters were laid, their squares stand for them.
    fn with(&self, py: Python<'py>, laid: &[Laid]) -> PyResult<Names<'py>> {
        let Names(make, letters, mut tiles) = Names(self.0.clone(), self.1.clone(), self.2.clone());
        for one in laid {
            let square = (one.x, one.y).into_pyobject(py)?.into_any();
            match one.instead {
                None => tiles.push(square),
                Some(number) if number < tiles.len() => tiles[number] = square,
                Some(number) => return Err(nameless(number)),
            }
        }
        Ok(Names(make, letters, tiles))
    }
}

fn values<'py>(py: Python<'py>, names: &[Bound<'py, PyAny>], numbers: &[u8]) -> PyResult<Bound<'py, PyTuple>> {
    if let Some(&number) = numbers.iter().find(|&&number| usize::from(number) >= names.len()) {
        return Err(nameless(number.into()));
    }
    PyTuple::new(py, numbers.iter().map(|&number| &names[usize::from(number)]))
}

fn nameless(number: usize) -> PyErr {
    PyValueError::new_err(format!("there is no name for {number}"))
}

/// A laying as `(letters laid, worth, what decides between equals, words)`.
fn laying_tuple<'py>(
    py: Python<'py>,
    laying: &Laying,
    kinds: &[paths::Kind],
    names: Option<&Names<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let laid: Vec<_> = laying.laid.iter().map(|one| laid_tuple(one, kinds[one.kind])).collect();
    let names = names.map(|names| names.with(py, &laying.laid)).transpose()?;
    (laid, laying.worth.worth, laying.worth.tie, told(py, &laying.words, names.as_ref())?).into_pyobject(py)
}

/// A letter laid as `(letter, x, y, width, height, whether it was free, number of the tile whose place it took)`.
fn laid_tuple(one: &Laid, kind: paths::Kind) -> (u8, u8, u8, u8, u8, bool, Option<usize>) {
    (kind.letter, one.x, one.y, one.w, one.h, kind.free, one.instead)
}
