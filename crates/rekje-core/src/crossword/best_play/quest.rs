//! The best play by words looked up: stretches of squares in the order of what they promise, and on each the parts of the
//! rack of its size, as far as they can be worth more than the best play so far.

use std::ops::Range;

use super::hand::Hand;
use super::parts::{LETTERS, Makers, Part, Parts};
use super::promises::{Promised, Promises};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{Grid, LINE, Line};
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::crossword::board::stretches::MOST_TILES;
use crate::crossword::board::stretches::{Stretch, Stretches};
use crate::crossword::generator::search::Sink;
use crate::crossword::generator::sinks::Best;
use crate::crossword::generator::sums::Sums;
use crate::crossword::leave::kept::Kept;
use crate::crossword::leave::leaves::POINT;
use crate::lexicon::anagrams::{Anagrams, ROOM};
use crate::lexicon::codes::{EMPTY, MAX_SIDE, NAMED_BLANK, as_held, bits, is_blank, letter};

/// A position, and what is known of its words beforehand.
pub struct Quest<'a> {
    pub facts: &'a Facts,
    pub anagrams: &'a Anagrams,
    pub kept: &'a Kept,
    pub rack: &'a Rack,
    pub grids: &'a [Grid; 2],
    pub stretches: &'a Stretches,
}

impl<'a> Quest<'a> {
    /// The best play of these parts of the rack.
    pub fn best(&'a self, parts: &Parts) -> Best<'a, true> {
        let factors = self.stretches.factors(self.rack.has_blank());
        let hand = Hand::new(self.facts, self.rack, parts, factors);
        let promises = Promises::new(&hand, self.stretches);
        let mut pursuit = Pursuit::new(self);
        for (most, step) in promises.steps() {
            if pursuit.best.is_beyond(most) {
                break;
            }
            for promise in step {
                if !pursuit.best.is_beyond(promise.promise.most) {
                    pursuit.cover(&promise, parts);
                }
            }
        }
        pursuit.best
    }
}

/// The play in the making.
struct Pursuit<'a> {
    quest: &'a Quest<'a>,
    best: Best<'a, true>,
    grid: &'a Grid,
    line: &'a Line,
    stretch: Stretch,
    pattern: Option<Pattern>,
    /// Parts that may make words with some tiles of the board, and where to find those that were asked for.
    makers: Vec<Maker>,
    known: [Known; KNOWN],
    places: Makers,
    /// How many of each letter of the part in hand are not laid yet; index 0 counts blanks.
    held: [u8; LETTERS],
    tiles: [u8; MAX_SIDE],
}

/// So many of the latest lists of makers are known.
const KNOWN: usize = 128;

/// A part, by its place among those of its size, that may make a word with tiles of the board; what it makes, as [`Anagrams::makes`] tells, once
/// somebody asked.
#[derive(Clone, Copy)]
struct Maker {
    part: u8,
    makes: Option<u32>,
}

/// The makers of some tiles of the board, known by the sum of their letters, with so many tiles of the rack.
#[derive(Clone, Copy, Default)]
struct Known {
    through: u64,
    from: u16,
    to: u16,
    laid: u8,
}

