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
use crate::lexicon::word_graph::{Edge, Node, NodeLetters, Nodes, SEPARATOR, WordGraph};

/// Records the plays that the move generator finds.
pub trait MoveRecorder {
    /// Whether it uses leaves; else their index isn't kept up to date.
    const USES_LEAVE: bool = false;

    /// Whether plays of one score need no more than to be counted.
    const COUNTS: bool = false;

    /// So many plays of a score were found, where they are only counted.
    fn count(&mut self, _plays: u32, _score: i32) {}

    /// A play was found. `leave` is the index of the tiles kept in the leave map; `play` builds the play, if the recorder wants it.
    fn found(&mut self, score: i32, leave: u32, play: impl FnOnce() -> Play);

    /// Whether the search can stop.
    fn is_full(&self) -> bool {
        false
    }
}

/// Generates the plays of one rack, anchor by anchor; it holds the rack and the play in the making. `WIDE`: whether the graph's nodes
/// have masks of 64 bits or of 32.
pub struct MoveGenerator<'a, S, const WIDE: bool> {
    pub recorder: S,
    nodes: Nodes<&'a [u8]>,
    facts: &'a Facts,
    /// How many of each letter are still on the rack; index 0 counts blanks.
    held: [u8; CODES],
    /// Bit by letter: the letters still on the rack, blanks not counted.
    letters_held: u64,
    /// Bit by letter: the letters still on the rack at least twice.
    held_twice: u64,
    /// What one tile of each machine letter adds to the index of a leave ([`LeaveMap`]).
    index_steps: [u32; CODES],
    /// The index of the tiles still on the rack. It is kept up to date only where the recorder uses leaves.
    leave: u32,
    /// The fewest tiles of a play.
    min_tiles: i32,
    grid: &'a Grid,
    line: &'a [Square; LINE],
    anchor: Anchor,
    /// Of the first empty square to the right of the anchor: its cross set, and the letters further along the line.
    right_square: (u64, u64),
    /// Where the play begins, once that is settled.
    start: usize,
    /// By place in the line; longer than a line, so that a whole play can be cut out anywhere.
    tiles: [u8; 2 * LINE],
}

const CODES: usize = MAX_LETTERS + 1;

impl<'a, S: MoveRecorder, const WIDE: bool> MoveGenerator<'a, S, WIDE> {
    /// A generator for one rack, not yet at an anchor (`grow` goes to one). `WIDE` must be as the graph's nodes are: masks of
    /// 64 bits where the letter set needs them, else of 32. `leave` gives `index_steps`, by which the index of the leave is
    /// updated as tiles are laid: subtract the step of the tile. `right_square` is set anew for each anchor; until then
    /// nothing fits there.
    pub fn new(
        graph: &'a WordGraph,
        facts: &'a Facts,
        rack: &Rack,
        leave: &LeaveMap,
        grid: &'a Grid,
        min_tiles: usize,
        recorder: S,
    ) -> Self {
        let held = rack.counts();
        MoveGenerator {
            recorder,
            nodes: graph.nodes().borrowed(),
            facts,
            held,
            letters_held: rack.letters(),
            held_twice: bits(rack.letters())
                .filter(|&letter| held[usize::from(letter)] > 1)
                .fold(0, |mask, letter| mask | 1 << letter),
            index_steps: leave.index_steps,
            leave: leave.whole_rack(),
            min_tiles: min_tiles as i32,
            grid,
            line: &grid.lines[0].squares,
            anchor: Anchor::default(),
            right_square: (0, 0),
            start: 0,
            tiles: [EMPTY; 2 * LINE],
        }
    }

    /// Find all plays that grow from an anchor.
    pub fn grow(&mut self, grid: &'a Grid, anchor: Anchor) {
        self.grid = grid;
        self.line = &grid.lines[anchor.line].squares;
        let right = &self.line[anchor.right];
        self.right_square = (right.cross_set, right.letters_ahead);
        self.anchor = anchor;
        self.start = anchor.start;
        let score = ScoreAccumulator::new(anchor.points);
        let start_node = self.line[anchor.at].start_node;
        match self.held[usize::from(BLANK)] {
            0 => self.start_at::<0>(start_node, score),
            1 => self.start_at::<1>(start_node, score),
            _ => self.start_at::<MORE>(start_node, score),
        }
    }

