//! The order in which nodes lie: those that searches come by most, side by side.
//!
//! A search jumps about in megabytes, and a node that lies near others just read is often at hand already. How often a search
//! comes by is guessed: from the roots on, the same share of searches goes on behind each letter. That is a node's heat.

use super::nodes::Nodes;
use super::{Letters, Node, SEPARATOR};
use crate::lexicon::machine_letters::bits;

/// The share of searches at a node that go on behind each letter, and behind the separator.
const SHARE: f32 = 0.25;
const TURNS: f32 = 0.5;
/// Bits of a heat left out, so that there is a step for each factor of four; on a step nodes keep their order, which brings
/// those of like words together.
const COARSE: u32 = 24;

/// Nodes that lie side by side and stay so: the first, and the one behind the last.
#[derive(Clone, Copy)]
struct List {
    start: Node,
    end: Node,
    step: u32,
}

/// The nodes in a new order, and where the roots are then. Still every node leads to smaller numbers, because no list is
/// hotter than one that leads to it.
pub fn arrange(nodes: &Nodes<Vec<u8>>, letters: usize, roots: [Node; 2]) -> (Nodes<Vec<u8>>, [Node; 2]) {
    let mut lists = lists(nodes, roots);
    find_steps(nodes, roots, &mut lists);
    lists.sort_by_key(|list| list.step);
    let mut places: Vec<Node> = vec![0; nodes.len()];
    let mut next = 1;
    for list in &lists {
        places[list.start as usize] = next;
        next += list.end - list.start;
    }
    let mut arranged = Nodes::new(letters);
    for node in lists.iter().flat_map(|list| list.start..list.end) {
        let letters = nodes.get(node);
        arranged.push(Letters { first: places[letters.first as usize], ..letters });
    }
    (arranged, roots.map(|root| places[root as usize]))
}

/// All lists but that of the empty node, as they lie. Where one begins, a node leads to it, or it is a root's.
fn lists(nodes: &Nodes<Vec<u8>>, roots: [Node; 2]) -> Vec<List> {
    let mut begins = vec![false; nodes.len()];
    (1..nodes.len() as Node).for_each(|node| begins[nodes.get(node).first as usize] = true);
    roots.iter().for_each(|&root| begins[root as usize] = true);
    let mut starts: Vec<Node> = (1..nodes.len() as Node).filter(|&node| begins[node as usize]).collect();
    starts.push(nodes.len() as Node);
    starts.windows(2).map(|ends| List { start: ends[0], end: ends[1], step: 0 }).collect()
}

/// Tell on which step of heat each list is: that of all its nodes, but at most that of a list that leads to it.
fn find_steps(nodes: &Nodes<Vec<u8>>, roots: [Node; 2], lists: &mut [List]) {
    let mut heat: Vec<f32> = vec![0.0; nodes.len()];
    // By the start of a list.
    let mut most: Vec<f32> = vec![f32::INFINITY; nodes.len()];
    roots.iter().for_each(|&root| heat[root as usize] = 1.0);
    for list in lists.iter_mut().rev() {
        let all: f32 = heat[list.start as usize..list.end as usize].iter().sum();
        let all = all.min(most[list.start as usize]);
        list.step = all.to_bits() >> COARSE;
        for node in list.start..list.end {
            let letters = nodes.get(node);
            for (letter, behind) in bits(letters.on).zip(letters.first..) {
                heat[behind as usize] += heat[node as usize] * if letter == SEPARATOR { TURNS } else { SHARE };
            }
            let most = &mut most[letters.first as usize];
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
        for letter in bits(letters.on | letters.ends) {
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
