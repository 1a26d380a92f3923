//! The best play by word lookup. Slots are visited in the order of their upper bounds. On each slot the subracks of its size are
//! looked up in the word map together with the playthrough, as long as they can still be worth more than the best play so far.

use std::ops::Range;

use super::rack_bounds::RackBounds;
use super::slot_bounds::{QueuedSlot, SlotQueue};
use super::subracks::{CandidatePlaces, LETTERS, Subrack, Subracks};
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

/// A rack and a board, of which the best play is asked.
pub struct BestPlayQuery<'a> {
    pub facts: &'a Facts,
    pub word_map: &'a WordMap,
    pub leave_map: &'a LeaveMap,
    pub rack: &'a Rack,
    pub grids: &'a [Grid; 2],
    pub slots: &'a Slots,
}

impl<'a> BestPlayQuery<'a> {
    /// The best play that lays one of these subracks.
    pub fn best(&'a self, subracks: &Subracks) -> Best<'a, true> {
        let factors = self.slots.factors(self.rack.has_blank());
        let rack_bounds = RackBounds::new(self.facts, self.rack, subracks, factors);
        let queue = SlotQueue::new(&rack_bounds, self.slots);
        let mut search = BestPlaySearch::new(self);
        for (upper_bound, bucket) in queue.buckets() {
            if search.best.is_beyond(upper_bound) {
                break;
            }
            for queued in bucket {
                if !search.best.is_beyond(queued.bound.upper_bound) {
                    search.search_slot(&queued, subracks);
                }
            }
        }
        search.best
    }
}

/// The state of the search: the best play so far, the current slot, and the play in the making.
struct BestPlaySearch<'a> {
    query: &'a BestPlayQuery<'a>,
    best: Best<'a, true>,
    grid: &'a Grid,
    line: &'a Line,
    slot: Slot,
    /// The pattern of the current slot, made for the first word.
    pattern: Option<Pattern>,
    /// The candidates of all slots so far, one list after the other.
    candidates: Vec<Candidate>,
    /// A cache: where the lists of candidates are, by playthrough and number of tiles laid.
    known_lists: [KnownList; KNOWN_LISTS],
    places: CandidatePlaces,
    /// How many of each letter of the current subrack are not laid yet; index 0 counts blanks.
    held: [u8; LETTERS],
    tiles: [u8; MAX_SIDE],
}

/// The number of places in the cache of candidate lists.
const KNOWN_LISTS: usize = 128;

/// A subrack that may make a word with a playthrough.
#[derive(Clone, Copy)]
struct Candidate {
    /// Its place among the subracks of its size.
    subrack: u8,
    /// The word map's [entry](WordMap::entry) for both together, once it was looked up.
    entry: Option<u32>,
}

/// A list of candidates in the cache: the hash of the playthrough, the number of tiles laid, and the range in `candidates`.
#[derive(Clone, Copy, Default)]
struct KnownList {
    playthrough_hash: u64,
    from: u16,
    to: u16,
    laid: u8,
}

