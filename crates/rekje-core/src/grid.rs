//! A board as a search reads it: in one direction, line by line, with everything known beforehand.
//!
//! Lines have a wall at both ends, an empty square on which nothing fits, so that no search has to ask
//! where the board ends.

use crate::automaton::{Automaton, Node};
use crate::codes::{ALL_LETTERS, EMPTY, MAX_SIDE, bits, letter};
use crate::facts::{Facts, Scoring, SquareFacts};
use crate::position::points;

/// One square, as the line through it sees it.
#[derive(Debug, Clone, Copy)]
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
    /// Whether a play may begin to grow from here.
    pub anchor: bool,
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
        anchor: false,
    };
}

/// The squares from wall to wall, and walls beyond that: its length is a power of two, so that a place in it needs no
/// check.
pub type Line = [Square; LINE];
pub const LINE: usize = 32;
const _: () = assert!(MAX_SIDE + 2 <= LINE);

/// A board read in one direction.
#[derive(Debug)]
pub struct Grid {
    pub down: bool,
    /// How many squares of a line are on the board.
    pub length: usize,
    pub lines: Vec<Line>,
}

impl Grid {
    /// The board's `(x, y)` of a place in a line.
    #[inline(always)]
    pub fn place(&self, line: usize, at: usize) -> (usize, usize) {
        if self.down { (line, at - 1) } else { (at - 1, line) }
    }

    fn lay_out(facts: &Facts, cells: &[u8], down: bool) -> Grid {
        let (lines, length) = if down { (facts.width, facts.height) } else { (facts.height, facts.width) };
        let mut grid = Grid { down, length, lines: vec![[Square::WALL; LINE]; lines] };
        for line in 0..lines {
            let mut ahead = 0;
            let mut open = true;
            for at in (1..=length).rev() {
                let (x, y) = grid.place(line, at);
                let i = y * facts.width + x;
                let square = &mut grid.lines[line][at];
                square.cell = cells[i];
                square.factors = SquareFacts { cross: [0, 0], ..facts.squares[i] };
                square.fits = if cells[i] == EMPTY { ALL_LETTERS } else { 0 };
                square.points = if facts.scoring == Scoring::Words { points(facts, cells[i]) } else { 0 };
                (square.ahead, square.open) = (ahead, open);
                ahead |= u64::from(cells[i] != EMPTY) << letter(cells[i]);
                open = cells[i] == EMPTY;
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
        join(automaton, facts, &mut across, &mut down);
        join(automaton, facts, &mut down, &mut across);
        set_anchors(automaton, &mut across);
        set_anchors(automaton, &mut down);
    }
    [across, down]
}

/// On an empty board plays grow from the start squares.
fn open_start(automaton: &Automaton, facts: &Facts, grid: &mut Grid) {
    for line in 0..grid.lines.len() {
        for at in 1..=grid.length {
            let (x, y) = grid.place(line, at);
            let square = &mut grid.lines[line][at];
            square.anchor = facts.start[y * facts.width + x];
            square.entry = automaton.hinged();
        }
    }
}

/// For the empty squares beside tiles: entries into this grid, and what it means for the other one.
fn join(automaton: &Automaton, facts: &Facts, grid: &mut Grid, other: &mut Grid) {
    for line in 0..grid.lines.len() {
        for at in 1..=grid.length {
            let squares = &mut grid.lines[line];
            let beside = squares[at - 1].cell != EMPTY || squares[at + 1].cell != EMPTY;
            if squares[at].cell != EMPTY || !beside {
                continue;
            }
            let join = Join::new(automaton, squares, at);
            squares[at].entry = join.entry;
            squares[at].anchor = true;
            let (x, y) = grid.place(line, at);
            let crossed = &mut other.lines[at - 1][line + 1];
            crossed.crosses = true;
            crossed.anchor = true;
            crossed.fits = join.fits;
            crossed.cross_points = join.points;
            crossed.factors.cross = facts.squares[y * facts.width + x].cross;
        }
    }
}

/// Where only the cross word touches, a play grows from nothing.
fn set_anchors(automaton: &Automaton, grid: &mut Grid) {
    for line in &mut grid.lines {
        for at in 1..=grid.length {
            let beside = line[at - 1].cell != EMPTY || line[at + 1].cell != EMPTY;
            if line[at].anchor && !beside {
                line[at].entry = automaton.hinged();
            }
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
    let letters = automaton.at(node);
    let Some((&last, front)) = after.split_last() else { return letters.ends };
    let makes_word = |&letter: &u8| {
        let next = letters.next(letter);
        let node = automaton.walk(next, front.iter().copied());
        automaton.at(node).ends >> last & 1 != 0
    };
    let letters = bits(letters.on & ALL_LETTERS).filter(makes_word);
    letters.fold(0, |fits, letter| fits | 1 << letter)
}
