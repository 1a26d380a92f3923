//! Work that is shared out among threads.

use std::process;
use std::sync::{Mutex, OnceLock, PoisonError};

use rayon::{ThreadPool, ThreadPoolBuilder};
use rekje_core::Error;

use crate::convert::Number;

/// The most threads that can be asked for.
const MOST_THREADS: i64 = 1024;

/// Whether a number of threads is a single one.
pub fn is_alone(threads: Option<Number>) -> bool {
    threads.is_some_and(|Number(threads)| threads == 1)
}

/// Do a work that is shared out among threads on so many of them, else on all cores.
pub fn together<T: Send>(threads: Option<Number>, work: impl FnOnce() -> T + Send) -> Result<T, Error> {
    let Some(Number(value)) = threads else { return Ok(on_all_cores(work)) };
    let out_of_range = Error::Range { what: "threads", value, low: 1, high: MOST_THREADS };
    if !(1..=MOST_THREADS).contains(&value) {
        return Err(out_of_range);
    }
    let pool = ThreadPoolBuilder::new().num_threads(value as usize).build();
    pool.map(|pool| pool.install(work)).map_err(|_| out_of_range)
}

/// Do a work that is shared out among threads on all cores. A forked process has none of its parent's threads, and gets
/// a pool of its own.
pub fn on_all_cores<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    static FIRST: OnceLock<u32> = OnceLock::new();
    let here = process::id();
    if *FIRST.get_or_init(|| here) == here { work() } else { forked_pool(here).install(work) }
}

/// The pool of a forked process. That of its parent is left alone: nobody could end its threads here.
fn forked_pool(here: u32) -> &'static ThreadPool {
    static POOL: Mutex<Option<(u32, &'static ThreadPool)>> = Mutex::new(None);
    let mut kept = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, pool)) = kept.filter(|(owner, _)| *owner == here) {
        return pool;
    }
    let pool: &ThreadPool = Box::leak(Box::new(ThreadPoolBuilder::new().build().expect("threads can be started")));
    *kept = Some((here, pool));
    pool
}
