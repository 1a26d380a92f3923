//! A board ready for move generation: the tiles with anchors, cross sets and slots, updated as tiles are laid.
//!
//! An empty square's anchor and cross set depend only on the tiles next to it in its row and in its column. So an update reads
//! only the lines in which tiles were laid.

pub mod facts;
pub mod grid;
pub mod placement;
pub mod play;
pub mod position;
pub mod rack;
mod slot_builder;
pub mod slots;

use std::sync::{Arc, OnceLock};

use crate::error::Error;
use crate::lexicon::machine_letters::{ALL_LETTERS, EMPTY, MAX_SIDE, bits, letter};
use crate::lexicon::word_graph::{Node, WordGraph};
use crate::lexicon::word_map::WordMap;
use facts::{Facts, Scoring, StartRule};
use grid::{Grid, Line, Square};
use position::{check_cells, points};
use slot_builder::SlotBuilder;
use slots::Slots;

/// Tiles on a board, with all that a search has to know of it, for one word list and one set of facts.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// // One byte a square: CAT lies in the middle row.
/// let mut cells = cells;
/// cells[112..115].copy_from_slice(&codes("CAT"));
/// let board = Board::new(&graph, &facts, &cells).unwrap();
/// assert!(has_play(&graph, &facts, &board, &codes("S")).unwrap());
/// assert!(Board::new(&graph, &facts, &cells[1..]).is_err());
/// ```
#[derive(Debug, Clone)]
pub struct Board {
    /// Read across, and read down.
    pub(crate) grids: [Grid; 2],
    is_empty: bool,
    /// The slots of all lines as they were built last, before the lines in `changed` changed.
    before: Arc<Slots>,
    /// Bit by line, across and down: the lines that have changed since `before` was built.
    changed: [u32; 2],
    /// The slots of all lines, once they are asked for; see [`Board::slots`].
    slots: OnceLock<Arc<Slots>>,
}

/// How a board's plays may be laid.
#[derive(Debug, Clone, Copy)]
pub struct PlacementRules {
    /// The fewest tiles of a play.
    pub min_tiles: usize,
    /// Whether a play must begin on an anchor.
    pub must_start_on_anchor: bool,
}

const ALL: [u32; 2] = [u32::MAX; 2];

impl Board {
    /// A board in rows, one byte a square. Whether its tiles form words doesn't matter to a search.
    pub fn new(graph: &WordGraph, facts: &Facts, cells: &[u8]) -> Result<Board, Error> {
        Board::check(graph, facts, cells)?;
        Ok(Board::of(graph, facts, cells))
    }

    /// Refuse what [`Board::new`] refuses.
    pub fn check(graph: &WordGraph, facts: &Facts, cells: &[u8]) -> Result<(), Error> {
        check_cells(facts, cells)?;
        if graph.letters() != facts.letters {
            return Err(Error::LettersDiffer { words: graph.letters(), facts: facts.letters });
        }
        Ok(())
    }

    /// A board of cells and letters that were checked.
    pub fn of(graph: &WordGraph, facts: &Facts, cells: &[u8]) -> Board {
        let (grids, before, slots) = (facts.empty.clone(), Arc::default(), OnceLock::new());
        let is_empty = cells.iter().all(|&cell| cell == EMPTY);
        let mut board = Board { grids, is_empty, before, changed: ALL, slots };
        if is_empty {
            board.grids.iter_mut().for_each(|grid| set_start_anchors(graph, facts, grid));
        }
        let (width, full) = (facts.width, cells.iter().enumerate().filter(|&(_, &cell)| cell != EMPTY));
        board.lay(graph, facts, full.map(|(i, &cell)| (i % width, i / width, cell)));
        board
    }

