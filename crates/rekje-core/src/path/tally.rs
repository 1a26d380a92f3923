//! What one more letter is worth, for all classes of places at once.

use super::board::Board;
use super::openings::Openings;
use super::reader::{NONE, Paths, Reader};
use super::words::PathWords;
use super::worth::{Scoring, Worth};
use super::written::{OneByOne, Written};
use crate::budget::Budget;
use crate::lexicon::machine_letters::bits;
use crate::lexicon::word_graph::WordGraph;

/// The new words of a board with one letter more, by class of its places.
pub struct Tally<'a> {
    openings: &'a Openings,
    scoring: Scoring,
    /// The worth of the new words that can be read without the letter.
    pub base: Worth,
    /// By class: what the other new words are worth, and whether any new word at all runs through the letter.
    added: Vec<Worth>,
    used: Vec<bool>,
    /// The new words that can be read without the letter, each with a path.
    pub plain: PathWords,
    /// The words that run through the letter, one after the other.
    text: Vec<u8>,
    /// By group of classes: the words that run through the new letter there.
    marks: Vec<Marks>,
}

/// The words that run through the letter in any of a group of classes.
#[derive(Default)]
struct Marks {
    /// By word: where it stands in the text, and how long it is.
    words: Vec<(u32, u8)>,
    /// By word: the set of classes in which it runs through the letter, a bit set of as many `u64` as the group takes.
    sets: Vec<u64>,
}

impl<'a> Tally<'a> {
    /// Nothing counted yet for any class.
    pub fn new(openings: &'a Openings, scoring: Scoring) -> Tally<'a> {
        let classes = openings.classes().len();
        Tally {
            openings,
            scoring,
            base: Worth::default(),
            added: vec![Worth::default(); classes],
            used: vec![false; classes],
            plain: PathWords::default(),
            text: Vec::new(),
            marks: (0..openings.groups()).map(|_| Marks::default()).collect(),
        }
    }

    /// Read all words; false if not all could be read.
    pub fn read(
        &mut self,
        graph: &WordGraph,
        board: &Board,
        already_written: &Written,
        budget: &mut Budget<'_>,
    ) -> bool {
        let mut reader = Reader::new(graph, board, self.openings, budget);
        let mut already_written = already_written.one_by_one();
        reader.read(&mut |word, paths| self.count(word, &paths, &mut already_written));
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

    /// The new words that run through the letter in a class of places, in order of letters.
    pub fn through(&self, class: usize) -> impl Iterator<Item = &[u8]> {
        let (group, bit) = self.openings.place_of(class);
        let (marks, (_, blocks)) = (&self.marks[group], self.openings.blocks(group));
        let marked = move |set: &[u64]| set[bit / 64] >> (bit % 64) & 1 != 0;
        let words = marks.words.iter().zip(marks.sets.chunks_exact(blocks)).filter(move |(_, set)| marked(set));
        words.map(|(&(start, length), _)| &self.text[start as usize..start as usize + usize::from(length)])
    }

    /// Count a new word. If some path reads it without the new letter, its worth goes to all classes alike; else to those
    /// classes through whose letter a path runs. Paths over any tile with which the word is written already don't count.
    fn count(&mut self, word: &[u8], paths: &Paths<'_>, already_written: &mut OneByOne<'_>) {
        let kept = already_written.tiles(word);
        let text = (self.text.len() as u32, word.len() as u8);
        let (mut plain, mut groups) = (None, 0u64);
        for (place, trail) in paths.trails().iter().enumerate().filter(|(_, trail)| trail.used.and(kept).is_empty()) {
            if trail.group == NONE {
                plain = plain.or(Some(place));
                continue;
            }
            let group = usize::from(trail.group);
            let (marks, (_, blocks)) = (&mut self.marks[group], self.openings.blocks(group));
            if groups >> group & 1 == 0 {
                groups |= 1 << group;
                marks.words.push(text);
                marks.sets.resize(marks.sets.len() + blocks, 0);
            }
            let start = marks.sets.len() - blocks;
            self.openings.mark(trail.group, trail.from, trail.to, &mut marks.sets[start..]);
        }
        let worth = self.scoring.worth(word.len());
        if let Some(place) = plain {
            self.base = self.base.plus(worth);
            self.plain.add(word, |tiles| paths.add_tiles(place, tiles));
        }
        if groups != 0 {
            self.text.extend_from_slice(word);
            let worth = if plain.is_some() { Worth::default() } else { worth };
            bits(groups).for_each(|group| self.add(usize::from(group), worth));
        }
    }

    /// Add `worth` to each class in the set of the group's last word, and note that the class is used.
    fn add(&mut self, group: usize, worth: Worth) {
        let (first, blocks) = self.openings.blocks(group);
        let sets = &self.marks[group].sets;
        for (block, &set) in sets[sets.len() - blocks..].iter().enumerate() {
            for bit in bits(set) {
                let class = first + block * 64 + usize::from(bit);
                self.used[class] = true;
                self.added[class] = self.added[class].plus(worth);
            }
        }
    }
}
