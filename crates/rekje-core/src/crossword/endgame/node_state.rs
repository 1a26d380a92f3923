//! The state of one node of the alpha-beta search: its window (alpha, beta) and the best move so far.

use super::position::move_summary::EndPlay;

/// No value is larger, nor its negative smaller.
pub const MOST: i32 = 1 << 28;

/// A value, and whether every line behind it was followed to the end of the game.
#[derive(Debug, Clone, Copy)]
pub struct Found {
    pub value: i32,
    pub full: bool,
}

/// Turns still to be searched (`depth`), and turns since the root (`ply`).
#[derive(Clone, Copy)]
pub struct Depth {
    pub depth: u8,
    pub ply: usize,
}

/// The state of a node while its moves are searched.
pub struct NodeState {
    pub at: Depth,
    pub key: u64,
    pub alpha: i32,
    pub beta: i32,
    pub best: Found,
    pub best_play: Option<EndPlay>,
}

impl NodeState {
    /// A move must be worth more than this to count.
    pub fn low(&self) -> i32 {
        self.alpha.max(self.best.value)
    }
}
