//! The rule facts of a crossword game: board, values, factors, the first play.

use super::grid::Grid;
use crate::error::Error;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_RACK, MAX_SIDE};

/// What a play scores.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let tiles_only = RawFacts { scoring: Scoring::Tiles, ..raw };
/// assert!(Facts::new(&tiles_only).is_ok());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scoring {
    /// Every word formed or changed, with all its tiles.
    Words,
    /// Only the tiles laid, once each.
    Tiles,
}

/// Where the first word of a game must lie.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// // The first letter must lie on the start square, so a word can only begin there.
/// let begins = Facts::new(&RawFacts { start_rule: StartRule::Begins, ..raw }).unwrap();
/// let board = Board::new(&graph, &begins, &cells).unwrap();
/// assert!(all_plays(&graph, &begins, &board, &codes("CAT")).unwrap().iter().all(|play| (play.x, play.y) == (7, 7)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartRule {
    /// One of its tiles lies on a start square.
    Covers,
    /// Its first letter lies on a start square.
    Begins,
}

/// Facts as they come from outside, not yet believed. Squares are row-major.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// assert_eq!((raw.width, raw.values.len()), (15, 26));
/// let narrow = Facts::new(&RawFacts { width: 14, ..raw });
/// assert!(narrow.is_err(), "its lists have a number for each of 225 squares");
/// ```
#[derive(Debug, Clone)]
pub struct RawFacts {
    /// Columns, 1 to 21.
    pub width: i64,
    /// Rows, 1 to 21.
    pub height: i64,
    /// Points of letter 1, 2 and so on; a blank is worth 0.
    pub values: Vec<i64>,
    /// By square: what it multiplies a tile laid on it by.
    pub letter_factor: Vec<i64>,
    /// By square: what it multiplies each word by that a tile laid on it is part of.
    pub word_factor: Vec<i64>,
    /// The same for a blank laid on it.
    pub blank_word_factor: Vec<i64>,
    /// By square: what it multiplies the whole play by, where only the tiles laid score.
    pub lay_factor: Vec<i64>,
    /// What scores.
    pub scoring: Scoring,
    /// Points added by the number of tiles laid, from none to as many as a rack holds.
    pub bonus: Vec<i64>,
    /// The numbers of the start squares.
    pub start: Vec<i64>,
    /// What the first word has to do with a start square.
    pub start_rule: StartRule,
    /// The fewest tiles of the first word.
    pub first_min: i64,
    /// The most tiles on a rack.
    pub rack_size: i64,
}

/// Facts that were checked: a search with them can neither fail nor overflow.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// assert_eq!((facts.width(), facts.height(), facts.letters(), facts.rack_size()), (15, 15, 26, 7));
/// assert_eq!((facts.value(3), facts.value(BLANK)), (1, 0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) letters: usize,
    /// Points by letter code; index 0 is the blank.
    pub(crate) values: [i32; MAX_LETTERS + 1],
    pub(crate) squares: Vec<SquareFacts>,
    pub(crate) scoring: Scoring,
    /// Points by number of tiles laid.
    pub(crate) bonus: [i32; MAX_RACK + 1],
    pub(crate) start: Vec<bool>,
    pub(crate) start_rule: StartRule,
    pub(crate) first_min: usize,
    pub(crate) rack_size: usize,
    /// The board without tiles, read across and down.
    pub(crate) empty: [Grid; 2],
}

/// What a square multiplies, for the scoring in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct SquareFacts {
    /// The tile laid on it.
    pub letter: u8,
    /// The main word, or the whole lay: by a tile with a letter, by a blank.
    pub main: [u8; 2],
    /// The cross word: by a tile with a letter, by a blank; 0 where cross words don't score.
    pub cross: [u8; 2],
}

impl Facts {
    /// Believe facts, or say in one sentence why not.
    pub fn new(raw: &RawFacts) -> Result<Facts, Error> {
        let width = within("width", raw.width, 1, MAX_SIDE as i64)? as usize;
        let height = within("height", raw.height, 1, MAX_SIDE as i64)? as usize;
        let rack_size = within("rack_size", raw.rack_size, 1, MAX_RACK as i64)? as usize;
        let letters = raw.values.len();
        if letters == 0 || letters > MAX_LETTERS {
            return Err(Error::Letters(letters as i64));
        }
        let squares = square_facts(raw, width * height)?;
        let facts = Facts {
            empty: [false, true].map(|down| Grid::empty(&squares, width, height, down)),
            width,
            height,
            letters,
            values: numbers("values", &raw.values, 0, 1)?,
            squares,
            scoring: raw.scoring,
            bonus: bonus(raw, rack_size)?,
            start: start(raw, width * height)?,
            start_rule: raw.start_rule,
            first_min: within("first_min", raw.first_min, 0, MAX_SIDE as i64)? as usize,
            rack_size,
        };
        if facts.highest_score() > i32::MAX as u64 { Err(Error::ScoreTooLarge) } else { Ok(facts) }
    }

    /// Columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// How many letters the letter set has.
    pub fn letters(&self) -> usize {
        self.letters
    }

    /// The most tiles on a rack.
    pub fn rack_size(&self) -> usize {
        self.rack_size
    }

    /// Points of a letter, 0 for a blank.
    pub fn value(&self, code: u8) -> i32 {
        self.values[usize::from(code)]
    }

    /// No play can score more than this.
    fn highest_score(&self) -> u64 {
        let value = u64::from(self.values.iter().max().map_or(0, |&v| v.unsigned_abs()));
        let most = |factor: fn(&SquareFacts) -> u8| u64::from(self.squares.iter().map(factor).max().unwrap_or(1));
        let word = MAX_SIDE as u64 * value * most(|s| s.letter);
        let cross = MAX_RACK as u64 * word * most(|s| s.cross[0].max(s.cross[1]));
        let bonus = self.bonus.iter().max().map_or(0, |&b| b.unsigned_abs());
        word.saturating_mul(self.highest_main_factor()).saturating_add(cross + u64::from(bonus))
    }

