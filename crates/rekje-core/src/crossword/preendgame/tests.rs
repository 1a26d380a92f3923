//! The search against its definition: every order of the bag one by one, and a plain minimax after each, on small games drawn by
//! chance.

use super::*;
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::crossword::endgame::RawEndRules;
use crate::crossword::endgame::tests::{raw_facts, tiles};
use crate::lexicon::machine_letters::EMPTY;
use crate::random::Random;

/// The most tiles on a rack of these games.
const RACK: usize = 3;

/// A small game.
struct Game {
    graph: WordGraph,
    facts: Facts,
    rules: EndRules,
    cells: Vec<u8>,
    rack: Vec<u8>,
    unseen: Vec<u8>,
    bag: usize,
    lead: i32,
    passes_left: [i64; 3],
    exchange_most: usize,
}

impl Game {
    /// Letters 1 to 4 on a board of 3 or 4 squares a side, racks of one to three tiles, one or two in the bag.
    fn by_chance(seed: u64) -> Game {
        let mut random = Random::new(seed);
        let side = 3 + random.below(2) as usize;
        let mut raw = raw_facts(&mut random, side);
        (raw.rack_size, raw.bonus) = (RACK as i64, raw.bonus[..=RACK].to_vec());
        let facts = Facts::new(&raw).expect("sound facts");
        let words: Vec<Vec<u8>> = (0..3 + random.below(12)).map(|_| tiles(&mut random, 2..5, 1)).collect();
        let graph = WordGraph::build(words.iter().map(Vec::as_slice), 4).expect("sound words");
        let mut cells = vec![EMPTY; side * side];
        for tile in tiles(&mut random, 1..4, 1) {
            cells[random.below((side * side) as u64) as usize] = tile;
        }
        let raw = RawEndRules {
            passes: 1 + random.below(2) as i64,
            subtract_rest: random.below(3) > 0,
            out_times: random.below(3) as i64,
            out_bonus: [0, 0, 25][random.below(3) as usize],
        };
        let bag = 1 + random.below(2) as usize;
        let other = 1 + random.below(2);
        Game {
            graph,
            facts,
            rules: EndRules::new(&raw).expect("sound rules"),
            cells,
            rack: tiles(&mut random, 1..4, 0),
            unseen: tiles(&mut random, other + bag as u64..other + bag as u64 + 1, 0),
            bag,
            lead: random.below(25) as i32 - 12,
            passes_left: [1 + random.below(2) as i64, 2, random.below(3) as i64],
            exchange_most: if random.below(2) == 0 { bag } else { 0 },
        }
    }

    fn weigh(&self, asked_for: &[RawCandidate], budget: u64) -> PreEndGame {
        let position = BagPosition {
            cells: &self.cells,
            rack: &self.rack,
            unseen: &self.unseen,
            bag: self.bag,
            lead: self.lead,
            passes_left: self.passes_left,
            exchange_most: self.exchange_most,
        };
        let game = (&self.graph, &self.facts, &self.rules);
        pre_end_game(game, &position, asked_for, budget, &AtomicBool::new(false)).expect("a sound position")
    }

    fn points(&self, rack: &Rack) -> i32 {
        rack.tiles().map(|code| self.facts.value(code)).sum()
    }

    /// Lay a play, draw and let the other go on: what the player gains by it.
    fn worth(&self, cells: &[u8], racks: (&Rack, &Rack), bag: &[u8], play: &Play) -> i32 {
        let (mut cells, mut own) = (cells.to_vec(), racks.0.clone());
        for (x, y, tile) in play.squares() {
            cells[y * self.facts.width() + x] = tile;
            own.take_laid(tile);
        }
        let drawn = bag.len().min(RACK - own.size());
        bag[..drawn].iter().for_each(|&code| own.put(code));
        let rest = &bag[drawn..];
        let left = if rest.is_empty() { self.rules.passes() as i64 } else { self.passes_left[1] };
        let after = match own.size() {
            0 => self.rules.out(self.points(racks.1)),
            _ => -self.minimax(&cells, (racks.1, &own), rest, left),
        };
        play.score + after
    }

