//! Writes a word graph as bytes, and reads it back with full validation.
//!
//! Of the kind `RKJA` ([`crate::lexicon::binary_container`]): letters, words, DAWG root, GADDAG root and how many nodes; then 16 bytes for
//! each node, and where letters need it 12 bytes more for each. The bytes are not copied when they are read.

use bytes::Bytes;

use super::nodes::Nodes;
use super::{Node, NodeLetters, SEPARATOR, WordGraph, check_letters};
use crate::error::Error;
use crate::lexicon::binary_container::{Kind, checksum};
use crate::lexicon::machine_letters::MAX_SIDE;

const KIND: Kind = Kind { magic: *b"RKJA", version: 4 };

impl WordGraph {
    /// The bytes of a file; the same words always give the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers =
            [self.letters as u32, self.words as u32, self.dawg_root, self.gaddag_root, self.nodes.len() as u32];
        KIND.seal(&numbers, &self.nodes.parts())
    }

    /// Read what `to_bytes` wrote. Whatever the bytes are, the result is either a graph that can
    /// be searched safely or an error.
    pub fn from_bytes(bytes: impl Into<Bytes>) -> Result<WordGraph, Error> {
        let ([letters, words, dawg_root, gaddag_root, count], content) = KIND.open(&bytes.into())?;
        let letters = check_letters(letters.into()).map_err(|_| Error::Corrupt("it has too many letters or none"))?;
        let Some(nodes) = Nodes::from_bytes(content, count as usize, letters) else {
            return Err(Error::Corrupt("it has the wrong length"));
        };
        let graph = WordGraph::new(nodes, letters, words as usize, dawg_root, gaddag_root);
        graph.validate()?;
        Ok(graph)
    }

    /// A number that tells its nodes from those of others.
    pub(crate) fn digest(&self) -> u64 {
        checksum(&self.nodes.parts())
    }

    /// Check that every node leads to smaller nodes only, that letters are known, that every path ends in a word, and that no path
    /// has two separators.
    fn validate(&self) -> Result<(), Error> {
        if self.nodes.len() == 0 || self.at(0) != NodeLetters::NONE {
            return Err(Error::Corrupt("its first node is not empty"));
        }
        let shapes = if self.nodes.is_wide() { self.shapes::<true>() } else { self.shapes::<false>() }?;
        root_shape(&shapes, self.dawg_root, false)?;
        root_shape(&shapes, self.gaddag_root, true)
    }

    /// The shape of what lies below each node. Children have smaller numbers, so their shapes are known.
    fn shapes<const WIDE: bool>(&self) -> Result<Vec<Shape>, Error> {
        let unknown = !(u64::MAX >> (63 - self.letters));
        let mut shapes = Vec::with_capacity(self.nodes.len());
        shapes.push(Shape::END);
        for node in 1..self.nodes.len() {
            let letters = self.nodes.read::<WIDE>(node as Node);
            if (letters.children | letters.accepts) & unknown != 0 || letters.accepts & 1 << SEPARATOR != 0 {
                return Err(Error::Corrupt("its letters are unknown"));
            }
            shapes.push(letters.shape(&shapes)?);
        }
        Ok(shapes)
    }
}

impl NodeLetters {
    /// The shape of what lies below this node, from the shapes of all nodes with smaller numbers.
    #[inline(always)]
    fn shape(&self, shapes: &[Shape]) -> Result<Shape, Error> {
        let (first, count) = (self.first_child as usize, self.children.count_ones() as usize);
        let children = shapes.get(first..first + count).filter(|_| (first == 0) == (count == 0));
        let children = children.ok_or(Error::Corrupt("a letter leads nowhere"))?;
        if children.iter().any(|shape| shape.length == 0) {
            return Err(Error::Corrupt("a word has no end"));
        }
        let separators = (self.children & 1 << SEPARATOR != 0) as usize;
        let letters = children[separators..].iter().fold(0, |most, shape| shape.length.max(most));
        let goes_on = (self.children | self.accepts) & !(1 << SEPARATOR) != 0;
        let mut shape = Shape { length: letters.saturating_add(goes_on.into()), has_separator: separators > 0 };
        if let [rest, ..] = children[..separators] {
            if rest.has_separator {
                return Err(Error::Corrupt("it turns twice"));
            }
            shape.length = shape.length.max(rest.length);
        }
        shape.has_separator |= children.iter().any(|shape| shape.has_separator);
        Ok(shape)
    }
}

/// What lies below a node: the most letters of a path, and whether a path has a separator.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shape {
    length: u8,
    has_separator: bool,
}

impl Shape {
    const END: Shape = Shape { length: 0, has_separator: false };
}

/// Refuse a root that is no node, has words that are too long below it, or has a separator where there may be none.
fn root_shape(shapes: &[Shape], root: Node, may_have_separator: bool) -> Result<(), Error> {
    match shapes.get(root as usize) {
        Some(shape) if usize::from(shape.length) <= MAX_SIDE && (may_have_separator || !shape.has_separator) => Ok(()),
        _ => Err(Error::Corrupt("its roots are no nodes")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::binary_container::sign;

    fn sample() -> WordGraph {
        let words: [&[u8]; 4] = [&[3, 1, 2], &[3, 1, 2, 4], &[1, 2], &[2]];
        WordGraph::build(words, 4).expect("sound words")
    }

    /// Bytes with a checksum that fits them, so that only the structure can be wrong.
    fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
        sign(&mut bytes);
        bytes
    }

    #[test]
    fn comes_back_as_it_was() {
        let graph = sample();
        assert_eq!(WordGraph::from_bytes(graph.to_bytes()), Ok(graph));
        let empty = WordGraph::build([], 26).expect("no words are fine");
        assert_eq!(WordGraph::from_bytes(empty.to_bytes()), Ok(empty));
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        let bytes = sample().to_bytes();
        for i in 0..bytes.len() {
            assert!(WordGraph::from_bytes(bytes[..i].to_vec()).is_err(), "cut at {i}");
            let mut damaged = bytes.clone();
            damaged[i] ^= 0x10;
            assert!(WordGraph::from_bytes(damaged).is_err(), "damaged at {i}");
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
                if let Ok(graph) = WordGraph::from_bytes(signed(forged)) {
                    sound += 1;
                    assert!(!graph.contains(&[4, 4, 4, 4]));
                }
            }
        }
        assert!(sound > 0, "some forgeries only change words");
    }

    #[test]
    fn a_node_that_leads_to_itself_is_an_error() {
        let mut bytes = sample().to_bytes();
        let own = ((bytes.len() - 64) / 16 - 1) as u32;
        let first = bytes.len() - 4;
        bytes[first..].copy_from_slice(&own.to_le_bytes());
        assert!(matches!(WordGraph::from_bytes(signed(bytes)), Err(Error::Corrupt(_))));
    }
}
