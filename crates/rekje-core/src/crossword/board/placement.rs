//! A play that somebody tries: whether it may lie there, which words it forms, what it scores.
//!
//! The words needn't be in any list, so this also tells what a play is worth that a search would never find.

use super::Board;
use super::facts::{Facts, Scoring, StartRule};
use super::position::points;
use crate::error::Error;
use crate::lexicon::machine_letters::{EMPTY, is_blank, letter};
use crate::lexicon::word_graph::WordGraph;

/// The main word of a play: where it begins, and its tiles.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let cat = codes("CAT");
/// let placement = Placement { x: 6, y: 7, down: false, tiles: &cat };
/// assert_eq!(preview(&graph, &facts, &cells, placement).unwrap().unwrap().score, 3);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Placement<'a> {
    /// The column of its first square, from 0.
    pub x: usize,
    /// Its row, from 0.
    pub y: usize,
    /// Whether it runs down.
    pub down: bool,
    /// Its tiles, square by square; [`EMPTY`] where one lies already.
    pub tiles: &'a [u8],
}

/// Why a play may not lie there, in the order in which the rules are asked.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let cat = codes("CAT");
/// let placement = Placement { x: 0, y: 0, down: false, tiles: &cat };
/// assert_eq!(preview(&graph, &facts, &cells, placement).unwrap(), Err(Misplaced::NoStart));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misplaced {
    /// A square, as column and row, is off the board.
    OffBoard(usize, usize),
    /// A tile with another letter lies on a square.
    Taken(usize, usize),
    /// No tile lies on a square, and none is laid there.
    Bare(usize, usize),
    /// No tile is laid.
    NothingLaid,
    /// Tiles before or behind it make a longer word, which has these letters.
    NotWhole(Vec<u8>),
    /// The first play of a game lays too few tiles.
    FirstTooShort,
    /// The first play of a game isn't on a start square.
    NoStart,
    /// It touches none of the tiles that lie there.
    Apart,
}

/// A word that a play forms or changes.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let tac = codes("TAC");
/// let placement = Placement { x: 7, y: 7, down: true, tiles: &tac };
/// let words = preview(&graph, &facts, &cells, placement).unwrap().unwrap().words;
/// assert_eq!(words, [FormedWord { tiles: tac, score: 3, is_word: true }]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormedWord {
    /// Its tiles from the first to the last, those that lay there included.
    pub tiles: Vec<u8>,
    /// What it adds to the play's score.
    pub score: i32,
    /// Whether the list has it.
    pub is_word: bool,
}

/// What a play forms and scores.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// let unknown = codes("CTA");
/// let placement = Placement { x: 7, y: 7, down: true, tiles: &unknown };
/// let Preview { words, bonus, score } = preview(&graph, &facts, &cells, placement).unwrap().unwrap();
/// assert_eq!((words[0].is_word, bonus, score), (false, 0, 3));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The main word first, then those that cross it. A single tile is no word.
    pub words: Vec<FormedWord>,
    /// The points added for the number of tiles laid.
    pub bonus: i32,
    /// The whole score.
    pub score: i32,
}

/// What a play on a board, one byte a square in rows, would form and score, whether or not its words are words.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
/// // What a search finds scores as much when it is tried.
/// let best = best_play(&graph, &facts, &board, &codes("CATS")).unwrap().unwrap();
/// let placement = Placement { x: best.x.into(), y: best.y.into(), down: best.down, tiles: best.tiles() };
/// assert_eq!(preview(&graph, &facts, &cells, placement).unwrap().unwrap().score, best.score);
/// ```
pub fn preview(
    graph: &WordGraph,
    facts: &Facts,
    cells: &[u8],
    placement: Placement,
) -> Result<Result<Preview, Misplaced>, Error> {
    Board::check(graph, facts, cells)?;
    if let Some(&code) = placement.tiles.iter().find(|&&tile| usize::from(letter(tile)) > facts.letters) {
        return Err(Error::UnknownLetter { code, letters: facts.letters });
    }
    let trial = Trial { graph, facts, before: cells, after: cells.to_vec(), laid: Vec::new() };
    Ok(trial.tried(placement))
}

/// A board on which a play is tried.
struct Trial<'a> {
    graph: &'a WordGraph,
    facts: &'a Facts,
    before: &'a [u8],
    after: Vec<u8>,
    /// The squares of the tiles laid, in order.
    laid: Vec<(usize, usize)>,
}

