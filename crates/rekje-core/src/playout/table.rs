//! A game that is going on.

use super::{Action, Ending, Game, GameRules, Turn};
use crate::automaton::Automaton;
use crate::board::Board;
use crate::codes::EMPTY;
use crate::error::Error;
use crate::facts::Facts;
use crate::generate::{has_play_on, kept, play_on, rated_on};
use crate::leaves::Leaves;
use crate::play::Play;
use crate::rack::Rack;
use crate::random::Random;

pub struct Table<'a> {
    automaton: &'a Automaton,
    facts: &'a Facts,
    rules: &'a GameRules,
    random: Random,
    bag: Vec<u8>,
    board: Board,
    racks: Vec<Rack>,
    first_racks: Vec<Vec<u8>>,
    scores: Vec<i32>,
    turns: Vec<Turn>,
    /// Turns since the last that was no pass, and since the last that laid tiles.
    passes: usize,
    idle: usize,
}

impl<'a> Table<'a> {
    pub fn new(
        automaton: &'a Automaton,
        facts: &'a Facts,
        rules: &'a GameRules,
        seed: u64,
    ) -> Result<Table<'a>, Error> {
        let mut random = Random::new(seed);
        let mut bag = rules.tiles.clone();
        random.shuffle(&mut bag);
        let first_racks: Vec<Vec<u8>> = (0..rules.seats).map(|_| draw(&mut bag, facts.rack_size())).collect();
        Ok(Table {
            automaton,
            facts,
            rules,
            random,
            bag,
            board: Board::new(automaton, facts, &vec![EMPTY; facts.width() * facts.height()])?,
            racks: first_racks.iter().map(|tiles| Rack::new(tiles)).collect(),
            first_racks,
            scores: vec![0; rules.seats],
            turns: Vec::with_capacity(32),
            passes: 0,
            idle: 0,
        })
    }

    /// The seat on turn does what a player of its kind does.
    pub fn take_turn(&mut self, leaves: Option<&Leaves>) -> Result<(), Error> {
        let seat = self.turns.len() % self.rules.seats;
        let rack = &self.racks[seat];
        let (best, given) = match leaves.filter(|_| !self.bag.is_empty()) {
            Some(leaves) => self.rate(leaves, rack)?,
            None => (play_on(self.automaton, self.facts, &self.board, rack), rack.tiles().collect()),
        };
        let (action, drawn) = match best {
            Some(play) => (Action::Play(play), self.lay(seat, &play)),
            None if self.can_exchange(given.len()) => self.exchange(seat, given),
            None => (Action::Pass, Vec::new()),
        };
        self.passes = if action == Action::Pass { self.passes + 1 } else { 0 };
        self.idle = if matches!(action, Action::Play(_)) { 0 } else { self.idle + 1 };
        self.turns.push(Turn { seat, action, drawn });
        Ok(())
    }

    /// The play worth most, if there is one and no exchange is worth more; and the tiles to give back in that exchange.
    fn rate(&self, leaves: &Leaves, rack: &Rack) -> Result<(Option<Play>, Vec<u8>), Error> {
        let kept = kept(self.facts, leaves, rack)?;
        let counts = (1..=rack.size()).filter(|&count| self.can_exchange(count));
        let exchange = counts.max_by_key(|&count| kept.best[count]).map(|count| (count, i64::from(kept.best[count])));
        let best = rated_on(self.automaton, self.facts, &self.board, rack, &kept);
        Ok(match exchange {
            Some((count, most)) if best.is_none_or(|rated| rated.worth < most) => {
                (None, kept.rest_of_best(rack, count))
            }
            _ => (best.map(|rated| rated.play), Vec::new()),
        })
    }

    fn last_seat(&self) -> usize {
        self.turns.last().map_or(0, |turn| turn.seat)
    }

    fn lay(&mut self, seat: usize, play: &Play) -> Vec<u8> {
        self.board.lay(self.automaton, self.facts, play.squares());
        play.squares().for_each(|(_, _, tile)| assert!(self.racks[seat].take_laid(tile), "plays are of tiles held"));
        self.scores[seat] = self.scores[seat].saturating_add(play.score);
        self.refill(seat, play.laid())
    }

    fn can_exchange(&self, count: usize) -> bool {
        count > 0 && self.bag.len() >= count.max(self.rules.exchange_min)
    }

    /// New tiles are drawn before the old ones go back, so nobody draws what they gave.
    fn exchange(&mut self, seat: usize, given: Vec<u8>) -> (Action, Vec<u8>) {
        for &code in &given {
            self.racks[seat].take(code);
        }
        let drawn = self.refill(seat, given.len());
        self.bag.extend(&given);
        self.random.shuffle(&mut self.bag);
        (Action::Exchange(given), drawn)
    }

    fn refill(&mut self, seat: usize, count: usize) -> Vec<u8> {
        let drawn = draw(&mut self.bag, count);
        drawn.iter().for_each(|&code| self.racks[seat].put(code));
        drawn
    }

    /// Whether the game is over after this turn, and why.
    pub fn ending(&self) -> Option<Ending> {
        let empty = self.bag.is_empty();
        let rounds = if empty { self.rules.pass_rounds_empty } else { self.rules.pass_rounds };
        if empty && self.idle == 0 && self.racks[self.last_seat()].size() == 0 {
            return Some(Ending::Out);
        }
        if self.passes >= rounds * self.rules.seats {
            return Some(Ending::Passes);
        }
        if self.idle >= self.rules.scoreless_rounds * self.rules.seats {
            return Some(Ending::Scoreless);
        }
        let stuck = empty && self.rules.prove_end && !self.anyone_can_play();
        stuck.then_some(Ending::NoPlay)
    }

    fn anyone_can_play(&self) -> bool {
        self.racks.iter().any(|rack| has_play_on(self.automaton, self.facts, &self.board, rack))
    }

    pub fn settle(self, ending: Ending) -> Game {
        let rest: Vec<Vec<u8>> = self.racks.iter().map(|rack| rack.tiles().collect()).collect();
        let worth = |tiles: &Vec<u8>| tiles.iter().map(|&code| self.facts.value(code)).sum::<i32>();
        let held: Vec<i32> = rest.iter().map(worth).collect();
        let mut adjustments = vec![0; self.rules.seats];
        for (seat, adjustment) in adjustments.iter_mut().enumerate() {
            if self.rules.subtract_rest {
                *adjustment -= held[seat];
            }
            if self.rules.out_gains && ending == Ending::Out && seat == self.last_seat() {
                *adjustment += held.iter().sum::<i32>();
            }
        }
        let scores = self.scores.iter().zip(&adjustments).map(|(score, more)| score.saturating_add(*more)).collect();
        Game { racks: self.first_racks, turns: self.turns, ending, rest, adjustments, scores }
    }
}

fn draw(bag: &mut Vec<u8>, count: usize) -> Vec<u8> {
    bag.split_off(bag.len().saturating_sub(count))
}
