//! Which candidate is looked at next, and which one is best: the chance to win first, then points.

use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::atomic::{self, AtomicBool};

use super::candidate::{Candidate, Outcome, Tally, WHOLE};
use super::dealt_game::{Act, DealtGame};
use super::draws::{Draw, draws, ways};
use super::{BagPosition, PreEndGame, Weighed};
use crate::crossword::endgame::node_state::MOST;

/// The steps of the search.
const STEPS: [Step; 11] = [
    Step { count: 48, nodes: 100, doubts: LIKELY },
    Step { count: 48, nodes: 1_000, doubts: LIKELY },
    Step { count: 48, nodes: 100, doubts: ALL_DOUBTS },
    Step { count: 200, nodes: 1_000, doubts: LIKELY },
    Step { count: 200, nodes: 100, doubts: ALL_DOUBTS },
    Step { count: 48, nodes: 1_000, doubts: ALL_DOUBTS },
    Step { count: 200, nodes: 1_000, doubts: UNLIKELY },
    Step { count: ALL, nodes: 1_000, doubts: LIKELY },
    Step { count: 48, nodes: 10_000, doubts: LIKELY },
    Step { count: ALL, nodes: 100_000, doubts: LIKELY },
    Step { count: ALL, nodes: u64::MAX, doubts: ALL_DOUBTS },
];
/// A candidate may still be best if its chance could be by so many standard deviations more than is expected.
const LIKELY: f64 = 2.0;
const UNLIKELY: f64 = 4.0;
const ALL_DOUBTS: f64 = f64::INFINITY;
/// The steps of the search for points.
const POINT_STEPS: [PointStep; 3] = [
    PointStep { opened: 200, count: 12, nodes: 5_000 },
    PointStep { opened: ALL, count: 12, nodes: 5_000 },
    PointStep { opened: ALL, count: ALL, nodes: u64::MAX },
];
/// The share of the budget that goes to points at most, once the chance is known.
const POINT_SHARE: u64 = 5;
const ALL: usize = usize::MAX;
/// Positions are looked at in slices of at most so many, so that a stop is soon heard.
const SLICE: u64 = 2_000;
/// Of so many draws, evenly spread, outcomes are estimated first. Only if the candidate doesn't fall behind far, more are, but at most as
/// many as the last number says.
const ESTIMATED: [usize; 3] = [3, 12, 96];
/// A candidate is far behind if the chance that is expected is by so much less than the leader's, or less than half of it.
const FAR_BEHIND: f64 = 0.25;

/// A step of the search: which outcomes are decided.
struct Step {
    /// Those of how many candidates, the most promising ones.
    count: usize,
    /// Within how many positions an outcome.
    nodes: u64,
    /// How much better than expected a candidate may turn out to be, in standard deviations.
    doubts: f64,
}

/// A step of the search for points, among the candidates that may win as often as the best one.
struct PointStep {
    /// How many candidates are looked at, whether or not they may win.
    opened: usize,
    /// Of how many points are worked out, the best ones.
    count: usize,
    /// Within how many positions an outcome.
    nodes: u64,
}

/// The budget is used up, or the search was stopped.
struct Over;

/// A search among candidates.
pub struct Selection<'a, 'p> {
    game: DealtGame<'a>,
    position: &'p BagPosition<'p>,
    /// The most promising first.
    candidates: Vec<Candidate>,
    /// The candidates looked at are the first so many.
    opened: usize,
    /// Draws by the number of tiles drawn and what is given back.
    draws: HashMap<(usize, Vec<u8>), Rc<Vec<Draw>>>,
    budget: u64,
    stop: &'a AtomicBool,
}

impl<'a, 'p> Selection<'a, 'p> {
    pub fn new(
        game: DealtGame<'a>,
        position: &'p BagPosition<'p>,
        (acts, asked_for): (Vec<Act>, Vec<Act>),
        budget: u64,
        stop: &'a AtomicBool,
    ) -> Selection<'a, 'p> {
        let others = acts.into_iter().filter(|act| !asked_for.contains(act)).map(|act| Candidate::new(act, false));
        let mut candidates: Vec<Candidate> = others.collect();
        candidates.extend(asked_for.into_iter().map(|act| Candidate::new(act, true)));
        candidates.sort_by_cached_key(|one| Reverse((one.is_asked_for, game.promise(&one.act))));
        Selection { game, position, candidates, opened: 0, draws: HashMap::new(), budget, stop }
    }

