//! Interns lists of child nodes: equal lists are stored once. That makes the word graph minimal.

use super::nodes::Nodes;
use super::{Node, NodeLetters, SEPARATOR};
use crate::error::Error;
use crate::prefetch::prefetch;

/// The most nodes.
const MAX_NODES: usize = 1 << 28;

/// The nodes interned so far, and an open-addressing hash table that finds a list of them by its content.
///
/// Nearly all time goes into waiting for places of the table, and for nodes to compare. So an entry is small, and has the hash of its list:
/// only nodes of an equal hash are looked at.
pub struct Interner {
    pub nodes: Nodes<Vec<u8>>,
    /// The first of each list of nodes, 0 in an empty place, and the list's hash.
    table: Vec<(Node, u32)>,
    lists: usize,
    /// Room for the children of a node.
    children: Vec<NodeLetters>,
}

/// An edge of a node that is still being built.
#[derive(Debug, Clone, Copy)]
pub struct DraftEdge {
    pub letter: u8,
    pub accept: bool,
    pub target: NodeLetters,
}

impl Interner {
    /// With room for the lists of about so many words.
    pub fn new(letters: usize, words: usize) -> Interner {
        let places = (words * 2).next_power_of_two().max(1 << 10);
        Interner { nodes: Nodes::new(letters), table: vec![(0, 0); places], lists: 0, children: Vec::new() }
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
        if edges.is_empty() {
            return Ok(NodeLetters::NONE);
        }
        let mut children = std::mem::take(&mut self.children);
        children.clear();
        children.extend(edges.iter().map(|edge| edge.target).filter(|target| *target != NodeLetters::NONE));
        let first_child = self.list(&children);
        self.children = children;
        Ok(NodeLetters { first_child: first_child?, ..node })
    }

    /// The first of these nodes, which are added if no equal list is there yet.
    pub fn list(&mut self, list: &[NodeLetters]) -> Result<Node, Error> {
        if list.is_empty() {
            return Ok(0);
        }
        let hash = hash(list);
        let slot = self.slot(list, hash);
        if self.table[slot].0 != 0 {
            return Ok(self.table[slot].0);
        }
        if self.nodes.len() + list.len() > MAX_NODES {
            return Err(Error::TooManyWords);
        }
        let first = self.nodes.len() as Node;
        list.iter().for_each(|&node| self.nodes.push(node));
        self.table[slot] = (first, hash);
        self.lists += 1;
        if self.lists * 4 > self.table.len() * 3 {
            self.grow();
        }
        Ok(first)
    }

    /// Have the place fetched where a list of this node alone stands, or belongs.
    pub fn prefetch_list_of(&self, node: Node) {
        prefetch(&self.table[hash(&[self.nodes.get(node)]) as usize & (self.table.len() - 1)]);
    }

    /// Whether these are the nodes from the first on. A longer list that begins with them serves as well.
    fn is_at(&self, first: Node, list: &[NodeLetters]) -> bool {
        first as usize + list.len() <= self.nodes.len()
            && (first..).zip(list).all(|(at, &node)| self.nodes.get(at) == node)
    }

    /// Where a list of siblings stands in the hash table, or the empty place where it belongs (linear probing).
    fn slot(&self, list: &[NodeLetters], hash: u32) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = hash as usize & mask;
        let is_other = |(first, known): (Node, u32)| first != 0 && !(known == hash && self.is_at(first, list));
        while is_other(self.table[slot]) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Double the hash table and put all lists in anew.
    fn grow(&mut self) {
        let places = self.table.len() * 2;
        let before = std::mem::replace(&mut self.table, vec![(0, 0); places]);
        for list in before.into_iter().filter(|&(first, _)| first != 0) {
            let mut slot = list.1 as usize & (places - 1);
            while self.table[slot].0 != 0 {
                slot = (slot + 1) & (places - 1);
            }
            self.table[slot] = list;
        }
    }
}

/// A hash of a list of siblings by their number, letters, word ends and children.
fn hash(list: &[NodeLetters]) -> u32 {
    let mut sum = list.len() as u64;
    for node in list {
        for number in [node.children, node.accepts, u64::from(node.first_child)] {
            sum = (sum ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            sum ^= sum >> 29;
        }
    }
    sum as u32
}
