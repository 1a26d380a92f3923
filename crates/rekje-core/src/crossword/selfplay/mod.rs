//! Whole games between computer players, repeatable from a seed.
//!
//! A greedy player makes the play with the highest score (the first in the order of [`Play`]). A player without a play exchanges all
//! tiles if the rules and the bag allow it, and passes otherwise. A player with leave values makes the play with the highest equity, or
//! exchanges tiles if the leave is worth more than that. A game records every turn and every tile drawn, so that a referee can check it.

pub mod driven;
pub mod learning;
mod leave_schedule;
mod midgame;
mod rules;
mod table;

pub use leave_schedule::LeaveSchedule;
pub(crate) use midgame::Midgame;
pub use rules::{GameRules, RawGameRules};
pub(crate) use table::Table;

use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::error::Error;
use crate::lexicon::word_graph::WordGraph;

/// What a player did.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let game = play_game(&graph, &facts, &rules, &[], 1).unwrap();
/// let plays = game.turns.iter().filter(|turn| matches!(turn.action, Action::Play(_))).count();
/// assert!(plays > 0);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Tiles laid.
    Play(Play),
    /// The tiles given back.
    Exchange(Vec<u8>),
    /// Nothing.
    Pass,
}

/// One turn, with the tiles drawn in it.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let game = play_game(&graph, &facts, &rules, &[], 1).unwrap();
/// let first: &Turn = &game.turns[0];
/// assert_eq!(first.seat, 0);
/// if let Action::Play(play) = &first.action {
///     assert_eq!(first.drawn.len(), play.laid(), "the rack is filled up");
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it was, from 0.
    pub seat: usize,
    /// What the player did.
    pub action: Action,
    /// The tiles drawn, at its end or, where tiles are bought, at its beginning.
    pub drawn: Vec<u8>,
}

/// Why a game ended.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let game = play_game(&graph, &facts, &rules, &[], 1).unwrap();
/// if game.ending == Ending::Out {
///     assert!(game.rest.iter().any(|rack| rack.is_empty()));
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A player has no tiles left and the bag is empty.
    Out,
    /// Everybody passed as often as it takes.
    Passes,
    /// Nobody laid a tile for as many rounds as it takes.
    Scoreless,
    /// The bag is empty and no rack has a play.
    NoPlay,
}

/// A finished game.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let game: Game = play_game(&graph, &facts, &rules, &[], 1).unwrap();
/// assert_eq!((game.racks.len(), game.scores.len()), (2, 2));
/// assert_eq!(game.racks[0].len(), 7);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The racks at the start.
    pub racks: Vec<Vec<u8>>,
    /// All turns in order.
    pub turns: Vec<Turn>,
    /// Why it ended.
    pub ending: Ending,
    /// The racks in the end.
    pub rest: Vec<Vec<u8>>,
    /// What each score gains or loses by settling.
    pub adjustments: Vec<i32>,
    /// Final scores, settled.
    pub scores: Vec<i32>,
}

/// Play one game. Seat n plays by `leave_schedules[n % len]`, or for the highest score if there are none. The seed alone
/// decides the tiles.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let game = play_game(&graph, &facts, &rules, &[], 7).unwrap();
/// assert_eq!(game, play_game(&graph, &facts, &rules, &[], 7).unwrap(), "the seed decides");
/// ```
pub fn play_game(
    graph: &WordGraph,
    facts: &Facts,
    rules: &GameRules,
    leave_schedules: &[&LeaveSchedule],
    seed: u64,
) -> Result<Game, Error> {
    let mut table = Table::new(graph, facts, rules, seed)?;
    loop {
        table.take_turn(leave_schedules)?;
        if let Some(ending) = table.ending() {
            return Ok(table.settle(ending));
        }
    }
}

/// The rack of whoever was on turn, and the equity that it reached, in thousandths of a point.
pub(crate) struct RackEquity {
    pub rack: Rack,
    pub equity: i64,
}