impl<'a> Pursuit<'a> {
    fn new(quest: &'a Quest<'a>) -> Pursuit<'a> {
        Pursuit {
            quest,
            best: Best::new(&quest.kept.worths),
            grid: &quest.grids[0],
            line: &quest.grids[0].lines[0],
            stretch: Stretch::EMPTY,
            pattern: None,
            makers: Vec::with_capacity(2 * KNOWN),
            known: [Known::default(); KNOWN],
            places: Makers::none(),
            held: [0; LETTERS],
            tiles: [EMPTY; MAX_SIDE],
        }
    }

    /// Find the plays that cover a stretch, as far as they can be the best.
    fn cover(&mut self, promise: &Promised, parts: &Parts) {
        let stretch = promise.stretch;
        let makers = self.makers(stretch, parts);
        if makers.is_empty() {
            return;
        }
        self.stretch = *stretch;
        self.grid = &self.quest.grids[usize::from(stretch.down)];
        self.line = &self.grid.lines[usize::from(stretch.line)];
        self.pattern = None;
        let (facts, laid) = (self.quest.facts, stretch.kind.laid());
        // Parts are in the order of what they are worth where points count once.
        let besides = promise.most_besides(facts) + i64::from(parts.dearest(laid) * (promise.factor - 1)) * POINT;
        for i in makers {
            let part = &parts.of(laid)[usize::from(self.makers[i].part)];
            if self.best.is_beyond(besides + part.once()) {
                break;
            }
            if !self.best.is_beyond(promise.most_of(facts, part)) && self.hangs(part) {
                self.ask(part, i);
            }
        }
    }

    /// The parts that may make words with the tiles of a stretch: where they stand among the makers. They are the same for all
    /// stretches of the same tiles, and as many empty squares.
    #[inline(never)]
    fn makers(&mut self, stretch: &Stretch, parts: &Parts) -> Range<usize> {
        let (anagrams, Stretch { through, kind, .. }) = (self.quest.anagrams, *stretch);
        let laid = kind.laid() as u8;
        let known = (through >> 57) as usize ^ usize::from(laid) << 4;
        let Known { through: of, laid: by, from, to } = self.known[known % KNOWN];
        if (through, laid) == (of, by) {
            return from.into()..to.into();
        }
        let from = self.makers.len();
        if kind.is_own() {
            let made = (0..).zip(parts.of(laid.into())).filter(|(_, part)| part.is_word);
            self.makers.extend(made.map(|(part, _)| Maker { part, makes: None }));
        } else {
            let places = parts.makers(anagrams, laid.into(), through, &mut self.places);
            self.makers.extend(places.iter().map(|&part| Maker { part, makes: None }));
        }
        if let (Ok(from), Ok(to)) = (from.try_into(), self.makers.len().try_into()) {
            self.known[known % KNOWN] = Known { through, laid, from, to };
        }
        from..self.makers.len()
    }

    /// Whether a part has something for each square with a cross word.
    #[inline(always)]
    fn hangs(&self, part: &Part) -> bool {
        let fits = |at: u8| self.line.squares[usize::from(at) % LINE].fits;
        bits((self.line.crossed & self.stretch.places()).into()).all(|at| fits(at) & part.shows != 0)
    }

    /// Look up the words that a part, one of the makers, makes with the tiles that lie there.
    #[inline(always)]
    fn ask(&mut self, part: &Part, maker: usize) {
        let anagrams = self.quest.anagrams;
        let sum = part.sum.wrapping_add(self.stretch.through);
        let makes = *self.makers[maker].makes.get_or_insert_with(|| anagrams.look_up(sum, part.blanks));
        match part.blanks {
            _ if makes == 0 => {}
            0 => self.words(part, makes),
            1 => self.completed(part, sum, makes),
            _ => (1..=self.quest.facts.letters() as u8).for_each(|first| {
                let sum = sum.wrapping_add(anagrams.sum(first));
                self.completed(part, sum, anagrams.complete(sum) >> first << first);
            }),
        }
    }

    /// Words of letters and one more, for a blank to show. Since they are known to be there the bits aren't asked.
    fn completed(&mut self, part: &Part, sum: u64, letters: u32) {
        let anagrams = self.quest.anagrams;
        for letter in bits(letters.into()) {
            self.words(part, anagrams.look_up(sum.wrapping_add(anagrams.sum(letter)), 0));
        }
    }

    /// Words that stand at a place, made of just these letters.
    #[inline(always)]
    fn words(&mut self, part: &Part, place: u32) {
        let (mut at, count) = self.quest.anagrams.at(place);
        let length = usize::from(self.stretch.end - self.stretch.start);
        for _ in 0..count {
            let word = self.quest.anagrams.word(at);
            at += length;
            if self.pattern.get_or_insert_with(|| Pattern::new(self.line, &self.stretch)).fits(word) {
                part.letters().for_each(|code| self.held[code] += 1);
                self.held[0] = part.blanks;
                let sums = Sums::new(self.stretch.counts.points());
                self.lay(&word[..length], 0, sums, self.quest.kept.all());
                part.letters().for_each(|code| self.held[code] -= 1);
            }
        }
    }

    /// Lay the letters of a word from a place on, in every way in which the tiles of the part show them.
    fn lay(&mut self, word: &[u8], from: usize, sums: Sums, kept: u32) {
        let at = |i: usize| &self.line.squares[(usize::from(self.stretch.start) + i) % LINE];
        let Some(place) = (from..word.len()).find(|&i| at(i).cell == EMPTY) else {
            return self.found(sums, kept);
        };
        let square = at(place);
        let code = word[place];
        for tile in [code, code | NAMED_BLANK] {
            let held = usize::from(as_held(tile)) % LETTERS;
            if self.held[held] > 0 {
                self.held[held] -= 1;
                self.tiles[place] = tile;
                let kept = kept - self.quest.kept.steps[held];
                let sums = sums.lay(square, self.quest.facts.values[held], usize::from(is_blank(tile)));
                self.lay(word, place + 1, sums, kept);
                self.tiles[place] = EMPTY;
                self.held[held] += 1;
            }
        }
    }

    fn found(&mut self, sums: Sums, kept: u32) {
        let (start, end) = (usize::from(self.stretch.start), usize::from(self.stretch.end));
        let (grid, line, tiles) = (self.grid, usize::from(self.stretch.line), self.tiles);
        self.best.found(sums.score(self.quest.facts), kept, || {
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
    fn new(line: &Line, stretch: &Stretch) -> Pattern {
        let (mut mask, mut tiles) = ([0; ROOM], [0; ROOM]);
        let mut pattern = Pattern::default();
        let place = |at: u8| (usize::from(at - stretch.start), &line.squares[usize::from(at) % LINE]);
        for (i, square) in bits((line.tiles & stretch.places()).into()).map(place) {
            (mask[i], tiles[i]) = (u8::MAX, letter(square.cell));
        }
        for (i, square) in bits((line.crossed & stretch.places()).into()).map(place) {
            pattern.crossed[pattern.count] = (i as u8, square.fits);
            pattern.count += 1;
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
    use crate::crossword::board::facts::tests::plain;
    use crate::crossword::board::facts::{Facts, Scoring, StartRule};
    use crate::crossword::board::position::Position;
    use crate::crossword::generate::{all_plays, all_rated, best_play, best_rated};
    use crate::crossword::leave::leaves::Leaves;
    use crate::lexicon::automaton::Automaton;
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
