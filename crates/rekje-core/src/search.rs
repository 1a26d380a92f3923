//! Growing plays from an anchor: first to the left, then, past the turn, to the right.

use crate::anchors::Anchor;
use crate::automaton::{Automaton, Edge, Node, Nodes};
use crate::codes::{ALL_LETTERS, BLANK, EMPTY, MAX_LETTERS, MAX_SIDE, NAMED_BLANK, as_held, bits, is_blank, letter};
use crate::facts::Facts;
use crate::grid::{Grid, LINE, Square};
use crate::leaves::Kept;
use crate::play::Play;
use crate::rack::Rack;
use crate::sums::Sums;

/// Takes the plays that a search finds.
pub trait Sink {
    /// Whether it asks which tiles are kept.
    const KEEPS: bool = false;

    /// A play was found; `kept` is the number of the part of the rack that is kept, and `play` builds the play, if it
    /// is wanted.
    fn found(&mut self, score: i32, kept: u32, play: impl FnOnce() -> Play);

    /// Whether the search can stop.
    fn is_full(&self) -> bool {
        false
    }
}

/// A search of one rack, anchor by anchor, and the play in the making. `WIDE` as the automaton's nodes are.
pub struct Search<'a, S, const WIDE: bool> {
    pub sink: S,
    nodes: &'a Nodes,
    facts: &'a Facts,
    /// How many of each letter are still in hand; index 0 counts blanks.
    held: [u8; LETTERS],
    /// Bit by letter: those in hand on tiles of their own.
    own: u64,
    size: i32,
    /// What one tile of each code counts in the number of a part of the rack; that number is told by `KEEPS` alone.
    steps: [u32; LETTERS],
    all: u32,
    /// The fewest tiles of a play.
    fewest: i32,
    grid: &'a Grid,
    line: &'a [Square; LINE],
    anchor: Anchor,
    /// What the first square to the right of the anchor, and of the tiles next to it, lets in, and the tiles ahead of it.
    right: (u64, u64),
    /// Where the play begins, once that is settled.
    start: usize,
    /// By place in the line; longer than a line, so that a whole play can be cut out anywhere.
    tiles: [u8; 2 * LINE],
}

const LETTERS: usize = MAX_LETTERS + 1;

impl<'a, S: Sink, const WIDE: bool> Search<'a, S, WIDE> {
    pub fn new(
        automaton: &'a Automaton,
        facts: &'a Facts,
        rack: &Rack,
        kept: &Kept,
        grid: &'a Grid,
        fewest: usize,
        sink: S,
    ) -> Self {
        Search {
            sink,
            nodes: automaton.nodes(),
            facts,
            held: rack.counts(),
            own: rack.letters(),
            size: rack.size() as i32,
            steps: kept.steps,
            all: kept.all(),
            fewest: fewest as i32,
            grid,
            line: &grid.lines[0].squares,
            anchor: Anchor::default(),
            right: (0, 0),
            start: 0,
            tiles: [EMPTY; 2 * LINE],
        }
    }

    /// Find all plays that grow from an anchor.
    pub fn grow(&mut self, grid: &'a Grid, anchor: Anchor) {
        self.grid = grid;
        self.line = &grid.lines[anchor.line].squares;
        let right = &self.line[anchor.right];
        self.right = (right.fits, right.ahead);
        self.anchor = anchor;
        self.start = anchor.start;
        let sums = Sums::new(anchor.points, self.all);
        let entry = self.line[anchor.at].entry;
        if self.size == 0 {
            return;
        }
        match (anchor.follows, self.held[usize::from(BLANK)] > 0) {
            (true, false) => self.right::<false>(entry, anchor.at, self.own, sums),
            (true, true) => self.right::<true>(entry, anchor.at, self.own, sums),
            (false, false) => self.left::<false>(entry, anchor.at, self.own, sums),
            (false, true) => self.left::<true>(entry, anchor.at, self.own, sums),
        }
    }

