//! The stretches of squares that plays can cover, and what is known of each before there is a rack.
//!
//! They are kept with the board: tiles that are laid change only the stretches of the lines beside them.

use crate::anagrams::Anagrams;
use crate::codes::{MAX_SIDE, bits, letter};
use crate::facts::Facts;
use crate::grid::{Grid, LINE, Line, Square};
use crate::parts::MOST_TILES;

/// Squares of one line, from `start` up to, not with, `end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stretch {
    /// The sum of the letters of the tiles that lie there.
    pub through: u64,
    pub counts: Counts,
    /// The most by which the main word is multiplied: by tiles with letters, and if blanks are among them.
    pub factors: [i32; 2],
    /// How many squares multiply letters, and how many of them by three or more.
    pub doubling: u8,
    pub trebling: u8,
    /// By how much those are multiplied beyond twice, at most.
    pub beyond: u8,
    pub down: bool,
    pub line: u8,
    pub start: u8,
    pub end: u8,
    pub kind: Kind,
}

/// What is counted along a line, in one number, so that a stretch is a difference.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts(u64);

impl Counts {
    const CROSSED: u64 = 1 << 8;
    const FREE: u64 = 1 << 16;
    const POINTS: u32 = 32;

    /// The points of the tiles that lie there.
    #[inline(always)]
    pub fn points(self) -> i32 {
        (self.0 >> Counts::POINTS) as i32
    }

    /// How often the points of a tile count on all empty squares without a cross word together.
    #[inline(always)]
    pub fn free(self) -> i32 {
        i32::from((self.0 >> 16) as u16)
    }

    /// Which of the line's squares with cross words are covered: from the one up to, not with, the other.
    #[inline(always)]
    pub fn crossed(self) -> [usize; 2] {
        [usize::from(self.0 as u8), usize::from((self.0 >> 8) as u8)]
    }

    /// From behind one square, as it is counted `before` the tiles behind that and `at` it, to another.
    #[inline(always)]
    fn since(self, before: Counts, at: Counts) -> Counts {
        let points = before.0 >> Counts::POINTS << Counts::POINTS;
        let (free, crossed) = (at.0 & (u16::MAX as u64 * Counts::FREE), at.0 >> 8 & u8::MAX as u64);
        Counts(self.0 - points - free + crossed)
    }
}

/// How many of a stretch's squares are empty, and whether no tile of the board takes part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind(u8);

impl Kind {
    /// So many numbers they can have.
    pub const ALL: usize = 32;
    const OWN: u8 = 16;

    #[inline(always)]
    pub fn new(laid: usize, own: bool) -> Kind {
        Kind(laid as u8 | if own { Kind::OWN } else { 0 })
    }

    /// How many tiles are laid.
    #[inline(always)]
    pub fn laid(self) -> usize {
        usize::from(self.0 % Kind::OWN)
    }

    /// Whether they make a word by themselves.
    #[inline(always)]
    pub fn is_own(self) -> bool {
        self.0 & Kind::OWN != 0
    }

    #[inline(always)]
    pub fn number(self) -> usize {
        usize::from(self.0) % Kind::ALL
    }
}
const _: () = assert!(MOST_TILES < Kind::OWN as usize);

impl Stretch {
    pub const EMPTY: Stretch = Stretch {
        through: 0,
        counts: Counts(0),
        factors: [1; 2],
        doubling: 0,
        trebling: 0,
        beyond: 0,
        down: false,
        line: 0,
        start: 0,
        end: 0,
        kind: Kind(0),
    };

    /// Bit by place in the line: its squares.
    #[inline(always)]
    pub fn places(&self) -> u32 {
        (1 << self.end) - (1 << self.start)
    }

    /// It reaches over one more empty square.
    #[inline(always)]
    fn meet(&mut self, square: &Square) {
        let (main, letter) = (square.factors.main, square.factors.letter);
        self.factors[0] *= i32::from(main[0]);
        self.factors[1] *= i32::from(main[0].max(main[1]));
        self.doubling += u8::from(letter > 1);
        self.trebling += u8::from(letter > 2);
        self.beyond = self.beyond.max(letter.saturating_sub(2));
    }
}

/// How a board's plays may be laid.
#[derive(Debug, Clone, Copy)]
pub struct Laws {
    /// The fewest tiles of a play.
    pub fewest: usize,
    /// Whether a play must begin on an anchor.
    pub begins: bool,
}

/// All stretches of a board in which a play could lie at a glance, line by line, those across before those down.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outlines {
    list: Vec<Stretch>,
    /// The squares with cross words.
    crossed: Vec<Square>,
    /// Where those of each line begin in both lists, and where the last ones end.
    starts: Vec<[u16; 2]>,
}

