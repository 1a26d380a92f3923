//! Games that are driven from outside, action by action, for programs that learn.
//!
//! An action is a number: the places of the best plays in the order of [`Play`], then a pass, then the exchanges. Those are
//! subsets of the rack, its tiles in order, blanks first: the number of a subset is that of its bits. Of subsets with equal
//! tiles only the one that takes the first of these is legal.

use super::table::{GameState, Table};
use super::{Action, Game, GameRules};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::queries::top_plays;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, NAMED_BLANK, letter};
use crate::lexicon::word_graph::WordGraph;

/// The most tiles of a rack whose subsets are numbered.
const MOST_HELD: usize = 10;

/// What games are driven by.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
#[doc = include_str!("../../../doc/driven.rs")]
/// // 50 plays, the pass, and the subsets of seven tiles.
/// assert_eq!(course.actions(), 50 + (1 << 7));
/// ```
#[derive(Clone, Copy)]
pub struct Course<'a> {
    /// The words.
    pub graph: &'a WordGraph,
    /// The board.
    pub facts: &'a Facts,
    /// How a game goes on and ends.
    pub rules: &'a GameRules,
    /// How many plays have a number.
    pub most: usize,
}

impl Course<'_> {
    /// How many numbers there are.
    pub fn actions(&self) -> usize {
        self.most + (1 << self.facts.rack_size())
    }

    /// Refuse rules by which turns are more than a play, an exchange or a pass.
    pub fn check(&self) -> Result<(), Error> {
        if self.rules.buys > 0 || self.facts.rack_size() > MOST_HELD {
            return Err(Error::Game("games in which tiles are bought, or with large racks, can't be driven"));
        }
        self.rules.check_letters(self.facts)
    }
}

/// A game in progress, and the plays of the seat on turn, the best first.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
#[doc = include_str!("../../../doc/driven.rs")]
/// assert_eq!((game.seat(), game.passes()), (0, 0));
/// assert!(game.is_legal(&course, course.most), "one may pass");
/// ```
pub struct DrivenGame {
    state: GameState,
    plays: Vec<Play>,
}

/// What an action leads to: the game goes on, or is over.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
#[doc = include_str!("../../../doc/driven.rs")]
/// let mut after = After::On(game);
/// while let After::On(game) = after {
///     let best = if game.is_legal(&course, 0) { 0 } else { course.most };
///     (after, _) = game.take(&course, best);
/// }
/// let After::Over(over) = after else { unreachable!() };
/// assert!(over.turns.len() > 1);
/// ```
#[allow(clippy::large_enum_variant)]
pub enum After {
    /// It goes on.
    On(DrivenGame),
    /// It is over.
    Over(Game),
}

/// Where the observation of one game is written, for the seat on turn. All counts of tiles are by the places of `kinds`.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
#[doc = include_str!("../../../doc/driven.rs")]
/// let kinds: Vec<u8> = (0..=26).collect();
/// let (mut board, mut rack, mut unseen) = (vec![0; 3 * 15 * 15], [0; 27], [0; 27]);
/// let (mut held, mut scores, mut plays) = ([0; 2], [0; 2], [0; 2 * 50]);
/// let mut mask = vec![0; course.actions()];
/// let row = Row {
///     board: &mut board,
///     rack: &mut rack,
///     unseen: &mut unseen,
///     held: &mut held,
///     scores: &mut scores,
///     plays: &mut plays,
///     mask: &mut mask,
/// };
/// game.observe(&course, &kinds, row);
/// assert_eq!((held, scores), ([7, 7], [0, 0]));
/// assert_eq!(rack.iter().map(|&count| usize::from(count)).sum::<usize>(), 7);
/// ```
pub struct Row<'a> {
    /// Letters, blanks, and nothing: three planes.
    pub board: &'a mut [u8],
    /// The rack of the seat on turn.
    pub rack: &'a mut [u8],
    /// What it doesn't see: the bag and the racks of others.
    pub unseen: &'a mut [u8],
    /// How many tiles each seat holds, from the one on turn on.
    pub held: &'a mut [u8],
    /// The points, from the seat on turn on.
    pub scores: &'a mut [i16],
    /// Score and tiles laid of each play.
    pub plays: &'a mut [i16],
    /// 1 for each legal action.
    pub mask: &'a mut [u8],
}

impl DrivenGame {
    /// A game before its first turn. The seed decides all draws.
    pub fn new(course: &Course<'_>, seed: u64) -> Result<DrivenGame, Error> {
        let state = Table::new(course.graph, course.facts, course.rules, seed)?.state;
        let mut game = DrivenGame { state, plays: Vec::new() };
        game.list_plays(course);
        Ok(game)
    }

    /// The seat on turn.
    pub fn seat(&self) -> usize {
        self.state.turns.len() % self.state.racks.len()
    }

    /// How many tiles are in the bag.
    pub fn bag(&self) -> usize {
        self.state.bag.len()
    }

