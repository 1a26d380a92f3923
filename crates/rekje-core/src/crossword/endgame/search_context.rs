//! The search context, shared by the alpha-beta search and the proof search: the position with its plays, the hash tables
//! and the budget.

use super::node_state::{Found, MOST};
use super::position::board::Board;
use super::position::endgame_rack::EndgameRack;
use super::position::move_lists::{Before, MoveLists};
use super::position::move_summary::{EndPlay, Lists, MoveSummary};
use super::position::rules::EndRules;
use super::proof_numbers::{Proofs, room};
use super::transposition_table::{Entry, TranspositionTable};

/// The greatest depth of the iterative deepening, in turns; no endgame worth solving is longer.
pub const DEEPEST: u8 = 60;
/// The last ply with killer moves of its own; later plies of a proof share those.
const LAST: usize = DEEPEST as usize;

/// The budget of plays listed per node of the node budget; nearly all nodes need far fewer.
const PLAYS_A_NODE: u64 = 1 << 10;

/// The budget is used up.
pub struct BudgetUsedUp;

/// A search within a budget of nodes.
pub struct SearchContext<'a> {
    pub rules: &'a EndRules,
    pub move_lists: MoveLists<'a>,
    pub board: Board<'a>,
    pub table: TranspositionTable,
    /// The proof table; it is allocated when a proof begins.
    pub proofs: Proofs,
    /// By ply: the last two moves that caused a cutoff.
    killer_moves: Vec<[Option<EndPlay>; 2]>,
    pub nodes: u64,
    /// The number of nodes at which the search stops.
    pub limit: u64,
    /// The greatest ply visited.
    pub furthest: usize,
    /// Plays listed so far.
    looked: u64,
    /// The bounds of the root's value that the proof search has shown so far.
    pub shown: (i32, i32),
    /// The best move at the root so far (none is a pass), and its value.
    pub chosen: Option<(Option<EndPlay>, Found)>,
}

impl<'a> SearchContext<'a> {
    /// A search at its root position: empty tables, no killer moves, no node visited.
    pub fn new(rules: &'a EndRules, move_lists: MoveLists<'a>, board: Board<'a>, budget: u64) -> SearchContext<'a> {
        SearchContext {
            rules,
            move_lists,
            board,
            table: TranspositionTable::new(budget),
            proofs: room(0),
            killer_moves: vec![[None; 2]; LAST + 1],
            nodes: 0,
            limit: budget,
            furthest: 0,
            looked: 0,
            shown: (-MOST, MOST),
            chosen: None,
        }
    }

    pub fn racks(&self) -> &[EndgameRack; 2] {
        &self.move_lists.racks
    }

    /// Allow `nodes` more nodes. What was looked at before counts no longer.
    pub fn allow(&mut self, nodes: u64) {
        self.limit = self.nodes.saturating_add(nodes);
        self.looked = self.nodes.saturating_mul(PLAYS_A_NODE);
    }

    /// Plays listed since more nodes were allowed, when the count of nodes was `before`.
    pub fn listed_since(&self, before: u64) -> u64 {
        self.looked.saturating_sub(before.saturating_mul(PLAYS_A_NODE))
    }

    /// Make a move on the board; `None` is a pass.
    pub fn make(&mut self, play: Option<EndPlay>) {
        self.board.make(play.as_ref(), &self.move_lists.racks);
    }

    /// Update the move lists for a play that was just made on the board.
    pub fn lay(&mut self, play: &EndPlay) -> Before {
        self.move_lists.lay(&play.play, &self.board.squares_needed(&play.summary), self.board.held)
    }

    /// The plays of the current position; `before` and `lists`, if known, are from before the last move.
    pub fn list(&mut self, before: Option<&Before>, lists: Option<&Lists>) -> Result<Lists, BudgetUsedUp> {
        let plays = match (before, lists) {
            (Some(before), Some(lists)) => self.move_lists.plays_since(before, lists, self.board.held),
            _ => self.move_lists.plays(self.board.held),
        };
        self.count_plays(plays[0].len() + plays[1].len())?;
        Ok(plays)
    }

    /// Note plays that were listed outside of any budget.
    pub fn note_listed(&mut self, plays: &Lists) {
        self.looked += (plays[0].len() + plays[1].len()) as u64;
    }

    /// Count plays towards the budget: racks of many tiles have so many plays that the number of nodes alone doesn't bound the time.
    pub fn count_plays(&mut self, plays: usize) -> Result<(), BudgetUsedUp> {
        self.looked += plays as u64;
        if self.looked > self.limit.saturating_mul(PLAYS_A_NODE) { Err(BudgetUsedUp) } else { Ok(()) }
    }

    /// The moves to try before any plays are listed: that of the transposition table, and killer moves.
    pub fn moves_to_try_first(&self, ply: usize, known: Option<Entry>) -> Vec<Option<MoveSummary>> {
        let find = |play: &EndPlay| self.move_lists.find(self.board.mover, self.board.held[self.board.mover], play);
        let best = known.and_then(|entry| match &entry.best {
            Some(play) => find(play).map(Some),
            None => Some(None),
        });
        let killer_moves = self.killer_moves[ply.min(LAST)].iter().flatten().filter_map(|play| find(play).map(Some));
        let mut moves: Vec<Option<MoveSummary>> = Vec::with_capacity(3);
        for one in best.into_iter().chain(killer_moves) {
            if !moves.contains(&one) {
                moves.push(one);
            }
        }
        moves
    }

    /// Remember a play that caused a cutoff at a ply. The last two different ones are kept, the newest first.
    pub fn note_killer_move(&mut self, ply: usize, play: Option<EndPlay>) {
        let known = &mut self.killer_moves[ply.min(LAST)];
        let is_known = |play: &EndPlay| known[0].is_some_and(|known| known.play == play.play);
        if play.as_ref().is_some_and(|play| !is_known(play)) {
            *known = [play, known[0]];
        }
    }

    /// A move of the player on turn with its tiles, from its summary.
    pub fn in_full(&self, play: Option<MoveSummary>) -> Option<EndPlay> {
        play.map(|summary| EndPlay { play: *self.move_lists.play(self.board.mover, &summary), summary })
    }
}
