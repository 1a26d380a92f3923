//! All words of a list as one trie of the words read backwards, for searches that look at most lengths anyway.

use crate::lexicon::machine_letters::MAX_SIDE;

/// The most nodes: a forged graph can hold more than fit in memory.
const MAX_NODES: usize = 1 << 25;

/// A trie of words of any length, read from their last letter to their first.
#[derive(Debug, Clone)]
pub struct Tree {
    /// Siblings stand side by side, in order of their letters; the siblings at the root, the last letters of words, come first.
    nodes: Vec<Node>,
}

/// A node: a letter that stands before a given end in some words.
#[derive(Debug, Clone, Copy)]
pub struct Node {
    /// Packed: bit by number, the lengths of the words below; from bit [`LETTER`] on the letter; bit [`IS_WORD`], whether a word begins
    /// with it; bit [`IS_LAST`], whether it is the last of its siblings.
    what: u32,
    /// The letters from here on to the first that all words below have, bit by letter, [folded](folded) to 32 bits.
    required: u32,
    /// The index of its first child, a letter before this one; 0 if there are none.
    before: u32,
}

/// Where the parts of a node's `what` begin, in bits.
const LETTER: u32 = MAX_SIDE as u32 + 1;
const IS_WORD: u32 = LETTER + 6;
const IS_LAST: u32 = IS_WORD + 1;

impl Node {
    /// The lengths of the words below, bit by number.
    #[inline(always)]
    pub fn lengths(self) -> u32 {
        self.what & ((1 << LETTER) - 1)
    }

    #[inline(always)]
    pub fn letter(self) -> u8 {
        (self.what >> LETTER & 63) as u8
    }

    /// A lower bound on the letters of every word below that aren't among `letters` (folded).
    #[inline(always)]
    pub fn missing(self, letters: u32) -> u32 {
        (self.required & !letters).count_ones()
    }

    /// Whether a word begins here.
    #[inline(always)]
    pub fn is_word(self) -> bool {
        self.what >> IS_WORD & 1 != 0
    }

    /// Whether it is the last of its siblings.
    #[inline(always)]
    pub fn is_last(self) -> bool {
        self.what >> IS_LAST & 1 != 0
    }

    /// The index of its first child.
    #[inline(always)]
    pub fn before(self) -> Option<usize> {
        Some(self.before as usize).filter(|&at| at != 0)
    }
}

/// A word, the last letter first, then as many zeros as it takes.
type Backwards = [u8; MAX_SIDE];

impl Tree {
    /// The tree of some words, in any order, each of them once; `None` if it needs more than [`MAX_NODES`].
    pub fn new<'a>(words: impl Iterator<Item = &'a [u8]>) -> Option<Tree> {
        let mut words: Vec<Backwards> = words.map(backwards).collect();
        words.sort_unstable();
        let mut tree = Tree { nodes: Vec::new() };
        if !words.is_empty() {
            tree.grow(&words, 0)?;
        }
        tree.nodes.shrink_to_fit();
        Some(tree)
    }

    /// Whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A node by its index; the siblings at the root begin at 0.
    #[inline(always)]
    pub fn node(&self, number: usize) -> Node {
        self.nodes[number]
    }

    /// Add the nodes of some words below the `shared` letters with which they all end. The words are sorted. It returns the lengths of
    /// the words, bit by number, and the letters before the shared ones that all of them have, folded.
    fn grow(&mut self, words: &[Backwards], shared: usize) -> Option<(u32, u32)> {
        let letters = || words.chunk_by(|a, b| a[shared] == b[shared]);
        let (first, count) = (self.nodes.len(), letters().count());
        self.nodes.resize(first + count, Node { what: 0, required: 0, before: 0 });
        if self.nodes.len() > MAX_NODES {
            return None;
        }
        let mut all = (0, u32::MAX);
        for (number, same) in (first..).zip(letters()) {
            // In this order the word that has no further letters is the first one.
            let is_word = same[0].get(shared + 1).is_none_or(|&letter| letter == 0);
            let longer = &same[usize::from(is_word)..];
            let before = if longer.is_empty() { 0 } else { self.nodes.len() };
            let (below, required) = if longer.is_empty() { (0, 0) } else { self.grow(longer, shared + 1)? };
            let lengths = below | u32::from(is_word) << (shared + 1);
            let required = folded(1 << same[0][shared]) | if is_word { 0 } else { required };
            let what = lengths | u32::from(same[0][shared]) << LETTER | u32::from(is_word) << IS_WORD;
            self.nodes[number] = Node { what, required, before: before as u32 };
            all = (all.0 | lengths, all.1 & required);
        }
        self.nodes[first + count - 1].what |= 1 << IS_LAST;
        Some(all)
    }
}

/// A set of letters, bit by letter, folded to 32 bits: a letter above 31 shares its bit with another.
pub fn folded(letters: u64) -> u32 {
    (letters | letters >> 32) as u32
}

/// The letters of a word from the last to the first.
fn backwards(word: &[u8]) -> Backwards {
    let mut letters = [0; MAX_SIDE];
    letters.iter_mut().zip(word.iter().rev()).for_each(|(place, &letter)| *place = letter);
    letters
}
