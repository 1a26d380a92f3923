//! Whether the value of a position is at least `asked`: proof-number search (Allis, 1994), depth first within thresholds (df-pn,
//! Nagai, 2002).
//!
//! The answer is yes if one move proves it, and no if all moves disprove it. Of the moves, the one with the lowest proof number is
//! searched next. A move's proof number is the disproof number of the position that it leads to, since there the other player
//! is on turn.

use super::moves::{Move, Moves};
use super::node_state::{Found, MOST};
use super::position::move_lists::Before;
use super::position::move_summary::{EndPlay, Lists, MoveSummary};
use super::proof_numbers::{NEVER, ProofEntry, ProofNumbers, room};
use super::search_context::{BudgetUsedUp, SearchContext};

/// The proof number that is assumed for a move not looked up yet grows by this much with each move ranked before it.
const MORE_PER_MOVE: u32 = 8;
/// How many moves are looked up in the hash table at once, so that their entries can be prefetched.
const LOOKED_UP_AT_ONCE: usize = 16;
/// The search stays with a move until its proof number exceeds the second best by a quarter (1 / `SWITCH_MARGIN`), because each
/// switch costs effort, too.
const SWITCH_MARGIN: u32 = 4;
/// Thresholds for a search without a limit.
const NO_THRESHOLD: ProofNumbers = ProofNumbers { yes: NEVER - 1, no: NEVER - 1 };

/// The question whether the value of a position is at least `asked`. The search of it stops when a proof number reaches its
/// threshold in `most`. The position is `ply` turns from the root.
#[derive(Clone, Copy)]
struct ProofGoal {
    asked: i32,
    most: ProofNumbers,
    ply: usize,
}

/// A move after which the game goes on, and the entry of the position that it leads to (its child).
struct Choice {
    /// `None` is a pass.
    play: Option<MoveSummary>,
    score: i32,
    /// What is asked of the child, where the other player is on turn: a yes there is a no here.
    asked: i32,
    known: ProofEntry,
    /// The child's proof numbers for that question.
    proof_numbers: ProofNumbers,
}

