//! The move generator: plays grow from an anchor, first to the left, then, past the separator, to the right (Gordon, 1994).

use super::anchors::Anchor;
use super::score_accumulator::ScoreAccumulator;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{Grid, LINE, Square};
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::crossword::leave::leave_map::LeaveMap;
use crate::lexicon::machine_letters::{
    ALL_LETTERS, BLANK, EMPTY, MAX_LETTERS, MAX_SIDE, NAMED_BLANK, as_held, bits, is_blank, letter,
};
use crate::lexicon::word_graph::{Edge, Node, NodeLetters, Nodes, WordGraph};

/// Records the plays that the move generator finds.
pub trait MoveRecorder {
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

/// Generates the plays of one rack, anchor by anchor, and the play in the making. `WIDE` as the graph's nodes are.
pub struct MoveGenerator<'a, S, const WIDE: bool> {
    pub recorder: S,
    nodes: Nodes<&'a [u8]>,
    facts: &'a Facts,
    /// How many of each letter are still in hand; index 0 counts blanks.
    held: [u8; LETTERS],
    /// Bit by letter: those in hand on tiles of their own.
    own: u64,
    /// Bit by letter: those in hand on two such tiles or more.
    twice: u64,
    /// What one tile of each code adds to the number of a subset of the rack. The number is kept up to date only where `KEEPS` is set.
    steps: [u32; LETTERS],
    /// The number of the part of the rack that is in hand.
    kept: u32,
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

impl<'a, S: MoveRecorder, const WIDE: bool> MoveGenerator<'a, S, WIDE> {
    pub fn new(
        graph: &'a WordGraph,
        facts: &'a Facts,
        rack: &Rack,
        kept: &LeaveMap,
        grid: &'a Grid,
        fewest: usize,
        recorder: S,
    ) -> Self {
        let held = rack.counts();
        MoveGenerator {
            recorder,
            nodes: graph.nodes().borrowed(),
            facts,
            held,
            own: rack.letters(),
            twice: bits(rack.letters())
                .filter(|&letter| held[usize::from(letter)] > 1)
                .fold(0, |mask, letter| mask | 1 << letter),
            steps: kept.steps,
            kept: kept.all(),
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
        self.right = (right.cross_set, right.letters_ahead);
        self.anchor = anchor;
        self.start = anchor.start;
        let sums = ScoreAccumulator::new(anchor.points);
        let entry = self.line[anchor.at].entry;
        match self.held[usize::from(BLANK)] {
            0 => self.set_out::<0>(entry, sums),
            1 => self.set_out::<1>(entry, sums),
            _ => self.set_out::<MORE>(entry, sums),
        }
    }

    #[inline(always)]
    fn set_out<const BLANKS: u8>(&mut self, entry: Node, sums: ScoreAccumulator) {
        if self.anchor.follows {
            self.right::<BLANKS>(entry, self.anchor.at, self.own, sums);
        } else {
            self.left::<BLANKS>(entry, self.anchor.at, self.own, sums);
        }
    }

    /// Lay each tile that fits on an empty square, before the play in the making, and go on from there.
    fn left<const BLANKS: u8>(&mut self, node: Node, at: usize, own: u64, sums: ScoreAccumulator) {
        let (letters, once) = (self.nodes.read::<WIDE>(node), !self.twice);
        let square = &self.line[at % LINE];
        self.ends::<BLANKS>(letters.accepts & square.cross_set, own, (at, at, self.anchor.right), sums);
        let on = letters.children & square.cross_set;
        let beyond = if at > self.anchor.left_stop { self.line[(at - 1) % LINE].cross_set } else { 0 };
        for bit in ones(on & own) {
            let rest = own & !(bit & once);
            let next = letters.child_by_bit::<WIDE>(bit);
            let ways = self.ways_left::<BLANKS>(next, beyond, rest);
            if ways.any() {
                let letter = self.take(bit, rest);
                self.tiles[at % LINE] = letter;
                self.go_left::<BLANKS>(ways, next, at, rest, self.lay(sums, square, letter));
                self.put_back(letter, rest);
            }
        }
        if BLANKS > 0 {
            let sums = self.lay(sums, square, NAMED_BLANK);
            match self.take_blank::<BLANKS>() {
                0 => self.left_blank::<0>(letters, on, (at, beyond), own, sums),
                1 => self.left_blank::<1>(letters, on, (at, beyond), own, sums),
                _ => self.left_blank::<MORE>(letters, on, (at, beyond), own, sums),
            }
            self.put_blank_back();
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// A blank was laid to the left, as any letter of some; `BLANKS` are left.
    #[inline(always)]
    fn left_blank<const BLANKS: u8>(
        &mut self,
        letters: NodeLetters,
        on: u64,
        (at, beyond): (usize, u64),
        own: u64,
        sums: ScoreAccumulator,
    ) {
        for bit in ones(on) {
            let next = letters.child_by_bit::<WIDE>(bit);
            let ways = self.ways_left::<BLANKS>(next, beyond, own);
            if ways.any() {
                self.tiles[at % LINE] = index(bit) | NAMED_BLANK;
                self.go_left::<BLANKS>(ways, next, at, own, sums);
            }
        }
    }

    /// How a play can grow after a tile was laid to the left and led to a node.
    #[inline(always)]
    fn ways_left<const BLANKS: u8>(&self, node: Node, beyond: u64, own: u64) -> Ways {
        let letters = self.nodes.read::<WIDE>(node);
        let (cross_set, letters_ahead) = self.right;
        if self.lacks::<BLANKS>(letters.required, own | letters_ahead) {
            return Ways { rest: 0, left: false };
        }
        let rest = letters.after_separator();
        let rest = if rest != 0 && self.promises::<BLANKS>(rest, cross_set, letters_ahead, own) { rest } else { 0 };
        Ways { rest, left: (letters.children | letters.accepts) & beyond & (own | any::<BLANKS>()) != 0 }
    }

    /// A tile was laid to the left: the play grows to the right of it, or further to the left.
    #[inline(always)]
    fn go_left<const BLANKS: u8>(&mut self, ways: Ways, node: Node, at: usize, own: u64, sums: ScoreAccumulator) {
        if ways.rest != 0 {
            self.start = at;
            self.right::<BLANKS>(ways.rest, self.anchor.right, own, sums);
        }
        if ways.left {
            self.left::<BLANKS>(node, at - 1, own, sums);
        }
    }

    /// Lay each tile that fits on an empty square, behind the play in the making, and go on from there.
    fn right<const BLANKS: u8>(&mut self, node: Node, at: usize, own: u64, sums: ScoreAccumulator) {
        let (letters, once) = (self.nodes.read::<WIDE>(node), !self.twice);
        let square = &self.line[at % LINE];
        if square.open {
            self.ends::<BLANKS>(letters.accepts & square.cross_set, own, (at, self.start, at + 1), sums);
        }
        let on = letters.children & square.cross_set;
        for bit in ones(on & own) {
            let rest = own & !(bit & once);
            let next = letters.child_by_bit::<WIDE>(bit);
            if self.leads_right::<BLANKS>(next, at, rest) {
                let letter = self.take(bit, rest);
                self.tiles[at % LINE] = letter;
                self.go_right::<BLANKS>(next, at, rest, self.lay(sums, square, letter));
                self.put_back(letter, rest);
            }
        }
        if BLANKS > 0 {
            let sums = self.lay(sums, square, NAMED_BLANK);
            match self.take_blank::<BLANKS>() {
                0 => self.right_blank::<0>(letters, on, at, own, sums),
                1 => self.right_blank::<1>(letters, on, at, own, sums),
                _ => self.right_blank::<MORE>(letters, on, at, own, sums),
            }
            self.put_blank_back();
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// A blank was laid to the right, as any letter of some; `BLANKS` are left.
    #[inline(always)]
    fn right_blank<const BLANKS: u8>(
        &mut self,
        letters: NodeLetters,
        on: u64,
        at: usize,
        own: u64,
        sums: ScoreAccumulator,
    ) {
        for bit in ones(on) {
            let next = letters.child_by_bit::<WIDE>(bit);
            if self.leads_right::<BLANKS>(next, at, own) {
                self.tiles[at % LINE] = index(bit) | NAMED_BLANK;
                self.go_right::<BLANKS>(next, at, own, sums);
            }
        }
    }

    /// Whether a tile at `at` that leads to a node has tiles behind it, or others may be laid there.
    #[inline(always)]
    fn leads_right<const BLANKS: u8>(&self, node: Node, at: usize, own: u64) -> bool {
        let next = &self.line[(at + 1) % LINE];
        !self.line[at % LINE].open || self.promises::<BLANKS>(node, next.cross_set, next.letters_ahead, own)
    }

    /// A tile was laid at `at`: the play grows further.
    #[inline(always)]
    fn go_right<const BLANKS: u8>(&mut self, node: Node, at: usize, own: u64, sums: ScoreAccumulator) {
        if !self.line[at % LINE].open {
            self.follow::<BLANKS>(node, at + 1, own, sums);
        } else if !self.recorder.is_full() {
            self.right::<BLANKS>(node, at + 1, own, sums);
        }
    }

    /// Whether a play may grow to the right from an empty square with a cross set, as far as one node tells.
    #[inline(always)]
    fn promises<const BLANKS: u8>(&self, node: Node, cross_set: u64, letters_ahead: u64, own: u64) -> bool {
        let letters = self.nodes.read::<WIDE>(node);
        let wanted = (letters.children | letters.accepts) & cross_set & (own | any::<BLANKS>());
        wanted != 0 && !self.lacks::<BLANKS>(letters.required, own | letters_ahead)
    }

    /// Whether letters are needed that are neither at hand nor ahead.
    #[inline(always)]
    fn lacks<const BLANKS: u8>(&self, required: u64, has: u64) -> bool {
        let lacking = required & !has;
        match BLANKS {
            0 => lacking != 0,
            1 => lacking & lacking.wrapping_sub(1) != 0,
            _ => lacking.count_ones() > u32::from(self.held[0]),
        }
    }

    /// The tile of a letter's bit leaves the hand; `rest` are the letters left. The letter.
    #[inline(always)]
    fn take(&mut self, bit: u64, rest: u64) -> u8 {
        let letter = index(bit);
        if rest & bit != 0 {
            let held = &mut self.held[usize::from(letter) % LETTERS];
            *held -= 1;
            self.twice &= !(u64::from(*held == 1) << letter);
        }
        self.kept = self.kept_without(letter);
        letter
    }

    /// The tile comes back to the hand, after [`MoveGenerator::take`].
    #[inline(always)]
    fn put_back(&mut self, letter: u8, rest: u64) {
        if rest >> letter & 1 != 0 {
            self.held[usize::from(letter) % LETTERS] += 1;
            self.twice |= 1 << letter;
        }
        if S::KEEPS {
            self.kept = self.kept.wrapping_add(self.steps[usize::from(letter) % LETTERS]);
        }
    }

    /// A blank leaves the hand; how many are left, as a search is told.
    #[inline(always)]
    fn take_blank<const BLANKS: u8>(&mut self) -> u8 {
        self.held[0] -= 1;
        self.kept = self.kept_without(BLANK);
        if BLANKS == 1 { 0 } else { self.held[0].min(MORE) }
    }

    #[inline(always)]
    fn put_blank_back(&mut self) {
        self.held[0] += 1;
        if S::KEEPS {
            self.kept = self.kept.wrapping_add(self.steps[0]);
        }
    }

    /// Follow the tiles that lie at `at` and behind it; then the play may end, or grow further.
    #[inline(never)]
    fn follow<const BLANKS: u8>(&mut self, node: Node, at: usize, own: u64, sums: ScoreAccumulator) {
        let (mut edge, mut at, mut sums) = (Edge { letter: 0, accept: false, target: node }, at, sums);
        while self.line[at % LINE].cell != EMPTY {
            edge = self.nodes.read::<WIDE>(edge.target).edge(letter(self.line[at % LINE].cell));
            if !edge.exists() {
                return;
            }
            sums = sums.pass(self.line[at % LINE].points);
            at += 1;
        }
        if edge.accept && self.may_end(at - self.start, sums.laid()) {
            self.found(sums, self.kept, self.start, at);
        }
        let Square { cross_set, letters_ahead, .. } = self.line[at % LINE];
        if edge.target != 0 && self.promises::<BLANKS>(edge.target, cross_set, letters_ahead, own) {
            self.right::<BLANKS>(edge.target, at, own, sums);
        }
    }

    /// With one more tile at `at`, each of some letters makes a word that reaches from `start` up to, not with, `end`.
    #[inline(always)]
    fn ends<const BLANKS: u8>(
        &mut self,
        ends: u64,
        own: u64,
        (at, start, end): (usize, usize, usize),
        sums: ScoreAccumulator,
    ) {
        let own = ends & own;
        if ends & (own | any::<BLANKS>()) == 0 || !self.may_end(end - start, sums.laid() + 1) {
            return;
        }
        let square = &self.line[at % LINE];
        for letter in bits(own) {
            self.tiles[at % LINE] = letter;
            self.found(self.lay(sums, square, letter), self.kept_without(letter), start, end);
        }
        if BLANKS > 0 {
            let sums = self.lay(sums, square, NAMED_BLANK);
            let kept = self.kept_without(BLANK);
            for letter in bits(ends) {
                self.tiles[at % LINE] = letter | NAMED_BLANK;
                self.found(sums, kept, start, end);
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
    fn lay(&self, sums: ScoreAccumulator, square: &Square, tile: u8) -> ScoreAccumulator {
        sums.lay(square, self.facts.values[usize::from(as_held(tile)) % LETTERS], usize::from(is_blank(tile)))
    }

    /// The number of the part of the rack that is kept when one tile more is laid.
    #[inline(always)]
    fn kept_without(&self, code: u8) -> u32 {
        if S::KEEPS { self.kept.wrapping_sub(self.steps[usize::from(code) % LETTERS]) } else { self.kept }
    }

    #[inline(always)]
    fn found(&mut self, sums: ScoreAccumulator, kept: u32, start: usize, end: usize) {
        let score = sums.score(self.facts);
        let (grid, line, tiles) = (self.grid, self.anchor.line, &self.tiles);
        self.recorder.found(score, kept, || {
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

/// Blanks in hand, as a search is told at compile time: none, one, or this.
const MORE: u8 = 2;

/// The letters that blanks can show.
#[inline(always)]
fn any<const BLANKS: u8>() -> u64 {
    if BLANKS > 0 { ALL_LETTERS } else { 0 }
}

/// The bits of a mask one by one, from the lowest.
#[inline(always)]
fn ones(mask: u64) -> impl Iterator<Item = u64> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let bit = left & left.wrapping_neg();
        left ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// The letter of a bit.
#[inline(always)]
fn index(bit: u64) -> u8 {
    bit.trailing_zeros() as u8
}
