//! The words that a play can form in one position.
//!
//! Whatever a play forms lies in one line, and its tiles are tiles of that line and of the rack. Few words of a list are made of such
//! tiles alone. So for a single question it takes much less time to build a graph of these words than one of them all.

use super::board::facts::Facts;
use super::board::position::Position;
use crate::error::Error;
use crate::lexicon::machine_letters::{BLANK, EMPTY, MAX_LETTERS, letter};

/// How many of each letter there are; index 0 counts blanks.
type Counts = [u8; MAX_LETTERS + 1];

/// The tiles of which words in a position can be made.
///
/// ```
#[doc = include_str!("../../doc/crossword.rs")]
/// let position = FormableWords::new(&facts, &cells, &codes("ACT?")).unwrap();
/// assert!(position.may_have(&codes("SCAT")) && !position.may_have(&codes("SCATS")));
/// ```
pub struct FormableWords {
    /// For each line what it and the rack have together, except lines that have no more of anything than another.
    lines: Vec<Counts>,
    /// The most of each letter in any line.
    most: Counts,
}

impl FormableWords {
    /// Of a board, one byte a square in rows, and a rack of codes.
    pub fn new(facts: &Facts, cells: &[u8], rack: &[u8]) -> Result<FormableWords, Error> {
        let Position { cells, rack } = Position::new(facts, cells, rack)?;
        let (width, held) = (facts.width(), rack.counts());
        let rows = (0..facts.height()).map(|y| together(held, cells[y * width..][..width].iter()));
        let columns = (0..width).map(|x| together(held, cells[x..].iter().step_by(width)));
        let mut lines: Vec<Counts> = Vec::new();
        for line in rows.chain(columns) {
            if !lines.iter().any(|other| covers(other, &line)) {
                lines.retain(|other| !covers(&line, other));
                lines.push(line);
            }
        }
        let most = std::array::from_fn(|code| lines.iter().map(|line| line[code]).max().unwrap_or(0));
        Ok(FormableWords { lines, most })
    }

    /// Whether a line and the rack have the tiles of a word, in codes of the letter set. Some words that have them fit nowhere all the
    /// same.
    pub fn may_have(&self, word: &[u8]) -> bool {
        suffices(&self.most, word) && self.lines.iter().any(|line| suffices(line, word))
    }
}

/// What is held, and what lies in a line besides.
fn together<'c>(mut held: Counts, line: impl Iterator<Item = &'c u8>) -> Counts {
    line.filter(|&&cell| cell != EMPTY).for_each(|&cell| held[usize::from(letter(cell))] += 1);
    held
}

fn covers(more: &Counts, less: &Counts) -> bool {
    more.iter().zip(less).all(|(more, less)| more >= less)
}

/// Whether a word can be made of these tiles; a blank stands for any letter.
fn suffices(tiles: &Counts, word: &[u8]) -> bool {
    let mut left = *tiles;
    word.iter().all(|&code| {
        let from = if left[usize::from(code)] > 0 { code } else { BLANK };
        let count = &mut left[usize::from(from)];
        let is_there = *count > 0;
        *count -= u8::from(is_there);
        is_there
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::facts::tests::plain;

    #[test]
    fn takes_tiles_of_one_line_and_the_rack() {
        let facts = Facts::new(&plain(3, 4)).expect("sound facts");
        let words = |cells: &[u8], rack: &[u8]| FormableWords::new(&facts, cells, rack).expect("a sound position");
        // 1 and 2 lie in the upper row, a blank as 3 in the lower one.
        let position = words(&[1, 2, 0, 0, 0, 0, 0, 0, 0x83], &[4]);
        for word in [&[1u8, 2, 4][..], &[4, 3], &[4]] {
            assert!(position.may_have(word), "{word:?}");
        }
        for word in [&[1u8, 2, 3][..], &[2, 3, 4], &[4, 4], &[1, 1]] {
            assert!(!position.may_have(word), "{word:?}");
        }
        assert!(words(&[1, 2, 0, 0, 0, 0, 0, 0, 0], &[0]).may_have(&[3, 2, 1]));
        assert!(!words(&[1, 2, 0, 0, 0, 0, 0, 0, 0], &[0]).may_have(&[3, 3, 1]));
        assert!(FormableWords::new(&facts, &[0; 9], &[5]).is_err());
    }
}
