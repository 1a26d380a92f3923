//! The nodes of an automaton, four numbers of four bytes each.
//!
//! Their masks have room for 31 letters and the turn. For larger sets, which are rare, the upper halves of the masks are
//! kept apart.

use super::{Letters, Node};

/// A list of nodes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nodes {
    /// `on`, `ends`, `need` and `first` of each.
    low: Vec<[u32; 4]>,
    /// The upper halves of `on`, `ends` and `need`; empty if the letters fit without.
    high: Vec<[u32; 3]>,
    wide: bool,
}

impl Nodes {
    /// Only the empty node.
    pub fn new(letters: usize) -> Nodes {
        let mut nodes = Nodes { low: Vec::new(), high: Vec::new(), wide: is_wide(letters) };
        nodes.push(Letters::NONE);
        nodes
    }

    pub fn len(&self) -> usize {
        self.low.len()
    }

    /// The bytes that they take.
    pub fn size(&self) -> usize {
        size_of_val(&self.low[..]) + size_of_val(&self.high[..])
    }

    /// Whether there are upper halves.
    pub fn is_wide(&self) -> bool {
        self.wide
    }

    pub fn get(&self, node: Node) -> Letters {
        if self.wide { self.read::<true>(node) } else { self.read::<false>(node) }
    }

    /// What a node holds; `WIDE` must be what `is_wide` says.
    #[inline(always)]
    pub fn read<const WIDE: bool>(&self, node: Node) -> Letters {
        let [on, ends, need, first] = self.low[node as usize];
        let low = Letters { on: on.into(), ends: ends.into(), need: need.into(), first };
        if !WIDE {
            return low;
        }
        let [on, ends, need] = self.high[node as usize].map(|half| u64::from(half) << 32);
        Letters { on: low.on | on, ends: low.ends | ends, need: low.need | need, ..low }
    }

    pub fn push(&mut self, node: Letters) {
        let Letters { on, ends, need, first } = node;
        self.low.push([on as u32, ends as u32, need as u32, first]);
        if self.wide {
            self.high.push([on, ends, need].map(|mask| (mask >> 32) as u32));
        }
    }

    /// Write all numbers down, the low halves first.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        let numbers = self.low.as_flattened().iter().chain(self.high.as_flattened());
        numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
    }

    /// Read what `write` wrote; None if that is not so many nodes.
    pub fn from_bytes(bytes: &[u8], count: usize, letters: usize) -> Option<Nodes> {
        let wide = is_wide(letters);
        if bytes.len() != count.checked_mul(if wide { 28 } else { 16 })? {
            return None;
        }
        let (low, high) = bytes.split_at(count * 16);
        Some(Nodes { low: numbers(low), high: numbers(high), wide })
    }
}

fn is_wide(letters: usize) -> bool {
    letters > 31
}

fn numbers<const N: usize>(bytes: &[u8]) -> Vec<[u32; N]> {
    let number = |raw: &[u8]| u32::from_le_bytes([raw[0], raw[1], raw[2], raw[3]]);
    let node = |raw: &[u8]| std::array::from_fn(|i| number(&raw[4 * i..]));
    bytes.chunks_exact(4 * N).map(node).collect()
}
