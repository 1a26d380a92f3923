//! The plays of both players on a board that changes, line by line.

use super::hand::{Hand, Held};
use super::lines::{Lines, Plays};
use super::outline::{EndPlay, Lists, Outline, rank};
use super::squares::Squares;
use crate::automaton::Automaton;
use crate::board::Board;
use crate::codes::bits;
use crate::facts::Facts;
use crate::grid::Line;
use crate::play::Play;

/// So many plays are new after a turn, mostly.
const USUAL: usize = 64;

/// The plays on a board on which tiles are laid and taken back. Those of a line are those of all tiles that a player held when
/// it last changed.
pub struct Sight<'a> {
    automaton: &'a Automaton,
    facts: &'a Facts,
    pub hands: [Hand; 2],
    board: Board,
    /// The plays of each player in each line of the board as it lies, across and down.
    now: [Vec<[Plays; 2]>; 2],
    lines: Lines<'a>,
    /// What lines looked like before tiles were laid in them, the last ones last.
    saved: Vec<(usize, usize, Line, [Plays; 2])>,
}

/// What must be put back when tiles are taken back.
pub enum Before {
    /// So many lines were saved before; and those that changed, bit by number, across and down.
    Lines(usize, [u32; 2]),
    /// The empty board.
    All(Box<Board>, [Vec<[Plays; 2]>; 2]),
}

impl<'a> Sight<'a> {
    pub fn new(automaton: &'a Automaton, facts: &'a Facts, hands: [Hand; 2], cells: &[u8]) -> Sight<'a> {
        let board = Board::of(automaton, facts, cells);
        let mut sight = Sight {
            automaton,
            facts,
            hands,
            board,
            now: Default::default(),
            lines: Lines::new(automaton, facts),
            saved: Vec::new(),
        };
        sight.look_anew([0, 1].map(|player: usize| sight.hands[player].all));
        sight
    }

    /// Whether no tile lies on the board.
    pub fn is_first(&self) -> bool {
        self.board.is_empty()
    }

    /// Lay a play that needs some squares; no line without any of them changes. Held is what is left then.
    pub fn lay(&mut self, play: &Play, needs: &Squares, held: [Held; 2]) -> Before {
        if self.board.is_empty() {
            let before = Before::All(Box::new(self.board.clone()), self.now.clone());
            self.board.lay(self.automaton, self.facts, play.squares());
            self.look_anew(held);
            return before;
        }
        let (saved, mut changed) = (self.saved.len(), [0; 2]);
        for (way, changed) in changed.iter_mut().enumerate() {
            for (number, _) in needs.lines(way == 1).iter().enumerate().filter(|&(_, &squares)| squares != 0) {
                let line = self.board.grids[way].lines[number].clone();
                self.saved.push((way, number, line, self.now[way][number].clone()));
                *changed |= 1 << number;
            }
        }
        self.board.lay(self.automaton, self.facts, play.squares());
        for i in saved..self.saved.len() {
            let (way, number, ..) = self.saved[i];
            self.now[way][number] = self.line(way, number, held);
        }
        Before::Lines(saved, changed)
    }

    /// Take back the tiles laid last.
    pub fn take_back(&mut self, before: Before) {
        match before {
            Before::Lines(saved, _) => {
                for (way, number, line, plays) in self.saved.drain(saved..) {
                    self.board.grids[way].lines[number] = line;
                    self.now[way][number] = plays;
                }
            }
            Before::All(board, now) => (self.board, self.now) = (*board, now),
        }
    }

    /// The play with an outline that was taken from the board as it lies.
    pub fn play(&self, player: usize, outline: &Outline) -> &Play {
        &self.now[usize::from(outline.is_down())][outline.line()][player].plays[outline.place as usize]
    }

    /// The outline of a play, if it is one of those of the board as it lies, with what a player holds.
    pub fn find(&self, player: usize, held: Held, play: &EndPlay) -> Option<Outline> {
        let EndPlay { play, outline } = play;
        let line = &self.now[usize::from(outline.is_down())][outline.line()][player];
        let alike = |one: &&Outline| one.laid == outline.laid && one.score == outline.score;
        let mut found = line.outlines.iter().filter(alike).copied();
        found.find(|one| one.need & !held == 0 && line.plays[one.place as usize] == *play)
    }

    /// The plays of a player with some of its tiles.
    pub fn held(&self, player: usize, held: Held) -> impl Iterator<Item = &Outline> {
        let known = self.now.iter().flatten().flat_map(move |line| line[player].outlines.iter());
        known.filter(move |play| play.need & !held == 0)
    }

    /// The plays of each player with what they hold.
    pub fn plays(&self, held: [Held; 2]) -> Lists {
        [0, 1].map(|player: usize| self.held(player, held[player]).copied().collect())
    }

    /// The same, when it is known what they were before tiles were laid.
    pub fn plays_since(&self, before: &Before, lists: &Lists, held: [Held; 2]) -> Lists {
        let Before::Lines(_, changed) = before else { return self.plays(held) };
        let held_still = |player: usize| move |play: &&Outline| play.need & !held[player] == 0;
        [0, 1].map(|player| {
            let mut rest = &lists[player][..];
            let mut plays = Vec::with_capacity(rest.len() + USUAL);
            for (way, lines) in changed.iter().enumerate() {
                for number in bits((*lines).into()) {
                    let line = rank(way, number.into());
                    let (same, other) = rest.split_at(rest.partition_point(|play| play.rank < line));
                    plays.extend(same.iter().filter(held_still(player)));
                    rest = &other[other.partition_point(|play| play.rank == line)..];
                    let anew = &self.now[way][usize::from(number)][player].outlines;
                    plays.extend(anew.iter().filter(held_still(player)));
                }
            }
            plays.extend(rest.iter().filter(held_still(player)));
            plays
        })
    }

    fn look_anew(&mut self, held: [Held; 2]) {
        let lines = |way: usize| 0..self.board.grids[way].lines.len();
        let all = [lines(0), lines(1)];
        self.now = [0, 1].map(|way| all[way].clone().map(|number| self.line(way, number, held)).collect());
    }

    fn line(&mut self, way: usize, number: usize, held: [Held; 2]) -> [Plays; 2] {
        self.lines.plays(&self.hands, held, &self.board, (way, number))
    }
}
