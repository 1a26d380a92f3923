//! Move summaries: what move ordering and bounds need to know of a play, without its tiles.

use super::endgame_rack::{EndgameRack, Held};
use crate::crossword::board::play::Play;

/// What order and bounds have to know of a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveSummary {
    pub score: i32,
    /// The points of its tiles.
    pub points: i32,
    /// The number of its tiles (`EndgameRack::sum`).
    pub sum: u32,
    /// The tiles that it takes from the rack it was found with.
    pub tiles_used: Held,
    /// Bit by place in its line: where it lays tiles.
    pub laid: u32,
    /// The index of its line among all lines, those across first.
    pub rank: u8,
    /// The index of the play in the current list of its line.
    pub place: u32,
}

impl MoveSummary {
    /// Summarise a play: its score, the tiles it takes from the rack, the squares it fills in its line (bit by place), the
    /// rank of that line, and its `place` in the line's list.
    pub fn new(play: &Play, rack: &EndgameRack, place: usize) -> MoveSummary {
        let tiles_used = rack.tiles_used(play);
        let at = |(x, y, _): (usize, usize, u8)| if play.down { y } else { x };
        let laid = play.squares().fold(0, |laid, square| laid | 1 << at(square));
        let line = usize::from(if play.down { play.x } else { play.y });
        let (points, sum) = (rack.points(tiles_used), rack.sum(tiles_used));
        let rank = rank(usize::from(play.down), line);
        MoveSummary { score: play.score, points, sum, tiles_used, laid, rank, place: place as u32 }
    }

    /// The number of its line.
    pub fn line(&self) -> usize {
        usize::from(self.rank) % LINES
    }

    pub fn is_down(&self) -> bool {
        usize::from(self.rank) >= LINES
    }
}

/// More than there are lines in a direction.
const LINES: usize = 32;

/// The place of a line among all, those across first.
pub fn rank(way: usize, line: usize) -> u8 {
    (way * LINES + line) as u8
}

/// A play in full.
#[derive(Debug, Clone, Copy)]
pub struct EndPlay {
    pub play: Play,
    pub summary: MoveSummary,
}

/// The plays of both players, line by line.
pub type Lists = [Vec<MoveSummary>; 2];
