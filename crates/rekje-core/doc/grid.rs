# use std::sync::atomic::AtomicBool;
# use rekje_core::WordGraph;
# use rekje_core::word_grid::*;
# let graph = WordGraph::build([&[1, 2, 1][..], &[2, 1]], 2).unwrap();
# let words = GridWords::new(&graph, &[vec![1], vec![2]], 2).unwrap();
# let shape = Shape::new(2, 2, true).unwrap();
# let go_on = AtomicBool::new(false);
