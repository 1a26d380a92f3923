//! Builds the slots of a board, line by line. A slot is a run of squares of one line that a play's main word can cover.

use super::PlacementRules;
use super::facts::{Facts, SquareFacts};
use super::grid::{Grid, LINE, Line, Square};
use super::slots::MOST_TILES;
use super::slots::{RunningCounts, Slot, SlotKind, Slots};
use crate::lexicon::machine_letters::{bits, letter};
use crate::lexicon::word_map::WordMap;

/// Builds the slots of one line after the other.
pub struct SlotBuilder<'a> {
    word_map: &'a WordMap,
    /// The most tiles that a play lays.
    max_tiles: usize,
    placement_rules: PlacementRules,
    length: usize,
    empty: EmptySquares,
    slots: Slots,
}

/// The empty squares of a line, from the wall before it.
struct EmptySquares {
    list: [EmptySquare; LINE],
    /// Bit by number in the list: where nothing fits, the wall at the end included, and where a play may grow from.
    blocked: u32,
    anchors: u32,
}

/// An empty square of a line, and the run of tiles right behind it. `counts` are those of the line from its first square through these
/// tiles.
#[derive(Clone, Copy, Default)]
struct EmptySquare {
    playthrough_hash: u64,
    counts: RunningCounts,
    at: u8,
    /// The first square behind it and the tiles there.
    end: u8,
    factors: SquareFacts,
}

impl<'a> SlotBuilder<'a> {
    /// Build the slots of a board. Lines in `changed` (bit by line, across and down) get new slots. The slots of all other lines are
    /// copied from `before`.
    pub fn build(
        before: &Slots,
        facts: &Facts,
        word_map: &WordMap,
        grids: &[Grid; 2],
        placement_rules: PlacementRules,
        changed: [u32; 2],
    ) -> Slots {
        let mut builder = SlotBuilder::new(facts, word_map, placement_rules);
        let mut place = 0;
        for (way, grid) in grids.iter().enumerate() {
            builder.length = if grid.down { facts.height } else { facts.width };
            let mut number = 0;
            while let Some(line) = grid.lines.get(number) {
                let same = ((changed[way] >> number).trailing_zeros() as usize).min(grid.lines.len() - number);
                if same > 0 {
                    builder.slots.copy(before, place + number..place + number + same);
                    number += same;
                    continue;
                }
                builder.slots.begin_line();
                if line.anchors != 0 {
                    builder.build_line(line, Slot { down: grid.down, line: number as u8, ..Slot::EMPTY });
                }
                number += 1;
            }
            place += grid.lines.len();
        }
        builder.slots.begin_line();
        builder.slots
    }

    fn new(facts: &Facts, word_map: &'a WordMap, placement_rules: PlacementRules) -> SlotBuilder<'a> {
        let empty = EmptySquares { list: [EmptySquare::default(); LINE], blocked: 0, anchors: 0 };
        let max_tiles = facts.rack_size.min(MOST_TILES);
        SlotBuilder { word_map, max_tiles, placement_rules, length: 0, empty, slots: Slots::with_room() }
    }

    /// Add the slots of a line, from left to right; `slot` is the pattern they are copied from. A slot begins where an anchor can be
    /// reached with the tiles of a rack, over squares on which something fits.
    fn build_line(&mut self, line: &Line, slot: Slot) {
        self.scan(line);
        let free = !self.empty.blocked;
        let mut starts = self.empty.anchors & free;
        if !self.placement_rules.must_start_on_anchor {
            (1..self.max_tiles).for_each(|_| starts |= starts >> 1 & free);
        }
        for next in bits(starts.into()) {
            self.add_slots(line, usize::from(next), slot);
        }
    }

    /// List the empty squares of a line with running counts, the wall in front of it first, and put its squares with cross words in the
    /// slots' list.
    fn scan(&mut self, line: &Line) {
        self.slots.put_crossed(bits(line.crossed.into()).map(|at| line.squares[usize::from(at) % LINE]));
        let wall = 2 << self.length;
        let (mut blocked, mut anchors, mut count) = (0, 0, 0);
        let mut square = EmptySquare::default();
        // What a square is like can't be predicted, so there are few branches.
        for at in bits((!line.tiles & (wall - 1)).into()).map(usize::from) {
            let here = &line.squares[at % LINE];
            (square.at, square.end, square.factors) = (at as u8, at as u8 + 1, here.factors);
            square.counts.add_empty(here.has_cross_word, here.factors.letter);
            blocked |= u32::from(here.cross_set == 0) << count;
            anchors |= (line.anchors >> at & 1) << count;
            if line.tiles >> (at + 1) & 1 != 0 {
                square.add_playthrough(self.word_map, &line.squares[at + 1..][..line.behind(at)]);
            }
            self.empty.list[count % LINE] = square;
            count += 1;
        }
        (self.empty.blocked, self.empty.anchors) = (blocked | 1 << count, anchors);
    }

    /// Add the slots whose first empty square is that of number `next`. An anchor can be reached from there.
    #[inline(always)]
    fn add_slots(&mut self, line: &Line, next: usize, mut slot: Slot) {
        let empty = &self.empty;
        let (one, before) = (&empty.list[next % LINE], &empty.list[(next - 1) % LINE]);
        // The counts and the hash of the line up to the square in front of the slot, without the tiles behind that.
        let (counted, playthrough_hash) = match next.checked_sub(2) {
            Some(first) => (empty.list[first % LINE].counts, empty.list[first % LINE].playthrough_hash),
            None => (RunningCounts::default(), 0),
        };
        let number = |mask: u32| next + (mask >> next).trailing_zeros() as usize;
        let last = number(empty.blocked).min(next + self.max_tiles) - 1;
        slot.start = before.at + 1;
        // One tile alone makes no word, and one that makes a cross word is a play across.
        let no_one = one.end - slot.start < 2 || slot.down && line.crossed >> one.at & 1 != 0;
        let fewest = self.placement_rules.min_tiles.max(1 + usize::from(no_one));
        let from = number(empty.anchors).max(next - 1 + fewest);
        let Some((short, long)) = empty.list.get(next..=last).and_then(|met| met.split_at_checked(from - next)) else {
            return;
        };
        short.iter().for_each(|square| slot.cover(&square.factors));
        let (mut all, mut laid) = (0, from - next + 1);
        self.slots.put_all(long.iter().map(|square| {
            slot.cover(&square.factors);
            all |= slot.factor_bits();
            (slot.end, slot.kind) = (square.end, SlotKind::new(laid, usize::from(square.end - slot.start) == laid));
            slot.counts = square.counts.since(counted, before.counts);
            slot.playthrough_hash = square.playthrough_hash.wrapping_sub(playthrough_hash);
            laid += 1;
            slot
        }));
        self.slots.put_factors(all);
    }
}

impl EmptySquare {
    /// Add the run of tiles right behind the square: to the end of the run, the points and the hash of the playthrough.
    fn add_playthrough(&mut self, word_map: &WordMap, tiles: &[Square]) {
        self.end += tiles.len() as u8;
        for square in tiles {
            self.counts.add_points(square.points);
            self.playthrough_hash = self.playthrough_hash.wrapping_add(word_map.letter_hash(letter(square.cell)));
        }
    }
}