impl<'a> BestPlaySearch<'a> {
    /// A search that has looked at no slot yet.
    fn new(query: &'a BestPlayQuery<'a>) -> BestPlaySearch<'a> {
        BestPlaySearch {
            query,
            best: Best::new(&query.leave_map.values),
            grid: &query.grids[0],
            line: &query.grids[0].lines[0],
            slot: Slot::EMPTY,
            pattern: None,
            candidates: Vec::with_capacity(2 * KNOWN_LISTS),
            known_lists: [KnownList::default(); KNOWN_LISTS],
            places: CandidatePlaces::empty(),
            held: [0; LETTERS],
            tiles: [EMPTY; MAX_SIDE],
        }
    }

    /// Find the plays in a slot that can still be the best.
    fn search_slot(&mut self, queued: &QueuedSlot, subracks: &Subracks) {
        let slot = queued.slot;
        let candidates = self.candidates(slot, subracks);
        if candidates.is_empty() {
            return;
        }
        self.slot = *slot;
        self.grid = &self.query.grids[usize::from(slot.down)];
        self.line = &self.grid.lines[usize::from(slot.line)];
        self.pattern = None;
        let (facts, laid) = (self.query.facts, slot.kind.laid());
        // Subracks are sorted by points and leave value, so once this bound fails it fails for all that follow.
        let rest_of_bound =
            queued.bound_without_subrack(facts) + i64::from(subracks.max_points(laid) * (queued.factor - 1)) * POINT;
        for i in candidates {
            let subrack = &subracks.of(laid)[usize::from(self.candidates[i].subrack)];
            if self.best.is_beyond(rest_of_bound + subrack.points_and_leave()) {
                break;
            }
            if !self.best.is_beyond(queued.bound_of_subrack(facts, subrack)) && self.fits_cross_sets(subrack) {
                self.look_up_words(subrack, i);
            }
        }
    }

    /// The candidates of a slot, as a range in `candidates`. They are the same for all slots with the same playthrough letters and as
    /// many empty squares, so they are cached.
    #[inline(never)]
    fn candidates(&mut self, slot: &Slot, subracks: &Subracks) -> Range<usize> {
        let (word_map, Slot { playthrough_hash, kind, .. }) = (self.query.word_map, *slot);
        let laid = kind.laid() as u8;
        let cache_index = (playthrough_hash >> 57) as usize ^ usize::from(laid) << 4;
        let KnownList { playthrough_hash: of, laid: by, from, to } = self.known_lists[cache_index % KNOWN_LISTS];
        if (playthrough_hash, laid) == (of, by) {
            return from.into()..to.into();
        }
        let from = self.candidates.len();
        if kind.has_no_playthrough() {
            let made = (0..).zip(subracks.of(laid.into())).filter(|(_, subrack)| subrack.is_word);
            self.candidates.extend(made.map(|(subrack, _)| Candidate { subrack, entry: None }));
        } else {
            let places = subracks.candidates(word_map, laid.into(), playthrough_hash, &mut self.places);
            self.candidates.extend(places.iter().map(|&subrack| Candidate { subrack, entry: None }));
        }
        if let (Ok(from), Ok(to)) = (from.try_into(), self.candidates.len().try_into()) {
            self.known_lists[cache_index % KNOWN_LISTS] = KnownList { playthrough_hash, laid, from, to };
        }
        from..self.candidates.len()
    }

    /// Whether a subrack has a letter for the cross set of each square with a cross word.
    #[inline(always)]
    fn fits_cross_sets(&self, subrack: &Subrack) -> bool {
        let cross_set = |at: u8| self.line.squares[usize::from(at) % LINE].cross_set;
        bits((self.line.crossed & self.slot.places()).into()).all(|at| cross_set(at) & subrack.letters_shown != 0)
    }

    /// Look up the words that a candidate makes with the playthrough, and try each of them. A second blank takes each letter in turn;
    /// the other blank then only takes letters that don't come before that one, so that no pair comes twice.
    #[inline(always)]
    fn look_up_words(&mut self, subrack: &Subrack, candidate: usize) {
        let word_map = self.query.word_map;
        let sum = subrack.hash.wrapping_add(self.slot.playthrough_hash);
        let entry = *self.candidates[candidate].entry.get_or_insert_with(|| word_map.look_up(sum, subrack.blanks));
        match subrack.blanks {
            _ if entry == 0 => {}
            0 => self.try_words(subrack, entry),
            1 => self.look_up_with_blank(subrack, sum, entry),
            _ => (1..=self.query.facts.letters() as u8).for_each(|first| {
                let sum = sum.wrapping_add(word_map.letter_hash(first));
                self.look_up_with_blank(subrack, sum, word_map.completing_letters(sum) >> first << first);
            }),
        }
    }

    /// Try the words of a multiset and one of `letters` (bit by letter), which a blank shows. They are known to exist, so the filter
    /// isn't asked. `sum` is the hash of the multiset.
    fn look_up_with_blank(&mut self, subrack: &Subrack, sum: u64, letters: u32) {
        let word_map = self.query.word_map;
        for letter in bits(letters.into()) {
            self.try_words(subrack, word_map.look_up(sum.wrapping_add(word_map.letter_hash(letter)), 0));
        }
    }

    /// Try the words stored at a place of the word map: those that match the slot are plays.
    #[inline(always)]
    fn try_words(&mut self, subrack: &Subrack, place: u32) {
        let (mut at, count) = self.query.word_map.at(place);
        let length = usize::from(self.slot.end - self.slot.start);
        for _ in 0..count {
            let word = self.query.word_map.word(at);
            at += length;
            if self.pattern.get_or_insert_with(|| Pattern::new(self.line, &self.slot)).matches(word) {
                subrack.letters().for_each(|code| self.held[code] += 1);
                self.held[0] = subrack.blanks;
                let sums = ScoreAccumulator::new(self.slot.counts.points());
                self.lay(&word[..length], 0, sums, self.query.leave_map.whole_rack());
                subrack.letters().for_each(|code| self.held[code] -= 1);
            }
        }
    }

    /// Lay the letters of a word from place `from` on, in every way: a letter by its own tile or by a blank, as far as the subrack has
    /// them. `sums` is the score so far, `leave` the index of the leave.
    fn lay(&mut self, word: &[u8], from: usize, sums: ScoreAccumulator, leave: u32) {
        let at = |i: usize| &self.line.squares[(usize::from(self.slot.start) + i) % LINE];
        let Some(place) = (from..word.len()).find(|&i| at(i).cell == EMPTY) else {
            return self.found(sums, leave);
        };
        let square = at(place);
        let code = word[place];
        for tile in [code, code | NAMED_BLANK] {
            let held = usize::from(as_held(tile)) % LETTERS;
            if self.held[held] > 0 {
                self.held[held] -= 1;
                self.tiles[place] = tile;
                let leave = leave - self.query.leave_map.index_steps[held];
                let sums = sums.lay(square, self.query.facts.values[held], usize::from(is_blank(tile)));
                self.lay(word, place + 1, sums, leave);
                self.tiles[place] = EMPTY;
                self.held[held] += 1;
            }
        }
    }

    /// Hand the word that lies on the slot to the recorder; `leave` is the index of the tiles kept in the leave map.
    fn found(&mut self, sums: ScoreAccumulator, leave: u32) {
        let (start, end) = (usize::from(self.slot.start), usize::from(self.slot.end));
        let (grid, line, tiles) = (self.grid, usize::from(self.slot.line), self.tiles);
        self.best.found(sums.score(self.query.facts), leave, || {
            Play::new(sums.score(self.query.facts), grid.place(line, start), grid.down, end - start, tiles)
        });
    }
}

