//! A board as a search reads it: in one direction, line by line, with everything known beforehand.
//!
//! Lines have a wall at both ends, an empty square on which nothing fits, so that no search has to ask
//! where the board ends.

use crate::automaton::{Automaton, Node};
use crate::codes::{ALL_LETTERS, EMPTY, MAX_SIDE, bits, letter};
use crate::facts::{Facts, Scoring, SquareFacts};
use crate::position::points;

/// One square, as the line through it sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square {
    /// Bit by letter: what may be laid here as far as the cross word is concerned.
    pub fits: u64,
    /// Bit by letter: those on the tiles further on in the line.
    pub ahead: u64,
    /// The points of the tile that lies here, as a later word counts them.
    pub points: i32,
    /// The points of the tiles that lie in the cross word.
    pub cross_points: i32,
    /// Where a search that grows from here begins: behind the tiles on the left, if any lie
    /// there, else before those on the right, else nowhere yet.
    pub entry: Node,
    /// The tile that lies here.
    pub cell: u8,
    /// What a tile laid here multiplies; the cross word only if there is one.
    pub factors: SquareFacts,
    /// Whether a tile laid here makes a cross word.
    pub crosses: bool,
    /// Whether no tile lies on the next square of the line.
    pub open: bool,
}

impl Square {
    const WALL: Square = Square {
        fits: 0,
        ahead: 0,
        points: 0,
        cross_points: 0,
        entry: 0,
        cell: EMPTY,
        factors: SquareFacts { letter: 0, main: [1, 1], cross: [0, 0] },
        crosses: false,
        open: true,
    };
}

/// The squares from wall to wall, and walls beyond that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// As many as a power of two, so that a place among them needs no check.
    pub squares: [Square; LINE],
    /// Bit by place: where tiles lie.
    pub tiles: u32,
    /// Bit by place: where a play may begin to grow.
    pub anchors: u32,
}

/// How many squares a line has, walls included.
pub const LINE: usize = 32;
const _: () = assert!(MAX_SIDE + 2 <= LINE && LINE == u32::BITS as usize);

impl Line {
    /// Bit by place: empty squares beside tiles. Walls are among them.
    fn beside(&self) -> u32 {
        (self.tiles << 1 | self.tiles >> 1) & !self.tiles
    }

    /// How many tiles lie side by side before a place.
    pub fn before(&self, at: usize) -> usize {
        (self.tiles << (LINE - at)).leading_ones() as usize
    }

    /// How many tiles lie side by side behind a place.
    pub fn behind(&self, at: usize) -> usize {
        (self.tiles >> (at + 1)).trailing_ones() as usize
    }

    fn put(&mut self, at: usize, cell: u8, points: i32) {
        let square = &mut self.squares[at];
        (square.cell, square.fits, square.points) = (cell, 0, points);
        self.squares[at - 1].open = false;
        self.tiles |= 1 << at;
    }

    fn look_ahead(&mut self) {
        let mut ahead = 0;
        for square in self.squares[..(LINE - self.tiles.leading_zeros() as usize)].iter_mut().rev() {
            square.ahead = ahead;
            ahead |= u64::from(square.cell != EMPTY) << letter(square.cell);
        }
    }
}

/// A board read in one direction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    pub down: bool,
    pub lines: Vec<Line>,
}

impl Grid {
    /// The board's `(x, y)` of a place in a line.
    #[inline(always)]
    pub fn place(&self, line: usize, at: usize) -> (usize, usize) {
        if self.down { (line, at - 1) } else { (at - 1, line) }
    }

    /// A board without tiles.
    pub fn empty(squares: &[SquareFacts], width: usize, height: usize, down: bool) -> Grid {
        let (lines, length) = if down { (width, height) } else { (height, width) };
        let line = Line { squares: [Square::WALL; LINE], tiles: 0, anchors: 0 };
        let mut grid = Grid { down, lines: vec![line; lines] };
        for line in 0..lines {
            for at in 1..=length {
                let (x, y) = grid.place(line, at);
                let factors = SquareFacts { cross: [0, 0], ..squares[y * width + x] };
                grid.lines[line].squares[at] = Square { fits: ALL_LETTERS, factors, ..Square::WALL };
            }
        }
        grid
    }
}