/// Play a game as [`play_game`] does, as long as the bag holds more than two racks, and tell what was reached in each turn. Later racks
/// reach less, because there is less room and the best tiles are gone, whatever they hold.
pub(crate) fn observe_game(
    graph: &WordGraph,
    facts: &Facts,
    rules: &GameRules,
    leave_schedule: &LeaveSchedule,
    seed: u64,
    mut tell: impl FnMut(&RackEquity),
) -> Result<(), Error> {
    let mut table = Table::new(graph, facts, rules, seed)?;
    while table.bag() > 2 * facts.rack_size() {
        table.take_turn(&[leave_schedule])?.iter().for_each(&mut tell);
        if table.ending().is_some() {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::facts::tests::plain;
    use crate::crossword::leave::leave_values::LeaveValues;

    fn rules() -> RawGameRules {
        RawGameRules {
            tiles: vec![1, 6, 6, 6, 6],
            seats: 2,
            exchange_min: 7,
            pass_rounds: 2,
            pass_rounds_empty: 1,
            scoreless_rounds: 3,
            prove_end: true,
            subtract_rest: true,
            out_gains: true,
            rack: 0,
            buys: 0,
            out_bonus: 0,
            out_doubles: false,
        }
    }

    fn game(words: &[&[u8]], rules: &RawGameRules, seed: u64) -> Game {
        let facts = Facts::new(&plain(9, 4)).expect("sound facts");
        let graph = WordGraph::build(words.iter().copied(), 4).expect("sound words");
        let rules = GameRules::new(rules).expect("sound rules");
        play_game(&graph, &facts, &rules, &[], seed).expect("letters agree")
    }

    const WORDS: [&[u8]; 6] = [&[1, 2], &[2, 1], &[3, 1, 4], &[4, 4, 2], &[2, 3], &[1, 1, 2, 3]];

    #[test]
    fn tiles_are_neither_lost_nor_made() {
        for seed in 0..50 {
            let game = game(&WORDS, &rules(), seed);
            let drawn: usize = game.turns.iter().map(|turn| turn.drawn.len()).sum();
            let given: usize = game
                .turns
                .iter()
                .map(|turn| match &turn.action {
                    Action::Play(play) => play.laid(),
                    Action::Exchange(tiles) => tiles.len(),
                    Action::Pass => 0,
                })
                .sum();
            let held: usize = game.rest.iter().map(Vec::len).sum();
            assert_eq!(14 + drawn, given + held, "seed {seed}");
        }
    }

    /// Keeping all is worth more than any play, so nobody lays a tile before the bag is empty.
    #[test]
    fn who_counts_what_is_kept_exchanges_for_it() {
        let facts = Facts::new(&plain(9, 4)).expect("sound facts");
        let graph = WordGraph::build(WORDS, 4).expect("sound words");
        let rules = GameRules::new(&RawGameRules { exchange_min: 1, ..rules() }).expect("sound rules");
        let mut leaves = LeaveValues::new(4, 6).expect("a small table");
        (1..=4).for_each(|code| leaves.set(&[code; 2], 900_000).expect("a sound set"));
        let game =
            play_game(&graph, &facts, &rules, &[&LeaveSchedule::new(vec![leaves], None)], 3).expect("letters agree");
        let Action::Exchange(given) = &game.turns[0].action else { panic!("no play is worth 900 points") };
        let mut kept = game.racks[0].clone();
        for tile in given {
            kept.swap_remove(kept.iter().position(|held| held == tile).expect("a tile of the rack"));
        }
        assert!(kept.len() == 2 && kept[0] == kept[1]);
        assert_eq!(game.ending, Ending::Scoreless);
    }

    #[test]
    fn the_same_seed_is_the_same_game() {
        assert_eq!(game(&WORDS, &rules(), 7), game(&WORDS, &rules(), 7));
        assert_ne!(game(&WORDS, &rules(), 7).racks, game(&WORDS, &rules(), 8).racks);
    }

    #[test]
    fn without_words_it_ends_by_scoreless_rounds() {
        let game = game(&[], &rules(), 1);
        assert_eq!(game.ending, Ending::Scoreless);
        assert_eq!(game.turns.len(), 6);
        assert!(game.turns.iter().all(|turn| matches!(turn.action, Action::Exchange(_))));
    }

    #[test]
    fn with_a_small_bag_it_ends_by_passes() {
        let small = RawGameRules { tiles: vec![0, 3, 3, 3, 9], ..rules() };
        let game = game(&[], &small, 1);
        assert_eq!((game.ending, game.turns.len()), (Ending::Passes, 4));
        let equity: i32 = game.rest.iter().flatten().map(|&code| i32::from(code)).sum();
        assert_eq!(game.scores.iter().sum::<i32>(), -equity);
    }

    #[test]
    fn with_an_empty_bag_the_proof_ends_it_at_once() {
        let small = RawGameRules { tiles: vec![0, 3, 3, 3, 3], ..rules() };
        assert_eq!(game(&[], &small, 1).ending, Ending::NoPlay);
        let unproved = RawGameRules { prove_end: false, ..small };
        let game = game(&[], &unproved, 1);
        assert_eq!((game.ending, game.turns.len()), (Ending::Passes, 2));
    }

    /// Racks are not filled up; what is bought is taken before the play.
    #[test]
    fn tiles_may_be_bought_instead_of_drawn() {
        let buying = RawGameRules { rack: 2, buys: 3, out_bonus: 25, out_gains: false, ..rules() };
        for seed in 0..40 {
            let game = game(&WORDS, &buying, seed);
            assert!(game.turns[..2].iter().all(|turn| turn.drawn.len() == 3), "21 tiles are in the bag");
            let bought: usize = game.turns.iter().map(|turn| turn.drawn.len()).sum();
            assert!(bought <= 21 && (bought == 21 || game.ending != Ending::Out));
            let held: i32 = game.rest.iter().flatten().map(|&code| i32::from(code)).sum();
            let bonus = if game.ending == Ending::Out { 25 } else { 0 };
            assert_eq!(game.adjustments.iter().sum::<i32>(), bonus - held, "seed {seed}");
        }
    }

    #[test]
    fn who_goes_out_gains_what_the_others_hold() {
        let out = (0..200).map(|seed| game(&WORDS, &rules(), seed)).find(|game| game.ending == Ending::Out);
        let out = out.expect("some game ends so");
        assert_eq!(out.adjustments.iter().sum::<i32>(), 0);
        assert!(out.rest.iter().any(Vec::is_empty));
    }

    #[test]
    fn who_goes_out_may_gain_it_twice_and_nobody_lose_it() {
        let doubling = RawGameRules { out_doubles: true, ..rules() };
        for seed in 0..200 {
            let (plain, doubled) = (game(&WORDS, &rules(), seed), game(&WORDS, &doubling, seed));
            let lost: i32 = plain.adjustments.iter().filter(|&&change| change < 0).sum();
            if plain.ending == Ending::Out {
                assert_eq!(doubled.adjustments.iter().sum::<i32>(), -2 * lost, "seed {seed}");
                assert!(doubled.adjustments.iter().all(|&change| change >= 0));
            } else {
                assert_eq!(doubled.adjustments, plain.adjustments, "seed {seed}");
            }
        }
    }
}
