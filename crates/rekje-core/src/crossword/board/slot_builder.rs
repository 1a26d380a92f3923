//! Builds the slots of a board, line by line. A slot is a run of squares of one line that a play's main word can cover.

use super::PlacementRules;
use super::facts::Facts;
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
    /// By place in the line, and of the wall at its end: how many there are before it.
    before: [u8; LINE],
    /// Bit by place: where nothing fits, and where a play may grow from. The wall at the end is both.
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
        let empty = EmptySquares { list: [EmptySquare::default(); LINE], before: [0; LINE], blocked: 0, anchors: 0 };
        let max_tiles = facts.rack_size.min(MOST_TILES);
        SlotBuilder { word_map, max_tiles, placement_rules, length: 0, empty, slots: Slots::with_room() }
    }

    /// Add the slots of a line, from left to right; `slot` is the pattern they are copied from. `before` counts what lies in front of
    /// the slot's first empty square. No slot begins at the last entry, because no empty square follows it.
    fn build_line(&mut self, line: &Line, slot: Slot) {
        let count = self.scan(line);
        let mut before = RunningCounts::default();
        for first in 0..count - 1 {
            self.add_slots(line, first, before, slot);
            before = self.empty.list[first % LINE].counts;
        }
    }

    /// List the empty squares of a line with running counts, and put its squares with cross words in the slots' list. It returns the
    /// number of entries, the wall in front of the line included.
    fn scan(&mut self, line: &Line) -> usize {
        let wall = 2 << self.length;
        let special = line.crossed | line.premiums | 1;
        let (mut blocked, mut count) = (wall, 0);
        let mut square = EmptySquare::default();
        for at in bits((!line.tiles & (wall - 1)).into()).map(usize::from) {
            (square.at, square.end) = (at as u8, at as u8 + 1);
            if special >> at & 1 == 0 {
                square.counts.add_free(1);
            } else {
                let here = &line.squares[at % LINE];
                if here.has_cross_word {
                    self.slots.put_crossed(*here);
                    square.counts.add_crossed();
                } else {
                    square.counts.add_free(here.factors.letter);
                }
                blocked |= u32::from(here.cross_set == 0) << at;
            }
            if line.tiles >> (at + 1) & 1 != 0 {
                square.add_playthrough(self.word_map, &line.squares[at + 1..][..line.behind(at)]);
            }
            self.empty.before[at % LINE] = count as u8;
            self.empty.list[count % LINE] = square;
            count += 1;
        }
        self.empty.before[self.length + 1] = count as u8;
        (self.empty.blocked, self.empty.anchors) = (blocked, line.anchors | wall);
        count
    }

    /// Add the slots that begin just after the empty square `first`; `counted` are the counts of the line up to that square.
    #[inline(always)]
    fn add_slots(&mut self, line: &Line, first: usize, counted: RunningCounts, mut slot: Slot) {
        let (empty, next) = (&self.empty, first + 1);
        let one = &empty.list[next % LINE];
        let number = |mask: u32| {
            let at = usize::from(one.at) + (mask >> one.at).trailing_zeros() as usize;
            usize::from(empty.before[at % LINE])
        };
        let last = number(empty.blocked).min(next + self.max_tiles) - 1;
        let anchor = number(empty.anchors);
        if anchor > last || self.placement_rules.must_start_on_anchor && anchor != next {
            return;
        }
        let before = &empty.list[first % LINE];
        let playthrough_hash = if first == 0 { 0 } else { empty.list[(first - 1) % LINE].playthrough_hash };
        slot.start = before.at + 1;
        // One tile alone makes no word, and one that makes a cross word is a play across.
        let no_one = one.end - slot.start < 2 || slot.down && line.crossed >> one.at & 1 != 0;
        let from = anchor.max(first + self.placement_rules.min_tiles).max(next + usize::from(no_one));
        let premium = |square: &EmptySquare| line.premiums >> square.at & 1 != 0;
        let cover = |slot: &mut Slot, square: &EmptySquare| slot.cover(&line.squares[usize::from(square.at) % LINE]);
        let Some((short, long)) = empty.list.get(next..=last).and_then(|met| met.split_at_checked(from - next)) else {
            return;
        };
        short.iter().filter(|square| premium(square)).for_each(|square| cover(&mut slot, square));
        let (mut factors, mut all, mut laid) = (slot.factor_bits(), 0, from - first);
        self.slots.put_all(long.iter().map(|square| {
            if premium(square) {
                cover(&mut slot, square);
                factors = slot.factor_bits();
            }
            all |= factors;
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
