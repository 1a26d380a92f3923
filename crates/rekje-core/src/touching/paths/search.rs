//! The best layings: one letter at all places at once, then, best first, one letter more beside those laid.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::sync::atomic::AtomicBool;

use super::PathError;
use super::best::{Best, Laying};
use super::board::{Board, Tiles};
use super::cover::{Choice, Mask, cover};
use super::laid::{After, Laid, may_lay, needed};
use super::openings::Openings;
use super::places::{Class, Ground, Kind, places};
use super::reader::Reader;
use super::tally::Tally;
use super::words::PathWord;
use super::worth::{Scoring, Worth};
use super::written::Written;
use crate::automaton::Automaton;
use crate::touching::budget::Budget;

/// What to look for.
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    pub scoring: Scoring,
    /// How many layings at most.
    pub most: usize,
    /// How many letters in a laying may be free ones, at most [`MOST_FREE`].
    pub most_free: usize,
    /// How many steps the search may take.
    pub steps: u64,
}

/// The most free letters in one laying.
pub const MOST_FREE: usize = 3;

/// A table at which a letter is to be laid.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub automaton: &'a Automaton,
    pub board: &'a Board,
    pub kinds: &'a [Kind],
    pub ground: Ground,
    pub written: &'a Written,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layings {
    /// Best first.
    pub layings: Vec<Laying>,
    /// New words that can be read without laying anything.
    pub elsewhere: Vec<PathWord>,
    /// Whether all layings were tried.
    pub complete: bool,
    pub steps: u64,
}

/// Search for layings.
pub fn layings(question: Question<'_>, wish: Wish, stop: &AtomicBool) -> Result<Layings, PathError> {
    question.ground.check(question.board)?;
    let mut budget = Budget::new(wish.steps, stop);
    budget.assure(SURE_STEPS);
    let search = Search {
        question,
        wish,
        best: Best::new(wish.most),
        elsewhere: Vec::new(),
        waiting: BinaryHeap::from([Start::default()]),
        tried: HashSet::new(),
        complete: true,
    };
    Ok(search.run(&mut budget))
}

/// Letters laid to which more can be added: those of the greatest worth first, of those the fewest; the first place of
/// a class before the others.
#[derive(Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Start {
    worth: Worth,
    few: Reverse<usize>,
    is_first: bool,
    laid: Reverse<Vec<Laid>>,
}

struct Search<'a> {
    question: Question<'a>,
    wish: Wish,
    best: Best,
    elsewhere: Vec<PathWord>,
    waiting: BinaryHeap<Start>,
    tried: HashSet<Vec<Laid>>,
    complete: bool,
}

