//! Simulation for games in which racks aren't refilled: each candidate is followed by self-play turns of computer players.

use std::sync::atomic::AtomicBool;

use super::candidate::{Candidate, RawCandidate};
use super::paired::PairedComparison;
use super::rollout::Dealer;
use super::sampling::{OneThread, Workers, Working, sample_deals};
use super::{Estimate, KnownPosition, check_unseen, deal_racks, lead};
use crate::crossword::board::Board;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::position::Position;
use crate::crossword::leave::leave_map::LeaveMap;
use crate::crossword::leave::leave_values::LeaveValues;
use crate::crossword::selfplay::{GameRules, LeaveSchedule, Midgame, Table};
use crate::error::Error;
use crate::lexicon::word_graph::WordGraph;

/// How far and how long to look, and what else the seat on turn knows.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let buying = GameRules::new(&RawGameRules { buys: 1, rack: 4, ..raw_rules }).unwrap();
/// let scope = Scope { turns: 2, searches: 40, seed: 1, bought: true, passes: 0, even: false };
/// let words = (&graph, &facts, &LeaveSchedule::default());
/// assert!(hold_on(words, &buying, &known, &candidates, &scope).unwrap()[0].samples > 0);
/// ```
#[derive(Debug, Clone)]
pub struct Scope {
    /// Turns that are played after a candidate, of all seats together; the rest is told by what tiles held are worth.
    pub turns: usize,
    /// Turns to be played, at most, all games together.
    pub searches: u64,
    /// What the deals depend on.
    pub seed: u64,
    /// Whether the seat has bought a tile in this turn.
    pub bought: bool,
    /// How many of the last turns were passes.
    pub passes: usize,
    /// Whether all candidates get as many samples. Else those that fall behind are dropped.
    pub even: bool,
}

/// Simulate each candidate (an exchange of nothing is a pass); everybody plays by `leave_schedule`. Tiles still held
/// after the last turn count by its leave values.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let buying = GameRules::new(&RawGameRules { buys: 1, rack: 4, ..raw_rules }).unwrap();
/// let scope = Scope { turns: 2, searches: 40, seed: 1, bought: true, passes: 0, even: false };
/// let found = hold_on((&graph, &facts, &LeaveSchedule::default()), &buying, &known, &candidates, &scope).unwrap();
/// assert_eq!(found.len(), candidates.len());
/// ```
pub fn hold_on(
    (graph, facts, leave_schedule): (&WordGraph, &Facts, &LeaveSchedule),
    rules: &GameRules,
    known: &KnownPosition,
    candidates: &[RawCandidate],
    scope: &Scope,
) -> Result<Vec<Estimate>, Error> {
    let never = AtomicBool::new(false);
    hold_on_with((graph, facts, leave_schedule), rules, known, candidates, scope, (&OneThread, &never))
}

/// [`hold_on`], its games spread over threads, until a flag is set. As long as it isn't, the number of threads changes nothing.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// use std::sync::atomic::AtomicBool;
/// let buying = GameRules::new(&RawGameRules { buys: 1, rack: 4, ..raw_rules }).unwrap();
/// let scope = Scope { turns: 2, searches: 40, seed: 1, bought: true, passes: 0, even: false };
/// let (words, is_over) = ((&graph, &facts, &LeaveSchedule::default()), AtomicBool::new(true));
/// let found = hold_on_with(words, &buying, &known, &candidates, &scope, (&OneThread, &is_over)).unwrap();
/// assert!(found.iter().all(|estimate| estimate.samples == 0), "there was no time");
/// ```
pub fn hold_on_with(
    (graph, facts, leave_schedule): (&WordGraph, &Facts, &LeaveSchedule),
    rules: &GameRules,
    known: &KnownPosition,
    candidates: &[RawCandidate],
    scope: &Scope,
    working: Working<impl Workers>,
) -> Result<Vec<Estimate>, Error> {
    let board = Board::new(graph, facts, known.cells)?;
    let position = Position::new(facts, known.cells, known.rack)?;
    check_unseen(facts, known)?;
    let in_play = known.unseen.len().saturating_sub(known.set_aside);
    rules.check_seats(facts, known.others, in_play)?;
    let kept = LeaveMap::new(&LeaveValues::by_tile(&vec![0; facts.letters() + 1])?, &position.rack)?;
    let candidates = Candidate::all(facts, &position, &kept, candidates)?;
    let mut comparison = PairedComparison::new(candidates.len(), scope.even);
    let rollout = |one: usize, deal: &[u8]| {
        let (racks, bag) = deal_racks(&position.rack, &deal[..in_play], known.others);
        let now = Midgame { board: board.clone(), racks, bag: bag.to_vec(), passes: scope.passes };
        let mut table = Table::resume(graph, facts, rules, now);
        table.act(candidates[one].play.as_ref(), scope.bought);
        outcome(table, leave_schedule, scope.turns)
    };
    sample_deals(&mut comparison, &mut Dealer::new(known, scope.seed), scope.searches, working, rollout)?;
    Ok(comparison.final_estimates())
}

