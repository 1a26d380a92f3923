//! The best play by words looked up: stretches of squares in the order of what they promise, and on each the parts of the
//! rack of its size, as far as they can be worth more than the best play so far.

use std::collections::BinaryHeap;

use crate::anagrams::{Anagrams, ROOM};
use crate::codes::{ALL_LETTERS, EMPTY, MAX_LETTERS, MAX_SIDE, NAMED_BLANK, as_held, bits, is_blank, letter};
use crate::facts::Facts;
use crate::grid::{Grid, LINE, Square};
use crate::leaves::Kept;
use crate::parts::{MOST_TILES, Part, Parts};
use crate::play::Play;
use crate::rack::Rack;
use crate::search::Sink;
use crate::sinks::Best;
use crate::stretches::{Hand, Stretch, Survey};
use crate::sums::Sums;

/// A position, and what is known of its words beforehand.
pub struct Quest<'a> {
    pub facts: &'a Facts,
    pub anagrams: &'a Anagrams,
    pub kept: &'a Kept,
    pub rack: &'a Rack,
    pub grids: &'a [Grid; 2],
    pub fewest: usize,
    pub begins: bool,
}

/// Bounds are queued as numbers without a sign, a stretch's place in the list below them.
const BIAS: i64 = 1 << 46;
const PLACE: u32 = 16;

impl<'a> Quest<'a> {
    /// The best play of these parts of the rack.
    pub fn best(&'a self, parts: &Parts) -> Best<'a, true> {
        let mut survey = Survey {
            facts: self.facts,
            anagrams: self.anagrams,
            hand: Hand::new(self.facts, self.rack, parts),
            fewest: self.fewest,
            begins: self.begins,
        };
        let mut stretches = Vec::with_capacity(1024);
        for grid in self.grids {
            survey.grid(grid, &mut stretches);
        }
        let mut pursuit = Pursuit::new(self);
        let key = |(stretch, place): (&Stretch, u64)| ((stretch.most + BIAS) as u64) << PLACE | place;
        let mut queue: BinaryHeap<u64> = stretches.iter().zip(0..).map(key).collect();
        while let Some(next) = queue.pop() {
            if pursuit.best.is_beyond((next >> PLACE) as i64 - BIAS) {
                break;
            }
            pursuit.cover(&stretches[(next & ((1 << PLACE) - 1)) as usize], parts);
        }
        pursuit.best
    }
}

/// The play in the making.
struct Pursuit<'a> {
    quest: &'a Quest<'a>,
    best: Best<'a, true>,
    grid: &'a Grid,
    squares: &'a [Square; LINE],
    stretch: Stretch,
    pattern: Option<Pattern>,
    /// How many of each letter of the part in hand are not laid yet; index 0 counts blanks.
    held: [u8; LETTERS],
    tiles: [u8; MAX_SIDE],
}

const LETTERS: usize = MAX_LETTERS + 1;

impl<'a> Pursuit<'a> {
    fn new(quest: &'a Quest<'a>) -> Pursuit<'a> {
        Pursuit {
            quest,
            best: Best::new(&quest.kept.worths),
            grid: &quest.grids[0],
            squares: &quest.grids[0].lines[0].squares,
            stretch: Stretch::EMPTY,
            pattern: None,
            held: [0; LETTERS],
            tiles: [EMPTY; MAX_SIDE],
        }
    }

    /// Find the plays that cover a stretch, as far as they can be the best.
    fn cover(&mut self, stretch: &Stretch, parts: &Parts) {
        self.stretch = *stretch;
        self.grid = &self.quest.grids[usize::from(stretch.down)];
        self.squares = &self.grid.lines[usize::from(stretch.line)].squares;
        self.pattern = None;
        let (anagrams, own) = (self.quest.anagrams, stretch.is_own());
        for part in parts.of(usize::from(stretch.laid)) {
            if own && !part.is_word || self.best.is_beyond(stretch.most_of(self.quest.facts, part)) {
                continue;
            }
            let sum = part.sum.wrapping_add(stretch.through);
            match part.blanks {
                0 => self.words(part, sum),
                1 => self.completed(part, sum, 0),
                _ => (1..=self.quest.facts.letters() as u8)
                    .for_each(|first| self.completed(part, sum.wrapping_add(anagrams.sum(first)), first)),
            }
        }
    }

    /// Words of letters and one more, for a blank to show, not before `first` in order.
    fn completed(&mut self, part: &Part, sum: u64, first: u8) {
        let anagrams = self.quest.anagrams;
        for letter in bits((anagrams.complete(sum) >> first << first).into()) {
            self.words(part, sum.wrapping_add(anagrams.sum(letter)));
        }
    }

    /// Words of just these letters.
    #[inline(always)]
    fn words(&mut self, part: &Part, sum: u64) {
        let anagrams = self.quest.anagrams;
        let length = usize::from(self.stretch.end - self.stretch.start);
        let (mut at, count) = anagrams.words(sum);
        for _ in 0..count {
            let word = anagrams.word(at);
            at += length;
            let squares = || &self.squares[usize::from(self.stretch.start)..usize::from(self.stretch.end)];
            if self.pattern.get_or_insert_with(|| Pattern::new(squares())).fits(word) {
                part.letters().iter().for_each(|&code| self.held[usize::from(code) % LETTERS] += 1);
                self.held[0] = part.blanks;
                self.lay(&word[..length], 0, Sums::new(self.stretch.points, self.quest.kept.all()));
                part.letters().iter().for_each(|&code| self.held[usize::from(code) % LETTERS] -= 1);
            }
        }
    }

    /// Lay the letters of a word from a place on, in every way in which the tiles of the part show them.
    fn lay(&mut self, word: &[u8], from: usize, sums: Sums) {
        let at = |i: usize| &self.squares[(usize::from(self.stretch.start) + i) % LINE];
        let Some(place) = (from..word.len()).find(|&i| at(i).cell == EMPTY) else {
            return self.found(sums);
        };
        let square = at(place);
        let code = word[place];
        for tile in [code, code | NAMED_BLANK] {
            let held = usize::from(as_held(tile)) % LETTERS;
            if self.held[held] > 0 {
                self.held[held] -= 1;
                self.tiles[place] = tile;
                let kept = sums.kept - self.quest.kept.steps[held];
                let sums = sums.lay(square, self.quest.facts.values[held], usize::from(is_blank(tile)));
                self.lay(word, place + 1, Sums { kept, ..sums });
                self.tiles[place] = EMPTY;
                self.held[held] += 1;
            }
        }
    }

    fn found(&mut self, sums: Sums) {
        let (start, end) = (usize::from(self.stretch.start), usize::from(self.stretch.end));
        let (grid, line, tiles) = (self.grid, usize::from(self.stretch.line), self.tiles);
        self.best.found(sums.score(self.quest.facts), sums.kept, || {
            Play::new(sums.score(self.quest.facts), grid.place(line, start), grid.down, end - start, tiles)
        });
    }
}