    /// By the definition: the best over all plays and the pass.
    fn minimax(&self, cells: &[u8], racks: (&Rack, &Rack), bag: &[u8], left: i64) -> i32 {
        let pass = match left {
            1 => self.rules.stop(self.points(racks.0), self.points(racks.1)),
            _ => -self.minimax(cells, (racks.1, racks.0), bag, left - 1),
        };
        let board = Board::of(&self.graph, &self.facts, cells);
        let rack: Vec<u8> = racks.0.tiles().collect();
        let plays = all_plays(&self.graph, &self.facts, &board, &rack).expect("a sound rack");
        plays.iter().map(|play| self.worth(cells, racks, bag, play)).fold(pass, i32::max)
    }

    /// The lead at the end after an act, if the unseen tiles lie in an order, those of the bag first.
    fn lead_after(&self, act: &Act, order: &[u8]) -> Vec<i32> {
        let (bag, other) = order.split_at(self.bag);
        let (own, other) = (Rack::new(&self.rack), Rack::new(other));
        let stop = |own: &Rack| self.rules.stop(self.points(own), self.points(&other));
        if let Some(play) = &act.play {
            return vec![self.lead + self.worth(&self.cells, (&own, &other), bag, play)];
        }
        if act.given.is_empty() {
            let left = self.passes_left[0] - 1;
            let pass = || -self.minimax(&self.cells, (&other, &own), bag, left);
            return vec![self.lead + if left == 0 { stop(&own) } else { pass() }];
        }
        let mut own = own;
        let (drawn, rest) = bag.split_at(act.given.len());
        act.given.iter().for_each(|&code| assert!(own.take(code)));
        drawn.iter().for_each(|&code| own.put(code));
        let left = self.passes_left[2];
        let exchanged = |bag: Vec<u8>| -self.minimax(&self.cells, (&other, &own), &bag, left);
        let worth = |bag| self.lead + if left == 0 { stop(&own) } else { exchanged(bag) };
        orders(&[rest, &act.given].concat()).into_iter().map(worth).collect()
    }

    /// The chance to win with an act, and the mean of the lead at the end.
    fn by_definition(&self, act: &Act) -> (f64, f64) {
        let leads: Vec<i32> = orders(&self.unseen).iter().flat_map(|order| self.lead_after(act, order)).collect();
        let won = leads.iter().map(|lead| f64::from(lead.signum() + 1) / 2.0).sum::<f64>();
        let count = leads.len() as f64;
        (won / count, f64::from(leads.iter().sum::<i32>()) / count)
    }

    fn acts(&self) -> Vec<Act> {
        let board = Board::of(&self.graph, &self.facts, &self.cells);
        let plays = all_plays(&self.graph, &self.facts, &board, &self.rack).expect("a sound rack");
        let plays = plays.into_iter().map(|play| Act { play: Some(play), given: Vec::new() });
        plays.chain(acts_without_play(&self.rack, self.exchange_most)).collect()
    }
}

/// Every order of some tiles, each being its own.
fn orders(tiles: &[u8]) -> Vec<Vec<u8>> {
    let Some((&first, rest)) = tiles.split_first() else { return vec![Vec::new()] };
    let with_first = |order: Vec<u8>| {
        (0..=order.len()).map(move |place| [&order[..place], &[first], &order[place..]].concat()).collect::<Vec<_>>()
    };
    orders(rest).into_iter().flat_map(with_first).collect()
}

fn is_near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

#[test]
fn it_finds_what_every_order_of_the_bag_gives() {
    let (mut uncertain, mut exchanges, mut kept_some, mut nodes) = (0, 0, 0, 0);
    for seed in 0..60 {
        let game = Game::by_chance(seed);
        let found = game.weigh(&[], 10_000_000);
        assert!(found.proven && found.chance_proven, "seed {seed}");
        assert_eq!(found.turns.len(), game.acts().len(), "seed {seed}");
        let mut best = (-1.0, 0.0);
        for act in game.acts() {
            let (chance, lead) = game.by_definition(&act);
            best = if (chance, lead) > best { (chance, lead) } else { best };
            let turn = found.turns.iter().find(|turn| turn.act == act).expect("every act is looked at");
            let within = turn.bounds.0 - 1e-9 <= chance && chance <= turn.bounds.1 + 1e-9;
            assert!(within, "seed {seed}: {chance} {turn:?}");
            assert!(!turn.lead_proven || is_near(turn.lead, lead), "seed {seed}: {lead} {turn:?}");
        }
        let first = &found.turns[0];
        let (chance, lead) = game.by_definition(&first.act);
        assert!(is_near(chance, best.0) && is_near(chance, first.chance), "seed {seed}: {best:?} {first:?}");
        assert!(is_near(lead, best.1) && is_near(lead, first.lead), "seed {seed}: {best:?} {first:?}");
        uncertain += usize::from(chance > 0.0 && chance < 1.0);
        exchanges += usize::from(!first.act.given.is_empty());
        let laid = first.act.play.as_ref().map_or(0, Play::laid);
        kept_some += usize::from(laid > 0 && laid < game.bag);
        nodes += found.nodes;
    }
    assert!(uncertain > 5 && exchanges > 0 && kept_some > 0, "{uncertain} {exchanges} {kept_some}: too easy");
    assert!(nodes > 2_000, "{nodes} nodes: too easy");
}

