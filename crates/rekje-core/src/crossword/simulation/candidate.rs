//! The candidates of a simulation: plays and exchanges.

use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::board::position::Position;
use crate::crossword::leave::leave_map::LeaveMap;
use crate::crossword::leave::leave_values::POINT;
use crate::error::Error;
use crate::lexicon::machine_letters::{EMPTY, MAX_SIDE, NAMED_BLANK, as_held, letter};

/// A candidate as it comes from outside.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/simulation.rs")]
/// let leaves = LeaveValues::new(26, 6).unwrap();
/// let effort = SampleEffort { turns: 1, searches: 10, end_nodes: 0, drop: DropRule::Loss(0.05), seed: 1 };
/// let not_held = [RawCandidate::Exchange(codes("Z"))];
/// assert!(simulate((&graph, &facts, &leaves), &end_rules, &known, &not_held, &effort).is_err());
/// ```
#[allow(missing_docs, reason = "the text of each variant names its fields")]
pub enum RawCandidate {
    /// Where its word begins, its direction, the word with [`EMPTY`] where a tile lies already, and its score.
    Play { x: usize, y: usize, down: bool, tiles: Vec<u8>, score: i32 },
    /// The tiles given back; none is a pass.
    Exchange(Vec<u8>),
}

impl RawCandidate {
    /// The play, if it is one, and the tiles that leave the rack; an error if it can't be laid, or isn't on the rack.
    pub(in crate::crossword) fn checked(
        &self,
        facts: &Facts,
        position: &Position,
    ) -> Result<(Option<Play>, Vec<u8>), Error> {
        let (play, given): (_, Vec<u8>) = match self {
            RawCandidate::Play { x, y, down, tiles, score } => {
                let play = checked_play(facts, position, (*x, *y), *down, tiles, *score)?;
                (Some(play), play.squares().map(|(_, _, tile)| as_held(tile)).collect())
            }
            RawCandidate::Exchange(given) => (None, given.clone()),
        };
        let mut rack = position.rack.clone();
        let wrong = given.iter().any(|&code| usize::from(code) > facts.letters || !rack.take(code));
        if wrong { Err(WRONG) } else { Ok((play, given)) }
    }
}

/// A checked candidate.
pub struct Candidate {
    pub play: Option<Play>,
    /// The tiles that leave the rack.
    pub given: Vec<u8>,
    /// The leave value, in thousandths of a point.
    pub kept: i64,
}

const WRONG: Error = Error::Game("a candidate can't be laid, or isn't on the rack");

impl Candidate {
    /// Check a candidate against the position, and look up the value of the tiles that it keeps.
    fn new(facts: &Facts, position: &Position, kept: &LeaveMap, raw: &RawCandidate) -> Result<Candidate, Error> {
        let (play, given) = raw.checked(facts, position)?;
        let number = kept.whole_rack() - given.iter().map(|&code| kept.index_steps[usize::from(code)]).sum::<u32>();
        let kept = if given.is_empty() { 0 } else { kept.value(number).into() };
        Ok(Candidate { play, given, kept })
    }

    /// Check all candidates of a question.
    pub fn all(
        facts: &Facts,
        position: &Position,
        kept: &LeaveMap,
        raw: &[RawCandidate],
    ) -> Result<Vec<Candidate>, Error> {
        raw.iter().map(|raw| Candidate::new(facts, position, kept, raw)).collect()
    }

    /// Its equity, score and leave value, in points.
    pub fn equity(&self) -> f64 {
        let score = self.play.map_or(0, |play| i64::from(play.score) * POINT);
        (score + self.kept) as f64 / POINT as f64
    }
}

/// A play from a word in which [`EMPTY`] stands for a tile that lies already. It is an error if a square is off the board, a square
/// for a new tile isn't empty, a new tile is unknown, or no tile is laid.
fn checked_play(
    facts: &Facts,
    position: &Position,
    (x, y): (usize, usize),
    down: bool,
    tiles: &[u8],
    score: i32,
) -> Result<Play, Error> {
    let (across, along) = if down { (1, tiles.len()) } else { (tiles.len(), 1) };
    if tiles.is_empty() || x + across > facts.width || y + along > facts.height {
        return Err(WRONG);
    }
    let mut word = [EMPTY; MAX_SIDE];
    word[..tiles.len()].copy_from_slice(tiles);
    let play = Play::new(score, (x, y), down, tiles.len(), word);
    let free = |(x, y, tile)| {
        let known = tile != NAMED_BLANK && usize::from(letter(tile)) <= facts.letters;
        position.cells[y * facts.width + x] == EMPTY && known
    };
    if play.squares().all(free) && play.laid() > 0 { Ok(play) } else { Err(WRONG) }
}
