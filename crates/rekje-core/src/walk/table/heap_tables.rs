//! The graph of a heap's tiles, which is the same for all words: which tiles show a letter, which lie side by side, and which ones
//! a run of a given number of new tiles can join.

use super::heap::Heap;
use super::plane::{Cell, FREE, HEAP, Plane};
use crate::bits::Bits;
use crate::lexicon::machine_letters::{MAX_LETTERS, MAX_SIDE, letter};

/// What can be looked up by the numbers of a heap's tiles.
pub struct HeapTables<const M: usize> {
    pub plane: Plane,
    /// The tiles as they lie, by number.
    pub tiles: Vec<u8>,
    /// By letter: the tiles that show it.
    showing: Vec<Bits<M>>,
    /// By tile: those along its sides.
    beside: Vec<Bits<M>>,
    /// By length of a run, then by tile: the tiles to which a run of that many free cells can lead from it.
    across: Vec<Vec<Bits<M>>>,
    /// The tiles with a free cell along a side.
    pub open: Bits<M>,
}

impl<const M: usize> HeapTables<M> {
    /// `margin` is how many steps new tiles can lead away from the heap.
    pub fn new(heap: &Heap, margin: usize) -> HeapTables<M> {
        let plane = Plane::new(heap, margin);
        let tiles: Vec<u8> = heap.tiles().iter().map(|&(_, tile)| tile).collect();
        let mut tables = HeapTables {
            showing: (0..=MAX_LETTERS as u8).map(|code| showing(&tiles, code)).collect(),
            beside: vec![Bits::NONE; tiles.len()],
            across: vec![vec![Bits::NONE; tiles.len()]; MAX_SIDE],
            open: Bits::NONE,
            tiles,
            plane,
        };
        let mut steps = vec![u8::MAX; tables.plane.owner.len()];
        for number in 0..tables.tiles.len() {
            tables.explore(number, margin, &mut steps);
        }
        tables
    }

    /// The tiles that show a letter.
    #[inline]
    pub fn showing(&self, code: u8) -> Bits<M> {
        self.showing[usize::from(code)]
    }

    /// The tiles along a side of any tile in `from`.
    #[inline]
    pub fn step(&self, from: Bits<M>) -> Bits<M> {
        from.union(&self.beside)
    }

    /// The tiles that a run of `length` free cells leads to from any tile in `from`; cells may repeat.
    #[inline]
    pub fn leap(&self, from: Bits<M>, length: usize) -> Bits<M> {
        from.union(&self.across[length])
    }

    /// Fill the tables for one tile, by breadth-first search over the free cells around it. `steps` is scratch space by cell, all
    /// `u8::MAX` before and after.
    fn explore(&mut self, number: usize, margin: usize, steps: &mut [u8]) {
        let mut seen: Vec<Cell> = Vec::new();
        for cell in self.plane.around(self.plane.lying[number]) {
            match self.plane.owner[cell as usize] {
                FREE if margin > 0 => see(cell, 1, steps, &mut seen),
                owner if owner >= HEAP => self.beside[number].insert(usize::from(owner - HEAP)),
                _ => {}
            }
        }
        if !seen.is_empty() {
            self.open.insert(number);
        }
        let mut next = 0;
        while let Some(&cell) = seen.get(next) {
            self.look_around(number, cell, margin, steps, &mut seen);
            next += 1;
        }
        seen.iter().for_each(|&cell| steps[cell as usize] = u8::MAX);
    }

    /// One step of a breadth-first search from the lying tile `number` over free cells, which has come to `cell`. The lying tiles beside
    /// the cell can be reached by a run of as many new tiles as the cell is steps away. Its free neighbours are put in the queue, as
    /// far as the margin reaches.
    fn look_around(&mut self, number: usize, cell: Cell, margin: usize, steps: &mut [u8], seen: &mut Vec<Cell>) {
        let length = steps[cell as usize];
        for beside in self.plane.around(cell) {
            let owner = self.plane.owner[beside as usize];
            if owner >= HEAP {
                // A run can be made longer by two by going back and forth.
                for longer in (usize::from(length)..MAX_SIDE).step_by(2) {
                    self.across[longer][number].insert(usize::from(owner - HEAP));
                }
            } else if owner == FREE && usize::from(length) < margin && steps[beside as usize] == u8::MAX {
                see(beside, length + 1, steps, seen);
            }
        }
    }
}

/// Note that a cell is `length` steps away, and put it in the queue of the search.
fn see(cell: Cell, length: u8, steps: &mut [u8], seen: &mut Vec<Cell>) {
    steps[cell as usize] = length;
    seen.push(cell);
}

/// The numbers of the lying tiles that can be read as a letter: those that show it, and blanks that may be any letter.
fn showing<const M: usize>(tiles: &[u8], code: u8) -> Bits<M> {
    let mut set = Bits::NONE;
    for (number, &tile) in tiles.iter().enumerate() {
        if code > 0 && (letter(tile) == code || letter(tile) == 0) {
            set.insert(number);
        }
    }
    set
}
