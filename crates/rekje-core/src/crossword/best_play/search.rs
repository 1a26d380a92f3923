//! The best play by words looked up. Slots are visited in the order of their upper bounds. On each slot the subracks of its
//! size are tried that can still be worth more than the best play so far.

use std::ops::Range;

use super::rack_bounds::RackBounds;
use super::slot_bounds::{QueuedSlot, SlotQueue};
use super::subracks::{LETTERS, Makers, Subrack, Subracks};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{Grid, LINE, Line};
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::crossword::board::slots::MOST_TILES;
use crate::crossword::board::slots::{Slot, Slots};
use crate::crossword::generator::move_generator::MoveRecorder;
use crate::crossword::generator::move_recorders::Best;
use crate::crossword::generator::score_accumulator::ScoreAccumulator;
use crate::crossword::leave::leave_map::LeaveMap;
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::machine_letters::{EMPTY, MAX_SIDE, NAMED_BLANK, as_held, bits, is_blank, letter};
use crate::lexicon::word_map::{WORD_ROOM, WordMap};

/// What is asked: the best play of a rack on a board.
pub struct BestPlayQuery<'a> {
    pub facts: &'a Facts,
    pub word_map: &'a WordMap,
    pub kept: &'a LeaveMap,
    pub rack: &'a Rack,
    pub grids: &'a [Grid; 2],
    pub slots: &'a Slots,
}

impl<'a> BestPlayQuery<'a> {
    /// The best play of these subracks of the rack.
    pub fn best(&'a self, subracks: &Subracks) -> Best<'a, true> {
        let factors = self.slots.factors(self.rack.has_blank());
        let hand = RackBounds::new(self.facts, self.rack, subracks, factors);
        let promises = SlotQueue::new(&hand, self.slots);
        let mut search = BestPlaySearch::new(self);
        for (most, step) in promises.steps() {
            if search.best.is_beyond(most) {
                break;
            }
            for promise in step {
                if !search.best.is_beyond(promise.promise.most) {
                    search.cover(&promise, subracks);
                }
            }
        }
        search.best
    }
}

/// The search for it, with the play in the making.
struct BestPlaySearch<'a> {
    query: &'a BestPlayQuery<'a>,
    best: Best<'a, true>,
    grid: &'a Grid,
    line: &'a Line,
    slot: Slot,
    pattern: Option<Pattern>,
    /// Subracks that may make words with some tiles of the board, and where to find those that were asked for.
    makers: Vec<Maker>,
    known: [Known; KNOWN],
    places: Makers,
    /// How many of each letter of the subrack in hand are not laid yet; index 0 counts blanks.
    held: [u8; LETTERS],
    tiles: [u8; MAX_SIDE],
}

/// So many of the latest lists of makers are known.
const KNOWN: usize = 128;

/// A subrack, by its place among those of its size, that may make a word with tiles of the board; what it makes, as [`WordMap::entry`] tells, once
/// somebody asked.
#[derive(Clone, Copy)]
struct Maker {
    subrack: u8,
    makes: Option<u32>,
}

/// The makers of some tiles of the board, known by the sum of their letters, with so many tiles of the rack.
#[derive(Clone, Copy, Default)]
struct Known {
    playthrough_hash: u64,
    from: u16,
    to: u16,
    laid: u8,
}