impl Trial<'_> {
    fn tried(mut self, placement: Placement) -> Result<Preview, Misplaced> {
        self.lay(placement)?;
        let Placement { x, y, down, tiles } = placement;
        let main = self.line((x, y), down);
        if main.len() > tiles.len() {
            return Err(Misplaced::NotWhole(main.iter().map(|&square| letter(self.after(square))).collect()));
        }
        self.check_place((x, y))?;
        let crossing = self.laid.iter().map(|&square| self.line(square, !down));
        let lines: Vec<_> = [main].into_iter().chain(crossing).filter(|line| line.len() > 1).collect();
        let bonus = self.facts.bonus[self.laid.len().min(self.facts.rack_size)];
        let words: Vec<FormedWord> = lines.iter().enumerate().map(|(i, line)| self.word(line, i == 0)).collect();
        let score = words.iter().fold(bonus, |sum, word| sum.saturating_add(word.score));
        Ok(Preview { words, bonus, score })
    }

    /// Lay the tiles of a play.
    fn lay(&mut self, Placement { x, y, down, tiles }: Placement) -> Result<(), Misplaced> {
        for (i, &tile) in tiles.iter().enumerate() {
            let (x, y) = if down { (x, y.saturating_add(i)) } else { (x.saturating_add(i), y) };
            if x >= self.facts.width || y >= self.facts.height {
                return Err(Misplaced::OffBoard(x, y));
            }
            let lies = self.before((x, y));
            if lies != EMPTY {
                if tile != EMPTY && letter(tile) != letter(lies) {
                    return Err(Misplaced::Taken(x, y));
                }
                continue;
            }
            if tile == EMPTY {
                return Err(Misplaced::Bare(x, y));
            }
            self.after[y * self.facts.width + x] = tile;
            self.laid.push((x, y));
        }
        if self.laid.is_empty() { Err(Misplaced::NothingLaid) } else { Ok(()) }
    }

    /// Refuse a first play that is too short or elsewhere, and a later one that touches nothing.
    fn check_place(&self, first: (usize, usize)) -> Result<(), Misplaced> {
        let Facts { width, height, first_min, .. } = *self.facts;
        if self.before.iter().all(|&cell| cell == EMPTY) {
            let starts = |&(x, y): &(usize, usize)| self.facts.start[y * width + x];
            let at_start = match self.facts.start_rule {
                StartRule::Begins => starts(&first),
                StartRule::Covers => self.laid.iter().any(starts),
            };
            return match () {
                () if self.laid.len() < first_min => Err(Misplaced::FirstTooShort),
                () if !at_start => Err(Misplaced::NoStart),
                () => Ok(()),
            };
        }
        let lies = |x: usize, y: usize| x < width && y < height && self.before((x, y)) != EMPTY;
        let touches = |&(x, y): &(usize, usize)| {
            lies(x.wrapping_sub(1), y) || lies(x + 1, y) || lies(x, y.wrapping_sub(1)) || lies(x, y + 1)
        };
        if self.laid.iter().any(touches) { Ok(()) } else { Err(Misplaced::Apart) }
    }

    /// The squares of all tiles that lie side by side in the line through a square.
    fn line(&self, (x, y): (usize, usize), down: bool) -> Vec<(usize, usize)> {
        let (at, length) = if down { (y, self.facts.height) } else { (x, self.facts.width) };
        let square = |i: usize| if down { (x, i) } else { (i, y) };
        let full = |&i: &usize| self.after(square(i)) != EMPTY;
        let start = (0..at).rev().take_while(full).last().unwrap_or(at);
        (start..length).take_while(full).map(square).collect()
    }

    /// A word, with what it scores. Where only the tiles laid score, the first word has it all.
    fn word(&self, line: &[(usize, usize)], first: bool) -> FormedWord {
        let tiles: Vec<u8> = line.iter().map(|&square| self.after(square)).collect();
        let letters: Vec<u8> = tiles.iter().map(|&tile| letter(tile)).collect();
        let score = match self.facts.scoring {
            Scoring::Words => self.score(line),
            Scoring::Tiles if first => self.score(&self.laid),
            Scoring::Tiles => 0,
        };
        FormedWord { score, is_word: self.graph.contains(&letters), tiles }
    }

    /// The points of the tiles on some squares times the factors of those laid now.
    fn score(&self, squares: &[(usize, usize)]) -> i32 {
        let (mut sum, mut factor) = (0i64, 1i64);
        for &(x, y) in squares {
            let tile = self.after((x, y));
            let mut value = i64::from(points(self.facts, tile));
            if self.before((x, y)) == EMPTY {
                let square = &self.facts.squares[y * self.facts.width + x];
                value *= i64::from(square.letter);
                factor = factor.saturating_mul(square.main[usize::from(is_blank(tile))].into());
            }
            sum += value;
        }
        i32::try_from(sum.saturating_mul(factor)).unwrap_or(i32::MAX)
    }

    fn before(&self, (x, y): (usize, usize)) -> u8 {
        self.before[y * self.facts.width + x]
    }

    fn after(&self, (x, y): (usize, usize)) -> u8 {
        self.after[y * self.facts.width + x]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossword::board::facts::tests::plain;
    use crate::crossword::queries::all_plays;
    use crate::random::Random;

    /// Whatever a search finds may be laid, forms words, and scores as the search says.
    #[test]
    fn agrees_with_the_search() {
        let mut random = Random::new(11);
        let mut below = |end: u64| random.below(end);
        let mut tried = 0;
        for round in 0..60 {
            let words: Vec<Vec<u8>> =
                (0..40).map(|_| (0..2 + below(3)).map(|_| 1 + below(4) as u8).collect()).collect();
            let graph = WordGraph::build(words.iter().map(|word| &word[..]), 4).expect("sound words");
            let mut raw = plain(6, 4);
            raw.scoring = if round % 2 == 0 { Scoring::Words } else { Scoring::Tiles };
            for factor in [&mut raw.letter_factor, &mut raw.word_factor, &mut raw.blank_word_factor] {
                factor.iter_mut().for_each(|one| *one = 1 + below(3) as i64);
            }
            raw.lay_factor.iter_mut().for_each(|one| *one = 1 + below(2) as i64);
            raw.bonus[3] = 7;
            let facts = Facts::new(&raw).expect("sound facts");
            let mut cells = vec![EMPTY; 36];
            for _ in 0..4 {
                let board = Board::new(&graph, &facts, &cells).expect("letters agree");
                let rack: Vec<u8> = (0..5).map(|_| below(5) as u8).collect();
                let plays = all_plays(&graph, &facts, &board, &rack).expect("a sound rack");
                for play in &plays {
                    let (x, y) = (play.x.into(), play.y.into());
                    let placement = Placement { x, y, down: play.down, tiles: play.tiles() };
                    let seen = preview(&graph, &facts, &cells, placement).expect("sound").expect("legal");
                    assert_eq!(seen.score, play.score);
                    assert!(seen.words.iter().all(|word| word.is_word));
                    tried += 1;
                }
                let Some(play) = plays.first() else { break };
                play.squares().for_each(|(x, y, tile)| cells[y * 6 + x] = tile);
            }
        }
        assert!(tried > 1000, "{tried} plays");
    }

    #[test]
    fn says_why_a_play_may_not_lie_there() {
        let graph = WordGraph::build([&[1, 2][..], &[1, 2, 3]], 4).expect("sound words");
        let facts = Facts::new(&plain(5, 4)).expect("sound facts");
        let empty = [EMPTY; 25];
        let mut lying = empty;
        lying[11..13].copy_from_slice(&[1, 2]);
        let tried = |cells: &[u8], x, y, down, tiles: &[u8]| {
            let placement = Placement { x, y, down, tiles };
            preview(&graph, &facts, cells, placement).expect("sound input").expect_err("misplaced")
        };
        assert_eq!(tried(&empty, 3, 2, false, &[1, 2, 3]), Misplaced::OffBoard(5, 2));
        assert_eq!(tried(&lying, 1, 2, false, &[2, 0]), Misplaced::Taken(1, 2));
        assert_eq!(tried(&lying, 1, 2, false, &[0, 0, 0]), Misplaced::Bare(3, 2));
        assert_eq!(tried(&lying, 1, 2, false, &[0, 2]), Misplaced::NothingLaid);
        assert_eq!(tried(&lying, 2, 2, false, &[0, 3]), Misplaced::NotWhole(vec![1, 2, 3]));
        assert_eq!(tried(&empty, 2, 2, false, &[1]), Misplaced::FirstTooShort);
        assert_eq!(tried(&empty, 0, 0, true, &[1, 2]), Misplaced::NoStart);
        assert_eq!(tried(&lying, 0, 4, false, &[1, 2]), Misplaced::Apart);
        let unknown = Placement { x: 2, y: 2, down: false, tiles: &[1, 5] };
        let error = preview(&graph, &facts, &empty, unknown).expect_err("no such letter");
        assert_eq!(error.to_string(), "0x05 is no tile of a set of 4 letters");
    }
}
