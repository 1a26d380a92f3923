//! Words read as paths over tiles of many sizes: `path_words` and `layings`.

use std::sync::atomic::AtomicBool;

use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use rekje_core::MAX_SIDE;
use rekje_core::path::{
    self, Board, Laid, Laying, LayingRules, MOST_FREE, PathError, PathWords, Piece, Question, Scoring, Tiles, Wish,
    Written, kinds, lettered,
};

use crate::convert::Number;
use crate::limit::{By, Limit};
use crate::word_graph::WordGraph;

type RawPiece = (Number, Number, Number, Number, Number);
type RawLetter = (Number, Number, Number, bool);
type RawWritten<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

/// How words are told: what makes one, of values for its letters, by code, and for its tiles, by number.
#[derive(FromPyObject)]
pub struct Names<'py>(Bound<'py, PyAny>, Vec<Bound<'py, PyAny>>, Vec<Bound<'py, PyAny>>);

fn refused(error: PathError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pyfunction]
#[pyo3(signature = (word_graph, pieces, *, through, written, corners, limit=None, codes=None, names=None))]
#[allow(clippy::too_many_arguments)]
pub fn path_words<'py>(
    py: Python<'py>,
    word_graph: &WordGraph,
    pieces: Vec<RawPiece>,
    through: &[u8],
    written: Vec<RawWritten<'py>>,
    corners: bool,
    limit: Option<&Limit>,
    codes: Option<Bound<'py, PyDict>>,
    names: Option<Names<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let board = board(&pieces, word_graph.inner.letters(), corners)?;
    let written = before(&written, codes.as_ref(), &board)?;
    let limit = Limit::of(limit, "path_words", &[By::Nodes, By::Time])?;
    let search = |stop: &AtomicBool| path::readable(&word_graph.inner, &board, through, &written, limit.nodes(), stop);
    let found = limit.search(py, search)?.map_err(refused)?;
    let words = told(py, &found.words, names.as_ref(), &[])?;
    (words, found.complete, found.steps).into_pyobject(py)
}

#[pyfunction]
#[pyo3(signature = (word_graph, pieces, letters, *, written, size, scoring, most, most_free, anywhere, turning, swaps,
    limit=None, codes=None, names=None))]
#[allow(clippy::too_many_arguments)]
pub fn layings<'py>(
    py: Python<'py>,
    word_graph: &WordGraph,
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
    limit: Option<&Limit>,
    codes: Option<Bound<'py, PyDict>>,
    names: Option<Names<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let known = word_graph.inner.letters();
    let board = board(&pieces, known, false)?;
    let written = before(&written, codes.as_ref(), &board)?;
    let letters: Vec<([i64; 3], bool)> =
        letters.iter().map(|(letter, w, h, free)| ([letter.0, w.0, h.0], *free)).collect();
    let kinds = kinds(&letters, known).map_err(refused)?;
    let laying_rules = LayingRules::new([size.0.0, size.1.0], anywhere, turning, swaps).map_err(refused)?;
    let limit = Limit::of(limit, "layings", &[By::Nodes, By::Time])?;
    let wish = Wish {
        scoring: scoring_of(scoring)?,
        most: within("most", most, 1, 10_000)? as usize,
        most_free: within("most_free", most_free, 0, MOST_FREE as i64)? as usize,
        steps: limit.nodes(),
    };
    let question =
        Question { graph: &word_graph.inner, board: &board, kinds: &kinds, laying_rules, already_written: &written };
    let found = limit.search(py, |stop| path::layings(question, wish, stop))?.map_err(refused)?;
    let laying = |laying| laying_tuple(py, laying, &kinds, names.as_ref());
    let layings = found.layings.iter().map(laying).collect::<PyResult<Vec<_>>>()?;
    (layings, told(py, &found.elsewhere, names.as_ref(), &[])?, found.complete, found.steps).into_pyobject(py)
}

fn board(pieces: &[RawPiece], letters: usize, corners: bool) -> PyResult<Board> {
    let piece = |&(letter, x, y, w, h): &RawPiece| Piece::new([letter.0, x.0, y.0, w.0, h.0], letters);
    let pieces = pieces.iter().map(piece).collect::<Result<Vec<Piece>, PathError>>().map_err(refused)?;
    Board::new(&pieces, corners).map_err(refused)
}

