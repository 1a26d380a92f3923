//! The best play by word lookup. Slots are visited in the order of their upper bounds. On each slot the subracks of its size are
//! looked up in the word map together with the playthrough, as long as they can still be worth more than the best play so far.
//! Look-ups are done some at a time, of several slots, so that the memory that they read is fetched meanwhile.

use std::ops::Range;

use super::lookups::Lookups;
use super::pattern::Pattern;
use super::rack_bounds::RackBounds;
use super::slot_bounds::{QueuedSlot, SlotQueue};
use super::subracks::{CandidatePlaces, LETTERS, Subrack, Subracks};
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{Grid, LINE, Line};
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::crossword::board::slots::{Slot, Slots};
use crate::crossword::generator::move_generator::MoveRecorder;
use crate::crossword::generator::move_recorders::Best;
use crate::crossword::generator::score_accumulator::ScoreAccumulator;
use crate::crossword::leave::leave_map::LeaveMap;
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::machine_letters::{ALL_LETTERS, EMPTY, MAX_SIDE, NAMED_BLANK, as_held, bits, is_blank};
use crate::lexicon::word_map::WordMap;

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
    pub fn best(&'a self, subracks: &'a Subracks) -> Best<'a, true> {
        let factors = self.slots.factors(self.rack.has_blank());
        let rack_bounds = RackBounds::new(self.facts, self.rack, subracks, factors);
        let queue = SlotQueue::new(&rack_bounds, self.slots);
        let mut search = BestPlaySearch::new(self, subracks);
        queue.visit(|queued| {
            search.search_slot(&queued);
            search.best.least()
        });
        search.finish_lookups();
        search.best
    }

    /// The line of a slot.
    #[inline(always)]
    fn line(&self, slot: &Slot) -> &'a Line {
        &self.grids[usize::from(slot.down)].lines[usize::from(slot.line)]
    }
}

/// The state of the search: the best play so far, what is to be looked up, the slot whose words are tried, and the play in the making.
struct BestPlaySearch<'a> {
    query: &'a BestPlayQuery<'a>,
    subracks: &'a Subracks,
    best: Best<'a, true>,
    /// The candidates of all slots so far, one list after the other: the places of subracks among those of their size.
    candidates: Vec<u8>,
    /// A cache: where the lists of candidates are, by playthrough and number of tiles laid.
    known_lists: [KnownList; KNOWN_LISTS],
    places: CandidatePlaces,
    lookups: Lookups<'a>,
    /// The slot whose words are tried, and its line.
    slot: &'a Slot,
    line: &'a Line,
    /// The pattern of that slot.
    pattern: Pattern,
    /// How many of each letter of the current subrack are not laid yet; index 0 counts blanks.
    held: [u8; LETTERS],
    tiles: [u8; MAX_SIDE],
}

