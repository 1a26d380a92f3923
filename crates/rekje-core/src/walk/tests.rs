//! Small tables whose answers are plain to see. The search as a whole is held against a plain reference
//! from Python.

use std::sync::atomic::AtomicBool;

use super::*;
use crate::lexicon::machine_letters::NAMED_BLANK;

const WISH: Wish = Wish { words: 9, per_length: 9, tracks: 1, shortest: 1, steps: u64::MAX };

fn codes(text: &str) -> Vec<u8> {
    text.bytes().map(|letter| if letter == b'?' { 0 } else { letter & 0x1F }).collect()
}

/// A row of tiles from (0, 0) on; a blank in lower case.
fn row(tiles: &str) -> Heap {
    let tile = |letter: u8| letter & 0x1F | if letter.is_ascii_lowercase() { NAMED_BLANK } else { 0 };
    let tiles: Vec<(Place, u8)> = (0..).zip(tiles.bytes()).map(|(x, letter)| ((x, 0), tile(letter))).collect();
    Heap::new(&tiles, 26).expect("a sound heap")
}

fn ask(words: &[&str], heap: &Heap, rack: &str, made: &Made, wish: Wish) -> Walks {
    let words: Vec<Vec<u8>> = words.iter().map(|word| codes(word)).collect();
    let slices: Vec<&[u8]> = words.iter().map(|word| &word[..]).collect();
    let lists = WordLists::of(&slices, 26).expect("sound words");
    let rack = WalkRack::new(&codes(rack), 26).expect("a sound rack");
    walks(&lists, heap, rack, made, wish, &AtomicBool::new(false)).expect("a sound question")
}

/// Length, new tiles and blanks of what can be walked.
fn costs(found: &Walks) -> Vec<(usize, u16, u16)> {
    found.walks.iter().map(|walk| (walk.word.len(), walk.new_tiles(), walk.new_blanks())).collect()
}

#[test]
fn three_tiles_make_lepel() {
    assert_eq!(costs(&ask(&["LEPEL"], &row(""), "LEP", &[], WISH)), [(5, 3, 0)]);
    assert_eq!(costs(&ask(&["LEPEL"], &row("LE"), "P", &[], WISH)), [(5, 1, 0)]);
}

#[test]
fn a_double_letter_needs_two_tiles() {
    assert_eq!(costs(&ask(&["WOORD"], &row(""), "WORD", &[], WISH)), []);
    assert_eq!(costs(&ask(&["WOORD"], &row("WO"), "ORD", &[], WISH)), [(5, 3, 0)]);
}

#[test]
fn at_least_one_tile_is_laid() {
    assert_eq!(costs(&ask(&["PEL", "PELE"], &row("PEL"), "X", &[], WISH)), []);
}

#[test]
fn two_blanks_do_not_touch() {
    assert_eq!(costs(&ask(&["AB"], &row(""), "??", &[], WISH)), []);
    assert_eq!(costs(&ask(&["ABA"], &row("b"), "A?", &[], WISH)), [(3, 1, 0)]);
    assert_eq!(costs(&ask(&["CAB"], &row("b"), "C?", &[], WISH)), []);
    assert_eq!(costs(&ask(&["CAB"], &row("b"), "A?", &[], WISH)), [(3, 2, 1)]);
}

#[test]
fn a_word_made_before_leaves_its_tiles_alone() {
    let made = [(codes("AB"), vec![(0, 0), (1, 0)])];
    assert_eq!(costs(&ask(&["AB"], &row("ABC"), "B", &made, WISH)), []);
    assert_eq!(costs(&ask(&["AB"], &row("ABC"), "AB", &made, WISH)), [(2, 2, 0)]);
}

#[test]
fn a_free_blank_is_one_letter_within_a_word() {
    let heap = Heap::new(&[((0, 0), FREE_BLANK)], 26).expect("a sound heap");
    assert_eq!(costs(&ask(&["ABA", "ABC"], &heap, "B", &[], WISH)), [(3, 1, 0)]);
}

#[test]
fn without_steps_nothing_is_claimed() {
    let found = ask(&["AB"], &row("A"), "B", &[], Wish { steps: 0, ..WISH });
    assert_eq!((found.walks.len(), found.optimal, found.bound >= 2), (0, false, true));
}

#[test]
fn words_of_many_lengths_are_the_same_read_at_once() {
    let words =
        ["ARE", "EAR", "ERA", "TEAR", "RATE", "STARE", "TEARS", "RATES", "TREES", "STARTER", "REARREST", "A", "RE"];
    let made = [(codes("ERA"), vec![(1, 0), (2, 0), (3, 0)])];
    for (heap, rack) in [("TERA", "RS"), ("TeRA", "RST"), ("", "TEARS?"), ("STAR", "?")] {
        let heap = row(heap);
        let made = if heap.is_empty() { &[][..] } else { &made[..] };
        let one_by_one = ask(&words, &heap, rack, made, Wish { words: 999, per_length: 999, ..WISH });
        let at_once = ask(&words, &heap, rack, made, Wish { words: 99_999, per_length: 999, ..WISH });
        assert!(!at_once.walks.is_empty());
        assert_eq!(at_once, one_by_one);
    }
}

#[test]
fn heaps_that_cannot_be() {
    let heap = |tiles: &[(Place, u8)]| Heap::new(tiles, 26).map(|_| ());
    assert_eq!(heap(&[((0, 0), 1), ((1, 1), 2)]), Err(WalkError::Apart((1, 1))));
    assert_eq!(heap(&[((0, 0), 1), ((0, 0), 2)]), Err(WalkError::Taken((0, 0))));
    assert_eq!(heap(&[((1 << 31, 0), 1)]), Err(WalkError::TooFar(1 << 31)));
    assert_eq!(heap(&[((0, 0), 27)]), Err(WalkError::UnknownLetter { code: 27, letters: 26 }));
}
