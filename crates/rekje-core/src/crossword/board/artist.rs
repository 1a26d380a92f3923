//! Draws the stretches of a board, line by line.

use super::Laws;
use super::facts::Facts;
use super::grid::{Grid, LINE, Line, Square};
use super::stretches::MOST_TILES;
use super::stretches::{Counts, Kind, Stretch, Stretches};
use crate::lexicon::anagrams::Anagrams;
use crate::lexicon::codes::{bits, letter};

/// Draws the stretches of one line after the other.
pub struct Artist<'a> {
    anagrams: &'a Anagrams,
    /// The most tiles of a play.
    most: usize,
    laws: Laws,
    length: usize,
    gaps: Gaps,
    drawn: Stretches,
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
    through: u64,
    counts: Counts,
    at: u8,
    /// The first square behind it and the tiles there.
    end: u8,
}

impl<'a> Artist<'a> {
    /// The stretches of a board. Those of other lines than the changed ones stay what they were before; `changed` are bits by
    /// line, across and down.
    pub fn draw(
        before: &Stretches,
        facts: &Facts,
        anagrams: &Anagrams,
        grids: &[Grid; 2],
        laws: Laws,
        changed: [u32; 2],
    ) -> Stretches {
        let mut artist = Artist::new(facts, anagrams, laws);
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
                    artist.draw_line(line, Stretch { down: grid.down, line: number as u8, ..Stretch::EMPTY });
                }
                number += 1;
            }
            place += grid.lines.len();
        }
        artist.drawn.begin_line();
        artist.drawn
    }

    fn new(facts: &Facts, anagrams: &'a Anagrams, laws: Laws) -> Artist<'a> {
        let gaps = Gaps { list: [Gap::default(); LINE], before: [0; LINE], shut: 0, anchors: 0 };
        let most = facts.rack_size.min(MOST_TILES);
        Artist { anagrams, most, laws, length: 0, gaps, drawn: Stretches::with_room() }
    }

    fn draw_line(&mut self, line: &Line, stretch: Stretch) {
        let count = self.look(line);
        let mut before = Counts::default();
        for first in 0..count - 1 {
            self.grow(line, first, before, stretch);
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
                shut |= u32::from(square.fits == 0) << at;
            }
            if line.tiles >> (at + 1) & 1 != 0 {
                gap.follow(self.anagrams, &line.squares[at + 1..][..line.behind(at)]);
            }
            self.gaps.before[at % LINE] = count as u8;
            self.gaps.list[count % LINE] = gap;
            count += 1;
        }
        self.gaps.before[self.length + 1] = count as u8;
        (self.gaps.shut, self.gaps.anchors) = (shut, line.anchors | wall);
        count
    }

    /// Draw the stretches that begin behind one of these gaps, before which so much was counted.
    #[inline(always)]
    fn grow(&mut self, line: &Line, first: usize, counted: Counts, mut stretch: Stretch) {
        let (gaps, next) = (&self.gaps, first + 1);
        let one = &gaps.list[next % LINE];
        let number = |mask: u32| {
            let at = usize::from(one.at) + (mask >> one.at).trailing_zeros() as usize;
            usize::from(gaps.before[at % LINE])
        };
        let last = number(gaps.shut).min(next + self.most) - 1;
        let anchor = number(gaps.anchors);
        if anchor > last || self.laws.begins && anchor != next {
            return;
        }
        let before = &gaps.list[first % LINE];
        let through = if first == 0 { 0 } else { gaps.list[(first - 1) % LINE].through };
        stretch.start = before.at + 1;
        // One tile alone makes no word, and one that makes a cross word is a play across.
        let no_one = one.end - stretch.start < 2 || stretch.down && line.crossed >> one.at & 1 != 0;
        let from = anchor.max(first + self.laws.fewest).max(next + usize::from(no_one));
        let premium = |gap: &Gap| line.premiums >> gap.at & 1 != 0;
        let meet = |stretch: &mut Stretch, gap: &Gap| stretch.meet(&line.squares[usize::from(gap.at) % LINE]);
        let Some((short, long)) = gaps.list.get(next..=last).and_then(|met| met.split_at_checked(from - next)) else {
            return;
        };
        short.iter().filter(|gap| premium(gap)).for_each(|gap| meet(&mut stretch, gap));
        let (mut factors, mut all, mut laid) = (stretch.factor_bits(), 0, from - first);
        self.drawn.put_all(long.iter().map(|gap| {
            if premium(gap) {
                meet(&mut stretch, gap);
                factors = stretch.factor_bits();
            }
            all |= factors;
            (stretch.end, stretch.kind) = (gap.end, Kind::new(laid, usize::from(gap.end - stretch.start) == laid));
            stretch.counts = gap.counts.since(counted, before.counts);
            stretch.through = gap.through.wrapping_sub(through);
            laid += 1;
            stretch
        }));
        self.drawn.put_factors(all);
    }
}

impl Gap {
    /// Tiles lie behind it.
    fn follow(&mut self, anagrams: &Anagrams, tiles: &[Square]) {
        self.end += tiles.len() as u8;
        for square in tiles {
            self.counts.add_points(square.points);
            self.through = self.through.wrapping_add(anagrams.sum(letter(square.cell)));
        }
    }
}
