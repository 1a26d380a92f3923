# use std::sync::atomic::AtomicBool;
# use rekje_core::walk::*;
# fn codes(text: &str) -> Vec<u8> {
#     text.bytes().map(|letter| letter & 0x1F).collect()
# }
# let lepel = codes("LEPEL");
# let lists = WordLists::of(&[&lepel], 26).unwrap();
# let heap = Heap::new(&[((0, 0), 12), ((1, 0), 5)], 26).unwrap();
# let rack = WalkRack::new(&codes("P"), 26).unwrap();
# let wish = Wish { words: 9, per_length: 9, tracks: 1, shortest: 1, steps: u64::MAX };
# let go_on = AtomicBool::new(false);