/// The number of places in the cache of candidate lists.
const KNOWN_LISTS: usize = 128;

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
    fn new(query: &'a BestPlayQuery<'a>, subracks: &'a Subracks) -> BestPlaySearch<'a> {
        BestPlaySearch {
            query,
            subracks,
            best: Best::new(&query.leave_map.values),
            candidates: Vec::with_capacity(2 * KNOWN_LISTS),
            known_lists: [KnownList::default(); KNOWN_LISTS],
            places: CandidatePlaces::empty(),
            lookups: Lookups::none(),
            slot: &Slot::EMPTY,
            line: &query.grids[0].lines[0],
            pattern: Pattern::default(),
            held: [0; LETTERS],
            tiles: [EMPTY; MAX_SIDE],
        }
    }

    /// Put the look-ups of a slot that can still find the best play with those that wait, and do them all if they are enough.
    #[inline(always)]
    fn search_slot(&mut self, queued: &QueuedSlot<'a>) {
        let (slot, subracks) = (queued.slot, self.subracks);
        let (facts, laid) = (self.query.facts, slot.kind.laid());
        let candidates = self.candidates(slot);
        if candidates.is_empty() {
            return;
        }
        // Subracks are sorted by points and leave value, so once this bound fails it fails for all that follow.
        let rest_of_bound =
            queued.bound_without_subrack(facts) + i64::from(subracks.max_points(laid) * (queued.factor - 1)) * POINT;
        let of_size = subracks.of(laid);
        for &place in &self.candidates[candidates] {
            let subrack = &of_size[usize::from(place)];
            if self.best.is_beyond(rest_of_bound + subrack.points_and_leave()) {
                break;
            }
            let upper_bound = queued.bound_of_subrack(facts, subrack);
            if !self.best.is_beyond(upper_bound) {
                self.lookups.ask(self.query.word_map, slot, subrack, upper_bound);
            }
        }
        if self.lookups.are_enough() {
            self.finish_lookups();
        }
    }

    /// The candidates of a slot, as a range in `candidates`. They are the same for all slots with the same playthrough letters and as
    /// many empty squares, so they are cached.
    #[inline(never)]
    fn candidates(&mut self, slot: &Slot) -> Range<usize> {
        let (word_map, Slot { playthrough_hash, kind, .. }) = (self.query.word_map, *slot);
        let laid = kind.laid() as u8;
        // Many slots are visited for the whole rack alone, and mostly it makes no word there.
        if let [whole] = self.subracks.of(laid.into())
            && !(whole.fits(kind) && whole.may_make_word(word_map, playthrough_hash))
        {
            return 0..0;
        }
        let cache_index = (playthrough_hash >> 57) as usize ^ usize::from(laid) << 4;
        let KnownList { playthrough_hash: of, laid: by, from, to } = self.known_lists[cache_index % KNOWN_LISTS];
        if (playthrough_hash, laid) == (of, by) {
            return from.into()..to.into();
        }
        let from = self.candidates.len();
        if kind.has_no_playthrough() {
            let made = (0..).zip(self.subracks.of(laid.into())).filter(|(_, subrack)| subrack.is_word);
            self.candidates.extend(made.map(|(place, _)| place));
        } else {
            let places = self.subracks.candidates(word_map, laid.into(), playthrough_hash, &mut self.places);
            self.candidates.extend_from_slice(places);
        }
        if let (Ok(from), Ok(to)) = (from.try_into(), self.candidates.len().try_into()) {
            self.known_lists[cache_index % KNOWN_LISTS] = KnownList { playthrough_hash, laid, from, to };
        }
        from..self.candidates.len()
    }

    /// Do the look-ups that wait, and try the words that they find.
    #[inline(never)]
    fn finish_lookups(&mut self) {
        let (query, facts, word_map) = (self.query, self.query.facts, self.query.word_map);
        self.lookups.look_up(word_map, facts.letters() as u8, |slot| letters_of(slot, query.line(slot)));
        for i in 0..self.lookups.found.len() {
            let found = self.lookups.found[i];
            if !self.best.is_beyond(found.upper_bound) {
                if !std::ptr::eq(self.slot, found.slot) {
                    (self.slot, self.line) = (found.slot, query.line(found.slot));
                    self.pattern = Pattern::new(self.line, self.slot);
                }
                self.try_words(found.subrack, found.what);
            }
        }
        self.lookups.found.clear();
    }

    /// Try the words stored at a place of the word map: those that match the slot are plays.
    #[inline(always)]
    fn try_words(&mut self, subrack: &Subrack, place: u32) {
        let (mut at, count) = self.query.word_map.at(place);
        let length = usize::from(self.slot.end - self.slot.start);
        for _ in 0..count {
            let word = self.query.word_map.word(at);
            at += length;
            if self.pattern.matches(word, self.line, self.slot.start) {
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
        let (grid, line) = (&self.query.grids[usize::from(self.slot.down)], usize::from(self.slot.line));
        let tiles = self.tiles;
        self.best.found(sums.score(self.query.facts), leave, || {
            Play::new(sums.score(self.query.facts), grid.place(line, start), grid.down, end - start, tiles)
        });
    }
}

/// Bit by letter: those that fit any of a slot's empty squares.
fn letters_of(slot: &Slot, line: &Line) -> u64 {
    let empty = slot.places() & !line.tiles;
    if empty & !line.crossed != 0 {
        return ALL_LETTERS;
    }
    bits(empty.into()).fold(0, |letters, at| letters | line.squares[usize::from(at) % LINE].cross_set)
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
