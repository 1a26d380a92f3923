//! A list of words as a DAWG and a GADDAG that share their nodes. Both are minimal automata.
//!
//! The DAWG (directed acyclic word graph) reads words from left to right. The GADDAG (Gordon, "A faster Scrabble move
//! generation algorithm", 1994) starts at any letter of a word and reads backwards to its first letter. There a separator
//! leads to the DAWG node that reads the rest. So a play can be built outwards from a square where it touches the board.
//!
//! A node holds three sets of letters, one bit a letter: those that lead on, those that complete a word, and those that
//! all words below the node require. Its child nodes are stored next to each other in the order of letters. So a search
//! knows without a step which letters of a rack are of use, and reads all nodes that it could step to at once. Node 0
//! is empty. Every node leads to smaller numbers only, so there are no cycles.

mod arrange;
mod build;
mod file;
mod intern;
mod nodes;

use std::sync::OnceLock;

use bytes::Bytes;

use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_SIDE, bits};
use crate::lexicon::word_map::WordMap;
pub(crate) use nodes::Nodes;

/// The number of a node.
pub type Node = u32;

/// The separator: the letter that leads from the GADDAG to the DAWG.
pub const SEPARATOR: u8 = 0;

/// What a node holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NodeLetters {
    /// Bit by letter: those behind which words go on; with [`SEPARATOR`] if there is one.
    pub children: u64,
    /// Bit by letter: those that complete a word.
    pub accepts: u64,
    /// Bit by letter: the letters that all words below this node require.
    pub required: u64,
    /// The first of the nodes behind the letters that go on.
    first_child: Node,
}

/// One step from a node: a letter, where it leads, and whether a word is complete with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// The letter's code, or [`SEPARATOR`].
    pub letter: u8,
    /// Whether the letters up to and with this edge are a word.
    pub accept: bool,
    /// The node it leads to, 0 if nothing follows.
    pub target: Node,
}

/// The words of a list, ready to be searched. See the module for its shape.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// assert!(graph.contains(&codes("CATS")) && !graph.contains(&codes("CA")));
/// assert_eq!((graph.words(), graph.letters()), (7, 26));
/// // As the bytes of a file, and back.
/// assert_eq!(WordGraph::from_bytes(graph.to_bytes()).unwrap(), graph);
/// ```
#[derive(Debug, Clone)]
pub struct WordGraph {
    nodes: Nodes,
    letters: usize,
    words: usize,
    dawg_root: Node,
    gaddag_root: Node,
    word_map: OnceLock<Option<WordMap>>,
}

/// The word map isn't compared: it may be made or not.
impl PartialEq for WordGraph {
    fn eq(&self, other: &WordGraph) -> bool {
        let numbers = |of: &WordGraph| (of.letters, of.words, of.dawg_root, of.gaddag_root);
        numbers(self) == numbers(other) && self.nodes == other.nodes
    }
}

impl Eq for WordGraph {}

impl WordGraph {
    fn new(nodes: Nodes, letters: usize, words: usize, dawg_root: Node, gaddag_root: Node) -> WordGraph {
        WordGraph { nodes, letters, words, dawg_root, gaddag_root, word_map: OnceLock::new() }
    }

