//! All words of a list as one tree that is read from their ends, for searches that look at most lengths anyway.

use crate::lexicon::machine_letters::MAX_SIDE;

/// The most nodes: a forged graph can hold more than fit in memory.
const MAX_NODES: usize = 1 << 25;

/// Words of any length; those that end alike share what they have in common.
#[derive(Debug, Clone)]
pub struct Tree {
    /// Those that follow the same letters stand side by side, in order; the letters that words end with come first.
    nodes: Vec<Node>,
}

/// A letter before the same letters at the end of some words.
#[derive(Debug, Clone, Copy)]
pub struct Node {
    /// Bit by number: how many letters the words have that end so. Above them the letter; whether it is the first one
    /// of a word; and whether it is the last of those that stand side by side.
    what: u32,
    /// Bit by letter: those that all words need that end so; letters above 31 share their bits with others.
    required: u32,
    /// Where the letters stand that come before this one, 0 if there are none.
    before: u32,
}

/// The bits of a node.
const LETTER: u32 = MAX_SIDE as u32 + 1;
const IS_WORD: u32 = LETTER + 6;
const IS_LAST: u32 = IS_WORD + 1;

impl Node {
    /// Bit by number: how many letters the words have that end so.
    #[inline(always)]
    pub fn lengths(self) -> u32 {
        self.what & ((1 << LETTER) - 1)
    }

    #[inline(always)]
    pub fn letter(self) -> u8 {
        (self.what >> LETTER & 63) as u8
    }

    /// How many letters are missing at least for words that end so, where so many are there.
    #[inline(always)]
    pub fn missing(self, letters: u32) -> u32 {
        (self.required & !letters).count_ones()
    }

    /// Whether a word begins here.
    #[inline(always)]
    pub fn is_word(self) -> bool {
        self.what >> IS_WORD & 1 != 0
    }

    /// Whether no other node stands beside it, after it.
    #[inline(always)]
    pub fn is_last(self) -> bool {
        self.what >> IS_LAST & 1 != 0
    }

    /// The first of the nodes of the letters before it.
    #[inline(always)]
    pub fn before(self) -> Option<usize> {
        Some(self.before as usize).filter(|&at| at != 0)
    }
}

/// A word, the last letter first, then as many zeros as it takes.
type Backwards = [u8; MAX_SIDE];

impl Tree {
    /// From words in any order, each of them once; `None` if they take too much room.
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

    /// A node by its number; those of the last letters come first.
    #[inline(always)]
    pub fn node(&self, number: usize) -> Node {
        self.nodes[number]
    }

    /// Add what comes before so many letters, which all of these words share. Told are, bit by number, how many letters
    /// they have, and, bit by letter, which ones all of them need.
    fn grow(&mut self, words: &[Backwards], shared: usize) -> Option<(u32, u32)> {
        let letters = words.chunk_by(|a, b| a[shared] == b[shared]);
        let (first, count) = (self.nodes.len(), letters.clone().count());
        self.nodes.resize(first + count, Node { what: 0, required: 0, before: 0 });
        if self.nodes.len() > MAX_NODES {
            return None;
        }
        let mut all = (0, u32::MAX);
        for (number, same) in (first..).zip(letters) {
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

/// Bit by letter, in half as many bits.
pub fn folded(letters: u64) -> u32 {
    (letters | letters >> 32) as u32
}

/// The letters of a word from the last to the first.
fn backwards(word: &[u8]) -> Backwards {
    let mut letters = [0; MAX_SIDE];
    letters.iter_mut().zip(word.iter().rev()).for_each(|(place, &letter)| *place = letter);
    letters
}
