//! Laying a plan out on the plane: the exact part of the search.
//!
//! This is a backtracking search. Letters are placed one after the other, each beside the one before: first those from the plan's first
//! tile of the heap to the end of the word, then those before it, backwards. A letter from the heap goes on a tile that the plan allows.
//! A new letter goes on a tile laid before that shows it, or on a free cell. A branch is cut off if the rack can't give the tiles, if the
//! next tile of the heap is out of reach, or if a letter that must reuse a tile laid before can't get there in time.

use super::found::Found;
use super::needs::kind;
use super::plan::Plan;
use super::rack_left::{RackLeft, tiles_for};
use super::table::free_neighbours::FreeNeighbours;
use super::table::heap::WalkRack;
use super::table::heap_tables::HeapTables;
use super::table::plane::{Cell, FREE, HEAP, LAID};
use crate::bits::Bits;
use crate::budget::Budget;
use crate::lexicon::machine_letters::{EMPTY, MAX_SIDE, NAMED_BLANK, is_blank, letter};

/// A plane on which plans are tried. It is as before after every try.
pub struct Laying<'a, const M: usize> {
    tables: &'a HeapTables<M>,
    rack: &'a WalkRack,
    /// Only where the plane is empty, for words wholly of new tiles: where such a word can be moved to.
    free_neighbours: Option<&'a FreeNeighbours>,
    owner: Vec<u16>,
    shown: Vec<u8>,
    laid: Vec<Cell>,
    path: [Cell; MAX_SIDE],
}

/// One try: a word, its plan, and what came of it.
struct Try<'a, 'b, 'c, const M: usize> {
    on: &'a mut Laying<'b, M>,
    word: &'a [u8],
    plan: &'a Plan<M>,
    /// The places in the word, in the order in which they are laid.
    order: [u8; MAX_SIDE],
    first: usize,
    left: RackLeft,
    budget: &'a mut Budget<'c>,
    found: &'a mut Found,
}

impl<'a, const M: usize> Laying<'a, M> {
    /// The cells as they lie, by owner and by the tile they show, with nothing laid yet.
    pub fn new(
        tables: &'a HeapTables<M>,
        rack: &'a WalkRack,
        free_neighbours: Option<&'a FreeNeighbours>,
    ) -> Laying<'a, M> {
        let mut shown = vec![EMPTY; tables.plane.owner.len()];
        for (&cell, &tile) in tables.plane.lying.iter().zip(&tables.tiles) {
            shown[cell as usize] = tile;
        }
        let owner = tables.plane.owner.clone();
        Laying { tables, rack, free_neighbours, owner, shown, laid: Vec::new(), path: [0; MAX_SIDE] }
    }

    /// Find the cheapest walks of a plan below what `found` asks for.
    pub fn lay(&mut self, word: &[u8], plan: &Plan<M>, budget: &mut Budget, found: &mut Found) {
        let places = 0..word.len();
        let first = places.clone().find(|&place| !plan.is_new(place)).unwrap_or(0);
        let mut order = [0; MAX_SIDE];
        for (turn, place) in (first..word.len()).chain((0..first).rev()).enumerate() {
            order[turn] = place as u8;
        }
        let new = places.filter(|&place| plan.is_new(place)).map(|place| (word[place], place));
        let left = RackLeft::new(self.rack, new);
        Try { on: self, word, plan, order, first, left, budget, found }.begin();
    }
}

