//! One way in which a game could go on.

use super::candidate::Candidate;
use super::{Outset, Setting, points};
use crate::endgame::{EndPosition, end_game};
use crate::error::Error;
use crate::generate::{best_play, best_rated};
use crate::leaves::POINT;
use crate::play::Play;
use crate::position::Position;
use crate::rack::Rack;
use crate::random::Random;

/// So many positions of an end game cost about as much as the search for a best play.
const NODES_A_SEARCH: u64 = 3;

/// Deals what is unseen.
pub struct Dealer {
    random: Random,
    tiles: Vec<u8>,
}

impl Dealer {
    pub fn new(outset: &Outset, seed: u64) -> Dealer {
        Dealer { random: Random::new(seed), tiles: outset.unseen.to_vec() }
    }

    /// The unseen tiles in an order of chance: first the others' racks, then the bag.
    pub fn deal(&mut self) -> Vec<u8> {
        self.random.shuffle(&mut self.tiles);
        self.tiles.clone()
    }
}

/// A game that goes on from a candidate. Seat 0 laid it; the others follow in the order of their turns.
pub struct Rollout<'a> {
    setting: &'a Setting<'a>,
    cells: Vec<u8>,
    racks: Vec<Rack>,
    bag: Vec<u8>,
    gains: Vec<i64>,
    /// What each seat kept when it played last, in thousandths of a point.
    kept: Vec<i64>,
    passes: usize,
    pub searches: u64,
}

impl<'a> Rollout<'a> {
    pub fn new(setting: &'a Setting, position: &Position, deal: &[u8], others: &[usize]) -> Rollout<'a> {
        let mut racks = vec![position.rack.clone()];
        let mut rest = deal;
        for &count in others {
            let (held, more) = rest.split_at(count);
            racks.push(Rack::new(held));
            rest = more;
        }
        let seats = racks.len();
        Rollout {
            setting,
            cells: position.cells.clone(),
            racks,
            bag: rest.to_vec(),
            gains: vec![0; seats],
            kept: vec![0; seats],
            passes: 0,
            searches: 0,
        }
    }

    /// What seat 0 gains on the others, on average, in thousandths of a point: score, what is kept, and what the end brings
    /// where it comes.
    pub fn run(&mut self, candidate: &Candidate) -> Result<i64, Error> {
        self.begin(candidate);
        let mut turn = 0;
        loop {
            if let Some(out) = self.ending(turn) {
                return Ok(self.settled(out));
            }
            turn += 1;
            let ends = self.bag.is_empty();
            if ends && self.racks.len() == 2 && self.setting.effort.end_nodes > 0 {
                return self.worked_out(turn % 2);
            }
            if turn > self.setting.effort.turns && !ends {
                return Ok(self.lead());
            }
            self.take_turn(turn % self.racks.len())?;
        }
    }

    fn begin(&mut self, candidate: &Candidate) {
        match &candidate.play {
            Some(play) => self.lay(0, play, candidate.kept),
            None => {
                candidate.gone.iter().for_each(|&code| assert!(self.racks[0].take(code), "candidates are checked"));
                self.refill(0, candidate.gone.len());
                let middle = self.bag.len() / 2;
                self.bag.splice(middle..middle, candidate.gone.iter().copied());
                self.kept[0] = candidate.kept;
                self.passes = 1;
            }
        }
    }

    fn take_turn(&mut self, seat: usize) -> Result<(), Error> {
        let Setting { automaton, facts, leaves, .. } = self.setting;
        let position = Position { cells: self.cells.clone(), rack: self.racks[seat].clone() };
        self.searches += 1;
        let best = if self.bag.is_empty() {
            best_play(automaton, facts, &position)?.map(|play| (play, 0))
        } else {
            let rated = best_rated(automaton, facts, leaves, &position)?;
            rated.map(|rated| (rated.play, rated.worth - i64::from(rated.play.score) * POINT))
        };
        match best {
            Some((play, kept)) => self.lay(seat, &play, kept),
            None => self.passes += 1,
        }
        Ok(())
    }

    fn lay(&mut self, seat: usize, play: &Play, kept: i64) {
        for (x, y, tile) in play.squares() {
            self.cells[y * self.setting.facts.width() + x] = tile;
            self.racks[seat].take_laid(tile);
        }
        self.gains[seat] += i64::from(play.score) * POINT;
        self.kept[seat] = kept;
        self.passes = 0;
        self.refill(seat, play.laid());
    }

    /// Seat 0 draws from one end and the others from the other, so that it draws the same whatever they do.
    fn refill(&mut self, seat: usize, count: usize) {
        let count = count.min(self.bag.len());
        let from = if seat == 0 { self.bag.len() - count } else { 0 };
        self.bag.drain(from..from + count).for_each(|code| self.racks[seat].put(code));
    }

    /// Whether the game is over after a turn, and by whom.
    fn ending(&self, turn: usize) -> Option<Option<usize>> {
        let seat = turn % self.racks.len();
        if self.bag.is_empty() && self.racks[seat].size() == 0 {
            return Some(Some(seat));
        }
        (self.bag.is_empty() && self.passes >= self.setting.rules.passes()).then_some(None)
    }

    fn settled(&mut self, out: Option<usize>) -> i64 {
        let rest: Vec<i32> = self.racks.iter().map(|rack| points(self.setting.facts, rack)).collect();
        let gains = self.setting.rules.settle(&rest, out);
        self.gains.iter_mut().zip(gains).for_each(|(gain, more)| *gain += i64::from(more) * POINT);
        self.kept.fill(0);
        self.lead()
    }

    /// The end game between two, worked out within a small budget.
    fn worked_out(&mut self, mover: usize) -> Result<i64, Error> {
        let racks: Vec<Vec<u8>> = self.racks.iter().map(|rack| rack.tiles().collect()).collect();
        let Setting { automaton, facts, rules, effort, .. } = self.setting;
        let left = rules.passes().saturating_sub(self.passes).max(1) as i64;
        let position = EndPosition { cells: &self.cells, racks: [&racks[mover], &racks[1 - mover]], passes_left: left };
        let found = end_game(automaton, facts, rules, &position, effort.end_nodes)?;
        self.searches += 1 + found.nodes / NODES_A_SEARCH;
        self.gains[mover] += i64::from(found.value) * POINT;
        self.kept.fill(0);
        Ok(self.lead())
    }

    fn lead(&self) -> i64 {
        let total = |seat: usize| self.gains[seat] + self.kept[seat];
        let others: i64 = (1..self.racks.len()).map(total).sum();
        total(0) - others / (self.racks.len() as i64 - 1)
    }
}