    /// Build from words in codes 1 to `letters`, in any order; a word twice counts once.
    pub fn build<'a>(words: impl IntoIterator<Item = &'a [u8]>, letters: usize) -> Result<WordGraph, Error> {
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

    /// The bytes that it takes.
    pub fn size(&self) -> usize {
        self.nodes.size()
    }

    /// The bytes that its word map takes, which is made if it isn't there; 0 if there is none.
    pub fn word_map_size(&self) -> usize {
        self.word_map().map_or(0, WordMap::size)
    }

    /// The root of the DAWG: reading from left to right begins here.
    pub(crate) fn dawg_root(&self) -> Node {
        self.dawg_root
    }

    /// The root of the GADDAG: reading backwards from any letter begins here.
    pub(crate) fn gaddag_root(&self) -> Node {
        self.gaddag_root
    }

    /// The nodes, for a search that asks beforehand how wide they are.
    pub(crate) fn nodes(&self) -> &Nodes {
        &self.nodes
    }

    /// The word map of its words, made when it is first asked for; None if the letter set is too large for one.
    pub(crate) fn word_map(&self) -> Option<&WordMap> {
        self.word_map.get_or_init(|| WordMap::new(self.letters, |tell| self.each_word(tell))).as_ref()
    }

    /// The word map as bytes of a file; None if there is none.
    pub fn word_map_to_bytes(&self) -> Option<Vec<u8>> {
        self.word_map().map(|word_map| word_map.to_bytes(self.letters, self.digest()))
    }

    /// Read the word map from what `word_map_to_bytes` wrote, unless it is made already.
    pub fn read_word_map(&self, bytes: impl Into<Bytes>) -> Result<(), Error> {
        let word_map = WordMap::from_bytes(bytes, self.letters, self.digest())?;
        // One that was made before is the same.
        let _ = self.word_map.set(Some(word_map));
        Ok(())
    }

    /// Pass each word to a function, in order of letters.
    fn each_word(&self, tell: &mut dyn FnMut(&[u8])) {
        self.each_word_below(self.dawg_root, &mut Vec::with_capacity(MAX_SIDE), tell);
    }

    /// Tell each word below a DAWG node, depth first in order of letters; `word` is the prefix that leads there.
    fn each_word_below(&self, node: Node, word: &mut Vec<u8>, tell: &mut dyn FnMut(&[u8])) {
        for edge in self.edges(node) {
            word.push(edge.letter);
            if edge.accept {
                tell(word);
            }
            if edge.target != 0 {
                self.each_word_below(edge.target, word, tell);
            }
            word.pop();
        }
    }

    /// What a node holds.
    pub(crate) fn at(&self, node: Node) -> NodeLetters {
        self.nodes.get(node)
    }

    /// The edges of a node, in order of their letters.
    pub(crate) fn edges(&self, node: Node) -> impl Iterator<Item = Edge> {
        self.at(node).edges()
    }

    /// The edge of a node with a letter, if there is one.
    #[inline]
    pub(crate) fn edge(&self, node: Node, letter: u8) -> Option<Edge> {
        Some(self.at(node).edge(letter)).filter(|edge| edge.exists())
    }

    /// The DAWG node behind the separator, 0 if there is none.
    #[inline(always)]
    pub(crate) fn after_separator(&self, node: Node) -> Node {
        self.at(node).after_separator()
    }

    /// Walk along letters; 0 where they lead nowhere.
    pub(crate) fn walk(&self, node: Node, letters: impl IntoIterator<Item = u8>) -> Node {
        let mut at = node;
        for letter in letters {
            at = self.edge(at, letter).map_or(0, |edge| edge.target);
        }
        at
    }

    /// Whether a word, in codes, is in the list.
    pub fn contains(&self, word: &[u8]) -> bool {
        let Some((&last, front)) = word.split_last() else { return false };
        if word.len() > MAX_SIDE || word.iter().any(|&code| code == SEPARATOR || usize::from(code) > self.letters) {
            return false;
        }
        let node = self.walk(self.dawg_root, front.iter().copied());
        self.edge(node, last).is_some_and(|edge| edge.accept)
    }
}

impl Edge {
    /// Whether there is such an edge at all.
    #[inline(always)]
    pub fn exists(&self) -> bool {
        self.accept || self.target != 0
    }
}

impl NodeLetters {
    const NONE: NodeLetters = NodeLetters { children: 0, accepts: 0, required: 0, first_child: 0 };

    /// The node behind a letter that goes on.
    #[inline(always)]
    pub fn child(&self, letter: u8) -> Node {
        self.child_by_bit::<true>(1 << letter)
    }

    /// [`NodeLetters::child`] of the letter of a bit, where it is known whether more than 31 letters and the separator must have room.
    #[inline(always)]
    pub(crate) fn child_by_bit<const WIDE: bool>(&self, bit: u64) -> Node {
        let before = self.children & (bit - 1);
        self.first_child + if WIDE { before.count_ones() } else { (before as u32).count_ones() }
    }

