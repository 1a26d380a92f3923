//! An automaton as bytes, and back with every doubt removed.
//!
//! Little-endian throughout: magic `RKJA`, version, letters, words, forward node, hinged node, number
//! of edges (4 bytes each), a checksum of 8 bytes over all that and the edges, then the edges.

use super::{Automaton, Edge, Node, TURN, check_letters};
use crate::codes::MAX_SIDE;
use crate::error::Error;

const MAGIC: [u8; 4] = *b"RKJA";
const VERSION: u32 = 1;
const HEAD: usize = 28;
const START: usize = HEAD + 8;

impl Automaton {
    /// The bytes of a file; the same words always give the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(START + self.edges.len() * 4);
        bytes.extend(MAGIC);
        let numbers =
            [VERSION, self.letters as u32, self.words as u32, self.forward, self.hinged, self.edges.len() as u32];
        for number in numbers {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend([0; START - HEAD]);
        for edge in &self.edges {
            bytes.extend(edge.0.to_le_bytes());
        }
        let sum = checksum(&bytes);
        bytes[HEAD..START].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Read what `to_bytes` wrote. Whatever the bytes are, the result is either an automaton that can
    /// be searched safely or an error.
    pub fn from_bytes(bytes: &[u8]) -> Result<Automaton, Error> {
        if bytes.len() < START || bytes[..4] != MAGIC {
            return Err(Error::Corrupt("it does not begin as one"));
        }
        if number(bytes, 1) != VERSION {
            return Err(Error::Corrupt("it has another version"));
        }
        let body = &bytes[START..];
        if body.len() as u64 != u64::from(number(bytes, 6)) * 4 {
            return Err(Error::Corrupt("it has the wrong length"));
        }
        if bytes[HEAD..START] != checksum(bytes).to_le_bytes() {
            return Err(Error::Corrupt("its checksum is wrong"));
        }
        let edges = body.chunks_exact(4).map(|raw| Edge(u32::from_le_bytes([raw[0], raw[1], raw[2], raw[3]])));
        let automaton = Automaton {
            edges: edges.collect(),
            letters: check_letters(i64::from(number(bytes, 2)))?,
            words: number(bytes, 3) as usize,
            forward: number(bytes, 4),
            hinged: number(bytes, 5),
        };
        automaton.validate()?;
        Ok(automaton)
    }

    /// Edges lead back to beginnings of nodes, letters rise, words end somewhere, turns come once.
    fn validate(&self) -> Result<(), Error> {
        if self.edges.is_empty() || self.edges[0].0 != Edge::LAST || self.edges.len() > 1 + Edge::TARGET as usize {
            return Err(Error::Corrupt("its first node is not empty"));
        }
        let mut shapes = vec![Shape::NONE; self.edges.len()];
        shapes[0] = Shape::END;
        let mut first = 1;
        for i in 1..self.edges.len() {
            let before = if i == first { None } else { Some(self.edges[i - 1].letter()) };
            let shape = self.edge_shape(i, first, before, &shapes)?;
            shapes[first] = shapes[first].with(shape);
            if self.edges[i].is_last() {
                first = i + 1;
            }
        }
        if first != self.edges.len() {
            return Err(Error::Corrupt("its last node has no end"));
        }
        root_shape(&shapes, self.forward, false)?;
        root_shape(&shapes, self.hinged, true)
    }

    fn edge_shape(&self, i: usize, first: usize, before: Option<u8>, shapes: &[Shape]) -> Result<Shape, Error> {
        let edge = self.edges[i];
        let target = edge.target() as usize;
        if before.is_some_and(|letter| letter >= edge.letter()) || usize::from(edge.letter()) > self.letters {
            return Err(Error::Corrupt("its letters are out of order"));
        }
        if target >= first || shapes[target] == Shape::NONE || (target == 0 && edge.letter() == TURN) {
            return Err(Error::Corrupt("an edge leads nowhere"));
        }
        if target == 0 && !edge.accept() {
            return Err(Error::Corrupt("a word has no end"));
        }
        let below = shapes[target];
        if edge.letter() != TURN {
            return Ok(Shape { length: below.length.saturating_add(1), ..below });
        }
        if below.turns || edge.accept() {
            return Err(Error::Corrupt("it turns twice"));
        }
        Ok(Shape { turns: true, ..below })
    }
}

/// What lies below a node: the longest way in letters, and whether a turn comes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shape {
    length: u8,
    turns: bool,
}

