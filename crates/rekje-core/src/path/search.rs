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
use super::path_query::PathFinder;
use super::places::{Kind, LayingRules, Places};
use super::tally::Tally;
use super::words::PathWords;
use super::worth::{Scoring, Worth};
use super::written::Written;
use crate::budget::Budget;
use crate::lexicon::word_graph::WordGraph;

/// What to look for.
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    pub scoring: Scoring,
    /// The most layings to return.
    pub most: usize,
    /// How many letters of a laying may be free ones (those that belong to everybody), at most [`MOST_FREE`].
    pub most_free: usize,
    /// The budget of steps.
    pub steps: u64,
}

/// The most free letters in one laying.
pub const MOST_FREE: usize = 3;

/// The position: word graph, board, letters that can be laid, rules, and the words already written.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub graph: &'a WordGraph,
    pub board: &'a Board,
    pub kinds: &'a [Kind],
    pub laying_rules: LayingRules,
    pub already_written: &'a Written,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layings {
    /// Best first.
    pub layings: Vec<Laying>,
    /// New words that can be read without laying anything.
    pub elsewhere: PathWords,
    /// Whether all layings were tried.
    pub complete: bool,
    pub steps: u64,
}

/// Search for layings.
pub fn layings(question: Question<'_>, wish: Wish, stop: &AtomicBool) -> Result<Layings, PathError> {
    question.laying_rules.check(question.board)?;
    let mut budget = Budget::new(wish.steps, stop);
    budget.assure(SURE_STEPS);
    let search = Search {
        question,
        wish,
        best: Best::new(wish.most),
        elsewhere: PathWords::default(),
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
    elsewhere: PathWords,
    waiting: BinaryHeap<Start>,
    tried: HashSet<Vec<Laid>>,
    complete: bool,
}

impl Search<'_> {
    /// A best-first search: extend the laying of the greatest worth by one letter more, until none waits or the steps are
    /// used up.
    fn run(mut self, budget: &mut Budget<'_>) -> Layings {
        while let Some(Start { laid: Reverse(laid), .. }) = self.waiting.pop() {
            if self.tried.insert(laid.clone()) && !self.extend(&laid, budget) {
                self.complete = false;
                break;
            }
            budget.assure(0);
        }
        let layings = self.best.layings.into_iter().map(|kept| kept.laying).collect();
        Layings { layings, elsewhere: self.elsewhere, complete: self.complete, steps: budget.spent() }
    }

    /// Lay one letter more, wherever it can be; false if there were not enough steps for all words.
    fn extend(&mut self, laid: &[Laid], budget: &mut Budget<'_>) -> bool {
        let Question { graph, board, kinds, laying_rules, already_written } = self.question;
        let after = After::new(board, kinds, laid);
        let places = Places::new(&after.board, &laying_rules, kinds, may_lay(kinds, laid, self.wish.most_free));
        let openings = Openings::new(&after.board, kinds, places);
        let mut tally = Tally::new(&openings, self.wish.scoring);
        budget.allot(self.wish.steps);
        let complete = tally.read(graph, &after.board, already_written, budget);
        let goes_on = self.goes_on(laid);
        let may_go_on = complete && goes_on.contains(&true);
        for class in by_worth(&tally, openings.classes().len()) {
            if !may_go_on && !self.best.is_worth(tally.worth(class)) {
                break;
            }
            if laid.is_empty() {
                self.judge_single(&openings, class, &tally);
            } else if complete {
                self.judge(laid, &openings, class, &tally);
            }
            if complete && goes_on[openings.classes()[class].kind] {
                self.put_off(laid, &openings, class, tally.worth(class));
            }
        }
        if laid.is_empty() {
            self.find_words(&tally);
            self.elsewhere = tally.plain;
        }
        complete
    }

    /// Judge a laying of one letter alone, in the class `number` of the openings, and keep it if it is among the best.
    ///
    /// 1. If the letter needs a word, a new word must run through it.
    /// 2. It must touch a tile, unless the rules let letters lie anywhere, or the board is empty without the tile it replaces.
    ///
    /// This is [`Search::judge`] where only one letter was laid, without the search for paths: `find_words` adds the words of
    /// those that are kept in the end.
    fn judge_single(&mut self, openings: &Openings, number: usize, tally: &Tally<'_>) {
        let Question { board, kinds, laying_rules, .. } = self.question;
        let (worth, class) = (tally.worth(number), &openings.classes()[number]);
        let laid = vec![openings.places.first(class)];
        let has_word = needed(kinds, &laying_rules, &laid) == 0 || tally.is_used(number);
        let is_alone = board.pieces().len() == usize::from(class.instead.is_some());
        let is_joined = laying_rules.anywhere || is_alone || !class.beside.is_empty();
        if has_word && is_joined && self.best.has_room(worth, &laid) {
            let likeness = vec![((class.kind, class.instead, class.beside), Vec::new())];
            self.best.keep(likeness, Laying { laid, worth, words: PathWords::default() }, number);
        }
    }

    /// Add to each laying kept the words through its letter. Only layings of one letter are kept by then.
    fn find_words(&mut self, tally: &Tally<'_>) {
        let Question { board, kinds, already_written, .. } = self.question;
        for kept in &mut self.best.layings {
            let after = After::new(board, kinds, &kept.laying.laid);
            let mut finder = PathFinder::new(&after.board, after.tiles());
            for word in tally.through(kept.class) {
                finder.find(word, already_written.tiles(word), |tiles, _| {
                    kept.laying.words.push(word, tiles);
                    false
                });
            }
            self.complete &= !finder.cut;
        }
    }

    /// Judge the letters `laid` with one more, laid in the class `number` of the openings, and keep them if they are among the best.
    /// A class stands for all places where that letter touches the same tiles; the first place is taken.
    ///
    /// 1. The worth, which the tally counted for the class, must be enough.
    /// 2. If any letter needs a word (`required`, bit by letter laid), a new word must run through the new letter.
    /// 3. The tiles must hang together, unless the rules (`laying_rules`) let letters lie anywhere.
    /// 4. Each new word gets one path, so that the paths together run through all letters required (`cover`).
    /// 5. Layings that are alike but for their squares (`likeness`) are kept once.
    fn judge(&mut self, laid: &[Laid], openings: &Openings, number: usize, tally: &Tally<'_>) {
        let Question { board, kinds, laying_rules, .. } = self.question;
        let worth = tally.worth(number);
        if !self.best.is_worth(worth) {
            return;
        }
        let longer = longer(laid, openings.places.first(&openings.classes()[number]));
        let required = needed(kinds, &laying_rules, &longer);
        if (required != 0 && !tally.is_used(number)) || !self.best.has_room(worth, &longer) {
            return;
        }
        let after = After::new(board, kinds, &longer);
        if !laying_rules.anywhere && !after.hangs_together() {
            return;
        }
        let mut words: Vec<&[u8]> = tally.through(number).chain(tally.plain.iter().map(|(word, _)| word)).collect();
        words.sort_unstable();
        words.dedup();
        let mut finder = PathFinder::new(&after.board, after.tiles());
        let choices: Vec<Choice> =
            words.into_iter().filter_map(|word| self.choice(&mut finder, &after, word)).collect();
        self.complete &= !finder.cut;
        if let Some(words) = cover(&choices, required) {
            let likeness = after.likeness(&longer);
            self.best.keep(likeness, Laying { laid: longer, worth, words }, number);
        }
    }

    /// A word with its paths through letters laid, one for each set of these letters; `None` if it has no such path.
    fn choice<'a>(&self, finder: &mut PathFinder<'_>, after: &After, word: &'a [u8]) -> Option<Choice<'a>> {
        let all = (1 << after.numbers.len()) - 1;
        let mut paths: Vec<(Mask, Vec<u8>)> = Vec::new();
        finder.find(word, self.question.already_written.tiles(word), |tiles, used| {
            let mask = after.mask(used);
            if paths.iter().all(|&(other, _)| other != mask) {
                paths.push((mask, tiles.to_vec()));
            }
            paths.len() < all
        });
        (!paths.is_empty()).then_some(Choice { word, paths })
    }

    /// By kind of letter: whether a further letter may still be laid once one of this kind is added to `laid`.
    fn goes_on(&self, laid: &[Laid]) -> Vec<bool> {
        let kinds = self.question.kinds;
        let with = |kind| longer(laid, Laid { kind, instead: None, y: 0, x: 0, w: 0, h: 0 });
        (0..kinds.len()).map(|kind| (0..kinds.len()).any(may_lay(kinds, &with(kind), self.wish.most_free))).collect()
    }

    /// Put the letters laid and one of the class, at each of its places, in the queue of layings to extend. The queue is cut to the best if it
    /// grows too long.
    fn put_off(&mut self, laid: &[Laid], openings: &Openings, class: usize, worth: Worth) {
        let class = &openings.classes()[class];
        for (number, &spot) in openings.places.spots(class).iter().enumerate() {
            let longer = longer(laid, Laid::new(class, spot));
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
/// How many layings wait at most, so that a search without a limit does not fill the memory.
const MOST_WAITING: usize = 1 << 18;

/// The classes, those of the greatest worth first.
fn by_worth(tally: &Tally<'_>, classes: usize) -> impl Iterator<Item = usize> {
    let mut left: BinaryHeap<(Worth, Reverse<usize>)> =
        (0..classes).map(|class| (tally.worth(class), Reverse(class))).collect();
    std::iter::from_fn(move || left.pop().map(|(_, Reverse(class))| class))
}

/// Letters laid and one more, in order.
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
