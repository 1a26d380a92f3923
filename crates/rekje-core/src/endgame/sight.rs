//! The plays of both players on a board that changes, line by line: a line that looks as it did before has the plays that
//! it had, whoever came there by whatever way.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

use super::hand::{Hand, Held};
use crate::anchors::line_anchors;
use crate::automaton::Automaton;
use crate::board::Board;
use crate::codes::{EMPTY, MAX_SIDE};
use crate::facts::Facts;
use crate::grid::{Grid, Line};
use crate::leaves::Kept;
use crate::play::Play;
use crate::search::{Search, Sink};

/// A play and the tiles that it takes from the hand it was found with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndPlay {
    pub play: Play,
    pub need: Held,
    /// The points of its tiles.
    pub points: i32,
}

type Plays = Rc<[EndPlay]>;

/// So many plays are remembered, some 80 MB; then all are forgotten.
const MOST_REMEMBERED: usize = 1 << 21;

/// Finds and remembers the plays of lines. A line's plays are those of all tiles that a player held in the beginning.
pub struct Sight<'a> {
    automaton: &'a Automaton,
    facts: &'a Facts,
    pub hands: [Hand; 2],
    kept: Kept,
    lines: HashMap<u64, [Option<Plays>; 2], BuildHasherDefault<AsIs>>,
    remembered: usize,
}

/// A board read in both directions, and what each of its lines looks like.
pub struct Scene {
    grids: [Grid; 2],
    /// No tile lies on it.
    pub first: bool,
}

impl<'a> Sight<'a> {
    pub fn new(automaton: &'a Automaton, facts: &'a Facts, hands: [Hand; 2]) -> Sight<'a> {
        Sight { automaton, facts, hands, kept: Kept::nothing(), lines: HashMap::default(), remembered: 0 }
    }

    pub fn scene(&self, cells: &[u8]) -> Scene {
        Scene {
            grids: Board::of(self.automaton, self.facts, cells).grids,
            first: cells.iter().all(|&cell| cell == EMPTY),
        }
    }

    /// The plays of each player with what they hold.
    pub fn plays(&mut self, scene: &Scene, held: [Held; 2]) -> [Vec<EndPlay>; 2] {
        if self.remembered > MOST_REMEMBERED {
            self.lines.clear();
            self.remembered = 0;
        }
        let mut plays = [Vec::with_capacity(256), Vec::with_capacity(256)];
        for grid in &scene.grids {
            for (number, line) in grid.lines.iter().enumerate().filter(|(_, line)| line.anchors != 0) {
                let key = look(line, grid.down, number, scene.first);
                for player in [0, 1] {
                    if held[player] != 0 {
                        let found = self.line(key, player, scene, grid, number);
                        plays[player].extend(found.iter().filter(|play| play.need & !held[player] == 0));
                    }
                }
            }
        }
        plays
    }

    fn line(&mut self, key: u64, player: usize, scene: &Scene, grid: &Grid, number: usize) -> &Plays {
        let (automaton, facts, hand, kept) = (self.automaton, self.facts, &self.hands[player], &self.kept);
        let (known, remembered) = (self.lines.entry(key).or_default(), &mut self.remembered);
        known[player].get_or_insert_with(|| {
            let fewest = if scene.first { facts.first_min } else { 1 };
            let place = (facts, grid, number, scene.first);
            let list = List { hand, plays: Vec::new() };
            let found = if automaton.nodes().is_wide() {
                grow(Search::<_, true>::new(automaton, facts, &hand.rack, kept, grid, fewest, list), place)
            } else {
                grow(Search::<_, false>::new(automaton, facts, &hand.rack, kept, grid, fewest, list), place)
            };
            *remembered += found.len();
            found.into()
        })
    }
}

fn grow<'a, const WIDE: bool>(
    mut search: Search<'a, List<'_>, WIDE>,
    (facts, grid, number, first): (&Facts, &'a Grid, usize, bool),
) -> Vec<EndPlay> {
    line_anchors(facts, &grid.lines[number], number, first, |anchor| search.grow(grid, anchor));
    search.sink.plays
}

struct List<'a> {
    hand: &'a Hand,
    plays: Vec<EndPlay>,
}

impl Sink for List<'_> {
    fn found(&mut self, _score: i32, _kept: u32, play: impl FnOnce() -> Play) {
        let play = play();
        let need = self.hand.needed(&play);
        self.plays.push(EndPlay { play, need, points: self.hand.points(need) });
    }
}

/// Keys that are hashes already.
#[derive(Default)]
struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 | u64::from(byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// A number for all that the plays of a line depend on.
fn look(line: &Line, down: bool, number: usize, first: bool) -> u64 {
    let place = (number as u64) << 2 | u64::from(down) << 1 | u64::from(first);
    let mut key = mix(u64::from(line.anchors) << 32 | place);
    for square in &line.squares[1..=MAX_SIDE] {
        let cross = u64::from(square.crosses) << 40 | (square.cross_points as u32 as u64) << 8;
        key =
            (key ^ square.fits).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29) ^ (cross | u64::from(square.cell));
    }
    mix(key)
}

/// Bits spread so that numbers close together give hashes far apart.
pub fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}
