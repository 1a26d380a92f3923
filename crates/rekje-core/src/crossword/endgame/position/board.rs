//! The part of an endgame position that changes with each move, with moves made and unmade.

use super::endgame_rack::{EndgameRack, Held};
use super::move_cache::mix;
use super::move_summary::{EndPlay, MoveSummary};
use super::rules::EndRules;
use super::squares::{Squares, squares_needed};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::lexicon::machine_letters::EMPTY;

/// The part of an endgame position that changes with each move. Values are points that the player on turn gains on the opponent from here to
/// the end of the game.
#[derive(Clone)]
pub struct Board<'a> {
    facts: &'a Facts,
    rules: &'a EndRules,
    /// The squares with tiles.
    pub filled: Squares,
    /// By player: the tiles held.
    pub held: [Held; 2],
    /// The player on turn.
    pub mover: usize,
    /// Passes that are left before the game ends.
    pub left: u8,
    /// The hash of the tiles laid since the root.
    tiles: u64,
}

/// The hash of a position: of the tiles laid, what both hold, the passes left and who is on turn.
fn key(tiles: u64, held: [Held; 2], left: u8, mover: usize) -> u64 {
    let held = mix(u64::from(held[0]) << 32 | u64::from(held[1]));
    tiles ^ mix(held.wrapping_add(u64::from(left) << 1 | mover as u64))
}

/// What must be put back when a turn is taken back.
pub struct Before {
    held: [Held; 2],
    left: u8,
    tiles: u64,
}

impl<'a> Board<'a> {
    /// The root position: `left` passes end the game; player 0 is to move.
    pub fn new(facts: &'a Facts, rules: &'a EndRules, cells: &[u8], held: [Held; 2], left: u8) -> Board<'a> {
        let mut filled = Squares::default();
        for square in (0..cells.len()).filter(|&square| cells[square] != EMPTY) {
            filled.add(square % facts.width, square / facts.width);
        }
        Board { facts, rules, filled, held, mover: 0, left, tiles: 0 }
    }

    /// The empty squares that a play needs as they are.
    pub fn squares_needed(&self, play: &MoveSummary) -> Squares {
        squares_needed((self.facts.width, self.facts.height), &self.filled, play)
    }

    /// How much larger the bonus for laying one tile is than that for two.
    pub fn more_for_one(&self) -> i32 {
        (self.facts.bonus[1] - self.facts.bonus[2]).max(0)
    }

    /// The hash of all that the rest of the game depends on.
    pub fn key(&self) -> u64 {
        key(self.tiles, self.held, self.left, self.mover)
    }

    /// What `key` will be after a move.
    pub fn key_after(&self, play: Option<&EndPlay>, racks: &[EndgameRack; 2]) -> u64 {
        let (mover, mut held) = (self.mover, self.held);
        let Some(play) = play else { return key(self.tiles, held, self.left - 1, 1 - mover) };
        held[mover] = racks[mover].without(held[mover], play.summary.tiles_used);
        key(self.tiles ^ self.number(&play.play), held, self.rules.passes, 1 - mover)
    }

    /// The hash of a play's tiles on their squares.
    fn number(&self, play: &Play) -> u64 {
        let one = |(x, y, tile): (usize, usize, u8)| mix(((y * self.facts.width + x) as u64) << 8 | u64::from(tile));
        play.squares().fold(0, |number, square| number ^ one(square))
    }

    /// Whether a play leaves its player without tiles.
    pub fn goes_out(&self, play: &MoveSummary) -> bool {
        play.tiles_used == self.held[self.mover]
    }

    /// The value of a move that ends the game; none if it goes on.
    pub fn end(&self, play: Option<&MoveSummary>, racks: &[EndgameRack; 2]) -> Option<i32> {
        match play {
            Some(play) => self.goes_out(play).then(|| self.out(play, racks)),
            None => (self.left == 1).then(|| self.stop(racks)),
        }
    }

    /// The value of going out with a play.
    pub fn out(&self, play: &MoveSummary, racks: &[EndgameRack; 2]) -> i32 {
        let other = 1 - self.mover;
        play.score + self.rules.out(racks[other].points(self.held[other]))
    }

    /// The value if the game ends by passes now.
    pub fn stop(&self, racks: &[EndgameRack; 2]) -> i32 {
        let points = |player: usize| racks[player].points(self.held[player]);
        self.rules.stop(points(self.mover), points(1 - self.mover))
    }

    /// Make a play, or a pass (`None`). It returns what [`Board::unmake`] needs.
    pub fn make(&mut self, play: Option<&EndPlay>, racks: &[EndgameRack; 2]) -> Before {
        let before = Before { held: self.held, left: self.left, tiles: self.tiles };
        match play {
            Some(play) => {
                self.tiles ^= self.number(&play.play);
                self.filled.toggle(&play.play);
                self.held[self.mover] = racks[self.mover].without(self.held[self.mover], play.summary.tiles_used);
                self.left = self.rules.passes;
            }
            None => self.left -= 1,
        }
        self.mover = 1 - self.mover;
        before
    }

    /// Unmake the last move.
    pub fn unmake(&mut self, play: Option<&EndPlay>, before: Before) {
        self.mover = 1 - self.mover;
        (self.held, self.left, self.tiles) = (before.held, before.left, before.tiles);
        if let Some(play) = play {
            self.filled.toggle(&play.play);
        }
    }
}