/// The board read across and read down, with entries, cross words and anchors.
pub fn grids(automaton: &Automaton, facts: &Facts, cells: &[u8]) -> [Grid; 2] {
    let [mut across, mut down] = facts.empty.clone();
    for (y, row) in cells.chunks_exact(facts.width).enumerate() {
        for (x, &cell) in row.iter().enumerate().filter(|&(_, &cell)| cell != EMPTY) {
            let points = if facts.scoring == Scoring::Words { points(facts, cell) } else { 0 };
            across.lines[y].put(x + 1, cell, points);
            down.lines[x].put(y + 1, cell, points);
        }
    }
    if across.lines.iter().all(|line| line.tiles == 0) {
        open_start(automaton, facts, &mut across);
        open_start(automaton, facts, &mut down);
    } else {
        join(automaton, facts, &mut across, &mut down);
        join(automaton, facts, &mut down, &mut across);
    }
    [across, down]
}

/// On an empty board plays grow from the start squares.
fn open_start(automaton: &Automaton, facts: &Facts, grid: &mut Grid) {
    for start in (0..facts.start.len()).filter(|&start| facts.start[start]) {
        let (x, y) = (start % facts.width, start / facts.width);
        let (line, at) = if grid.down { (x, y + 1) } else { (y, x + 1) };
        grid.lines[line].anchors |= 1 << at;
        grid.lines[line].squares[at].entry = automaton.hinged();
    }
}

/// For the empty squares beside tiles: entries into this grid, and what it means for the other one, where a play may
/// grow from nothing if only the cross word touches.
fn join(automaton: &Automaton, facts: &Facts, grid: &mut Grid, other: &mut Grid) {
    let on_board = (1 << (other.lines.len() + 1)) - 2;
    for line in 0..grid.lines.len() {
        grid.lines[line].look_ahead();
        let beside = grid.lines[line].beside() & on_board;
        grid.lines[line].anchors |= beside;
        for at in bits(beside.into()).map(usize::from) {
            let join = Join::new(automaton, &grid.lines[line], at);
            grid.lines[line].squares[at].entry = join.entry;
            let (x, y) = grid.place(line, at);
            let crossed = &mut other.lines[at - 1];
            crossed.anchors |= 1 << (line + 1);
            let apart = crossed.beside() >> (line + 1) & 1 == 0;
            let square = &mut crossed.squares[line + 1];
            square.entry = if apart { automaton.hinged() } else { square.entry };
            (square.crosses, square.fits, square.cross_points) = (true, join.fits, join.points);
            square.factors.cross = facts.squares[y * facts.width + x].cross;
        }
    }
}

/// An empty square and the tiles that lie before and behind it in its line.
struct Join {
    entry: Node,
    fits: u64,
    points: i32,
}

impl Join {
    fn new(automaton: &Automaton, line: &Line, at: usize) -> Join {
        let left = &line.squares[at - line.before(at)..at];
        let right = &line.squares[at + 1..][..line.behind(at)];
        let points = left.iter().chain(right).map(|square| square.points).sum();
        let reversed = |squares: &[Square]| {
            automaton.walk(automaton.hinged(), squares.iter().rev().map(|square| letter(square.cell)))
        };
        if left.is_empty() {
            let entry = reversed(right);
            return Join { entry, fits: automaton.at(entry).ends, points };
        }
        let entry = automaton.turn(reversed(left));
        Join { entry, fits: accepted(automaton, entry, right), points }
    }
}

/// Bit by letter: those that make a word at a node when these follow.
fn accepted(automaton: &Automaton, node: Node, after: &[Square]) -> u64 {
    let letters = automaton.at(node);
    let Some((last, front)) = after.split_last() else { return letters.ends };
    let makes_word = |&code: &u8| {
        let node = automaton.walk(letters.next(code), front.iter().map(|square| letter(square.cell)));
        automaton.at(node).ends >> letter(last.cell) & 1 != 0
    };
    bits(letters.on & ALL_LETTERS).filter(makes_word).fold(0, |fits, code| fits | 1 << code)
}
