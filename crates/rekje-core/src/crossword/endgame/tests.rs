//! The search against a plain minimax that knows nothing of lines, bounds or memory, on small games drawn by chance.

use super::node_state::MOST;
use super::position::move_summary::MoveSummary;
use super::*;
use crate::crossword::board::facts::tests::plain;
use crate::crossword::board::facts::{RawFacts, Scoring, StartRule};
use crate::crossword::board::rack::Rack;
use crate::crossword::queries::all_plays;
use crate::lexicon::machine_letters::EMPTY;
use crate::random::Random;

/// A small game.
pub struct Game {
    graph: WordGraph,
    facts: Facts,
    rules: EndRules,
    cells: Vec<u8>,
    racks: [Vec<u8>; 2],
    left: u8,
}

impl Game {
    /// Letters 1 to 4 on a board of 3 or 4 squares a side, up to three tiles on it, racks of one to three tiles.
    pub fn by_chance(seed: u64) -> Game {
        let mut random = Random::new(seed);
        let side = 3 + random.below(2) as usize;
        let facts = Facts::new(&raw_facts(&mut random, side)).expect("sound facts");
        let words: Vec<Vec<u8>> = (0..5 + random.below(30)).map(|_| tiles(&mut random, 2..5, 1)).collect();
        let graph = WordGraph::build(words.iter().map(Vec::as_slice), 4).expect("sound words");
        let mut cells = vec![EMPTY; side * side];
        for tile in tiles(&mut random, 0..4, 1) {
            cells[random.below((side * side) as u64) as usize] = tile;
        }
        let passes = 1 + random.below(2);
        let raw = RawEndRules {
            passes: passes as i64,
            subtract_rest: random.below(3) > 0,
            out_times: random.below(3) as i64,
            out_bonus: [0, 0, 25][random.below(3) as usize],
        };
        Game {
            graph,
            facts,
            rules: EndRules::new(&raw).expect("sound rules"),
            cells,
            racks: [0, 1].map(|_| tiles(&mut random, 1..4, 0)),
            left: 1 + random.below(passes) as u8,
        }
    }

    fn solve(&self, budget: u64) -> EndGame {
        end_game(&self.graph, &self.facts, &self.rules, &self.position(), budget).expect("a sound position")
    }

    pub fn search(&self, budget: u64) -> SearchContext<'_> {
        set_up(&self.graph, &self.facts, &self.rules, &self.position(), budget).expect("a sound position")
    }

    fn position(&self) -> EndPosition<'_> {
        let racks = [0, 1].map(|player: usize| &self.racks[player][..]);
        EndPosition { cells: &self.cells, racks, passes_left: self.left.into() }
    }

    /// By the definition: the best over all plays and the pass.
    fn minimax(&self, cells: &[u8], own: &Rack, other: &Rack, left: u8) -> i32 {
        let points = |rack: &Rack| rack.tiles().map(|code| self.facts.value(code)).sum::<i32>();
        let pass = match left {
            1 => self.rules.stop(points(own), points(other)),
            _ => -self.minimax(cells, other, own, left - 1),
        };
        let board = crate::crossword::board::Board::of(&self.graph, &self.facts, cells);
        let rack: Vec<u8> = own.tiles().collect();
        let plays = all_plays(&self.graph, &self.facts, &board, &rack).expect("a sound rack");
        let worth = |play: &Play| {
            let (mut cells, mut own) = (cells.to_vec(), own.clone());
            for (x, y, tile) in play.squares() {
                cells[y * self.facts.width() + x] = tile;
                own.take_laid(tile);
            }
            let after = match own.size() {
                0 => self.rules.out(points(other)),
                _ => -self.minimax(&cells, other, &own, self.rules.passes),
            };
            play.score + after
        };
        plays.iter().map(worth).fold(pass, i32::max)
    }

    /// What the first turn of a line is worth by the definition.
    fn worth_of(&self, first: Option<Play>) -> i32 {
        let racks = [0, 1].map(|player: usize| Rack::new(&self.racks[player]));
        let only = |cells: &[u8], own: &Rack, left| -self.minimax(cells, &racks[1], own, left);
        let Some(play) = first else {
            let points = |rack: &Rack| rack.tiles().map(|code| self.facts.value(code)).sum::<i32>();
            let [own, other] = &racks;
            return if self.left == 1 {
                self.rules.stop(points(own), points(other))
            } else {
                only(&self.cells, own, self.left - 1)
            };
        };
        let (mut cells, mut own) = (self.cells.clone(), racks[0].clone());
        for (x, y, tile) in play.squares() {
            cells[y * self.facts.width() + x] = tile;
            own.take_laid(tile);
        }
        let rest = racks[1].tiles().map(|code| self.facts.value(code)).sum();
        play.score + if own.size() == 0 { self.rules.out(rest) } else { only(&cells, &own, self.rules.passes) }
    }
}

pub fn raw_facts(random: &mut Random, side: usize) -> RawFacts {
    let mut raw = plain(side as i64, 4);
    for _ in 0..4 {
        let square = random.below((side * side) as u64) as usize;
        raw.word_factor[square] = 2;
        raw.blank_word_factor[square] = 1 + random.below(2) as i64;
        raw.letter_factor[random.below((side * side) as u64) as usize] = 3;
        raw.lay_factor[square] = 2;
    }
    raw.scoring = if random.below(4) == 0 { Scoring::Tiles } else { Scoring::Words };
    raw.start_rule = if random.below(4) == 0 { StartRule::Begins } else { StartRule::Covers };
    raw.bonus[3] = 10;
    raw.bonus[1] = [0, 0, 0, 15][random.below(4) as usize];
    raw
}

