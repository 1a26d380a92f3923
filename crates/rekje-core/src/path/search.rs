//! A best-first search for the best layings. First one letter is judged at all places at once; then the best laying so far gets one
//! letter more, again at all places at once. Places at which a letter touches the same tiles are judged together, as a *class*.

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
use super::score::{Score, Scoring};
use super::tally::Tally;
use super::words::PathWords;
use super::written::Written;
use crate::budget::Budget;
use crate::lexicon::word_graph::WordGraph;

/// How layings are scored, and the limits of the search.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let one = Wish { most: 1, ..wish };
/// assert_eq!(layings(question, one, &go_on).unwrap().layings.len(), 1);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    /// How words are scored.
    pub scoring: Scoring,
    /// How many layings at most.
    pub most: usize,
    /// How many letters in a laying may be free ones, at most [`MOST_FREE`].
    pub most_free: usize,
    /// How many steps the search may take.
    pub steps: u64,
}

/// The most free letters in one laying.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// assert!(wish.most_free <= MOST_FREE);
/// ```
pub const MOST_FREE: usize = 3;

/// The position: the board, the letters that can be laid, the rules, and the words written already.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// assert_eq!((question.board.pieces().len(), question.kinds.len()), (2, 1));
/// assert!(layings(question, wish, &go_on).unwrap().complete);
/// ```
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The words.
    pub graph: &'a WordGraph,
    /// The tiles that lie.
    pub board: &'a Board,
    /// The letters that can be laid.
    pub kinds: &'a [Kind],
    /// How they may be laid.
    pub laying_rules: LayingRules,
    /// The words written before.
    pub already_written: &'a Written,
}

/// The result of the search.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let found: Layings = layings(question, wish, &go_on).unwrap();
/// assert!(found.complete && found.steps > 0);
/// assert_eq!(found.elsewhere.iter().next(), Some((&codes("AC")[..], &[0, 1][..])), "it lies there already");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layings {
    /// Best first.
    pub layings: Vec<Laying>,
    /// The new words that can be read without laying anything.
    pub elsewhere: PathWords,
    /// Whether all layings were tried.
    pub complete: bool,
    /// How many steps it took.
    pub steps: u64,
}

/// Search for the best layings of a position.
///
/// ```
#[doc = include_str!("../../doc/path.rs")]
/// let found = layings(question, wish, &go_on).unwrap();
/// let best = &found.layings[0];
/// // A T that touches both: ACT and CAT.
/// assert_eq!(best.words.iter().map(|(word, _)| word.to_vec()).collect::<Vec<_>>(), [codes("ACT"), codes("CAT")]);
/// ```
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

