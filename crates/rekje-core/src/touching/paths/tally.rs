//! What one more letter is worth, for all classes of places at once.

use super::board::{Board, Tiles};
use super::openings::Openings;
use super::reader::{Paths, Reader};
use super::worth::{Scoring, Worth};
use super::written::Written;
use crate::automaton::Automaton;
use crate::touching::budget::Budget;

/// The new words of a board with one letter more, by class of its places.
pub struct Tally<'a> {
    openings: &'a Openings,
    written: &'a Written,
    scoring: Scoring,
    /// The worth of the new words that can be read without the letter.
    pub base: Worth,
    /// By class: what the other new words are worth, and whether any new word at all runs through the letter.
    added: Vec<Worth>,
    used: Vec<bool>,
    /// The words, and for each that can be read without the letter: a path of it.
    text: Vec<u8>,
    paths: Vec<u8>,
    words: Vec<Listed>,
    /// The sets of classes through which a word runs.
    marks: Vec<Mark>,
    blocks: Vec<u64>,
}

struct Listed {
    start: usize,
    length: usize,
    /// Where its path stands, if it has one.
    plain: Option<usize>,
}

struct Mark {
    word: usize,
    first: usize,
    blocks: usize,
}

impl<'a> Tally<'a> {
    pub fn new(openings: &'a Openings, written: &'a Written, scoring: Scoring) -> Tally<'a> {
        let classes = openings.classes.len();
        Tally {
            openings,
            written,
            scoring,
            base: Worth::default(),
            added: vec![Worth::default(); classes],
            used: vec![false; classes],
            text: Vec::new(),
            paths: Vec::new(),
            words: Vec::new(),
            marks: Vec::new(),
            blocks: Vec::new(),
        }
    }

    /// Read all words; false if not all could be read.
    pub fn read(&mut self, automaton: &Automaton, board: &Board, budget: &mut Budget<'_>) -> bool {
        let mut reader = Reader::new(board, self.openings, budget);
        reader.read(automaton, &mut |word, paths| self.count(word, &paths));
        !reader.cut
    }

    /// What all new words are worth with the letter in a class of places.
    pub fn worth(&self, class: usize) -> Worth {
        self.base.plus(self.added[class])
    }

    /// Whether a new word runs through the letter in a class of places.
    pub fn is_used(&self, class: usize) -> bool {
        self.used[class]
    }

    /// The new words that can be read without the letter, each with a path.
    pub fn plain(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        let path = |word: &Listed| word.plain.map(|start| &self.paths[start..start + word.length]);
        self.words.iter().filter_map(move |word| Some((self.letters(word), path(word)?)))
    }

    /// The new words that run through the letter in a class of places.
    pub fn through(&self, class: usize) -> impl Iterator<Item = &[u8]> {
        let mut at = 0;
        self.marks.iter().filter_map(move |mark| {
            let blocks = &self.blocks[at..at + mark.blocks];
            at += mark.blocks;
            let bit = class.checked_sub(mark.first).filter(|bit| bit / 64 < mark.blocks)?;
            (blocks[bit / 64] >> (bit % 64) & 1 != 0).then(|| self.letters(&self.words[mark.word]))
        })
    }

    fn letters(&self, word: &Listed) -> &[u8] {
        &self.text[word.start..word.start + word.length]
    }

    fn count(&mut self, word: &[u8], paths: &Paths<'_>) {
        let kept = self.written.tiles(word);
        let fits = |used: Tiles| used.and(kept).is_empty();
        let plain = paths.trails().iter().position(|trail| trail.lies() && fits(trail.used));
        let worth = self.scoring.worth(word.len());
        if plain.is_some() {
            self.base = self.base.plus(worth);
        }
        let marked = self.marks.len();
        for (group, (first, blocks)) in self.openings.groups().enumerate() {
            let start = self.blocks.len();
            let mut trails =
                paths.trails().iter().filter(|trail| usize::from(trail.group) == group && fits(trail.used));
            let Some(trail) = trails.next() else { continue };
            self.blocks.resize(start + blocks, 0);
            for trail in [trail].into_iter().chain(trails) {
                self.openings.mark(trail.group, trail.from, trail.to, &mut self.blocks[start..]);
            }
            self.marks.push(Mark { word: self.words.len(), first, blocks });
            self.add(first, start, if plain.is_some() { Worth::default() } else { worth });
        }
        if plain.is_some() || self.marks.len() > marked {
            let start = self.paths.len();
            let plain = plain.map(|place| {
                paths.add_tiles(place, &mut self.paths);
                start
            });
            self.words.push(Listed { start: self.text.len(), length: word.len(), plain });
            self.text.extend_from_slice(word);
        }
    }

    /// Count a word for a set of classes.
    fn add(&mut self, first: usize, start: usize, worth: Worth) {
        for (block, &set) in self.blocks[start..].iter().enumerate() {
            let mut left = set;
            while left != 0 {
                let class = first + block * 64 + left.trailing_zeros() as usize;
                self.used[class] = true;
                self.added[class] = self.added[class].plus(worth);
                left &= left - 1;
            }
        }
    }
}