/// Some tiles, from a lowest code on: 0 is a blank.
pub fn tiles(random: &mut Random, count: std::ops::Range<u64>, low: u64) -> Vec<u8> {
    let count = count.start + random.below(count.end - count.start);
    (0..count).map(|_| (low + random.below(5 - low)) as u8).collect()
}

#[test]
fn it_finds_what_a_plain_minimax_finds() {
    let (mut nodes, mut long, mut cut_short) = (0, 0, 0);
    for seed in 0..600 {
        let game = Game::by_chance(seed);
        let found = game.solve(1_000_000);
        let [own, other] = [0, 1].map(|player: usize| Rack::new(&game.racks[player]));
        assert!(found.proven, "seed {seed}");
        assert_eq!(found.value, game.minimax(&game.cells, &own, &other, game.left), "seed {seed}");
        assert_eq!(found.value, game.worth_of(found.line[0]), "seed {seed}");
        for budget in [20, 200, 1_200] {
            let hasty = game.solve(budget);
            assert!(!hasty.proven || hasty.value == found.value, "seed {seed}, {budget} nodes");
            assert!(hasty.nodes <= budget, "seed {seed}");
            cut_short += usize::from(!hasty.proven);
        }
        nodes += found.nodes;
        long += usize::from(found.line.len() > 2);
    }
    assert!(nodes > 5_000 && long > 10, "{nodes} nodes, {long} long lines: too easy");
    assert!(cut_short > 20, "{cut_short}: too easy");
}

#[test]
fn proof_numbers_find_what_a_plain_minimax_finds() {
    let (mut nodes, mut cut_short) = (0, 0);
    for seed in 0..400 {
        let game = Game::by_chance(seed);
        let [own, other] = [0, 1].map(|player: usize| Rack::new(&game.racks[player]));
        let value = game.minimax(&game.cells, &own, &other, game.left);
        for first_bound in [value, value - 7, value + 7] {
            let mut search = game.search(10_000);
            search.limit = 2;
            cut_short += usize::from(search.prove(first_bound).is_err());
            assert!(search.shown.0 <= value && value <= search.shown.1, "seed {seed}, first_bound {first_bound}");
            (search.limit, search.nodes) = (10_000, 0);
            assert_eq!(search.prove(first_bound).ok(), Some(value), "seed {seed}, first_bound {first_bound}");
            nodes += search.nodes;
            let line = principal_variation::proven(&mut search, value);
            assert_eq!(value, game.worth_of(line[0]), "seed {seed}, first_bound {first_bound}");
        }
    }
    assert!(nodes > 3_000 && cut_short > 100, "{nodes} nodes, {cut_short} cut short: too easy");
}

#[test]
fn a_short_look_that_says_so_is_exact() {
    let (mut full, mut close) = (0, 0);
    for seed in 0..400 {
        let game = Game::by_chance(seed);
        let [own, other] = [0, 1].map(|player: usize| Rack::new(&game.racks[player]));
        let value = game.minimax(&game.cells, &own, &other, game.left);
        let mut search = game.search(100);
        let key = search.board.key();
        let found = search.short_look();
        assert_eq!(search.board.key(), key, "seed {seed}");
        assert!(!found.full || found.value == value, "seed {seed}");
        full += usize::from(found.full);
        close += usize::from((found.value - value).abs() < 10);
    }
    assert!(full > 20 && full < 300 && close > 300, "{full} exact, {close} close");
}

#[test]
fn no_move_is_worth_more_than_it_seems_and_no_pass_less() {
    let (mut bounds, mut if_other_passes, mut passes) = (0, 0, 0);
    for seed in 0..1_000 {
        let game = Game::by_chance(seed);
        let search = game.search(1);
        let (board, move_lists) = (&search.board, &search.move_lists);
        let plays = move_lists.plays(board.held);
        let move_bounds = search.move_bounds(board, &plays);
        let goes_on = |play: &&MoveSummary| !board.goes_out(play);
        for play in plays[0].iter().filter(goes_on) {
            let most = move_bounds.most(Some(play));
            if most < i32::MAX {
                bounds += 1;
                if_other_passes += usize::from(board.held[0].count_ones() == 2 && plays[1].is_empty());
                assert!(most >= game.worth_of(Some(*move_lists.play(0, play))), "seed {seed}");
            }
        }
        if game.left > 1 && plays.iter().any(|plays| !plays.is_empty()) {
            let least = search.least_of_a_pass(&plays);
            passes += usize::from(least > -MOST);
            assert!(least <= game.worth_of(None), "seed {seed}");
        }
    }
    assert!(bounds > 500 && if_other_passes > 60 && passes > 100, "{bounds}, {if_other_passes}, {passes}: too few");
}

#[test]
fn a_small_budget_says_so_and_still_knows_a_move() {
    let hard = (0..500).map(Game::by_chance).find(|game| game.solve(1_000_000).nodes > 50).expect("some are hard");
    let found = hard.solve(5);
    assert!(!found.proven && found.nodes == 5 && !found.line.is_empty());
    assert_eq!(found, hard.solve(5));
}

#[test]
fn a_game_that_is_over_is_turned_down() {
    let game = Game { racks: [vec![1], Vec::new()], ..Game::by_chance(1) };
    let racks = [0, 1].map(|player: usize| &game.racks[player][..]);
    let position = EndPosition { cells: &game.cells, racks, passes_left: 1 };
    let error = end_game(&game.graph, &game.facts, &game.rules, &position, 9).expect_err("nobody is on turn");
    assert_eq!(error.to_string(), "the rack's size must be 1 to 7, not 0");
}