/// A laying to be extended by one more letter. The greatest is extended first: by score, then with the fewest letters, then the first
/// place of a class before its other places.
#[derive(Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Start {
    score: Score,
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
    /// Extend the best waiting laying by one letter more, until none waits or the steps are used up. The first one that waits is
    /// the empty laying.
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

    /// Extend a laying by one letter: judge every letter at every class of places, keep the best results, and put those that may
    /// get further letters in the queue. False if the steps ran out before all words were read; the counts are then too low, and
    /// only single letters are kept.
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
        for class in by_score(&tally, openings.classes().len()) {
            if !may_go_on && !self.best.may_enter(tally.score(class)) {
                break;
            }
            if laid.is_empty() {
                self.judge_single(&openings, class, &tally);
            } else if complete {
                self.judge(laid, &openings, class, &tally);
            }
            if complete && goes_on[openings.classes()[class].kind] {
                self.enqueue(laid, &openings, class, tally.score(class));
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
    /// Unlike [`Search::judge`] it doesn't search for paths. [`Search::find_words`] does so later, for the layings that were kept.
    fn judge_single(&mut self, openings: &Openings, number: usize, tally: &Tally<'_>) {
        let Question { board, kinds, laying_rules, .. } = self.question;
        let (score, class) = (tally.score(number), &openings.classes()[number]);
        let laid = vec![openings.places.first(class)];
        let has_word = needed(kinds, &laying_rules, &laid) == 0 || tally.is_used(number);
        // On the board there is nothing but the tile that the letter replaces, or nothing at all.
        let is_alone = board.pieces().len() == usize::from(class.instead.is_some());
        let is_joined = laying_rules.anywhere || is_alone || !class.beside.is_empty();
        if has_word && is_joined && self.best.has_room(score, &laid) {
            // The key by which `Best` finds duplicates.
            let likeness = vec![((class.kind, class.instead, class.beside), Vec::new())];
            self.best.keep(likeness, Laying { laid, score, words: PathWords::default() }, number);
        }
    }

    /// Add the words, each with one path, to the layings of one letter that were kept. Finding paths is slow, so it is done for these
    /// alone. A class is the set of places at which the letter touches the same tiles, so that the same words run through it.
    fn find_words(&mut self, tally: &Tally<'_>) {
        let Question { board, kinds, already_written, .. } = self.question;
        for kept in &mut self.best.layings {
            let after = After::new(board, kinds, &kept.laying.laid);
            let mut finder = PathFinder::new(&after.board, after.tiles());
            for word in tally.through(kept.class) {
                finder.find(word, already_written.tiles(word), |tiles, _| {
                    kept.laying.words.push(word, tiles);
                    // One path is enough.
                    false
                });
            }
            self.complete &= !finder.cut;
        }
    }

    /// Judge the letters `laid` with one more, laid in the class `number` of the openings, and keep them if they are among the best.
    /// A class stands for all places where that letter touches the same tiles; the first place is taken.
    ///
    /// 1. The score, which the tally counted for the class, must be enough.
    /// 2. If any letter needs a word (`required`, bit by letter laid), a new word must run through the new letter.
    /// 3. The tiles must hang together, unless the rules (`laying_rules`) let letters lie anywhere.
    /// 4. Each new word gets one path, so that the paths together run through all letters required (`cover`).
    /// 5. Layings that are alike but for their squares (`likeness`) are kept once.
    fn judge(&mut self, laid: &[Laid], openings: &Openings, number: usize, tally: &Tally<'_>) {
        let Question { board, kinds, laying_rules, .. } = self.question;
        let score = tally.score(number);
        if !self.best.may_enter(score) {
            return;
        }
        let longer = longer(laid, openings.places.first(&openings.classes()[number]));
        let required = needed(kinds, &laying_rules, &longer);
        if (required != 0 && !tally.is_used(number)) || !self.best.has_room(score, &longer) {
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
            self.best.keep(likeness, Laying { laid: longer, score, words }, number);
        }
    }

    /// The paths of a word that use letters laid, one path for each set of them; none if there are no paths.
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

    /// By kind: whether further letters may be laid once a letter of this kind is added to those laid.
    fn goes_on(&self, laid: &[Laid]) -> Vec<bool> {
        let kinds = self.question.kinds;
        let with = |kind| longer(laid, Laid { kind, instead: None, y: 0, x: 0, w: 0, h: 0 });
        (0..kinds.len()).map(|kind| (0..kinds.len()).any(may_lay(kinds, &with(kind), self.wish.most_free))).collect()
    }

    /// Put the laying with one letter more in the queue, once for each place of the class, since later letters may lie beside it. If
    /// the queue grows too long, the worst are dropped, and the search is no longer complete.
    fn enqueue(&mut self, laid: &[Laid], openings: &Openings, class: usize, score: Score) {
        let class = &openings.classes()[class];
        for (number, &spot) in openings.places.spots(class).iter().enumerate() {
            let longer = longer(laid, Laid::new(class, spot));
            let few = Reverse(longer.len());
            self.waiting.push(Start { score, few, is_first: number == 0, laid: Reverse(longer) });
        }
        if self.waiting.len() > 2 * MOST_WAITING {
            let sorted = std::mem::take(&mut self.waiting).into_sorted_vec();
            self.waiting = sorted.into_iter().rev().take(MOST_WAITING).collect();
            self.complete = false;
        }
    }
}

/// The stop flag is ignored for this many steps, so that the search for one letter is finished even on a busy machine. With 30
/// letters on the board and ten to lay it takes some 3,000 steps.
const SURE_STEPS: u64 = 1 << 17;
/// The most layings in the queue after it was shortened, so that a search without a limit doesn't fill the memory.
const MOST_WAITING: usize = 1 << 18;

/// The classes in order of score, the highest first.
fn by_score(tally: &Tally<'_>, classes: usize) -> impl Iterator<Item = usize> {
    let mut left: BinaryHeap<(Score, Reverse<usize>)> =
        (0..classes).map(|class| (tally.score(class), Reverse(class))).collect();
    std::iter::from_fn(move || left.pop().map(|(_, Reverse(class))| class))
}

/// A laying with one letter more, sorted.
fn longer(laid: &[Laid], one: Laid) -> Vec<Laid> {
    let mut longer = laid.to_vec();
    longer.push(one);
    longer.sort_unstable();
    longer
}

impl After {
    /// The letters laid, bit by index, that are among some tiles.
    fn mask(&self, tiles: Tiles) -> Mask {
        (0..).zip(&self.numbers).filter(|&(_, &number)| tiles.has(number)).fold(0, |mask, (bit, _)| mask | 1 << bit)
    }
}
