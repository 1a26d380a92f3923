//! A board and a rack that were checked against the facts.

use super::facts::Facts;
use super::rack::Rack;
use crate::error::Error;
use crate::lexicon::machine_letters::{EMPTY, NAMED_BLANK, is_blank, letter};

/// What a search starts from.
#[derive(Debug, Clone)]
pub struct Position {
    pub(crate) cells: Vec<u8>,
    pub(crate) rack: Rack,
}

impl Position {
    /// A board, one byte a square in rows, and a rack of codes. Whether the tiles on the board form words,
    /// and whether the box holds so many of them, doesn't matter to a search.
    pub fn new(facts: &Facts, cells: &[u8], rack: &[u8]) -> Result<Position, Error> {
        check_cells(facts, cells)?;
        check_rack(facts, rack)?;
        Ok(Position { cells: cells.to_vec(), rack: Rack::new(rack) })
    }
}

/// Refuse a board of another size, and cells with letters that the letter set doesn't have.
pub(crate) fn check_cells(facts: &Facts, cells: &[u8]) -> Result<(), Error> {
    let should = facts.width * facts.height;
    if cells.len() != should {
        return Err(Error::Length { what: "the board", is: cells.len(), should });
    }
    let unknown = |&&cell: &&u8| usize::from(letter(cell)) > facts.letters || cell == NAMED_BLANK;
    match cells.iter().find(unknown) {
        Some(&code) => Err(Error::UnknownLetter { code, letters: facts.letters }),
        None => Ok(()),
    }
}

/// Refuse a rack that is too large, and tiles that the letter set doesn't have.
pub(crate) fn check_rack(facts: &Facts, rack: &[u8]) -> Result<(), Error> {
    if rack.len() > facts.rack_size {
        let high = facts.rack_size as i64;
        return Err(Error::Range { what: "the rack's size", value: rack.len() as i64, low: 0, high });
    }
    match rack.iter().find(|&&code| usize::from(code) > facts.letters) {
        Some(&code) => Err(Error::UnknownLetter { code, letters: facts.letters }),
        None => Ok(()),
    }
}

/// Points of a tile that lies on the board.
pub(crate) fn points(facts: &Facts, cell: u8) -> i32 {
    if cell == EMPTY || is_blank(cell) { 0 } else { facts.value(cell) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::facts::tests::plain;

    #[test]
    fn turns_down_what_cannot_lie_there() {
        let facts = Facts::new(&plain(3, 4)).expect("sound facts");
        let wrong = |cells: &[u8], rack: &[u8]| Position::new(&facts, cells, rack).expect_err("unsound").to_string();
        assert!(Position::new(&facts, &[0, 1, 0x84, 0, 4, 0, 0, 0, 0], &[0, 0, 1, 2, 3, 4, 4]).is_ok());
        assert_eq!(wrong(&[0; 8], &[]), "the board must have 9 entries, not 8");
        assert_eq!(wrong(&[0, 0, 0, 0, 5, 0, 0, 0, 0], &[]), "0x05 is no tile of a set of 4 letters");
        assert_eq!(wrong(&[0, 0, 0, 0, 0x80, 0, 0, 0, 0], &[]), "0x80 is no tile of a set of 4 letters");
        assert_eq!(wrong(&[0, 0, 0, 0, 0x41, 0, 0, 0, 0], &[]), "0x41 is no tile of a set of 4 letters");
        assert_eq!(wrong(&[0; 9], &[5]), "0x05 is no tile of a set of 4 letters");
        assert_eq!(wrong(&[0; 9], &[1; 8]), "the rack's size must be 0 to 7, not 8");
    }
}
