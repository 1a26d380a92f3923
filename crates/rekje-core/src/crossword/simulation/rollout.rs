//! A rollout: a candidate is played out for some turns with one random deal of the unseen tiles.

use super::candidate::Candidate;
use super::candidate_elimination::Sample;
use super::known_rollouts::{KnownRollouts, Played};
use super::odds::Horizon;
use super::{KnownPosition, Setting, deal_racks, lead, points};
use crate::crossword::board::Board;
use crate::crossword::board::play::Play;
use crate::crossword::board::position::Position;
use crate::crossword::board::rack::{Rack, unseen};
use crate::crossword::endgame::{EndPosition, end_game};
use crate::crossword::leave::leave_values::POINT;
use crate::crossword::queries::{leave_map, play_on, rated_on};
use crate::error::Error;
use crate::random::Random;

/// The number of endgame nodes that cost about as much time as one search for a best play.
const NODES_A_SEARCH: u64 = 3;

/// Deals the unseen tiles at random.
pub struct Dealer {
    random: Random,
    tiles: Vec<u8>,
}

impl Dealer {
    pub fn new(known: &KnownPosition, seed: u64) -> Dealer {
        Dealer { random: Random::new(seed), tiles: known.unseen.to_vec() }
    }

    /// The unseen tiles in an order of chance: first the others' racks, then the bag.
    pub fn deal(&mut self) -> Vec<u8> {
        self.random.shuffle(&mut self.tiles);
        self.tiles.clone()
    }
}

/// A candidate, and the board as it is once that is laid: where all its rollouts begin.
pub struct Start {
    candidate: Candidate,
    rack: Rack,
    cells: Vec<u8>,
    board: Board,
    known: KnownRollouts,
}

impl Start {
    /// Lay the candidate on a copy of the board, if it is a play. The rack stays as it was before it.
    pub fn new(setting: &Setting, position: &Position, board: &Board, candidate: Candidate) -> Start {
        let (mut cells, mut board) = (position.cells.clone(), board.clone());
        if let Some(play) = &candidate.play {
            board.lay(setting.graph, setting.facts, play.squares());
            cover(&mut cells, setting.facts.width(), play);
        }
        Start { candidate, rack: position.rack.clone(), cells, board, known: KnownRollouts::default() }
    }

    /// Play the game out with a deal, as [`Rollout::new`] takes it. With so few tiles in the bag that deals come again it is done once for
    /// each.
    pub fn play_out(&self, setting: &Setting, deal: &[u8], others: &[usize]) -> Result<Played, Error> {
        let play_out = || {
            let mut rollout = Rollout::new(setting, self, deal, others);
            Ok((rollout.run()?, rollout.searches))
        };
        let held: usize = others.iter().sum();
        if deal.len() - held > setting.facts.rack_size {
            return play_out();
        }
        self.known.get_or_play(self.what_counts(deal, others), play_out)
    }

    /// A deal without what makes no difference: the order of the tiles in a rack, and of those that the candidate draws.
    fn what_counts(&self, deal: &[u8], others: &[usize]) -> Vec<u8> {
        let mut tiles = deal.to_vec();
        let mut bag = &mut tiles[..];
        for &count in others {
            let (rack, rest) = bag.split_at_mut(count);
            rack.sort_unstable();
            bag = rest;
        }
        let drawn = self.candidate.given.len().min(bag.len());
        let first = bag.len() - drawn;
        bag[first..].sort_unstable();
        tiles
    }
}

/// Write the tiles that a play lays into a board in rows.
fn cover(cells: &mut [u8], width: usize, play: &Play) {
    play.squares().for_each(|(x, y, tile)| cells[y * width + x] = tile);
}

/// A game that goes on from a candidate. Seat 0 laid it; the others follow in the order of their turns.
struct Rollout<'a> {
    setting: &'a Setting<'a>,
    start: &'a Start,
    /// The board after the plays since the candidate, except `not_on_board`; none if it is still that of the start.
    board: Option<Board>,
    /// The plays since the candidate.
    laid: Vec<Play>,
    /// The last play, if the board doesn't have it yet.
    not_on_board: Option<Play>,
    racks: Vec<Rack>,
    bag: Vec<u8>,
    /// By seat: the score gained since the start, in thousandths of a point.
    gains: Vec<i64>,
    /// By seat: the leave value of its last play, in thousandths of a point.
    kept: Vec<i64>,
    passes: usize,
    searches: u64,
}