#[test]
fn a_small_budget_claims_nothing_that_is_wrong() {
    let mut open = 0;
    for seed in 0..24 {
        let game = Game::by_chance(seed);
        for budget in [1, 20, 200] {
            let found = game.weigh(&[], budget);
            assert_eq!(found, game.weigh(&[], budget), "seed {seed}");
            assert!(!found.turns.is_empty());
            open += usize::from(!found.proven);
            for turn in &found.turns {
                let (chance, lead) = game.by_definition(&turn.act);
                assert!(turn.bounds.0 - 1e-9 <= chance && chance <= turn.bounds.1 + 1e-9, "seed {seed}: {turn:?}");
                assert!(!turn.lead_proven || is_near(turn.lead, lead), "seed {seed}: {turn:?}");
            }
            assert!(found.turns.is_sorted_by(|a, b| (a.chance, a.lead) >= (b.chance, b.lead)), "seed {seed}");
            if found.chance_proven {
                let best = game.acts().iter().map(|act| game.by_definition(act).0).fold(0.0, f64::max);
                assert!(is_near(game.by_definition(&found.turns[0].act).0, best), "seed {seed}");
            }
        }
    }
    assert!(open > 20, "{open}: too easy");
}

#[test]
fn among_sure_wins_points_count() {
    let mut sure = 0;
    for seed in 0..60 {
        let game = Game { lead: 40, ..Game::by_chance(seed) };
        let found = game.weigh(&[], 10_000_000);
        assert!(found.proven, "seed {seed}");
        let best =
            game.acts().iter().map(|act| game.by_definition(act)).fold((0.0, 0.0), |a, b| if b > a { b } else { a });
        let first = &found.turns[0];
        assert!(is_near(first.chance, best.0) && is_near(first.lead, best.1), "seed {seed}: {best:?} {first:?}");
        sure += usize::from(best.0 == 1.0);
    }
    assert!(sure > 30, "{sure}: too few");
}

#[test]
fn what_is_asked_for_is_weighed_to_the_end() {
    for seed in 0..20 {
        let game = Game::by_chance(seed);
        let found = game.weigh(&[RawCandidate::Exchange(Vec::new())], 10_000_000);
        let pass = found.turns.iter().find(|turn| turn.act == Act { play: None, given: Vec::new() }).expect("the pass");
        let (chance, lead) = game.by_definition(&pass.act);
        assert!(pass.lead_proven && is_near(pass.lead, lead) && is_near(pass.chance, chance), "seed {seed}: {pass:?}");
    }
}

#[test]
fn a_stopped_search_still_has_an_answer() {
    let game = Game::by_chance(3);
    let position = BagPosition {
        cells: &game.cells,
        rack: &game.rack,
        unseen: &game.unseen,
        bag: game.bag,
        lead: 0,
        passes_left: [2; 3],
        exchange_most: 0,
    };
    let rules = (&game.graph, &game.facts, &game.rules);
    let found = pre_end_game(rules, &position, &[], 1_000, &AtomicBool::new(true)).expect("a sound position");
    assert_eq!((found.turns.len(), found.proven), (1, false));
    let wrong = |position: BagPosition| {
        pre_end_game(rules, &position, &[], 9, &AtomicBool::new(false)).expect_err("unsound").to_string()
    };
    assert_eq!(wrong(BagPosition { bag: 5, ..position.clone() }), "the bag must be 1 to 4, not 5");
    assert_eq!(wrong(BagPosition { rack: &[], ..position.clone() }), "the rack's size must be 1 to 3, not 0");
    assert!(wrong(BagPosition { unseen: &[1], bag: 1, ..position }).starts_with("the unseen tiles must be 2 to 4"));
}
