//! All words as one trie of slots, packed so that short prefixes lie close together in memory.
//!
//! A slot stands for one prefix. It has the set of faces that can come next, and a `base`: the slot of the prefix with one face more is
//! at `base` plus the face's number. The slots of different prefixes are interleaved, so that few stay empty (Aoe, "An efficient digital
//! search algorithm by using a double-array structure", 1989). The set of faces tells which slots belong to a prefix, so no check array
//! is needed. Short prefixes come first, because boards ask for those most.
//!
//! A trie is larger than a word graph, but each word has a slot of its own. So a bit for each slot tells which words were met before.

use std::collections::HashMap;

use super::error::GridError;
use crate::lexicon::word_graph::{Node, WordGraph};

/// One prefix: the faces that can follow (`T` bytes, bit by face), and in one number the base of the longer prefixes and, if the prefix is
/// a word, its number of letters.
#[derive(Debug, Clone, Copy)]
pub struct Slot<const T: usize> {
    pub next: [u8; T],
    base: u32,
}

/// The bits of a slot's `base`; above them stands the number of letters of a word.
const BASE_BITS: u32 = 24;
const BASE: u32 = (1 << BASE_BITS) - 1;

impl<const T: usize> Slot<T> {
    const EMPTY: Slot<T> = Slot { next: [0; T], base: 0 };

    #[inline(always)]
    pub fn base(self) -> u32 {
        self.base & BASE
    }

    #[inline(always)]
    pub fn is_word(self) -> bool {
        self.base > BASE
    }

    /// How many letters the word has.
    #[inline(always)]
    pub fn letters(self) -> usize {
        (self.base >> BASE_BITS) as usize
    }

    /// Whether a face can come next.
    #[inline(always)]
    pub fn has(self, face: u8) -> bool {
        self.next[usize::from(face) / 8] >> (face % 8) & 1 != 0
    }
}

/// The tree.
#[derive(Debug, Clone)]
pub struct Tree<const T: usize> {
    pub root: Slot<T>,
    pub slots: Vec<Slot<T>>,
    /// By slot: the slot of the prefix that is one face shorter, and its last face.
    before: Vec<(u32, u8)>,
    /// By slot, where a face has several letters: the one that stands for all spellings of its word.
    word: Vec<u32>,
}

/// The number that stands for the empty prefix, which has no slot.
const ROOT: u32 = u32::MAX;

/// A prefix whose longer prefixes have no slots yet: its node in the DAWG, its length in letters, and its own slot.
struct Open {
    node: Node,
    letters: usize,
    slot: u32,
}

impl<const T: usize> Tree<T> {
    /// The tree of the words of a word graph of at least `shortest` letters, each in all its spellings with faces.
    pub fn new(graph: &WordGraph, faces: &[Vec<u8>], shortest: usize) -> Result<Tree<T>, GridError> {
        let mut tree = Tree { root: Slot::EMPTY, slots: Vec::new(), before: Vec::new(), word: Vec::new() };
        let mut room = Room::default();
        let mut level = vec![Open { node: graph.dawg_root(), letters: 0, slot: ROOT }];
        while !level.is_empty() {
            let mut longer = Vec::new();
            for open in level {
                tree.place(graph, faces, shortest, &open, &mut room, &mut longer)?;
            }
            level = longer;
        }
        tree.word = tree.spellings(faces);
        Ok(tree)
    }

    /// Find slots for all prefixes that are longer than `open` by one face, and add those that can go on to `longer`.
    fn place(
        &mut self,
        graph: &WordGraph,
        faces: &[Vec<u8>],
        shortest: usize,
        open: &Open,
        room: &mut Room,
        longer: &mut Vec<Open>,
    ) -> Result<(), GridError> {
        let steps = faces.iter().map(|letters| step(graph, open.node, letters));
        let found: Vec<(usize, (Node, bool))> =
            steps.enumerate().filter_map(|(face, step)| Some((face, step?))).collect();
        if found.is_empty() {
            return Ok(());
        }
        let set = found.iter().fold(0u64, |set, &(face, _)| set | 1 << face);
        let base = room.take(set);
        if base > (BASE as usize) - 64 {
            return Err(GridError::Words);
        }
        self.slots.resize(self.slots.len().max(base + 64), Slot::EMPTY);
        self.before.resize(self.slots.len(), (ROOT, 0));
        let own = if open.slot == ROOT { &mut self.root } else { &mut self.slots[open.slot as usize] };
        own.next.copy_from_slice(&set.to_le_bytes()[..T]);
        own.base |= base as u32;
        for (face, (node, accept)) in found {
            let (slot, letters) = (base + face, open.letters + faces[face].len());
            let length = if accept && letters >= shortest { letters as u32 } else { 0 };
            self.slots[slot].base = length << BASE_BITS;
            self.before[slot] = (open.slot, face as u8);
            longer.push(Open { node, letters, slot: slot as u32 });
        }
        Ok(())
    }

