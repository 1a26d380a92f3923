//! A list of words as two minimal automata that share their nodes.
//!
//! The *forward* half reads words from left to right. The *hinged* half is a GADDAG (Gordon, "A
//! faster Scrabble move generation algorithm", 1994): it reads the first letters of a word backwards
//! from any of them, and at the word's beginning a turn leads to the forward node that reads the
//! rest. So a play can be built outwards from a square where it touches the board.
//!
//! An edge is four bytes; a node is the number of its first edge, its edges lie one after the other in
//! order of letters, and the last one says so. Node 0 has no edges. Edges lead only to smaller
//! numbers, so there is no way round in circles.

mod build;
mod file;
mod intern;

use crate::codes::{MAX_LETTERS, MAX_SIDE};
use crate::error::Error;

/// The number of a node's first edge.
pub type Node = u32;

/// The letter that stands for the turn from the hinged to the forward half.
pub const TURN: u8 = 0;

/// One step from a node: a letter, where it leads, and whether a word is complete with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge(u32);

impl Edge {
    const TARGET: u32 = (1 << 24) - 1;
    const LAST: u32 = 1 << 24;
    const ACCEPT: u32 = 1 << 25;
    const LETTER: u32 = 26;

    fn new(letter: u8, accept: bool, target: Node) -> Edge {
        let accept = if accept { Edge::ACCEPT } else { 0 };
        Edge(u32::from(letter) << Edge::LETTER | accept | target)
    }

    /// The letter's code, or [`TURN`].
    pub fn letter(self) -> u8 {
        (self.0 >> Edge::LETTER) as u8
    }

    /// Whether the letters up to and with this edge are a word.
    pub fn accept(self) -> bool {
        self.0 & Edge::ACCEPT != 0
    }

    /// The node it leads to, 0 if nothing follows.
    pub fn target(self) -> Node {
        self.0 & Edge::TARGET
    }

    /// Whether it is the last of its node.
    #[inline(always)]
    pub fn is_last(self) -> bool {
        self.0 & Edge::LAST != 0
    }
}

/// The words of a list, ready to be searched. See the module for its shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automaton {
    edges: Vec<Edge>,
    letters: usize,
    words: usize,
    forward: Node,
    hinged: Node,
}

impl Automaton {
    /// Build from words in codes 1 to `letters`, in any order; a word twice counts once.
    pub fn build<'a>(words: impl IntoIterator<Item = &'a [u8]>, letters: usize) -> Result<Automaton, Error> {
        check_letters(letters as i64)?;
        build::build(words, letters)
    }

    /// How many letters the letter set has.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// How many words there are.
    pub fn words(&self) -> usize {
        self.words
    }

    /// How many edges, of four bytes each.
    pub fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// Where reading from left to right begins.
    pub fn forward(&self) -> Node {
        self.forward
    }

    /// Where reading backwards from a hinge begins.
    pub fn hinged(&self) -> Node {
        self.hinged
    }

    /// The edges of a node, in order of their letters.
    #[inline]
    pub fn edges(&self, node: Node) -> Edges<'_> {
        Edges { rest: if node == 0 { &[] } else { &self.edges[node as usize..] } }
    }

    /// The edges of a node and whatever lies behind them, for a search that minds the last one itself. Node 0
    /// has a single edge there, which no letter matches.
    #[inline(always)]
    pub fn edges_from(&self, node: Node) -> &[Edge] {
        &self.edges[node as usize..]
    }

    /// The edge of a node with a letter, if there is one.
    #[inline]
    pub fn edge(&self, node: Node, letter: u8) -> Option<Edge> {
        for &edge in self.edges_from(node) {
            if edge.letter() == letter {
                return Some(edge).filter(|_| node != 0);
            }
            if edge.is_last() || edge.letter() > letter {
                break;
            }
        }
        None
    }

    /// The forward node behind a turn, 0 if there is none.
    #[inline(always)]
    pub fn turn(&self, node: Node) -> Node {
        let first = self.edges[node as usize];
        if first.letter() == TURN { first.target() } else { 0 }
    }

    /// Walk along letters; 0 where they lead nowhere.
    pub fn walk(&self, node: Node, letters: impl IntoIterator<Item = u8>) -> Node {
        let mut at = node;
        for letter in letters {
            at = self.edge(at, letter).map_or(0, Edge::target);
        }
        at
    }

    /// Whether a word, in codes, is in the list.
    pub fn contains(&self, word: &[u8]) -> bool {
        let Some((&last, front)) = word.split_last() else { return false };
        if word.len() > MAX_SIDE || word.contains(&TURN) {
            return false;
        }
        let node = self.walk(self.forward, front.iter().copied());
        self.edge(node, last).is_some_and(Edge::accept)
    }
}

