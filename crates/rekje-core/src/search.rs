//! Growing plays from an anchor: first to the left, then, past the turn, to the right.

use crate::anchors::Anchor;
use crate::automaton::{Automaton, Edge, Node};
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

/// A search of one rack, anchor by anchor, and the play in the making.
pub struct Search<'a, S> {
    pub sink: S,
    automaton: &'a Automaton,
    facts: &'a Facts,
    rack: Rack,
    /// The fewest tiles of a play.
    fewest: i32,
    grid: &'a Grid,
    line: &'a [Square],
    anchor: Anchor,
    /// By place in the line; longer than a line, so that a whole play can be cut out anywhere.
    tiles: [u8; 2 * MAX_SIDE + 2],
}

impl<'a, S: Sink> Search<'a, S> {
    pub fn new(
        automaton: &'a Automaton,
        facts: &'a Facts,
        rack: &Rack,
        grid: &'a Grid,
        fewest: usize,
        sink: S,
    ) -> Self {
        Search {
            sink,
            automaton,
            facts,
            rack: rack.clone(),
            fewest: fewest as i32,
            grid,
            line: &[],
            anchor: Anchor::default(),
            tiles: [EMPTY; 2 * MAX_SIDE + 2],
        }
    }

    /// Find all plays that grow from an anchor.
    pub fn grow(&mut self, grid: &'a Grid, anchor: Anchor) {
        self.grid = grid;
        self.line = grid.line(anchor.line);
        self.anchor = anchor;
        let sums = Sums { main: anchor.points, factor: 1, cross: 0, laid: 0 };
        let entry = self.line[anchor.at].entry;
        if anchor.follows {
            self.lay::<false>(entry, anchor.at, anchor.start, sums);
        } else {
            self.lay::<true>(entry, anchor.at, anchor.at, sums);
        }
    }

    /// Lay each tile that fits on an empty square and go on from there.
    fn lay<const LEFT: bool>(&mut self, node: Node, at: usize, start: usize, sums: Sums) {
        let square = &self.line[at];
        let wanted = square.fits & self.rack.shows();
        if wanted == 0 {
            return;
        }
        let automaton = self.automaton;
        for &edge in automaton.edges_from(node) {
            let letter = edge.letter();
            let from_here = wanted >> letter;
            if from_here & 1 != 0 {
                self.lay_letter::<LEFT>(edge, at, start, sums);
            }
            if edge.is_last() || from_here == 0 {
                break;
            }
        }
        self.tiles[at] = EMPTY;
    }

    #[inline(always)]
    fn lay_letter<const LEFT: bool>(&mut self, edge: Edge, at: usize, start: usize, sums: Sums) {
        let (line, letter) = (self.line, edge.letter());
        if self.rack.take(letter) {
            self.tiles[at] = letter;
            self.go_on::<LEFT>(edge, at, start, sums.lay(&line[at], self.facts.value(letter), 0));
            self.rack.put(letter);
        }
        if self.rack.has_blank() {
            self.lay_blank::<LEFT>(edge, at, start, sums);
        }
    }

    /// Most racks have no blank, so this stays out of the way of those that don't.
    #[inline(never)]
    fn lay_blank<const LEFT: bool>(&mut self, edge: Edge, at: usize, start: usize, sums: Sums) {
        self.rack.take(BLANK);
        self.tiles[at] = edge.letter() | NAMED_BLANK;
        self.go_on::<LEFT>(edge, at, start, sums.lay(&self.line[at], 0, 1));
        self.rack.put(BLANK);
    }

    #[inline(always)]
    fn go_on<const LEFT: bool>(&mut self, edge: Edge, at: usize, start: usize, sums: Sums) {
        if LEFT { self.after_left(edge, at, sums) } else { self.after_right(edge, at, start, sums) }
    }

    /// A tile was laid to the left: the play may begin with it, or grow further.
    #[inline(always)]
    fn after_left(&mut self, edge: Edge, at: usize, sums: Sums) {
        if edge.accept() {
            self.found(at, self.anchor.right, sums);
        }
        let node = edge.target();
        let rest = self.automaton.turn(node);
        if rest != 0 {
            self.lay::<false>(rest, self.anchor.right, at, sums);
        }
        if at > self.anchor.left_stop && node != 0 {
            self.lay::<true>(node, at - 1, at - 1, sums);
        }
    }

    /// A tile was laid at `at`: follow the tiles that lie behind it; then the play may end, or grow further.
    #[inline(always)]
    fn after_right(&mut self, edge: Edge, at: usize, start: usize, sums: Sums) {
        let (mut edge, mut at, mut sums) = (edge, at + 1, sums);
        while self.line[at].cell != EMPTY {
            match self.automaton.edge(edge.target(), letter(self.line[at].cell)) {
                Some(next) => edge = next,
                None => return,
            }
            sums.main += self.line[at].points;
            at += 1;
        }
        if edge.accept() {
            self.found(start, at, sums);
        }
        if edge.target() != 0 && !self.sink.is_full() {
            self.lay::<false>(edge.target(), at, start, sums);
        }
    }

    /// The squares from `start` up to, not with, `end` are a word. It is a play unless it is too short,
    /// or is one tile with a cross word and so a play of the other direction.
    #[inline(always)]
    fn found(&mut self, start: usize, end: usize, sums: Sums) {
        let told_across = sums.laid == 1 && self.grid.down && self.line[self.anchor.at].crosses;
        if end - start < 2 || sums.laid < self.fewest || told_across {
            return;
        }
        let (grid, line, tiles) = (self.grid, self.anchor.line, &self.tiles);
        let score = sums.score(self.facts);
        self.sink.found(score, || {
            let mut word = [EMPTY; MAX_SIDE];
            word.copy_from_slice(&tiles[start..start + MAX_SIDE]);
            Play::new(score, grid.place(line, start), grid.down, end - start, word)
        });
    }
}

/// What the tiles laid so far score.
#[derive(Clone, Copy)]
struct Sums {
    main: i32,
    factor: i32,
    cross: i32,
    laid: i32,
}

impl Sums {
    /// With one more tile laid, on a square, worth `value`; `blank` is 0 or 1.
    #[inline(always)]
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

    #[inline(always)]
    fn score(self, facts: &Facts) -> i32 {
        self.main * self.factor + self.cross + facts.bonus[self.laid as usize]
    }
}
