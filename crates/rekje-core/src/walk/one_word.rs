//! The search for the walks of one word on one heap with one rack.

use super::found::Found;
use super::laying::Laying;
use super::needs::Cost;
use super::plan::{Layer, Plan, Planner};
use super::table::free_neighbours::FreeNeighbours;
use super::table::heap::{FREE_BLANK, Heap, WalkRack};
use super::table::heap_tables::HeapTables;
use super::words::ends::Ends;
use super::words::gaps::Gaps;
use super::words::sweep::Sweep;
use super::words::tree::Tree;
use crate::bits::Bits;
use crate::budget::Budget;
use crate::lexicon::machine_letters::{MAX_SIDE, letter};

/// What is computed once for a heap and a rack, and used for all words.
pub struct Setting<const M: usize> {
    heap: HeapTables<M>,
    /// An empty plane, for words wholly of new tiles.
    empty: HeapTables<1>,
    free_neighbours: FreeNeighbours,
    rack: WalkRack,
    pub gaps: Gaps,
    /// Bit by letter: what the heap and the rack have.
    letters: u64,
    /// The number of tiles that can stand for any letter: blanks on the rack, and free blanks on the heap.
    jokers: u32,
}

impl<const M: usize> Setting<M> {
    /// Compute what all words share: the tables of the heap and of an empty plane, the gaps between letters, and which letters and how
    /// many blanks the heap and the rack have together.
    pub fn new(heap: &Heap, rack: WalkRack, letters: usize) -> Setting<M> {
        let tiles = || heap.tiles().iter().map(|&(_, tile)| tile);
        let free = tiles().filter(|&tile| tile == FREE_BLANK).count() as u32;
        let margin = rack.size.min(MAX_SIDE - 1);
        let nothing = Heap::default();
        let tables = HeapTables::new(heap, margin);
        Setting {
            gaps: Gaps::new(&tables, &rack, letters),
            heap: tables,
            empty: HeapTables::new(&nothing, margin),
            free_neighbours: FreeNeighbours::new(heap),
            letters: tiles().fold(rack.letters(), |mask, tile| mask | 1 << letter(tile)),
            jokers: u32::from(rack.blanks()) + free,
            rack,
        }
    }

    /// Whether heap and rack have these letters (bit by letter), or blanks for those they lack. A word whose letters fail this can't be
    /// walked.
    #[inline]
    pub fn has_letters(&self, mask: u64) -> bool {
        let missing = mask & !self.letters;
        missing == 0 || (self.jokers > 0 && missing.count_ones() <= self.jokers)
    }

    /// What tries words one after the other.
    pub fn trial(&self) -> Trial<'_, M> {
        let lying = Laying::new(&self.heap, &self.rack, None);
        let planner = Planner::new(&self.heap, &self.rack);
        Trial { planner, lying, loose: Laying::new(&self.empty, &self.rack, Some(&self.free_neighbours)) }
    }

    /// A sweep over a tree of words, which finds those that pass the tests of `ends` and `gaps`.
    pub fn sweep<'a>(&'a self, tree: &'a Tree) -> Sweep<'a, M> {
        Sweep::new(tree, Ends::new(&self.heap, &self.rack), &self.gaps, self.letters, self.jokers)
    }

    /// Tiles of the heap, by number, as a set.
    pub fn tiles(numbers: impl Iterator<Item = usize>) -> Bits<M> {
        let mut set = Bits::NONE;
        numbers.for_each(|number| set.insert(number));
        set
    }
}

/// Tries words one after the other.
pub struct Trial<'a, const M: usize> {
    planner: Planner<'a, M>,
    /// For plans with tiles of the heap.
    lying: Laying<'a, M>,
    /// For plans wholly of new tiles, on the empty plane.
    loose: Laying<'a, 1>,
}

impl<const M: usize> Trial<'_, M> {
    /// The cheapest tracks of a word below a cost, up to `most` of them, without the `blocked` tiles. They are
    /// proven to be the cheapest unless the budget for the word ran out.
    pub fn solve(&mut self, word: &[u8], blocked: Bits<M>, below: Cost, most: usize, budget: &mut Budget) -> Found {
        let Trial { planner, lying, loose } = self;
        let mut layers = Layers { lying, loose, word, found: Found::new(below, most) };
        planner.plans(word, blocked, &mut layers, budget);
        layers.found
    }

    /// The length of an end of the word tried last with which no word can be walked; `None` if no such end is known.
    pub fn dead_end(&self) -> Option<usize> {
        self.planner.dead_end()
    }
}

struct Layers<'a, 'b, 'c, const M: usize> {
    lying: &'a mut Laying<'b, M>,
    loose: &'a mut Laying<'b, 1>,
    word: &'c [u8],
    found: Found,
}

impl<const M: usize> Layer<M> for Layers<'_, '_, '_, M> {
    fn below(&self) -> Cost {
        self.found.below()
    }

    /// Lay a plan: on the empty plane if all its letters are new, else on the heap.
    fn lay(&mut self, plan: &Plan<M>, budget: &mut Budget) {
        if plan.new.count_ones() as usize == self.word.len() {
            let plan = Plan { new: plan.new, tiles: [Bits::NONE; MAX_SIDE] };
            self.loose.lay(self.word, &plan, budget, &mut self.found);
        } else {
            self.lying.lay(self.word, plan, budget, &mut self.found);
        }
    }
}