impl<'a> Rollout<'a> {
    /// A rollout that has not begun. `deal` holds the unseen tiles, first those of the others' racks, whose sizes are
    /// `others`, then the bag.
    fn new(setting: &'a Setting, start: &'a Start, deal: &[u8], others: &[usize]) -> Rollout<'a> {
        let (racks, bag) = deal_racks(&start.rack, deal, others);
        let seats = racks.len();
        Rollout {
            setting,
            start,
            board: None,
            laid: Vec::new(),
            not_on_board: None,
            racks,
            bag: bag.to_vec(),
            gains: vec![0; seats],
            kept: vec![0; seats],
            passes: 0,
            searches: 0,
        }
    }

    /// What seat 0 gains on the others, on average: score, what is kept, and what the end brings where it comes; by the
    /// scale of the setting.
    fn run(&mut self) -> Result<Sample, Error> {
        self.lay_candidate();
        let mut after_reply = None;
        let mut turn = 0;
        let horizon = loop {
            if let Some(out) = self.ending(turn) {
                self.settle(out);
                break Horizon::Over;
            }
            turn += 1;
            let (ends, mover) = (self.bag.is_empty(), turn % self.racks.len());
            if ends && self.racks.len() == 2 && self.setting.effort.end_nodes > 0 {
                self.solve_endgame(mover)?;
                break Horizon::Over;
            }
            if turn > self.setting.effort.turns && !ends {
                break self.horizon(mover);
            }
            self.take_turn(mover)?;
            after_reply.get_or_insert(self.lead() as f64 / POINT as f64 * self.setting.scale.unit);
        };
        let chance = self.setting.scale.chance(self.lead(), &horizon);
        let worth = self.setting.scale.worth(self.lead(), chance);
        let after_reply = after_reply.unwrap_or(worth);
        Ok(Sample { after_reply, after: worth - after_reply, points: self.lead() as f64 / POINT as f64, chance })
    }

    /// What is still open at the end of the rollout: who is on turn, and how many tiles that seat doesn't see.
    fn horizon(&self, mover: usize) -> Horizon {
        let held = self.racks.iter().map(Rack::size).sum::<usize>() - self.racks[mover].size();
        Horizon::Open { own_turn: mover == 0, unseen: self.bag.len() + held }
    }

    /// Account for seat 0's candidate: take its tiles off the rack, count its score and leave, and draw. Nothing is laid on
    /// the board here: that is done once, in [`Start::new`]. An exchange counts as a pass, since `passes` counts turns in a
    /// row in which no tile was laid. The tiles exchanged go into the middle of the bag: both ends, where seat 0 and the
    /// others draw, stay as dealt, so that all candidates are compared with the same draws as long as possible.
    fn lay_candidate(&mut self) {
        let Candidate { play, given, kept } = &self.start.candidate;
        given.iter().for_each(|&code| assert!(self.racks[0].take(code), "candidates are checked"));
        self.gains[0] = play.map_or(0, |play| i64::from(play.score) * POINT);
        self.kept[0] = *kept;
        self.passes = usize::from(play.is_none());
        self.refill(0, given.len());
        if play.is_none() {
            let middle = self.bag.len() / 2;
            self.bag.splice(middle..middle, given.iter().copied());
        }
    }

    /// Let a seat make its static best play: the highest equity, or, once the bag is empty, the highest score. Without a play
    /// it passes.
    fn take_turn(&mut self, seat: usize) -> Result<(), Error> {
        self.update_board();
        self.searches += 1;
        let Setting { graph, facts, leaves, .. } = self.setting;
        let (board, rack) = (self.board.as_ref().unwrap_or(&self.start.board), &self.racks[seat]);
        let best = if self.bag.is_empty() {
            play_on(graph, facts, board, rack).map(|play| (play, 0))
        } else {
            let leaves = leaves.at(unseen(&self.bag, &self.racks, seat), self.bag.len());
            let rated = rated_on(graph, facts, board, rack, &leave_map(facts, &leaves, rack)?);
            rated.map(|rated| (rated.play, rated.equity - i64::from(rated.play.score) * POINT))
        };
        match best {
            Some((play, kept)) => self.lay(seat, &play, kept),
            None => self.passes += 1,
        }
        Ok(())
    }

    /// Put the last play on the board, if it isn't there yet.
    fn update_board(&mut self) {
        if let Some(play) = self.not_on_board.take() {
            let board = self.board.get_or_insert_with(|| self.start.board.clone());
            board.lay(self.setting.graph, self.setting.facts, play.squares());
        }
    }

    /// Make a seat's play: take its tiles off the rack, count score and leave, and draw. The board gets it only when the next
    /// turn needs it.
    fn lay(&mut self, seat: usize, play: &Play, kept: i64) {
        for (_, _, tile) in play.squares() {
            self.racks[seat].take_laid(tile);
        }
        self.laid.push(*play);
        self.not_on_board = Some(*play);
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

    /// Whether the game is over after a turn; the inner option is the seat that went out, none if the game ended by passes.
    fn ending(&self, turn: usize) -> Option<Option<usize>> {
        let seat = turn % self.racks.len();
        if self.bag.is_empty() && self.racks[seat].size() == 0 {
            return Some(Some(seat));
        }
        (self.bag.is_empty() && self.passes >= self.setting.rules.passes()).then_some(None)
    }

    /// The game is over: what each seat gains or loses for tiles left on the racks, by the rules. Leaves count no more.
    fn settle(&mut self, out: Option<usize>) {
        let rest: Vec<i32> = self.racks.iter().map(|rack| points(self.setting.facts, rack)).collect();
        let gains = self.setting.rules.settle(&rest, out);
        self.gains.iter_mut().zip(gains).for_each(|(gain, more)| *gain += i64::from(more) * POINT);
        self.kept.fill(0);
    }

    /// The end game between two, worked out within a small budget.
    fn solve_endgame(&mut self, mover: usize) -> Result<(), Error> {
        let Setting { graph, facts, rules, effort, .. } = self.setting;
        let mut cells = self.start.cells.clone();
        self.laid.iter().for_each(|play| cover(&mut cells, facts.width(), play));
        let racks: Vec<Vec<u8>> = self.racks.iter().map(|rack| rack.tiles().collect()).collect();
        let left = rules.passes().saturating_sub(self.passes).max(1) as i64;
        let position = EndPosition { cells: &cells, racks: [&racks[mover], &racks[1 - mover]], passes_left: left };
        let found = end_game(graph, facts, rules, &position, effort.end_nodes)?;
        self.searches += 1 + found.nodes / NODES_A_SEARCH;
        self.gains[mover] += i64::from(found.value) * POINT;
        self.kept.fill(0);
        Ok(())
    }

    fn lead(&self) -> i64 {
        lead(self.gains.iter().zip(&self.kept).map(|(gain, kept)| gain + kept))
    }
}
