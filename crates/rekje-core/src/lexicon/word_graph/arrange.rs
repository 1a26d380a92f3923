//! The order of nodes in memory: the nodes visited most are stored next to each other, in order of estimated visits.
//!
//! A search jumps about in megabytes of nodes. A node stored next to others just read is often in the processor's cache already.
//! Visits are estimated from the roots down: the same share of the visits to a node goes on to each of its children.

use super::nodes::Nodes;
use super::{Node, NodeLetters, SEPARATOR};
use crate::lexicon::machine_letters::bits;
use crate::prefetch::prefetch;

/// The share of the visits to a node that go on to each child, and to the child behind the separator.
const CHILD_SHARE: f32 = 0.25;
const SEPARATOR_SHARE: f32 = 0.5;
/// The low bits of an estimate that are dropped, so that there is one class for each factor of four. Within a class nodes keep
/// their order, which keeps the nodes of similar words together.
const DROPPED_BITS: u32 = 24;

/// So many lists ahead, what will be needed of memory is asked for.
const AHEAD: usize = 8;

/// The children of one node, which stay next to each other: the first, and the one after the last.
#[derive(Clone, Copy)]
struct List {
    start: Node,
    end: Node,
    visit_class: u32,
}

/// The nodes in a new order, and the roots' new numbers. Every node still leads to smaller numbers only, because no list is
/// visited more than a list that leads to it.
pub fn arrange(nodes: &Nodes<Vec<u8>>, letters: usize, roots: [Node; 2]) -> (Nodes<Vec<u8>>, [Node; 2]) {
    let mut lists = lists(nodes, roots);
    find_visit_classes(nodes, roots, &mut lists);
    lists.sort_by_key(|list| list.visit_class);
    let mut places: Vec<Node> = vec![0; nodes.len()];
    let mut next = 1;
    for list in &lists {
        places[list.start as usize] = next;
        next += list.end - list.start;
    }
    let mut arranged = Nodes::new(letters);
    for (i, list) in lists.iter().enumerate() {
        lists.get(i + 2 * AHEAD).iter().for_each(|later| nodes.prefetch(later.start));
        if let Some(soon) = lists.get(i + AHEAD) {
            prefetch(&places[nodes.get(soon.start).first_child as usize]);
        }
        for node in list.start..list.end {
            let letters = nodes.get(node);
            arranged.push(NodeLetters { first_child: places[letters.first_child as usize], ..letters });
        }
    }
    (arranged, roots.map(|root| places[root as usize]))
}

/// All lists in their present order, without the empty node's. A list begins where some node's first child is, or at a root.
fn lists(nodes: &Nodes<Vec<u8>>, roots: [Node; 2]) -> Vec<List> {
    let mut begins = vec![false; nodes.len()];
    (1..nodes.len() as Node).for_each(|node| begins[nodes.get(node).first_child as usize] = true);
    roots.iter().for_each(|&root| begins[root as usize] = true);
    let mut starts: Vec<Node> = (1..nodes.len() as Node).filter(|&node| begins[node as usize]).collect();
    starts.push(nodes.len() as Node);
    starts.windows(2).map(|ends| List { start: ends[0], end: ends[1], visit_class: 0 }).collect()
}

/// Set the visit class of each list: by the sum over its nodes, but at most the class of a list that leads to it.
fn find_visit_classes(nodes: &Nodes<Vec<u8>>, roots: [Node; 2], lists: &mut [List]) {
    let mut visits: Vec<f32> = vec![0.0; nodes.len()];
    // By the start of a list: the most that its estimate may be.
    let mut most: Vec<f32> = vec![f32::INFINITY; nodes.len()];
    roots.iter().for_each(|&root| visits[root as usize] = 1.0);
    for i in (0..lists.len()).rev() {
        if let Some(soon) = i.checked_sub(AHEAD).map(|soon| nodes.get(lists[soon].start).first_child as usize) {
            prefetch(&visits[soon]);
            prefetch(&most[soon]);
        }
        let list = &mut lists[i];
        let all: f32 = visits[list.start as usize..list.end as usize].iter().sum();
        let all = all.min(most[list.start as usize]);
        list.visit_class = all.to_bits() >> DROPPED_BITS;
        for node in list.start..list.end {
            let letters = nodes.get(node);
            for (letter, behind) in bits(letters.children).zip(letters.first_child..) {
                visits[behind as usize] +=
                    visits[node as usize] * if letter == SEPARATOR { SEPARATOR_SHARE } else { CHILD_SHARE };
            }
            let most = &mut most[letters.first_child as usize];
            *most = most.min(all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::word_graph::WordGraph;
    use crate::random::Random;

    /// Everything that can be read from a node.
    fn told(nodes: &Nodes<Vec<u8>>, node: Node, prefix: &mut Vec<u8>, words: &mut Vec<Vec<u8>>) {
        let letters = nodes.get(node);
        for letter in bits(letters.children | letters.accepts) {
            prefix.push(letter);
            let edge = letters.edge(letter);
            if edge.accept {
                words.push(prefix.clone());
            }
            if edge.target != 0 {
                assert!(edge.target < node);
                told(nodes, edge.target, prefix, words);
            }
            prefix.pop();
        }
    }

    #[test]
    fn arranged_nodes_tell_the_same() {
        let mut random = Random::new(11);
        for letters in [4, 40] {
            let mut word = || (0..1 + random.below(7)).map(|_| 1 + random.below(4) as u8).collect::<Vec<u8>>();
            let words: Vec<Vec<u8>> = (0..300).map(|_| word()).collect();
            let graph = WordGraph::build(words.iter().map(|word| &word[..]), letters).expect("sound words");
            let mut nodes = Nodes::new(letters);
            (1..graph.nodes().len() as Node).for_each(|node| nodes.push(graph.at(node)));
            let roots = [graph.dawg_root(), graph.gaddag_root()];
            let (arranged, moved) = arrange(&nodes, letters, roots);
            assert_eq!(arranged.len(), nodes.len());
            for (root, moved) in roots.into_iter().zip(moved) {
                let (mut before, mut after) = (Vec::new(), Vec::new());
                told(&nodes, root, &mut Vec::new(), &mut before);
                told(&arranged, moved, &mut Vec::new(), &mut after);
                assert!(before == after && before.len() > 100);
            }
        }
    }
}