    /// The faces of a prefix, from its first to its last.
    pub fn faces(&self, slot: u32) -> Vec<u8> {
        let mut faces = Vec::new();
        let mut at = slot;
        while at != ROOT {
            let (before, face) = self.before[at as usize];
            faces.push(face);
            at = before;
        }
        faces.reverse();
        faces
    }

    /// The slot that stands for all spellings of a word.
    #[inline(always)]
    pub fn word(&self, slot: u32) -> u32 {
        self.word.get(slot as usize).copied().unwrap_or(slot)
    }

    /// The size of the tree in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.slots[..]) + size_of_val(&self.before[..]) + size_of_val(&self.word[..])
    }

    /// By slot: the first slot of the same word, since a word may have several spellings with faces. It is empty if every face is one
    /// letter, so that each word has one spelling.
    fn spellings(&self, faces: &[Vec<u8>]) -> Vec<u32> {
        let long: Vec<&[u8]> = faces.iter().map(|face| &face[..]).filter(|face| face.len() > 1).collect();
        if long.is_empty() {
            return Vec::new();
        }
        let mut first: HashMap<Vec<u8>, u32> = HashMap::new();
        let mut word: Vec<u32> = (0..self.slots.len() as u32).collect();
        for slot in (0..word.len()).filter(|&slot| self.slots[slot].is_word()) {
            let own = self.faces(slot as u32);
            let letters: Vec<u8> = own.iter().flat_map(|&face| &faces[usize::from(face)]).copied().collect();
            if long.iter().any(|face| letters.windows(face.len()).any(|some| some == *face)) {
                word[slot] = *first.entry(letters).or_insert(slot as u32);
            }
        }
        word
    }
}

/// Where a face's letters lead from a node, and whether they complete a word.
fn step(graph: &WordGraph, node: Node, letters: &[u8]) -> Option<(Node, bool)> {
    let mut at = (node, false);
    for &letter in letters {
        let edge = graph.edge(at.0, letter)?;
        at = (edge.target, edge.accept);
    }
    Some(at)
}

/// The allocator of slots: which ones are taken, bit by slot.
#[derive(Default)]
struct Room {
    taken: Vec<u64>,
    /// All blocks before this one are full, or nearly so.
    first: usize,
}

impl Room {
    /// Take slots for a set of faces: the lowest base at which `base + face` is free for each face of the set.
    fn take(&mut self, set: u64) -> usize {
        while self.taken.get(self.first).is_some_and(|block| block.count_zeros() <= Room::WASTE) {
            self.first += 1;
        }
        let base = (self.first * 64..).find(|&base| self.at(base) & set == 0).unwrap_or(usize::MAX);
        self.taken.resize(self.taken.len().max(base / 64 + 2), 0);
        self.taken[base / 64] |= set << (base % 64);
        self.taken[base / 64 + 1] |= set.checked_shr(64 - (base % 64) as u32).unwrap_or(0);
        base
    }

    /// A block with at most this many free slots counts as full: to look for a set of slots that fits there takes too long.
    const WASTE: u32 = 1;

    /// Whether the 64 slots from `base` on are taken, bit by slot.
    fn at(&self, base: usize) -> u64 {
        let block = |number: usize| self.taken.get(number).copied().unwrap_or(0);
        let (number, shift) = (base / 64, (base % 64) as u32);
        block(number) >> shift | block(number + 1).checked_shl(64 - shift).unwrap_or(0)
    }
}
