//! Negamax with alpha and beta over plays and passes, deeper and deeper, until every line ends with the game.

use super::board::Board;
use super::guess::guess;
use super::hand::Hand;
use super::moves::{Move, Moves};
use super::rules::EndRules;
use super::sight::{EndPlay, Lists, Outline, Sight};
use super::squares::Squares;
use super::table::{Bound, FULL, Table};

/// No value is larger, nor its negative smaller.
const MOST: i32 = 1 << 29;
/// Longer than any game with an empty bag that is worth thinking about to the end.
pub const DEEPEST: u8 = 60;

/// Plays that a node may look through on average; nearly all need far fewer.
const PLAYS_A_NODE: u64 = 1 << 12;

/// A value, and whether every line behind it was followed to the end of the game.
#[derive(Debug, Clone, Copy)]
pub struct Found {
    pub value: i32,
    pub full: bool,
}

/// The budget is used up.
pub struct Spent;

/// Turns still to be searched, and turns since the root.
#[derive(Clone, Copy)]
struct At {
    depth: u8,
    ply: usize,
}

/// A search within a budget of nodes.
pub struct Search<'a> {
    rules: &'a EndRules,
    sight: Sight<'a>,
    pub board: Board<'a>,
    pub table: Table,
    /// By depth from the root: the moves that refuted others last.
    refuters: Vec<[Option<EndPlay>; 2]>,
    pub nodes: u64,
    budget: u64,
    /// Plays looked through.
    looked: u64,
    /// The best move at the root as far as this depth was searched, and its value.
    pub chosen: Option<(Option<EndPlay>, Found)>,
}

