use super::candidate_elimination::Sample;
use super::odds::Horizon;
use super::sampling::Comparison;
use super::*;
use crate::crossword::board::facts::tests::plain;
use crate::crossword::endgame::RawEndRules;
use crate::crossword::leave::leave_values::POINT;
use crate::random::Random;
use std::thread;

const WORDS: [&[u8]; 6] = [&[1, 2], &[2, 1], &[3, 1, 4], &[4, 4, 2], &[2, 3], &[1, 1, 2, 3]];

struct Scene {
    graph: WordGraph,
    facts: Facts,
    leaves: LeaveValues,
    rules: EndRules,
    cells: Vec<u8>,
}

fn scene() -> Scene {
    let raw = RawEndRules { passes: 2, subtract_rest: true, out_times: 1, out_bonus: 0 };
    let mut cells = vec![0; 81];
    cells[40..42].copy_from_slice(&[1, 2]);
    Scene {
        graph: WordGraph::build(WORDS, 4).expect("sound words"),
        facts: Facts::new(&plain(9, 4)).expect("sound facts"),
        leaves: LeaveValues::new(4, 6).expect("a small table"),
        rules: EndRules::new(&raw).expect("sound rules"),
        cells,
    }
}

impl Scene {
    fn look(&self, rack: &[u8], unseen: &[u8], others: &[usize], turns: usize, end_nodes: u64) -> Vec<Estimate> {
        let known = KnownPosition { cells: &self.cells, rack, unseen, others, set_aside: 0, odds: None };
        self.look_with(&known, turns, end_nodes)
    }

