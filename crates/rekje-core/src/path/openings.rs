//! The places where one more tile could be laid, grouped for the search for words.
//!
//! All places where a letter touches the same tiles are one *class*: the letter makes the same words there. A path may run from a
//! tile on the board through the new tile to another tile on the board. It is possible at every class of that letter that touches
//! both tiles. So words are read once for all places, and those two tiles tell for which classes a word counts.

use super::board::{Board, Tiles};
use super::places::{Class, Kind, Places};
use super::reader::NONE;

/// The classes of all letters that can be laid.
#[derive(Default)]
pub struct Openings {
    pub places: Places,
    groups: Vec<Group>,
    /// By letter, its group.
    group_of: Vec<u8>,
    /// By lying tile, bit by letter: the letters that can be laid beside it.
    letters_from: Vec<u64>,
}

/// The classes of one letter, which have consecutive numbers. A set of classes is a bit set over them.
struct Group {
    /// The number of its first class.
    first: usize,
    /// How many `u64` a set of its classes takes.
    blocks: usize,
    /// By lying tile: the set of classes that touch it, `blocks` numbers each. Last, for no tile: the set of all classes.
    touching: Vec<u64>,
    /// By the lying tile before the new one on a path: the lying tiles that can come after the new one, and, bit by letter, what
    /// these show. Last, for a path that begins with the new tile.
    after: Vec<(Tiles, u64)>,
}

impl Openings {
    /// Group the classes by letter, and index each group by the tiles touched. `places` lists the classes in order of letters.
    pub fn new(board: &Board, kinds: &[Kind], places: Places) -> Openings {
        let mut openings = Openings { places, group_of: vec![NONE; 64], ..Openings::default() };
        openings.letters_from = vec![0; board.pieces().len()];
        let letter_of = |class: &Class| kinds[class.kind].letter;
        let mut first = 0;
        for same in openings.places.classes.chunk_by(|a, b| letter_of(a) == letter_of(b)) {
            let (letter, group) = (letter_of(&same[0]), Group::new(board, first, same));
            first += same.len();
            for (from, _) in openings.letters_from.iter_mut().zip(&group.after).filter(|(_, after)| !after.0.is_empty())
            {
                *from |= 1 << letter;
            }
            openings.group_of[usize::from(letter)] = openings.groups.len() as u8;
            openings.groups.push(group);
        }
        openings
    }

    pub fn classes(&self) -> &[Class] {
        &self.places.classes
    }

    /// How many groups there are.
    pub fn groups(&self) -> usize {
        self.groups.len()
    }

    /// The first class of a group, and how many blocks a set of its classes takes.
    #[inline]
    pub fn blocks(&self, group: usize) -> (usize, usize) {
        (self.groups[group].first, self.groups[group].blocks)
    }

    /// The group of a class, and its number there.
    pub fn place_of(&self, class: usize) -> (usize, usize) {
        let group = self.groups.partition_point(|group| group.first <= class) - 1;
        (group, class - self.groups[group].first)
    }

    /// The group of a letter.
    #[inline]
    pub fn group(&self, letter: u8) -> Option<u8> {
        self.group_of.get(usize::from(letter)).copied().filter(|&group| group != NONE)
    }

    /// The tiles to which a path can go on from a new tile that it came to from another.
    #[inline]
    pub fn after(&self, group: u8, from: u8) -> Tiles {
        self.groups[usize::from(group)].after_tile(from).0
    }

    /// Bit by letter: the letters of those tiles.
    #[inline]
    pub fn letters_after(&self, group: u8, from: u8) -> u64 {
        self.groups[usize::from(group)].after_tile(from).1
    }

    /// Bit by letter: the letters that can be laid beside a tile.
    #[inline]
    pub fn letters_from(&self, tile: u8) -> u64 {
        self.letters_from.get(usize::from(tile)).copied().unwrap_or(0)
    }

    /// Bit by letter: the letters that can be laid at all.
    pub fn letters(&self) -> u64 {
        (1..64).filter(|&letter| self.group(letter).is_some()).fold(0, |mask, letter| mask | 1 << letter)
    }

    /// Add the classes of a group that touch both `from` and `to` to a set; `NONE` stands for no tile, which all touch.
    #[inline]
    pub fn mark(&self, group: u8, from: u8, to: u8, set: &mut [u64]) {
        let group = &self.groups[usize::from(group)];
        let (from, to) = (group.set(from), group.set(to));
        for (block, (from, to)) in set.iter_mut().zip(from.iter().zip(to)) {
            *block |= from & to;
        }
    }
}

impl Group {
    /// Index the classes of one letter by the lying tiles that they touch. `first` is the number of the first class.
    ///
    /// Each class adds its bit to `touching` for every tile it touches, and all the tiles it touches to `after` for each of
    /// them: a path that comes from one of these tiles can go on, through the new tile, to any other. The index behind the last
    /// tile stands for no tile.
    fn new(board: &Board, first: usize, classes: &[Class]) -> Group {
        let no_tile = board.pieces().len();
        let blocks = classes.len().div_ceil(64);
        let mut group = Group { first, blocks, touching: vec![0; (no_tile + 1) * blocks], after: Vec::new() };
        let mut after = vec![Tiles::NONE; no_tile + 1];
        for (number, class) in classes.iter().enumerate() {
            for tile in class.beside.numbers().chain([no_tile]) {
                group.touching[tile * blocks + number / 64] |= 1 << (number % 64);
                after[tile] = after[tile].or(class.beside);
            }
        }
        group.after = after.into_iter().map(|tiles| (tiles, board.letters_of(tiles))).collect();
        group
    }

    /// What can come after the new tile on a path that comes from `tile`, or begins with the new tile.
    #[inline]
    fn after_tile(&self, tile: u8) -> (Tiles, u64) {
        self.after[usize::from(tile).min(self.after.len() - 1)]
    }

    /// The set of classes that touch a tile, of all classes for no tile.
    #[inline]
    fn set(&self, tile: u8) -> &[u64] {
        let tile = usize::from(tile).min(self.after.len() - 1);
        &self.touching[tile * self.blocks..(tile + 1) * self.blocks]
    }
}
