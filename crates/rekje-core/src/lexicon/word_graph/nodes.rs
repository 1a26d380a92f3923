//! The nodes of a word graph, four numbers of four bytes each, little-endian as in a file.
//!
//! Their masks have room for 31 letters and the separator. For larger sets, which are rare, the upper halves of the masks are
//! kept apart.

use std::ops::Deref;

use bytes::Bytes;

use super::{Node, NodeLetters};
use crate::prefetch::prefetch;

/// A list of nodes: in bytes of whatever kind, or while it grows in a vector of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nodes<B = Bytes> {
    /// `children`, `accepts`, `required` and `first_child` of each.
    low: B,
    /// The upper halves of `children`, `accepts` and `required`; empty if the letters fit without.
    high: B,
    wide: bool,
}

/// How many bytes a node takes, and its upper halves.
const LOW: usize = 16;
const HIGH: usize = 12;

impl Nodes<Vec<u8>> {
    /// Only the empty node.
    pub fn new(letters: usize) -> Nodes<Vec<u8>> {
        let mut nodes = Nodes { low: Vec::new(), high: Vec::new(), wide: is_wide(letters) };
        nodes.push(NodeLetters::NONE);
        nodes
    }

    /// Append a node: four little-endian numbers of 32 bits, and the upper halves of its masks apart where nodes are wide.
    pub fn push(&mut self, node: NodeLetters) {
        let NodeLetters { children, accepts, required, first_child } = node;
        let numbers = [children as u32, accepts as u32, required as u32, first_child];
        self.low.extend_from_slice(numbers.map(u32::to_le_bytes).as_flattened());
        if self.wide {
            [children, accepts, required].iter().for_each(|mask| self.high.extend(((mask >> 32) as u32).to_le_bytes()));
        }
    }

    /// These nodes, frozen: nothing can be added to them any more.
    pub fn finish(self) -> Nodes {
        Nodes { low: self.low.into(), high: self.high.into(), wide: self.wide }
    }
}

impl<B: Deref<Target = [u8]>> Nodes<B> {
    /// A view of these nodes that copies nothing.
    pub fn borrowed(&self) -> Nodes<&[u8]> {
        Nodes { low: &self.low, high: &self.high, wide: self.wide }
    }

    pub fn len(&self) -> usize {
        self.low.len() / LOW
    }

    /// The bytes that they take.
    pub fn size(&self) -> usize {
        self.low.len() + self.high.len()
    }

    /// Whether there are upper halves.
    pub fn is_wide(&self) -> bool {
        self.wide
    }

    /// Have the first of a node's children fetched, and with it some next to it.
    #[inline(always)]
    pub fn prefetch_children(&self, node: NodeLetters) {
        self.prefetch(node.first_child);
    }

    /// Have a node fetched, if it is there.
    #[inline(always)]
    pub fn prefetch(&self, node: Node) {
        if let Some(first) = self.low.get(LOW * node as usize) {
            prefetch(first);
        }
    }

    pub fn get(&self, node: Node) -> NodeLetters {
        if self.wide { self.read::<true>(node) } else { self.read::<false>(node) }
    }

    /// What a node holds; `WIDE` must be what `is_wide` says.
    #[inline(always)]
    pub fn read<const WIDE: bool>(&self, node: Node) -> NodeLetters {
        let [children, accepts, required, first_child] = numbers(&self.low, node);
        let low =
            NodeLetters { children: children.into(), accepts: accepts.into(), required: required.into(), first_child };
        if !WIDE {
            return low;
        }
        let [children, accepts, required] = numbers(&self.high, node).map(|half| u64::from(half) << 32);
        NodeLetters {
            children: low.children | children,
            accepts: low.accepts | accepts,
            required: low.required | required,
            ..low
        }
    }
}

impl Nodes {
    /// All bytes, the low halves first.
    pub fn parts(&self) -> [&[u8]; 2] {
        [&self.low, &self.high]
    }

    /// Read what is put together of its parts, without a copy; None if that is not so many nodes.
    pub fn from_bytes(bytes: Bytes, count: usize, letters: usize) -> Option<Nodes> {
        let wide = is_wide(letters);
        if bytes.len() != count.checked_mul(if wide { LOW + HIGH } else { LOW })? {
            return None;
        }
        Some(Nodes { low: bytes.slice(..count * LOW), high: bytes.slice(count * LOW..), wide })
    }
}

fn is_wide(letters: usize) -> bool {
    letters > 31
}

/// The numbers of a node in some bytes.
#[inline(always)]
fn numbers<const N: usize>(bytes: &[u8], node: Node) -> [u32; N] {
    let start = 4 * N * node as usize;
    let bytes = &bytes[start..start + 4 * N];
    std::array::from_fn(|i| u32::from_le_bytes([bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]]))
}
