//! The questions, and the bytes of their answers. Numbers have 32 bits, the lowest byte first; letters, tiles and
//! boards are the machine letters of `rekje_core`.

use rekje_core::{
    Board, EMPTY, Error, Facts, Misplaced, NAMED_BLANK, Placement, Play, Preview, RawFacts, Scoring, StartRule,
    WordGraph,
};

use crate::read::Reader;
use crate::words::ListedWords;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Take a packed list (`words`). Answer: the number of words that a search may find, and of those that only count.
    Words = 1,
    /// Take a word graph, in the bytes of its file. Answer: the number of words.
    Graph = 2,
    /// Take rule facts: width, height, first_min, rack_size, scoring (0 words, 1 tiles) and start_rule (0 covers,
    /// 1 begins); then with their lengths the lists values, letter_factor, word_factor, blank_word_factor, lay_factor,
    /// bonus and start. No answer.
    Facts = 3,
    /// Whether a word, given as codes, is in the list: a byte, 1 or 0.
    Contains = 4,
    /// The legal plays, best first: how many are wanted at most, how many tiles the rack has (a byte), these, and the
    /// board. Answer: how many plays there are, then each that is wanted: its score, and in bytes column, row, whether
    /// it runs down, how many squares it has, and these.
    Plays = 5,
    /// What a play would form and score: in bytes column, row, whether it runs down, how many squares it has, and these;
    /// then the board. Answer: 0, the score, the bonus, and of each word its score and in bytes whether it is a word, how
    /// many tiles it has, and these. Or, where it may not lie there: the number of the reason, column, row, and letters
    /// of a longer word, all in bytes.
    Preview = 6,
    /// The word graph, in the bytes of its file. Making one takes far more memory than having it, and the memory of an
    /// instance never gets smaller: so the page makes the graph in one instance and gives it to another.
    ToGraph = 7,
    /// Take the words of a packed list that only count. Answer: their number.
    Others = 8,
}

impl Question {
    /// A question by its number.
    pub fn numbered(number: u32) -> Result<Question, String> {
        use Question::*;
        let known = [Words, Graph, Facts, Contains, Plays, Preview, ToGraph, Others];
        known.into_iter().find(|&one| one as u32 == number).ok_or_else(|| format!("there is no question {number}"))
    }
}

/// A list of words and rule facts, for which questions are answered.
#[derive(Default)]
pub struct Session {
    graph: Option<WordGraph>,
    /// The words that count, too, but that no search suggests.
    others: Option<WordGraph>,
    facts: Option<Facts>,
    /// The board that was asked about last, as the core has set it up.
    board: Option<(Vec<u8>, Board)>,
}

impl Session {
    /// The bytes of an answer, or a sentence that says what is wrong.
    pub fn answer(&mut self, question: Question, input: Vec<u8>) -> Result<Vec<u8>, String> {
        match question {
            Question::Words => {
                let packed = Packed::read(&input)?;
                self.take(packed.graph(packed.suggested)?, Some(packed.graph(packed.others)?))
            }
            Question::Graph => self.take(WordGraph::from_bytes(input).map_err(told)?, None),
            Question::ToGraph => Ok(self.graph()?.to_bytes()),
            Question::Others => {
                let packed = Packed::read(&input)?;
                let others = packed.graph(packed.others)?;
                let count = (others.words() as u32).to_le_bytes().to_vec();
                self.others = Some(others);
                Ok(count)
            }
            Question::Facts => {
                let facts = Facts::new(&facts(&mut Reader(&input))?).map_err(told)?;
                (self.facts, self.board) = (Some(facts), None);
                Ok(Vec::new())
            }
            Question::Contains => Ok(vec![self.counts(&input)?.into()]),
            Question::Plays => self.plays(Reader(&input)),
            Question::Preview => self.preview(Reader(&input)),
        }
    }

    fn take(&mut self, graph: WordGraph, others: Option<WordGraph>) -> Result<Vec<u8>, String> {
        let counts = [graph.words(), others.as_ref().map_or(0, WordGraph::words)];
        (self.graph, self.others, self.board) = (Some(graph), others, None);
        Ok(counts.iter().flat_map(|&count| (count as u32).to_le_bytes()).collect())
    }

    /// Whether a word is one, be it suggested or not.
    fn counts(&self, word: &[u8]) -> Result<bool, String> {
        Ok(self.graph()?.contains(word) || self.others.as_ref().is_some_and(|others| others.contains(word)))
    }

