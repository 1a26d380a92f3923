# use rekje_core::*;
# fn codes(text: &str) -> Vec<u8> {
#     text.bytes().map(|letter| if letter == b'?' { BLANK } else { letter & 0x1F }).collect()
# }
# let list = ["ACT", "AT", "CAT", "CATS", "SCAT", "TA", "TAC"].map(codes);
# let graph = WordGraph::build(list.iter().map(|word| &word[..]), 26).unwrap();
# let ones = || vec![1; 15 * 15];
# let raw = RawFacts {
#     width: 15,
#     height: 15,
#     values: vec![1; 26],
#     letter_factor: ones(),
#     word_factor: ones(),
#     blank_word_factor: ones(),
#     lay_factor: ones(),
#     scoring: Scoring::Words,
#     bonus: vec![0, 0, 0, 0, 0, 0, 0, 50],
#     start: vec![112],
#     start_rule: StartRule::Covers,
#     first_min: 2,
#     rack_size: 7,
# };
# let facts = Facts::new(&raw).unwrap();
# let cells = vec![EMPTY; 15 * 15];
# let board = Board::new(&graph, &facts, &cells).unwrap();