impl Shape {
    const NONE: Shape = Shape { length: u8::MAX, turns: true };
    const END: Shape = Shape { length: 0, turns: false };

    fn with(self, other: Shape) -> Shape {
        if self == Shape::NONE {
            return other;
        }
        Shape { length: self.length.max(other.length), turns: self.turns || other.turns }
    }
}

fn root_shape(shapes: &[Shape], root: Node, may_turn: bool) -> Result<(), Error> {
    let shape = shapes.get(root as usize).copied().unwrap_or(Shape::NONE);
    if shape == Shape::NONE || usize::from(shape.length) > MAX_SIDE || (shape.turns && !may_turn) {
        return Err(Error::Corrupt("its roots are no nodes"));
    }
    Ok(())
}

fn number(bytes: &[u8], i: usize) -> u32 {
    u32::from_le_bytes([bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]])
}

/// FNV-1a over words of eight bytes, in four lanes so that it keeps up with reading the file.
fn checksum(bytes: &[u8]) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01B3;
    let mut lanes = [0xCBF2_9CE4_8422_2325u64, 1, 2, 3];
    let (head, body) = (&bytes[..HEAD], &bytes[START..]);
    for part in [head, body] {
        let mut blocks = part.chunks_exact(32);
        for block in &mut blocks {
            for (lane, raw) in lanes.iter_mut().zip(block.chunks_exact(8)) {
                *lane = (*lane ^ word(raw)).wrapping_mul(PRIME).rotate_left(29);
            }
        }
        for &byte in blocks.remainder() {
            lanes[0] = (lanes[0] ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
    lanes.iter().fold(0, |sum, lane| (sum ^ lane).wrapping_mul(PRIME).rotate_left(31))
}

fn word(raw: &[u8]) -> u64 {
    raw.iter().rev().fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Automaton {
        let words: [&[u8]; 4] = [&[3, 1, 2], &[3, 1, 2, 4], &[1, 2], &[2]];
        Automaton::build(words, 4).expect("sound words")
    }

    /// Bytes with a checksum that fits them, so that only the structure can be wrong.
    fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
        let sum = checksum(&bytes);
        bytes[HEAD..START].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    #[test]
    fn comes_back_as_it_was() {
        let automaton = sample();
        assert_eq!(Automaton::from_bytes(&automaton.to_bytes()), Ok(automaton));
        let empty = Automaton::build([], 26).expect("no words are fine");
        assert_eq!(Automaton::from_bytes(&empty.to_bytes()), Ok(empty));
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        let bytes = sample().to_bytes();
        for i in 0..bytes.len() {
            assert!(Automaton::from_bytes(&bytes[..i]).is_err(), "cut at {i}");
            let mut damaged = bytes.clone();
            damaged[i] ^= 0x10;
            assert!(Automaton::from_bytes(&damaged).is_err(), "damaged at {i}");
        }
    }

    #[test]
    fn a_forged_file_can_be_searched_or_is_an_error() {
        let bytes = sample().to_bytes();
        let mut sound = 0;
        for i in 4..bytes.len() {
            for bit in 0..8 {
                let mut forged = bytes.clone();
                forged[i] ^= 1 << bit;
                if let Ok(automaton) = Automaton::from_bytes(&signed(forged)) {
                    sound += 1;
                    assert!(!automaton.contains(&[4, 4, 4, 4]));
                }
            }
        }
        assert!(sound > 0, "some forgeries only change words");
    }

    #[test]
    fn an_edge_to_itself_is_an_error() {
        let mut bytes = sample().to_bytes();
        let target = bytes.len() - 4;
        let own = ((bytes.len() - START) / 4 - 1) as u32;
        bytes[target..target + 3].copy_from_slice(&own.to_le_bytes()[..3]);
        assert!(matches!(Automaton::from_bytes(&signed(bytes)), Err(Error::Corrupt(_))));
    }
}
