//! The search over all words: the longest first, until enough are found or no word is left.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use super::found::Track;
use super::needs::{BLANK_BITS, Cost, NO_COST};
use super::one_word::{Setting, Trial};
use super::table::error::WalkError;
use super::table::heap::{Heap, Place, WalkRack};
use super::words::WordLists;
use super::words::dead_ends::DeadEnds;
use super::words::sweep::Sweep;
use crate::bits::Bits;
use crate::budget::Budget;
use crate::lexicon::machine_letters::MAX_SIDE;

/// Words made before, each with the places of its tiles: the same word may not use these tiles again.
///
/// ```
#[doc = include_str!("../../doc/walk.rs")]
/// // The word was made with these tiles before, so it may not use them again.
/// let made: &Made = &[(codes("LE"), vec![(0, 0), (1, 0)])];
/// assert!(walks(&lists, &heap, rack, made, wish, &go_on).is_ok());
/// ```
pub type Made = [(Vec<u8>, Vec<Place>)];

/// How many words to look for, and the limits of the search.
///
/// ```
#[doc = include_str!("../../doc/walk.rs")]
/// let long = Wish { shortest: 6, ..wish };
/// assert!(walks(&lists, &heap, rack, &[], long, &go_on).unwrap().walks.is_empty());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    /// How many words at most, the longest first.
    pub words: usize,
    /// How many words of one length at most, those with the fewest new tiles first.
    pub per_length: usize,
    /// How many tracks of each word at most, all with as few new tiles as any.
    pub tracks: usize,
    /// The shortest words to be told.
    pub shortest: usize,
    /// How many steps the search may take.
    pub steps: u64,
}

/// A word that can be walked.
///
/// ```
#[doc = include_str!("../../doc/walk.rs")]
/// let found = walks(&lists, &heap, rack, &[], wish, &go_on).unwrap();
/// let walk: &Walk = &found.walks[0];
/// assert_eq!((walk.word.len(), walk.new_tiles(), walk.new_blanks()), (5, 1, 0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walk {
    /// The word in codes.
    pub word: Vec<u8>,
    /// New tiles and blanks in one number; [`Walk::new_tiles`] and [`Walk::new_blanks`] tell them apart.
    pub cost: Cost,
    /// Ways to lay it, with as few new tiles as any.
    pub tracks: Vec<Track>,
}

impl Walk {
    /// How many tiles are laid for it.
    pub fn new_tiles(&self) -> u16 {
        self.cost >> BLANK_BITS
    }

    /// How many of them are blanks.
    pub fn new_blanks(&self) -> u16 {
        self.cost & ((1 << BLANK_BITS) - 1)
    }
}

/// The result of the search.
///
/// ```
#[doc = include_str!("../../doc/walk.rs")]
/// let found: Walks = walks(&lists, &heap, rack, &[], wish, &go_on).unwrap();
/// assert_eq!((found.walks.len(), found.bound, found.optimal), (1, 5, true));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walks {
    /// Longest first, then fewest new tiles, then fewest blanks, then in order of letters.
    pub walks: Vec<Walk>,
    /// No word longer than this can be walked.
    pub bound: usize,
    /// Whether all was tried: these are the words asked for, and no other tracks of them take fewer new tiles.
    pub optimal: bool,
    /// How many steps it took.
    pub steps: u64,
}

/// Search for the longest words that can be walked. `Bits<M>` are sets of the heap's tiles, so `M` follows from their number.
///
/// ```
#[doc = include_str!("../../doc/walk.rs")]
/// // L and E lie, P is held: LEPEL goes to the P and back again.
/// let found = walks(&lists, &heap, rack, &[], wish, &go_on).unwrap();
/// assert_eq!(found.walks[0].word, codes("LEPEL"));
/// ```
pub fn walks(
    lists: &WordLists,
    heap: &Heap,
    rack: WalkRack,
    made: &Made,
    wish: Wish,
    stop: &AtomicBool,
) -> Result<Walks, WalkError> {
    match heap.tiles().len() {
        0..=64 => Search::<1>::run(lists, heap, rack, made, wish, stop),
        65..=128 => Search::<2>::run(lists, heap, rack, made, wish, stop),
        129..=256 => Search::<4>::run(lists, heap, rack, made, wish, stop),
        _ => Search::<7>::run(lists, heap, rack, made, wish, stop),
    }
}

