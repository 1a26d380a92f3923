//! A board as a search reads it: in one direction, line by line, with everything known beforehand.
//!
//! Lines have a wall at both ends, an empty square on which nothing fits, so that no search has to ask
//! where the board ends.

use crate::automaton::{Automaton, Edge, Node};
use crate::codes::{ALL_LETTERS, EMPTY, MAX_SIDE, letter};
use crate::facts::{Facts, Scoring, SquareFacts};
use crate::position::points;

/// One square, as the line through it sees it.
#[derive(Debug, Clone, Copy)]
pub struct Square {
    /// Bit by letter: what may be laid here as far as the cross word is concerned.
    pub fits: u64,
    /// The tile that lies here.
    pub cell: u8,
    /// Whether a tile laid here makes a cross word.
    pub crosses: bool,
    /// Whether a play may begin to grow from here.
    pub anchor: bool,
    /// The points of the tile that lies here, as a later word counts them.
    pub points: i32,
    /// The points of the tiles that lie in the cross word.
    pub cross_points: i32,
    /// Where a search that grows from here begins: behind the tiles on the left, if any lie
    /// there, else before those on the right, else nowhere yet.
    pub entry: Node,
    pub(crate) facts: SquareFacts,
}

impl Square {
    const WALL: Square = Square {
        fits: 0,
        cell: EMPTY,
        crosses: false,
        anchor: false,
        points: 0,
        cross_points: 0,
        entry: 0,
        facts: SquareFacts { letter: 0, main: [1, 1], cross: [0, 0] },
    };
}

/// A board read in one direction.
#[derive(Debug)]
pub struct Grid {
    pub down: bool,
    stride: usize,
    squares: Vec<Square>,
}

impl Grid {
    /// The lines, walls included: squares 1 to `len() - 2` are on the board.
    pub fn lines(&self) -> impl Iterator<Item = &[Square]> {
        self.squares.chunks_exact(self.stride)
    }

    /// One line.
    pub fn line(&self, i: usize) -> &[Square] {
        &self.squares[i * self.stride..][..self.stride]
    }

    /// The board's `(x, y)` of a place in a line.
    pub fn place(&self, line: usize, at: usize) -> (usize, usize) {
        if self.down { (line, at - 1) } else { (at - 1, line) }
    }

    fn lay_out(facts: &Facts, cells: &[u8], down: bool) -> Grid {
        let (lines, length) = if down { (facts.width, facts.height) } else { (facts.height, facts.width) };
        let mut grid = Grid { down, stride: length + 2, squares: vec![Square::WALL; lines * (length + 2)] };
        for line in 0..lines {
            for at in 1..=length {
                let (x, y) = grid.place(line, at);
                let i = y * facts.width + x;
                let square = &mut grid.squares[line * (length + 2) + at];
                square.cell = cells[i];
                square.facts = facts.squares[i];
                square.fits = if cells[i] == EMPTY { ALL_LETTERS } else { 0 };
                square.points = if facts.scoring == Scoring::Words { points(facts, cells[i]) } else { 0 };
            }
        }
        grid
    }
}

/// The board read across and read down, with entries, cross words and anchors.
pub fn grids(automaton: &Automaton, facts: &Facts, cells: &[u8]) -> [Grid; 2] {
    let mut across = Grid::lay_out(facts, cells, false);
    let mut down = Grid::lay_out(facts, cells, true);
    if cells.iter().all(|&cell| cell == EMPTY) {
        open_start(automaton, facts, &mut across);
        open_start(automaton, facts, &mut down);
    } else {
        join(automaton, &mut across, &mut down);
        join(automaton, &mut down, &mut across);
        set_anchors(automaton, &mut across);
        set_anchors(automaton, &mut down);
    }
    [across, down]
}

/// On an empty board plays grow from the start squares.
fn open_start(automaton: &Automaton, facts: &Facts, grid: &mut Grid) {
    for line in 0..grid.squares.len() / grid.stride {
        for at in 1..grid.stride - 1 {
            let (x, y) = grid.place(line, at);
            let square = &mut grid.squares[line * grid.stride + at];
            square.anchor = facts.start[y * facts.width + x];
            square.entry = automaton.hinged();
        }
    }
}

/// For the empty squares beside tiles: entries into this grid, and what it means for the other one.
fn join(automaton: &Automaton, grid: &mut Grid, other: &mut Grid) {
    let stride = grid.stride;
    for line in 0..grid.squares.len() / stride {
        let squares = &mut grid.squares[line * stride..][..stride];
        for at in 1..stride - 1 {
            let beside = squares[at - 1].cell != EMPTY || squares[at + 1].cell != EMPTY;
            if squares[at].cell != EMPTY || !beside {
                continue;
            }
            let join = Join::new(automaton, squares, at);
            squares[at].entry = join.entry;
            squares[at].anchor = true;
            let crossed = &mut other.squares[(at - 1) * other.stride + line + 1];
            crossed.crosses = true;
            crossed.anchor = true;
            crossed.fits = join.fits;
            crossed.cross_points = join.points;
        }
    }
}

/// Where only the cross word touches, a play grows from nothing.
fn set_anchors(automaton: &Automaton, grid: &mut Grid) {
    for at in 1..grid.squares.len() - 1 {
        let beside = grid.squares[at - 1].cell != EMPTY || grid.squares[at + 1].cell != EMPTY;
        if grid.squares[at].anchor && !beside {
            grid.squares[at].entry = automaton.hinged();
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
    fn new(automaton: &Automaton, squares: &[Square], at: usize) -> Join {
        let left = squares[..at].iter().rev().take_while(|square| square.cell != EMPTY);
        let right = squares[at + 1..].iter().take_while(|square| square.cell != EMPTY);
        let points = left.clone().chain(right.clone()).map(|square| square.points).sum();
        let left = left.map(|square| letter(square.cell));
        let right: RightTiles = right.map(|square| letter(square.cell)).collect();
        if squares[at - 1].cell == EMPTY {
            let entry = automaton.walk(automaton.hinged(), right.0[..right.1].iter().rev().copied());
            return Join { entry, fits: accepted(automaton, entry, &[]), points };
        }
        let entry = automaton.turn(automaton.walk(automaton.hinged(), left));
        Join { entry, fits: accepted(automaton, entry, &right.0[..right.1]), points }
    }
}

/// The letters to the right of a square, kept without allocating.
struct RightTiles([u8; MAX_SIDE], usize);

impl FromIterator<u8> for RightTiles {
    fn from_iter<I: IntoIterator<Item = u8>>(letters: I) -> RightTiles {
        let mut tiles = RightTiles([0; MAX_SIDE], 0);
        for letter in letters {
            tiles.0[tiles.1] = letter;
            tiles.1 += 1;
        }
        tiles
    }
}

/// Bit by letter: those that make a word at a node when these follow.
fn accepted(automaton: &Automaton, node: Node, after: &[u8]) -> u64 {
    let makes_word = |edge: &Edge| match after.split_last() {
        None => edge.accept(),
        Some((&last, front)) => {
            let node = automaton.walk(edge.target(), front.iter().copied());
            automaton.edge(node, last).is_some_and(Edge::accept)
        }
    };
    let letters = automaton.edges(node).filter(|edge| edge.letter() != 0).filter(makes_word);
    letters.fold(0, |fits, edge| fits | 1 << edge.letter())
}
