//! Equal lists of nodes kept once.

use super::nodes::Nodes;
use super::{Letters, Node, SEPARATOR};
use crate::error::Error;

/// The most nodes.
const MOST: usize = 1 << 28;

/// The nodes written so far, with a table that finds those behind a node by what they hold.
pub struct Interner {
    pub nodes: Nodes<Vec<u8>>,
    /// The first of each list of nodes, and how many there are.
    table: Vec<(Node, u32)>,
    lists: usize,
}

/// A letter at a node that is being made, and what lies behind it.
#[derive(Debug, Clone, Copy)]
pub struct Draft {
    pub letter: u8,
    pub accept: bool,
    pub target: Letters,
}

impl Interner {
    pub fn new(letters: usize) -> Interner {
        Interner { nodes: Nodes::new(letters), table: vec![(0, 0); 1 << 16], lists: 0 }
    }

    /// A node with just these edges, in order of their letters.
    pub fn node(&mut self, edges: &[Draft]) -> Result<Letters, Error> {
        let mut node = Letters { required: u64::MAX, ..Letters::NONE };
        for edge in edges {
            let (bit, goes_on) = (1 << edge.letter, edge.target != Letters::NONE);
            node.on |= if goes_on { bit } else { 0 };
            node.ends |= if edge.accept { bit } else { 0 };
            node.required &= bit & !(1 << SEPARATOR) | if edge.accept || !goes_on { 0 } else { edge.target.required };
        }
        let behind: Vec<Letters> =
            edges.iter().map(|edge| edge.target).filter(|target| *target != Letters::NONE).collect();
        if edges.is_empty() { Ok(Letters::NONE) } else { Ok(Letters { first: self.list(&behind)?, ..node }) }
    }

    /// The first of these nodes, written down if they are new.
    pub fn list(&mut self, list: &[Letters]) -> Result<Node, Error> {
        if list.is_empty() {
            return Ok(0);
        }
        let slot = self.slot(list);
        if self.table[slot].0 != 0 {
            return Ok(self.table[slot].0);
        }
        if self.nodes.len() + list.len() > MOST {
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

    fn written(&self, (first, count): (Node, u32)) -> impl Iterator<Item = Letters> {
        (first..first + count).map(|node| self.nodes.get(node))
    }

    fn slot(&self, list: &[Letters]) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = hash(list.iter().copied()) & mask;
        let other = |known: (Node, u32)| known.0 != 0 && !self.written(known).eq(list.iter().copied());
        while other(self.table[slot]) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let lists: Vec<(Node, u32)> = self.table.iter().copied().filter(|&(first, _)| first != 0).collect();
        self.table = vec![(0, 0); self.table.len() * 2];
        let mask = self.table.len() - 1;
        for list in lists {
            let mut slot = hash(self.written(list)) & mask;
            while self.table[slot].0 != 0 {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = list;
        }
    }
}

fn hash(list: impl Iterator<Item = Letters>) -> usize {
    let mut sum = 0u64;
    for node in list {
        for number in [node.on, node.ends, u64::from(node.first)] {
            sum = (sum ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            sum ^= sum >> 29;
        }
    }
    sum as usize
}