    /// Lay tiles on squares that are empty, as `(x, y, tile)`, and update what the grids know of the squares beside them: anchors,
    /// cross sets, start nodes. It notes which lines have changed, so that only their slots are built again.
    pub(crate) fn lay(&mut self, graph: &WordGraph, facts: &Facts, tiles: impl Iterator<Item = (usize, usize, u8)>) {
        if let Some(built) = self.slots.take() {
            (self.before, self.changed) = (built, [0; 2]);
        }
        // Bit by place in each line, across and down: the tiles laid now.
        let mut laid = [[0u32; MAX_SIDE]; 2];
        for (x, y, cell) in tiles {
            if std::mem::take(&mut self.is_empty) {
                // The first tile: the start squares are no longer anchors.
                self.grids.clone_from(&facts.empty);
                self.changed = ALL;
            }
            let points = if facts.scoring == Scoring::Words { points(facts, cell) } else { 0 };
            self.grids[0].lines[y].put(x + 1, cell, points);
            self.grids[1].lines[x].put(y + 1, cell, points);
            laid[0][y] |= 2 << x;
            laid[1][x] |= 2 << y;
        }
        let [across, down] = &mut self.grids;
        for way in 0..2 {
            let (grid, other) = if way == 0 { (&mut *across, &mut *down) } else { (&mut *down, &mut *across) };
            for (line, &laid) in laid[way].iter().enumerate().filter(|&(_, &laid)| laid != 0) {
                self.changed[way] |= 1 << line;
                self.changed[1 - way] |= update_beside(graph, facts, grid, other, line, laid);
            }
        }
    }

    /// The slots of all lines. They are built when they are first asked for. After tiles were laid, only the slots of the changed lines
    /// are built again.
    pub(crate) fn slots(&self, facts: &Facts, word_map: &WordMap) -> &Slots {
        let build = || {
            SlotBuilder::build(&self.before, facts, word_map, &self.grids, self.placement_rules(facts), self.changed)
                .into()
        };
        self.slots.get_or_init(build)
    }

    /// How plays may be laid on it.
    pub(crate) fn placement_rules(&self, facts: &Facts) -> PlacementRules {
        if self.is_empty {
            PlacementRules { min_tiles: facts.first_min, must_start_on_anchor: facts.start_rule == StartRule::Begins }
        } else {
            PlacementRules { min_tiles: 1, must_start_on_anchor: false }
        }
    }

    /// Whether no tile lies on it.
    pub(crate) fn is_empty(&self) -> bool {
        self.is_empty
    }
}

/// On an empty board plays grow from the start squares.
fn set_start_anchors(graph: &WordGraph, facts: &Facts, grid: &mut Grid) {
    for start in (0..facts.start.len()).filter(|&start| facts.start[start]) {
        let (x, y) = (start % facts.width, start / facts.width);
        let (line, at) = if grid.down { (x, y + 1) } else { (y, x + 1) };
        grid.lines[line].anchors |= 1 << at;
        grid.lines[line].squares[at].start_node = graph.gaddag_root();
    }
}

/// Update the empty squares at both ends of each run of tiles of a line in which tiles were just laid: their start nodes and anchors in
/// this grid, their cross sets and anchors in the other one. Returns, bit by line, the lines of the other grid that change.
///
/// Squares of a line are numbered from 1, lines from 0: the square `at` of line `line` is the square `line + 1` of line `at - 1` in the other
/// grid. In `laid`, bit by square, are the tiles just laid.
fn update_beside(graph: &WordGraph, facts: &Facts, grid: &mut Grid, other: &mut Grid, line: usize, laid: u32) -> u32 {
    let on_board = (1 << (other.lines.len() + 1)) - 2;
    grid.lines[line].note_letters_ahead();
    let beside = grid.lines[line].beside_runs(laid) & on_board;
    grid.lines[line].anchors |= beside;
    for at in bits(beside.into()).map(usize::from) {
        let check = CrossCheck::new(graph, &grid.lines[line], at);
        grid.lines[line].squares[at].start_node = check.start_node;
        let (x, y) = grid.place(line, at);
        let crossed = &mut other.lines[at - 1];
        crossed.anchors |= 1 << (line + 1);
        crossed.crossed |= 1 << (line + 1);
        // Without a tile beside it in the other direction, a play there starts at the GADDAG's root.
        let apart = crossed.beside() >> (line + 1) & 1 == 0;
        let square = &mut crossed.squares[line + 1];
        square.start_node = if apart { graph.gaddag_root() } else { square.start_node };
        (square.has_cross_word, square.cross_set, square.cross_points) = (true, check.cross_set, check.points);
        square.factors.cross = facts.squares[y * facts.width + x].cross;
    }
    beside >> 1
}

