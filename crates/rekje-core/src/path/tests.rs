//! Small boards whose answers are plain to see. The search as a whole is held against a plain reference
//! from Python.

use std::sync::atomic::AtomicBool;

use super::*;
use crate::WordGraph;

fn codes(text: &str) -> Vec<u8> {
    text.bytes().map(|letter| letter & 0x1F).collect()
}

fn graph(words: &str) -> WordGraph {
    let words: Vec<Vec<u8>> = words.split(' ').map(codes).collect();
    WordGraph::build(words.iter().map(|word| &word[..]), 26).expect("sound words")
}

/// A row of tiles of one square from (0, 0) on; `.` is a tile without a letter.
fn row(tiles: &str) -> Board {
    let codes = tiles.bytes().map(|letter| if letter == b'.' { 0 } else { i64::from(letter & 0x1F) });
    let pieces = (0..).zip(codes).map(|(x, code)| Piece::new([code, x, 0, 1, 1], 26).expect("a sound tile"));
    Board::new(&pieces.collect::<Vec<Piece>>(), false).expect("a sound board")
}

fn words(list: &str, board: &Board, through: &[u8], already_written: &[(&[u8], &[u8])]) -> usize {
    let already_written = Written::new(already_written, board).expect("sound words");
    let stop = AtomicBool::new(false);
    let found = readable(&graph(list), board, through, &already_written, u64::MAX, &stop);
    found.expect("a sound question").words.len()
}

/// The words of each laying of letters of one square, own ones in upper case, free ones in lower case.
fn laid(list: &str, board: &Board, letters: &str) -> Vec<(usize, usize)> {
    let letters: Vec<([i64; 3], bool)> =
        letters.bytes().map(|code| ([i64::from(code & 0x1F), 1, 1], code.is_ascii_lowercase())).collect();
    let kinds = kinds(&letters, 26).expect("sound letters");
    let laying_rules = LayingRules::new([9, 9], false, false, true).expect("a sound board");
    let (graph, already_written) = (graph(list), Written::default());
    let question = Question { graph: &graph, board, kinds: &kinds, laying_rules, already_written: &already_written };
    let wish = Wish { scoring: Scoring::Words, most: 9, most_free: 3, steps: u64::MAX };
    let found = layings(question, wish, &AtomicBool::new(false)).expect("a sound question");
    assert!(found.complete);
    found.layings.iter().map(|laying| (laying.laid.len(), laying.words.len())).collect()
}

#[test]
fn words_run_both_ways_and_use_no_tile_twice() {
    assert_eq!(words("LEP PEL LEPEL EL", &row("LEP"), &[], &[]), 3);
    assert_eq!(words("LEP PEL LEPEL EL", &row("LEP"), &[2], &[]), 2);
    assert_eq!(words("LEP", &row("LE.P"), &[], &[]), 0);
}

#[test]
fn a_word_is_new_without_its_earlier_tiles() {
    let word = codes("AB");
    assert_eq!(words("AB", &row("ABA"), &[], &[(&word, &[0, 1])]), 0);
    assert_eq!(words("AB", &row("ABAB"), &[], &[(&word, &[0, 1])]), 1);
}

#[test]
fn a_letter_is_laid_where_it_makes_most_words() {
    assert_eq!(laid("AB BA CB", &row("AC"), "B"), [(1, 2), (1, 1)]);
    assert_eq!(laid("AB BA", &row("CC"), "B"), []);
}

#[test]
fn letters_are_laid_together_where_each_is_used() {
    assert_eq!(laid("ABC", &row("A"), "Bc"), [(2, 1)]);
    assert_eq!(laid("ABC", &row("A"), "BC"), []);
    // The last one touches the first or does not.
    assert_eq!(laid("ABCD", &row("A"), "bcd"), [(3, 1), (3, 1)]);
}

#[test]
fn a_letter_takes_the_place_of_a_tile_without_one() {
    let board = |size| Board::new(&[Piece { letter: 0, x: 1, y: 0, w: 8, h: size }, A, BELOW], false);
    const A: Piece = Piece { letter: 1, x: 0, y: 0, w: 1, h: 1 };
    const BELOW: Piece = Piece { letter: 0, x: 0, y: 1, w: 1, h: 8 };
    assert_eq!(laid("AB", &board(1).expect("a sound board"), "B"), [(1, 1), (1, 1)]);
    assert_eq!(laid("AB", &board(1).expect("a sound board"), "b"), []);
}

#[test]
fn boards_that_cannot_be() {
    let piece = |numbers| Piece::new(numbers, 26).map(|_| ());
    assert_eq!(piece([27, 0, 0, 1, 1]), Err(PathError::UnknownLetter { code: 27, letters: 26 }));
    assert!(matches!(piece([1, 63, 0, 2, 1]), Err(PathError::Outside { .. })));
    assert!(matches!(piece([1, 0, 0, 0, 1]), Err(PathError::Range { .. })));
    let one = Piece { letter: 1, x: 3, y: 3, w: 2, h: 2 };
    assert_eq!(Board::new(&[one, one], false).map(|_| ()), Err(PathError::Overlap { x: 3, y: 3 }));
}
