//! The plays of single lines: a line that looks as it did before has the plays that it had, whoever came there by whatever way.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

use super::hand::{Hand, Held};
use super::outline::{InLine, Outline};
use crate::anchors::line_anchors;
use crate::automaton::Automaton;
use crate::board::{Board, Laws};
use crate::codes::bits;
use crate::facts::Facts;
use crate::grid::{Grid, LINE, Line};
use crate::leaves::Kept;
use crate::play::Play;
use crate::search::{Search, Sink};

pub type Plays = Rc<InLine>;

/// So many lines and plays are remembered, some 100 MB; then all are forgotten.
const MOST_REMEMBERED: usize = 1 << 21;

/// Finds and remembers the plays of lines.
pub struct Lines<'a> {
    automaton: &'a Automaton,
    facts: &'a Facts,
    kept: Kept,
    known: HashMap<u64, Plays, BuildHasherDefault<AsIs>>,
    remembered: usize,
}

impl<'a> Lines<'a> {
    pub fn new(automaton: &'a Automaton, facts: &'a Facts) -> Lines<'a> {
        Lines { automaton, facts, kept: Kept::nothing(), known: HashMap::default(), remembered: 0 }
    }

    /// The plays of each player in a line of a board, across or down, with the tiles held.
    pub fn plays(
        &mut self,
        hands: &[Hand; 2],
        held: [Held; 2],
        board: &Board,
        (way, number): (usize, usize),
    ) -> [Plays; 2] {
        let grid = &board.grids[way];
        if grid.lines[number].anchors == 0 {
            return Default::default();
        }
        if self.remembered > MOST_REMEMBERED {
            self.known.clear();
            self.remembered = 0;
        }
        let look = look(&grid.lines[number], grid.down, number, board.is_empty());
        [0, 1].map(|player: usize| {
            let key = mix(look ^ mix(u64::from(held[player]) << 1 | player as u64));
            if let Some(known) = self.known.get(&key) {
                return known.clone();
            }
            let found = Plays::new(self.grown(&hands[player], held[player], board.laws(self.facts), (grid, number)));
            self.remembered += 1 + found.plays.len();
            self.known.insert(key, found.clone());
            found
        })
    }

    /// The plays of a line with some tiles of a hand.
    fn grown(&self, hand: &Hand, held: Held, laws: Laws, (grid, number): (&Grid, usize)) -> InLine {
        let (automaton, facts, kept) = (self.automaton, self.facts, &self.kept);
        let (rack, list) = (hand.rack(held), List { hand, found: InLine::default() });
        let place = (grid, number, laws.begins);
        if automaton.nodes().is_wide() {
            grow(Search::<_, true>::new(automaton, facts, &rack, kept, grid, laws.fewest, list), place)
        } else {
            grow(Search::<_, false>::new(automaton, facts, &rack, kept, grid, laws.fewest, list), place)
        }
    }
}

fn grow<'a, const WIDE: bool>(
    mut search: Search<'a, List<'_>, WIDE>,
    (grid, number, begins): (&'a Grid, usize, bool),
) -> InLine {
    line_anchors(&grid.lines[number], number, begins, |anchor| search.grow(grid, anchor));
    search.sink.found
}

struct List<'a> {
    hand: &'a Hand,
    found: InLine,
}

impl Sink for List<'_> {
    fn found(&mut self, _score: i32, _kept: u32, play: impl FnOnce() -> Play) {
        let play = play();
        self.found.outlines.push(Outline::new(&play, self.hand, self.found.plays.len()));
        self.found.plays.push(play);
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
    // The other squares are empty and let everything in.
    for at in bits((line.tiles | line.crossed).into()) {
        let square = &line.squares[usize::from(at) % LINE];
        let here = u64::from(at) << 56 | (square.cross_points as u32 as u64) << 8 | u64::from(square.cell);
        key = (key ^ square.fits).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29) ^ here;
    }
    mix(key)
}

/// Bits spread so that numbers close together give hashes far apart.
pub fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}
