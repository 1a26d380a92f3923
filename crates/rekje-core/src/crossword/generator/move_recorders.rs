//! Recorders of the plays that a search finds: a list, the best play, their count, whether there is any.

use super::move_generator::MoveRecorder;
use crate::crossword::board::play::Play;
use crate::crossword::leave::leave_values::POINT;

/// The legal plays of a position in three numbers.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let counted = summary(&graph, &facts, &board, &codes("AT")).unwrap();
/// // AT and TA, each in two directions with either letter on the start square.
/// assert_eq!(counted, Summary { plays: 8, top: 2, sum: 16 });
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many plays there are.
    pub plays: usize,
    /// The highest score, 0 if there is no play.
    pub top: i32,
    /// The sum of all scores.
    pub sum: i64,
}

/// A play with its equity, the sum of score and leave value, in thousandths of a point.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let mut leaves = LeaveValues::new(26, 6).unwrap();
/// leaves.set(&codes("S"), 8_000).unwrap();
/// let best = best_rated(&graph, &facts, &leaves, &board, &codes("CATS")).unwrap().unwrap();
/// // CAT keeps the S: three points and eight for the leave.
/// assert_eq!((best.play.score, best.equity), (3, 11_000));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rated {
    /// Score and leave value, in thousandths of a point.
    pub equity: i64,
    /// The play.
    pub play: Play,
}

impl MoveRecorder for Vec<Play> {
    fn found(&mut self, _score: i32, _kept: u32, play: impl FnOnce() -> Play) {
        self.push(play());
    }
}

/// Records the best plays, at least so many if there are so many, and possibly more.
pub struct Top {
    most: usize,
    /// Plays of a lower score aren't among the best.
    least: i32,
    /// With more plays than this the list is cut.
    limit: usize,
    pub list: Vec<Play>,
    scores: Vec<i32>,
}

impl Top {
    /// It records into a list that is no longer needed, whose room it uses. `most` is at least 1.
    pub fn new(most: usize, mut list: Vec<Play>) -> Top {
        list.clear();
        Top { most, least: i32::MIN, limit: most.saturating_mul(2), list, scores: Vec::new() }
    }

    /// Leave out plays with a lower score than the best `most` have. As many as have the lowest of their scores stay, so the next
    /// limit depends on how many there are.
    #[cold]
    fn cut(&mut self) {
        self.scores.clear();
        self.scores.extend(self.list.iter().map(|play| -play.score));
        let (_, &mut last, _) = self.scores.select_nth_unstable(self.most - 1);
        self.least = -last;
        self.list.retain(|play| play.score >= -last);
        self.limit = self.list.len().saturating_mul(2);
    }
}

impl MoveRecorder for Top {
    #[inline(always)]
    fn found(&mut self, score: i32, _kept: u32, play: impl FnOnce() -> Play) {
        if score < self.least {
            return;
        }
        self.list.push(play());
        if self.list.len() > self.limit {
            self.cut();
        }
    }
}

impl MoveRecorder for Summary {
    const COUNTS: bool = true;

    fn count(&mut self, plays: u32, score: i32) {
        self.plays += plays as usize;
        self.top = self.top.max(score);
        self.sum += i64::from(plays) * i64::from(score);
    }

    fn found(&mut self, score: i32, _kept: u32, _play: impl FnOnce() -> Play) {
        self.count(1, score);
    }
}

/// Records the best play: by equity with `USES_LEAVE`, else by score.
pub struct Best<'a, const USES_LEAVE: bool> {
    leave_values: &'a [i32],
    pub best: Option<Rated>,
    /// Its equity; less than any if there is none.
    least: i64,
}

impl<'a, const USES_LEAVE: bool> Best<'a, USES_LEAVE> {
    pub fn new(leave_values: &'a [i32]) -> Self {
        Best { leave_values, best: None, least: i64::MIN }
    }

    /// Whether no play with an equity of at most `most` can be the best: the best play so far has more.
    #[inline(always)]
    pub fn is_beyond(&self, most: i64) -> bool {
        self.least > most
    }

    /// The equity that a play must have to be the best, unless another with as much comes before it.
    #[inline(always)]
    pub fn least(&self) -> i64 {
        self.least
    }
}

impl<const USES_LEAVE: bool> MoveRecorder for Best<'_, USES_LEAVE> {
    const USES_LEAVE: bool = USES_LEAVE;

    /// Keep the play if its equity, score and leave value, is the highest so far. Of equal ones the first in the order of
    /// plays stays.
    fn found(&mut self, score: i32, kept: u32, play: impl FnOnce() -> Play) {
        let left = if USES_LEAVE { leave_value(self.leave_values, kept) } else { 0 };
        let equity = i64::from(score) * POINT + i64::from(left);
        if self.least > equity {
            return;
        }
        let play = play();
        if self.best.is_none_or(|best| equity > best.equity || play < best.play) {
            (self.best, self.least) = (Some(Rated { equity, play }), equity);
        }
    }
}

/// The leave value at an index of a [`crate::crossword::leave::leave_map::LeaveMap`]; where that has no list, the index itself.
#[inline(always)]
fn leave_value(leave_values: &[i32], number: u32) -> i32 {
    leave_values.get(number as usize).copied().unwrap_or(number as i32)
}

/// Records all plays with their equities.
pub struct AllRated<'a> {
    pub leave_values: &'a [i32],
    pub list: Vec<Rated>,
}

impl MoveRecorder for AllRated<'_> {
    const USES_LEAVE: bool = true;

    fn found(&mut self, score: i32, kept: u32, play: impl FnOnce() -> Play) {
        let equity = i64::from(score) * POINT + i64::from(leave_value(self.leave_values, kept));
        self.list.push(Rated { equity, play: play() });
    }
}

pub struct Any(pub bool);

impl MoveRecorder for Any {
    fn found(&mut self, _score: i32, _kept: u32, _play: impl FnOnce() -> Play) {
        self.0 = true;
    }

    fn is_full(&self) -> bool {
        self.0
    }
}