    /// Look until all is proven or the budget is used up.
    pub fn run(mut self) -> PreEndGame {
        // The answer itself tells how far it is proven.
        let _ = self.decide().and_then(|()| self.gain_most());
        let mut order: Vec<usize> = (0..self.opened).collect();
        order.sort_by_key(|&one| Reverse(self.candidates[one].tally.cautious_rank()));
        let tally = self.candidates[order[0]].tally;
        let all_opened = self.opened == self.candidates.len();
        let others = || self.candidates[..self.opened].iter().map(|one| one.tally);
        let chance_proven =
            tally.won[0] == WHOLE * self.ways() || all_opened && others().all(|other| other.won[2] <= tally.won[0]);
        let is_no_better = |other: Tally| other.won[2] < tally.won[0] || other.points[2] <= tally.points[0];
        let proven = chance_proven && all_opened && tally.points[0] == tally.points[2] && others().all(is_no_better);
        let mut turns: Vec<Weighed> = order.iter().map(|&one| self.weighed(&self.candidates[one], &tally)).collect();
        turns.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(b.lead.total_cmp(&a.lead)));
        PreEndGame { turns, proven, chance_proven, nodes: self.game.nodes() }
    }

    /// What is known of a candidate. One that is expected to be better than the `best`, but isn't trusted, has its cautious chance.
    fn weighed(&self, one: &Candidate, best: &Tally) -> Weighed {
        let ways = self.ways() as f64;
        let chance = |won: i64| won as f64 / WHOLE as f64 / ways;
        let [least, expected, most] = one.tally.won;
        let trusted = if one.tally.rank() > best.rank() { one.tally.cautious_chance() } else { expected };
        Weighed {
            act: one.act.clone(),
            chance: chance(trusted),
            bounds: (chance(least), chance(most)),
            lead: one.tally.points[1] as f64 / ways,
            lead_proven: one.tally.points[0] == one.tally.points[2],
        }
    }

    fn ways(&self) -> i64 {
        ways(self.position.unseen.len(), self.position.bag) as i64
    }

    /// Decide who wins, for as many candidates and draws as it takes to know the best chance.
    fn decide(&mut self) -> Result<(), Over> {
        for step in STEPS {
            // Among sure wins only points count.
            if !self.is_sure_to_win() {
                self.open(step.count)?;
            }
            while let Some((one, draw)) = self.next(&step) {
                self.decide_outcome(one, draw, step.nodes)?;
            }
        }
        Ok(())
    }

    /// Whether the leader wins with every draw.
    fn is_sure_to_win(&self) -> bool {
        self.opened > 0 && self.candidates[self.leader()].tally.won[0] == WHOLE * self.ways()
    }

    /// The outcome to decide next: one of the leader, or else one of a candidate that may still win more, the most promising first.
    fn next(&self, step: &Step) -> Option<(usize, usize)> {
        let leader = self.leader();
        if let Some(draw) = self.candidates[leader].next(step.nodes) {
            return Some((leader, draw));
        }
        let best = self.candidates[leader].tally.won[1] as f64;
        let may_win_more = |one: &Candidate| one.is_asked_for || one.tally.hope(step.doubts) > best;
        let all = (0..self.opened).filter(|&one| may_win_more(&self.candidates[one]));
        let open = all.filter_map(|one| Some((one, self.candidates[one].next(step.nodes)?)));
        open.max_by(|a, b| self.by_rank(a.0, b.0))
    }

    /// The candidate that seems best.
    fn leader(&self) -> usize {
        (0..self.opened).max_by(|&a, &b| self.by_rank(a, b)).unwrap_or(0)
    }

    /// The better candidate is the greater; between equals the first one.
    fn by_rank(&self, a: usize, b: usize) -> Ordering {
        self.candidates[a].tally.rank().cmp(&self.candidates[b].tally.rank()).then(b.cmp(&a))
    }

    /// Estimate more candidates, up to the first `count` of all.
    fn open(&mut self, count: usize) -> Result<(), Over> {
        while self.opened < count.min(self.candidates.len()) {
            // The first one is always looked at, so that there is an answer, and so are those asked for.
            if self.opened > 0 && !self.candidates[self.opened].is_asked_for {
                self.check()?;
            }
            let draws = self.draws_of(&self.candidates[self.opened].act.clone());
            let outcomes = self.estimated(self.opened, &draws);
            self.candidates[self.opened].begin(draws, outcomes);
            self.opened += 1;
        }
        Ok(())
    }

    fn draws_of(&mut self, act: &Act) -> Rc<Vec<Draw>> {
        let (unseen, bag) = (self.position.unseen, self.position.bag);
        let count = self.game.drawn_after(act, bag);
        let all = || Rc::new(draws(unseen, bag, count, &act.given));
        if act.given.is_empty() { self.draws.entry((count, Vec::new())).or_insert_with(all).clone() } else { all() }
    }

    /// Estimated outcomes of a candidate. Those that aren't estimated by themselves get the mean of the others.
    fn estimated(&mut self, one: usize, draws: &[Draw]) -> Vec<Outcome> {
        let act = self.candidates[one].act.clone();
        let before = self.position.lead + self.candidates[one].score();
        let ended = |game: &mut DealtGame, draw: &Draw| Some(Outcome::new(draw, before - game.end(&act, draw)?, true));
        let mut outcomes: Vec<Option<Outcome>> = draws.iter().map(|draw| ended(&mut self.game, draw)).collect();
        let mut mean = 0;
        for most in ESTIMATED {
            for place in (0..draws.len()).step_by(draws.len().div_ceil(most)) {
                let (game, draw) = (&mut self.game, &draws[place]);
                outcomes[place].get_or_insert_with(|| {
                    let (value, is_exact) = game.estimate(&act, draw);
                    Outcome::new(draw, before - value, is_exact)
                });
            }
            let (lead, chance) = means(&outcomes, draws);
            mean = lead as i32;
            if self.is_far_behind(chance) && !self.candidates[one].is_asked_for {
                break;
            }
        }
        let all = outcomes.into_iter().zip(draws);
        all.map(|(outcome, draw)| outcome.unwrap_or(Outcome::new(draw, mean, false))).collect()
    }

    /// Whether a chance is so small that the candidate isn't worth many estimates.
    fn is_far_behind(&self, chance: f64) -> bool {
        let best = self.candidates[self.leader()].tally.won[1] as f64 / (WHOLE * self.ways()) as f64;
        chance < best - FAR_BEHIND.min(best / 2.0)
    }

    /// Decide who wins with one draw, within so many positions.
    fn decide_outcome(&mut self, one: usize, draw: usize, nodes: u64) -> Result<(), Over> {
        while !self.candidates[one].outcomes[draw].is_decided() {
            let outcome = self.candidates[one].outcomes[draw];
            // Ask first what seems true: that the game is won, or that it is lost.
            let seems_won = outcome.low >= 0 || outcome.high > 0 && outcome.estimate > 0;
            if !self.question(one, draw, if seems_won { 0 } else { -1 }, nodes)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Find the lead with one draw, within so many positions.
    fn pin_down(&mut self, one: usize, draw: usize, nodes: u64) -> Result<(), Over> {
        let mut step = 1;
        loop {
            let outcome = self.candidates[one].outcomes[draw];
            let most = match (outcome.low, outcome.high) {
                (low, high) if low == high => return Ok(()),
                (low, high) if low == -MOST && high == MOST => outcome.estimate,
                (low, high) if low == -MOST => outcome.estimate.min(high) - step,
                (low, high) if high == MOST => outcome.estimate.max(low) + step - 1,
                (low, high) => low + (high - low) / 2,
            };
            step *= 2;
            if !self.question(one, draw, most, nodes)? {
                return Ok(());
            }
        }
    }

    /// Ask whether the lead with one draw is at most `most`, and note the answer; false if that isn't known once `nodes` positions
    /// were looked at in vain.
    fn question(&mut self, one: usize, draw: usize, most: i32, nodes: u64) -> Result<bool, Over> {
        loop {
            self.check()?;
            let candidate = &mut self.candidates[one];
            let asked = self.position.lead + candidate.score() - most;
            let tried = candidate.outcomes[draw].tried;
            if tried >= nodes {
                return Ok(false);
            }
            let slice = (nodes - tried).min(SLICE).min(self.budget - self.game.nodes());
            match self.game.is_at_least(&candidate.act, &candidate.draws[draw], asked, slice) {
                Ok(true) => candidate.narrow(draw, (-MOST, most)),
                Ok(false) => candidate.narrow(draw, (most + 1, MOST)),
                Err(_) => {
                    candidate.outcomes[draw].tried += slice;
                    continue;
                }
            }
            return Ok(true);
        }
    }

    /// Of the candidates that win most often, find the one that gains most points.
    fn gain_most(&mut self) -> Result<(), Over> {
        self.budget = self.budget.min(self.game.nodes().saturating_add(self.budget / POINT_SHARE));
        for PointStep { opened, count, nodes } in POINT_STEPS {
            self.open(opened)?;
            let mut order: Vec<usize> = (0..self.opened).collect();
            order.sort_by(|&a, &b| self.by_rank(b, a));
            order.retain(|&one| self.may_be_best(one));
            for one in order.into_iter().take(count) {
                for draw in 0..self.candidates[one].outcomes.len() {
                    if !self.may_be_best(one) {
                        break;
                    }
                    self.candidates[one].outcomes[draw].tried = 0;
                    self.decide_outcome(one, draw, nodes)?;
                    self.pin_down(one, draw, nodes)?;
                }
            }
        }
        Ok(())
    }

    /// Whether a candidate may win as often as the leader, and gain as many points.
    fn may_be_best(&self, one: usize) -> bool {
        let (own, best) = (&self.candidates[one], &self.candidates[self.leader()].tally);
        let most = (own.tally.won[2], own.tally.points[2]);
        own.is_asked_for || most >= (best.won[0], best.points[0])
    }

    fn check(&self) -> Result<(), Over> {
        let is_over = self.game.nodes() >= self.budget || self.stop.load(atomic::Ordering::Relaxed);
        if is_over { Err(Over) } else { Ok(()) }
    }
}

/// The mean lead and the chance to win, over the draws with which the outcome is estimated.
fn means(outcomes: &[Option<Outcome>], draws: &[Draw]) -> (f64, f64) {
    let known =
        || outcomes.iter().zip(draws).filter_map(|(outcome, draw)| Some((outcome.as_ref()?, draw.weight as f64)));
    let weights: f64 = known().map(|(_, weight)| weight).sum();
    let mean = |of: fn(&Outcome) -> f64| known().map(|(one, weight)| of(one) * weight).sum::<f64>() / weights;
    (mean(|outcome| f64::from(outcome.lead())), mean(Outcome::chance))
}
