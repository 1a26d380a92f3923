//! The move cache: the generated plays of single lines. Equal lines have equal plays for the same tiles held, whatever moves led to
//! them.

use super::endgame_rack::{EndgameRack, Held};
use super::hash_table::{HashTable, Keyed};
use super::move_summary::MoveSummary;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{Grid, LINE, Line};
use crate::crossword::board::play::Play;
use crate::crossword::board::{Board, PlacementRules};
use crate::crossword::generator::anchors::line_anchors;
use crate::crossword::generator::move_generator::{MoveGenerator, MoveRecorder};
use crate::crossword::leave::leave_map::LeaveMap;
use crate::lexicon::machine_letters::bits;
use crate::lexicon::word_graph::WordGraph;

/// The plays of one player in one line, as a range of the cache's lists.
#[derive(Debug, Clone, Copy, Default)]
pub struct Plays {
    start: u32,
    count: u32,
}

/// The plays of a line; the key is a hash of all that they depend on.
#[derive(Clone, Copy)]
struct CachedLine {
    key: u64,
    plays: Plays,
}

impl Keyed for CachedLine {
    const NOTHING: CachedLine = CachedLine { key: 0, plays: Plays { start: 0, count: 0 } };

    fn key(&self) -> u64 {
        self.key
    }
}

/// The most plays in the cache, some 130 MB (while its vectors grow, up to twice that). Beyond it the cache is cleared.
const MOST_REMEMBERED: usize = 1 << 21;
/// The estimated number of lines of a position that aren't in the cache yet.
const NEW_LINES: u64 = 4;
/// The most lines in the cache, 16 MB.
const MOST_LINES: u64 = 1 << 20;

/// Finds and remembers the plays of lines.
pub struct MoveCache<'a> {
    graph: &'a WordGraph,
    facts: &'a Facts,
    kept: LeaveMap,
    known: HashTable<CachedLine>,
    summaries: Vec<MoveSummary>,
    plays: Vec<Play>,
}

