use super::*;
use crate::endgame::RawEndRules;
use crate::facts::tests::plain;
use crate::leaves::POINT;

const WORDS: [&[u8]; 6] = [&[1, 2], &[2, 1], &[3, 1, 4], &[4, 4, 2], &[2, 3], &[1, 1, 2, 3]];

struct Scene {
    automaton: Automaton,
    facts: Facts,
    leaves: Leaves,
    rules: EndRules,
    cells: Vec<u8>,
}

fn scene() -> Scene {
    let raw = RawEndRules { passes: 2, subtract_rest: true, out_times: 1, out_bonus: 0 };
    let mut cells = vec![0; 81];
    cells[40..42].copy_from_slice(&[1, 2]);
    Scene {
        automaton: Automaton::build(WORDS, 4).expect("sound words"),
        facts: Facts::new(&plain(9, 4)).expect("sound facts"),
        leaves: Leaves::new(4, 6).expect("a small table"),
        rules: EndRules::new(&raw).expect("sound rules"),
        cells,
    }
}

impl Scene {
    fn look(&self, rack: &[u8], unseen: &[u8], others: &[usize], turns: usize, end_nodes: u64) -> Vec<Outlook> {
        let outset = Outset { cells: &self.cells, rack, unseen, others };
        let effort = Effort { turns, searches: 400, end_nodes, seed: 5 };
        let candidates = [laid(1, 0), laid(3, 9), RawCandidate::Exchange(vec![2])];
        let words = (&self.automaton, &self.facts, &self.leaves);
        look_ahead(words, &self.rules, &outset, &candidates, &effort).expect("sound candidates")
    }
}

/// A tile below the second one on the board, said to score so much.
fn laid(tile: u8, score: i32) -> RawCandidate {
    RawCandidate::Play { x: 5, y: 4, down: true, tiles: vec![0, tile], score }
}

#[test]
fn without_a_turn_more_it_is_the_score_and_what_is_kept() {
    let mut scene = scene();
    scene.leaves.set(&[1, 3], 2 * POINT as i32 + 500).expect("a sound set");
    scene.leaves.set(&[2, 3], -1_000).expect("a sound set");
    let found = scene.look(&[1, 2, 3], &[1, 2, 3, 4, 4, 3, 1, 2], &[3], 0, 0);
    let means: Vec<f64> = found.iter().map(|outlook| outlook.mean).collect();
    assert_eq!(means, [-1.0, 9.0, 2.5]);
    assert!(found.iter().all(|outlook| outlook.error == 0.0));
}

#[test]
fn the_worse_are_dropped_and_the_same_seed_tells_the_same() {
    let scene = scene();
    let look = || scene.look(&[1, 2, 3], &[1, 2, 3, 4, 4, 3, 1, 2, 4, 4, 4], &[3], 2, 0);
    let found = look();
    assert_eq!(found, look());
    assert!(found[1].mean > found[0].mean && found[1].samples >= found[0].samples);
    assert!(found[0].samples < 400 / 3, "{found:?}");
}

#[test]
fn with_an_empty_bag_the_end_is_worked_out() {
    let scene = scene();
    let found = scene.look(&[1, 3, 2], &[4, 4], &[2], 2, 1_000);
    assert!(found[0].samples > 0 && found[1].mean > found[0].mean);
    let greedy = scene.look(&[1, 3, 2], &[4, 4], &[2], 2, 0);
    assert!(found[0].mean >= greedy[0].mean || found[1].mean >= greedy[1].mean);
}

#[test]
fn what_is_not_on_the_rack_is_turned_down() {
    let scene = scene();
    let outset = Outset { cells: &scene.cells, rack: &[1], unseen: &[1, 2, 3], others: &[2] };
    let effort = Effort { turns: 1, searches: 9, end_nodes: 0, seed: 1 };
    let words = (&scene.automaton, &scene.facts, &scene.leaves);
    let wrong = |raw: RawCandidate| look_ahead(words, &scene.rules, &outset, &[raw], &effort).is_err();
    assert!(wrong(laid(3, 1)) && wrong(RawCandidate::Exchange(vec![9])));
    assert!(wrong(RawCandidate::Play { x: 8, y: 4, down: false, tiles: vec![1, 1], score: 1 }));
    assert!(wrong(RawCandidate::Play { x: 4, y: 4, down: false, tiles: vec![1], score: 1 }));
    assert!(!wrong(laid(1, 1)));
}