    /// Grow plays from the anchor: to the right, if they follow tiles just before it, else to the left first.
    #[inline(always)]
    fn start_at<const BLANKS: u8>(&mut self, start_node: Node, score: ScoreAccumulator) {
        if self.anchor.follows {
            self.place_right::<BLANKS>(start_node, self.anchor.at, self.letters_held, score);
        } else {
            self.place_left::<BLANKS>(start_node, self.anchor.at, self.letters_held, score);
        }
    }

    /// Lay each tile that fits on the empty square `at`, to the left of the tiles laid so far, and go on from there (Gordon's Gen).
    fn place_left<const BLANKS: u8>(&mut self, node: Node, at: usize, letters_held: u64, score: ScoreAccumulator) {
        let (letters, held_once) = (self.nodes.read::<WIDE>(node), !self.held_twice);
        let square = &self.line[at % LINE];
        self.record_words::<BLANKS>(
            letters.accepts & square.cross_set,
            letters_held,
            (at, at, self.anchor.right),
            score,
        );
        let on = letters.children & square.cross_set;
        let beyond = if at > self.anchor.left_stop { self.line[(at - 1) % LINE].cross_set } else { 0 };
        for bit in
            each_bit(self.letters_going_left::<BLANKS>(letters, on & letters_held, held_once, beyond, letters_held))
        {
            let rest = letters_held & !(bit & held_once);
            let next = letters.child_by_bit::<WIDE>(bit);
            let ways = self.continuations_left::<BLANKS>(next, beyond, rest);
            if ways.any() {
                let letter = self.take(bit, rest);
                self.tiles[at % LINE] = letter;
                self.continue_left::<BLANKS>(ways, next, at, rest, self.lay(score, square, letter));
                self.put_back(letter, rest);
            }
        }
        if BLANKS > 0 {
            let score = self.lay(score, square, NAMED_BLANK);
            match self.take_blank::<BLANKS>() {
                0 => self.place_blank_left::<0>(letters, on, (at, beyond), letters_held, score),
                1 => self.place_blank_left::<1>(letters, on, (at, beyond), letters_held, score),
                _ => self.place_blank_left::<MORE>(letters, on, (at, beyond), letters_held, score),
            }
            self.put_blank_back();
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// Go on with a blank on `at`, to the left, as each letter of `on` in turn (bit by letter). `BLANKS` are left on the rack.
    #[inline(always)]
    fn place_blank_left<const BLANKS: u8>(
        &mut self,
        letters: NodeLetters,
        on: u64,
        (at, beyond): (usize, u64),
        letters_held: u64,
        score: ScoreAccumulator,
    ) {
        for bit in each_bit(self.letters_going_left::<BLANKS>(letters, on, 0, beyond, letters_held)) {
            let next = letters.child_by_bit::<WIDE>(bit);
            let ways = self.continuations_left::<BLANKS>(next, beyond, letters_held);
            if ways.any() {
                self.tiles[at % LINE] = letter_of(bit) | NAMED_BLANK;
                self.continue_left::<BLANKS>(ways, next, at, letters_held, score);
            }
        }
    }

    /// Those of some letters of a node, laid to the left, after which a play may go on: further to the left, where `beyond` is the cross
    /// set of the next square, or past the separator, if a tile fits to the right of the anchor.
    #[inline(always)]
    fn letters_going_left<const BLANKS: u8>(
        &self,
        letters: NodeLetters,
        among: u64,
        held_once: u64,
        beyond: u64,
        letters_held: u64,
    ) -> u64 {
        let (cross_set, ahead) = self.right_square;
        let may_turn = cross_set & (letters_held | any::<BLANKS>()) != 0;
        let beyond = (beyond | u64::from(may_turn) << SEPARATOR, ahead);
        self.letters_going_on::<BLANKS>(letters, among, held_once, beyond, letters_held)
    }

    /// How a play can go on after a tile was laid to the left and led to a node; `beyond` is the cross set of the next square.
    #[inline(always)]
    fn continuations_left<const BLANKS: u8>(&self, node: Node, beyond: u64, letters_held: u64) -> Continuations {
        let letters = self.nodes.read::<WIDE>(node);
        let (cross_set, letters_ahead) = self.right_square;
        let rest = letters.after_separator();
        let rest =
            if rest != 0 && self.can_extend::<BLANKS>(rest, cross_set, letters_ahead, letters_held) { rest } else { 0 };
        Continuations {
            rest,
            left: (letters.children | letters.accepts) & beyond & (letters_held | any::<BLANKS>()) != 0,
        }
    }

    /// A tile was laid to the left: extend the play past the separator to the right of the anchor, and further to the left.
    #[inline(always)]
    fn continue_left<const BLANKS: u8>(
        &mut self,
        ways: Continuations,
        node: Node,
        at: usize,
        letters_held: u64,
        score: ScoreAccumulator,
    ) {
        if ways.rest != 0 {
            self.start = at;
            self.place_right::<BLANKS>(ways.rest, self.anchor.right, letters_held, score);
        }
        if ways.left {
            self.place_left::<BLANKS>(node, at - 1, letters_held, score);
        }
    }

    /// Lay each tile that fits on the empty square `at`, to the right of the tiles laid so far, and go on from there.
    fn place_right<const BLANKS: u8>(&mut self, node: Node, at: usize, letters_held: u64, score: ScoreAccumulator) {
        let (letters, held_once) = (self.nodes.read::<WIDE>(node), !self.held_twice);
        let square = &self.line[at % LINE];
        if square.next_is_empty {
            self.record_words::<BLANKS>(
                letters.accepts & square.cross_set,
                letters_held,
                (at, self.start, at + 1),
                score,
            );
        }
        let on = letters.children & square.cross_set;
        for bit in each_bit(self.letters_going_right::<BLANKS>(letters, on & letters_held, held_once, at, letters_held))
        {
            let rest = letters_held & !(bit & held_once);
            let next = letters.child_by_bit::<WIDE>(bit);
            let letter = self.take(bit, rest);
            self.tiles[at % LINE] = letter;
            self.continue_right::<BLANKS>(next, at, rest, self.lay(score, square, letter));
            self.put_back(letter, rest);
        }
        if BLANKS > 0 {
            let score = self.lay(score, square, NAMED_BLANK);
            match self.take_blank::<BLANKS>() {
                0 => self.place_blank_right::<0>(letters, on, at, letters_held, score),
                1 => self.place_blank_right::<1>(letters, on, at, letters_held, score),
                _ => self.place_blank_right::<MORE>(letters, on, at, letters_held, score),
            }
            self.put_blank_back();
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// Go on with a blank on `at`, to the right, as each letter of `on` in turn (bit by letter). `BLANKS` are left on the rack.
    #[inline(always)]
    fn place_blank_right<const BLANKS: u8>(
        &mut self,
        letters: NodeLetters,
        on: u64,
        at: usize,
        letters_held: u64,
        score: ScoreAccumulator,
    ) {
        for bit in each_bit(self.letters_going_right::<BLANKS>(letters, on, 0, at, letters_held)) {
            let next = letters.child_by_bit::<WIDE>(bit);
            self.tiles[at % LINE] = letter_of(bit) | NAMED_BLANK;
            self.continue_right::<BLANKS>(next, at, letters_held, score);
        }
    }

    /// Those of some letters of a node, laid at `at`, that tiles on the board follow, or that one of the rack can follow.
    #[inline(always)]
    fn letters_going_right<const BLANKS: u8>(
        &self,
        letters: NodeLetters,
        among: u64,
        held_once: u64,
        at: usize,
        letters_held: u64,
    ) -> u64 {
        if !self.line[at % LINE].next_is_empty {
            return among;
        }
        let Square { cross_set, letters_ahead, .. } = self.line[(at + 1) % LINE];
        self.letters_going_on::<BLANKS>(letters, among, held_once, (cross_set, letters_ahead), letters_held)
    }

    /// Those of some letters of a node whose children have a letter of the rack, blanks included, in `beyond`, and require no other
    /// letters than the rack has, once that letter is laid, or the tiles `ahead`. Letters in `held_once` aren't there a second time.
    ///
    /// All children are read before a search goes into any, with no branch that depends on what was read: they are waited for at
    /// the same time.
    #[inline(always)]
    fn letters_going_on<const BLANKS: u8>(
        &self,
        letters: NodeLetters,
        among: u64,
        held_once: u64,
        (beyond, ahead): (u64, u64),
        letters_held: u64,
    ) -> u64 {
        let mut going_on = 0;
        for bit in each_bit(among) {
            let rest = letters_held & !(bit & held_once);
            let child = self.nodes.read::<WIDE>(letters.child_by_bit::<WIDE>(bit));
            let wanted = (child.children | child.accepts) & beyond & (rest | any::<BLANKS>() | 1 << SEPARATOR);
            let goes_on = (wanted != 0) & !self.lacks_required::<BLANKS>(child.required, rest | ahead);
            going_on |= u64::from(goes_on) << letter_of(bit);
            // Of every child: to ask only for those that are gone into costs more.
            self.nodes.prefetch_children(child);
        }
        going_on
    }

    /// Go on to the right of the tile just laid at `at`: along the playthrough, or onto the next empty square.
    #[inline(always)]
    fn continue_right<const BLANKS: u8>(&mut self, node: Node, at: usize, letters_held: u64, score: ScoreAccumulator) {
        if !self.line[at % LINE].next_is_empty {
            self.follow_playthrough::<BLANKS>(node, at + 1, letters_held, score);
        } else if !self.recorder.is_full() {
            self.place_right::<BLANKS>(node, at + 1, letters_held, score);
        }
    }

    /// Whether a play at a node can be extended onto an empty square with this cross set, as far as the node itself tells.
    #[inline(always)]
    fn can_extend<const BLANKS: u8>(&self, node: Node, cross_set: u64, letters_ahead: u64, letters_held: u64) -> bool {
        let letters = self.nodes.read::<WIDE>(node);
        let wanted = (letters.children | letters.accepts) & cross_set & (letters_held | any::<BLANKS>());
        wanted != 0 && !self.lacks_required::<BLANKS>(letters.required, letters_held | letters_ahead)
    }

    /// Whether the words below a node require letters that neither the rack nor the tiles further along the line have.
    #[inline(always)]
    fn lacks_required<const BLANKS: u8>(&self, required: u64, has: u64) -> bool {
        let lacking = required & !has;
        match BLANKS {
            0 => lacking != 0,
            1 => lacking & lacking.wrapping_sub(1) != 0,
            _ => lacking.count_ones() > u32::from(self.held[0]),
        }
    }

    /// Take a tile from the rack, by the bit of its letter, and return the letter. `rest` are the letters that the rack then still has.
    #[inline(always)]
    fn take(&mut self, bit: u64, rest: u64) -> u8 {
        let letter = letter_of(bit);
        if rest & bit != 0 {
            let held = &mut self.held[usize::from(letter) % CODES];
            *held -= 1;
            self.held_twice &= !(u64::from(*held == 1) << letter);
        }
        self.leave = self.leave_without(letter);
        letter
    }

    /// Put a tile back on the rack, after [`MoveGenerator::take`] with the same `rest`.
    #[inline(always)]
    fn put_back(&mut self, letter: u8, rest: u64) {
        if rest >> letter & 1 != 0 {
            self.held[usize::from(letter) % CODES] += 1;
            self.held_twice |= 1 << letter;
        }
        if S::USES_LEAVE {
            self.leave = self.leave.wrapping_add(self.index_steps[usize::from(letter) % CODES]);
        }
    }

    /// Take a blank from the rack, and return how many are left, as `BLANKS` counts them: [`MORE`] for two or more.
    #[inline(always)]
    fn take_blank<const BLANKS: u8>(&mut self) -> u8 {
        self.held[0] -= 1;
        self.leave = self.leave_without(BLANK);
        if BLANKS == 1 { 0 } else { self.held[0].min(MORE) }
    }

    /// Undo `take_blank`.
    #[inline(always)]
    fn put_blank_back(&mut self) {
        self.held[0] += 1;
        if S::USES_LEAVE {
            self.leave = self.leave.wrapping_add(self.index_steps[0]);
        }
    }

    /// Follow the playthrough from `at` on. After it the play may end, or go on.
    #[inline(never)]
    fn follow_playthrough<const BLANKS: u8>(
        &mut self,
        node: Node,
        at: usize,
        letters_held: u64,
        score: ScoreAccumulator,
    ) {
        let (mut edge, mut at, mut score) = (Edge { letter: 0, accept: false, target: node }, at, score);
        while self.line[at % LINE].cell != EMPTY {
            edge = self.nodes.read::<WIDE>(edge.target).edge(letter(self.line[at % LINE].cell));
            if !edge.exists() {
                return;
            }
            score = score.pass(self.line[at % LINE].points);
            at += 1;
        }
        if edge.accept && self.is_playable(at - self.start, score.laid()) {
            self.found(score, self.leave, self.start, at);
        }
        let Square { cross_set, letters_ahead, .. } = self.line[at % LINE];
        if edge.target != 0 && self.can_extend::<BLANKS>(edge.target, cross_set, letters_ahead, letters_held) {
            self.place_right::<BLANKS>(edge.target, at, letters_held, score);
        }
    }

    /// Record the plays that one more tile on `at` completes: each of the `last_letters` makes a word from `start` up to, not with, `end`.
    #[inline(always)]
    fn record_words<const BLANKS: u8>(
        &mut self,
        last_letters: u64,
        letters_held: u64,
        (at, start, end): (usize, usize, usize),
        score: ScoreAccumulator,
    ) {
        let letters_held = last_letters & letters_held;
        if last_letters & (letters_held | any::<BLANKS>()) == 0 || !self.is_playable(end - start, score.laid() + 1) {
            return;
        }
        let square = &self.line[at % LINE];
        for letter in bits(letters_held) {
            self.tiles[at % LINE] = letter;
            self.found(self.lay(score, square, letter), self.leave_without(letter), start, end);
        }
        if BLANKS > 0 {
            let score = self.lay(score, square, NAMED_BLANK);
            let leave = self.leave_without(BLANK);
            if S::COUNTS {
                // No play is built, so the square may stay as it is.
                self.recorder.count(last_letters.count_ones(), score.score(self.facts));
                return;
            }
            for letter in bits(last_letters) {
                self.tiles[at % LINE] = letter | NAMED_BLANK;
                self.found(score, leave, start, end);
            }
        }
        self.tiles[at % LINE] = EMPTY;
    }

    /// Whether a word of this length is a play: it is long enough, and not a single tile that is listed as a play across already.
    #[inline(always)]
    fn is_playable(&self, length: usize, laid: i32) -> bool {
        let told_across = laid == 1 && self.grid.down && self.line[self.anchor.at % LINE].has_cross_word;
        length >= 2 && laid >= self.min_tiles && !told_across
    }

    /// The score with one more tile laid on a square.
    #[inline(always)]
    fn lay(&self, score: ScoreAccumulator, square: &Square, tile: u8) -> ScoreAccumulator {
        score.lay(square, self.facts.values[usize::from(as_held(tile)) % CODES], usize::from(is_blank(tile)))
    }

    /// The index of the leave when one tile more is laid.
    #[inline(always)]
    fn leave_without(&self, code: u8) -> u32 {
        if S::USES_LEAVE { self.leave.wrapping_sub(self.index_steps[usize::from(code) % CODES]) } else { self.leave }
    }

    /// Score the play from `start` up to, not with, `end`, and hand it to the recorder, which has the play built only if it
    /// wants it.
    #[inline(always)]
    fn found(&mut self, score: ScoreAccumulator, leave: u32, start: usize, end: usize) {
        let score = score.score(self.facts);
        let (grid, line, tiles) = (self.grid, self.anchor.line, &self.tiles);
        self.recorder.found(score, leave, || {
            let mut word = [EMPTY; MAX_SIDE];
            word.copy_from_slice(&tiles[start % LINE..][..MAX_SIDE]);
            Play::new(score, grid.place(line, start), grid.down, end - start, word)
        });
    }
}

/// How a play can go on after a tile was laid to the left: to the right of the anchor, from the node `rest`; further to the left.
#[derive(Clone, Copy)]
struct Continuations {
    rest: Node,
    left: bool,
}

impl Continuations {
    #[inline(always)]
    fn any(self) -> bool {
        self.rest != 0 || self.left
    }
}

/// Blanks on the rack, as a constant of the compiler: none, one, or this for more.
const MORE: u8 = 2;

/// The letters that the blanks on the rack can show, bit by letter: all, or none if there is no blank.
#[inline(always)]
fn any<const BLANKS: u8>() -> u64 {
    if BLANKS > 0 { ALL_LETTERS } else { 0 }
}

/// The bits of a mask that are set, from the lowest, each as a mask of one bit: not as its number, as `bits` gives them.
#[inline(always)]
fn each_bit(mask: u64) -> impl Iterator<Item = u64> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let bit = left & left.wrapping_neg();
        left ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// The letter of a bit.
#[inline(always)]
fn letter_of(bit: u64) -> u8 {
    bit.trailing_zeros() as u8
}
