//! Reading words off a board, each with every path that it has.
//!
//! The graph is walked once, letter by letter, with all paths of the letters so far in step. So a word comes up
//! once, with all its paths together, and the words that begin alike share their beginnings.

use super::board::{Board, Tiles};
use super::openings::Openings;
use crate::budget::Budget;
use crate::lexicon::machine_letters::MAX_SIDE;
use crate::lexicon::word_graph::{Node, WordGraph};

/// No tile.
pub const NONE: u8 = u8::MAX;
/// The tile that doesn't lie yet.
pub const NEW: u8 = u8::MAX - 1;
/// The shortest words that count.
const SHORTEST: usize = 2;
/// The most paths kept at once; only a board with the same letter on nearly all tiles comes near.
const MOST_TRAILS: usize = 1 << 20;

/// A path as far as it was read. At most one of its tiles is [`NEW`].
#[derive(Debug, Clone, Copy)]
pub struct Trail {
    /// The lying tiles on it.
    pub used: Tiles,
    /// Bit by letter: the letters that could come next, its own tiles not left out.
    after: u64,
    /// The path that is one letter shorter.
    before: u32,
    /// The tile on which it ends.
    at: u8,
    /// The letter of the new tile as its group's number, and the lying tiles before and after the new one.
    pub group: u8,
    pub from: u8,
    pub to: u8,
}

impl Trail {
    const START: Trail =
        Trail { used: Tiles::NONE, after: u64::MAX, before: 0, at: NONE, group: NONE, from: NONE, to: NONE };

    /// Whether all of its tiles lie there.
    #[inline]
    pub fn is_all_on_board(&self) -> bool {
        self.group == NONE
    }
}

/// What can come after a tile on a path.
struct Near {
    beside: Tiles,
    /// Bit by letter: the letters of the tiles beside it (`letters`), and those that can be laid beside it (`open`).
    letters: u64,
    open: u64,
}

/// The paths that are being read.
pub struct Reader<'a, 'b> {
    words: &'a WordGraph,
    board: &'a Board,
    openings: &'a Openings,
    /// By tile; at the end for a path that begins.
    near: Vec<Near>,
    budget: &'a mut Budget<'b>,
    /// Steps that may be taken before the budget is asked again.
    granted: u64,
    trails: Vec<Trail>,
    word: Vec<u8>,
    /// Whether there were more steps or paths than allowed.
    pub cut: bool,
}

impl<'a, 'b> Reader<'a, 'b> {
    /// A reader that stands before the first tile. By tile it knows which tiles and letters lie beside it, and which letters
    /// could be laid there.
    pub fn new(words: &'a WordGraph, board: &'a Board, openings: &'a Openings, budget: &'a mut Budget<'b>) -> Self {
        let tiles = 0..board.pieces().len();
        let near = |tile| Near {
            beside: board.beside(tile),
            letters: board.letters_beside(tile),
            open: openings.letters_from(tile as u8),
        };
        let begin = Near { beside: Tiles::ALL, letters: u64::MAX, open: openings.letters() };
        Reader {
            words,
            board,
            openings,
            near: tiles.map(near).chain([begin]).collect(),
            budget,
            granted: 0,
            trails: vec![Trail::START],
            word: Vec::with_capacity(MAX_SIDE),
            cut: false,
        }
    }

    /// Tell every word that has a path, in order of letters.
    pub fn read(&mut self, tell: &mut impl FnMut(&[u8], Paths<'_>)) {
        self.descend(self.words.dawg_root(), 0, u64::MAX, tell);
        self.budget.give_back(std::mem::take(&mut self.granted));
    }

    /// Read on from a node of the word graph. `start` is the index of the first path that spells the word so far; `letters` (bit by letter) are
    /// those that could come next on any of them.
    fn descend(&mut self, node: Node, start: usize, letters: u64, tell: &mut impl FnMut(&[u8], Paths<'_>)) {
        // No letter is 0, which stands for tiles without one and for the turn in a graph.
        for edge in self.words.at(node).edges_among(letters & !1) {
            let end = self.trails.len();
            let after = self.follow(edge.letter, start);
            if self.trails.len() > end {
                self.word.push(edge.letter);
                if edge.accept && self.word.len() >= SHORTEST {
                    tell(&self.word, Paths { all: &self.trails, start: end });
                }
                if edge.target != 0 {
                    self.descend(edge.target, end, after, tell);
                }
                self.word.pop();
                self.trails.truncate(end);
            }
        }
    }

    /// Extend the paths from the index `start` on by a letter. New paths are added behind them: over each lying tile that shows it, and over the new
    /// tile if the path has none yet. Returned are, bit by letter, the letters that could follow.
    fn follow(&mut self, letter: u8, start: usize) -> u64 {
        let (showing, group) = (self.board.showing(letter), self.openings.group(letter));
        let (mut letters, begin) = (0, self.near.len() - 1);
        for number in start..self.trails.len() {
            let trail = self.trails[number];
            if trail.after >> letter & 1 == 0 {
                continue;
            }
            let before = number as u32;
            if trail.at == NEW {
                self.openings.after(trail.group, trail.from).and(showing).without(trail.used).each(|tile, own| {
                    let (after, used, at) = (self.near[tile].letters, trail.used.or(own), tile as u8);
                    letters |= self.push(Trail { used, after, before, at, to: at, ..trail });
                });
                continue;
            }
            let Near { beside, open, .. } = self.near[usize::from(trail.at).min(begin)];
            let is_all_on_board = if trail.is_all_on_board() { u64::MAX } else { 0 };
            beside.and(showing).without(trail.used).each(|tile, own| {
                let after = self.near[tile].letters | self.near[tile].open & is_all_on_board;
                letters |= self.push(Trail { used: trail.used.or(own), after, before, at: tile as u8, ..trail });
            });
            if let Some(group) = group.filter(|_| (open & is_all_on_board) >> letter & 1 != 0) {
                let after = self.openings.letters_after(group, trail.at);
                letters |= self.push(Trail { after, before, at: NEW, group, from: trail.at, ..trail });
            }
        }
        letters
    }

    /// Add a path, if there are steps left. Returned are, bit by letter, the letters that could follow.
    #[inline(always)]
    fn push(&mut self, trail: Trail) -> u64 {
        if self.granted == 0 {
            self.granted = self.budget.grant();
        }
        if self.granted == 0 {
            self.cut = true;
            return 0;
        }
        self.granted -= 1;
        if self.trails.len() == MOST_TRAILS {
            self.cut = true;
            return 0;
        }
        self.trails.push(trail);
        trail.after
    }
}

/// All paths of a word.
pub struct Paths<'a> {
    all: &'a [Trail],
    start: usize,
}

impl Paths<'_> {
    pub fn trails(&self) -> &[Trail] {
        &self.all[self.start..]
    }

    /// Add the tiles of a path, in order, by its place in `trails`, to others.
    pub fn add_tiles(&self, place: usize, tiles: &mut Vec<u8>) {
        let start = tiles.len();
        let mut trail = &self.all[self.start + place];
        while trail.at != NONE {
            tiles.push(trail.at);
            trail = &self.all[trail.before as usize];
        }
        tiles[start..].reverse();
    }
}
