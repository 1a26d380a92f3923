//! A game between two in which it is known what each will draw: the endgame search, with plays before it for as long as the bag
//! isn't empty.

use std::sync::atomic::{AtomicBool, Ordering};

use super::draws::Draw;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::play::Play;
use crate::crossword::board::rack::Rack;
use crate::crossword::endgame::EndRules;
use crate::crossword::endgame::position::board::{Before as BoardBefore, Board};
use crate::crossword::endgame::position::endgame_rack::EndgameRack;
use crate::crossword::endgame::position::move_lists::{Before as ListsBefore, MoveLists};
use crate::crossword::endgame::position::move_summary::{EndPlay, MoveSummary};
use crate::crossword::endgame::search_context::{BudgetUsedUp, SearchContext};
use crate::lexicon::machine_letters::as_held;
use crate::lexicon::word_graph::WordGraph;

/// A turn of the player on turn: its play, if it makes one, and the tiles that it gives back. Neither is a pass.
///
/// ```
#[doc = include_str!("../../../doc/crossword.rs")]
#[doc = include_str!("../../../doc/end.rs")]
#[doc = include_str!("../../../doc/few_in_bag.rs")]
/// let pass = Act { play: None, given: Vec::new() };
/// assert!(found.turns.iter().any(|turn| turn.act == pass));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// The play, if it is one.
    pub play: Option<Play>,
    /// The tiles given back.
    pub given: Vec<u8>,
}

/// The passes in a row that end the game from here on while tiles are in the bag.
#[derive(Debug, Clone, Copy)]
pub struct PassesLeft {
    /// Before the turn.
    pub now: u8,
    /// After a play.
    pub after_play: u8,
    /// After an exchange; none is left if it ends the game.
    pub after_exchange: u8,
}

/// The positions that the alpha-beta search remembers. It only guesses here.
const TRANSPOSITIONS: u64 = 1 << 10;

/// Laying a turn with a draw takes as long as to look at so many positions.
const LAY_NODES: u64 = 8;
/// So does listing this many plays, for one position.
const PLAYS_A_NODE: u64 = 256;

/// The game. All draws share one search: what it learns of lines and positions holds for every draw, since both are kept by
/// the tiles that each player holds.
pub struct DealtGame<'a> {
    search: SearchContext<'a>,
    facts: &'a Facts,
    passes: PassesLeft,
    rack: Vec<u8>,
    stop: &'a AtomicBool,
}

/// What must be put back when a turn is taken back.
struct Before {
    board: BoardBefore,
    lists: Option<ListsBefore>,
}

impl<'a> DealtGame<'a> {
    /// The game before the turn of a player who holds `rack`, for a search of `positions` positions. Board and tiles were checked.
    pub fn new(
        (graph, facts, rules): (&'a WordGraph, &'a Facts, &'a EndRules),
        cells: &[u8],
        (rack, unseen): (&[u8], &[u8]),
        passes: PassesLeft,
        positions: u64,
        stop: &'a AtomicBool,
    ) -> DealtGame<'a> {
        // Either player may come to hold any tile, so both racks have all of them.
        let all = Rack::new(&[rack, unseen].concat());
        let racks = [EndgameRack::new(facts, &all), EndgameRack::new(facts, &all)];
        let board = Board::new(facts, rules, cells, [0, 0], passes.now);
        let move_lists = MoveLists::new(graph, facts, (racks, [0, 0]), cells, positions);
        let mut search = SearchContext::new(rules, move_lists, board, TRANSPOSITIONS);
        search.make_room(positions);
        DealtGame { search, facts, passes, rack: rack.to_vec(), stop }
    }

    /// Positions looked at so far, what else takes time being counted as positions.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// How many tiles the player draws after an act, of a bag of `bag` tiles.
    pub fn drawn_after(&self, act: &Act, bag: usize) -> usize {
        match &act.play {
            Some(play) => bag.min(self.facts.rack_size + play.laid() - self.rack.len()),
            None => act.given.len(),
        }
    }

    /// What an act promises at first sight: its score, and the points of the tiles that it lays.
    pub fn promise(&self, act: &Act) -> i32 {
        let worth = |play: &Play| play.squares().map(|(_, _, tile)| self.facts.value(as_held(tile))).sum::<i32>();
        act.play.as_ref().map_or(0, |play| play.score + worth(play))
    }

    /// Whether what the other gains after an act, with one draw, is at least `asked`. At most `nodes` more positions are looked
    /// at; if that isn't enough they count all the same.
    pub fn is_at_least(&mut self, act: &Act, draw: &Draw, asked: i32, nodes: u64) -> Result<bool, BudgetUsedUp> {
        let before = self.search.nodes;
        self.search.allow(nodes);
        let found = self.after(act, draw, |game| game.at_least(&draw.bag, asked));
        if found.is_err() {
            self.search.nodes = self.search.nodes.max(self.search.limit);
        }
        self.count_listed(before);
        found
    }

    /// Count the plays listed since the count of nodes was `before`.
    fn count_listed(&mut self, before: u64) {
        self.search.nodes += self.search.listed_since(before) / PLAYS_A_NODE;
    }

