//! Equal nodes kept once.

use super::{Edge, Node};
use crate::error::Error;

/// The edges written so far, with a table that finds a node by its edges.
pub struct Interner {
    edges: Vec<Edge>,
    table: Vec<Node>,
    nodes: usize,
}

impl Interner {
    pub fn new() -> Interner {
        Interner { edges: vec![Edge(Edge::LAST)], table: vec![0; 1 << 16], nodes: 0 }
    }

    /// The node with just these edges, written down if it is new.
    pub fn node(&mut self, edges: &mut [Edge]) -> Result<Node, Error> {
        let Some(last) = edges.last_mut() else { return Ok(0) };
        last.0 |= Edge::LAST;
        let slot = self.slot(edges);
        if self.table[slot] != 0 {
            return Ok(self.table[slot]);
        }
        if self.edges.len() + edges.len() > Edge::TARGET as usize {
            return Err(Error::TooManyWords);
        }
        let node = self.edges.len() as Node;
        self.edges.extend_from_slice(edges);
        self.table[slot] = node;
        self.nodes += 1;
        if self.nodes * 2 > self.table.len() {
            self.grow();
        }
        Ok(node)
    }

    /// All edges, node 0 first.
    pub fn finish(self) -> Vec<Edge> {
        self.edges
    }

    /// Edges of a node already written.
    pub fn edges(&self, node: Node) -> &[Edge] {
        &self.edges[node as usize..]
    }

    fn slot(&self, edges: &[Edge]) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = hash(edges) & mask;
        while self.table[slot] != 0 && !self.edges(self.table[slot]).starts_with(edges) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let nodes: Vec<Node> = self.table.iter().copied().filter(|&node| node != 0).collect();
        self.table = vec![0; self.table.len() * 2];
        let mask = self.table.len() - 1;
        for node in nodes {
            let length = self.edges(node).iter().take_while(|edge| !edge.is_last()).count() + 1;
            let mut slot = hash(&self.edges(node)[..length]) & mask;
            while self.table[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = node;
        }
    }
}

fn hash(edges: &[Edge]) -> usize {
    let mut sum = 0u64;
    for edge in edges {
        sum = (sum ^ u64::from(edge.0)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        sum ^= sum >> 29;
    }
    sum as usize
}
