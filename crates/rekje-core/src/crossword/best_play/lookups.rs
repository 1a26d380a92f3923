//! Look-ups in the word map, done some at a time: the memory that one reads is fetched while the others are listed.

use super::subracks::Subrack;
use crate::crossword::board::slots::Slot;
use crate::lexicon::machine_letters::bits;
use crate::lexicon::word_map::WordMap;

/// What is to be looked up or was found for a subrack on a slot.
#[derive(Clone, Copy)]
pub struct Waiting<'a, T> {
    pub slot: &'a Slot,
    pub subrack: &'a Subrack,
    /// The most that a play can be worth that lays the subrack there, in thousandths of a point.
    pub upper_bound: i64,
    /// The hash of a multiset, or the place of its words in the word map.
    pub what: T,
}

impl<'a, T> Waiting<'a, T> {
    #[inline(always)]
    fn with<U>(&self, what: U) -> Waiting<'a, U> {
        Waiting { slot: self.slot, subrack: self.subrack, upper_bound: self.upper_bound, what }
    }
}

/// Look-ups that wait, and what they found.
pub struct Lookups<'a> {
    /// Multisets, blanks left out.
    asked: Vec<Waiting<'a, u64>>,
    /// Multisets with the letters that blanks show.
    completed: Vec<Waiting<'a, u64>>,
    /// The places of words.
    pub found: Vec<Waiting<'a, u32>>,
}

/// So many look-ups are done at a time.
const ENOUGH: usize = 12;
/// Room for as many as are mostly asked.
const ROOM: usize = 24;

impl<'a> Lookups<'a> {
    pub fn none() -> Lookups<'a> {
        Lookups { asked: Vec::with_capacity(ROOM), completed: Vec::new(), found: Vec::with_capacity(ROOM) }
    }

    /// Whether as many wait as should be done at a time.
    #[inline(always)]
    pub fn are_enough(&self) -> bool {
        self.asked.len() >= ENOUGH
    }

    /// Ask for the words that a subrack makes with the playthrough of a slot.
    #[inline(always)]
    pub fn ask(&mut self, word_map: &WordMap, slot: &'a Slot, subrack: &'a Subrack, upper_bound: i64) {
        let what = subrack.hash.wrapping_add(slot.playthrough_hash);
        word_map.prefetch_entry(what, subrack.blanks);
        self.asked.push(Waiting { slot, subrack, upper_bound, what });
    }

    /// Look all of them up. `letters_of` tells, bit by letter, which letters fit any square of a slot: a blank shows one of them. A second blank
    /// takes each letter in turn; the other blank then only takes letters that don't come before that one, so that no pair comes twice.
    #[inline(always)]
    pub fn look_up(&mut self, word_map: &WordMap, letters: u8, letters_of: impl Fn(&Slot) -> u64) {
        for waiting in &self.asked {
            let sum = waiting.what;
            match (waiting.subrack.blanks, word_map.look_up(sum, waiting.subrack.blanks)) {
                (_, 0) => {}
                (0, place) => {
                    word_map.prefetch_words(place);
                    self.found.push(waiting.with(place));
                }
                (1, letters) => {
                    let letters = u64::from(letters) & letters_of(waiting.slot);
                    complete(&mut self.completed, word_map, waiting, sum, letters);
                }
                _ => {
                    let fitting = letters_of(waiting.slot);
                    for first in 1..=letters {
                        let sum = sum.wrapping_add(word_map.letter_hash(first));
                        let letters = u64::from(word_map.completing_letters(sum)) >> first << first & fitting;
                        complete(&mut self.completed, word_map, waiting, sum, letters);
                    }
                }
            }
        }
        self.asked.clear();
        for waiting in &self.completed {
            let place = word_map.look_up(waiting.what, 0);
            word_map.prefetch_words(place);
            self.found.push(waiting.with(place));
        }
        self.completed.clear();
    }
}

/// Ask for the words of a multiset and one of `letters` (bit by letter). They are known to exist, so the filter isn't asked.
#[inline(always)]
fn complete<'a>(
    completed: &mut Vec<Waiting<'a, u64>>,
    word_map: &WordMap,
    waiting: &Waiting<'a, u64>,
    sum: u64,
    letters: u64,
) {
    for letter in bits(letters) {
        let what = sum.wrapping_add(word_map.letter_hash(letter));
        word_map.prefetch_entry(what, 0);
        completed.push(waiting.with(what));
    }
}
