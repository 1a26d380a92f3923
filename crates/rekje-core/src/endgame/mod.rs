//! The end of a game between two players, worked out: the bag is empty, so each knows what the other holds.
//!
//! Negamax with alpha-beta (Knuth & Moore, 1975), null windows (Pearl, 1980; Marsland & Campbell, 1982) and a
//! transposition table, deepened turn by turn. A budget of nodes, not time, ends it: the same position has the same answer.

mod board;
mod guess;
mod hand;
mod moves;
mod rules;
mod search;
mod sight;
mod squares;
mod table;
#[cfg(test)]
mod tests;

pub use rules::{EndRules, RawEndRules};

use crate::automaton::Automaton;
use crate::error::Error;
use crate::facts::Facts;
use crate::play::Play;
use crate::position::Position;
use board::Board;
use hand::Hand;
use rules::within;
use search::{DEEPEST, Search};
use sight::{EndPlay, Sight};

/// How a game ends if both play as well as was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndGame {
    /// What the player on turn gains on the other from here to the end, settling included.
    pub value: i32,
    /// Whether that is proven; else it is what the deepest search within the budget says.
    pub proven: bool,
    /// Positions looked at.
    pub nodes: u64,
    /// Turns ahead that were searched.
    pub depth: u8,
    /// What both do, no play being a pass; as much of it as is still remembered, but at least the first turn.
    pub line: Vec<Option<Play>>,
}

/// A game between two players when the bag is empty: the board, the racks of the one on turn and of the other, and the
/// passes that are left before it ends.
pub struct EndPosition<'p> {
    pub cells: &'p [u8],
    pub racks: [&'p [u8]; 2],
    pub passes_left: i64,
}

/// Work out a game to its end, looking at no more than `budget` positions.
pub fn end_game(
    automaton: &Automaton,
    facts: &Facts,
    rules: &EndRules,
    position: &EndPosition,
    budget: u64,
) -> Result<EndGame, Error> {
    if automaton.letters() != facts.letters {
        return Err(Error::LettersDiffer { words: automaton.letters(), facts: facts.letters });
    }
    let left = within("passes_left", position.passes_left, 1, i64::from(rules.passes))? as u8;
    for rack in position.racks {
        within("the rack's size", rack.len() as i64, 1, facts.rack_size as i64)?;
    }
    let [own, other] = position.racks.map(|rack| Position::new(facts, position.cells, rack));
    let (own, other) = (own?, other?);
    let hands = [Hand::new(facts, &own.rack), Hand::new(facts, &other.rack)];
    let board = Board::new(facts, rules, &own.cells, [hands[0].all, hands[1].all], left);
    let sight = Sight::new(automaton, facts, hands, &own.cells);
    Ok(deepen(Search::new(rules, sight, board, budget.max(1))))
}

/// Search deeper and deeper, until all is known or the budget is used up.
fn deepen(mut search: Search) -> EndGame {
    let mut best = (None, search.board.stop(search.hands()), false);
    let mut reached = 0;
    for depth in 1..=DEEPEST {
        search.chosen = None;
        let found = search.deepen(depth);
        if let Some((play, found)) = search.chosen {
            best = (play, found.value, false);
        }
        let Ok(found) = found else { break };
        reached = depth;
        best = (best.0, found.value, found.full);
        if found.full {
            break;
        }
    }
    let line = line(&mut search, best.0);
    EndGame { value: best.1, proven: best.2, nodes: search.nodes, depth: reached, line }
}

/// The best line, from the best move on, as far as it is remembered.
fn line(search: &mut Search, first: Option<EndPlay>) -> Vec<Option<Play>> {
    let mut line = Vec::new();
    let mut next = Some(first);
    while let Some(one) = next {
        line.push(one.map(|play| play.play));
        let over = match &one {
            Some(play) => search.board.goes_out(&play.outline),
            None => search.board.left == 1,
        };
        if over {
            break;
        }
        search.make(one);
        next = search.table.get(search.board.key()).map(|entry| entry.best);
    }
    line
}
