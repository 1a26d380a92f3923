//! The subracks of a rack that a play can lay, by their size.

use crate::crossword::board::facts::Facts;
use crate::crossword::board::rack::Rack;
use crate::crossword::board::slots::{MOST_TILES, SlotKind};
use crate::crossword::leave::leave_map::LeaveMap;
use crate::crossword::leave::leave_values::POINT;
use crate::lexicon::machine_letters::{BLANK, MAX_LETTERS};
use crate::lexicon::word_map::WordMap;

/// The most blanks of a rack whose subracks are listed.
const MOST_BLANKS: u8 = 2;

/// Some of the tiles of a rack.
#[derive(Debug, Clone, Copy, Default)]
pub struct Subrack {
    /// The additive hash of its letters, as in the word map, blanks left out.
    pub hash: u64,
    /// The points of its tiles.
    pub points: i32,
    /// What the tiles kept are worth, in thousandths of a point.
    pub leave: i32,
    /// Whether it may be a word by itself, by the word map's Bloom filter, which is fast and may be wrong. The whole rack alone is
    /// looked up in the table, because the bonus for laying all tiles matters much to bounds.
    pub is_word: bool,
    pub blanks: u8,
    size: u8,
    /// Its letters, blanks left out, [`LETTER_BITS`] bits each.
    letters: u64,
}

/// The bits of a letter in `Subrack::letters`.
const LETTER_BITS: u32 = 6;
const _: () = assert!(MAX_LETTERS < 1 << LETTER_BITS && MOST_TILES * (LETTER_BITS as usize) <= 64);

impl Subrack {
    /// Its letters, blanks left out.
    pub fn letters(&self) -> impl Iterator<Item = usize> {
        let letters = self.letters;
        (0..u32::from(self.size - self.blanks)).map(move |i| (letters >> (LETTER_BITS * i)) as usize % LETTERS)
    }

    /// The sum of its points and its leave value, in thousandths of a point: what laying it brings where nothing is multiplied.
    #[inline(always)]
    pub fn points_and_leave(&self) -> i64 {
        i64::from(self.points) * POINT + i64::from(self.leave)
    }

    /// Whether it may make a word with other letters, whose hash is `others`. Only the word map's Bloom filters are asked; with two blanks
    /// it isn't known.
    #[inline(always)]
    pub fn may_make_word(&self, word_map: &WordMap, others: u64) -> bool {
        self.blanks > 1 || word_map.filter(self.blanks).may_contain(self.hash.wrapping_add(others))
    }

    /// Whether it may be laid in a kind of slot: where no tile of the board takes part it must be a word.
    #[inline(always)]
    pub fn fits(&self, kind: SlotKind) -> bool {
        self.is_word | !kind.has_no_playthrough()
    }

    /// This subrack and one tile more: hashes, points and letters are added up. The leave value and whether it is a word are
    /// set later.
    #[inline(always)]
    fn with(&self, more: &Subrack) -> Subrack {
        let shift = LETTER_BITS * u32::from(self.size - self.blanks);
        Subrack {
            hash: self.hash.wrapping_add(more.hash),
            points: self.points + more.points,
            blanks: self.blanks + more.blanks,
            size: self.size + 1,
            letters: self.letters | more.letters << shift,
            ..*self
        }
    }

    /// A subrack of one tile, without its leave value.
    fn one_tile(code: u8, facts: &Facts, word_map: &WordMap) -> Subrack {
        let is_blank = code == BLANK;
        Subrack {
            hash: word_map.letter_hash(code),
            points: facts.value(code),
            blanks: is_blank.into(),
            size: 1,
            letters: code.into(),
            ..Subrack::default()
        }
    }
}

/// All subracks of a rack, by size, and among those of a size by [`Subrack::points_and_leave`], the highest first.
pub struct Subracks {
    list: Vec<Subrack>,
    /// The hashes of `list`, in the same order, in a list of their own because they are read most.
    hashes: Vec<u64>,
    /// Whether the rack has a blank.
    has_blank: bool,
    /// Where the subracks of each size begin.
    from: [usize; SIZES + 1],
    /// By size: the most points of a subrack.
    max_points: [i32; SIZES],
}

/// The number of machine letters, the blank included.
pub const LETTERS: usize = MAX_LETTERS + 1;
/// Room for every size of a subrack, as many as a power of two, so that a size needs no check.
pub const SIZES: usize = 16;
const _: () = assert!(MOST_TILES < SIZES);

/// A rack of ten tiles has 252 subracks of five.
const MOST_OF_SIZE: usize = 256;

/// A buffer for the places of candidates among the subracks of their size.
pub struct CandidatePlaces([u8; MOST_OF_SIZE]);

impl CandidatePlaces {
    pub fn empty() -> CandidatePlaces {
        CandidatePlaces([0; MOST_OF_SIZE])
    }

