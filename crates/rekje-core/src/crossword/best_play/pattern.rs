//! The pattern that words must match to fit a slot.

use crate::crossword::board::grid::{LINE, Line};
use crate::crossword::board::slots::Slot;
use crate::lexicon::machine_letters::bits;
use crate::lexicon::word_map::WORD_ROOM;

/// What a word must be like to fit a slot: the letters of the playthrough in their places, compared sixteen bytes at once, and the
/// cross sets.
#[derive(Default)]
pub struct Pattern {
    /// By half of a word's bytes: the letters of the playthrough, and which bytes hold one.
    tiles: [u128; 2],
    masks: [u128; 2],
    /// Bit by place from the slot's start: squares with a cross word.
    crossed: u32,
}

/// A byte in each place.
const BYTES: u128 = u128::MAX / 0xff;

impl Pattern {
    /// The pattern of a slot.
    #[inline(always)]
    pub fn new(line: &Line, slot: &Slot) -> Pattern {
        let (start, length) = (u32::from(slot.start), u32::from(slot.end - slot.start));
        let [low, high] = halves(&line.letters);
        let (low, high) = match 8 * start {
            0 => (low, high),
            128.. => (high >> (8 * start - 128), 0),
            shift => (low >> shift | high << (128 - shift), high >> shift),
        };
        let tiles = [low & first_bytes(length), high & first_bytes(length.saturating_sub(16))];
        // A letter is at most 63, so nothing is carried to the next byte.
        let masks = tiles.map(|tiles| {
            let high_bits = (tiles + 0x7f * BYTES) & (0x80 * BYTES);
            (high_bits - (high_bits >> 7)) | high_bits
        });
        Pattern { tiles, masks, crossed: (line.crossed & slot.places()) >> start }
    }

    /// Whether a word has the letters of the playthrough and fits all cross sets of the slot, which begins at `start` of the line.
    #[inline(always)]
    pub fn matches(&self, word: &[u8; WORD_ROOM], line: &Line, start: u8) -> bool {
        let word_is = halves(word);
        let cross_set = |i: u8| line.squares[usize::from(start + i) % LINE].cross_set;
        word_is[0] & self.masks[0] == self.tiles[0]
            && word_is[1] & self.masks[1] == self.tiles[1]
            && bits(self.crossed.into()).all(|i| cross_set(i) >> word[usize::from(i) % WORD_ROOM] & 1 != 0)
    }
}

/// So many bytes from the first one on, at most sixteen.
#[inline(always)]
fn first_bytes(count: u32) -> u128 {
    if count >= 16 { u128::MAX } else { (1 << (8 * count)) - 1 }
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
    use super::*;
    use crate::crossword::board::facts::Facts;
    use crate::crossword::board::facts::tests::plain;
    use crate::lexicon::machine_letters::MAX_SIDE;
    use crate::random::Random;

    /// On lines as long as can be, by chance: what matches is what has the letters of the playthrough in their places and fits all
    /// cross sets.
    #[test]
    fn words_match_letter_by_letter_however_long_the_line() {
        let facts = Facts::new(&plain(MAX_SIDE as i64, 5)).expect("sound facts");
        let mut random = Random::new(5);
        let mut below = |end: u64| random.below(end) as usize;
        let mut matched = 0;
        for _ in 0..20_000 {
            let mut line = facts.empty[0].lines[0].clone();
            for at in (1..=MAX_SIDE).filter(|_| below(6) == 0).collect::<Vec<_>>() {
                line.put(at, 1 + below(3) as u8, 0);
            }
            for at in (1..=MAX_SIDE).filter(|_| below(9) == 0).collect::<Vec<_>>() {
                line.squares[at].cross_set = (below(8) << 1) as u64;
                line.crossed |= 1 << at & !line.tiles;
            }
            let start = 1 + below(MAX_SIDE as u64);
            let end = start + 1 + below((MAX_SIDE + 1 - start) as u64);
            let slot = Slot { start: start as u8, end: end as u8, ..Slot::EMPTY };
            let mut word = [0; WORD_ROOM];
            for (place, letter) in word.iter_mut().enumerate() {
                let lies = line.letters.get(start + place).copied().filter(|&lies| lies > 0 && below(20) > 0);
                *letter = lies.unwrap_or(1 + below(3) as u8);
            }
            let fits = |at: usize| match line.letters[at] {
                0 => line.crossed >> at & 1 == 0 || line.squares[at].cross_set >> word[at - start] & 1 != 0,
                lies => lies == word[at - start],
            };
            let expected = (start..end).all(fits);
            assert_eq!(Pattern::new(&line, &slot).matches(&word, &line, slot.start), expected, "{start} to {end}");
            matched += usize::from(expected);
        }
        assert!((1_000..19_000).contains(&matched));
    }
}