/// What a word must be like to fit in a stretch: its letters where tiles lie, as numbers of many bytes, and those that may
/// lie on squares with cross words.
#[derive(Default)]
struct Pattern {
    tiles: [(u128, u128); 2],
    crossed: [(u8, u64); MOST_TILES],
    count: usize,
}

impl Pattern {
    fn new(squares: &[Square]) -> Pattern {
        let (mut mask, mut tiles) = ([0; ROOM], [0; ROOM]);
        let mut pattern = Pattern::default();
        for (i, square) in squares.iter().enumerate() {
            if square.cell != EMPTY {
                (mask[i], tiles[i]) = (u8::MAX, letter(square.cell));
            } else if square.fits != ALL_LETTERS {
                pattern.crossed[pattern.count] = (i as u8, square.fits);
                pattern.count += 1;
            }
        }
        let (mask, tiles) = (halves(&mask), halves(&tiles));
        pattern.tiles = [(mask[0], tiles[0]), (mask[1], tiles[1])];
        pattern
    }

    #[inline(always)]
    fn fits(&self, word: &[u8; ROOM]) -> bool {
        let (low, high) = (self.tiles[0], self.tiles[1]);
        let word_is = halves(word);
        word_is[0] & low.0 == low.1
            && word_is[1] & high.0 == high.1
            && self.crossed[..self.count].iter().all(|&(i, fits)| fits >> word[usize::from(i) % ROOM] & 1 != 0)
    }
}

#[inline(always)]
fn halves(bytes: &[u8; ROOM]) -> [u128; 2] {
    let (low, high) = bytes.split_at(ROOM / 2);
    let number = |half: &[u8]| u128::from_le_bytes(half.try_into().expect("half of the bytes"));
    [number(low), number(high)]
}

#[cfg(test)]
mod tests {
    use crate::automaton::Automaton;
    use crate::facts::tests::plain;
    use crate::facts::{Facts, Scoring, StartRule};
    use crate::generate::{all_plays, all_rated, best_play, best_rated};
    use crate::leaves::Leaves;
    use crate::position::Position;
    use crate::random::Random;

    /// Words, premiums, boards and racks by chance: the best play is always the first of all plays.
    #[test]
    fn the_best_is_the_first_of_all() {
        let mut random = Random::new(11);
        let mut below = |end: u64| random.below(end);
        for round in 0..400 {
            let words: Vec<Vec<u8>> =
                (0..40).map(|_| (0..2 + below(5)).map(|_| 1 + below(5) as u8).collect()).collect();
            let automaton = Automaton::build(words.iter().map(|word| &word[..]), 5).expect("sound words");
            let mut raw = plain(7, 5);
            raw.word_factor.iter_mut().for_each(|factor| *factor = [1, 1, 1, 1, 2, 3][below(6) as usize]);
            raw.word_factor[below(49) as usize] = 40;
            raw.blank_word_factor.iter_mut().for_each(|factor| *factor = 1 + below(3) as i64);
            raw.letter_factor.iter_mut().for_each(|factor| *factor = [1, 1, 2, 3][below(4) as usize]);
            raw.bonus = vec![0, 0, 0, 1, 2, 5, 9, 50];
            if round % 3 == 0 {
                (raw.scoring, raw.start_rule) = (Scoring::Tiles, StartRule::Begins);
            }
            let facts = Facts::new(&raw).expect("sound facts");
            let laid = if round % 5 == 0 { 0 } else { 8 };
            let mut cells = [0; 49];
            (0..laid).for_each(|_| cells[below(49) as usize] = 1 + below(5) as u8 + 0x80 * (below(6) / 5) as u8);
            let rack: Vec<u8> = (0..1 + below(7)).map(|_| below(12).min(5) as u8 * below(8).min(1) as u8).collect();
            let position = Position::new(&facts, &cells, &rack).expect("a sound position");
            let mut leaves = Leaves::new(5, 6).expect("a small table");
            for _ in 0..60 {
                let set: Vec<u8> = (0..below(6)).map(|_| below(6) as u8).collect();
                leaves.set(&set, below(30_000) as i32 - 15_000).expect("a sound set");
            }
            let all = all_plays(&automaton, &facts, &position).expect("letters agree");
            assert_eq!(best_play(&automaton, &facts, &position), Ok(all.first().copied()), "round {round}");
            let rated = all_rated(&automaton, &facts, &leaves, &position).expect("letters agree");
            assert_eq!(best_rated(&automaton, &facts, &leaves, &position), Ok(rated.first().copied()), "round {round}");
        }
    }
}
