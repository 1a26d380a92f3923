# use rekje_core::crossword::endgame::*;
# let raw_end = RawEndRules { passes: 2, subtract_rest: true, out_times: 1, out_bonus: 0 };
# let end_rules = EndRules::new(&raw_end).unwrap();
