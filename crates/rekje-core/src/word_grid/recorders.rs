//! Recorders of the words of a board: one counts them, one lists them with a path each.

use super::list::{GridWord, WordCount};
use super::shape::Shape;
use super::tree::Tree;

/// Records the words of each board, as slots of the tree.
pub trait WordRecorder {
    fn board<const T: usize>(&mut self, tree: &Tree<T>, board: &[u8], words: &[u32]);
}

/// Counts words and adds up their points.
pub struct Counted {
    /// By number of letters.
    points: [u32; LENGTHS],
    pub counts: Vec<WordCount>,
}

/// The numbers of letters that a slot can tell.
const LENGTHS: usize = 256;

impl Counted {
    /// The points by number of letters; the last of them also for longer words.
    pub fn new(points: &[u32], boards: usize) -> Counted {
        let points_of = |letters: usize| points.get(letters).or(points.last()).copied().unwrap_or(0);
        Counted { points: std::array::from_fn(points_of), counts: Vec::with_capacity(boards) }
    }
}

impl WordRecorder for Counted {
    #[inline(always)]
    fn board<const T: usize>(&mut self, tree: &Tree<T>, _: &[u8], words: &[u32]) {
        let points_of = |&word: &u32| self.points[tree.slots[word as usize].letters() % LENGTHS];
        let points = words.iter().map(points_of).fold(0, u32::wrapping_add);
        self.counts.push(WordCount { words: words.len() as u32, points });
    }
}

/// Lists the words of one board.
pub struct Listed<'a> {
    beside: Vec<Vec<usize>>,
    faces: &'a [Vec<u8>],
    pub words: Option<Vec<GridWord>>,
}

impl<'a> Listed<'a> {
    pub fn new(shape: &Shape, faces: &'a [Vec<u8>]) -> Listed<'a> {
        let beside = (0..shape.cells()).map(|cell| shape.beside(cell).collect()).collect();
        Listed { beside, faces, words: None }
    }

    /// The first path along some faces, in order of the cells' numbers.
    fn path(&self, board: &[u8], faces: &[u8]) -> Vec<u8> {
        let mut path = Vec::with_capacity(faces.len());
        let all: Vec<usize> = (0..board.len()).collect();
        self.go_on(board, faces, &all, &mut path);
        path
    }

    /// Extend a path of cells by the faces that are left, by backtracking, no cell twice; `cells` are those that can come
    /// next. It returns whether that succeeded.
    fn go_on(&self, board: &[u8], faces: &[u8], cells: &[usize], path: &mut Vec<u8>) -> bool {
        let Some((&face, rest)) = faces.split_first() else { return true };
        for &cell in cells {
            if board[cell] == face && !path.contains(&(cell as u8)) {
                path.push(cell as u8);
                if self.go_on(board, rest, &self.beside[cell], path) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }
}

impl WordRecorder for Listed<'_> {
    /// List the words of a board in order of letters, each with the first path that makes it.
    fn board<const T: usize>(&mut self, tree: &Tree<T>, board: &[u8], words: &[u32]) {
        let word = |&slot: &u32| {
            let faces = tree.faces(slot);
            let word = faces.iter().flat_map(|&face| &self.faces[usize::from(face)]).copied().collect();
            GridWord { word, cells: self.path(board, &faces) }
        };
        let mut words: Vec<GridWord> = words.iter().map(word).collect();
        words.sort_unstable();
        self.words = Some(words);
    }
}