struct Search<'a, const M: usize> {
    trial: Trial<'a, M>,
    /// By length: the words made before, each with the tiles that it may not use.
    blocked: &'a [Vec<(&'a [u8], Bits<M>)>],
    wish: Wish,
    budget: Budget<'a>,
    dead_ends: DeadEnds,
    /// By length: the best walks so far, the cheapest first.
    best: Vec<Vec<Walk>>,
    /// Words that used up their ration of steps, to be tried again with more.
    put_off: Vec<Vec<u8>>,
}

impl<'a, const M: usize> Search<'a, M> {
    /// The steps for a word when it is first tried.
    const RATION: u64 = 4_000;
    /// The factor by which the ration grows from round to round.
    const MORE: u64 = 16;
    /// If at least this many lengths must be searched, one sweep over the tree is faster than a list for each length.
    const MANY: usize = 8;

    /// The whole search: a first round from the longest words down until there are enough, then
    /// rounds with more steps for the words put off.
    fn run(
        lists: &'a WordLists,
        heap: &Heap,
        rack: WalkRack,
        made: &Made,
        wish: Wish,
        stop: &AtomicBool,
    ) -> Result<Walks, WalkError> {
        let setting = Setting::<M>::new(heap, rack, lists.letters());
        let blocked = blocked(heap, made)?;
        let mut search = Search {
            trial: setting.trial(),
            blocked: &blocked,
            wish,
            budget: Budget::new(wish.steps, stop),
            dead_ends: DeadEnds::new(),
            best: vec![Vec::new(); MAX_SIDE + 1],
            put_off: Vec::new(),
        };
        let tree = if search.lengths() >= Self::MANY { lists.tree() } else { None };
        let reached = match tree {
            Some(tree) => search.round_by_tree(setting.sweep(tree)),
            None => search.first_round(lists, &setting),
        };
        search.later_rounds();
        Ok(search.finish(reached))
    }

    /// The first round: try all words from the longest down, until there are enough. It returns the length at which the budget ran
    /// out, or 0.
    fn first_round(&mut self, lists: &'a WordLists, setting: &Setting<M>) -> usize {
        for length in (self.wish.shortest..=MAX_SIDE).rev() {
            let (list, mut from) = (lists.of_length(length), 0);
            while let Some((number, word)) = list.next(from, length, |letters| setting.has_letters(letters)) {
                let known = setting.gaps.hopeless(word).or_else(|| self.dead_ends.find(word));
                if known.is_none() {
                    self.try_word(word, Self::RATION);
                    if self.budget.is_out() {
                        return length;
                    }
                }
                // Words with an end that can't be walked need not be looked at.
                from = known.or(self.trial.dead_end()).map_or(number + 1, |letters| list.past(number, letters));
            }
            if self.is_enough(length) {
                break;
            }
        }
        0
    }

    /// The first round where words of many lengths are asked for: a sweep over the tree reads words with a common end at once.
    fn round_by_tree(&mut self, mut sweep: Sweep<'_, M>) -> usize {
        let mut longest = MAX_SIDE;
        while longest >= self.wish.shortest {
            let shortest = (longest + 1).saturating_sub(self.lengths()).max(self.wish.shortest);
            sweep.read((2 << longest) - (1 << shortest), &mut self.budget);
            for length in (shortest..=longest).rev() {
                for word in sweep.take(length).chunks_exact(length) {
                    self.try_word(word, Self::RATION);
                    if self.budget.is_out() {
                        return length;
                    }
                }
                if self.is_enough(length) {
                    return 0;
                }
            }
            longest = shortest - 1;
        }
        0
    }

    /// The number of lengths that must be searched at least, since each length gives at most `per_length` words.
    fn lengths(&self) -> usize {
        let lengths = MAX_SIDE + 1 - self.wish.shortest;
        self.wish.words.div_ceil(self.wish.per_length).min(lengths)
    }