/// What the tiles next to an empty square, in one line, mean for it: where a play through them starts in the GADDAG, the cross set
/// for the other direction, and the points of those tiles.
struct CrossCheck {
    start_node: Node,
    cross_set: u64,
    points: i32,
}

impl CrossCheck {
    /// Read the tiles on both sides of the empty square `at`. The node reached in the GADDAG spells the tiles to
    /// the left backwards, past the separator, or, without any, those to the right backwards. Its letters that complete a
    /// word with the tiles on the other side are the cross set of the other direction. The node itself is kept because the
    /// move generator starts there when it lays a tile on this square in this line; so it needn't walk over the tiles again
    /// for each rack.
    fn new(graph: &WordGraph, line: &Line, at: usize) -> CrossCheck {
        let left = &line.squares[at - line.before(at)..at];
        let right = &line.squares[at + 1..][..line.behind(at)];
        let points = left.iter().chain(right).map(|square| square.points).sum();
        let reversed = |squares: &[Square]| {
            graph.walk(graph.gaddag_root(), squares.iter().rev().map(|square| letter(square.cell)))
        };
        if left.is_empty() {
            let start_node = reversed(right);
            return CrossCheck { start_node, cross_set: graph.at(start_node).accepts, points };
        }
        let start_node = graph.after_separator(reversed(left));
        CrossCheck { start_node, cross_set: cross_set_between(graph, start_node, right), points }
    }
}

/// The cross set of a square: the letters that make a word from a node, if the tiles `after` follow.
fn cross_set_between(graph: &WordGraph, node: Node, after: &[Square]) -> u64 {
    let letters = graph.at(node);
    let Some((last, front)) = after.split_last() else { return letters.accepts };
    let makes_word = |&code: &u8| {
        let node = graph.walk(letters.child(code), front.iter().map(|square| letter(square.cell)));
        graph.at(node).accepts >> letter(last.cell) & 1 != 0
    };
    bits(letters.children & ALL_LETTERS).filter(makes_word).fold(0, |cross_set, code| cross_set | 1 << code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::facts::tests::plain;
    use crate::random::Random;

    /// Tiles laid a few at a time make the same board as all at once.
    #[test]
    fn kept_boards_are_boards_made_anew() {
        let mut random = Random::new(3);
        let mut below = |end: u64| random.below(end);
        for _ in 0..200 {
            let words: Vec<Vec<u8>> =
                (0..30).map(|_| (0..2 + below(3)).map(|_| 1 + below(4) as u8).collect()).collect();
            let graph = WordGraph::build(words.iter().map(|word| &word[..]), 4).expect("sound words");
            let word_map = graph.word_map().expect("few letters");
            let facts = Facts::new(&plain(6, 4)).expect("sound facts");
            let mut cells = [EMPTY; 36];
            let mut board = Board::new(&graph, &facts, &cells).expect("letters agree");
            for _ in 0..6 {
                let free: Vec<usize> = (0..36).filter(|&i| cells[i] == EMPTY && below(6) == 0).collect();
                free.iter().for_each(|&i| cells[i] = 1 + below(4) as u8);
                board.lay(&graph, &facts, free.iter().map(|&i| (i % 6, i / 6, cells[i])));
                let anew = Board::new(&graph, &facts, &cells).expect("letters agree");
                assert_eq!((&board.grids, board.is_empty), (&anew.grids, anew.is_empty));
                // Not each time, so that lines change twice before they are drawn.
                if below(3) > 0 {
                    assert_eq!(board.slots(&facts, word_map), anew.slots(&facts, word_map));
                }
            }
        }
    }
}
