//! The score that one more letter brings, for all classes of places at once.
//!
//! A *class* is the set of places at which a letter touches the same tiles, so that it makes the same words; the classes of one letter
//! are a *group* (`openings`). For each new word the walk tells at which classes the letter makes it possible. The word's score is
//! added to all of these.

use super::board::Board;
use super::openings::Openings;
use super::reader::{NONE, Paths, Reader};
use super::score::{Score, Scoring};
use super::words::PathWords;
use super::written::{OneByOne, Written};
use crate::budget::Budget;
use crate::lexicon::machine_letters::bits;
use crate::lexicon::word_graph::WordGraph;

/// The new words of a board with one more letter, by the class of places where the letter lies.
pub struct Tally<'a> {
    openings: &'a Openings,
    scoring: Scoring,
    /// The score of the new words that can be read without the letter.
    pub base: Score,
    /// By class: the score of the other new words, those that need the letter there.
    added: Vec<Score>,
    /// By class: whether the path of any new word runs through the letter.
    used: Vec<bool>,
    /// The new words that can be read without the letter, each with a path.
    pub plain: PathWords,
    /// The letters of all words in `marks`, one word after the other.
    text: Vec<u8>,
    /// By group, that is by letter laid: the words that can use it.
    marks: Vec<Marks>,
}

/// The words that can use the letter of a group at some of its classes.
#[derive(Default)]
struct Marks {
    /// By word: where it begins in `text`, and its length.
    words: Vec<(u32, u8)>,
    /// By word: the bit set of the classes at which it can use the letter, `Openings::blocks` words of 64 bits each.
    sets: Vec<u64>,
}

impl<'a> Tally<'a> {
    /// Nothing counted yet for any class.
    pub fn new(openings: &'a Openings, scoring: Scoring) -> Tally<'a> {
        let classes = openings.classes().len();
        Tally {
            openings,
            scoring,
            base: Score::default(),
            added: vec![Score::default(); classes],
            used: vec![false; classes],
            plain: PathWords::default(),
            text: Vec::new(),
            marks: (0..openings.groups()).map(|_| Marks::default()).collect(),
        }
    }

    /// Count all words of the board with one more letter; false if the budget or the room for paths ran out.
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

    /// The score of all new words with the letter at a class of places.
    pub fn score(&self, class: usize) -> Score {
        self.base.plus(self.added[class])
    }

    /// Whether a new word can use the letter at a class of places.
    pub fn is_used(&self, class: usize) -> bool {
        self.used[class]
    }

    /// The new words that can use the letter at a class of places, in alphabetical order.
    pub fn through(&self, class: usize) -> impl Iterator<Item = &[u8]> {
        let (group, bit) = self.openings.place_of(class);
        let (marks, (_, blocks)) = (&self.marks[group], self.openings.blocks(group));
        let marked = move |set: &[u64]| set[bit / 64] >> (bit % 64) & 1 != 0;
        let words = marks.words.iter().zip(marks.sets.chunks_exact(blocks)).filter(move |(_, set)| marked(set));
        words.map(|(&(start, length), _)| &self.text[start as usize..start as usize + usize::from(length)])
    }

    /// Count a word with all its paths. A path doesn't count if it uses a tile with which the word was written before.
    ///
    /// 1. If a path doesn't use the new letter, the word is new at every class: its score is added to `base`.
    /// 2. Otherwise the score is added to each class at which a path uses the new letter.
    /// 3. In both cases `marks` notes the word with the classes at which a path uses the new letter.
    fn count(&mut self, word: &[u8], paths: &Paths<'_>, already_written: &mut OneByOne<'_>) {
        let forbidden = already_written.tiles(word);
        let text = (self.text.len() as u32, word.len() as u8);
        // The first path without the new letter, and, bit by group, the letters that a path uses as the new one.
        let (mut plain, mut groups) = (None, 0u64);
        for (place, trail) in
            paths.trails().iter().enumerate().filter(|(_, trail)| trail.used.and(forbidden).is_empty())
        {
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
            // The word's set of classes is the last one of `sets`.
            let start = marks.sets.len() - blocks;
            self.openings.mark(trail.group, trail.from, trail.to, &mut marks.sets[start..]);
        }
        let score = self.scoring.score(word.len());
        if let Some(place) = plain {
            self.base = self.base.plus(score);
            self.plain.add(word, |tiles| paths.add_tiles(place, tiles));
        }
        if groups != 0 {
            self.text.extend_from_slice(word);
            let score = if plain.is_some() { Score::default() } else { score };
            bits(groups).for_each(|group| self.add(usize::from(group), score));
        }
    }

    /// Add a score to the classes at which the word noted last for a group can use the letter: the last `blocks` words of `sets`, each
    /// with 64 classes.
    fn add(&mut self, group: usize, score: Score) {
        let (first, blocks) = self.openings.blocks(group);
        let sets = &self.marks[group].sets;
        for (block, &set) in sets[sets.len() - blocks..].iter().enumerate() {
            for bit in bits(set) {
                let class = first + block * 64 + usize::from(bit);
                self.used[class] = true;
                self.added[class] = self.added[class].plus(score);
            }
        }
    }
}
