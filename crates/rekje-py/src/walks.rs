//! Words walked over touching tiles: `WordLists` and `walks`.

use std::sync::atomic::AtomicBool;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyTuple};
use rekje_core::walk::{self, Heap, Place, Track, Walk, WalkError, WalkRack, Wish};

use crate::convert::Number;
use crate::limit::{By, Limit};
use crate::word_graph::WordGraph;

fn refused(error: WalkError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pyclass(frozen, module = "rekje._core")]
pub struct WordLists {
    inner: walk::WordLists,
}

#[pymethods]
impl WordLists {
    #[new]
    fn new(py: Python<'_>, word_graph: &WordGraph) -> PyResult<WordLists> {
        let lists = py.detach(|| walk::WordLists::new(&word_graph.inner));
        lists.map(|inner| WordLists { inner }).map_err(refused)
    }

    #[staticmethod]
    fn of(words: Vec<PyBackedBytes>, letters: Number) -> PyResult<WordLists> {
        let letters = within("letters", letters, 1, 63)? as usize;
        let words: Vec<&[u8]> = words.iter().map(|word| &word[..]).collect();
        walk::WordLists::of(&words, letters).map(|inner| WordLists { inner }).map_err(refused)
    }

    fn __len__(&self) -> usize {
        self.inner.count()
    }

    #[getter]
    fn letters(&self) -> usize {
        self.inner.letters()
    }
}

type Lying = (Number, Number, Number);
type Made = (PyBackedBytes, Vec<(Number, Number)>);

#[pyfunction]
#[pyo3(signature = (lists, heap, rack, *, made, words, per_length, tracks, shortest, limit=None))]
#[allow(clippy::too_many_arguments)]
pub fn walks<'py>(
    py: Python<'py>,
    lists: &WordLists,
    heap: Vec<Lying>,
    rack: &[u8],
    made: Vec<Made>,
    words: Number,
    per_length: Number,
    tracks: Number,
    shortest: Number,
    limit: Option<&Limit>,
) -> PyResult<Bound<'py, PyTuple>> {
    let limit = Limit::of(limit, "walks", &[By::Nodes, By::Time])?;
    let wish = Wish {
        words: within("words", words, 1, 1_000_000)? as usize,
        per_length: within("per_length", per_length, 1, 1_000_000)? as usize,
        tracks: within("tracks", tracks, 1, 1_000)? as usize,
        shortest: within("shortest", shortest, 1, 21)? as usize,
        steps: limit.nodes(),
    };
    let letters = lists.inner.letters();
    let heap = Heap::new(&lying(&heap)?, letters).map_err(refused)?;
    let hand = WalkRack::new(rack, letters).map_err(refused)?;
    let made: Vec<(Vec<u8>, Vec<Place>)> = made.iter().map(|(word, places)| (word.to_vec(), pairs(places))).collect();
    let search = |stop: &AtomicBool| walk::walks(&lists.inner, &heap, hand, &made, wish, stop);
    let found = limit.search(py, search)?.map_err(refused)?;
    let walks = found.walks.iter().map(|walk| walk_tuple(py, walk)).collect::<PyResult<Vec<_>>>()?;
    (walks, found.bound, found.optimal, found.steps).into_pyobject(py)
}

fn lying(heap: &[Lying]) -> PyResult<Vec<(Place, u8)>> {
    let tile = |&(x, y, tile): &Lying| Ok(((x.0, y.0), within("a tile", tile, 0, 255)? as u8));
    heap.iter().map(tile).collect()
}

fn pairs(places: &[(Number, Number)]) -> Vec<Place> {
    places.iter().map(|(x, y)| (x.0, y.0)).collect()
}

fn within(what: &'static str, number: Number, low: i64, high: i64) -> PyResult<i64> {
    let out_of_range = WalkError::Range { what, value: number.0, low, high };
    if (low..=high).contains(&number.0) { Ok(number.0) } else { Err(refused(out_of_range)) }
}

/// A walk as `(word, new tiles, blanks among them, tracks)`.
fn walk_tuple<'py>(py: Python<'py>, walk: &Walk) -> PyResult<Bound<'py, PyTuple>> {
    let tracks: Vec<_> = walk.tracks.iter().map(track_tuple).collect();
    (PyBytes::new(py, &walk.word), walk.new_tiles(), walk.new_blanks(), tracks).into_pyobject(py)
}

/// A track as `(path, laid)`.
fn track_tuple(track: &Track) -> (Vec<Place>, Vec<(i64, i64, u8)>) {
    (track.path.clone(), track.laid.iter().map(|&((x, y), tile)| (x, y, tile)).collect())
}
