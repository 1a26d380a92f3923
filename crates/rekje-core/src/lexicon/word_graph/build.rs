//! Builds the DAWG and the GADDAG from a list of words.
//!
//! A word is packed into 126 bits, six a letter from the top, so that sorting numbers sorts words. Both
//! graphs are built from sorted words with equal nodes merged at once (Daciuk et al., "Incremental
//! construction of minimal acyclic finite-state automata", 2000). The GADDAG needs only one
//! string for each prefix of a word, read backwards: what may follow that prefix is a DAWG
//! node that exists already.

use super::arrange::arrange;
use super::intern::{DraftEdge, Interner};
use super::{Node, NodeLetters, SEPARATOR, WordGraph};
use crate::error::Error;
use crate::lexicon::machine_letters::MAX_SIDE;

type Packed = u128;
const LETTER_BITS: usize = 6;

/// Build the word graph of some words, in any order: a minimal DAWG and a GADDAG that shares its nodes past the separator.
pub fn build<'a>(words: impl IntoIterator<Item = &'a [u8]>, letters: usize) -> Result<WordGraph, Error> {
    let mut packed = words.into_iter().map(|word| pack(word, letters)).collect::<Result<Vec<_>, _>>()?;
    packed.sort_unstable();
    packed.dedup();
    let mut nodes = Interner::new(letters, packed.len());
    let dawg_root = build_dawg(&packed, &mut nodes)?;
    let gaddag_root = build_gaddag(&packed, dawg_root, &mut nodes)?;
    let dawg_root = nodes.list(&[dawg_root])?;
    let gaddag_root = nodes.list(&[gaddag_root])?;
    let (nodes, [dawg_root, gaddag_root]) = arrange(&nodes.nodes, letters, [dawg_root, gaddag_root]);
    Ok(WordGraph::new(nodes.finish(), letters, packed.len(), dawg_root, gaddag_root))
}

/// Build a minimal DAWG from sorted words, incrementally: nodes with equal edges are stored once. It returns the root's letters.
fn build_dawg(words: &[Packed], nodes: &mut Interner) -> Result<NodeLetters, Error> {
    let mut path = Path::new();
    for &word in words {
        path.add(word, true, nodes)?;
    }
    path.finish(nodes)
}

/// Build the GADDAG: each prefix of a word backwards, then the separator, then the DAWG node that reads the rest. A whole
/// word backwards ends there.
fn build_gaddag(words: &[Packed], dawg_root: NodeLetters, nodes: &mut Interner) -> Result<NodeLetters, Error> {
    let mut prefixes = prefixes(words, dawg_root, nodes);
    prefixes.sort_unstable_by_key(|prefix| prefix.reversed);
    let mut path = Path::new();
    for (i, &Prefix { reversed, rest }) in prefixes.iter().enumerate() {
        prefixes.get(i + 2 * AHEAD).iter().for_each(|later| nodes.nodes.prefetch(later.rest));
        prefixes.get(i + AHEAD).iter().for_each(|soon| nodes.prefetch_list_of(soon.rest));
        path.add(reversed & !IS_WORD, reversed & IS_WORD != 0, nodes)?;
        if rest != 0 {
            path.add_separator(nodes.nodes.get(rest));
        }
    }
    path.finish(nodes)
}

/// A prefix of one or more words. There are millions, so they are kept small.
#[derive(Clone, Copy)]
#[repr(C, packed(4))]
struct Prefix {
    /// Read backwards; [`IS_WORD`] if it is a word.
    reversed: Packed,
    /// The DAWG node that reads the rest.
    rest: Node,
}

/// So many prefixes ahead, what will be needed of memory is asked for.
const AHEAD: usize = 6;

/// A bit that no letter of a packed word uses.
const IS_WORD: Packed = 1;
const _: () = assert!(MAX_SIDE * LETTER_BITS < Packed::BITS as usize);

/// All different prefixes of the words, which are sorted, each reversed and with its DAWG node. The steps along letters
/// shared with the word before are not taken again.
fn prefixes(words: &[Packed], dawg_root: NodeLetters, nodes: &Interner) -> Vec<Prefix> {
    let mut found = Vec::with_capacity(words.len() * 3);
    let mut steps = [(0 as Packed, dawg_root); MAX_SIDE + 1];
    let mut before = 0;
    for &word in words {
        for i in common_letters(before, word)..length(word) {
            let (reversed, node) = steps[i];
            let letter = letter_at(word, i);
            let edge = node.edge(letter);
            let reversed = reversed >> LETTER_BITS | Packed::from(letter) << (128 - LETTER_BITS);
            steps[i + 1] = (reversed, nodes.nodes.get(edge.target));
            found.push(Prefix { reversed: reversed | Packed::from(edge.accept), rest: edge.target });
        }
        before = word;
    }
    found
}

/// The path to the string added last. Nodes on it may still get edges.
struct Path {
    levels: Vec<Vec<DraftEdge>>,
    last: Packed,
}

impl Path {
    fn new() -> Path {
        Path { levels: vec![Vec::new(); MAX_SIDE + 1], last: 0 }
    }

    /// Add a string that sorts after all before it.
    fn add(&mut self, string: Packed, accept: bool, nodes: &mut Interner) -> Result<(), Error> {
        let (from, to) = (common_letters(self.last, string), length(string));
        self.intern_below(from, nodes)?;
        for i in from..to {
            self.levels[i].push(DraftEdge {
                letter: letter_at(string, i),
                accept: accept && i + 1 == to,
                target: NodeLetters::NONE,
            });
        }
        self.last = string;
        Ok(())
    }

    fn add_separator(&mut self, rest: NodeLetters) {
        let separator = DraftEdge { letter: SEPARATOR, accept: false, target: rest };
        self.levels[length(self.last)].push(separator);
    }

    /// Intern the nodes below a depth: no later string can add edges to them.
    fn intern_below(&mut self, depth: usize, nodes: &mut Interner) -> Result<(), Error> {
        for i in (depth + 1..=length(self.last)).rev() {
            let node = nodes.node(&self.levels[i])?;
            self.levels[i].clear();
            if let Some(edge) = self.levels[i - 1].last_mut() {
                edge.target = node;
            }
        }
        Ok(())
    }

    fn finish(mut self, nodes: &mut Interner) -> Result<NodeLetters, Error> {
        self.intern_below(0, nodes)?;
        nodes.node(&self.levels[0])
    }
}

/// Pack a word into one number, six bits a letter from the top, so that numbers sort as words do.
fn pack(word: &[u8], letters: usize) -> Result<Packed, Error> {
    if word.is_empty() || word.len() > MAX_SIDE {
        return Err(Error::WordLength(word.len()));
    }
    let mut packed = 0;
    for (i, &code) in word.iter().enumerate() {
        if code == 0 || usize::from(code) > letters {
            return Err(Error::UnknownLetter { code, letters });
        }
        packed |= Packed::from(code) << (128 - LETTER_BITS * (i + 1));
    }
    Ok(packed)
}

fn letter_at(word: Packed, i: usize) -> u8 {
    (word >> (128 - LETTER_BITS * (i + 1))) as u8 & 0x3F
}

fn length(word: Packed) -> usize {
    (128 - word.trailing_zeros() as usize).div_ceil(LETTER_BITS)
}

fn common_letters(a: Packed, b: Packed) -> usize {
    ((a ^ b).leading_zeros() as usize / LETTER_BITS).min(length(a)).min(length(b))
}