/// Play on for at most `turns` turns. It returns the first seat's lead over the mean of the others, in thousandths of a point, and how
/// many turns were played.
fn outcome(mut table: Table, leave_schedule: &LeaveSchedule, turns: usize) -> Result<(i64, u64), Error> {
    let (mut ending, mut played) = (table.ending(), 0);
    for _ in 0..turns {
        if ending.is_some() {
            break;
        }
        table.take_turn(&[leave_schedule])?;
        played += 1;
        ending = table.ending();
    }
    Ok((lead(table.standings(ending, leave_schedule)), played))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::facts::tests::plain;
    use crate::crossword::selfplay::RawGameRules;

    const WORDS: [&[u8]; 6] = [&[1, 2], &[2, 1], &[3, 1, 4], &[4, 4, 2], &[2, 3], &[1, 1, 2, 3]];
    const HELD: [i32; 5] = [0, 1_000, 2_000, 3_000, 4_000];

    fn rules() -> GameRules {
        let raw = RawGameRules {
            tiles: vec![0, 6, 6, 6, 6],
            seats: 2,
            exchange_min: 1,
            pass_rounds: 1,
            pass_rounds_empty: 1,
            scoreless_rounds: 1,
            prove_end: false,
            subtract_rest: true,
            out_gains: false,
            rack: 3,
            buys: 2,
            out_bonus: 25,
            out_doubles: false,
        };
        GameRules::new(&raw).expect("sound rules")
    }

    fn look(
        unseen: &[u8],
        others: &[usize],
        turns: usize,
        leave_schedule: &LeaveSchedule,
    ) -> Result<Vec<Estimate>, Error> {
        look_at_all(unseen, others, turns, leave_schedule, false)
    }

    fn look_at_all(
        unseen: &[u8],
        others: &[usize],
        turns: usize,
        leave_schedule: &LeaveSchedule,
        even: bool,
    ) -> Result<Vec<Estimate>, Error> {
        let graph = WordGraph::build(WORDS, 4).expect("sound words");
        let facts = Facts::new(&plain(9, 4)).expect("sound facts");
        let mut cells = vec![0; 81];
        cells[40..42].copy_from_slice(&[1, 2]);
        let known = KnownPosition { cells: &cells, rack: &[1, 3, 3], unseen, others, set_aside: 0, odds: None };
        let scope = Scope { turns, searches: 300, seed: 5, bought: false, passes: 0, even };
        let laid = |tiles: Vec<u8>, score| RawCandidate::Play { x: 5, y: 4, down: true, tiles, score };
        let candidates = [laid(vec![0, 1], 1), laid(vec![0, 3], 9), RawCandidate::Exchange(Vec::new())];
        hold_on((&graph, &facts, leave_schedule), &rules(), &known, &candidates, &scope)
    }

    fn leave_schedule() -> LeaveSchedule {
        let leaves = LeaveValues::by_tile(&HELD).expect("sound leave values");
        LeaveSchedule::new(vec![leaves.clone()], Some(leaves))
    }

    #[test]
    fn without_a_turn_more_it_is_the_score_and_what_is_held() {
        let found = look(&[2; 6], &[2], 0, &leave_schedule());
        let means = found.map(|all| all.iter().map(|estimate| estimate.mean).collect::<Vec<f64>>());
        assert_eq!(means, Ok(vec![1.0 + 6.0 - 4.0, 9.0 + 4.0 - 4.0, 7.0 - 4.0]));
    }

    #[test]
    fn the_same_seed_tells_the_same_and_the_worse_are_dropped() {
        let unseen = [1, 2, 3, 4, 4, 3, 1, 2, 4, 2, 1];
        let found = look(&unseen, &[3], 3, &leave_schedule()).expect("sound candidates");
        assert_eq!(Ok(&found), look(&unseen, &[3], 3, &leave_schedule()).as_ref());
        assert!(found[1].mean > found[0].mean && found[0].samples < 300 / 9, "{found:?}");
    }

    #[test]
    fn where_all_are_to_get_as_many_samples_none_is_dropped() {
        let unseen = [1, 2, 3, 4, 4, 3, 1, 2, 4, 2, 1];
        let found = look_at_all(&unseen, &[3], 3, &leave_schedule(), true).expect("sound candidates");
        assert!(found.iter().all(|one| one.samples == found[0].samples && one.worth == Some(one.mean)), "{found:?}");
        assert!(found[0].doubt == 0.0 && found[1..].iter().all(|one| (0.1..9.0).contains(&one.doubt)), "{found:?}");
    }

    #[test]
    fn a_game_that_ends_is_settled() {
        let found = look(&[4, 4, 4], &[3], 50, &LeaveSchedule::default()).expect("sound candidates");
        let most = found.iter().map(|estimate| estimate.mean).fold(f64::MIN, f64::max);
        assert!(most > 9.0 && found.iter().any(|estimate| estimate.error == 0.0), "{found:?}");
    }

    #[test]
    fn seats_that_cannot_be_are_turned_down() {
        for (unseen, others) in [(&[1, 2][..], &[3][..]), (&[1, 2, 3], &[1, 1]), (&[1, 2, 9], &[2])] {
            assert!(look(unseen, others, 1, &leave_schedule()).is_err());
        }
    }
}