/// What a word must be like to fit a slot: the letters of the playthrough in their places, compared sixteen bytes at once, and the
/// cross sets.
#[derive(Default)]
struct Pattern {
    tiles: [(u128, u128); 2],
    crossed: [(u8, u64); MOST_TILES],
    count: usize,
}

impl Pattern {
    /// The pattern of a slot: by place from its start, the playthrough letters, and the cross sets of the squares that have
    /// one.
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

    /// Whether a word has the letters of the playthrough and fits all cross sets.
    #[inline(always)]
    fn matches(&self, word: &[u8; WORD_ROOM]) -> bool {
        let (low, high) = (self.tiles[0], self.tiles[1]);
        let word_is = halves(word);
        word_is[0] & low.0 == low.1
            && word_is[1] & high.0 == high.1
            && self.crossed[..self.count]
                .iter()
                .all(|&(i, cross_set)| cross_set >> word[usize::from(i) % WORD_ROOM] & 1 != 0)
    }
}

/// Bytes as two numbers, so that sixteen of them are compared at once.
#[inline(always)]
fn halves(bytes: &[u8; WORD_ROOM]) -> [u128; 2] {
    let (low, high) = bytes.split_at(WORD_ROOM / 2);
    let number = |half: &[u8]| u128::from_le_bytes(half.try_into().expect("half of the bytes"));
    [number(low), number(high)]
}

#[cfg(test)]
mod tests {
    use crate::crossword::board::Board;
    use crate::crossword::board::facts::tests::plain;
    use crate::crossword::board::facts::{Facts, Scoring, StartRule};
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
            let try_words: Vec<Vec<u8>> =
                (0..40).map(|_| (0..2 + below(5)).map(|_| 1 + below(5) as u8).collect()).collect();
            let graph = WordGraph::build(try_words.iter().map(|word| &word[..]), 5).expect("sound try_words");
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
            let board = Board::new(&graph, &facts, &cells).expect("a sound board");
            let mut leaves = LeaveValues::new(5, 6).expect("a small table");
            for _ in 0..60 {
                let set: Vec<u8> = (0..below(6)).map(|_| below(6) as u8).collect();
                leaves.set(&set, below(30_000) as i32 - 15_000).expect("a sound set");
            }
            let all = all_plays(&graph, &facts, &board, &rack).expect("a sound rack");
            assert_eq!(best_play(&graph, &facts, &board, &rack), Ok(all.first().copied()), "round {round}");
            let rated = all_rated(&graph, &facts, &leaves, &board, &rack).expect("a sound rack");
            assert_eq!(best_rated(&graph, &facts, &leaves, &board, &rack), Ok(rated.first().copied()), "round {round}");
        }
    }
}