impl<'a> BestPlaySearch<'a> {
    fn new(query: &'a BestPlayQuery<'a>) -> BestPlaySearch<'a> {
        BestPlaySearch {
            query,
            best: Best::new(&query.kept.worths),
            grid: &query.grids[0],
            line: &query.grids[0].lines[0],
            slot: Slot::EMPTY,
            pattern: None,
            makers: Vec::with_capacity(2 * KNOWN),
            known: [Known::default(); KNOWN],
            places: Makers::none(),
            held: [0; LETTERS],
            tiles: [EMPTY; MAX_SIDE],
        }
    }

    /// Find the plays that cover a slot, as far as they can be the best.
    fn cover(&mut self, promise: &QueuedSlot, subracks: &Subracks) {
        let slot = promise.slot;
        let makers = self.makers(slot, subracks);
        if makers.is_empty() {
            return;
        }
        self.slot = *slot;
        self.grid = &self.query.grids[usize::from(slot.down)];
        self.line = &self.grid.lines[usize::from(slot.line)];
        self.pattern = None;
        let (facts, laid) = (self.query.facts, slot.kind.laid());
        // Subracks are in the order of what they are worth where points count once.
        let besides = promise.most_besides(facts) + i64::from(subracks.dearest(laid) * (promise.factor - 1)) * POINT;
        for i in makers {
            let subrack = &subracks.of(laid)[usize::from(self.makers[i].subrack)];
            if self.best.is_beyond(besides + subrack.once()) {
                break;
            }
            if !self.best.is_beyond(promise.most_of(facts, subrack)) && self.hangs(subrack) {
                self.ask(subrack, i);
            }
        }
    }

    /// The subracks that may make words with the tiles of a slot: where they stand among the makers. They are the same for all
    /// slots of the same tiles, and as many empty squares.
    #[inline(never)]
    fn makers(&mut self, slot: &Slot, subracks: &Subracks) -> Range<usize> {
        let (word_map, Slot { playthrough_hash, kind, .. }) = (self.query.word_map, *slot);
        let laid = kind.laid() as u8;
        let known = (playthrough_hash >> 57) as usize ^ usize::from(laid) << 4;
        let Known { playthrough_hash: of, laid: by, from, to } = self.known[known % KNOWN];
        if (playthrough_hash, laid) == (of, by) {
            return from.into()..to.into();
        }
        let from = self.makers.len();
        if kind.is_own() {
            let made = (0..).zip(subracks.of(laid.into())).filter(|(_, subrack)| subrack.is_word);
            self.makers.extend(made.map(|(subrack, _)| Maker { subrack, makes: None }));
        } else {
            let places = subracks.makers(word_map, laid.into(), playthrough_hash, &mut self.places);
            self.makers.extend(places.iter().map(|&subrack| Maker { subrack, makes: None }));
        }
        if let (Ok(from), Ok(to)) = (from.try_into(), self.makers.len().try_into()) {
            self.known[known % KNOWN] = Known { playthrough_hash, laid, from, to };
        }
        from..self.makers.len()
    }

    /// Whether a subrack has something for each square with a cross word.
    #[inline(always)]
    fn hangs(&self, subrack: &Subrack) -> bool {
        let fits = |at: u8| self.line.squares[usize::from(at) % LINE].cross_set;
        bits((self.line.crossed & self.slot.places()).into()).all(|at| fits(at) & subrack.shows != 0)
    }

    /// Look up the words that a subrack, one of the makers, makes with the tiles that lie there.
    #[inline(always)]
    fn ask(&mut self, subrack: &Subrack, maker: usize) {
        let word_map = self.query.word_map;
        let sum = subrack.sum.wrapping_add(self.slot.playthrough_hash);
        let makes = *self.makers[maker].makes.get_or_insert_with(|| word_map.look_up(sum, subrack.blanks));
        match subrack.blanks {
            _ if makes == 0 => {}
            0 => self.words(subrack, makes),
            1 => self.completed(subrack, sum, makes),
            _ => (1..=self.query.facts.letters() as u8).for_each(|first| {
                let sum = sum.wrapping_add(word_map.letter_hash(first));
                self.completed(subrack, sum, word_map.completing_letters(sum) >> first << first);
            }),
        }
    }

    /// Words of letters and one more, for a blank to show. Since they are known to be there the bits aren't asked.
    fn completed(&mut self, subrack: &Subrack, sum: u64, letters: u32) {
        let word_map = self.query.word_map;
        for letter in bits(letters.into()) {
            self.words(subrack, word_map.look_up(sum.wrapping_add(word_map.letter_hash(letter)), 0));
        }
    }

    /// Words that stand at a place, made of just these letters.
    #[inline(always)]
    fn words(&mut self, subrack: &Subrack, place: u32) {
        let (mut at, count) = self.query.word_map.at(place);
        let length = usize::from(self.slot.end - self.slot.start);
        for _ in 0..count {
            let word = self.query.word_map.word(at);
            at += length;
            if self.pattern.get_or_insert_with(|| Pattern::new(self.line, &self.slot)).fits(word) {
                subrack.letters().for_each(|code| self.held[code] += 1);
                self.held[0] = subrack.blanks;
                let sums = ScoreAccumulator::new(self.slot.counts.points());
                self.lay(&word[..length], 0, sums, self.query.kept.all());
                subrack.letters().for_each(|code| self.held[code] -= 1);
            }
        }
    }

    /// Lay the letters of a word from a place on, in every way in which the tiles of the subrack show them.
    fn lay(&mut self, word: &[u8], from: usize, sums: ScoreAccumulator, kept: u32) {
        let at = |i: usize| &self.line.squares[(usize::from(self.slot.start) + i) % LINE];
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
                let kept = kept - self.query.kept.steps[held];
                let sums = sums.lay(square, self.query.facts.values[held], usize::from(is_blank(tile)));
                self.lay(word, place + 1, sums, kept);
                self.tiles[place] = EMPTY;
                self.held[held] += 1;
            }
        }
    }

    fn found(&mut self, sums: ScoreAccumulator, kept: u32) {
        let (start, end) = (usize::from(self.slot.start), usize::from(self.slot.end));
        let (grid, line, tiles) = (self.grid, usize::from(self.slot.line), self.tiles);
        self.best.found(sums.score(self.query.facts), kept, || {
            Play::new(sums.score(self.query.facts), grid.place(line, start), grid.down, end - start, tiles)
        });
    }
}