    /// Lay each tile that fits on an empty square, before the play in the making, and go on from there.
    fn left<const BLANK: bool>(&mut self, node: Node, at: usize, own: u64, sums: Sums) {
        let letters = self.nodes.read::<WIDE>(node);
        let square = &self.line[at % LINE];
        self.ends::<BLANK>(letters.ends & square.fits, own, (at, at, self.anchor.right), sums);
        if sums.laid + 1 == self.size {
            return;
        }
        let on = letters.on & square.fits;
        let beyond = if at > self.anchor.left_stop { self.line[(at - 1) % LINE].fits } else { 0 };
        for letter in bits(on & own) {
            let rest = self.without(letter, own);
            let next = letters.next(letter);
            let ways = self.ways_left::<BLANK>(next, beyond, rest);
            if ways.any() {
                self.held[usize::from(letter) % LETTERS] -= 1;
                self.tiles[at % LINE] = letter;
                self.go_left::<BLANK>(ways, next, at, rest, self.lay(sums, square, letter));
                self.held[usize::from(letter) % LETTERS] += 1;
            }
        }
        if BLANK {
            self.held[0] -= 1;
            for letter in bits(on) {
                let next = letters.next(letter);
                self.tiles[at % LINE] = letter | NAMED_BLANK;
                if self.held[0] == 0 {
                    let ways = self.ways_left::<false>(next, beyond, own);
                    self.go_left::<false>(ways, next, at, own, self.lay(sums, square, letter | NAMED_BLANK));
                } else {
                    let ways = self.ways_left::<true>(next, beyond, own);
                    self.go_left::<true>(ways, next, at, own, self.lay(sums, square, letter | NAMED_BLANK));
                }
            }
            self.held[0] += 1;
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// How a play can grow after a tile was laid to the left and led to a node.
    #[inline(always)]
    fn ways_left<const BLANK: bool>(&self, node: Node, beyond: u64, own: u64) -> Ways {
        let letters = self.nodes.read::<WIDE>(node);
        let (fits, ahead) = self.right;
        if self.lacks::<BLANK>(letters.need, own | ahead) {
            return Ways { rest: 0, left: false };
        }
        let rest = letters.turn();
        let rest = if rest != 0 && self.promises::<BLANK>(rest, fits, ahead, own) { rest } else { 0 };
        let wanted = (letters.on | letters.ends) & beyond & if BLANK { ALL_LETTERS } else { own };
        Ways { rest, left: wanted != 0 }
    }

    /// A tile was laid to the left: the play grows to the right of it, or further to the left.
    #[inline(always)]
    fn go_left<const BLANK: bool>(&mut self, ways: Ways, node: Node, at: usize, own: u64, sums: Sums) {
        if ways.rest != 0 {
            self.start = at;
            self.right::<BLANK>(ways.rest, self.anchor.right, own, sums);
        }
        if ways.left {
            self.left::<BLANK>(node, at - 1, own, sums);
        }
    }

    /// Lay each tile that fits on an empty square, behind the play in the making, and go on from there.
    fn right<const BLANK: bool>(&mut self, node: Node, at: usize, own: u64, sums: Sums) {
        let letters = self.nodes.read::<WIDE>(node);
        let square = &self.line[at % LINE];
        if square.open {
            self.ends::<BLANK>(letters.ends & square.fits, own, (at, self.start, at + 1), sums);
            if sums.laid + 1 == self.size {
                return;
            }
        }
        let on = letters.on & square.fits;
        let Square { fits, ahead, .. } = self.line[(at + 1) % LINE];
        for letter in bits(on & own) {
            let rest = self.without(letter, own);
            let next = letters.next(letter);
            if !square.open || self.promises::<BLANK>(next, fits, ahead, rest) {
                self.held[usize::from(letter) % LETTERS] -= 1;
                self.tiles[at % LINE] = letter;
                self.go_right::<BLANK>(next, at, rest, self.lay(sums, square, letter));
                self.held[usize::from(letter) % LETTERS] += 1;
            }
        }
        if BLANK {
            self.held[0] -= 1;
            for letter in bits(on) {
                let next = letters.next(letter);
                self.tiles[at % LINE] = letter | NAMED_BLANK;
                if self.held[0] == 0 {
                    if !square.open || self.promises::<false>(next, fits, ahead, own) {
                        self.go_right::<false>(next, at, own, self.lay(sums, square, letter | NAMED_BLANK));
                    }
                } else if !square.open || self.promises::<true>(next, fits, ahead, own) {
                    self.go_right::<true>(next, at, own, self.lay(sums, square, letter | NAMED_BLANK));
                }
            }
            self.held[0] += 1;
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// A tile was laid at `at`: the play grows further.
    #[inline(always)]
    fn go_right<const BLANK: bool>(&mut self, node: Node, at: usize, own: u64, sums: Sums) {
        if !self.line[at % LINE].open {
            self.follow::<BLANK>(node, at + 1, own, sums);
        } else if !self.sink.is_full() {
            self.right::<BLANK>(node, at + 1, own, sums);
        }
    }

    /// Whether, at a glance, a play can grow to the right from an empty square that lets some letters in.
    #[inline(always)]
    fn promises<const BLANK: bool>(&self, node: Node, fits: u64, ahead: u64, own: u64) -> bool {
        let letters = self.nodes.read::<WIDE>(node);
        let wanted = (letters.on | letters.ends) & fits & if BLANK { ALL_LETTERS } else { own };
        wanted != 0 && !self.lacks::<BLANK>(letters.need, own | ahead)
    }

    /// Whether letters are needed that are neither at hand nor ahead.
    #[inline(always)]
    fn lacks<const BLANK: bool>(&self, need: u64, has: u64) -> bool {
        let lacking = need & !has;
        if BLANK { lacking.count_ones() > u32::from(self.held[0]) } else { lacking != 0 }
    }

    /// Follow the tiles that lie at `at` and behind it; then the play may end, or grow further.
    #[inline(never)]
    fn follow<const BLANK: bool>(&mut self, node: Node, at: usize, own: u64, sums: Sums) {
        let (mut edge, mut at, mut sums) = (Edge { letter: 0, accept: false, target: node }, at, sums);
        while self.line[at % LINE].cell != EMPTY {
            edge = self.nodes.read::<WIDE>(edge.target).edge(letter(self.line[at % LINE].cell));
            if !edge.is_any() {
                return;
            }
            sums.main += self.line[at % LINE].points;
            at += 1;
        }
        if edge.accept && self.may_end(at - self.start, sums.laid) {
            self.found(sums, self.start, at);
        }
        let Square { fits, ahead, .. } = self.line[at % LINE];
        if edge.target != 0 && sums.laid < self.size && self.promises::<BLANK>(edge.target, fits, ahead, own) {
            self.right::<BLANK>(edge.target, at, own, sums);
        }
    }

    /// The letters in hand when one tile more is laid.
    #[inline(always)]
    fn without(&self, letter: u8, own: u64) -> u64 {
        own & !(u64::from(self.held[usize::from(letter) % LETTERS] == 1) << letter)
    }

    /// With one more tile at `at`, each of some letters makes a word that reaches from `start` up to, not with, `end`.
    #[inline(always)]
    fn ends<const BLANK: bool>(&mut self, ends: u64, own: u64, (at, start, end): (usize, usize, usize), sums: Sums) {
        let own = ends & own;
        if if BLANK { ends } else { own } == 0 || !self.may_end(end - start, sums.laid + 1) {
            return;
        }
        let square = &self.line[at % LINE];
        for letter in bits(own) {
            self.tiles[at % LINE] = letter;
            self.found(self.lay(sums, square, letter), start, end);
        }
        if BLANK {
            let sums = self.lay(sums, square, NAMED_BLANK);
            for letter in bits(ends) {
                self.tiles[at % LINE] = letter | NAMED_BLANK;
                self.found(sums, start, end);
            }
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// A word is a play unless it is too short, or is one tile with a cross word and so a play of the other direction.
    #[inline(always)]
    fn may_end(&self, length: usize, laid: i32) -> bool {
        let told_across = laid == 1 && self.grid.down && self.line[self.anchor.at % LINE].crosses;
        length >= 2 && laid >= self.fewest && !told_across
    }

    /// With one more tile laid on a square.
    #[inline(always)]
    fn lay(&self, sums: Sums, square: &Square, tile: u8) -> Sums {
        let (code, blank) = (usize::from(as_held(tile)), usize::from(is_blank(tile)));
        let kept = if S::KEEPS { sums.kept.wrapping_sub(self.steps[code % LETTERS]) } else { sums.kept };
        Sums { kept, ..sums.lay(square, self.facts.values[code % LETTERS], blank) }
    }

    #[inline(always)]
    fn found(&mut self, sums: Sums, start: usize, end: usize) {
        let score = sums.score(self.facts);
        let (grid, line, tiles) = (self.grid, self.anchor.line, &self.tiles);
        self.sink.found(score, sums.kept, || {
            let mut word = [EMPTY; MAX_SIDE];
            word.copy_from_slice(&tiles[start % LINE..][..MAX_SIDE]);
            Play::new(score, grid.place(line, start), grid.down, end - start, word)
        });
    }
}

/// How a play can grow after a tile was laid to the left: to the right, from a node, and further to the left.
#[derive(Clone, Copy)]
struct Ways {
    rest: Node,
    left: bool,
}

impl Ways {
    #[inline(always)]
    fn any(self) -> bool {
        self.rest != 0 || self.left
    }
}
