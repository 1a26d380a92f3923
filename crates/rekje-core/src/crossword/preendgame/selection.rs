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
const STEPS: [Step; 7] = [
    Step { count: 48, nodes: 100, doubts: LIKELY },
    Step { count: 48, nodes: 1_000, doubts: LIKELY },
    Step { count: 200, nodes: 1_000, doubts: LIKELY },
    Step { count: ALL, nodes: 1_000, doubts: LIKELY },
    Step { count: 48, nodes: 10_000, doubts: LIKELY },
    Step { count: ALL, nodes: 100_000, doubts: LIKELY },
    Step { count: ALL, nodes: u64::MAX, doubts: f64::INFINITY },
];
/// A candidate may still be best if its chance could be by so many standard deviations more than is expected.
const LIKELY: f64 = 2.0;
/// Of how many candidates that win as often points are worked out, within so many positions an outcome.
const POINT_STEPS: [(usize, u64); 2] = [(12, 5_000), (ALL, u64::MAX)];
/// The share of the budget that goes to points at most, once the chance is known.
const POINT_SHARE: u64 = 5;
const ALL: usize = usize::MAX;
/// Positions are looked at in slices of at most so many, so that a stop is soon heard.
const SLICE: u64 = 2_000;
/// Of so many draws, evenly spread, outcomes are estimated first. Only if the candidate doesn't fall behind far, more are.
const FIRST_ESTIMATED: usize = 12;
/// Of more draws than these not each outcome is estimated by itself.
const MOST_ESTIMATED: usize = 96;
/// A candidate is far behind if the chance that is expected is by so much less than the leader's.
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
        let best = self.leader();
        let tally = self.candidates[best].tally;
        let all_opened = self.opened == self.candidates.len();
        let others = || self.candidates[..self.opened].iter().map(|one| one.tally);
        let chance_proven =
            tally.won[0] == WHOLE * self.ways() || all_opened && others().all(|other| other.won[2] <= tally.won[0]);
        let is_no_better = |other: Tally| other.won[2] < tally.won[0] || other.points[2] <= tally.points[0];
        let proven = chance_proven && all_opened && tally.points[0] == tally.points[2] && others().all(is_no_better);
        let mut order: Vec<usize> = (0..self.opened).collect();
        order.sort_by(|&a, &b| self.by_rank(b, a));
        let turns = order.into_iter().map(|one| self.weighed(&self.candidates[one])).collect();
        PreEndGame { turns, proven, chance_proven, nodes: self.game.nodes() }
    }

    fn weighed(&self, one: &Candidate) -> Weighed {
        let ways = self.ways() as f64;
        let chance = |i: usize| one.tally.won[i] as f64 / WHOLE as f64 / ways;
        Weighed {
            act: one.act.clone(),
            chance: chance(1),
            bounds: (chance(0), chance(2)),
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
            self.open(step.count)?;
            while let Some((one, draw)) = self.next(&step) {
                self.decide_outcome(one, draw, step.nodes)?;
            }
        }
        Ok(())
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
        let mut outcomes: Vec<Option<Outcome>> = vec![None; draws.len()];
        let mut mean = 0;
        for most in [FIRST_ESTIMATED, MOST_ESTIMATED] {
            for place in (0..draws.len()).step_by(draws.len().div_ceil(most)) {
                let (game, draw) = (&mut self.game, &draws[place]);
                outcomes[place].get_or_insert_with(|| {
                    let end = game.end(&act, draw).map(|value| (value, true));
                    let (value, is_exact) = end.unwrap_or_else(|| game.estimate(&act, draw));
                    Outcome::new(before - value, is_exact)
                });
            }
            let known =
                || outcomes.iter().zip(draws).filter_map(|(outcome, draw)| Some((outcome.as_ref()?, draw.weight)));
            let weights = known().map(|(_, weight)| weight as f64).sum::<f64>();
            let sum =
                |of: fn(&Outcome) -> f64| known().map(|(one, weight)| of(one) * weight as f64).sum::<f64>() / weights;
            mean = sum(|outcome| f64::from(outcome.lead())) as i32;
            let best = self.candidates[self.leader()].tally.won[1] as f64 / (WHOLE * self.ways()) as f64;
            if sum(Outcome::chance) < best - FAR_BEHIND && !self.candidates[one].is_asked_for {
                break;
            }
        }
        outcomes.into_iter().map(|outcome| outcome.unwrap_or(Outcome::new(mean, false))).collect()
    }

    /// Decide who wins with one draw, within so many positions.
    fn decide_outcome(&mut self, one: usize, draw: usize, nodes: u64) -> Result<(), Over> {
        loop {
            let outcome = self.candidates[one].outcomes[draw];
            if outcome.is_decided() {
                return Ok(());
            }
            // Ask first what seems true: that the game is won, or that it is lost.
            let seems_won = outcome.low >= 0 || outcome.high > 0 && outcome.estimate > 0;
            if !self.question(one, draw, if seems_won { 0 } else { -1 }, nodes)? {
                return Ok(());
            }
        }
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
        for (count, nodes) in POINT_STEPS {
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
