//! Rollouts that were played already: with few tiles in the bag the same deals come again and again.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::candidate_elimination::Sample;
use crate::error::Error;

/// A rollout's result, and how many searches it took.
pub type Played = (Sample, u64);

/// The rollouts of one candidate by what they depend on, the deal.
#[derive(Default)]
pub struct KnownRollouts {
    by_deal: Mutex<HashMap<Vec<u8>, Played>>,
}

impl KnownRollouts {
    /// The rollout with a deal, played out if it wasn't before.
    pub fn get_or_play(&self, deal: Vec<u8>, play: impl FnOnce() -> Result<Played, Error>) -> Result<Played, Error> {
        let known = || self.by_deal.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&played) = known().get(&deal) {
            return Ok(played);
        }
        // It isn't locked meanwhile; at worst two threads play the same rollout.
        let played = play()?;
        known().insert(deal, played);
        Ok(played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(points: f64) -> Played {
        (Sample { after_reply: 0.0, after: 0.0, points, chance: None }, 1)
    }

    #[test]
    fn a_deal_that_comes_again_is_not_played_again() {
        let known = KnownRollouts::default();
        let points = |deal: &[u8], points: f64| {
            known.get_or_play(deal.to_vec(), || Ok(played(points))).map(|(sample, _)| sample.points)
        };
        assert_eq!([points(&[1, 2], 3.0), points(&[2, 1], 4.0), points(&[1, 2], 5.0)], [Ok(3.0), Ok(4.0), Ok(3.0)]);
    }

    #[test]
    fn what_cannot_be_played_is_not_remembered() {
        let known = KnownRollouts::default();
        assert!(known.get_or_play(vec![1], || Err(Error::Game("wrong"))).is_err());
        assert!(known.get_or_play(vec![1], || Ok(played(1.0))).is_ok());
    }
}