    /// What the other gains after an act, with one draw, by a short look; and whether that is exact.
    pub fn estimate(&mut self, act: &Act, draw: &Draw) -> (i32, bool) {
        let before = self.search.nodes;
        self.search.allow(u64::MAX);
        let found = self.after(act, draw, |game| game.guess(&draw.bag));
        self.count_listed(before);
        found
    }

    /// What an act ends with, if it ends the game: what the other gains from it.
    pub fn end(&mut self, act: &Act, draw: &Draw) -> Option<i32> {
        let left = if act.given.is_empty() { self.passes.now - 1 } else { self.passes.after_exchange };
        (act.play.is_none() && left == 0)
            .then(|| self.after(act, draw, |game| game.search.board.stop(game.search.racks())))
    }

    /// Make an act, ask something of the position that it leads to with one draw, and take it back.
    fn after<T>(&mut self, act: &Act, draw: &Draw, ask: impl FnOnce(&mut DealtGame<'a>) -> T) -> T {
        let SearchContext { board, move_lists, .. } = &mut self.search;
        let [own, other] = &move_lists.racks;
        let play = act.play.map(|play| EndPlay { play, summary: MoveSummary::new(&play, own, 0) });
        board.held = [own.held_of(&self.rack), other.held_of(&draw.other)];
        board.left = self.passes.now;
        let before = board.make(play.as_ref(), &move_lists.racks);
        let kept = own.without(board.held[0], own.held_of(&act.given));
        board.held[0] = own.with(kept, &draw.drawn);
        if !act.given.is_empty() {
            board.left = self.passes.after_exchange;
        } else if act.play.is_some() && !draw.bag.is_empty() {
            board.left = self.passes.after_play;
        }
        let lists = Some(move_lists.lay_anew(act.play.as_ref(), board.held));
        self.search.nodes += LAY_NODES;
        let found = ask(self);
        self.take_back(play.as_ref(), Before { board: before, lists });
        found
    }

    /// Make a play with tiles still in the bag, or a pass, and draw. It returns what must be put back, and how many tiles were drawn.
    fn make(&mut self, play: Option<&EndPlay>, bag: &[u8]) -> (Before, usize) {
        let SearchContext { board, move_lists, .. } = &mut self.search;
        let mover = board.mover;
        let before = board.make(play, &move_lists.racks);
        let Some(play) = play else { return (Before { board: before, lists: None }, 0) };
        let kept = board.held[mover];
        let drawn = bag.len().min(self.facts.rack_size.saturating_sub(kept.count_ones() as usize));
        board.held[mover] = move_lists.racks[mover].with(kept, &bag[..drawn]);
        if drawn < bag.len() {
            board.left = self.passes.after_play;
        }
        let lists = Some(move_lists.lay_anew(Some(&play.play), board.held));
        self.search.nodes += LAY_NODES;
        (Before { board: before, lists }, drawn)
    }

    fn take_back(&mut self, play: Option<&EndPlay>, before: Before) {
        if let Some(lists) = before.lists {
            self.search.move_lists.take_back(lists);
        }
        self.search.board.unmake(play, before.board);
    }

    /// Whether the player on turn gains at least `asked` from here on, both knowing what is still to be drawn from `bag`.
    fn at_least(&mut self, bag: &[u8], asked: i32) -> Result<bool, BudgetUsedUp> {
        if bag.is_empty() {
            return self.search.is_at_least(asked);
        }
        if self.search.nodes >= self.search.limit || self.stop.load(Ordering::Relaxed) {
            return Err(BudgetUsedUp);
        }
        self.search.nodes += 1;
        for play in self.plays()? {
            let (before, drawn) = self.make(Some(&play), bag);
            let found = self.at_least(&bag[drawn..], play.summary.score - asked + 1);
            self.take_back(Some(&play), before);
            if !found? {
                return Ok(true);
            }
        }
        if self.search.board.left == 1 {
            return Ok(self.search.board.stop(self.search.racks()) >= asked);
        }
        let (before, _) = self.make(None, bag);
        let found = self.at_least(bag, 1 - asked);
        self.take_back(None, before);
        Ok(!found?)
    }

    /// What the player on turn gains from here on, if both make the play that promises most until the bag is empty; and whether that is
    /// exact.
    fn guess(&mut self, bag: &[u8]) -> (i32, bool) {
        if bag.is_empty() {
            let found = self.search.short_look();
            return (found.value, found.full);
        }
        self.search.nodes += 1;
        let best = self.plays().ok().and_then(|plays| plays.into_iter().next());
        if best.is_none() && self.search.board.left == 1 {
            return (self.search.board.stop(self.search.racks()), true);
        }
        let (before, drawn) = self.make(best.as_ref(), bag);
        let (value, _) = self.guess(&bag[drawn..]);
        self.take_back(best.as_ref(), before);
        (best.map_or(0, |play| play.summary.score) - value, false)
    }

    /// The plays of the player on turn, by points and the tiles that they lay.
    fn plays(&mut self) -> Result<Vec<EndPlay>, BudgetUsedUp> {
        let mover = self.search.board.mover;
        let mut plays = std::mem::take(&mut self.search.list(None, None)?[mover]);
        plays.sort_by_key(|play| -play.score - play.points);
        Ok(plays.into_iter().filter_map(|play| self.search.in_full(Some(play))).collect())
    }
}
