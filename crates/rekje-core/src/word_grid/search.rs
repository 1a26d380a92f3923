//! The words on boards, one board after the other, by a breadth-first search.
//!
//! A *beginning* is a path that spells a prefix of words. Beginnings are extended in rounds: in a round each beginning is extended by
//! each cell with which it can go on. The new beginning is written in any case, and overwritten by the next one if it can't go on.
//! That avoids branches that the processor predicts badly.

use std::sync::atomic::{AtomicBool, Ordering};

use super::cells::Cells;
use super::shape::{HOLE, Shape};
use super::tree::{Slot, Tree};

/// The most beginnings in a round, so that no board, however repetitive, fills the memory.
const ROUND: usize = 1024;
/// The most neighbours of a cell.
const MOST_BESIDE: usize = 8;

/// A beginning of words on a board: the base of its slot, its cells, and those with which it can go on.
#[derive(Debug, Clone, Copy, Default)]
struct Beginning<C> {
    base: u32,
    used: C,
    next: C,
}

/// A cell of the current board: its neighbours, the set of this cell alone, and the face it shows.
#[derive(Debug, Clone, Copy, Default)]
struct Cell<C> {
    beside: C,
    own: C,
    face: u32,
}

/// Buffers to search boards of one shape, one after the other, without allocating.
pub struct Search<'a, C, const T: usize> {
    tree: &'a Tree<T>,
    board: Vec<Cell<C>>,
    /// For each byte of a set of faces: the cells that show one of them.
    showing: [[C; 256]; T],
    /// The beginnings of this round.
    now: Vec<Beginning<C>>,
    /// The longer beginnings made in this round.
    grown: Vec<Beginning<C>>,
    /// Beginnings for which a round had no room.
    waiting: Vec<Beginning<C>>,
    /// The slots of the words found in this round, maybe some of them twice.
    met: Vec<u32>,
    /// Bit by slot: words met on this board.
    seen: Vec<u64>,
    /// The slots of the words of this board.
    words: Vec<u32>,
}

