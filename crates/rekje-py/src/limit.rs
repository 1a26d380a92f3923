//! `Limit` and `Stop`: how long a search may go on. The core counts and reads a flag; the clock is here.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::convert::{Number, within};

#[pyclass(frozen, module = "rekje._core")]
pub struct Stop {
    flag: AtomicBool,
}

#[pymethods]
impl Stop {
    #[new]
    fn new() -> Stop {
        Stop { flag: AtomicBool::new(false) }
    }

    fn set(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    #[getter]
    fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }
}

#[pyclass(frozen, module = "rekje._core")]
pub struct Limit {
    nodes: Option<u64>,
    samples: Option<u64>,
    seconds: Option<f64>,
    stop: Option<Py<Stop>>,
}

#[pymethods]
impl Limit {
    #[new]
    #[pyo3(signature = (*, nodes=None, samples=None, seconds=None, stop=None))]
    fn new(
        nodes: Option<Number>,
        samples: Option<Number>,
        seconds: Option<f64>,
        stop: Option<Py<Stop>>,
    ) -> PyResult<Limit> {
        let count = |what, number: Option<Number>| number.map(|number| within(what, number, i64::MAX)).transpose();
        let (nodes, samples) = (count("nodes", nodes)?, count("samples", samples)?);
        match seconds {
            Some(seconds) if seconds.is_nan() => Err(PyValueError::new_err("seconds must be a number, not nan")),
            _ => Ok(Limit { nodes, samples, seconds, stop }),
        }
    }
}

/// What can cut a search short.
#[derive(PartialEq)]
pub enum By {
    Nodes,
    Samples,
    /// Seconds, or a flag.
    Time,
}

static NONE: Limit = Limit { nodes: None, samples: None, seconds: None, stop: None };

impl Limit {
    /// The limit of a search, once it is sure that the search can be cut short so.
    pub fn of<'a>(limit: Option<&'a Limit>, search: &str, by: &[By]) -> PyResult<&'a Limit> {
        let limit = limit.unwrap_or(&NONE);
        let given = [
            ("nodes", limit.nodes.is_some(), By::Nodes),
            ("samples", limit.samples.is_some(), By::Samples),
            ("seconds", limit.seconds.is_some(), By::Time),
            ("stop", limit.stop.is_some(), By::Time),
        ];
        match given.iter().find(|(_, is_given, kind)| *is_given && !by.contains(kind)) {
            Some((name, ..)) => Err(PyValueError::new_err(format!("{search} can't be limited by {name}"))),
            None => Ok(limit),
        }
    }

    /// So many nodes; more than any search visits where none are said.
    pub fn nodes(&self) -> u64 {
        self.nodes.unwrap_or(i64::MAX as u64)
    }

    /// The nodes of a search that must be limited so.
    pub fn nodes_of(limit: &Limit, search: &str) -> PyResult<u64> {
        Limit::of(Some(limit), search, &[By::Nodes])?.nodes.ok_or_else(|| unlimited(search, "nodes"))
    }

    /// So many samples, or more than any search takes where it is limited by seconds.
    pub fn samples_or_time(&self, search: &str) -> PyResult<u64> {
        match (self.samples, self.seconds) {
            (Some(samples), _) => Ok(samples),
            (None, Some(_)) => Ok(i64::MAX as u64),
            (None, None) => Err(unlimited(search, "samples or seconds")),
        }
    }

    /// Search without the GIL, with a flag that is set when time is up or the search is told to stop.
    pub fn search<T: Send>(&self, py: Python<'_>, search: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
        let never = AtomicBool::new(false);
        let stop = self.stop.as_ref().map_or(&never, |stop| &stop.get().flag);
        let Some(seconds) = self.seconds else { return Ok(py.detach(|| search(stop))) };
        // What is too much for a duration is no limit.
        let time = Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX);
        Ok(py.detach(|| in_time(time, stop, search))?)
    }
}

fn unlimited(search: &str, by: &str) -> PyErr {
    PyValueError::new_err(format!("{search} must be limited by {by}"))
}

/// How often the clock looks whether somebody says stop.
const LOOK: Duration = Duration::from_millis(10);

/// Search while another thread watches the clock and the flag `stop`.
fn in_time<T>(time: Duration, stop: &AtomicBool, search: impl FnOnce(&AtomicBool) -> T) -> io::Result<T> {
    // Without time the flag is set before the search begins.
    let is_over = AtomicBool::new(time.is_zero());
    let (found, finding) = mpsc::channel::<()>();
    let start = Instant::now();
    let (stop, over) = (stop, &is_over);
    let watch = move || {
        while !stop.load(Ordering::Relaxed) && start.elapsed() < time {
            let left = time.saturating_sub(start.elapsed());
            if finding.recv_timeout(left.min(LOOK)) == Err(RecvTimeoutError::Disconnected) {
                return;
            }
        }
        over.store(true, Ordering::Relaxed);
    };
    thread::scope(|scope| {
        thread::Builder::new().spawn_scoped(scope, watch)?;
        let answer = search(over);
        drop(found);
        Ok(answer)
    })
}
