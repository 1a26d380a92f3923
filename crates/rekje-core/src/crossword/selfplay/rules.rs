//! What a whole game needs beyond a position: the box, the seats, exchanging, the end.

use crate::crossword::board::facts::Facts;
use crate::error::Error;
use crate::lexicon::machine_letters::MAX_RACK;

/// A game's facts as they come from outside.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// assert!(GameRules::new(&RawGameRules { seats: 9, ..raw_rules }).is_err());
/// ```
#[derive(Debug, Clone)]
pub struct RawGameRules {
    /// How many of each tile the box holds: blanks first, then letter 1, 2, …
    pub tiles: Vec<i64>,
    /// How many play.
    pub seats: i64,
    /// The fewest tiles in the bag for an exchange; it must hold as many as are exchanged, too.
    pub exchange_min: i64,
    /// Rounds of nothing but passes that end the game while there are tiles in the bag.
    pub pass_rounds: i64,
    /// Rounds of nothing but passes that end the game when the bag is empty.
    pub pass_rounds_empty: i64,
    /// Rounds without a tile laid that end the game.
    pub scoreless_rounds: i64,
    /// Whether a game ends as soon as the bag is empty and no rack has a play.
    pub prove_end: bool,
    /// Whether the tiles still held lower a score.
    pub subtract_rest: bool,
    /// Whether who goes out gains what the others hold.
    pub out_gains: bool,
    /// How many tiles everybody begins with; 0: as many as a rack holds.
    pub rack: i64,
    /// How many tiles are taken from the bag at the beginning of a turn, as far as it has them; racks are not filled up
    /// after a play then. 0: nothing is taken, and racks are filled up.
    pub buys: i64,
    /// What who goes out gains besides.
    pub out_bonus: i64,
    /// Whether who goes out gains what the others hold twice, while nothing is taken off anybody's score.
    pub out_doubles: bool,
}

/// Checked facts of a game.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/games.rs")]
/// let three = GameRules::new(&RawGameRules { seats: 3, ..raw_rules }).unwrap();
/// assert_eq!(play_game(&graph, &facts, &three, &[], 1).unwrap().scores.len(), 3);
/// ```
#[derive(Debug, Clone)]
pub struct GameRules {
    pub(super) tiles: Vec<u8>,
    letters: usize,
    pub(super) seats: usize,
    pub(super) exchange_min: usize,
    pub(super) pass_rounds: usize,
    pub(super) pass_rounds_empty: usize,
    pub(super) scoreless_rounds: usize,
    pub(super) prove_end: bool,
    pub(super) subtract_rest: bool,
    pub(super) out_gains: bool,
    pub(super) rack: usize,
    pub(super) buys: usize,
    pub(super) out_bonus: i32,
    pub(super) out_doubles: bool,
}

impl GameRules {
    /// Believe a game's facts, or say in one sentence why not.
    pub fn new(raw: &RawGameRules) -> Result<GameRules, Error> {
        let mut tiles = Vec::new();
        for (code, &count) in raw.tiles.iter().enumerate().take(64) {
            tiles.extend(std::iter::repeat_n(code as u8, within("tiles", count, 0, 1000)?));
        }
        Ok(GameRules {
            tiles,
            letters: raw.tiles.len().saturating_sub(1),
            seats: within("seats", raw.seats, 2, 4)?,
            exchange_min: within("exchange_min", raw.exchange_min, 1, 1000)?,
            pass_rounds: within("pass_rounds", raw.pass_rounds, 1, 100)?,
            pass_rounds_empty: within("pass_rounds_empty", raw.pass_rounds_empty, 1, 100)?,
            scoreless_rounds: within("scoreless_rounds", raw.scoreless_rounds, 1, 100)?,
            prove_end: raw.prove_end,
            subtract_rest: raw.subtract_rest,
            out_gains: raw.out_gains,
            rack: within("rack", raw.rack, 0, MAX_RACK as i64)?,
            buys: within("buys", raw.buys, 0, 30)?,
            out_bonus: within("out_bonus", raw.out_bonus, 0, 10_000)? as i32,
            out_doubles: raw.out_doubles,
        })
    }

    /// Whether so many tiles may be exchanged while so many are in the bag.
    pub(super) fn can_exchange(&self, count: usize, bag: usize) -> bool {
        count > 0 && self.buys == 0 && bag >= count.max(self.exchange_min)
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// How many tiles everybody begins with.
    pub(super) fn rack(&self, facts: &Facts) -> usize {
        if self.rack == 0 { facts.rack_size() } else { self.rack.min(facts.rack_size()) }
    }

    /// How many tiles there are in the bag once everybody has a rack.
    pub(super) fn full_bag(&self, facts: &Facts) -> usize {
        self.tiles.len().saturating_sub(self.seats * self.rack(facts))
    }

    /// Whether a game of as many seats goes on where the others hold so many tiles.
    pub(crate) fn check_seats(&self, facts: &Facts, others: &[usize], unseen: usize) -> Result<(), Error> {
        let large = others.iter().any(|&count| count > facts.rack_size());
        if others.len() + 1 != self.seats || large || others.iter().sum::<usize>() > unseen {
            return Err(Error::Game("the others hold more tiles than there are, or are too many or too few"));
        }
        self.check_letters(facts)
    }

    /// Refuse facts of a letter set of another size than the rules' tiles.
    pub(super) fn check_letters(&self, facts: &Facts) -> Result<(), Error> {
        let should = facts.letters() + 1;
        if self.letters + 1 == should {
            return Ok(());
        }
        Err(Error::Length { what: "tiles", is: self.letters + 1, should })
    }
}

fn within(what: &'static str, value: i64, low: i64, high: i64) -> Result<usize, Error> {
    if (low..=high).contains(&value) { Ok(value as usize) } else { Err(Error::Range { what, value, low, high }) }
}