fn before(written: &[RawWritten<'_>], codes: Option<&Bound<'_, PyDict>>, board: &Board) -> PyResult<Written> {
    let mut words: Vec<(Letters, Tiles)> = Vec::with_capacity(written.len());
    for (word, tiles) in written {
        match codes {
            None => {
                let (word, tiles): (Vec<u8>, Vec<u8>) = (word.extract()?, tiles.extract()?);
                let tiles = lettered(&tiles, board).map_err(refused)?;
                words.extend(Letters::of(&word).map(|word| (word, tiles)));
            }
            Some(codes) => {
                if let Some(word) = coded(word, codes)? {
                    words.push((word, numbered(tiles, board)?));
                }
            }
        }
    }
    Ok(Written::of(words))
}

/// The letters of a word, if no more than a word can have.
struct Letters([u8; MAX_SIDE], usize);

impl Letters {
    fn of(word: &[u8]) -> Option<Letters> {
        let mut letters = Letters([0; MAX_SIDE], word.len());
        letters.0.get_mut(..word.len())?.copy_from_slice(word);
        Some(letters)
    }
}

impl AsRef<[u8]> for Letters {
    fn as_ref(&self) -> &[u8] {
        &self.0[..self.1]
    }
}

/// A word's letters as codes; none if one of them has none, or a blank's, or if there are too many.
fn coded(word: &Bound<'_, PyAny>, codes: &Bound<'_, PyDict>) -> PyResult<Option<Letters>> {
    let mut found = Letters([0; MAX_SIDE], 0);
    let mut fits = true;
    each(word, |letter| {
        let code = codes.get_item(letter)?.map_or(Ok(0), |code| code.extract::<u8>())?;
        fits &= code != 0 && found.1 < MAX_SIDE;
        if fits {
            found.0[found.1] = code;
            found.1 += 1;
        }
        Ok(())
    })?;
    Ok(fits.then_some(found))
}

/// The tiles on some squares. A square that isn't the first one of a letter is a `KeyError`.
fn numbered(squares: &Bound<'_, PyAny>, board: &Board) -> PyResult<Tiles> {
    let mut found = Tiles::NONE;
    each(squares, |square| {
        let number = square.extract::<(Number, Number)>().ok().and_then(|(x, y)| board.letter_at(x.0, y.0));
        found.insert(number.ok_or_else(|| PyKeyError::new_err((square.clone().unbind(),)))?);
        Ok(())
    })?;
    Ok(found)
}

/// Do something with each of some values; tuples, which they mostly are, are gone through without an iterator.
fn each<'py>(values: &Bound<'py, PyAny>, mut act: impl FnMut(&Bound<'py, PyAny>) -> PyResult<()>) -> PyResult<()> {
    match values.cast::<PyTuple>() {
        Ok(values) => values.iter_borrowed().try_for_each(|value| act(&value)),
        Err(_) => values.try_iter()?.try_for_each(|value| act(&value?)),
    }
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

/// Words as their names say, else as `(word, numbers of the tiles)`; where letters were laid, their squares stand for them.
fn told<'py>(
    py: Python<'py>,
    words: &PathWords,
    names: Option<&Names<'py>>,
    laid: &[Laid],
) -> PyResult<Bound<'py, PyTuple>> {
    let Some(Names(make, letters, tiles)) = names else {
        let one = |(word, tiles)| (PyBytes::new(py, word), PyBytes::new(py, tiles)).into_pyobject(py);
        return PyTuple::new(py, words.iter().map(one).collect::<PyResult<Vec<_>>>()?);
    };
    let mut squares: Vec<(usize, Bound<'py, PyAny>)> = Vec::with_capacity(laid.len());
    for one in laid {
        let next = tiles.len() + squares.iter().filter(|(number, _)| *number >= tiles.len()).count();
        squares.push((one.instead.unwrap_or(next), (one.x, one.y).into_pyobject(py)?.into_any()));
    }
    let square = |number: usize| squares.iter().find(|(laid, _)| *laid == number).map(|(_, square)| square);
    let one = |(word, path)| {
        let word = values(py, word, |number| letters.get(number))?;
        make.call1((word, values(py, path, |number| square(number).or_else(|| tiles.get(number)))?))
    };
    PyTuple::new(py, words.iter().map(one).collect::<PyResult<Vec<_>>>()?)
}

fn values<'a, 'py: 'a>(
    py: Python<'py>,
    numbers: &[u8],
    name: impl Fn(usize) -> Option<&'a Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyTuple>> {
    if let Some(&number) = numbers.iter().find(|&&number| name(usize::from(number)).is_none()) {
        return Err(nameless(number.into()));
    }
    PyTuple::new(py, numbers.iter().map(|&number| name(usize::from(number))))
}

fn nameless(number: usize) -> PyErr {
    PyValueError::new_err(format!("there is no name for {number}"))
}

/// A laying as `(letters laid, score, what decides between equals, words)`.
fn laying_tuple<'py>(
    py: Python<'py>,
    laying: &Laying,
    kinds: &[path::Kind],
    names: Option<&Names<'py>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let laid: Vec<_> = laying.laid.iter().map(|one| laid_tuple(one, kinds[one.kind])).collect();
    (laid, laying.score.points, laying.score.tie_break, told(py, &laying.words, names, &laying.laid)?).into_pyobject(py)
}

/// A letter laid as `(letter, x, y, width, height, whether it was free, number of the tile whose place it took)`.
fn laid_tuple(one: &Laid, kind: path::Kind) -> (u8, u8, u8, u8, u8, bool, Option<usize>) {
    (kind.letter, one.x, one.y, one.w, one.h, kind.free, one.instead)
}
