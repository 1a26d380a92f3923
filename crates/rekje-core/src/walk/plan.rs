//! Which letters of a word could come from the heap and which from the rack, before anything is laid.
//!
//! A *plan* says for every letter of a word whether it is a tile of the heap or a new tile. A plan must meet three conditions:
//!
//! 1. Tiles of the heap for letters in a row lie side by side.
//! 2. Between two runs of such tiles, free cells lead from one to the other in as many steps as there are new letters.
//! 3. The rack has the kinds of tiles (`needs`). A kind is a letter at places of one parity. One tile can serve all of them, since a
//!    walk may use a tile again.
//!
//! A plan can still fail, because new tiles can be in each other's way. `laying` finds that out.

use super::needs::Cost;
use super::table::heap::WalkRack;
use super::table::heap_tables::HeapTables;
use super::words::ends::Ends;
use crate::bits::Bits;
use crate::budget::Budget;
use crate::lexicon::machine_letters::MAX_SIDE;

/// For every letter of a word where it comes from.
#[derive(Debug, Clone)]
pub struct Plan<const M: usize> {
    /// Bit by place in the word: a new tile.
    pub new: u32,
    /// By place: the lying tiles it can be, where it isn't new.
    pub tiles: [Bits<M>; MAX_SIDE],
}

impl<const M: usize> Plan<M> {
    #[inline]
    pub fn is_new(&self, place: usize) -> bool {
        self.new >> place & 1 != 0
    }
}

/// Takes each plan of a word, to lay it on the plane.
pub trait Layer<const M: usize> {
    /// Only plans below this cost are of use.
    fn below(&self) -> Cost;
    /// Take the next plan.
    fn lay(&mut self, plan: &Plan<M>, budget: &mut Budget);
}

/// Makes the plans of one word after the other.
///
/// What can be said of the end of a word holds for all words that end so: `Ends` keeps it, and it serves best if the
/// words come sorted by their ends.
pub struct Planner<'a, const M: usize> {
    tables: &'a HeapTables<M>,
    ends: Ends<'a, M>,
    length: usize,
    plan: Plan<M>,
}

/// What a plan made up to some letter leaves open for the next one.
#[derive(Clone, Copy)]
struct PlanState<const M: usize> {
    /// The tiles on which the last letter from the heap can lie; empty before the first such letter.
    from: Bits<M>,
    /// How many new letters in a row were planned since then, or since the beginning of the word.
    run: usize,
    /// Whether any letter was planned from the heap.
    has_lying: bool,
}

impl<'a, const M: usize> Planner<'a, M> {
    pub fn new(tables: &'a HeapTables<M>, rack: &'a WalkRack) -> Planner<'a, M> {
        let plan = Plan { new: 0, tiles: [Bits::NONE; MAX_SIDE] };
        Planner { tables, ends: Ends::new(tables, rack), length: 0, plan }
    }

    /// Make all plans of a word of at most 21 letters, unless the budget runs out before; `blocked` tiles are
    /// not used.
    pub fn plans(&mut self, word: &[u8], blocked: Bits<M>, layer: &mut impl Layer<M>, budget: &mut Budget) {
        if self.ends.read(word, blocked) {
            self.length = word.len();
            self.go_on(0, PlanState { from: Bits::NONE, run: 0, has_lying: false }, layer, budget);
        }
    }

    /// See [`Ends::dead_end`].
    pub fn dead_end(&self) -> Option<usize> {
        self.ends.dead_end()
    }

    /// Plan the letters from a place on, by backtracking: the letter is one of the lying tiles within reach, or a new tile.
    /// It gives up where the tiles needed already cost too much.
    fn go_on(&mut self, place: usize, state: PlanState<M>, layer: &mut impl Layer<M>, budget: &mut Budget) {
        if !budget.spend() || self.ends.needs.cost() >= layer.below() {
            return;
        }
        if place == self.length {
            return self.complete(layer, budget);
        }
        let after = self.length - 1 - place;
        let tiles = self.ends.tiles[after].and(self.reachable_tiles(place, state));
        if !tiles.is_empty() {
            self.plan.tiles[place] = tiles;
            self.go_on(place + 1, PlanState { from: tiles, run: 0, has_lying: true }, layer, budget);
        }
        let may_leave_heap = state.run > 0 || !state.has_lying || !state.from.and(self.tables.open).is_empty();
        if may_leave_heap && self.ends.may_be_new[after] {
            self.be_new(place, state, layer, budget);
        }
    }

    /// Plan the letter of a place as a new tile, go on, and take it back. It does nothing if the rack can't give the tile.
    ///
    /// One tile can serve every place with the same letter and parity, which is a *kind*: a walk may use a tile again. So only the
    /// first letter that wants a kind asks the rack for a tile (`fresh`), and only that one gives it back.
    fn be_new(&mut self, place: usize, state: PlanState<M>, layer: &mut impl Layer<M>, budget: &mut Budget) {
        let kind = self.ends.kind(self.length - 1 - place);
        if let Some(fresh) = self.ends.needs.add(kind) {
            self.plan.new |= 1 << place;
            self.go_on(place + 1, PlanState { run: state.run + 1, ..state }, layer, budget);
            self.plan.new &= !(1 << place);
            if fresh {
                self.ends.needs.drop(kind);
            }
        }
    }

    /// The tiles of the heap that a walk can reach at `place`, from the letters planned before it. Whether they show the word's letter is
    /// not asked here.
    fn reachable_tiles(&self, place: usize, state: PlanState<M>) -> Bits<M> {
        match (state.has_lying, state.run) {
            // The first letter of the word: a walk can begin on any tile.
            (_, 0) if place == 0 => Bits::ALL,
            // Only new letters before it: the tile must have a free cell beside it, for the last of them.
            (false, _) => self.tables.open,
            // The letter before it is a tile of the heap: a tile next to that.
            (true, 0) => self.tables.step(state.from),
            // `run` new letters between it and the last tile of the heap.
            (true, run) => self.tables.leap(state.from, run),
        }
    }

    /// Every letter has its origin: leave only tiles that lead on to the others, and hand the plan over.
    fn complete(&mut self, layer: &mut impl Layer<M>, budget: &mut Budget) {
        if self.plan.new == 0 {
            return;
        }
        let mut plan = self.plan.clone();
        let mut next = self.length;
        for place in (0..self.length).rev().filter(|&place| !self.plan.is_new(place)) {
            let leads_on = match (next == self.length, next - place - 1) {
                (true, 0) => Bits::ALL,
                (true, _) => self.tables.open,
                (false, 0) => self.tables.step(plan.tiles[next]),
                (false, run) => self.tables.leap(plan.tiles[next], run),
            };
            plan.tiles[place] = plan.tiles[place].and(leads_on);
            next = place;
        }
        layer.lay(&plan, budget);
    }
}
