//! `Limit` and `Stop`: how long a search may go on. The core counts and reads a flag; the clock is here, and the look for signals.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
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

/// No limit.
pub static NONE: Limit = Limit { nodes: None, samples: None, seconds: None, stop: None };

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
        match self.time() {
            Some(time) => watched(py, time, self.flag(&never), search),
            None => Ok(py.detach(|| search(self.flag(&never)))),
        }
    }

    /// The same for a search that may take long though it has no time limit: a signal ends it too.
    pub fn long_search<T: Send>(&self, py: Python<'_>, search: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
        let never = AtomicBool::new(false);
        watched(py, self.time().unwrap_or(Duration::MAX), self.flag(&never), search)
    }

    /// What is too much for a duration is no limit.
    fn time(&self) -> Option<Duration> {
        self.seconds.map(|seconds| Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX))
    }

    fn flag<'a>(&'a self, never: &'a AtomicBool) -> &'a AtomicBool {
        self.stop.as_ref().map_or(never, |stop| &stop.get().flag)
    }
}

/// Work without the GIL that a signal ends: the flag is set then, and what was done until then is dropped.
pub fn interruptible<T: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
    NONE.long_search(py, work)
}

fn unlimited(search: &str, by: &str) -> PyErr {
    PyValueError::new_err(format!("{search} must be limited by {by}"))
}

/// How often a thread looks whether time is up, somebody says stop, or a signal has come.
const LOOK: Duration = Duration::from_millis(10);
/// As much stack as a program's first thread usually has.
const STACK: usize = 8 << 20;

/// Work on another thread, while this one looks at the clock, at the flag `stop`, and for signals.
fn watched<T: Send>(
    py: Python<'_>,
    time: Duration,
    stop: &AtomicBool,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    let hears_signals = is_main_thread(py)?;
    if !hears_signals && time == Duration::MAX {
        return Ok(py.detach(|| work(stop)));
    }
    // Without time the flag is set before the work begins.
    let is_over = AtomicBool::new(time.is_zero());
    let over = &is_over;
    py.detach(|| {
        thread::scope(|scope| {
            let (working, done) = mpsc::channel::<()>();
            let start = Instant::now();
            let worker = move || {
                let _working = working;
                work(over)
            };
            let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, worker)?;
            while !has_ended(&done, time.saturating_sub(start.elapsed())) {
                if stop.load(Ordering::Relaxed) || start.elapsed() >= time {
                    over.store(true, Ordering::Relaxed);
                }
                if hears_signals {
                    // The scope waits for the worker before it ends.
                    Python::attach(|py| py.check_signals()).inspect_err(|_| over.store(true, Ordering::Relaxed))?;
                }
            }
            Ok(worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
        })
    })
}

/// Wait until the next look, and for no more than the time that is left: whether the work has ended.
fn has_ended(done: &Receiver<()>, left: Duration) -> bool {
    let wait = if left.is_zero() { LOOK } else { left.min(LOOK) };
    done.recv_timeout(wait) == Err(RecvTimeoutError::Disconnected)
}

/// Python tells signals to its main thread alone.
fn is_main_thread(py: Python<'_>) -> PyResult<bool> {
    let threading = py.import("threading")?;
    let main = threading.call_method0("main_thread")?.getattr("ident")?;
    main.eq(threading.call_method0("get_ident")?)
}
