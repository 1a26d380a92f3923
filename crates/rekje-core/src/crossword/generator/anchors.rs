//! Anchors: the squares from which plays are generated.
//!
//! Every play covers at least one anchor. It is generated from the first anchor that it covers: the left part of a play stops
//! before the previous anchor of the line. So each play is found once.

use crate::crossword::board::grid::{Grid, LINE, Line, Square};
use crate::lexicon::machine_letters::bits;
use crate::prefetch::prefetch;

/// An anchor square in one line of a grid, with the limits of the plays generated from it.
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
    /// The first square behind the anchor and the tiles next to it on the right; the anchor itself if it `follows` tiles, where this
    /// isn't used.
    pub right: usize,
    /// Whether tiles lie next to it on the left, so that it is the first square to be laid on.
    pub follows: bool,
    /// The points of the tiles in the line that belong to the play from the beginning.
    pub points: i32,
}

/// Hand the anchors of one grid to `tell`, line by line, except those on which no play of a rack is possible that can show the letters
/// `shows` (bit by letter).
pub fn anchors(grid: &Grid, shows: u64, must_start_on_anchor: bool, mut tell: impl FnMut(Anchor)) {
    for (number, line) in grid.lines.iter().enumerate() {
        fetch_ahead(&grid.lines[number + 1..]);
        line_anchors(line, number, shows, must_start_on_anchor, &mut tell);
    }
}

/// Have what [`line_anchors`] reads fetched while plays are found in the line before: the anchors of the next line, and what tells
/// where they are in the one after it.
#[inline(always)]
fn fetch_ahead(lines: &[Line]) {
    if let Some(next) = lines.first() {
        bits(next.anchors.into()).for_each(|at| prefetch(&next.squares[usize::from(at) % LINE]));
    }
    if let Some(line) = lines.get(1) {
        prefetch(&line.anchors);
    }
}

/// Hand the anchors of one line to `tell`, from left to right, except those on which no play of a rack that shows these letters is
/// possible. `number` is the line's. With `must_start_on_anchor` a play must begin on the anchor, so it doesn't grow to the left.
pub fn line_anchors(line: &Line, number: usize, shows: u64, must_start_on_anchor: bool, mut tell: impl FnMut(Anchor)) {
    // The first square behind the previous anchor. Squares are numbered from 1.
    let mut free = 1;
    for at in bits(line.anchors.into()).map(usize::from) {
        let left_stop = if must_start_on_anchor { at } else { free };
        free = at + 1;
        if line.squares[at].start_node != 0 && line.squares[at].cross_set & shows != 0 {
            tell(Anchor::new(line, number, at, left_stop));
        }
    }
}

impl Anchor {
    /// The anchor at the empty square `at`. With tiles just before it a play can only go on to the right from them; else it
    /// may grow to the left as far as `left_stop`, and goes on to the right past the tiles just behind it.
    fn new(line: &Line, number: usize, at: usize, left_stop: usize) -> Anchor {
        let (before, behind) = (line.before(at), line.behind(at));
        let points = |squares: &[Square]| squares.iter().map(|square| square.points).sum();
        if before > 0 {
            let (start, points) = (at - before, points(&line.squares[at - before..at]));
            return Anchor { line: number, at, start, left_stop: at, right: at, follows: true, points };
        }
        let right = at + 1 + behind;
        let points = points(&line.squares[at + 1..right]);
        Anchor { line: number, at, start: at, left_stop, right, follows: false, points }
    }
}