    fn graph(&self) -> Result<&WordGraph, String> {
        self.graph.as_ref().ok_or_else(|| "there is no list of words yet".into())
    }

    fn facts(&self) -> Result<&Facts, String> {
        self.facts.as_ref().ok_or_else(|| "there are no rule facts yet".into())
    }

    fn plays(&mut self, mut asked: Reader) -> Result<Vec<u8>, String> {
        let most = usize::try_from(asked.number()?).unwrap_or(0);
        let count = asked.byte()?;
        let (rack, cells) = (asked.bytes(count.into())?, asked.rest());
        let kept = self.board.take().filter(|(of, _)| of == cells);
        let (graph, facts) = (self.graph()?, self.facts()?);
        let (of, board) = match kept {
            Some(kept) => kept,
            None => (cells.to_vec(), Board::new(graph, facts, cells).map_err(told)?),
        };
        let plays = rekje_core::all_plays(graph, facts, &board, rack).map_err(told)?;
        let mut answer = (plays.len() as u32).to_le_bytes().to_vec();
        plays.iter().take(most).for_each(|play| tell_play(play, &mut answer));
        self.board = Some((of, board));
        Ok(answer)
    }

    fn preview(&self, mut asked: Reader) -> Result<Vec<u8>, String> {
        let (x, y, down, count) = (asked.byte()?, asked.byte()?, asked.byte()?, asked.byte()?);
        let tiles = asked.bytes(count.into())?;
        let placement = Placement { x: x.into(), y: y.into(), down: down != 0, tiles };
        let seen = rekje_core::preview(self.graph()?, self.facts()?, asked.rest(), placement).map_err(told)?;
        match seen {
            Err(reason) => Ok(misplaced(&reason)),
            Ok(mut seen) => {
                for word in &mut seen.words {
                    let letters: Vec<u8> = word.tiles.iter().map(|tile| tile & !NAMED_BLANK).collect();
                    word.is_word = self.counts(&letters)?;
                }
                Ok(previewed(&seen))
            }
        }
    }
}

/// The parts of a packed list.
struct Packed<'a> {
    letters: usize,
    suggested: &'a [u8],
    others: &'a [u8],
}

impl<'a> Packed<'a> {
    fn read(bytes: &'a [u8]) -> Result<Packed<'a>, String> {
        let mut packed = Reader(bytes);
        let letters = usize::from(packed.byte()?);
        let length = packed.number()?;
        let suggested = packed.bytes(usize::try_from(length).unwrap_or(usize::MAX))?;
        Ok(Packed { letters, suggested, others: packed.rest() })
    }

    fn graph(&self, list: &[u8]) -> Result<WordGraph, String> {
        WordGraph::build(ListedWords::read(list)?.iter(), self.letters).map_err(told)
    }
}

fn told(error: Error) -> String {
    error.to_string()
}

fn facts(told: &mut Reader) -> Result<RawFacts, String> {
    Ok(RawFacts {
        width: told.number()?,
        height: told.number()?,
        first_min: told.number()?,
        rack_size: told.number()?,
        scoring: told.one_of("scoring", [Scoring::Words, Scoring::Tiles])?,
        start_rule: told.one_of("start_rule", [StartRule::Covers, StartRule::Begins])?,
        values: told.numbers()?,
        letter_factor: told.numbers()?,
        word_factor: told.numbers()?,
        blank_word_factor: told.numbers()?,
        lay_factor: told.numbers()?,
        bonus: told.numbers()?,
        start: told.numbers()?,
    })
}

fn tell_play(play: &Play, answer: &mut Vec<u8>) {
    answer.extend(play.score.to_le_bytes());
    answer.extend([play.x, play.y, play.down.into(), play.tiles().len() as u8]);
    answer.extend(play.tiles());
}

fn previewed(seen: &Preview) -> Vec<u8> {
    let mut answer = vec![0];
    answer.extend(seen.score.to_le_bytes());
    answer.extend(seen.bonus.to_le_bytes());
    for word in &seen.words {
        answer.extend(word.score.to_le_bytes());
        answer.extend([word.is_word.into(), word.tiles.len() as u8]);
        answer.extend(&word.tiles);
    }
    answer
}

fn misplaced(reason: &Misplaced) -> Vec<u8> {
    let (number, (x, y), letters): (u8, (usize, usize), &[u8]) = match reason {
        Misplaced::OffBoard(x, y) => (1, (*x, *y), &[]),
        Misplaced::Taken(x, y) => (2, (*x, *y), &[]),
        Misplaced::Bare(x, y) => (3, (*x, *y), &[]),
        Misplaced::NothingLaid => (4, (0, 0), &[]),
        Misplaced::NotWhole(letters) => (5, (0, 0), letters),
        Misplaced::FirstTooShort => (6, (0, 0), &[]),
        Misplaced::NoStart => (7, (0, 0), &[]),
        Misplaced::Apart => (8, (0, 0), &[]),
    };
    [&[number, x.min(255) as u8, y.min(255) as u8], letters].concat()
}

const _: () = assert!(EMPTY == 0, "the page writes 0 for an empty square");

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of 5 × 5 squares, letters worth their codes, and the words AB and ABC; DD counts, too.
    fn session() -> Session {
        let mut session = Session::default();
        let packed = vec![4, 5, 0, 0, 0, 0x80, 1, 2, 0x82, 3, 0x80, 4, 4];
        assert_eq!(session.answer(Question::Words, packed), Ok(vec![2, 0, 0, 0, 1, 0, 0, 0]));
        let ones = [1; 25];
        let lists: [&[i32]; 7] = [&[1, 2, 3, 4], &ones, &ones, &ones, &ones, &[0; 8], &[12]];
        let mut numbers = vec![5, 5, 2, 7, 0, 0];
        lists.iter().for_each(|list| numbers.extend([&[list.len() as i32], *list].concat()));
        let facts: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        assert_eq!(session.answer(Question::Facts, facts), Ok(Vec::new()));
        session
    }

