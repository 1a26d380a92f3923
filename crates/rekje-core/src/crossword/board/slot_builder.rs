//! Builds the slots of a board, line by line.

use super::PlacementRules;
use super::facts::Facts;
use super::grid::{Grid, LINE, Line, Square};
use super::slots::MOST_TILES;
use super::slots::{Counts, Kind, Slot, Slots};
use crate::lexicon::machine_letters::{bits, letter};
use crate::lexicon::word_map::WordMap;

/// Draws the slots of one line after the other.
pub struct SlotBuilder<'a> {
    word_map: &'a WordMap,
    /// The most tiles of a play.
    most: usize,
    placement_rules: PlacementRules,
    length: usize,
    gaps: Gaps,
    drawn: Slots,
}

/// The empty squares of a line, from the wall before it.
struct Gaps {
    list: [Gap; LINE],
    /// By place in the line, and of the wall at its end: how many there are before it.
    before: [u8; LINE],
    /// Bit by place: where nothing fits, and where a play may grow from. The wall at the end is both.
    shut: u32,
    anchors: u32,
}

/// An empty square of a line, and the tiles behind it. What it counts begins with the line and ends with those.
#[derive(Clone, Copy, Default)]
struct Gap {
    playthrough_hash: u64,
    counts: Counts,
    at: u8,
    /// The first square behind it and the tiles there.
    end: u8,
}

impl<'a> SlotBuilder<'a> {
    /// The slots of a board. Those of other lines than the changed ones stay what they were before; `changed` are bits by
    /// line, across and down.
    pub fn draw(
        before: &Slots,
        facts: &Facts,
        word_map: &WordMap,
        grids: &[Grid; 2],
        placement_rules: PlacementRules,
        changed: [u32; 2],
    ) -> Slots {
        let mut artist = SlotBuilder::new(facts, word_map, placement_rules);
        let mut place = 0;
        for (way, grid) in grids.iter().enumerate() {
            artist.length = if grid.down { facts.height } else { facts.width };
            let mut number = 0;
            while let Some(line) = grid.lines.get(number) {
                let same = ((changed[way] >> number).trailing_zeros() as usize).min(grid.lines.len() - number);
                if same > 0 {
                    artist.drawn.copy(before, place + number..place + number + same);
                    number += same;
                    continue;
                }
                artist.drawn.begin_line();
                if line.anchors != 0 {
                    artist.draw_line(line, Slot { down: grid.down, line: number as u8, ..Slot::EMPTY });
                }
                number += 1;
            }
            place += grid.lines.len();
        }
        artist.drawn.begin_line();
        artist.drawn
    }

    fn new(facts: &Facts, word_map: &'a WordMap, placement_rules: PlacementRules) -> SlotBuilder<'a> {
        let gaps = Gaps { list: [Gap::default(); LINE], before: [0; LINE], shut: 0, anchors: 0 };
        let most = facts.rack_size.min(MOST_TILES);
        SlotBuilder { word_map, most, placement_rules, length: 0, gaps, drawn: Slots::with_room() }
    }

    fn draw_line(&mut self, line: &Line, slot: Slot) {
        let count = self.look(line);
        let mut before = Counts::default();
        for first in 0..count - 1 {
            self.grow(line, first, before, slot);
            before = self.gaps.list[first % LINE].counts;
        }
    }

    /// Find the empty squares of a line, and tell how many there are.
    fn look(&mut self, line: &Line) -> usize {
        let wall = 2 << self.length;
        let special = line.crossed | line.premiums | 1;
        let (mut shut, mut count) = (wall, 0);
        let mut gap = Gap::default();
        for at in bits((!line.tiles & (wall - 1)).into()).map(usize::from) {
            (gap.at, gap.end) = (at as u8, at as u8 + 1);
            if special >> at & 1 == 0 {
                gap.counts.add_free(1);
            } else {
                let square = &line.squares[at % LINE];
                if square.crosses {
                    self.drawn.put_crossed(*square);
                    gap.counts.add_crossed();
                } else {
                    gap.counts.add_free(square.factors.letter);
                }
                shut |= u32::from(square.cross_set == 0) << at;
            }
            if line.tiles >> (at + 1) & 1 != 0 {
                gap.follow(self.word_map, &line.squares[at + 1..][..line.behind(at)]);
            }
            self.gaps.before[at % LINE] = count as u8;
            self.gaps.list[count % LINE] = gap;
            count += 1;
        }
        self.gaps.before[self.length + 1] = count as u8;
        (self.gaps.shut, self.gaps.anchors) = (shut, line.anchors | wall);
        count
    }

    /// Draw the slots that begin behind one of these gaps, before which so much was counted.
    #[inline(always)]
    fn grow(&mut self, line: &Line, first: usize, counted: Counts, mut slot: Slot) {
        let (gaps, next) = (&self.gaps, first + 1);
        let one = &gaps.list[next % LINE];
        let number = |mask: u32| {
            let at = usize::from(one.at) + (mask >> one.at).trailing_zeros() as usize;
            usize::from(gaps.before[at % LINE])
        };
        let last = number(gaps.shut).min(next + self.most) - 1;
        let anchor = number(gaps.anchors);
        if anchor > last || self.placement_rules.begins && anchor != next {
            return;
        }
        let before = &gaps.list[first % LINE];
        let playthrough_hash = if first == 0 { 0 } else { gaps.list[(first - 1) % LINE].playthrough_hash };
        slot.start = before.at + 1;
        // One tile alone makes no word, and one that makes a cross word is a play across.
        let no_one = one.end - slot.start < 2 || slot.down && line.crossed >> one.at & 1 != 0;
        let from = anchor.max(first + self.placement_rules.fewest).max(next + usize::from(no_one));
        let premium = |gap: &Gap| line.premiums >> gap.at & 1 != 0;
        let meet = |slot: &mut Slot, gap: &Gap| slot.meet(&line.squares[usize::from(gap.at) % LINE]);
        let Some((short, long)) = gaps.list.get(next..=last).and_then(|met| met.split_at_checked(from - next)) else {
            return;
        };
        short.iter().filter(|gap| premium(gap)).for_each(|gap| meet(&mut slot, gap));
        let (mut factors, mut all, mut laid) = (slot.factor_bits(), 0, from - first);
        self.drawn.put_all(long.iter().map(|gap| {
            if premium(gap) {
                meet(&mut slot, gap);
                factors = slot.factor_bits();
            }
            all |= factors;
            (slot.end, slot.kind) = (gap.end, Kind::new(laid, usize::from(gap.end - slot.start) == laid));
            slot.counts = gap.counts.since(counted, before.counts);
            slot.playthrough_hash = gap.playthrough_hash.wrapping_sub(playthrough_hash);
            laid += 1;
            slot
        }));
        self.drawn.put_factors(all);
    }
}

impl Gap {
    /// Tiles lie behind it.
    fn follow(&mut self, word_map: &WordMap, tiles: &[Square]) {
        self.end += tiles.len() as u8;
        for square in tiles {
            self.counts.add_points(square.points);
            self.playthrough_hash = self.playthrough_hash.wrapping_add(word_map.letter_hash(letter(square.cell)));
        }
    }
}
