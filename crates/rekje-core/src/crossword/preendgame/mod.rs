//! The pre-endgame between two players: few tiles are in the bag, and every draw is looked at.
//!
//! For each turn of the player on turn and each way in which the unseen tiles can lie, the rest of the game is played as if both
//! players knew the tiles. Once the bag is empty they do, so a turn that empties it is valued exactly. With tiles left in the bag it
//! is a model: the other's answer is as good as if it knew what is drawn.
//!
//! The chance to win comes first and points come after it. A turn's chance lies between what is proven won and what isn't proven lost.
//! A turn is dropped when the most that it can still win is less than what the best one is proven to win. The budget is a number of positions and
//! not a time, so the same position always has the same answer; a flag can stop the search as well.

mod candidate;
mod dealt_game;
mod draws;
mod selection;
#[cfg(test)]
mod tests;

use std::sync::atomic::AtomicBool;

pub use dealt_game::Act;

use crate::crossword::board::Board;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::position::{Position, check_rack};
use crate::crossword::endgame::EndRules;
use crate::crossword::endgame::position::rules::checked_range;
use crate::crossword::queries::all_plays;
use crate::crossword::simulation::RawCandidate;
use crate::error::Error;
use crate::lexicon::machine_letters::MAX_RACK;
use crate::lexicon::word_graph::WordGraph;
use dealt_game::{DealtGame, PassesLeft};
use selection::Selection;

/// The most tiles in the bag of which every draw is looked at.
///
/// ```
/// assert_eq!(rekje_core::crossword::preendgame::MOST_IN_BAG, 4);
/// ```
pub const MOST_IN_BAG: usize = 4;

/// What the player on turn knows, not yet believed.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/few_in_bag.rs")]
/// // One of the two unseen tiles is in the bag, the other one on the opponent's rack.
/// assert_eq!(position.unseen.len(), position.bag + 1);
/// assert!(found.turns.iter().any(|turn| turn.act.play.is_some()));
/// ```
#[derive(Debug, Clone)]
pub struct BagPosition<'p> {
    /// The board, row by row, [`EMPTY`](crate::EMPTY) where nothing lies.
    pub cells: &'p [u8],
    /// The tiles of the player on turn.
    pub rack: &'p [u8],
    /// The tiles that the player doesn't see: those of the bag and those of the other.
    pub unseen: &'p [u8],
    /// How many of them are in the bag.
    pub bag: usize,
    /// The points by which the player leads.
    pub lead: i32,
    /// The passes in a row that end the game before the bag is empty: now, after a play, after an exchange.
    pub passes_left: [i64; 3],
    /// The most tiles that may be exchanged; 0 if none may.
    pub exchange_most: usize,
}

/// A turn, weighed.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/few_in_bag.rs")]
/// let best: &Weighed = &found.turns[0];
/// assert!(best.bounds.0 <= best.chance && best.chance <= best.bounds.1);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Weighed {
    /// What is done.
    pub act: Act,
    /// The chance to win, a draw being half a win, as far as is known.
    pub chance: f64,
    /// What is proven of the chance: it lies between these.
    pub bounds: (f64, f64),
    /// The lead at the end of the game on average, in points, as far as is known.
    pub lead: f64,
    /// Whether that is proven.
    pub lead_proven: bool,
}

/// What was found.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/few_in_bag.rs")]
/// let found: PreEndGame = found;
/// assert!(found.chance_proven);
/// assert!(found.turns[0].chance >= found.turns[1].chance);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct PreEndGame {
    /// The turns that were looked at, the best first.
    pub turns: Vec<Weighed>,
    /// Whether no turn is better than the first one: none wins more often, and of those that win as often none gains more points.
    pub proven: bool,
    /// Whether no turn wins more often than the first one.
    pub chance_proven: bool,
    /// Positions looked at; laying a turn counts as several, and so do many plays listed.
    pub nodes: u64,
}

