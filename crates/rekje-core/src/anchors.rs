//! Where plays grow from.
//!
//! Every play covers at least one anchor and is found from the first of them in its line: growing to the
//! left stops before the anchor found earlier. So each play is found once.

use crate::codes::EMPTY;
use crate::facts::{Facts, StartRule};
use crate::grid::{Grid, Line, Square};

/// A place from which plays grow, in one line of a grid.
#[derive(Debug, Clone, Copy, Default)]
pub struct Anchor {
    /// The line in its grid.
    pub line: usize,
    /// The empty square that the play must cover.
    pub at: usize,
    /// Where the play begins as far as it is known: at the tiles on the left, else at the square itself.
    pub start: usize,
    /// The last square to the left on which a tile may be laid; `at` if none may.
    pub left_stop: usize,
    /// The first square behind the anchor and the tiles next to it on the right.
    pub right: usize,
    /// Whether tiles lie next to it on the left, so that it is the first square to be laid on.
    pub follows: bool,
    /// The points of the tiles in the line that belong to the play from the beginning.
    pub points: i32,
}

/// The anchors of one grid, line by line, those from which nothing can grow left out.
pub fn anchors<'a>(facts: &'a Facts, grid: &'a Grid, first: bool) -> impl Iterator<Item = Anchor> + 'a {
    let fixed_start = first && facts.start_rule == StartRule::Begins;
    grid.lines.iter().enumerate().flat_map(move |(line, squares)| {
        let mut free = 1;
        (1..=grid.length).filter(|&at| squares[at].anchor && squares[at].cell == EMPTY).filter_map(move |at| {
            let left_stop = if fixed_start { at } else { free };
            free = at + 1;
            (squares[at].entry != 0 && squares[at].fits != 0).then(|| Anchor::new(squares, line, at, left_stop))
        })
    })
}

impl Anchor {
    fn new(squares: &Line, line: usize, at: usize, left_stop: usize) -> Anchor {
        let tile = |square: &&Square| square.cell != EMPTY;
        let left = squares[..at].iter().rev().take_while(tile);
        let right = squares[at + 1..].iter().take_while(tile);
        let follows = squares[at - 1].cell != EMPTY;
        let start = at - left.clone().count();
        if follows {
            let points = left.map(|square| square.points).sum();
            return Anchor { line, at, start, left_stop: at, right: at, follows, points };
        }
        let points = right.clone().map(|square| square.points).sum();
        Anchor { line, at, start, left_stop, right: at + 1 + right.count(), follows, points }
    }
}
