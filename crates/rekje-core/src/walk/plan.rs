//! Which letters of a word could come from the heap and which from the rack, before anything is laid.
//!
//! A *plan* says for every letter of a word whether it is a tile that lies already or a new one. It
//! stands if the lying tiles can be walked, if free cells lead from each stretch of them to the next in as
//! many steps as there are new letters between, and if the rack has the kinds of tiles (`needs`). It may fail
//! all the same, since new tiles are in each other's way: that is for `laying` to find out.

use super::needs::Cost;
use super::table::ground::Ground;
use super::table::heap::WalkRack;
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

/// Takes the plans of a word.
pub trait Layer<const M: usize> {
    /// Only plans below this cost are of use.
    fn below(&self) -> Cost;
    /// Here is one.
    fn lay(&mut self, plan: &Plan<M>, budget: &mut Budget);
}

/// Makes the plans of one word after the other.
///
/// What can be said of the end of a word holds for all words that end so: `Ends` keeps it, and it serves best if the
/// words come sorted by their ends.
pub struct Planner<'a, const M: usize> {
    ground: &'a Ground<M>,
    ends: Ends<'a, M>,
    length: usize,
    plan: Plan<M>,
}

/// How far a plan has come.
#[derive(Clone, Copy)]
struct Way<const M: usize> {
    /// The tiles it can stand on, or stood on before the run of new ones.
    from: Bits<M>,
    run: usize,
    /// Whether there was any lying tile.
    landed: bool,
}

impl<'a, const M: usize> Planner<'a, M> {
    pub fn new(ground: &'a Ground<M>, rack: &'a WalkRack) -> Planner<'a, M> {
        let plan = Plan { new: 0, tiles: [Bits::NONE; MAX_SIDE] };
        Planner { ground, ends: Ends::new(ground, rack), length: 0, plan }
    }

    /// Make all plans of a word of at most 21 letters, unless the budget runs out before; `blocked` tiles are
    /// not used.
    pub fn plans(&mut self, word: &[u8], blocked: Bits<M>, layer: &mut impl Layer<M>, budget: &mut Budget) {
        if self.ends.read(word, blocked) {
            self.length = word.len();
            self.go_on(0, Way { from: Bits::NONE, run: 0, landed: false }, layer, budget);
        }
    }

    /// See [`Ends::dead_end`].
    pub fn dead_end(&self) -> Option<usize> {
        self.ends.dead_end()
    }

    /// Plan the letters from a place on, by backtracking: the letter is one of the lying tiles within reach, or a new tile.
    /// It gives up where the tiles needed already cost too much.
    fn go_on(&mut self, place: usize, way: Way<M>, layer: &mut impl Layer<M>, budget: &mut Budget) {
        if !budget.spend() || self.ends.needs.cost() >= layer.below() {
            return;
        }
        if place == self.length {
            return self.complete(layer, budget);
        }
        let after = self.length - 1 - place;
        let tiles = self.ends.tiles[after].and(self.reached(place, way));
        if !tiles.is_empty() {
            self.plan.tiles[place] = tiles;
            self.go_on(place + 1, Way { from: tiles, run: 0, landed: true }, layer, budget);
        }
        let open = way.run > 0 || !way.landed || !way.from.and(self.ground.open).is_empty();
        if open && self.ends.may_be_new[after] {
            self.be_new(place, way, layer, budget);
        }
    }

    /// Plan the letter of a place as a new tile, go on, and take it back. It does nothing if the rack can't give the tile.
    fn be_new(&mut self, place: usize, way: Way<M>, layer: &mut impl Layer<M>, budget: &mut Budget) {
        let kind = self.ends.kind(self.length - 1 - place);
        if let Some(fresh) = self.ends.needs.add(kind) {
            self.plan.new |= 1 << place;
            self.go_on(place + 1, Way { run: way.run + 1, ..way }, layer, budget);
            self.plan.new &= !(1 << place);
            if fresh {
                self.ends.needs.drop(kind);
            }
        }
    }

    /// The lying tiles on which the letter at a place can be, after the letters before it.
    fn reached(&self, place: usize, way: Way<M>) -> Bits<M> {
        match (way.landed, way.run) {
            (_, 0) if place == 0 => Bits::ALL,
            (false, _) => self.ground.open,
            (true, 0) => self.ground.step(way.from),
            (true, run) => self.ground.leap(way.from, run),
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
                (true, _) => self.ground.open,
                (false, 0) => self.ground.step(plan.tiles[next]),
                (false, run) => self.ground.leap(plan.tiles[next], run),
            };
            plan.tiles[place] = plan.tiles[place].and(leads_on);
            next = place;
        }
        layer.lay(&plan, budget);
    }
}
