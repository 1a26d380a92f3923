//! A self-play game in progress.

use super::{Action, Ending, Game, GameRules, LeaveSchedule, RackEquity, Turn};
use crate::crossword::board::Board;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::{Rack, unseen};
use crate::crossword::leave::leave_values::LeaveValues;
use crate::crossword::queries::{has_play_on, leave_map, play_on, rated_on};
use crate::error::Error;
use crate::lexicon::machine_letters::EMPTY;
use crate::lexicon::word_graph::WordGraph;
use crate::random::Random;

/// What a player chose: a play, or without one the tiles to give back if that may be; and the equity of that.
struct Choice {
    play: Option<Play>,
    given: Vec<u8>,
    equity: i64,
}

/// A self-play game in progress. Seat 0 moves first.
pub struct Table<'a> {
    pub(super) graph: &'a WordGraph,
    pub(super) facts: &'a Facts,
    pub(super) rules: &'a GameRules,
    pub(super) state: GameState,
}

/// What changes in a game: a [`Table`] without the word list and the rules that it is played by.
#[derive(Debug, Clone)]
pub struct GameState {
    pub(super) random: Random,
    pub(super) bag: Vec<u8>,
    pub(super) board: Board,
    pub(super) racks: Vec<Rack>,
    pub(super) first_racks: Vec<Vec<u8>>,
    pub(super) scores: Vec<i32>,
    pub(super) turns: Vec<Turn>,
    /// The number of consecutive passes up to now.
    pub(super) passes: usize,
    /// The number of consecutive turns up to now without a tile laid or bought.
    pub(super) turns_without_tiles: usize,
}

