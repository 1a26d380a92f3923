//! The words of a word graph as one list for each length, sorted by the words read backwards.

use std::sync::OnceLock;

use super::tree::Tree;
use crate::lexicon::machine_letters::MAX_SIDE;
use crate::lexicon::word_graph::{Node, WordGraph};
use crate::walk::table::error::WalkError;

/// The most words: a forged graph can hold more than fit in memory.
const MAX_WORDS: usize = 4_000_000;

/// All words of a list, ready to be tried one after the other.
///
/// ```
#[doc = include_str!("../../../doc/walk.rs")]
/// assert_eq!((lists.count(), lists.letters()), (1, 26));
/// assert!(WordLists::of(&[&[]], 26).is_err());
/// ```
#[derive(Debug, Clone)]
pub struct WordLists {
    lists: Vec<WordList>,
    letters: usize,
    tree: OnceLock<Option<Tree>>,
}

/// The words of one length, in order of their ends, and the letters that each one has.
#[derive(Debug, Clone, Default)]
pub struct WordList {
    text: Vec<u8>,
    masks: Vec<u64>,
    /// How many letters at its end each word shares with the one before it.
    shared: Vec<u8>,
}

impl WordLists {
    /// All words of a graph, read from its DAWG depth first, into one list for each length; each list is then sorted by the
    /// words read backwards, so that words with the same end stand together. It is an error if there are more than
    /// four million words.
    pub fn new(graph: &WordGraph) -> Result<WordLists, WalkError> {
        let mut lists = WordLists {
            lists: vec![WordList::default(); MAX_SIDE + 1],
            letters: graph.letters(),
            tree: OnceLock::new(),
        };
        let mut room = MAX_WORDS;
        lists.gather(graph, graph.dawg_root(), &mut Vec::with_capacity(MAX_SIDE), &mut room)?;
        (1..=MAX_SIDE).for_each(|length| lists.lists[length].sort(length));
        Ok(lists)
    }

    /// Lists of these words, which come in any order; a word given twice counts once. It is an error if a word has an unknown letter or a
    /// wrong length.
    pub fn of(words: &[&[u8]], letters: usize) -> Result<WordLists, WalkError> {
        let mut sorted = words.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let mut lists = WordLists { lists: vec![WordList::default(); MAX_SIDE + 1], letters, tree: OnceLock::new() };
        for word in sorted {
            check_word(word, letters)?;
            lists.lists[word.len()].push(word);
        }
        (1..=MAX_SIDE).for_each(|length| lists.lists[length].sort(length));
        Ok(lists)
    }

    /// How many words there are.
    pub fn count(&self) -> usize {
        self.lists.iter().map(|list| list.masks.len()).sum()
    }

    /// How many letters the letter set has.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// All words as a tree, made when it is first asked for; `None` if it would be too large.
    pub fn tree(&self) -> Option<&Tree> {
        let words = || (1..).zip(&self.lists[1..]).flat_map(|(length, list)| list.text.chunks_exact(length));
        self.tree.get_or_init(|| Tree::new(words())).as_ref()
    }

    /// The words of a length.
    pub fn of_length(&self, length: usize) -> &WordList {
        &self.lists[length]
    }

    /// Add all words below a DAWG node to the lists; `word` is the prefix that leads to it, `room` how many more words may be
    /// added.
    fn gather(&mut self, graph: &WordGraph, node: Node, word: &mut Vec<u8>, room: &mut usize) -> Result<(), WalkError> {
        for edge in graph.edges(node) {
            word.push(edge.letter);
            if edge.accept {
                *room = room.checked_sub(1).ok_or(WalkError::TooManyWords)?;
                self.lists[word.len()].push(word);
            }
            self.gather(graph, edge.target, word, room)?;
            word.pop();
        }
        Ok(())
    }
}

/// Refuse a word that is empty or too long, or has a letter that is not in the letter set.
fn check_word(word: &[u8], letters: usize) -> Result<(), WalkError> {
    if word.is_empty() || word.len() > MAX_SIDE {
        return Err(WalkError::WordLength(word.len()));
    }
    match word.iter().find(|&&code| code == 0 || usize::from(code) > letters) {
        Some(&code) => Err(WalkError::UnknownLetter { code, letters }),
        None => Ok(()),
    }
}

impl WordList {
    /// The first word from index `from` on whose letters `fits` accepts (bit by letter), with its index. `length` is that of the words.
    #[inline]
    pub fn next(&self, from: usize, length: usize, fits: impl Fn(u64) -> bool) -> Option<(usize, &[u8])> {
        let number = from + self.masks.get(from..)?.iter().position(|&mask| fits(mask))?;
        Some((number, &self.text[number * length..(number + 1) * length]))
    }

    /// The index of the first word after `number` that doesn't end with the same `letters` letters.
    #[inline]
    pub fn past(&self, number: usize, letters: usize) -> usize {
        let after = &self.shared[number + 1..];
        number + 1 + after.iter().position(|&shared| usize::from(shared) < letters).unwrap_or(after.len())
    }

    fn push(&mut self, word: &[u8]) {
        self.text.extend_from_slice(word);
        self.masks.push(letters_of(word));
    }

    /// Sort the words by the words read backwards, and note what each shares with the one before.
    fn sort(&mut self, length: usize) {
        let mut words: Vec<&[u8]> = self.text.chunks_exact(length).collect();
        words.sort_unstable_by(|a, b| a.iter().rev().cmp(b.iter().rev()));
        let mut sorted = WordList::default();
        let mut before: &[u8] = &[];
        for word in words {
            let shared = word.iter().rev().zip(before.iter().rev()).take_while(|(a, b)| a == b).count();
            sorted.shared.push(shared as u8);
            sorted.push(word);
            before = word;
        }
        *self = sorted;
    }
}

/// Bit by letter: the letters of a word.
pub fn letters_of(word: &[u8]) -> u64 {
    word.iter().fold(0, |mask, &code| mask | 1 << (code & 63))
}
