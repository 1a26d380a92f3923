//! Growing plays from an anchor: first to the left, then, past the turn, to the right.

use crate::anchors::Anchor;
use crate::automaton::{Automaton, Edge, Node, TURN};
use crate::codes::{BLANK, EMPTY, MAX_SIDE, NAMED_BLANK, letter};
use crate::facts::Facts;
use crate::grid::{Grid, Square};
use crate::play::Play;
use crate::rack::Rack;

/// Takes the plays that a search finds.
pub trait Sink {
    /// A play was found; `play` builds it, if it is wanted.
    fn found(&mut self, score: i32, play: impl FnOnce() -> Play);

    /// Whether the search can stop.
    fn is_full(&self) -> bool {
        false
    }
}

/// A search of one rack, anchor by anchor.
pub struct Search<'a, S> {
    pub automaton: &'a Automaton,
    pub facts: &'a Facts,
    pub rack: Rack,
    /// The fewest tiles of a play.
    pub fewest: usize,
    pub sink: S,
}

impl<S: Sink> Search<'_, S> {
    /// Find all plays that grow from an anchor.
    pub fn grow(&mut self, grid: &Grid, anchor: Anchor) {
        let line = grid.line(anchor.line);
        let sums = Sums { main: anchor.points, factor: 1, cross: 0, laid: 0 };
        let mut growth = Growth { search: self, grid, line, anchor, tiles: [EMPTY; 2 * MAX_SIDE + 2] };
        let entry = line[anchor.at].entry;
        if anchor.follows {
            growth.lay::<false>(entry, anchor.at, anchor.start, sums);
        } else {
            growth.lay::<true>(entry, anchor.at, anchor.at, sums);
        }
    }
}

/// What the tiles laid so far score.
#[derive(Clone, Copy)]
struct Sums {
    main: i32,
    factor: i32,
    cross: i32,
    laid: usize,
}

impl Sums {
    /// With one more tile laid, on a square, worth `value`; `blank` is 0 or 1.
    #[inline]
    fn lay(self, square: &Square, value: i32, blank: usize) -> Sums {
        let value = value * square.facts.letter;
        let cross = if square.crosses { (square.cross_points + value) * square.facts.cross[blank] } else { 0 };
        Sums {
            main: self.main + value,
            factor: self.factor * square.facts.main[blank],
            cross: self.cross + cross,
            laid: self.laid + 1,
        }
    }

    #[inline]
    fn score(self, facts: &Facts) -> i32 {
        self.main * self.factor + self.cross + facts.bonus[self.laid]
    }
}

/// A play in the making.
struct Growth<'a, 'b, S> {
    search: &'a mut Search<'b, S>,
    grid: &'a Grid,
    line: &'a [Square],
    anchor: Anchor,
    /// By place in the line; longer than a line, so that a whole play can be cut out anywhere.
    tiles: [u8; 2 * MAX_SIDE + 2],
}

impl<S: Sink> Growth<'_, '_, S> {
    /// Lay each tile that fits on an empty square and go on from there.
    fn lay<const LEFT: bool>(&mut self, node: Node, at: usize, start: usize, sums: Sums) {
        let line = self.line;
        let square = &line[at];
        let wanted = square.fits & self.search.rack.shows();
        if wanted == 0 {
            return;
        }
        for edge in self.search.automaton.edges(node) {
            let letter = edge.letter();
            let at_and_above = wanted >> letter;
            if at_and_above == 0 {
                break;
            }
            if at_and_above & 1 == 0 || letter == TURN {
                continue;
            }
            if self.search.rack.take(letter) {
                let sums = sums.lay(square, self.search.facts.value(letter), 0);
                self.tiles[at] = letter;
                self.go_on::<LEFT>(edge, at, start, sums);
                self.search.rack.put(letter);
            }
            if self.search.rack.take(BLANK) {
                self.tiles[at] = letter | NAMED_BLANK;
                self.go_on::<LEFT>(edge, at, start, sums.lay(square, 0, 1));
                self.search.rack.put(BLANK);
            }
        }
        self.tiles[at] = EMPTY;
    }

    fn go_on<const LEFT: bool>(&mut self, edge: Edge, at: usize, start: usize, sums: Sums) {
        if LEFT { self.after_left(edge, at, sums) } else { self.after_right(edge, at, start, sums) }
    }

    /// A tile was laid to the left: the play may begin with it, or grow further.
    fn after_left(&mut self, edge: Edge, at: usize, sums: Sums) {
        if edge.accept() {
            self.found(at, self.anchor.right, sums);
        }
        let node = edge.target();
        let rest = self.search.automaton.turn(node);
        if rest != 0 {
            self.right(rest, self.anchor.right, at, sums);
        }
        if at > self.anchor.left_stop && node != 0 {
            self.lay::<true>(node, at - 1, at - 1, sums);
        }
    }

    /// A tile lies at `at`: the play may end with it, or grow further.
    fn after_right(&mut self, edge: Edge, at: usize, start: usize, sums: Sums) {
        if edge.accept() && self.line[at + 1].cell == EMPTY {
            self.found(start, at + 1, sums);
        }
        if edge.target() != 0 {
            self.right(edge.target(), at + 1, start, sums);
        }
    }

    /// Go on to the right: along a tile that lies there, or with tiles of the rack.
    fn right(&mut self, node: Node, at: usize, start: usize, sums: Sums) {
        if self.search.sink.is_full() {
            return;
        }
        let square = &self.line[at];
        if square.cell == EMPTY {
            self.lay::<false>(node, at, start, sums);
        } else if let Some(edge) = self.search.automaton.edge(node, letter(square.cell)) {
            let sums = Sums { main: sums.main + square.points, ..sums };
            self.after_right(edge, at, start, sums);
        }
    }

    /// The squares from `start` up to, not with, `end` are a word. It is a play unless it is too short,
    /// or is one tile with a cross word and so a play of the other direction.
    fn found(&mut self, start: usize, end: usize, sums: Sums) {
        let told_across = sums.laid == 1 && self.grid.down && self.line[self.anchor.at].crosses;
        if end - start < 2 || sums.laid < self.search.fewest || told_across {
            return;
        }
        let (grid, line, tiles) = (self.grid, self.anchor.line, &self.tiles);
        self.search.sink.found(sums.score(self.search.facts), || {
            let mut word = [EMPTY; MAX_SIDE];
            word.copy_from_slice(&tiles[start..start + MAX_SIDE]);
            Play::new(sums.score(self.search.facts), grid.place(line, start), grid.down, end - start, word)
        });
    }
}