    /// No play can multiply its main word by more than this.
    fn highest_main_factor(&self) -> u64 {
        let factor = |x: usize, y: usize| {
            let square = &self.squares[y * self.width + x];
            u64::from(square.main[0].max(square.main[1]))
        };
        let rows = (0..self.height).map(|y| product((0..self.width).map(|x| factor(x, y)), self.rack_size)).max();
        let columns = (0..self.width).map(|x| product((0..self.height).map(|y| factor(x, y)), self.rack_size)).max();
        rows.max(columns).unwrap_or(1)
    }
}

/// The product of the largest few.
fn product(factors: impl Iterator<Item = u64>, few: usize) -> u64 {
    let mut factors: Vec<u64> = factors.collect();
    factors.sort_unstable_by(|a, b| b.cmp(a));
    factors.iter().take(few).fold(1, |product, &factor| product.saturating_mul(factor))
}

/// The premiums of each square, from the raw lists of factors, one entry a square. Each factor must be 1 to 100.
fn square_facts(raw: &RawFacts, size: usize) -> Result<Vec<SquareFacts>, Error> {
    let checked = |what: &'static str, list: &[i64]| {
        length(what, list, size)?;
        list.iter().map(|&factor| Ok(within(what, factor, 1, 100)? as u8)).collect::<Result<Vec<u8>, Error>>()
    };
    let letter = checked("letter_factor", &raw.letter_factor)?;
    let word = checked("word_factor", &raw.word_factor)?;
    let blank = checked("blank_word_factor", &raw.blank_word_factor)?;
    let lay = checked("lay_factor", &raw.lay_factor)?;
    let square = |i: usize| match raw.scoring {
        Scoring::Words => SquareFacts { letter: letter[i], main: [word[i], blank[i]], cross: [word[i], blank[i]] },
        Scoring::Tiles => SquareFacts { letter: letter[i], main: [lay[i]; 2], cross: [0, 0] },
    };
    Ok((0..size).map(square).collect())
}

fn bonus(raw: &RawFacts, rack_size: usize) -> Result<[i32; MAX_RACK + 1], Error> {
    length("bonus", &raw.bonus, rack_size + 1)?;
    numbers("bonus", &raw.bonus, 0, 0)
}

/// By square: whether it is a start square.
fn start(raw: &RawFacts, size: usize) -> Result<Vec<bool>, Error> {
    let mut start = vec![false; size];
    for &square in &raw.start {
        start[within("start", square, 0, size as i64 - 1)? as usize] = true;
    }
    Ok(start)
}

/// A list in an array, from an index on; points are at most 100,000.
fn numbers<const N: usize>(what: &'static str, list: &[i64], low: i64, from: usize) -> Result<[i32; N], Error> {
    let mut array = [0; N];
    for (place, &number) in array[from..].iter_mut().zip(list) {
        *place = within(what, number, low, 100_000)?;
    }
    Ok(array)
}

fn within(what: &'static str, value: i64, low: i64, high: i64) -> Result<i32, Error> {
    if (low..=high).contains(&value) { Ok(value as i32) } else { Err(Error::Range { what, value, low, high }) }
}

fn length(what: &'static str, list: &[i64], should: usize) -> Result<(), Error> {
    if list.len() == should { Ok(()) } else { Err(Error::Length { what, is: list.len(), should }) }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Plain facts for tests: no premiums, every letter worth its code, the middle square to start.
    pub(crate) fn plain(side: i64, letters: i64) -> RawFacts {
        let ones = vec![1; (side * side) as usize];
        RawFacts {
            width: side,
            height: side,
            values: (1..=letters).collect(),
            letter_factor: ones.clone(),
            word_factor: ones.clone(),
            blank_word_factor: ones.clone(),
            lay_factor: ones,
            scoring: Scoring::Words,
            bonus: vec![0; 8],
            start: vec![side * side / 2],
            start_rule: StartRule::Covers,
            first_min: 2,
            rack_size: 7,
        }
    }

    #[test]
    fn believes_sound_facts() {
        assert!(Facts::new(&plain(15, 26)).is_ok());
        assert!(Facts::new(&plain(21, 63)).is_ok());
        assert!(Facts::new(&plain(1, 1)).is_ok());
    }

    #[test]
    fn names_what_is_wrong() {
        let wrong = |change: fn(&mut RawFacts)| {
            let mut raw = plain(15, 26);
            change(&mut raw);
            Facts::new(&raw).expect_err("unsound facts").to_string()
        };
        assert_eq!(wrong(|f| f.width = 22), "width must be 1 to 21, not 22");
        assert_eq!(wrong(|f| f.bonus.push(1)), "bonus must have 8 entries, not 9");
        assert_eq!(wrong(|f| f.letter_factor[3] = 0), "letter_factor must be 1 to 100, not 0");
        assert_eq!(wrong(|f| f.start = vec![225]), "start must be 0 to 224, not 225");
        assert_eq!(wrong(|f| f.values.clear()), "a letter set has 1 to 63 letters, not 0");
        assert_eq!(wrong(|f| f.values[0] = -1), "values must be 0 to 100000, not -1");
        assert_eq!(wrong(|f| f.word_factor.fill(9)), "the factors allow scores larger than 2147483647");
        let dear = wrong(|f| {
            f.values.fill(100_000);
            f.letter_factor.fill(100);
        });
        assert_eq!(dear, "the factors allow scores larger than 2147483647");
    }
}
