//! How a game with an empty bag ends, and what that brings.

use crate::error::Error;

/// The end as it comes from outside.
///
/// ```
#[doc = include_str!("../../../../doc/crossword.rs")]
#[doc = include_str!("../../../../doc/end.rs")]
/// assert!(EndRules::new(&RawEndRules { passes: 0, ..raw_end }).is_err());
/// ```
#[derive(Debug, Clone)]
pub struct RawEndRules {
    /// Passes in a row that end the game.
    pub passes: i64,
    /// Whether the tiles still held lower a score.
    pub subtract_rest: bool,
    /// How often who goes out gains the points of the tiles that the other holds.
    pub out_times: i64,
    /// What going out brings besides.
    pub out_bonus: i64,
}

/// A checked end.
///
/// ```
#[doc = include_str!("../../../../doc/crossword.rs")]
#[doc = include_str!("../../../../doc/end.rs")]
/// assert_eq!(end_rules.passes(), 2);
/// // The second seat has gone out; the first one holds five points.
/// assert_eq!(end_rules.settle(&[5, 0], Some(1)), [-5, 5]);
/// ```
#[derive(Debug, Clone)]
pub struct EndRules {
    pub(in crate::crossword::endgame) passes: u8,
    subtract_rest: bool,
    out_times: i32,
    out_bonus: i32,
}

impl EndRules {
    /// Believe an end, or say in one sentence why not.
    pub fn new(raw: &RawEndRules) -> Result<EndRules, Error> {
        Ok(EndRules {
            passes: checked_range("passes", raw.passes, 1, 100)? as u8,
            subtract_rest: raw.subtract_rest,
            out_times: checked_range("out_times", raw.out_times, 0, 10)?,
            out_bonus: checked_range("out_bonus", raw.out_bonus, 0, 100_000)?,
        })
    }

    /// Passes in a row that end the game.
    pub fn passes(&self) -> usize {
        self.passes.into()
    }

    /// What each of several seats gains or loses at the end, by the points of the tiles that each holds; `out` has none.
    pub fn settle(&self, rest: &[i32], out: Option<usize>) -> Vec<i32> {
        let mut gains: Vec<i32> = rest.iter().map(|&points| if self.subtract_rest { -points } else { 0 }).collect();
        if let Some(seat) = out {
            gains[seat] += self.out_bonus + self.out_times * rest.iter().sum::<i32>();
        }
        gains
    }

    /// What a player gains on the other by going out, when the other still holds tiles of `rest` points.
    pub fn out(&self, rest: i32) -> i32 {
        self.out_bonus + rest * (self.out_times + i32::from(self.subtract_rest))
    }

    /// What a player gains on the other if the game ends by passes, by the points of the tiles each holds.
    pub fn stop(&self, own: i32, other: i32) -> i32 {
        if self.subtract_rest { other - own } else { 0 }
    }
}

/// A number from outside, if it lies between `low` and `high`.
pub(in crate::crossword) fn checked_range(what: &'static str, value: i64, low: i64, high: i64) -> Result<i32, Error> {
    if (low..=high).contains(&value) { Ok(value as i32) } else { Err(Error::Range { what, value, low, high }) }
}
