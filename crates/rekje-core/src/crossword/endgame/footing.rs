//! What both searches of an end have at hand: the position with its plays, what is remembered, the budget.

use super::course::{Found, MOST};
use super::position::board::Board;
use super::position::hand::Hand;
use super::position::outline::{EndPlay, Lists, Outline};
use super::position::rules::EndRules;
use super::position::sight::{Before, Sight};
use super::proofs::{Proofs, room};
use super::table::{Entry, Table};

/// Longer than any game with an empty bag that is worth thinking about to the end.
pub const DEEPEST: u8 = 60;
/// Moves that refute others are remembered apart up to this turn; a proof may go beyond.
const LAST: usize = DEEPEST as usize;

/// Plays that a node may look through on average; nearly all need far fewer.
const PLAYS_A_NODE: u64 = 1 << 10;

/// The budget is used up.
pub struct Spent;

/// A search within a budget of nodes.
pub struct Search<'a> {
    pub rules: &'a EndRules,
    pub sight: Sight<'a>,
    pub board: Board<'a>,
    pub table: Table,
    /// Made when a proof begins.
    pub proofs: Proofs,
    /// By depth from the root: the moves that refuted others last.
    refuters: Vec<[Option<EndPlay>; 2]>,
    pub nodes: u64,
    /// The most nodes for now.
    pub limit: u64,
    /// The furthest turn from the root that was looked at.
    pub furthest: usize,
    /// Plays looked through.
    looked: u64,
    /// The value at the root lies between these, as far as a proof has come.
    pub shown: (i32, i32),
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
            proofs: room(0),
            refuters: vec![[None; 2]; LAST + 1],
            nodes: 0,
            limit: budget,
            furthest: 0,
            looked: 0,
            shown: (-MOST, MOST),
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

    /// Lay the play that was just made.
    pub fn lay(&mut self, play: &EndPlay) -> Before {
        self.sight.lay(&play.play, &self.board.needs(&play.outline), self.board.held)
    }

    /// The plays of the position in sight; `before` and `lists`, if known, are from before the last move.
    pub fn list(&mut self, before: Option<&Before>, lists: Option<&Lists>) -> Result<Lists, Spent> {
        let plays = match (before, lists) {
            (Some(before), Some(lists)) => self.sight.plays_since(before, lists, self.board.held),
            _ => self.sight.plays(self.board.held),
        };
        self.look_through(plays[0].len() + plays[1].len())?;
        Ok(plays)
    }

    /// Racks of many tiles have so many plays that nodes alone don't tell how long a search takes.
    pub fn look_through(&mut self, plays: usize) -> Result<(), Spent> {
        self.looked += plays as u64;
        if self.looked > self.limit.saturating_mul(PLAYS_A_NODE) { Err(Spent) } else { Ok(()) }
    }

    /// The moves that are worth trying at once.
    pub fn promising(&self, ply: usize, known: Option<Entry>) -> Vec<Option<Outline>> {
        let find = |play: &EndPlay| self.sight.find(self.board.mover, self.board.held[self.board.mover], play);
        let best = known.and_then(|entry| match &entry.best {
            Some(play) => find(play).map(Some),
            None => Some(None),
        });
        let refuters = self.refuters[ply.min(LAST)].iter().flatten().filter_map(|play| find(play).map(Some));
        let mut moves: Vec<Option<Outline>> = Vec::with_capacity(3);
        for one in best.into_iter().chain(refuters) {
            if !moves.contains(&one) {
                moves.push(one);
            }
        }
        moves
    }

    pub fn refute(&mut self, ply: usize, play: Option<EndPlay>) {
        let known = &mut self.refuters[ply.min(LAST)];
        let is_known = |play: &EndPlay| known[0].is_some_and(|known| known.play == play.play);
        if play.as_ref().is_some_and(|play| !is_known(play)) {
            *known = [play, known[0]];
        }
    }

    /// A move of the position in sight with its tiles.
    pub fn in_full(&self, play: Option<Outline>) -> Option<EndPlay> {
        play.map(|outline| EndPlay { play: *self.sight.play(self.board.mover, &outline), outline })
    }
}