    /// The DAWG node behind the separator, 0 if there is none.
    #[inline(always)]
    pub fn after_separator(&self) -> Node {
        if self.children & 1 << SEPARATOR != 0 { self.first_child } else { 0 }
    }

    #[inline(always)]
    pub fn edge(&self, letter: u8) -> Edge {
        let target = if self.children >> letter & 1 != 0 { self.child(letter) } else { 0 };
        Edge { letter, accept: self.accepts >> letter & 1 != 0, target }
    }

    fn edges(self) -> impl Iterator<Item = Edge> {
        self.edges_among(!0)
    }

    /// The edges with letters of a set, in their order.
    #[inline(always)]
    pub fn edges_among(self, letters: u64) -> impl Iterator<Item = Edge> {
        bits((self.children | self.accepts) & letters).map(move |letter| self.edge(letter))
    }
}

fn check_letters(letters: i64) -> Result<usize, Error> {
    if (1..=MAX_LETTERS as i64).contains(&letters) { Ok(letters as usize) } else { Err(Error::Letters(letters)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small(letters: usize) -> WordGraph {
        let words: [&[u8]; 5] = [&[3, 1, 2], &[3, 1, 2, 4], &[1, 2], &[2], &[1, 2]];
        WordGraph::build(words, letters).expect("sound words")
    }

    #[test]
    fn holds_its_words_and_no_others() {
        for graph in [small(4), small(31), small(32), small(63)] {
            assert_eq!(graph.words(), 4);
            for word in [&[3u8, 1, 2][..], &[3, 1, 2, 4], &[1, 2], &[2]] {
                assert!(graph.contains(word));
            }
            for word in [&[][..], &[3], &[3, 1], &[1, 2, 4], &[9], &[0], &[2, 2], &[3, 0, 1], &[64], &[255]] {
                assert!(!graph.contains(word));
            }
        }
    }

    #[test]
    fn reads_every_word_from_every_letter() {
        for graph in [small(4), small(63)] {
            let word = [3u8, 1, 2, 4];
            for hinge in 0..word.len() - 1 {
                let back = graph.walk(graph.gaddag_root(), word[..=hinge].iter().rev().copied());
                let rest = graph.walk(graph.after_separator(back), word[hinge + 1..3].iter().copied());
                assert!(graph.at(rest).accepts >> 4 & 1 != 0, "hinge {hinge}");
            }
            let back = graph.walk(graph.gaddag_root(), [4, 2, 1]);
            assert!(graph.edge(back, 3).is_some_and(|edge| edge.accept));
        }
    }

    #[test]
    fn tells_edges_in_order() {
        for graph in [small(4), small(63)] {
            let told: Vec<(u8, bool)> = graph.edges(graph.dawg_root()).map(|edge| (edge.letter, edge.accept)).collect();
            assert_eq!(told, [(1, false), (2, true), (3, false)]);
            for edge in graph.edges(graph.dawg_root()) {
                assert_eq!(graph.edge(graph.dawg_root(), edge.letter), Some(edge));
            }
        }
    }

    #[test]
    fn an_empty_list_is_an_word_graph_too() {
        let graph = WordGraph::build([], 26).expect("no words are fine");
        assert_eq!(graph.words(), 0);
        assert!(!graph.contains(&[1]));
        assert_eq!(graph.after_separator(graph.gaddag_root()), 0);
    }

    #[test]
    fn turns_down_what_is_no_word() {
        assert_eq!(WordGraph::build([&[][..]], 4), Err(Error::WordLength(0)));
        assert_eq!(WordGraph::build([&[1u8; 22][..]], 4), Err(Error::WordLength(22)));
        assert_eq!(WordGraph::build([&[5u8][..]], 4), Err(Error::UnknownLetter { code: 5, letters: 4 }));
        assert_eq!(WordGraph::build([&[0u8][..]], 4), Err(Error::UnknownLetter { code: 0, letters: 4 }));
        assert_eq!(WordGraph::build([], 64), Err(Error::Letters(64)));
    }
}
