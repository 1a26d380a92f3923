//! Reading all words off a board, each with every path that it has.
//!
//! The DAWG is walked depth first. For the current prefix all paths that spell it are kept, and following an edge extends each of
//! them by a tile. So a word comes up once, with all its paths together, and words share the work of a common prefix.

use super::board::{Board, Tiles};
use super::openings::Openings;
use crate::budget::Budget;
use crate::lexicon::machine_letters::MAX_SIDE;
use crate::lexicon::word_graph::{Node, WordGraph};

/// No tile.
pub const NONE: u8 = u8::MAX;
/// The tile that isn't laid yet.
pub const NEW: u8 = u8::MAX - 1;
/// The shortest words that count.
const SHORTEST: usize = 2;
/// The most paths kept at once; only a board with the same letter on nearly all tiles comes near.
const MOST_TRAILS: usize = 1 << 20;

/// A path that spells the current prefix, or part of it. At most one of its tiles is [`NEW`]. Paths are linked to their beginnings.
#[derive(Debug, Clone, Copy)]
pub struct Trail {
    /// The lying tiles on it.
    pub used: Tiles,
    /// Bit by letter: the letters that could come next. Tiles of the path itself aren't left out, so it may be too many.
    after: u64,
    /// The index of the path without its last letter.
    before: u32,
    /// Its last tile.
    at: u8,
    /// The group of the new tile's letter in `Openings`; [`NONE`] if all tiles lie on the board.
    pub group: u8,
    /// The lying tile before the new one, or [`NONE`].
    pub from: u8,
    /// The lying tile after the new one, or [`NONE`].
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

/// Where a path can go on from a tile.
struct Near {
    /// The tiles that touch it.
    beside: Tiles,
    /// Bit by letter: the letters of those tiles.
    letters: u64,
    /// Bit by letter: the letters that could be laid beside it.
    open: u64,
}

/// The state of the walk: the prefix, and the paths of it and of all shorter prefixes.
pub struct Reader<'a, 'b> {
    words: &'a WordGraph,
    board: &'a Board,
    openings: &'a Openings,
    /// By tile; the last entry is for a path without a tile, which can begin anywhere.
    near: Vec<Near>,
    budget: &'a mut Budget<'b>,
    /// Steps taken from the budget and not used yet.
    granted: u64,
    /// A stack: the paths of the empty prefix, then those of its first letter, and so on to the current prefix.
    trails: Vec<Trail>,
    /// The current prefix.
    word: Vec<u8>,
    /// Whether there were more steps or paths than allowed.
    pub cut: bool,
}

impl<'a, 'b> Reader<'a, 'b> {
    /// A reader at the empty prefix.
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

    /// Pass every word that has a path to `tell`, in alphabetical order.
    pub fn read(&mut self, tell: &mut impl FnMut(&[u8], Paths<'_>)) {
        self.descend(self.words.dawg_root(), 0, u64::MAX, tell);
        self.budget.give_back(std::mem::take(&mut self.granted));
    }

    /// Walk the graph below a node. The paths of the current prefix are those from index `start` on; `letters` are the letters, bit
    /// by letter, that can follow some of them.
    fn descend(&mut self, node: Node, start: usize, letters: u64, tell: &mut impl FnMut(&[u8], Paths<'_>)) {
        // Bit 0 is no letter: it stands for tiles without a letter, and for the separator in a word graph.
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

    /// Extend the paths from index `start` on by a letter, on lying tiles and as the new tile, and push the longer paths. It returns
    /// the letters, bit by letter, that can follow some of these.
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

    /// Push a path, if there are steps and room left. It returns the letters that can follow it.
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

/// All paths of a word, with the paths of its prefixes to which they are linked.
pub struct Paths<'a> {
    all: &'a [Trail],
    /// The index of the first path of the word.
    start: usize,
}

impl Paths<'_> {
    pub fn trails(&self) -> &[Trail] {
        &self.all[self.start..]
    }

    /// Append the tiles of the path `trails()[place]`, in order.
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
