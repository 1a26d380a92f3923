# use std::sync::atomic::AtomicBool;
# use rekje_core::WordGraph;
# use rekje_core::path::*;
# fn codes(text: &str) -> Vec<u8> {
#     text.bytes().map(|letter| letter & 0x1F).collect()
# }
# let list = ["AC", "ACT", "CAT"].map(codes);
# let graph = WordGraph::build(list.iter().map(|word| &word[..]), 26).unwrap();
# let pieces = [Piece::new([1, 0, 0, 2, 1], 26).unwrap(), Piece::new([3, 1, 1, 1, 1], 26).unwrap()];
# let board = Board::new(&pieces, false).unwrap();
# let kinds_held = kinds(&[([20, 1, 1], false)], 26).unwrap();
# let laying_rules = LayingRules::new([12, 12], false, false, true).unwrap();
# let already_written = Written::default();
# let question =
#     Question { graph: &graph, board: &board, kinds: &kinds_held, laying_rules, already_written: &already_written };
# let wish = Wish { scoring: Scoring::Words, most: 9, most_free: 3, steps: u64::MAX };
# let go_on = AtomicBool::new(false);
