//! Reading words off a board, all of them or one, each with every path that it has.
//!
//! The automaton is walked once, letter by letter, with all paths of the letters so far in step. So a word comes up
//! once, with all its paths together, and the words that begin alike share their beginnings.

use super::board::{Board, Tiles};
use super::openings::Openings;
use crate::automaton::{Automaton, Edge, Node};
use crate::codes::MAX_SIDE;
use crate::touching::budget::Budget;

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
    pub fn lies(&self) -> bool {
        self.group == NONE
    }
}

/// The paths that are being read.
pub struct Reader<'a, 'b> {
    board: &'a Board,
    openings: &'a Openings,
    budget: &'a mut Budget<'b>,
    trails: Vec<Trail>,
    word: Vec<u8>,
    /// Whether there were more steps or paths than allowed.
    pub cut: bool,
}

impl<'a, 'b> Reader<'a, 'b> {
    pub fn new(board: &'a Board, openings: &'a Openings, budget: &'a mut Budget<'b>) -> Reader<'a, 'b> {
        let trails = vec![Trail::START];
        Reader { board, openings, budget, trails, word: Vec::with_capacity(MAX_SIDE), cut: false }
    }

    /// Tell every word of a list that has a path, in order of letters.
    pub fn read(&mut self, automaton: &Automaton, tell: &mut impl FnMut(&[u8], Paths<'_>)) {
        self.descend(automaton, automaton.forward(), 0, tell);
    }

    /// All paths of one word.
    pub fn read_word(&mut self, word: &[u8]) -> Paths<'_> {
        let mut start = 0;
        for &letter in word {
            let end = self.trails.len();
            (start..end).for_each(|trail| self.extend(trail, letter));
            start = end;
        }
        Paths { all: &self.trails, start }
    }

    fn descend(&mut self, words: &Automaton, node: Node, start: usize, tell: &mut impl FnMut(&[u8], Paths<'_>)) {
        // No letter is 0, which stands for tiles without one and for the turn in an automaton.
        let letters = self.trails[start..].iter().fold(0, |mask, trail| mask | trail.after) & !1;
        for edge in words.at(node).edges_among(letters) {
            self.follow(words, edge, start, tell);
        }
    }

    /// Go on with a letter, with all paths from a number on.
    fn follow(&mut self, words: &Automaton, edge: Edge, start: usize, tell: &mut impl FnMut(&[u8], Paths<'_>)) {
        let end = self.trails.len();
        for number in start..end {
            if self.trails[number].after >> edge.letter & 1 != 0 {
                self.extend(number, edge.letter);
            }
        }
        if self.trails.len() > end {
            self.word.push(edge.letter);
            if edge.accept && self.word.len() >= SHORTEST {
                tell(&self.word, Paths { all: &self.trails, start: end });
            }
            if edge.target != 0 {
                self.descend(words, edge.target, end, tell);
            }
            self.word.pop();
            self.trails.truncate(end);
        }
    }

    /// Bit by letter: the letters that could come after a tile that lies there.
    #[inline]
    fn letters_after(&self, tile: usize, group: u8) -> u64 {
        let lying = self.board.letters_beside(tile);
        if group == NONE { lying | self.openings.letters_from(tile as u8) } else { lying }
    }

    /// Add all paths with one letter more.
    #[inline]
    fn extend(&mut self, number: usize, letter: u8) {
        let trail = self.trails[number];
        let next = match trail.at {
            NONE => Tiles::ALL,
            NEW => self.openings.after(trail.group, trail.from),
            at => self.board.beside(usize::from(at)),
        };
        for tile in next.and(self.board.showing(letter)).without(trail.used).numbers() {
            let mut used = trail.used;
            used.insert(tile);
            let to = if trail.at == NEW { tile as u8 } else { trail.to };
            let after = self.letters_after(tile, trail.group);
            self.push(Trail { used, after, before: number as u32, at: tile as u8, to, ..trail });
        }
        if let Some(group) = self.openings.group(letter).filter(|_| trail.lies())
            && (trail.at == NONE || self.openings.touches(group, trail.at))
        {
            let after = self.openings.letters_after(group, trail.at);
            self.push(Trail { after, before: number as u32, at: NEW, group, from: trail.at, ..trail });
        }
    }

    #[inline]
    fn push(&mut self, trail: Trail) {
        if self.budget.spend() && self.trails.len() < MOST_TRAILS {
            self.trails.push(trail);
        } else {
            self.cut = true;
        }
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

    /// The tiles of a path, in order, by its place in `trails`.
    pub fn tiles(&self, place: usize) -> Vec<u8> {
        let mut tiles = Vec::with_capacity(MAX_SIDE);
        self.add_tiles(place, &mut tiles);
        tiles
    }

    /// Add the tiles of a path to others.
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