    #[test]
    fn tells_words_plays_and_scores() {
        let mut session = session();
        assert_eq!(session.answer(Question::Contains, vec![1, 2, 3]), Ok(vec![1]));
        assert_eq!(session.answer(Question::Contains, vec![4, 4]), Ok(vec![1]));
        assert_eq!(session.answer(Question::Contains, vec![2, 1]), Ok(vec![0]));
        let plays = [&[1, 0, 0, 0, 3, 1, 2, 3][..], &[0; 25]].concat();
        // Ten plays: ABC and AB, each so that it covers the middle, across and down. The best is the first ABC across.
        let best = [10, 0, 0, 0, 6, 0, 0, 0, 0, 2, 0, 3, 1, 2, 3];
        assert_eq!(session.answer(Question::Plays, plays), Ok(best.to_vec()));
        let tried = [&[2, 2, 1, 2, 2, 0x81][..], &[0; 25]].concat();
        let seen = [0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 2, 0x81];
        assert_eq!(session.answer(Question::Preview, tried), Ok(seen.to_vec()));
        let other = [&[2, 2, 1, 2, 4, 4][..], &[0; 25]].concat();
        assert_eq!(session.answer(Question::Preview, other).map(|seen| (seen[1], seen[13])), Ok((8, 1)));
        let off = [&[3, 2, 0, 3, 1, 2, 3][..], &[0; 25]].concat();
        assert_eq!(session.answer(Question::Preview, off), Ok(vec![1, 5, 2]));
    }

    #[test]
    fn says_what_is_wrong() {
        let mut bare = Session::default();
        assert_eq!(bare.answer(Question::Contains, vec![1]), Err("there is no list of words yet".into()));
        let mut session = session();
        assert_eq!(session.answer(Question::Plays, vec![1, 0]), Err("the question ends too early".into()));
        let board = session.answer(Question::Plays, vec![1, 0, 0, 0, 1, 1, 0, 0]);
        assert_eq!(board, Err("the board must have 25 entries, not 2".into()));
        assert_eq!(Question::numbered(9), Err("there is no question 9".into()));
    }

    #[test]
    fn gives_its_word_graph_to_another() {
        let packed = vec![4, 3, 0, 0, 0, 0x80, 1, 2, 0x80, 3, 3];
        let (mut first, mut session) = (Session::default(), Session::default());
        assert!(first.answer(Question::Words, packed.clone()).is_ok());
        let graph = first.answer(Question::ToGraph, Vec::new()).expect("there is one");
        assert_eq!(session.answer(Question::Graph, graph), Ok(vec![1, 0, 0, 0, 0, 0, 0, 0]));
        assert_eq!(session.answer(Question::Contains, vec![3, 3]), Ok(vec![0]));
        assert_eq!(session.answer(Question::Others, packed), Ok(vec![1, 0, 0, 0]));
        assert_eq!(session.answer(Question::Contains, vec![3, 3]), Ok(vec![1]));
        assert_eq!(session.answer(Question::Contains, vec![1, 2]), Ok(vec![1]));
        assert!(session.answer(Question::Graph, vec![1, 2, 3]).is_err());
    }
}