    /// Try the words that were put off, in rounds with a larger ration each.
    fn later_rounds(&mut self) {
        let mut ration = Self::RATION;
        while !self.put_off.is_empty() && !self.budget.is_out() {
            ration = ration.saturating_mul(Self::MORE);
            for word in std::mem::take(&mut self.put_off) {
                if self.budget.is_out() {
                    self.put_off.push(word);
                } else if !self.is_enough(word.len() + 1) {
                    self.try_word(&word, ration);
                }
            }
        }
    }

    /// Look for the cheapest walks of one word in a ration of steps, and keep them. A word that runs out of steps is put off
    /// for a later round; letters at its end that no walk can have are noted as a dead end.
    fn try_word(&mut self, word: &[u8], ration: u64) {
        let below = self.below(word);
        let made = self.blocked[word.len()].iter().find(|(made, _)| *made == word);
        let blocked = made.map_or(Bits::NONE, |&(_, tiles)| tiles);
        self.budget.allot(ration);
        let found = self.trial.solve(word, blocked, below, self.wish.tracks, &mut self.budget);
        if self.budget.ration_is_out() {
            self.put_off.push(word.to_vec());
        }
        if let Some(letters) = self.trial.dead_end() {
            self.dead_ends.note(word, letters);
        }
        if let Some(cost) = found.cost() {
            let mut tracks = found.tracks;
            tracks.sort_unstable();
            self.keep(Walk { word: word.to_vec(), cost, tracks });
        }
    }

    /// A walk of this word is of use if it costs less than this: if it would be among the `per_length` best of its length.
    fn below(&self, word: &[u8]) -> Cost {
        let best = &self.best[word.len()];
        match best.last() {
            Some(last) if best.len() >= self.wish.per_length => last.cost + Cost::from(word <= &last.word[..]),
            _ => NO_COST - 1,
        }
    }

    /// Put a walk among the best of its length, in order of cost and then of letters. Of two walks of one word the cheaper
    /// stays.
    fn keep(&mut self, walk: Walk) {
        let best = &mut self.best[walk.word.len()];
        best.retain(|other| other.word != walk.word || other.cost < walk.cost);
        if best.iter().all(|other| other.word != walk.word) {
            best.push(walk);
        }
        best.sort_unstable_by(|a, b| (a.cost, &a.word).cmp(&(b.cost, &b.word)));
        best.truncate(self.wish.per_length);
    }

    /// Whether there are as many words of this length or longer as were asked for.
    fn is_enough(&self, length: usize) -> bool {
        self.best.iter().skip(length).map(Vec::len).sum::<usize>() >= self.wish.words
    }

    /// The best walks, longest first, and what is proved of them. `reached` is the greatest length of which not all words
    /// were tried, 0 if all were.
    fn finish(mut self, reached: usize) -> Walks {
        let mut walks: Vec<Walk> = self.best.iter_mut().rev().flat_map(std::mem::take).collect();
        walks.truncate(self.wish.words);
        let longest = walks.first().map_or(0, |walk| walk.word.len());
        let open = self.put_off.iter().map(|word| word.len()).max().unwrap_or(0);
        let optimal = reached == 0 && self.put_off.is_empty();
        Walks { walks, bound: longest.max(open).max(reached), optimal, steps: self.budget.spent() }
    }
}

type Blocked<'a, const M: usize> = Vec<Vec<(&'a [u8], Bits<M>)>>;

/// By length, the words made before, each with the lying tiles that it may not use again.
fn blocked<'a, const M: usize>(heap: &Heap, made: &'a Made) -> Result<Blocked<'a, M>, WalkError> {
    let mut blocked: HashMap<&[u8], Bits<M>> = HashMap::new();
    for (word, places) in made {
        let numbers: Result<Vec<usize>, WalkError> =
            places.iter().map(|&place| heap.number(place).ok_or(WalkError::NoTile(place))).collect();
        let set = blocked.entry(&word[..]).or_insert(Bits::NONE);
        *set = set.or(Setting::tiles(numbers?.into_iter()));
    }
    let mut by_length = vec![Vec::new(); MAX_SIDE + 1];
    for (word, tiles) in blocked.into_iter().filter(|(word, _)| word.len() <= MAX_SIDE) {
        by_length[word.len()].push((word, tiles));
    }
    Ok(by_length)
}
