//! A game with an empty bag that goes on between two players.

use super::hand::{Hand, Held};
use super::outline::{EndPlay, Outline};
use super::rules::EndRules;
use super::sight::mix;
use super::squares::{Squares, needs};
use crate::codes::EMPTY;
use crate::facts::Facts;

/// What can change. Values are told from the point of view of the player on turn: what is gained on the other from here
/// to the end.
#[derive(Clone)]
pub struct Board<'a> {
    facts: &'a Facts,
    rules: &'a EndRules,
    pub filled: Squares,
    pub held: [Held; 2],
    pub mover: usize,
    /// Passes that are left before the game ends.
    pub left: u8,
    tiles: u64,
}

/// What must be put back when a turn is taken back.
pub struct Before {
    held: [Held; 2],
    left: u8,
    tiles: u64,
}

impl<'a> Board<'a> {
    pub fn new(facts: &'a Facts, rules: &'a EndRules, cells: &[u8], held: [Held; 2], left: u8) -> Board<'a> {
        let mut filled = Squares::default();
        for square in (0..cells.len()).filter(|&square| cells[square] != EMPTY) {
            filled.add(square % facts.width, square / facts.width);
        }
        Board { facts, rules, filled, held, mover: 0, left, tiles: 0 }
    }

    /// The empty squares that a play needs as they are.
    pub fn needs(&self, play: &Outline) -> Squares {
        needs((self.facts.width, self.facts.height), &self.filled, play)
    }

    /// A number for all that the rest of the game depends on.
    pub fn key(&self) -> u64 {
        let held = mix(u64::from(self.held[0]) << 32 | u64::from(self.held[1]));
        self.tiles ^ mix(held.wrapping_add(u64::from(self.left) << 1 | self.mover as u64))
    }

    /// Whether a play leaves its player without tiles.
    pub fn goes_out(&self, play: &Outline) -> bool {
        play.need == self.held[self.mover]
    }

    /// The value of going out with a play.
    pub fn out(&self, play: &Outline, hands: &[Hand; 2]) -> i32 {
        let other = 1 - self.mover;
        play.score + self.rules.out(hands[other].points(self.held[other]))
    }

    /// The value if the game ends by passes now.
    pub fn stop(&self, hands: &[Hand; 2]) -> i32 {
        let points = |player: usize| hands[player].points(self.held[player]);
        self.rules.stop(points(self.mover), points(1 - self.mover))
    }

    /// Lay a play, or pass.
    pub fn make(&mut self, play: Option<&EndPlay>, hands: &[Hand; 2]) -> Before {
        let before = Before { held: self.held, left: self.left, tiles: self.tiles };
        match play {
            Some(play) => {
                for (x, y, tile) in play.play.squares() {
                    self.tiles ^= mix(((y * self.facts.width + x) as u64) << 8 | u64::from(tile));
                }
                self.filled.toggle(&play.play);
                self.held[self.mover] = hands[self.mover].without(self.held[self.mover], play.outline.need);
                self.left = self.rules.passes;
            }
            None => self.left -= 1,
        }
        self.mover = 1 - self.mover;
        before
    }

    /// Take back what was made last.
    pub fn unmake(&mut self, play: Option<&EndPlay>, before: Before) {
        self.mover = 1 - self.mover;
        (self.held, self.left, self.tiles) = (before.held, before.left, before.tiles);
        if let Some(play) = play {
            self.filled.toggle(&play.play);
        }
    }
}
