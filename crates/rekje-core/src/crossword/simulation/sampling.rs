//! Samples for candidates that are compared: each deal is played out after all of them that are still running, on one thread or on
//! several. How many threads there are never changes what is found, unless a clock cuts the search short.

use std::sync::atomic::{AtomicBool, Ordering};

use super::rollout::Dealer;
use crate::error::Error;

/// How the rollouts of a simulation are spread over threads. The core starts none itself.
///
/// ```
/// use rekje_core::crossword::simulation::{OneThread, Workers};
/// assert_eq!(OneThread.map(3, |number| number * number), [0, 1, 4]);
/// ```
pub trait Workers {
    /// Whether several threads work, so that work should be given out in larger parts.
    ///
    /// ```
    /// use rekje_core::crossword::simulation::{OneThread, Workers};
    /// assert!(!OneThread.are_many());
    /// ```
    fn are_many(&self) -> bool;

    /// The results of `work` for each number below `count`, in order.
    ///
    /// ```
    /// use rekje_core::crossword::simulation::{OneThread, Workers};
    /// assert_eq!(OneThread.map(2, |number| number + 7), [7, 8]);
    /// ```
    fn map<T: Send>(&self, count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T>;
}

/// The thread of the caller does all the work.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// use std::sync::atomic::AtomicBool;
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let effort = SampleEffort { turns: 1, searches: 50, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
/// let words = (&graph, &facts, &leaves);
/// let never = AtomicBool::new(false);
/// let found = simulate_with(words, &end_rules, &known, &candidates, &effort, (&OneThread, &never)).unwrap();
/// assert_eq!(found, simulate(words, &end_rules, &known, &candidates, &effort).unwrap());
/// ```
pub struct OneThread;

impl Workers for OneThread {
    fn are_many(&self) -> bool {
        false
    }

    fn map<T: Send>(&self, count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
        (0..count).map(work).collect()
    }
}

/// Candidates that are compared by samples. All that are running have the same number of samples, from the same deals.
pub trait Comparison {
    type Sample: Send;

    fn running(&self) -> Vec<usize>;

    /// How many more deals there are before candidates are dropped again.
    fn deals_before_dropping(&self) -> usize;

    /// Add a sample of each running candidate, in their order, all of one deal; then drop those that fall behind, if it is time for that.
    fn add(&mut self, samples: Vec<Self::Sample>);
}

/// Who works, and the flag that ends the work.
pub type Working<'w, W> = (&'w W, &'w AtomicBool);

/// Play deals out until one candidate is left, `searches` are used up, or the flag is set. `rollout` plays a candidate out with a deal,
/// and also tells how many searches that took.
pub fn sample_deals<C: Comparison>(
    comparison: &mut C,
    dealer: &mut Dealer,
    searches: u64,
    (workers, stop): Working<impl Workers>,
    rollout: impl Fn(usize, &[u8]) -> Result<(C::Sample, u64), Error> + Sync + Send,
) -> Result<(), Error> {
    let mut spent = 0;
    loop {
        let running = comparison.running();
        if running.len() < 2 || spent >= searches {
            return Ok(());
        }
        let count = if workers.are_many() { comparison.deals_before_dropping() } else { 1 };
        let deals: Vec<Vec<u8>> = (0..count).map(|_| dealer.deal()).collect();
        let played = workers.map(count * running.len(), |number| {
            let (deal, one) = (&deals[number / running.len()], running[number % running.len()]);
            (!stop.load(Ordering::Relaxed)).then(|| rollout(one, deal))
        });
        // What was stopped halfway is left out: all candidates count the same deals.
        let Some(played) = played.into_iter().collect::<Option<Result<Vec<_>, Error>>>() else { return Ok(()) };
        let mut played = played?.into_iter();
        for _ in 0..count {
            if spent >= searches {
                break;
            }
            let deal = played.by_ref().take(running.len());
            comparison.add(
                deal.map(|(sample, searched)| {
                    spent += searched;
                    sample
                })
                .collect(),
            );
        }
    }
}
