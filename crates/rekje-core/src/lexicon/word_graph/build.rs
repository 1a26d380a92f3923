//! Builds the DAWG and the GADDAG from a list of words.
//!
//! A word is packed into 126 bits, six a letter from the top, so that sorting numbers sorts words. Both
//! graphs are built from sorted words with equal nodes merged at once (Daciuk et al., "Incremental
//! construction of minimal acyclic finite-state automata", 2000). The GADDAG needs only one
//! string for each beginning of a word, read backwards: what may follow that beginning is a DAWG
//! node that exists already.

use super::arrange::arrange;
use super::intern::{Draft, Interner};
use super::{Letters, SEPARATOR, WordGraph};
use crate::error::Error;
use crate::lexicon::machine_letters::MAX_SIDE;

type Packed = u128;
const BITS: usize = 6;

pub fn build<'a>(words: impl IntoIterator<Item = &'a [u8]>, letters: usize) -> Result<WordGraph, Error> {
    let mut packed = words.into_iter().map(|word| pack(word, letters)).collect::<Result<Vec<_>, _>>()?;
    packed.sort_unstable();
    packed.dedup();
    let mut nodes = Interner::new(letters);
    let dawg_root = build_dawg(&packed, &mut nodes)?;
    let gaddag_root = build_gaddag(&packed, dawg_root, &mut nodes)?;
    let dawg_root = nodes.list(&[dawg_root])?;
    let gaddag_root = nodes.list(&[gaddag_root])?;
    let (nodes, [dawg_root, gaddag_root]) = arrange(&nodes.nodes, letters, [dawg_root, gaddag_root]);
    Ok(WordGraph::new(nodes.finish(), letters, packed.len(), dawg_root, gaddag_root))
}

fn build_dawg(words: &[Packed], nodes: &mut Interner) -> Result<Letters, Error> {
    let mut path = Path::new();
    for &word in words {
        path.follow(word, true, nodes)?;
    }
    path.finish(nodes)
}

fn build_gaddag(words: &[Packed], dawg_root: Letters, nodes: &mut Interner) -> Result<Letters, Error> {
    let mut beginnings = beginnings(words, dawg_root, nodes);
    beginnings.sort_unstable_by_key(|beginning| beginning.reversed);
    let mut path = Path::new();
    for beginning in &beginnings {
        path.follow(beginning.reversed, beginning.is_word, nodes)?;
        if beginning.rest != Letters::NONE {
            path.add_separator(beginning.rest);
        }
    }
    path.finish(nodes)
}

/// The first letters of one or more words, read backwards, and the DAWG node that reads the rest.
struct Beginning {
    reversed: Packed,
    rest: Letters,
    is_word: bool,
}

fn beginnings(words: &[Packed], dawg_root: Letters, nodes: &Interner) -> Vec<Beginning> {
    let mut found = Vec::with_capacity(words.len() * 3);
    let mut steps = [(0 as Packed, dawg_root); MAX_SIDE + 1];
    let mut before = 0;
    for &word in words {
        for i in common_letters(before, word)..length(word) {
            let (reversed, node) = steps[i];
            let letter = letter_at(word, i);
            let edge = node.edge(letter);
            let reversed = reversed >> BITS | Packed::from(letter) << (128 - BITS);
            let (rest, is_word) = (nodes.nodes.get(edge.target), edge.accept);
            steps[i + 1] = (reversed, rest);
            found.push(Beginning { reversed, rest, is_word });
        }
        before = word;
    }
    found
}

/// The way down to the string added last; nodes on it may still get edges.
struct Path {
    levels: Vec<Vec<Draft>>,
    last: Packed,
}

impl Path {
    fn new() -> Path {
        Path { levels: vec![Vec::new(); MAX_SIDE + 1], last: 0 }
    }

    /// Add a string that sorts after all before it.
    fn follow(&mut self, string: Packed, accept: bool, nodes: &mut Interner) -> Result<(), Error> {
        let (from, to) = (common_letters(self.last, string), length(string));
        self.close(from, nodes)?;
        for i in from..to {
            self.levels[i].push(Draft {
                letter: letter_at(string, i),
                accept: accept && i + 1 == to,
                target: Letters::NONE,
            });
        }
        self.last = string;
        Ok(())
    }

    fn add_separator(&mut self, rest: Letters) {
        let separator = Draft { letter: SEPARATOR, accept: false, target: rest };
        self.levels[length(self.last)].push(separator);
    }

    /// Write down the nodes below a depth: nothing can be added to them any more.
    fn close(&mut self, depth: usize, nodes: &mut Interner) -> Result<(), Error> {
        for i in (depth + 1..=length(self.last)).rev() {
            let node = nodes.node(&self.levels[i])?;
            self.levels[i].clear();
            if let Some(edge) = self.levels[i - 1].last_mut() {
                edge.target = node;
            }
        }
        Ok(())
    }

    fn finish(mut self, nodes: &mut Interner) -> Result<Letters, Error> {
        self.close(0, nodes)?;
        nodes.node(&self.levels[0])
    }
}

fn pack(word: &[u8], letters: usize) -> Result<Packed, Error> {
    if word.is_empty() || word.len() > MAX_SIDE {
        return Err(Error::WordLength(word.len()));
    }
    let mut packed = 0;
    for (i, &code) in word.iter().enumerate() {
        if code == 0 || usize::from(code) > letters {
            return Err(Error::UnknownLetter { code, letters });
        }
        packed |= Packed::from(code) << (128 - BITS * (i + 1));
    }
    Ok(packed)
}

fn letter_at(word: Packed, i: usize) -> u8 {
    (word >> (128 - BITS * (i + 1))) as u8 & 0x3F
}

fn length(word: Packed) -> usize {
    (128 - word.trailing_zeros() as usize).div_ceil(BITS)
}

fn common_letters(a: Packed, b: Packed) -> usize {
    ((a ^ b).leading_zeros() as usize / BITS).min(length(a)).min(length(b))
}