impl<'a> MoveCache<'a> {
    /// A cache for a search of `positions` positions.
    pub fn new(graph: &'a WordGraph, facts: &'a Facts, positions: u64) -> MoveCache<'a> {
        let room = (NEW_LINES * positions).clamp(1 << 8, MOST_LINES) as usize;
        let (summaries, plays) = (Vec::new(), Vec::new());
        MoveCache { graph, facts, kept: LeaveMap::zero(), known: HashTable::new(room), summaries, plays }
    }

    pub fn summaries(&self, plays: Plays) -> &[MoveSummary] {
        &self.summaries[plays.start as usize..][..plays.count as usize]
    }

    pub fn in_full(&self, plays: Plays) -> &[Play] {
        &self.plays[plays.start as usize..][..plays.count as usize]
    }

    /// The cache keys of a line, one for each player, from the line's squares and the tiles that the player holds. None if the line
    /// has no anchor and so no plays. `way` is 0 across and 1 down.
    pub fn keys(&self, held: [Held; 2], board: &Board, (way, number): (usize, usize)) -> Option<[u64; 2]> {
        let grid = &board.grids[way];
        (grid.lines[number].anchors != 0).then(|| {
            let line_hash = line_hash(&grid.lines[number], grid.down, number, board.is_empty());
            [0, 1].map(|player: usize| mix(line_hash ^ mix(u64::from(held[player]) << 1 | player as u64)).max(1))
        })
    }

    /// Prefetch the entries of some keys.
    pub fn prefetch(&self, keys: &[Option<[u64; 2]>]) {
        self.known.prefetch(keys.iter().flatten().flatten().copied());
    }

    /// The plays of each player in a line, from the cache or else generated. `keys` are what [`MoveCache::keys`] returned.
    pub fn plays(
        &mut self,
        keys: Option<[u64; 2]>,
        racks: &[EndgameRack; 2],
        held: [Held; 2],
        board: &Board,
        (way, number): (usize, usize),
    ) -> [Plays; 2] {
        let Some(keys) = keys else { return Default::default() };
        [0, 1].map(|player: usize| {
            let key = keys[player];
            if let Some(cached) = self.known.get(key) {
                return cached.plays;
            }
            let placement_rules = board.placement_rules(self.facts);
            let plays = self.grow(&racks[player], held[player], placement_rules, (&board.grids[way], number));
            self.known.put(CachedLine { key, plays });
            plays
        })
    }

    /// Whether the cache must be cleared.
    pub fn is_full(&self) -> bool {
        self.summaries.len() > MOST_REMEMBERED
    }

    /// Clear the cache except for the plays `but`, whose ranges are updated to where they now stand.
    pub fn forget<'p>(&mut self, but: impl Iterator<Item = &'p mut Plays>) {
        let (summaries, plays) = (std::mem::take(&mut self.summaries), std::mem::take(&mut self.plays));
        self.known.clear();
        for one in but {
            let all = one.start as usize..(one.start + one.count) as usize;
            one.start = self.summaries.len() as u32;
            self.summaries.extend_from_slice(&summaries[all.clone()]);
            self.plays.extend_from_slice(&plays[all]);
        }
    }

    /// Generate the plays of a line with the tiles that a player holds.
    fn grow(
        &mut self,
        endgame_rack: &EndgameRack,
        held: Held,
        placement_rules: PlacementRules,
        (grid, number): (&Grid, usize),
    ) -> Plays {
        let (graph, facts, kept) = (self.graph, self.facts, &self.kept);
        let (rack, start) = (endgame_rack.rack(held), self.summaries.len());
        let list = List { rack: endgame_rack, start, summaries: &mut self.summaries, plays: &mut self.plays };
        let place = (grid, number, rack.shows(), placement_rules.must_start_on_anchor);
        if graph.nodes().is_wide() {
            grow(
                MoveGenerator::<_, true>::new(graph, facts, &rack, kept, grid, placement_rules.min_tiles, list),
                place,
            );
        } else {
            grow(
                MoveGenerator::<_, false>::new(graph, facts, &rack, kept, grid, placement_rules.min_tiles, list),
                place,
            );
        }
        Plays { start: start as u32, count: (self.summaries.len() - start) as u32 }
    }
}

/// Generate the plays from all anchors of one line.
fn grow<'a, const WIDE: bool>(
    mut generator: MoveGenerator<'a, List<'_>, WIDE>,
    (grid, number, shows, must_start_on_anchor): (&'a Grid, usize, u64, bool),
) {
    line_anchors(&grid.lines[number], number, shows, must_start_on_anchor, |anchor| generator.grow(grid, anchor));
}

/// Appends generated plays to the cache's lists; `start` is where the line's plays begin.
struct List<'a> {
    rack: &'a EndgameRack,
    start: usize,
    summaries: &'a mut Vec<MoveSummary>,
    plays: &'a mut Vec<Play>,
}

impl MoveRecorder for List<'_> {
    fn found(&mut self, _score: i32, _kept: u32, play: impl FnOnce() -> Play) {
        let play = play();
        self.summaries.push(MoveSummary::new(&play, self.rack, self.plays.len() - self.start));
        self.plays.push(play);
    }
}

/// A hash of all that the plays of a line depend on, except the tiles held. An empty board counts too, because the rules for the first
/// play differ.
fn line_hash(line: &Line, down: bool, number: usize, board_is_empty: bool) -> u64 {
    let place = (number as u64) << 2 | u64::from(down) << 1 | u64::from(board_is_empty);
    let mut key = mix(u64::from(line.anchors) << 32 | place);
    // The other squares are empty and their cross sets have all letters.
    for at in bits((line.tiles | line.crossed).into()) {
        let square = &line.squares[usize::from(at) % LINE];
        let here = u64::from(at) << 56 | (square.cross_points as u32 as u64) << 8 | u64::from(square.cell);
        key = (key ^ square.cross_set).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29) ^ here;
    }
    mix(key)
}

/// Bits spread so that numbers close together give hashes far apart.
pub fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}
