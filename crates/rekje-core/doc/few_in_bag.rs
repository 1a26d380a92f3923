# use rekje_core::crossword::preendgame::*;
# use std::sync::atomic::AtomicBool;
# let mut cells = cells;
# cells[112..115].copy_from_slice(&codes("CAT"));
# let (rack, unseen) = (codes("S"), codes("AC"));
# let position = BagPosition {
#     cells: &cells,
#     rack: &rack,
#     unseen: &unseen,
#     bag: 1,
#     lead: 0,
#     passes_left: [4, 4, 4],
#     exchange_most: 0,
# };
# let game = (&graph, &facts, &end_rules);
# let found = pre_end_game(game, &position, &[], 100_000, &AtomicBool::new(false)).unwrap();
