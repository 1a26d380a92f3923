//! Whether a player gains so much or more, by proof numbers (Allis, 1994), depth first within thresholds (Nagai, 2002).
//!
//! Of the moves that may answer a question with yes, that one is looked into which needs the least for it, by what is known so far.

use super::moves::{Move, Moves};
use super::node_state::{Found, MOST};
use super::position::move_lists::Before;
use super::position::move_summary::{EndPlay, Lists, MoveSummary};
use super::proof_numbers::{NEVER, ProofEntry, ProofNumbers, room};
use super::search_context::{BudgetUsedUp, SearchContext};

/// A move that wasn't looked into yet is thought to need so much more for each one that promises more.
const MORE_PER_MOVE: u32 = 8;
/// So many moves are looked up at once.
const LOOKED_UP_AT_ONCE: usize = 16;
/// What is looked into is left for another move only if that needs less by a fourth, because to come back costs, too.
const SWITCH_MARGIN: u32 = 4;
/// All that is needed.
const NO_THRESHOLD: ProofNumbers = ProofNumbers { yes: NEVER - 1, no: NEVER - 1 };

/// Is the value of the position as much as that? With no more effort than `most` for now; `ply` turns from the root.
#[derive(Clone, Copy)]
struct ProofGoal {
    asked: i32,
    most: ProofNumbers,
    ply: usize,
}

/// A move after which the game goes on.
struct Choice {
    play: Option<MoveSummary>,
    score: i32,
    /// What is asked of the position that it leads to: yes there is no here.
    asked: i32,
    known: ProofEntry,
    effort: ProofNumbers,
}