/// The edges of one node.
pub struct Edges<'a> {
    rest: &'a [Edge],
}

impl Iterator for Edges<'_> {
    type Item = Edge;

    #[inline]
    fn next(&mut self) -> Option<Edge> {
        let (&edge, rest) = self.rest.split_first()?;
        self.rest = if edge.is_last() { &[] } else { rest };
        Some(edge)
    }
}

fn check_letters(letters: i64) -> Result<usize, Error> {
    if (1..=MAX_LETTERS as i64).contains(&letters) { Ok(letters as usize) } else { Err(Error::Letters(letters)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Automaton {
        let words: [&[u8]; 5] = [&[3, 1, 2], &[3, 1, 2, 4], &[1, 2], &[2], &[1, 2]];
        Automaton::build(words, 4).expect("sound words")
    }

    #[test]
    fn holds_its_words_and_no_others() {
        let automaton = small();
        assert_eq!(automaton.words(), 4);
        for word in [&[3u8, 1, 2][..], &[3, 1, 2, 4], &[1, 2], &[2]] {
            assert!(automaton.contains(word));
        }
        for word in [&[][..], &[3], &[3, 1], &[1, 2, 4], &[9], &[0], &[2, 2], &[3, 0, 1]] {
            assert!(!automaton.contains(word));
        }
    }

    #[test]
    fn reads_every_word_from_every_hinge() {
        let automaton = small();
        let word = [3u8, 1, 2, 4];
        for hinge in 0..word.len() - 1 {
            let back = automaton.walk(automaton.hinged(), word[..=hinge].iter().rev().copied());
            let rest = automaton.walk(automaton.turn(back), word[hinge + 1..3].iter().copied());
            let last = if hinge == 2 { automaton.turn(back) } else { rest };
            assert!(automaton.edge(last, 4).is_some_and(Edge::accept), "hinge {hinge}");
        }
        let back = automaton.walk(automaton.hinged(), [4, 2, 1]);
        assert!(automaton.edge(back, 3).is_some_and(Edge::accept));
    }

    #[test]
    fn an_empty_list_is_an_automaton_too() {
        let automaton = Automaton::build([], 26).expect("no words are fine");
        assert_eq!(automaton.words(), 0);
        assert!(!automaton.contains(&[1]));
        assert_eq!(automaton.turn(automaton.hinged()), 0);
    }

    #[test]
    fn turns_down_what_is_no_word() {
        assert_eq!(Automaton::build([&[][..]], 4), Err(Error::WordLength(0)));
        assert_eq!(Automaton::build([&[1u8; 22][..]], 4), Err(Error::WordLength(22)));
        assert_eq!(Automaton::build([&[5u8][..]], 4), Err(Error::UnknownLetter { code: 5, letters: 4 }));
        assert_eq!(Automaton::build([&[0u8][..]], 4), Err(Error::UnknownLetter { code: 0, letters: 4 }));
        assert_eq!(Automaton::build([], 64), Err(Error::Letters(64)));
    }
}
