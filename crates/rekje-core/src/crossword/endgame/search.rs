//! The alpha-beta search (negamax) over plays and passes. A result is marked as full if every line reached the end of the game.

use super::moves::{Move, Moves};
use super::node_state::{Depth, Found, MOST, NodeState};
use super::position::move_lists::Before;
use super::position::move_summary::{EndPlay, Lists, MoveSummary};
use super::position::squares::Squares;
use super::search_context::{BudgetUsedUp, SearchContext};
use super::static_evaluation::evaluate;
use super::transposition_table::{Bound, Entry, FULL};

impl SearchContext<'_> {
    /// Search the root position `depth` turns ahead.
    pub fn search_root(&mut self, depth: u8) -> Result<Found, BudgetUsedUp> {
        (self.chosen, self.furthest) = (None, 0);
        self.node(Depth { depth, ply: 0 }, None, None, (-MOST, MOST))
    }

    /// The value of the position that the last move led to; `lists` are the plays that there were before it.
    fn node(
        &mut self,
        at: Depth,
        last: Option<&EndPlay>,
        lists: Option<&Lists>,
        (alpha, beta): (i32, i32),
    ) -> Result<Found, BudgetUsedUp> {
        if self.nodes >= self.limit {
            return Err(BudgetUsedUp);
        }
        self.nodes += 1;
        self.furthest = self.furthest.max(at.ply);
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
        let before = last.map(|play| self.lay(play));
        let found = self.search_node(at, key, known, (before.as_ref(), lists), (alpha, beta));
        if let Some(before) = before {
            self.move_lists.take_back(before);
        }
        found
    }

    /// The value of the current position. Moves that refuted others are tried before any plays are listed.
    fn search_node(
        &mut self,
        at: Depth,
        key: u64,
        known: Option<Entry>,
        (before, lists): (Option<&Before>, Option<&Lists>),
        (alpha, beta): (i32, i32),
    ) -> Result<Found, BudgetUsedUp> {
        let mut node = NodeState { at, key, alpha, beta, best: Found { value: -MOST, full: true }, best_play: None };
        let first = self.moves_to_try_first(at.ply, known);
        let at_once = at.depth > 1 && known.is_none_or(|entry| entry.bound != Bound::Most);
        for &play in first.iter().filter(|_| at_once) {
            if let Some(found) = self.try_move(&mut node, &Move::unrated(play), None)? {
                return Ok(found);
            }
        }
        let plays = self.list(before, lists)?;
        if plays.iter().all(Vec::is_empty) {
            return Ok(Found { value: self.board.stop(&self.move_lists.racks), full: true });
        }
        self.best_of(node, plays, &first, at_once)
    }

    /// The value of a position whose plays are listed; those that come `first` may have been tried already.
    fn best_of(
        &mut self,
        mut node: NodeState,
        mut plays: Lists,
        first: &[Option<MoveSummary>],
        tried: bool,
    ) -> Result<Found, BudgetUsedUp> {
        let at = node.at;
        if at.depth == 1 {
            plays.iter_mut().for_each(|list| list.sort_by_key(|play| -play.score - play.points));
        }
        let mover = self.board.mover;
        let (own, other) = (&plays[mover], &plays[1 - mover]);
        let facts = (self.rules, &self.move_lists.racks);
        let move_bounds = self.move_bounds(&self.board, &plays);
        let moves = Moves::new(facts, &self.board, (own, other), first, (&move_bounds, node.low()));
        node.best.value = node.best.value.max(moves.left_out);
        for one in moves {
            if tried && first.contains(&one.play) {
                continue;
            }
            if one.most <= node.low() {
                node.best.value = node.best.value.max(one.most);
            } else if let Some(found) = self.try_move(&mut node, &one, Some(&plays))? {
                return Ok(found);
            }
        }
        let bound = if node.best.value > node.alpha { Bound::Exact } else { Bound::Most };
        self.keep(node.key, node.best, bound, at.depth, node.best_play);
        Ok(node.best)
    }

    /// Search one more move and update the node; its value in case of a beta cutoff.
    fn try_move(
        &mut self,
        node: &mut NodeState,
        one: &Move,
        plays: Option<&Lists>,
    ) -> Result<Option<Found>, BudgetUsedUp> {
        let (at, low) = (node.at, node.low());
        let found = self.value_of(one, plays, at, (low, node.beta), node.best.value > -MOST)?;
        node.best.full &= found.full;
        if found.value > node.best.value {
            (node.best.value, node.best_play) = (found.value, self.in_full(one.play));
            if at.ply == 0 {
                self.chosen = Some((node.best_play, found));
            }
        }
        if found.value < node.beta {
            return Ok(None);
        }
        self.note_killer_move(at.ply, node.best_play);
        self.keep(node.key, found, Bound::Least, at.depth, node.best_play);
        Ok(Some(found))
    }

    /// The value of a move for the player on turn, its score included. `later`: another move was searched before it, so a null window
    /// is tried first (principal variation search).
    fn value_of(
        &mut self,
        one: &Move,
        plays: Option<&Lists>,
        at: Depth,
        (low, beta): (i32, i32),
        later: bool,
    ) -> Result<Found, BudgetUsedUp> {
        if let Some(value) = self.board.end(one.play.as_ref(), &self.move_lists.racks) {
            return Ok(Found { value, full: true });
        }
        let score = one.play.map_or(0, |play| play.score);
        let play = self.in_full(one.play);
        let before = self.board.make(play.as_ref(), &self.move_lists.racks);
        let child = match at.depth {
            1 => self.evaluate_horizon(one, plays.expect("listed at the horizon")),
            _ => self.child(at, (play.as_ref(), plays), (low - score, beta - score), later),
        };
        self.board.unmake(play.as_ref(), before);
        child.map(|found| Found { value: score + found.value, ..found })
    }

    /// The static evaluation after a move that was just made, at the horizon. It uses the plays listed before the move.
    fn evaluate_horizon(&mut self, one: &Move, plays: &Lists) -> Result<Found, BudgetUsedUp> {
        self.count_plays(plays[0].len() + plays[1].len())?;
        let taken = one.play.map_or_else(Squares::default, |play| self.board.squares_needed(&play));
        let facts = (self.rules, &self.move_lists.racks);
        Ok(Found { value: -evaluate(facts, &self.board, plays, taken), full: false })
    }

    /// The value of the position after a move, for the player who made it, by negamax in the window from `low` to `beta`.
    /// Later moves are first asked with a null window (principal variation search), and searched in full only if they lie
    /// inside.
    fn child(
        &mut self,
        at: Depth,
        (last, plays): (Option<&EndPlay>, Option<&Lists>),
        (low, beta): (i32, i32),
        later: bool,
    ) -> Result<Found, BudgetUsedUp> {
        let at = Depth { depth: at.depth - 1, ply: at.ply + 1 };
        let turned = |found: Found| Found { value: -found.value, ..found };
        if later && beta - low > 1 {
            let asked = self.node(at, last, plays, (-low - 1, -low)).map(turned)?;
            if asked.value <= low || asked.value >= beta {
                return Ok(asked);
            }
        }
        self.node(at, last, plays, (-beta, -low)).map(turned)
    }

    /// Store a value in the transposition table; one that reached the end of the game on every line counts as of any depth.
    fn keep(&mut self, key: u64, found: Found, bound: Bound, depth: u8, best: Option<EndPlay>) {
        self.table.put(key, found.value, bound, if found.full { FULL } else { depth }, best);
    }
}