    /// Append a place if it `belongs`. It is written in any case and only counted if it belongs: a branch would often be predicted
    /// wrongly and cost more.
    #[inline(always)]
    fn put(&mut self, count: &mut usize, place: u8, belongs: bool) {
        self.0[*count % MOST_OF_SIZE] = place;
        *count += usize::from(belongs);
    }
}

/// Greater than any [`Subrack::points_and_leave`], so that the difference is a positive sort key.
const BIAS: i64 = 1 << 46;
const _: () = assert!(1 << MOST_TILES < 1 << 12);

impl Subracks {
    /// List the subracks of a rack; None if it has too many tiles or blanks for that.
    #[inline(never)]
    pub fn new(facts: &Facts, rack: &Rack, leave: &LeaveMap, word_map: &WordMap) -> Option<Subracks> {
        if rack.size() > MOST_TILES || rack.held().any(|(code, count)| code == BLANK && count > MOST_BLANKS) {
            return None;
        }
        let mut unsorted = vec![Subrack::default(); rack.held().map(|(_, count)| usize::from(count) + 1).product()];
        let mut to = 1;
        for (code, count) in rack.held() {
            let (step, more) = (to, Subrack::one_tile(code, facts, word_map));
            for _ in 0..count {
                let (so_far, next) = unsorted.split_at_mut(to);
                next.iter_mut().zip(&so_far[to - step..]).for_each(|(next, subrack)| *next = subrack.with(&more));
                to += step;
            }
        }
        // The order is that of `LeaveMap`'s indices, so the leave of subrack i has the i-th index from the end. Without leave values
        // all are 0.
        for (subrack, &leave) in unsorted.iter_mut().zip(leave.values.iter().rev().chain(std::iter::repeat(&0))) {
            subrack.leave = leave;
            subrack.is_word = subrack.may_make_word(word_map, 0);
        }
        if let Some(whole) = unsorted.last_mut() {
            whole.is_word &= word_map.entry(whole.hash, whole.blanks) != 0;
        }
        Some(Subracks::in_order(&unsorted))
    }

    /// Sort subracks by size, then by points and leave value, the highest first: a counting sort by size, and a sort of the few dozen
    /// keys of each size. A key has the place in `unsorted` in its lower 12 bits.
    fn in_order(unsorted: &[Subrack]) -> Subracks {
        let (mut from, mut max_points) = ([0; SIZES + 1], [0; SIZES]);
        for subrack in unsorted {
            let size = usize::from(subrack.size) % SIZES;
            from[size + 1] += 1;
            max_points[size] = subrack.points.max(max_points[size]);
        }
        (1..from.len()).for_each(|size| from[size] += from[size - 1]);
        let (mut next, mut order) = (from, vec![0; unsorted.len()]);
        for (place, subrack) in (0..).zip(unsorted) {
            let next = &mut next[usize::from(subrack.size) % SIZES];
            order[*next] = (((BIAS - subrack.points_and_leave()) as u64) << 12) + place;
            *next += 1;
        }
        from.windows(2).for_each(|ends| order[ends[0]..ends[1]].sort_unstable());
        let subrack = |key: &u64| unsorted[(key & 0xfff) as usize];
        let has_blank = unsorted.iter().any(|subrack| subrack.blanks > 0);
        Subracks {
            list: order.iter().map(subrack).collect(),
            hashes: order.iter().map(|key| subrack(key).hash).collect(),
            has_blank,
            from,
            max_points,
        }
    }

    /// The most points of a subrack of a size.
    pub fn max_points(&self, size: usize) -> i32 {
        self.max_points[size]
    }

    /// The subracks of a size that may make a word with other letters, whose hash is `others`: their places among those of their size.
    /// Only the word map's Bloom filters are asked, so some of them make none: it is [`Subrack::may_make_word`] of each, over the list of
    /// hashes alone.
    #[inline(always)]
    pub fn candidates<'m>(
        &self,
        word_map: &WordMap,
        size: usize,
        others: u64,
        candidates: &'m mut CandidatePlaces,
    ) -> &'m [u8] {
        let range = self.from[size]..self.from[size + 1];
        let (hashes, subracks) = (&self.hashes[range.clone()], &self.list[range]);
        let (whole, lacking) = (word_map.filter(0), word_map.filter(1));
        let mut count = 0;
        if self.has_blank {
            for (place, (hash, subrack)) in (0..).zip(hashes.iter().zip(subracks)) {
                let filter = if subrack.blanks == 0 { &whole } else { &lacking };
                candidates.put(&mut count, place, filter.may_contain(hash.wrapping_add(others)) | (subrack.blanks > 1));
            }
        } else {
            (0..).zip(hashes).for_each(|(place, hash)| {
                candidates.put(&mut count, place, whole.may_contain(hash.wrapping_add(others)))
            });
        }
        &candidates.0[..count]
    }

    /// The subracks of a size, those with the highest [`Subrack::points_and_leave`] first.
    pub fn of(&self, size: usize) -> &[Subrack] {
        &self.list[self.from[size]..self.from[size + 1]]
    }
}