/// What a word must be like to fit in a slot: its letters where tiles lie, as numbers of many bytes, and those that may
/// lie on squares with cross words.
#[derive(Default)]
struct Pattern {
    tiles: [(u128, u128); 2],
    crossed: [(u8, u64); MOST_TILES],
    count: usize,
}

impl Pattern {
    fn new(line: &Line, slot: &Slot) -> Pattern {
        let (mut mask, mut tiles) = ([0; WORD_ROOM], [0; WORD_ROOM]);
        let mut pattern = Pattern::default();
        let place = |at: u8| (usize::from(at - slot.start), &line.squares[usize::from(at) % LINE]);
        for (i, square) in bits((line.tiles & slot.places()).into()).map(place) {
            (mask[i], tiles[i]) = (u8::MAX, letter(square.cell));
        }
        for (i, square) in bits((line.crossed & slot.places()).into()).map(place) {
            pattern.crossed[pattern.count] = (i as u8, square.cross_set);
            pattern.count += 1;
        }
        let (mask, tiles) = (halves(&mask), halves(&tiles));
        pattern.tiles = [(mask[0], tiles[0]), (mask[1], tiles[1])];
        pattern
    }

    #[inline(always)]
    fn fits(&self, word: &[u8; WORD_ROOM]) -> bool {
        let (low, high) = (self.tiles[0], self.tiles[1]);
        let word_is = halves(word);
        word_is[0] & low.0 == low.1
            && word_is[1] & high.0 == high.1
            && self.crossed[..self.count]
                .iter()
                .all(|&(i, cross_set)| cross_set >> word[usize::from(i) % WORD_ROOM] & 1 != 0)
    }
}

#[inline(always)]
fn halves(bytes: &[u8; WORD_ROOM]) -> [u128; 2] {
    let (low, high) = bytes.split_at(WORD_ROOM / 2);
    let number = |half: &[u8]| u128::from_le_bytes(half.try_into().expect("half of the bytes"));
    [number(low), number(high)]
}

#[cfg(test)]
mod tests {
    use crate::crossword::board::facts::tests::plain;
    use crate::crossword::board::facts::{Facts, Scoring, StartRule};
    use crate::crossword::board::position::Position;
    use crate::crossword::leave::leave_values::LeaveValues;
    use crate::crossword::queries::{all_plays, all_rated, best_play, best_rated};
    use crate::lexicon::word_graph::WordGraph;
    use crate::random::Random;

    /// Words, premiums, boards and racks by chance: the best play is always the first of all plays.
    #[test]
    fn the_best_is_the_first_of_all() {
        let mut random = Random::new(11);
        let mut below = |end: u64| random.below(end);
        for round in 0..400 {
            let words: Vec<Vec<u8>> =
                (0..40).map(|_| (0..2 + below(5)).map(|_| 1 + below(5) as u8).collect()).collect();
            let graph = WordGraph::build(words.iter().map(|word| &word[..]), 5).expect("sound words");
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
            let mut leaves = LeaveValues::new(5, 6).expect("a small table");
            for _ in 0..60 {
                let set: Vec<u8> = (0..below(6)).map(|_| below(6) as u8).collect();
                leaves.set(&set, below(30_000) as i32 - 15_000).expect("a sound set");
            }
            let all = all_plays(&graph, &facts, &position).expect("letters agree");
            assert_eq!(best_play(&graph, &facts, &position), Ok(all.first().copied()), "round {round}");
            let rated = all_rated(&graph, &facts, &leaves, &position).expect("letters agree");
            assert_eq!(best_rated(&graph, &facts, &leaves, &position), Ok(rated.first().copied()), "round {round}");
        }
    }
}
