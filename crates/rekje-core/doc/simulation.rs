# use rekje_core::crossword::simulation::*;
# let (rack, unseen) = (codes("CATS"), codes("ACTSATTCAASS"));
# let known = KnownPosition { cells: &cells, rack: &rack, unseen: &unseen, others: &[4], set_aside: 0, odds: None };
# let cats = RawCandidate::Play { x: 7, y: 7, down: false, tiles: codes("CATS"), score: 4 };
# let candidates = [cats, RawCandidate::Exchange(codes("CA"))];