impl<'a, C: Cells, const T: usize> Search<'a, C, T> {
    /// Room for boards of a shape, whose cells show no faces yet. The board is as long as a power of two, so that a masked
    /// index is never out of bounds.
    pub fn new(tree: &'a Tree<T>, shape: &Shape) -> Search<'a, C, T> {
        let cell = |(number, beside)| Cell { beside, own: C::one(number), face: 0 };
        let mut board: Vec<Cell<C>> = shape.neighbours().into_iter().enumerate().map(cell).collect();
        board.resize(board.len().next_power_of_two(), Cell::default());
        Search {
            tree,
            board,
            showing: [[C::default(); 256]; T],
            now: vec![Beginning::default(); ROUND * MOST_BESIDE + 1],
            grown: vec![Beginning::default(); ROUND * MOST_BESIDE + 1],
            waiting: Vec::new(),
            met: vec![0; ROUND * MOST_BESIDE + 1],
            seen: vec![0; tree.slots.len() / 64 + 1],
            words: Vec::new(),
        }
    }

    /// Search a board: the slots of all words on it, each word once; `None` if stopped. Every cell must be a face of the
    /// tree or [`HOLE`].
    pub fn read(&mut self, board: &[u8], stop: &AtomicBool) -> Option<&[u32]> {
        self.words.clear();
        self.lay_out(board);
        let mut count = self.begin(board);
        while count > 0 && !stop.load(Ordering::Relaxed) {
            let (grown, met) = self.grow(count);
            self.note(met);
            count = self.next_round(grown);
        }
        // Clear only what this board has set.
        for &word in &self.words {
            self.seen[self.tree.word(word) as usize / 64] = 0;
        }
        self.waiting.clear();
        (count == 0).then_some(&self.words)
    }

    /// Fill the tables for a board.
    fn lay_out(&mut self, board: &[u8]) {
        let mut cells = [[C::default(); 8]; T];
        for (cell, &face) in self.board.iter_mut().zip(board).filter(|&(_, &face)| face != HOLE) {
            cell.face = u32::from(face);
            let with = &mut cells[usize::from(face) / 8 % T][usize::from(face) % 8];
            *with = with.or(cell.own);
        }
        for (showing, cells) in self.showing.iter_mut().zip(cells) {
            for (bit, with) in cells.into_iter().enumerate() {
                let (known, more) = showing.split_at_mut(1 << bit);
                for (more, known) in more.iter_mut().zip(known) {
                    *more = known.or(with);
                }
            }
        }
    }

    /// Fill the first round with the beginnings of one cell, note words of one face, and return how many beginnings there are.
    fn begin(&mut self, board: &[u8]) -> usize {
        let mut count = 0;
        for (number, &face) in board.iter().enumerate() {
            if face == HOLE || !self.tree.root.has(face) {
                continue;
            }
            let number_of = self.tree.root.base() + u32::from(face);
            let slot = self.tree.slots[number_of as usize];
            if slot.is_word() {
                self.met[0] = number_of;
                self.note(1);
            }
            let cell = self.board[number];
            let next = next(&self.showing, slot).and(cell.beside);
            self.now[count] = Beginning { base: slot.base(), used: cell.own, next };
            count += usize::from(!next.is_empty());
        }
        count
    }

    /// Extend all beginnings of a round by each cell with which they can go on. It returns how many longer beginnings were made, and
    /// how many words were met.
    #[inline(always)]
    fn grow(&mut self, count: usize) -> (usize, usize) {
        let Search { tree, board, showing, now, grown, met, .. } = self;
        let (slots, now) = (&tree.slots[..], &mut now[..=count]);
        let (grown, met, board) = (&mut grown[..], &mut met[..], &board[..]);
        now[count] = Beginning::default();
        let (mut made, mut words, mut at) = (0, 0, 0);
        let mut from = now[0];
        let mut left = from.next;
        while at < count {
            let cell = board[left.first() & (board.len() - 1)];
            left = left.rest();
            let number = from.base + cell.face;
            let slot = slots[number as usize];
            met[words] = number;
            words += usize::from(slot.is_word());
            let used = from.used.or(cell.own);
            let next = next(showing, slot).and(cell.beside).without(used);
            grown[made] = Beginning { base: slot.base(), used, next };
            made += usize::from(!next.is_empty());
            at += usize::from(left.is_empty());
            from = now[at];
            left = if left.is_empty() { from.next } else { left };
        }
        (made, words)
    }

    /// Keep the words that were not met before on this board.
    #[inline(always)]
    fn note(&mut self, met: usize) {
        let mut count = self.words.len();
        self.words.resize(count + met, 0);
        for &slot in &self.met[..met] {
            let word = self.tree.word(slot);
            let block = &mut self.seen[word as usize / 64];
            let bit = 1 << (word % 64);
            self.words[count] = slot;
            count += usize::from(*block & bit == 0);
            *block |= bit;
        }
        self.words.truncate(count);
    }

    /// Make the longer beginnings the next round, and return their number. Those beyond [`ROUND`] wait until no others are left.
    fn next_round(&mut self, grown: usize) -> usize {
        std::mem::swap(&mut self.now, &mut self.grown);
        if grown > ROUND {
            self.waiting.extend_from_slice(&self.now[ROUND..grown]);
        }
        if grown > 0 || self.waiting.is_empty() {
            return grown.min(ROUND);
        }
        let rest = self.waiting.len().saturating_sub(ROUND);
        let count = self.waiting.len() - rest;
        self.now[..count].copy_from_slice(&self.waiting[rest..]);
        self.waiting.truncate(rest);
        count
    }
}

/// The cells that show a face with which a beginning can go on.
#[inline(always)]
fn next<C: Cells, const T: usize>(showing: &[[C; 256]; T], slot: Slot<T>) -> C {
    let mut cells = C::default();
    for (showing, byte) in showing.iter().zip(slot.next) {
        cells = cells.or(showing[usize::from(byte)]);
    }
    cells
}
