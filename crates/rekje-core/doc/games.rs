# use rekje_core::crossword::selfplay::*;
# let raw_rules = RawGameRules {
#     tiles: (0..=26).map(|code| if [1, 3, 19, 20].contains(&code) { 6 } else { 0 }).collect(),
#     seats: 2,
#     exchange_min: 7,
#     pass_rounds: 2,
#     pass_rounds_empty: 1,
#     scoreless_rounds: 3,
#     prove_end: true,
#     subtract_rest: true,
#     out_gains: true,
#     rack: 0,
#     buys: 0,
#     out_bonus: 0,
#     out_doubles: false,
# };
# let rules = GameRules::new(&raw_rules).unwrap();