impl SearchContext<'_> {
    /// The value of the position. A guess tells what to ask first; then it is asked upward one by one, downward in steps that double.
    pub fn prove(&mut self, guess: i32) -> Result<i32, BudgetUsedUp> {
        (self.chosen, self.shown, self.proofs) = (None, (-MOST, MOST), room(self.limit));
        let (mut asked, mut down) = (guess, 1);
        loop {
            let known = self.visit(None, None, ProofGoal { asked, most: NO_THRESHOLD, ply: 0 })?;
            let (low, high) = (self.shown.0.max(known.low), self.shown.1.min(known.high));
            self.shown = (low, high);
            if low >= high {
                return Ok(low);
            }
            if low >= asked {
                asked = low + 1;
            } else {
                asked = (high + 1 - down).max(low + 1);
                down *= 2;
            }
        }
    }

    /// A move of the current position that is known to be worth so much.
    pub fn worth(&self, value: i32) -> Option<Option<EndPlay>> {
        let plays = self.move_lists.plays(self.board.held);
        if plays.iter().all(Vec::is_empty) {
            return Some(None);
        }
        let least = |play: &Option<MoveSummary>| {
            self.board.end(play.as_ref(), &self.move_lists.racks).unwrap_or_else(|| {
                let score = play.map_or(0, |play| play.score);
                let high = self.proofs.get(self.key_after(*play)).map_or(MOST, |known| known.high);
                let least = if play.is_none() { self.least_of_a_pass(&plays) } else { -MOST };
                least.max(score - high)
            })
        };
        let moves = plays[self.board.mover].iter().copied().map(Some).chain([None]);
        moves.filter(|play| least(play) >= value).map(|play| self.in_full(play)).next()
    }

    /// Visit the position that the last move led to; `lists` are the plays from before that move.
    fn visit(
        &mut self,
        last: Option<&EndPlay>,
        lists: Option<&Lists>,
        goal: ProofGoal,
    ) -> Result<ProofEntry, BudgetUsedUp> {
        if self.nodes >= self.limit {
            return Err(BudgetUsedUp);
        }
        self.nodes += 1;
        self.furthest = self.furthest.max(goal.ply);
        let before = last.map(|play| self.lay(play));
        let found = self.ask((before.as_ref(), lists), goal);
        if let Some(before) = before {
            self.move_lists.take_back(before);
        }
        let known = found?;
        self.proofs.put(known);
        Ok(known)
    }

    /// The entry of the current position, expanded if its proof numbers are within the thresholds.
    fn ask(
        &mut self,
        (before, lists): (Option<&Before>, Option<&Lists>),
        goal: ProofGoal,
    ) -> Result<ProofEntry, BudgetUsedUp> {
        let key = self.board.key();
        let plays = self.list(before, lists)?;
        let mut known = self.proofs.get(key).copied().unwrap_or_else(|| self.new_entry(key, &plays, goal.asked));
        if known.effort(goal.asked).is_within(goal.most) {
            self.expand(&mut known, &plays, goal)?;
        }
        Ok(known)
    }

    /// Expand a position: search the most proving moves while its proof numbers stay within the thresholds.
    fn expand(&mut self, known: &mut ProofEntry, plays: &Lists, goal: ProofGoal) -> Result<(), BudgetUsedUp> {
        let mut choices = self.choices(plays, goal);
        loop {
            let (best, second, effort) = self.choose(&mut choices, goal.asked);
            let mut bounds = (-MOST, MOST);
            if effort.yes == 0 {
                let best = &choices.looked_up[best];
                bounds.0 = best.score - best.known.high;
                self.record_yes(best.play, bounds.0, goal.ply);
            } else if effort.no == 0 {
                let worth = choices.looked_up.iter().map(|choice| choice.score - choice.known.low);
                bounds.1 = worth.fold(choices.left_out, i32::max);
            }
            known.update(bounds, goal.asked, effort);
            if !effort.is_within(goal.most) {
                return Ok(());
            }
            let choice = &mut choices.looked_up[best];
            let most = ProofNumbers {
                yes: goal.most.no - (effort.no - choice.effort.yes),
                no: goal.most.yes.min(second + 1 + second / SWITCH_MARGIN),
            };
            let play = self.in_full(choice.play);
            let before = self.board.make(play.as_ref(), &self.move_lists.racks);
            let found =
                self.visit(play.as_ref(), Some(plays), ProofGoal { asked: choice.asked, most, ply: goal.ply + 1 });
            self.board.unmake(play.as_ref(), before);
            choice.known = found?;
            choice.effort = choice.known.effort(choice.asked);
        }
    }

    /// A move proves the goal.
    fn record_yes(&mut self, play: Option<MoveSummary>, value: i32, ply: usize) {
        let play = self.in_full(play);
        self.note_killer_move(ply, play);
        if ply == 0 {
            self.chosen = Some((play, Found { value, full: true }));
        }
    }

    /// The moves of a position, none of which is looked up yet.
    fn choices(&self, plays: &Lists, goal: ProofGoal) -> Choices {
        let mover = self.board.mover;
        let (own, other) = (&plays[mover], &plays[1 - mover]);
        let first = self.moves_to_try_first(goal.ply, self.table.get(self.board.key()).copied());
        let facts = (self.rules, &self.move_lists.racks);
        let move_bounds = self.move_bounds(&self.board, plays);
        let moves = Moves::new(facts, &self.board, (own, other), &first, (&move_bounds, goal.asked - 1));
        Choices { looked_up: Vec::with_capacity(LOOKED_UP_AT_ONCE), left_out: moves.left_out.max(-MOST), moves }
    }

    /// The move that needs the least for a yes, what the next best needs, and what all of them need. Moves are drawn as long as the next
    /// one would need less.
    fn choose(&self, choices: &mut Choices, asked: i32) -> (usize, u32, ProofNumbers) {
        loop {
            let (best, second, effort) = choices.weigh();
            if choices.moves.len() == 0 || effort.yes <= choices.next_effort().no {
                return (best, second, effort);
            }
            self.look_up(choices, asked);
        }
    }

    /// Draw moves, some at once, until there are some of none of which anything is known.
    fn look_up(&self, choices: &mut Choices, asked: i32) {
        let mut met = true;
        while met && choices.moves.len() > 0 {
            let mut going_on: Vec<(Option<MoveSummary>, u64)> = Vec::with_capacity(LOOKED_UP_AT_ONCE);
            for Move { play, .. } in choices.moves.by_ref().take(LOOKED_UP_AT_ONCE) {
                match self.board.end(play.as_ref(), &self.move_lists.racks) {
                    Some(value) => choices.left_out = choices.left_out.max(value),
                    None => going_on.push((play, self.key_after(play))),
                }
            }
            self.proofs.prefetch(going_on.iter().map(|one| one.1));
            met = false;
            for (play, key) in going_on {
                let known = self.proofs.get(key).copied();
                met |= known.is_some();
                let score = play.map_or(0, |play| play.score);
                let asked = score - asked + 1;
                let effort = known.map_or(choices.next_effort(), |known| known.effort(asked));
                let known = known.unwrap_or(ProofEntry::nothing(key));
                choices.looked_up.push(Choice { play, score, asked, known, effort });
            }
        }
    }

    /// The key of the position after a move.
    fn key_after(&self, play: Option<MoveSummary>) -> u64 {
        self.board.key_after(self.in_full(play).as_ref(), &self.move_lists.racks)
    }
}

/// The moves that may be worth what is asked.
struct Choices {
    /// Those that were looked up, except moves that end the game.
    looked_up: Vec<Choice>,
    /// The others, the most promising first.
    moves: Moves,
    /// The most that a move is worth which was left out, or ends the game.
    left_out: i32,
}

impl Choices {
    /// What the next move is thought to need, of which nothing is known.
    fn next_effort(&self) -> ProofNumbers {
        ProofNumbers { yes: 1, no: 1 + MORE_PER_MOVE * self.looked_up.len() as u32 }
    }

    /// Of the moves drawn, the one that needs the least for a yes, and what the next best needs; and what all moves need.
    fn weigh(&self) -> (usize, u32, ProofNumbers) {
        let (mut best, mut second, mut effort) = (0, NEVER, ProofNumbers { yes: NEVER, no: self.moves.len() as u32 });
        for (i, choice) in self.looked_up.iter().enumerate() {
            if choice.effort.no < effort.yes {
                (best, second, effort.yes) = (i, effort.yes, choice.effort.no);
            } else {
                second = second.min(choice.effort.no);
            }
            effort.no = (effort.no + choice.effort.yes).min(NEVER);
        }
        if self.moves.len() > 0 {
            second = second.min(self.next_effort().no);
        }
        (best, second, effort)
    }
}