impl SearchContext<'_> {
    /// The exact value of the root position, in points. First `first_bound` is asked; after a yes one point more, after a no less, in steps
    /// that double.
    pub fn prove(&mut self, first_bound: i32) -> Result<i32, BudgetUsedUp> {
        (self.chosen, self.shown) = (None, (-MOST, MOST));
        self.make_room(self.limit);
        let (mut asked, mut down) = (first_bound, 1);
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

    /// Give the proof table room for `positions` positions; it is emptied.
    pub fn make_room(&mut self, positions: u64) {
        self.proofs = room(positions);
    }

    /// Whether the value of the current position is at least `asked`, with all that the proof table knows.
    pub fn is_at_least(&mut self, asked: i32) -> Result<bool, BudgetUsedUp> {
        Ok(self.visit(None, None, ProofGoal { asked, most: NO_THRESHOLD, ply: 0 })?.low >= asked)
    }

    /// A move of the current position that the proof has shown to be worth at least `value`; the inner `None` is a pass.
    pub fn proven_move(&self, value: i32) -> Option<Option<EndPlay>> {
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

    /// Visit the position that the move `last` led to, and store its entry; `lists` are the plays from before that move. Both are `None`
    /// at the root.
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
        if known.proof_numbers(goal.asked).is_within(goal.most) {
            self.expand(&mut known, &plays, goal)?;
        }
        Ok(known)
    }

    /// Expand a position: search the most proving moves while its proof numbers stay within the thresholds.
    fn expand(&mut self, known: &mut ProofEntry, plays: &Lists, goal: ProofGoal) -> Result<(), BudgetUsedUp> {
        let mut choices = self.choices(plays, goal);
        loop {
            let (best, second, proof_numbers) = self.choose(&mut choices, goal.asked);
            let mut bounds = (-MOST, MOST);
            if proof_numbers.yes == 0 {
                let best = &choices.looked_up[best];
                bounds.0 = best.score - best.known.high;
                self.record_yes(best.play, bounds.0, goal.ply);
            } else if proof_numbers.no == 0 {
                let worth = choices.looked_up.iter().map(|choice| choice.score - choice.known.low);
                bounds.1 = worth.fold(choices.left_out, i32::max);
            }
            known.update(bounds, goal.asked, proof_numbers);
            if !proof_numbers.is_within(goal.most) {
                return Ok(());
            }
            let choice = &mut choices.looked_up[best];
            let most = ProofNumbers {
                yes: goal.most.no - (proof_numbers.no - choice.proof_numbers.yes),
                no: goal.most.yes.min(second + 1 + second / SWITCH_MARGIN),
            };
            let play = self.in_full(choice.play);
            let before = self.board.make(play.as_ref(), &self.move_lists.racks);
            let found =
                self.visit(play.as_ref(), Some(plays), ProofGoal { asked: choice.asked, most, ply: goal.ply + 1 });
            self.board.unmake(play.as_ref(), before);
            choice.known = found?;
            choice.proof_numbers = choice.known.proof_numbers(choice.asked);
        }
    }

    /// Note that a move proves the goal: as a killer move, and at the root as the move chosen.
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

    /// What [`Choices::weigh`] gives, once no move that isn't looked up yet can have a lower proof number than the best one.
    fn choose(&self, choices: &mut Choices, asked: i32) -> (usize, u32, ProofNumbers) {
        loop {
            let (best, second, proof_numbers) = choices.weigh();
            if choices.moves.len() == 0 || proof_numbers.yes <= choices.next_proof_numbers().no {
                return (best, second, proof_numbers);
            }
            self.look_up(choices, asked);
        }
    }

    /// Take the next batches of moves from `choices.moves`, and look up in the hash table what is known of the positions that they lead to.
    /// It stops after a batch of which the table knew no move.
    ///
    /// A move that ends the game isn't searched: its value only raises `left_out`. A move that the table doesn't know gets the
    /// proof numbers that [`Choices::next_proof_numbers`] assumes.
    fn look_up(&self, choices: &mut Choices, asked: i32) {
        let mut knew_any = true;
        while knew_any && choices.moves.len() > 0 {
            let mut going_on: Vec<(Option<MoveSummary>, u64)> = Vec::with_capacity(LOOKED_UP_AT_ONCE);
            for Move { play, .. } in choices.moves.by_ref().take(LOOKED_UP_AT_ONCE) {
                match self.board.end(play.as_ref(), &self.move_lists.racks) {
                    Some(value) => choices.left_out = choices.left_out.max(value),
                    None => going_on.push((play, self.key_after(play))),
                }
            }
            self.proofs.prefetch(going_on.iter().map(|one| one.1));
            knew_any = false;
            for (play, key) in going_on {
                let known = self.proofs.get(key).copied();
                knew_any |= known.is_some();
                let score = play.map_or(0, |play| play.score);
                let asked = score - asked + 1;
                let proof_numbers = known.map_or(choices.next_proof_numbers(), |known| known.proof_numbers(asked));
                let known = known.unwrap_or(ProofEntry::nothing(key));
                choices.looked_up.push(Choice { play, score, asked, known, proof_numbers });
            }
        }
    }

    /// The key of the position after a move.
    fn key_after(&self, play: Option<MoveSummary>) -> u64 {
        self.board.key_after(self.in_full(play).as_ref(), &self.move_lists.racks)
    }
}

/// The moves of a position that may be worth what is asked.
struct Choices {
    /// The moves that were looked up in the hash table. Moves that end the game are not among them.
    looked_up: Vec<Choice>,
    /// The moves not looked up yet, the most promising first.
    moves: Moves,
    /// An upper bound on the value of all moves that aren't searched: they can't be worth what is asked, or end the game.
    left_out: i32,
}

impl Choices {
    /// The proof numbers assumed for the child of the next move not looked up. They grow with the number of moves ranked before it.
    fn next_proof_numbers(&self) -> ProofNumbers {
        ProofNumbers { yes: 1, no: 1 + MORE_PER_MOVE * self.looked_up.len() as u32 }
    }

    /// The index of the most proving move among those looked up, the second lowest proof number, and the proof numbers of the position.
    ///
    /// A yes needs one move, so the position's `yes` is the lowest `no` of a child. A no needs all moves, so its `no` is the sum of the
    /// children's `yes`, with 1 for each move not looked up yet.
    fn weigh(&self) -> (usize, u32, ProofNumbers) {
        let (mut best, mut second) = (0, NEVER);
        let mut proof_numbers = ProofNumbers { yes: NEVER, no: self.moves.len() as u32 };
        for (i, choice) in self.looked_up.iter().enumerate() {
            if choice.proof_numbers.no < proof_numbers.yes {
                (best, second, proof_numbers.yes) = (i, proof_numbers.yes, choice.proof_numbers.no);
            } else {
                second = second.min(choice.proof_numbers.no);
            }
            proof_numbers.no = (proof_numbers.no + choice.proof_numbers.yes).min(NEVER);
        }
        if self.moves.len() > 0 {
            second = second.min(self.next_proof_numbers().no);
        }
        (best, second, proof_numbers)
    }
}
