//! The rack of an endgame. Tiles only leave it, so the tiles left are a bit mask over those of the start.

use super::move_cache::mix;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::lexicon::machine_letters::{MAX_LETTERS, as_held};

/// Which tiles of a rack are left: equal tiles have bits side by side, and the lowest of them are those left.
pub type Held = u32;

/// The tiles that a player holds in the beginning.
pub struct EndgameRack {
    groups: Vec<Group>,
    /// By code: the first bit of its tiles.
    first: [u8; MAX_LETTERS + 1],
    pub all: Held,
}

/// Equal tiles.
struct Group {
    code: u8,
    first: u8,
    mask: Held,
    points: i32,
}

impl EndgameRack {
    /// The rack as a bit mask: each tile has a bit, and tiles of one letter have neighbouring bits, blanks first.
    pub fn new(facts: &Facts, rack: &Rack) -> EndgameRack {
        let mut made = EndgameRack { groups: Vec::new(), first: [0; MAX_LETTERS + 1], all: run(rack.size()) };
        let mut first = 0;
        for (code, count) in rack.held() {
            made.first[usize::from(code)] = first;
            let mask = run(count.into()) << first;
            made.groups.push(Group { code, first, mask, points: facts.value(code) });
            first += count;
        }
        made
    }

    /// The tiles of a play, all of which this rack held in the beginning.
    pub fn tiles_used(&self, play: &Play) -> Held {
        let mut tiles_used: Held = 0;
        for &tile in play.tiles().iter().filter(|&&tile| tile != 0) {
            let mut bit = 1 << self.first[usize::from(as_held(tile))];
            while tiles_used & bit != 0 {
                bit <<= 1;
            }
            tiles_used |= bit;
        }
        tiles_used
    }

    /// What is left when some of the tiles held are laid.
    pub fn without(&self, held: Held, tiles_used: Held) -> Held {
        let left = |group: &Group| {
            let count = (held & group.mask).count_ones() - (tiles_used & group.mask).count_ones();
            run(count as usize) << group.first
        };
        self.groups.iter().map(left).fold(0, |rest, group| rest | group)
    }

    /// Some tiles, all of which this rack held in the beginning.
    pub fn held_of(&self, tiles: &[u8]) -> Held {
        self.with(0, tiles)
    }

    /// What is held once more tiles come to it, all of which this rack held in the beginning.
    pub fn with(&self, held: Held, tiles: &[u8]) -> Held {
        tiles.iter().fold(held, |held, &code| {
            let group = self.groups.iter().find(|group| group.code == code).expect("a tile of this rack");
            held | 1 << (u32::from(group.first) + (held & group.mask).count_ones())
        })
    }

    /// A rack of some tiles.
    pub fn rack(&self, held: Held) -> Rack {
        let mut rack = Rack::new(&[]);
        for group in &self.groups {
            (0..(held & group.mask).count_ones()).for_each(|_| rack.put(group.code));
        }
        rack
    }

    /// An additive hash of some tiles: the hash of two sets together is the sum of their hashes.
    pub fn sum(&self, held: Held) -> u32 {
        let one = |group: &Group| (held & group.mask).count_ones().wrapping_mul(mix(group.first.into()) as u32);
        self.groups.iter().map(one).fold(0, u32::wrapping_add)
    }

    /// The points of some tiles.
    pub fn points(&self, held: Held) -> i32 {
        self.groups.iter().map(|group| (held & group.mask).count_ones() as i32 * group.points).sum()
    }
}

/// A mask of the lowest `count` bits. A rack has at most 31 tiles.
fn run(count: usize) -> Held {
    (1 << count) - 1
}
