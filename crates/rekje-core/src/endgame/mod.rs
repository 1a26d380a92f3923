//! The end of a game between two players, worked out: the bag is empty, so each knows what the other holds.
//!
//! Negamax with alpha-beta (Knuth & Moore, 1975), null windows (Pearl, 1980; Marsland & Campbell, 1982) and a
//! transposition table, deepened turn by turn, then to the end. A budget of nodes, not time, ends it: the same position has the
//! same answer.

mod board;
mod course;
mod guess;
mod hand;
mod moves;
mod outline;
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
use outline::EndPlay;
use rules::within;
use search::{DEEPEST, Search};
use sight::Sight;

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
    let budget = budget.max(1);
    Ok(work_out(Search::new(rules, sight, board, budget), budget))
}

/// Below this budget nothing is kept for a search to the end, and it goes one turn deeper each time.
const FEW: u64 = 1_000;
/// Else depths are odd: where the last turn looked at is one in which every move must be refuted, it costs little to look at the
/// refutations, too.
const STEP: u8 = 2;

/// Search deeper and deeper with a quarter of the budget, to the end with half of it, then deeper again with what is left, so
/// that what can't be proven is well guessed.
fn work_out(mut search: Search, budget: u64) -> EndGame {
    let mut found = Reached { play: None, value: search.board.stop(search.hands()), proven: false, depth: 0 };
    let mut depth = 1;
    let (limits, step) =
        if budget < FEW { ([budget; 3], 1) } else { ([budget / 4, budget - budget / 4, budget], STEP) };
    for (limit, deepens) in limits.into_iter().zip([true, false, true]) {
        search.limit = limit;
        while !found.proven && depth < DEEPEST && found.look(&mut search, if deepens { depth } else { DEEPEST }) {
            depth += if deepens { step } else { DEEPEST };
        }
    }
    let line = line(&mut search, found.play);
    EndGame { value: found.value, proven: found.proven, nodes: search.nodes, depth: found.depth, line }
}

/// The best that was found so far.
struct Reached {
    play: Option<EndPlay>,
    value: i32,
    proven: bool,
    depth: u8,
}

impl Reached {
    /// Search so many turns ahead; false if the budget didn't suffice.
    fn look(&mut self, search: &mut Search, depth: u8) -> bool {
        let whole = search.ahead(depth);
        if let Some((play, found)) = search.chosen {
            (self.play, self.value) = (play, found.value);
        }
        let Ok(found) = whole else { return false };
        (self.value, self.proven, self.depth) = (found.value, found.full, depth.min(search.furthest as u8 + 1));
        true
    }
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
