//! Every board is also read in the plainest way: each word of the list is tried at each cell.

use std::sync::atomic::AtomicBool;

use super::*;
use crate::WordGraph;

const POINTS: [u32; 6] = [0, 0, 0, 1, 1, 2];

fn codes(text: &str) -> Vec<u8> {
    text.bytes().map(|letter| letter & 0x1F).collect()
}

fn shape(width: i64, height: i64, corners: bool) -> Shape {
    Shape::new(width, height, corners).expect("a sound grid")
}

/// Numbers as from a die, the same every time.
fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |sides| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % sides
    }
}

/// Whether a word can be read on from a cell, where `used` cells are taken.
fn reads(words: &[Vec<u8>], shape: &Shape, board: &[u8], word: &[u8], cell: usize, used: u64) -> bool {
    let Some(face) = words.get(usize::from(board[cell])).filter(|_| used >> cell & 1 == 0) else { return false };
    let Some(rest) = word.strip_prefix(&face[..]) else { return false };
    rest.is_empty() || shape.beside(cell).any(|next| reads(words, shape, board, rest, next, used | 1 << cell))
}

/// All boards of a shape give what trying each word gives.
fn hold_against_trying(faces: &[Vec<u8>], letters: usize, shape: &Shape, seed: u64) {
    let mut roll = dice(seed);
    let some: Vec<Vec<u8>> = (0..400).map(|_| (0..1 + roll(7)).map(|_| 1 + roll(letters) as u8).collect()).collect();
    let graph = WordGraph::build(some.iter().map(|word| &word[..]), letters).expect("sound words");
    let words = GridWords::new(&graph, faces, 3).expect("sound faces");
    let stop = AtomicBool::new(false);
    for _ in 0..20 {
        let face = |roll: usize| if roll == faces.len() { HOLE } else { roll as u8 };
        let board: Vec<u8> = (0..shape.cells()).map(|_| face(roll(faces.len() + 1))).collect();
        let can_be_read = |word: &Vec<u8>| (0..board.len()).any(|cell| reads(faces, shape, &board, word, cell, 0));
        let mut wanted: Vec<Vec<u8>> =
            some.iter().filter(|word| word.len() >= 3 && can_be_read(word)).cloned().collect();
        wanted.sort_unstable();
        wanted.dedup();
        let listed = words.list(shape, &board, &stop).expect("a sound board").expect("all words");
        assert_eq!(listed.iter().map(|word| word.word.clone()).collect::<Vec<_>>(), wanted);
        for found in &listed {
            let shown: Vec<u8> =
                found.cells.iter().flat_map(|&cell| faces[usize::from(board[usize::from(cell)])].clone()).collect();
            assert_eq!(shown, found.word);
            assert!(found.cells.windows(2).all(|two| shape.beside(two[0].into()).any(|next| next == two[1].into())));
        }
        let points = wanted.iter().map(|word| POINTS[word.len().min(5)]).sum();
        let count = WordCount { words: wanted.len() as u32, points };
        assert_eq!(words.count(shape, &board, &POINTS, &stop), Ok(vec![count]));
    }
}

fn single(letters: u8) -> Vec<Vec<u8>> {
    (1..=letters).map(|code| vec![code]).collect()
}

#[test]
fn every_word_is_found_once_and_no_other() {
    for (seed, sides) in [(4, 4), (3, 5), (5, 5), (7, 8), (1, 1), (1, 9)].into_iter().enumerate() {
        hold_against_trying(&single(4), 4, &shape(sides.0, sides.1, true), seed as u64);
        hold_against_trying(&single(4), 4, &shape(sides.0, sides.1, false), seed as u64);
    }
}

#[test]
fn many_faces_are_read_like_few() {
    hold_against_trying(&single(40), 40, &shape(8, 8, true), 1);
    let some: Vec<Vec<u8>> = (30..40).map(|code| vec![code]).chain([vec![38, 39]]).collect();
    hold_against_trying(&some, 40, &shape(8, 8, true), 2);
}

#[test]
fn a_face_can_have_several_letters() {
    let faces = [vec![vec![1, 2], vec![2, 1, 2], vec![3, 3]], single(4)].concat();
    hold_against_trying(&faces, 4, &shape(4, 4, true), 3);
    hold_against_trying(&faces[..4], 4, &shape(5, 5, true), 4);
}

#[test]
fn a_board_of_one_letter_is_searched_within_bounds() {
    let word = [1; 8];
    let graph = WordGraph::build((1..=8).map(|length| &word[..length]), 2).expect("sound words");
    let words = GridWords::new(&graph, &single(2), 1).expect("sound faces");
    let counted = words.count(&shape(4, 4, true), &[0; 16], &[1], &AtomicBool::new(false));
    assert_eq!(counted, Ok(vec![WordCount { words: 8, points: 8 }]));
}

#[test]
fn boards_one_after_the_other_do_not_mix() {
    let list = [codes("AB"), codes("BA"), codes("ABA")];
    let graph = WordGraph::build(list.iter().map(|word| &word[..]), 2).expect("sound words");
    let words = GridWords::new(&graph, &single(2), 1).expect("sound faces");
    let boards = [[0, 1, HOLE], [0, 1, 0], [0, 0, 0], [0, 1, HOLE]].concat();
    let counted = words.count(&shape(3, 1, true), &boards, &[5, 1], &AtomicBool::new(false)).expect("sound boards");
    assert_eq!(
        counted.iter().map(|count| (count.words, count.points)).collect::<Vec<_>>(),
        [(2, 2), (3, 3), (0, 0), (2, 2)]
    );
    assert_eq!(words.list(&shape(3, 1, true), &boards[..3], &AtomicBool::new(true)), Ok(None));
}

#[test]
fn grids_that_cannot_be() {
    let graph = WordGraph::build([&[1u8, 2][..]], 2).expect("sound words");
    let faces = |faces: &[Vec<u8>]| GridWords::new(&graph, faces, 1).map(|words| words.faces());
    assert_eq!(faces(&[]), Err(GridError::Faces(0)));
    assert_eq!(faces(&[vec![3]]), Err(GridError::Face(vec![3])));
    assert_eq!(faces(&[vec![1], vec![1]]), Err(GridError::Face(vec![1])));
    assert_eq!(faces(&[vec![]]), Err(GridError::Face(vec![])));
    assert_eq!(Shape::new(9, 8, true), Err(GridError::Sides { width: 9, height: 8 }));
    assert_eq!(Shape::new(0, 8, true), Err(GridError::Sides { width: 0, height: 8 }));
    let words = GridWords::new(&graph, &single(2), 1).expect("sound faces");
    let count = |board: &[u8]| words.count(&shape(2, 1, true), board, &[1], &AtomicBool::new(false));
    assert_eq!(count(&[0, 1, 0]), Err(GridError::Board { cells: 1, wanted: 2 }));
    assert_eq!(count(&[0, 2]), Err(GridError::UnknownFace { code: 2, faces: 2 }));
}