impl<'a> Table<'a> {
    /// A game before its first turn: a shuffled bag and full racks, determined by the seed.
    pub fn new(graph: &'a WordGraph, facts: &'a Facts, rules: &'a GameRules, seed: u64) -> Result<Table<'a>, Error> {
        rules.check_letters(facts)?;
        let mut random = Random::new(seed);
        let mut bag = rules.tiles.clone();
        random.shuffle(&mut bag);
        let first_racks: Vec<Vec<u8>> = (0..rules.seats).map(|_| draw(&mut bag, rules.rack(facts))).collect();
        let state = GameState {
            random,
            bag,
            board: Board::new(graph, facts, &vec![EMPTY; facts.width() * facts.height()])?,
            racks: first_racks.iter().map(|tiles| Rack::new(tiles)).collect(),
            first_racks,
            scores: vec![0; rules.seats],
            turns: Vec::with_capacity(32),
            passes: 0,
            turns_without_tiles: 0,
        };
        Ok(Table { graph, facts, rules, state })
    }

    /// How many tiles there are to draw.
    pub fn bag(&self) -> usize {
        self.state.bag.len()
    }

    /// Play the turn of the seat on turn by its leave schedule. The rack and its equity are returned if leave values counted.
    pub fn take_turn(&mut self, leave_schedules: &[&LeaveSchedule]) -> Result<Option<RackEquity>, Error> {
        let seat = self.state.turns.len() % self.rules.seats;
        let bought = self.buy(seat);
        let full = self.rules.full_bag(self.facts);
        let leave_schedule = if leave_schedules.is_empty() {
            None
        } else {
            leave_schedules[seat % leave_schedules.len()].leaves(self.state.bag.len(), full)
        };
        let choice = match leave_schedule {
            Some(leaves) => self.choose(&self.in_position(leaves, seat), &self.state.racks[seat])?,
            None => Choice {
                play: play_on(self.graph, self.facts, &self.state.board, &self.state.racks[seat]),
                given: self.state.racks[seat].tiles().collect(),
                equity: 0,
            },
        };
        let rack_equity =
            leave_schedule.map(|_| RackEquity { rack: self.state.racks[seat].clone(), equity: choice.equity });
        let (action, mut drawn) = match choice.play {
            Some(play) => (Action::Play(play), self.lay(seat, &play)),
            None if self.can_exchange(choice.given.len()) => self.exchange(seat, choice.given),
            None => (Action::Pass, Vec::new()),
        };
        let has_bought = !bought.is_empty();
        drawn.extend(bought);
        self.end_turn(seat, action, has_bought, drawn);
        Ok(rack_equity)
    }

    /// Record a turn, and count passes in a row and turns in a row without a tile laid. A purchase of tiles resets both counts.
    pub(super) fn end_turn(&mut self, seat: usize, action: Action, bought: bool, drawn: Vec<u8>) {
        self.state.passes = if action == Action::Pass && !bought { self.state.passes + 1 } else { 0 };
        self.state.turns_without_tiles =
            if matches!(action, Action::Play(_)) || bought { 0 } else { self.state.turns_without_tiles + 1 };
        self.state.turns.push(Turn { seat, action, drawn });
    }

    /// Buy tiles at the start of a turn: as many as the rules give, but no more than the bag holds or the rack has room for. It returns
    /// them.
    fn buy(&mut self, seat: usize) -> Vec<u8> {
        let room = self.facts.rack_size() - self.state.racks[seat].size();
        let bought = draw(&mut self.state.bag, self.rules.buys.min(room));
        bought.iter().for_each(|&code| self.state.racks[seat].put(code));
        bought
    }

    /// Leave values as they are for a seat, which doesn't see the bag and the other racks.
    fn in_position(&self, leaves: &LeaveValues, seat: usize) -> LeaveValues {
        let GameState { bag, racks, .. } = &self.state;
        leaves.at(unseen(bag, racks, seat), bag.len())
    }

    /// The play with the highest equity, or the exchange with the highest leave value if that is more.
    fn choose(&self, leaves: &LeaveValues, rack: &Rack) -> Result<Choice, Error> {
        let leave_map = leave_map(self.facts, leaves, rack)?;
        let best = rated_on(self.graph, self.facts, &self.state.board, rack, &leave_map);
        let equity = best.map_or(0, |rated| rated.equity);
        let play = best.map(|rated| rated.play);
        if !self.can_exchange(1) {
            return Ok(Choice { play, given: Vec::new(), equity });
        }
        let counts = (1..=rack.size()).filter(|&count| self.can_exchange(count));
        match counts.max_by_key(|&count| leave_map.best_after_laying[count]) {
            Some(count) if best.is_none_or(|rated| rated.equity < i64::from(leave_map.best_after_laying[count])) => {
                let given = leave_map.best_exchange(rack, count);
                Ok(Choice { play: None, given, equity: i64::from(leave_map.best_after_laying[count]) })
            }
            _ => Ok(Choice { play, given: Vec::new(), equity }),
        }
    }

    fn last_seat(&self) -> usize {
        self.state.turns.last().map_or(0, |turn| turn.seat)
    }

    /// Make a play: lay its tiles, score it, and fill the rack. It returns the tiles drawn.
    pub(super) fn lay(&mut self, seat: usize, play: &Play) -> Vec<u8> {
        self.state.board.lay(self.graph, self.facts, play.squares());
        play.squares()
            .for_each(|(_, _, tile)| assert!(self.state.racks[seat].take_laid(tile), "plays are of tiles held"));
        self.state.scores[seat] = self.state.scores[seat].saturating_add(play.score);
        self.refill(seat, play.laid())
    }

    fn can_exchange(&self, count: usize) -> bool {
        self.rules.can_exchange(count, self.state.bag.len())
    }

    /// New tiles are drawn before the old ones go back, so nobody draws what they gave.
    pub(super) fn exchange(&mut self, seat: usize, given: Vec<u8>) -> (Action, Vec<u8>) {
        for &code in &given {
            self.state.racks[seat].take(code);
        }
        let drawn = self.refill(seat, given.len());
        self.state.bag.extend(&given);
        self.state.random.shuffle(&mut self.state.bag);
        (Action::Exchange(given), drawn)
    }

    /// Draw tiles from the bag, unless tiles must be bought. It returns those drawn.
    fn refill(&mut self, seat: usize, count: usize) -> Vec<u8> {
        let drawn = if self.rules.buys > 0 { Vec::new() } else { draw(&mut self.state.bag, count) };
        drawn.iter().for_each(|&code| self.state.racks[seat].put(code));
        drawn
    }

    /// Whether the game is over after this turn, and why.
    pub fn ending(&self) -> Option<Ending> {
        let empty = self.state.bag.is_empty();
        let rounds = if empty { self.rules.pass_rounds_empty } else { self.rules.pass_rounds };
        if empty && self.state.turns_without_tiles == 0 && self.state.racks[self.last_seat()].size() == 0 {
            return Some(Ending::Out);
        }
        if self.state.passes >= rounds * self.rules.seats {
            return Some(Ending::Passes);
        }
        if self.state.turns_without_tiles >= self.rules.scoreless_rounds * self.rules.seats {
            return Some(Ending::Scoreless);
        }
        let stuck = empty && self.rules.prove_end && !self.anyone_can_play();
        stuck.then_some(Ending::NoPlay)
    }

    fn anyone_can_play(&self) -> bool {
        self.state.racks.iter().any(|rack| has_play_on(self.graph, self.facts, &self.state.board, rack))
    }

    /// The finished game, with final scores. By the rules, each seat loses the points of the tiles left on its rack, and the seat that
    /// went out gains the points of the others' tiles and a bonus.
    pub fn settle(self, ending: Ending) -> Game {
        let rest: Vec<Vec<u8>> = self.state.racks.iter().map(|rack| rack.tiles().collect()).collect();
        let points = |tiles: &Vec<u8>| tiles.iter().map(|&code| self.facts.value(code)).sum::<i32>();
        let held: Vec<i32> = rest.iter().map(points).collect();
        let mut adjustments = vec![0; self.rules.seats];
        let out = (ending == Ending::Out).then(|| self.last_seat());
        let doubled = out.is_some() && self.rules.out_doubles;
        for (seat, adjustment) in adjustments.iter_mut().enumerate() {
            if self.rules.subtract_rest && !doubled {
                *adjustment -= held[seat];
            }
            if out == Some(seat) {
                let times = if doubled { 2 } else { i32::from(self.rules.out_gains) };
                *adjustment += times * held.iter().sum::<i32>() + self.rules.out_bonus;
            }
        }
        let scores =
            self.state.scores.iter().zip(&adjustments).map(|(score, more)| score.saturating_add(*more)).collect();
        Game { racks: self.state.first_racks, turns: self.state.turns, ending, rest, adjustments, scores }
    }
}

fn draw(bag: &mut Vec<u8>, count: usize) -> Vec<u8> {
    bag.split_off(bag.len().saturating_sub(count))
}