impl<const M: usize> Try<'_, '_, '_, M> {
    /// Lay the first letter in the order of laying, and go on from there: on each tile of the heap that the plan allows, or, if all letters
    /// are new, as a new tile in the middle of the empty plane.
    fn begin(&mut self) {
        if self.plan.is_new(self.first) {
            let middle = self.on.tables.plane.cell((0, 0));
            self.new_tile(0, middle);
        } else {
            for number in self.plan.tiles[self.first].numbers() {
                self.lying_tile(0, self.on.tables.plane.lying[number]);
            }
        }
    }

    /// Lay the letters from a turn on.
    fn go_on(&mut self, turn: usize) {
        if turn == self.word.len() {
            return self.finish();
        }
        if !self.budget.spend() {
            return;
        }
        let place = usize::from(self.order[turn]);
        let from = self.on.path[if place > self.first { place - 1 } else { place + 1 }];
        let around = self.on.tables.plane.around(from);
        if self.plan.is_new(place) {
            self.new_letter(turn, place, around);
        } else {
            for cell in around {
                let owner = self.on.owner[cell as usize];
                if owner >= HEAP && self.plan.tiles[place].has(usize::from(owner - HEAP)) {
                    self.lying_tile(turn, cell);
                }
            }
        }
    }

    /// Put a letter on a tile of the heap. A free blank takes the letter on for as long.
    fn lying_tile(&mut self, turn: usize, cell: Cell) {
        let place = usize::from(self.order[turn]);
        let before = self.on.shown[cell as usize];
        if letter(before) != EMPTY && letter(before) != self.word[place] {
            return;
        }
        self.on.shown[cell as usize] = before | self.word[place];
        self.arrive(turn, cell);
        self.on.shown[cell as usize] = before;
    }

    /// Put a letter on a tile laid before that shows it, or else on a free cell, the most promising first.
    fn new_letter(&mut self, turn: usize, place: usize, around: [Cell; 4]) {
        for cell in around {
            if self.on.owner[cell as usize] == LAID && letter(self.on.shown[cell as usize]) == self.word[place] {
                self.arrive(turn, cell);
            }
        }
        let mut free = around.map(|cell| (self.remoteness(place, cell), cell));
        free.sort_unstable();
        for (_, cell) in free {
            if self.on.owner[cell as usize] == FREE && !self.is_mirrored(turn, cell) {
                self.new_tile(turn, cell);
            }
        }
    }

    /// Lay each tile of the rack that can be the letter of this turn on a free cell, go on from there, and take it back. A
    /// blank is never laid beside a blank.
    fn new_tile(&mut self, turn: usize, cell: Cell) {
        let place = usize::from(self.order[turn]);
        let code = self.word[place];
        for tile in tiles_for(code, self.left.may_need_blank(code)) {
            if is_blank(tile) && self.touches_blank(cell) {
                continue;
            }
            let Some(taken) = self.left.take(tile, kind(code, place)) else { continue };
            if self.left.cost() < self.found.below() {
                self.on.owner[cell as usize] = LAID;
                self.on.shown[cell as usize] = tile;
                self.on.laid.push(cell);
                self.arrive(turn, cell);
                self.on.laid.pop();
                self.on.shown[cell as usize] = EMPTY;
                self.on.owner[cell as usize] = FREE;
            }
            self.left.put_back(taken);
        }
    }

    /// A letter has its cell; go on if the others can still get theirs.
    fn arrive(&mut self, turn: usize, cell: Cell) {
        self.on.path[usize::from(self.order[turn])] = cell;
        if self.heap_in_reach(turn, cell) && self.can_reuse_laid(turn) {
            self.go_on(turn + 1);
        }
    }

    /// Whether the next lying tile can be reached in time from a new one.
    fn heap_in_reach(&self, turn: usize, cell: Cell) -> bool {
        let place = usize::from(self.order[turn]);
        if place < self.first || !self.plan.is_new(place) {
            return true;
        }
        let Some((steps, tiles)) = self.next_tiles(place) else { return true };
        let plane = &self.on.tables.plane;
        tiles.numbers().any(|number| plane.distance(cell, plane.lying[number]) <= steps)
    }

    /// How far on in the word the next letter from the heap is, and which tiles it can be.
    fn next_tiles(&self, place: usize) -> Option<(usize, Bits<M>)> {
        let steps = (!(self.plan.new >> place) & ((1u32 << (self.word.len() - place)) - 1)).trailing_zeros() as usize;
        (place + steps < self.word.len()).then(|| (steps, self.plan.tiles[place + steps]))
    }

    /// Whether each letter still to be laid after `turn` can get a tile: a new one, or one laid before that the walk can come back to.
    ///
    /// A letter of a kind for which the rack can't give a tile any more must lie on a tile laid before, and that must be near
    /// enough. Of each kind only the next letter is checked: those after it may lie on the tile of that one.
    fn can_reuse_laid(&self, turn: usize) -> bool {
        let mut checked_kinds = 0u128;
        (turn + 1..self.word.len()).all(|later| {
            let place = usize::from(self.order[later]);
            let kind = kind(self.word[place], place);
            let is_checked = self.plan.is_new(place) && checked_kinds >> kind & 1 == 0;
            checked_kinds |= u128::from(is_checked) << kind;
            let may_be_laid = self.left.wants(kind) || self.left.can_spare(kind, self.found.below());
            !is_checked || may_be_laid || self.can_come_back(place, usize::from(self.order[turn]))
        })
    }

    /// Whether a tile laid before shows the letter of `place`, and lies near enough for the walk to be there by then. `now` is the
    /// place in the word laid last; the steps are counted along the word from the laid place nearest to `place`.
    fn can_come_back(&self, place: usize, now: usize) -> bool {
        let near = if place > self.first { now } else { now.min(self.first) };
        let (from, steps) = (self.on.path[near], near.abs_diff(place));
        self.on.laid.iter().any(|&cell| {
            letter(self.on.shown[cell as usize]) == self.word[place]
                && self.on.tables.plane.distance(from, cell) <= steps
        })
    }

    /// Small for cells to try first: towards the next lying tile, or away from the heap where none follows.
    fn remoteness(&self, place: usize, cell: Cell) -> usize {
        let plane = &self.on.tables.plane;
        match self.next_tiles(place).filter(|_| place > self.first) {
            Some((_, tiles)) => {
                tiles.numbers().map(|n| plane.distance(cell, plane.lying[n])).min().unwrap_or(usize::MAX)
            }
            None => usize::from(u8::MAX - plane.away[cell as usize]),
        }
    }

    /// Whether laying on a cell would only repeat another walk turned or mirrored. That can happen only on the empty plane: there the
    /// second tile must lie to the right of the first, and the first tile off their row must lie below it.
    fn is_mirrored(&self, turn: usize, cell: Cell) -> bool {
        // The plane isn't empty.
        if self.on.free_neighbours.is_none() {
            return false;
        }
        let plane = &self.on.tables.plane;
        let [right, _, _, _] = plane.around(self.on.path[0]);
        let row = plane.place(self.on.path[0]).1;
        let is_above = plane.place(cell).1 < row;
        (turn == 1 && cell != right) || (is_above && self.on.laid.iter().all(|&laid| plane.place(laid).1 == row))
    }

    fn touches_blank(&self, cell: Cell) -> bool {
        self.on.tables.plane.around(cell).into_iter().any(|beside| self.on.shown[beside as usize] & NAMED_BLANK != 0)
    }

    /// All letters have their cells: add the track to those found. A word that was laid on the empty plane is first moved to a place
    /// beside the heap; it is dropped if there is none.
    fn finish(&mut self) {
        let plane = &self.on.tables.plane;
        let path = self.on.path[..self.word.len()].iter().map(|&cell| plane.place(cell));
        let laid = self.on.laid.iter().map(|&cell| (plane.place(cell), self.on.shown[cell as usize]));
        let (path, laid) = (path.collect(), laid.collect());
        let moved_to_heap = match self.on.free_neighbours {
            Some(free_neighbours) => free_neighbours.move_to_heap(path, laid),
            None => Some((path, laid)),
        };
        if let Some((path, laid)) = moved_to_heap {
            self.found.take(self.left.cost(), path, laid);
        }
    }
}