/// What is drawn of one line.
#[derive(Clone, Copy)]
pub struct Outline<'a> {
    pub stretches: &'a [Stretch],
    /// Its squares with cross words, in order.
    pub crossed: &'a [Square],
}

/// So many stretches at least find room at once.
const USUAL: usize = 1024;

impl Outlines {
    /// Those of other lines than the changed ones stay what they are; `changed` are bits by line, across and down.
    pub fn redrawn(
        &self,
        facts: &Facts,
        anagrams: &Anagrams,
        grids: &[Grid; 2],
        laws: Laws,
        changed: [u32; 2],
    ) -> Outlines {
        let mut artist = Artist::new(facts, anagrams, laws);
        let mut place = 0;
        for (way, grid) in grids.iter().enumerate() {
            artist.length = if grid.down { facts.height } else { facts.width };
            for (number, line) in grid.lines.iter().enumerate() {
                artist.drawn.begin_line();
                if changed[way] >> number & 1 == 0 {
                    artist.drawn.copy(self.at(place));
                } else if line.anchors != 0 {
                    artist.draw(line, Stretch { down: grid.down, line: number as u8, ..Stretch::EMPTY });
                }
                place += 1;
            }
        }
        artist.drawn.begin_line();
        artist.drawn
    }

    fn begin_line(&mut self) {
        self.starts.push([self.list.len() as u16, self.crossed.len() as u16]);
    }

    fn copy(&mut self, Outline { stretches, crossed }: Outline) {
        self.list.extend_from_slice(stretches);
        self.crossed.extend_from_slice(crossed);
    }

    fn at(&self, line: usize) -> Outline<'_> {
        Outlines::between(&self.list, &self.crossed, &self.starts[line..])
    }

    #[inline(always)]
    fn between<'a>(list: &'a [Stretch], crossed: &'a [Square], starts: &[[u16; 2]]) -> Outline<'a> {
        let ([a, b], [c, d]) = (starts[0].map(usize::from), starts[1].map(usize::from));
        Outline { stretches: &list[a..c], crossed: &crossed[b..d] }
    }

    /// What is drawn of each line.
    pub fn lines(&self) -> impl Iterator<Item = Outline<'_>> {
        self.starts.windows(2).map(|starts| Outlines::between(&self.list, &self.crossed, starts))
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.list.len()
    }
}

/// Draws the stretches of one line after the other.
struct Artist<'a> {
    anagrams: &'a Anagrams,
    /// The most tiles of a play.
    most: usize,
    laws: Laws,
    length: usize,
    gaps: Gaps,
    drawn: Outlines,
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
    fn new(facts: &Facts, anagrams: &'a Anagrams, laws: Laws) -> Artist<'a> {
        let gaps = Gaps { list: [Gap::default(); LINE], before: [0; LINE], shut: 0, anchors: 0 };
        let most = facts.rack_size.min(MOST_TILES);
        let drawn = Outlines {
            list: Vec::with_capacity(USUAL),
            crossed: Vec::with_capacity(USUAL / 4),
            starts: Vec::with_capacity(2 * MAX_SIDE + 1),
        };
        Artist { anagrams, most, laws, length: 0, gaps, drawn }
    }

    fn draw(&mut self, line: &Line, stretch: Stretch) {
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
                gap.counts.0 += Counts::FREE;
            } else {
                let square = &line.squares[at % LINE];
                let free = u64::from(square.factors.letter) * Counts::FREE;
                if square.crosses {
                    self.drawn.crossed.push(*square);
                }
                gap.counts.0 += if square.crosses { Counts::CROSSED } else { free };
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
        for gap in &gaps.list[next..from.min(last + 1)] {
            if line.premiums >> gap.at & 1 != 0 {
                stretch.meet(&line.squares[usize::from(gap.at) % LINE]);
            }
        }
        for i in from..=last {
            let gap = &gaps.list[i % LINE];
            if line.premiums >> gap.at & 1 != 0 {
                stretch.meet(&line.squares[usize::from(gap.at) % LINE]);
            }
            let laid = i - first;
            (stretch.end, stretch.kind) = (gap.end, Kind::new(laid, usize::from(gap.end - stretch.start) == laid));
            stretch.counts = gap.counts.since(counted, before.counts);
            stretch.through = gap.through.wrapping_sub(through);
            self.drawn.list.push(stretch);
        }
    }
}

impl Gap {
    /// Tiles lie behind it.
    fn follow(&mut self, anagrams: &Anagrams, tiles: &[Square]) {
        self.end += tiles.len() as u8;
        for square in tiles {
            self.counts.0 += (square.points as u64) << Counts::POINTS;
            self.through = self.through.wrapping_add(anagrams.sum(letter(square.cell)));
        }
    }
}