/// Weigh the turns of a player with few tiles in the bag, within a budget of nodes. Those in `asked_for` are weighed to the end, whether or not
/// they fall behind; a play among them may have words that aren't in the list.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/few_in_bag.rs")]
/// // CATS scores 4.
/// assert_eq!(found.turns[0].act.play.map(|play| play.score), Some(4));
/// ```
pub fn pre_end_game(
    (graph, facts, rules): (&WordGraph, &Facts, &EndRules),
    position: &BagPosition,
    asked_for: &[RawCandidate],
    budget: u64,
    stop: &AtomicBool,
) -> Result<PreEndGame, Error> {
    let (checked, passes) = check(graph, facts, position)?;
    let board = Board::of(graph, facts, &checked.cells);
    let plays = all_plays(graph, facts, &board, position.rack)?;
    let asked_for = asked_for.iter().map(|raw| act_of(facts, &checked, raw)).collect::<Result<Vec<Act>, Error>>()?;
    if asked_for.iter().any(|act| act.given.len() > position.bag) {
        return Err(Error::Game("more tiles are given back than the bag holds"));
    }
    let game = (graph, facts, rules);
    let game = DealtGame::new(game, &checked.cells, (position.rack, position.unseen), passes, budget.min(LARGE), stop);
    let acts = plays.into_iter().map(|play| Act { play: Some(play), given: Vec::new() });
    let acts = acts.chain(acts_without_play(position.rack, position.exchange_most)).collect();
    Ok(Selection::new(game, position, (acts, asked_for), budget, stop).run())
}

/// The tables of a search are never made for more positions.
const LARGE: u64 = 1 << 18;

/// The position with its board and rack checked. It is an error if letter sets and numbers of tiles don't agree.
fn check(graph: &WordGraph, facts: &Facts, position: &BagPosition) -> Result<(Position, PassesLeft), Error> {
    if graph.letters() != facts.letters {
        return Err(Error::LettersDiffer { words: graph.letters(), facts: facts.letters });
    }
    let within =
        |what, value: usize, low: usize, high: usize| checked_range(what, value as i64, low as i64, high as i64);
    within("the bag", position.bag, 1, MOST_IN_BAG)?;
    within("the rack's size", position.rack.len(), 1, facts.rack_size)?;
    within("the unseen tiles", position.unseen.len(), position.bag + 1, position.bag + facts.rack_size)?;
    within("the tiles of both", position.unseen.len() + position.rack.len(), 1, MAX_RACK)?;
    within("exchange_most", position.exchange_most, 0, position.bag)?;
    for part in position.unseen.chunks(facts.rack_size) {
        check_rack(facts, part)?;
    }
    let [now, after_play, after_exchange] = position.passes_left;
    let passes = PassesLeft {
        now: checked_range("passes_left", now, 1, 100)? as u8,
        after_play: checked_range("passes_left", after_play, 1, 100)? as u8,
        after_exchange: checked_range("passes_left", after_exchange, 0, 100)? as u8,
    };
    Ok((Position::new(facts, position.cells, position.rack)?, passes))
}

/// A turn from outside, checked against the position.
fn act_of(facts: &Facts, position: &Position, raw: &RawCandidate) -> Result<Act, Error> {
    let (play, given) = raw.checked(facts, position)?;
    Ok(Act { play, given: if play.is_some() { Vec::new() } else { given } })
}

/// The pass, and the exchanges of at most so many tiles of a rack.
fn acts_without_play(rack: &[u8], most: usize) -> Vec<Act> {
    let mut sets: Vec<Vec<u8>> = vec![Vec::new()];
    let mut rack = rack.to_vec();
    rack.sort_unstable();
    for code in rack {
        let more: Vec<Vec<u8>> =
            sets.iter().filter(|set| set.len() < most).map(|set| [&set[..], &[code]].concat()).collect();
        sets.extend(more.into_iter().filter(|set| !sets.contains(set)).collect::<Vec<_>>());
    }
    sets.into_iter().map(|given| Act { play: None, given }).collect()
}