impl<'a> Search<'a> {
    pub fn new(rules: &'a EndRules, sight: Sight<'a>, board: Board<'a>, budget: u64) -> Search<'a> {
        Search {
            rules,
            sight,
            board,
            table: Table::new(budget),
            refuters: vec![[None; 2]; usize::from(DEEPEST) + 1],
            nodes: 0,
            budget,
            looked: 0,
            chosen: None,
        }
    }

    pub fn hands(&self) -> &[Hand; 2] {
        &self.sight.hands
    }

    /// Go on from here by a move.
    pub fn make(&mut self, play: Option<EndPlay>) {
        self.board.make(play.as_ref(), &self.sight.hands);
    }

    /// Search so many turns ahead from the root.
    pub fn deepen(&mut self, depth: u8) -> Result<Found, Spent> {
        self.node(At { depth, ply: 0 }, None, None, (-MOST, MOST))
    }

    /// The value of the position that the last move led to; `lists` are the plays that there were before it.
    fn node(
        &mut self,
        at: At,
        last: Option<&EndPlay>,
        lists: Option<&Lists>,
        (alpha, beta): (i32, i32),
    ) -> Result<Found, Spent> {
        if self.nodes >= self.budget {
            return Err(Spent);
        }
        self.nodes += 1;
        let key = self.board.key();
        let known = self.table.get(key).copied();
        if let Some(entry) = known.filter(|entry| entry.depth >= at.depth && at.ply > 0) {
            let holds = match entry.bound {
                Bound::Exact => true,
                Bound::Least => entry.value >= beta,
                Bound::Most => entry.value <= alpha,
            };
            if holds {
                return Ok(Found { value: entry.value, full: entry.depth == FULL });
            }
        }
        let before = last.map(|play| self.sight.lay(&play.play, &self.board.needs(&play.outline)));
        let plays = match (&before, lists) {
            (Some(before), Some(lists)) => self.sight.plays_since(before, lists, self.board.held),
            _ => self.sight.plays(self.board.held),
        };
        let found = self.look(at, key, plays, known.and_then(|entry| entry.best), (alpha, beta));
        if let Some(before) = before {
            self.sight.take_back(before);
        }
        found
    }

    /// The value of the position in sight.
    fn look(
        &mut self,
        at: At,
        key: u64,
        mut plays: Lists,
        known: Option<EndPlay>,
        (alpha, beta): (i32, i32),
    ) -> Result<Found, Spent> {
        if at.depth == 1 {
            plays.iter_mut().for_each(|list| list.sort_by_key(|play| -play.score - play.points));
        }
        self.look_through(plays[0].len() + plays[1].len())?;
        let facts = (self.rules, &self.sight.hands);
        if plays.iter().all(Vec::is_empty) {
            return Ok(Found { value: self.board.stop(&self.sight.hands), full: true });
        }
        let mover = self.board.mover;
        let (own, other) = (&plays[mover], &plays[1 - mover]);
        let [one, two] = self.refuters[at.ply];
        let is = |outline: &Outline, play: &EndPlay| {
            play.outline.laid == outline.laid
                && play.outline.score == outline.score
                && *self.sight.play(mover, outline) == play.play
        };
        let first = [known, one, two];
        let is_first =
            |outline: &Outline| first.iter().position(|play| play.as_ref().is_some_and(|play| is(outline, play)));
        let moves = Moves::new(facts, &self.board, (own, other), is_first, !self.sight.is_first());
        self.best_of(moves, &plays, key, at, (alpha, beta))
    }

    fn best_of(
        &mut self,
        moves: Moves,
        plays: &Lists,
        key: u64,
        at: At,
        (alpha, beta): (i32, i32),
    ) -> Result<Found, Spent> {
        let mut best = Found { value: -MOST, full: true };
        let mut best_play = None;
        let mut low = alpha;
        for one in moves {
            if one.most <= low {
                best.value = best.value.max(one.most);
                continue;
            }
            let found = self.value_of(&one, plays, at, (low, beta), best.value > -MOST)?;
            best.full &= found.full;
            if found.value > best.value {
                (best.value, best_play) = (found.value, self.in_full(one.play));
                if at.ply == 0 {
                    self.chosen = Some((best_play, found));
                }
            }
            low = low.max(found.value);
            if low >= beta {
                let play = self.in_full(one.play);
                self.refute(at.ply, play);
                let found = Found { value: best.value, full: found.full };
                self.keep(key, found, Bound::Least, at.depth, play);
                return Ok(found);
            }
        }
        let bound = if best.value > alpha { Bound::Exact } else { Bound::Most };
        self.keep(key, best, bound, at.depth, best_play);
        Ok(best)
    }

    /// The value of a move. `later`: others came before it, so that it is asked first only whether it is better.
    fn value_of(
        &mut self,
        one: &Move,
        plays: &Lists,
        at: At,
        (low, beta): (i32, i32),
        later: bool,
    ) -> Result<Found, Spent> {
        let score = match &one.play {
            Some(play) if self.board.goes_out(play) => {
                return Ok(Found { value: self.board.out(play, &self.sight.hands), full: true });
            }
            None if self.board.left == 1 => {
                return Ok(Found { value: self.board.stop(&self.sight.hands), full: true });
            }
            Some(play) => play.score,
            None => 0,
        };
        let play = self.in_full(one.play);
        let before = self.board.make(play.as_ref(), &self.sight.hands);
        let child = match at.depth {
            1 => self.look_through(plays[0].len() + plays[1].len()).map(|()| self.glance(one, plays)),
            _ => self.child(at, (play.as_ref(), plays), (low - score, beta - score), later),
        };
        self.board.unmake(play.as_ref(), before);
        child.map(|found| Found { value: score + found.value, ..found })
    }

    /// Racks of many tiles have so many plays that nodes alone don't tell how long a search takes.
    fn look_through(&mut self, plays: usize) -> Result<(), Spent> {
        self.looked += plays as u64;
        if self.looked > self.budget.saturating_mul(PLAYS_A_NODE) { Err(Spent) } else { Ok(()) }
    }

    /// The value after a move that was just made, from the plays that there were before it.
    fn glance(&self, one: &Move, plays: &Lists) -> Found {
        let taken = one.play.map_or_else(Squares::default, |play| self.board.needs(&play));
        let facts = (self.rules, &self.sight.hands);
        Found { value: -guess(facts, &self.board, plays, taken), full: false }
    }

    fn child(
        &mut self,
        at: At,
        (last, plays): (Option<&EndPlay>, &Lists),
        (low, beta): (i32, i32),
        later: bool,
    ) -> Result<Found, Spent> {
        let at = At { depth: at.depth - 1, ply: at.ply + 1 };
        let turned = |found: Found| Found { value: -found.value, ..found };
        if later && beta - low > 1 {
            let asked = self.node(at, last, Some(plays), (-low - 1, -low)).map(turned)?;
            if asked.value <= low || asked.value >= beta {
                return Ok(asked);
            }
        }
        self.node(at, last, Some(plays), (-beta, -low)).map(turned)
    }

    /// A move of the position in sight with its tiles.
    fn in_full(&self, play: Option<Outline>) -> Option<EndPlay> {
        play.map(|outline| EndPlay { play: *self.sight.play(self.board.mover, &outline), outline })
    }

    fn keep(&mut self, key: u64, found: Found, bound: Bound, depth: u8, best: Option<EndPlay>) {
        self.table.put(key, found.value, bound, if found.full { FULL } else { depth }, best);
    }

    fn refute(&mut self, ply: usize, play: Option<EndPlay>) {
        let known = &mut self.refuters[ply];
        let is_known = |play: &EndPlay| known[0].is_some_and(|known| known.play == play.play);
        if play.as_ref().is_some_and(|play| !is_known(play)) {
            *known = [play, known[0]];
        }
    }
}