impl Search<'_> {
    fn run(mut self, budget: &mut Budget<'_>) -> Layings {
        while let Some(Start { laid: Reverse(laid), .. }) = self.waiting.pop() {
            if self.tried.insert(laid.clone()) && !self.go_on(&laid, budget) {
                self.complete = false;
                break;
            }
            budget.assure(0);
        }
        let layings = self.best.layings.into_iter().map(|(_, laying)| laying).collect();
        Layings { layings, elsewhere: self.elsewhere, complete: self.complete, steps: budget.spent() }
    }

    /// Lay one letter more, wherever it can be; false if there were not enough steps for all words.
    fn go_on(&mut self, laid: &[Laid], budget: &mut Budget<'_>) -> bool {
        let Question { automaton, board, kinds, ground, written } = self.question;
        let after = After::new(board, kinds, laid);
        let places = places(&after.board, &ground, kinds, may_lay(kinds, laid, self.wish.most_free));
        let openings = Openings::new(&after.board, &places);
        let mut tally = Tally::new(&openings, written, self.wish.scoring);
        budget.allot(self.wish.steps);
        let complete = tally.read(automaton, &after.board, budget);
        if laid.is_empty() {
            let plain = tally.plain().map(|(word, tiles)| PathWord { word: word.to_vec(), tiles: tiles.to_vec() });
            self.elsewhere = plain.collect();
        }
        let mut order: Vec<usize> = (0..openings.classes.len()).collect();
        order.sort_by_key(|&class| Reverse(tally.worth(class)));
        let goes_on = self.goes_on(laid);
        for class in order {
            if complete || laid.is_empty() {
                self.judge(laid, &openings.classes[class], class, &tally);
            }
            if complete && goes_on[openings.classes[class].places[0].kind] {
                self.put_off(laid, &openings.classes[class], tally.worth(class));
            }
        }
        complete
    }

    /// Keep a laying if it is good enough and words run through all letters that need one.
    fn judge(&mut self, laid: &[Laid], class: &Class, number: usize, tally: &Tally<'_>) {
        let Question { board, kinds, ground, .. } = self.question;
        let worth = tally.worth(number);
        if !self.best.is_worth(worth) {
            return;
        }
        let longer = longer(laid, Laid::new(&class.places[0]));
        let need = needed(kinds, &ground, &longer);
        if (need != 0 && !tally.is_used(number)) || !self.best.has_room(worth, &longer) {
            return;
        }
        let after = After::new(board, kinds, &longer);
        if !ground.anywhere && !after.hangs_together() {
            return;
        }
        let mut words: Vec<&[u8]> = tally.through(number).collect();
        if !laid.is_empty() {
            words.extend(tally.plain().map(|(word, _)| word));
        }
        words.sort_unstable();
        words.dedup();
        let choices: Vec<Choice> = words.into_iter().filter_map(|word| self.choice(&after, word)).collect();
        if let Some(words) = cover(choices, need) {
            let likeness = after.likeness(&longer);
            self.best.keep(likeness, Laying { laid: longer, worth, words });
        }
    }

    /// The paths of a word through letters laid.
    fn choice(&mut self, after: &After, word: &[u8]) -> Option<Choice> {
        let never = AtomicBool::new(false);
        let mut budget = Budget::new(MOST_STEPS, &never);
        budget.allot(MOST_STEPS);
        let kept = self.question.written.tiles(word);
        let openings = Openings::default();
        let mut reader = Reader::new(&after.board, &openings, &mut budget);
        let paths = reader.read_word(word);
        let mut found: Vec<(Mask, Vec<u8>)> = Vec::new();
        for (place, trail) in paths.trails().iter().enumerate() {
            let mask = after.mask(trail.used);
            if mask != 0 && trail.used.and(kept).is_empty() && found.iter().all(|&(other, _)| other != mask) {
                found.push((mask, paths.tiles(place)));
            }
        }
        self.complete &= !reader.cut;
        (!found.is_empty()).then(|| Choice { word: word.to_vec(), paths: found })
    }

    /// By kind: whether more may be added once one of it is laid too.
    fn goes_on(&self, laid: &[Laid]) -> Vec<bool> {
        let kinds = self.question.kinds;
        let with = |kind| longer(laid, Laid { kind, instead: None, y: 0, x: 0, w: 0, h: 0 });
        (0..kinds.len()).map(|kind| (0..kinds.len()).any(may_lay(kinds, &with(kind), self.wish.most_free))).collect()
    }

    /// Remember letters laid to which more may be added.
    fn put_off(&mut self, laid: &[Laid], class: &Class, worth: Worth) {
        for (number, place) in class.places.iter().enumerate() {
            let longer = longer(laid, Laid::new(place));
            let few = Reverse(longer.len());
            self.waiting.push(Start { worth, few, is_first: number == 0, laid: Reverse(longer) });
        }
        if self.waiting.len() > 2 * MOST_WAITING {
            let sorted = std::mem::take(&mut self.waiting).into_sorted_vec();
            self.waiting = sorted.into_iter().rev().take(MOST_WAITING).collect();
            self.complete = false;
        }
    }
}

/// Steps that are taken, on a machine however busy, before a search for one letter can be stopped. With 30 letters on the
/// board and ten to lay it takes some 3,000.
const SURE_STEPS: u64 = 1 << 17;
/// Steps for finding all paths of one word.
const MOST_STEPS: u64 = 100_000;
/// How many layings wait at most, so that a search without a limit does not fill the memory.
const MOST_WAITING: usize = 1 << 18;

fn longer(laid: &[Laid], one: Laid) -> Vec<Laid> {
    let mut longer = laid.to_vec();
    longer.push(one);
    longer.sort_unstable();
    longer
}

impl After {
    /// Bit by letter laid: those among some tiles.
    fn mask(&self, tiles: Tiles) -> Mask {
        (0..).zip(&self.numbers).filter(|&(_, &number)| tiles.has(number)).fold(0, |mask, (bit, _)| mask | 1 << bit)
    }
}