    fn look_with(&self, known: &KnownPosition, turns: usize, end_nodes: u64) -> Vec<Estimate> {
        let effort = SampleEffort { turns, searches: 400, end_nodes, drop: DropRule::Loss(0.05), seed: 5 };
        let candidates = [laid(1, 0), laid(3, 9), RawCandidate::Exchange(vec![2])];
        let words = (&self.graph, &self.facts, &self.leaves);
        simulate(words, &self.rules, known, &candidates, &effort).expect("sound candidates")
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
    let means: Vec<f64> = found.iter().map(|estimate| estimate.mean).collect();
    assert_eq!(means, [-1.0, 9.0, 2.5]);
    assert!(found.iter().all(|estimate| estimate.error == 0.0));
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
fn the_order_of_tiles_in_a_rack_and_of_those_drawn_at_once_makes_no_difference() {
    let scene = scene();
    let known =
        KnownPosition { cells: &scene.cells, rack: &[1, 2, 3], unseen: &[], others: &[3], set_aside: 0, odds: None };
    let position = Position::new(&scene.facts, known.cells, known.rack).expect("a sound position");
    let kept = LeaveMap::new(&scene.leaves, &position.rack).expect("a sound rack");
    let raw = [laid(1, 0), laid(3, 9), RawCandidate::Exchange(vec![1, 2])];
    let board = Board::of(&scene.graph, &scene.facts, &position.cells);
    let effort = SampleEffort { turns: 2, searches: 1, end_nodes: 40, drop: DropRule::Loss(0.05), seed: 1 };
    let (scale, mut random) = (Scale::new(None, 6), Random::new(7));
    let Scene { graph, facts, leaves, rules, .. } = &scene;
    let setting = Setting { graph, facts, leaves, rules, effort: &effort, scale };
    let starts = || {
        let all = Candidate::all(facts, &position, &kept, &raw).expect("sound candidates");
        all.into_iter().map(|one| Start::new(&setting, &position, &board, one)).collect::<Vec<Start>>()
    };
    let (again, mut different) = (starts(), 0);
    for _ in 0..200 {
        let deal: Vec<u8> = (0..6).map(|_| 1 + random.below(4) as u8).collect();
        let mut other = deal.clone();
        random.shuffle(&mut other[..3]);
        different += usize::from(other != deal);
        for (fresh, (again, exchanged)) in starts().iter().zip(again.iter().zip([0, 0, 2])) {
            random.shuffle(&mut other[6 - exchanged..]);
            let found = [fresh.play_out(&setting, &deal, &[3]), again.play_out(&setting, &other, &[3])];
            let told = found.map(|played| played.map(|(sample, searches)| (sample.points, sample.after, searches)));
            assert_eq!(told[0], told[1], "{deal:?} and {other:?}");
        }
    }
    assert!(different > 100, "{different} deals in another order");
}

#[test]
fn what_is_not_on_the_rack_is_turned_down() {
    let scene = scene();
    let known =
        KnownPosition { cells: &scene.cells, rack: &[1], unseen: &[1, 2, 3], others: &[2], set_aside: 0, odds: None };
    let effort = SampleEffort { turns: 1, searches: 9, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
    let words = (&scene.graph, &scene.facts, &scene.leaves);
    let wrong = |raw: RawCandidate| simulate(words, &scene.rules, &known, &[raw], &effort).is_err();
    assert!(wrong(laid(3, 1)) && wrong(RawCandidate::Exchange(vec![9])));
    assert!(wrong(RawCandidate::Play { x: 8, y: 4, down: false, tiles: vec![1, 1], score: 1 }));
    assert!(wrong(RawCandidate::Play { x: 4, y: 4, down: false, tiles: vec![1], score: 1 }));
    assert!(!wrong(laid(1, 1)));
}

/// What is found of two candidates when the second gains 3 points more in samples, give or take luck.
fn raced(equities: [f64; 2], samples: usize) -> Vec<Estimate> {
    raced_until(0.05, equities, samples)
}

/// The same; who falls behind by so many points is dropped.
fn raced_until(loss: f64, equities: [f64; 2], samples: usize) -> Vec<Estimate> {
    let mut elimination = CandidateElimination::new(equities.to_vec(), (1.0, 1.0), DropRule::Loss(loss));
    for luck in [9.0, -9.0].into_iter().cycle().take(samples) {
        if elimination.running().len() == 2 {
            let first = Sample { after_reply: 0.0, after: 0.0, points: 2.0, chance: Some(0.5) };
            elimination
                .add(vec![first, Sample { after_reply: 3.0 + luck, after: 4.0 * luck, points: 0.0, chance: None }]);
        }
    }
    elimination.final_estimates()
}

#[test]
fn a_few_samples_do_not_beat_equity_but_many_do() {
    let second_leads = |samples| {
        let found = raced([2.0, 0.0], samples);
        found[1].worth > found[0].worth
    };
    assert!(!second_leads(0) && !second_leads(2) && second_leads(400));
    assert!(raced([2.0, 0.0], 2)[1].mean > raced([2.0, 0.0], 2)[0].mean);
}

#[test]
fn doubt_goes_down_with_samples_and_chances_are_told_where_they_are_known() {
    let found = |samples| raced_until(-1.0, [2.0, 0.0], samples);
    let doubts: Vec<f64> = [0, 2, 40, 400].into_iter().map(|samples| found(samples)[1].doubt).collect();
    assert!(doubts.windows(2).all(|two| two[1] < two[0]), "{doubts:?}");
    // Luck of 9 points up to the reply and of 36 after it, in 400 samples, beside the prior of a difference of two.
    let known = |prior: f64, luck: f64| 1.0 / (1.0 / (2.0 * prior * prior) + 400.0 / (luck * luck));
    let wanted = (known(3.5, 9.0) + known(2.5, 36.0)).sqrt();
    assert!((doubts[3] / wanted - 1.0).abs() < 0.01, "{doubts:?} and {wanted}");
    assert_eq!((found(400)[0].doubt, found(40)[0].points), (0.0, 2.0));
    assert_eq!((found(0)[0].chance, found(40)[0].chance, found(40)[1].chance), (None, Some(0.5), None));
}

#[test]
fn who_is_far_behind_does_not_start() {
    let found = raced([40.0, 0.0], 50);
    assert_eq!((found[0].worth, found[1].worth, found[1].samples), (Some(40.0), None, 0));
}

#[test]
fn a_point_is_worth_a_point_where_the_game_is_open_and_little_where_it_is_decided() {
    let told = |lead: f64| Scale::new(Some(Odds { lead, ahead: [0.0, 0.0], spread: [4.0, 12.0] }), 8);
    let open = Horizon::Open { own_turn: false, unseen: 8 };
    let worth = |scale: &Scale, points: i64, horizon: &Horizon| {
        scale.worth(points * POINT, scale.chance(points * POINT, horizon))
    };
    let gain = |scale: &Scale, points: i64| worth(scale, points, &open) - worth(scale, 0, &open);
    assert!((told(0.0).unit - 1.0).abs() < 1e-6);
    assert!((gain(&told(0.0), 1) - 1.0).abs() < 0.01);
    assert!(gain(&told(0.0), 60) < 30.0 && gain(&told(50.0), 1) < 0.2);
    assert!(gain(&told(-20.0), 40) > gain(&told(20.0), 40));
    let over = |lead: f64| worth(&told(lead), 1, &Horizon::Over);
    assert!(over(0.0) > 10.0 && over(-2.0) < 0.0 && (over(-1.0) - 0.1).abs() < 1.0);
}

/// Threads that take turns: whatever order they finish in, the results are those of one thread.
struct Threads;

impl Workers for Threads {
    fn are_many(&self) -> bool {
        true
    }

    fn map<T: Send>(&self, count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
        let half = |from: usize, to: usize| (from..to).map(&work).collect::<Vec<T>>();
        thread::scope(|scope| {
            let later = scope.spawn(|| half(count / 2, count));
            let mut all = half(0, count / 2);
            all.extend(later.join().expect("no panic"));
            all
        })
    }
}

#[test]
fn threads_find_what_one_thread_finds() {
    let scene = scene();
    let unseen = [1, 2, 3, 4, 4, 3, 1, 2, 4, 4, 4];
    let known = KnownPosition {
        cells: &scene.cells,
        rack: &[1, 2, 3],
        unseen: &unseen,
        others: &[3],
        set_aside: 0,
        odds: None,
    };
    let words = (&scene.graph, &scene.facts, &scene.leaves);
    let candidates = [laid(1, 0), laid(3, 0), RawCandidate::Exchange(vec![2])];
    let never = AtomicBool::new(false);
    for searches in [1, 100, 777, 5_000] {
        let drop = DropRule::Confidence { error: 0.01, margin: 0.1 };
        let effort = SampleEffort { turns: 3, searches, end_nodes: 20, drop, seed: 5 };
        let alone = simulate(words, &scene.rules, &known, &candidates, &effort);
        let together = simulate_with(words, &scene.rules, &known, &candidates, &effort, (&Threads, &never));
        assert_eq!(alone, together, "{searches} searches");
    }
}

/// A number of a normal distribution, as the sum of twelve even ones.
fn drawn(random: &mut Random, deviation: f64) -> f64 {
    let sum: f64 = (0..12).map(|_| random.below(1 << 20) as f64 / f64::from(1 << 20)).sum();
    (sum - 6.0) * deviation
}

/// Race eight candidates whose values are drawn by the prior, and tell by how much the best is better than the one left.
fn missed(random: &mut Random, error: f64, margin: f64) -> f64 {
    let equities: Vec<f64> = (0..8).map(|number| -0.8 * f64::from(number)).collect();
    let answered: Vec<f64> = equities.iter().map(|equity| equity + drawn(random, 3.5)).collect();
    let rest = |(equity, answered): (&f64, &f64)| 0.35 * (equity - answered) + drawn(random, 2.5);
    let later: Vec<f64> = equities.iter().zip(&answered).map(rest).collect();
    let mut elimination = CandidateElimination::new(equities, (1.0, 1.0), DropRule::Confidence { error, margin });
    while elimination.running().len() > 1 {
        let sample = |one: usize| {
            let after_reply = answered[one] + drawn(random, 7.0);
            Sample { after_reply, after: later[one] + drawn(random, 14.0), points: 0.0, chance: None }
        };
        let samples = elimination.running().into_iter().map(sample).collect();
        elimination.add(samples);
    }
    let value = |one: usize| answered[one] + later[one];
    (0..8).map(value).fold(f64::MIN, f64::max) - value(elimination.running()[0])
}

#[test]
fn the_stated_confidence_holds() {
    let mut random = Random::new(26);
    for error in [0.2, 0.05] {
        let wrong = (0..600).filter(|_| missed(&mut random, error, 0.5) > 0.5).count();
        assert!(wrong as f64 <= error * 600.0, "{wrong} of 600 with an error of {error}");
    }
}
