//! Interns lists of child nodes: equal lists are stored once. That makes the word graph minimal.

use super::nodes::Nodes;
use super::{Node, NodeLetters, SEPARATOR};
use crate::error::Error;

/// The most nodes.
const MAX_NODES: usize = 1 << 28;

/// The nodes interned so far, and an open-addressing hash table that finds a list of them by its content.
pub struct Interner {
    pub nodes: Nodes<Vec<u8>>,
    /// The first of each list of nodes, and how many there are.
    table: Vec<(Node, u32)>,
    lists: usize,
}

/// An edge of a node that is still being built.
#[derive(Debug, Clone, Copy)]
pub struct DraftEdge {
    pub letter: u8,
    pub accept: bool,
    pub target: NodeLetters,
}

impl Interner {
    pub fn new(letters: usize) -> Interner {
        Interner { nodes: Nodes::new(letters), table: vec![(0, 0); 1 << 16], lists: 0 }
    }

    /// A node with just these edges, in order of their letters.
    pub fn node(&mut self, edges: &[DraftEdge]) -> Result<NodeLetters, Error> {
        let mut node = NodeLetters { required: u64::MAX, ..NodeLetters::NONE };
        for edge in edges {
            let (bit, has_child) = (1 << edge.letter, edge.target != NodeLetters::NONE);
            node.children |= if has_child { bit } else { 0 };
            node.accepts |= if edge.accept { bit } else { 0 };
            node.required &= bit & !(1 << SEPARATOR) | if edge.accept || !has_child { 0 } else { edge.target.required };
        }
        let children: Vec<NodeLetters> =
            edges.iter().map(|edge| edge.target).filter(|target| *target != NodeLetters::NONE).collect();
        if edges.is_empty() {
            Ok(NodeLetters::NONE)
        } else {
            Ok(NodeLetters { first_child: self.list(&children)?, ..node })
        }
    }

    /// The first of these nodes, which are added if no equal list is there yet.
    pub fn list(&mut self, list: &[NodeLetters]) -> Result<Node, Error> {
        if list.is_empty() {
            return Ok(0);
        }
        let slot = self.slot(list);
        if self.table[slot].0 != 0 {
            return Ok(self.table[slot].0);
        }
        if self.nodes.len() + list.len() > MAX_NODES {
            return Err(Error::TooManyWords);
        }
        let first = self.nodes.len() as Node;
        list.iter().for_each(|&node| self.nodes.push(node));
        self.table[slot] = (first, list.len() as u32);
        self.lists += 1;
        if self.lists * 2 > self.table.len() {
            self.grow();
        }
        Ok(first)
    }

    fn interned(&self, (first, count): (Node, u32)) -> impl Iterator<Item = NodeLetters> {
        (first..first + count).map(|node| self.nodes.get(node))
    }

    /// Where a list of siblings stands in the hash table, or the empty place where it belongs (linear probing).
    fn slot(&self, list: &[NodeLetters]) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = hash(list.iter().copied()) & mask;
        let other = |known: (Node, u32)| known.0 != 0 && !self.interned(known).eq(list.iter().copied());
        while other(self.table[slot]) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Double the hash table and put all lists in anew.
    fn grow(&mut self) {
        let lists: Vec<(Node, u32)> = self.table.iter().copied().filter(|&(first, _)| first != 0).collect();
        self.table = vec![(0, 0); self.table.len() * 2];
        let mask = self.table.len() - 1;
        for list in lists {
            let mut slot = hash(self.interned(list)) & mask;
            while self.table[slot].0 != 0 {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = list;
        }
    }
}

/// A hash of a list of siblings by their letters, word ends and children.
fn hash(list: impl Iterator<Item = NodeLetters>) -> usize {
    let mut sum = 0u64;
    for node in list {
        for number in [node.children, node.accepts, u64::from(node.first_child)] {
            sum = (sum ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            sum ^= sum >> 29;
        }
    }
    sum as usize
}