    /// How many of the last turns were passes.
    pub fn passes(&self) -> usize {
        self.state.passes
    }

    fn list_plays(&mut self, course: &Course<'_>) {
        let Course { graph, facts, most, .. } = *course;
        let seat = self.seat();
        let GameState { board, racks, .. } = &self.state;
        top_plays(graph, facts, board, &racks[seat], most, &mut self.plays);
    }

    fn rack(&self) -> Vec<u8> {
        self.state.racks[self.seat()].tiles().collect()
    }

    /// Whether an action may be taken now.
    pub fn is_legal(&self, course: &Course<'_>, action: usize) -> bool {
        match action.checked_sub(course.most) {
            None => action < self.plays.len(),
            Some(0) => true,
            Some(subset) => self.exchanges(course).any(|one| one == subset),
        }
    }

    /// The subsets of the rack that may be exchanged.
    fn exchanges(&self, course: &Course<'_>) -> impl Iterator<Item = usize> {
        let rack = self.rack();
        let (bag, rules) = (self.state.bag.len(), course.rules);
        let twins = (1..rack.len()).filter(|&at| rack[at] == rack[at - 1]).fold(0, |twins, at| twins | 1 << at);
        let takes_first = move |subset: usize| subset & twins & !(subset << 1) == 0;
        let fits = move |subset: &usize| rules.can_exchange(subset.count_ones() as usize, bag) && takes_first(*subset);
        (1..1 << rack.len()).filter(fits)
    }

    /// Take a legal action. It returns what the game becomes, and the change of each score.
    pub fn take(self, course: &Course<'_>, action: usize) -> (After, Vec<i32>) {
        let (seat, before) = (self.seat(), self.state.scores.clone());
        let given = match action.checked_sub(course.most) {
            Some(subset) => {
                (0..).zip(self.rack()).filter(|&(at, _)| subset >> at & 1 == 1).map(|(_, code)| code).collect()
            }
            None => Vec::new(),
        };
        let play = if action < course.most { self.plays.get(action).copied() } else { None };
        let mut table = Table { graph: course.graph, facts: course.facts, rules: course.rules, state: self.state };
        let (done, drawn) = match play {
            Some(play) => (Action::Play(play), table.lay(seat, &play)),
            None if given.is_empty() => (Action::Pass, Vec::new()),
            None => table.exchange(seat, given),
        };
        table.end_turn(seat, done, false, drawn);
        if let Some(ending) = table.ending() {
            let game = table.settle(ending);
            let gains = changes(&game.scores, &before);
            return (After::Over(game), gains);
        }
        let mut game = DrivenGame { state: table.state, plays: self.plays };
        game.list_plays(course);
        let gains = changes(&game.state.scores, &before);
        (After::On(game), gains)
    }

    /// Write what the seat on turn observes. `kinds` are the codes of the kinds of tiles.
    pub fn observe(&self, course: &Course<'_>, kinds: &[u8], row: Row<'_>) {
        let (seat, seats) = (self.seat(), self.state.racks.len());
        let area = course.facts.width() * course.facts.height();
        row.board.fill(0);
        for turn in &self.state.turns {
            let Action::Play(play) = &turn.action else { continue };
            for (x, y, tile) in play.squares() {
                row.board[y * course.facts.width() + x] = letter(tile);
                row.board[area + y * course.facts.width() + x] = u8::from(tile & NAMED_BLANK != 0);
            }
        }
        let mut hidden = [0u8; MAX_LETTERS + 1];
        self.state.bag.iter().for_each(|&code| hidden[usize::from(code)] += 1);
        for (other, rack) in self.state.racks.iter().enumerate() {
            let place = (other + seats - seat) % seats;
            row.held[place] = rack.size() as u8;
            row.scores[place] = self.state.scores[other].clamp(-32767, 32767) as i16;
            if other != seat {
                hidden.iter_mut().zip(rack.counts()).for_each(|(count, more)| *count += more);
            }
        }
        let mine = self.state.racks[seat].counts();
        for (place, &code) in kinds.iter().enumerate() {
            row.rack[place] = mine[usize::from(code)];
            row.unseen[place] = hidden[usize::from(code)];
        }
        let (shown, rest) = row.plays.split_at_mut(2 * self.plays.len());
        for (shown, play) in shown.chunks_exact_mut(2).zip(&self.plays) {
            shown[0] = play.score.clamp(-32767, 32767) as i16;
            shown[1] = play.laid() as i16;
        }
        rest.fill(0);
        row.mask.fill(0);
        row.mask[..self.plays.len()].fill(1);
        row.mask[course.most] = 1;
        self.exchanges(course).for_each(|subset| row.mask[course.most + subset] = 1);
    }
}

fn changes(now: &[i32], before: &[i32]) -> Vec<i32> {
    now.iter().zip(before).map(|(now, before)| now.saturating_sub(*before)).collect()
}
