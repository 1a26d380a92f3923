//! Incremental move lists: the plays of both players, line by line. After a play, only the plays of the lines that it changes are
//! generated again.

use super::endgame_rack::{EndgameRack, Held};
use super::move_cache::{MoveCache, Plays};
use super::move_summary::{EndPlay, Lists, MoveSummary, rank};
use super::squares::Squares;
use crate::crossword::board::Board;
use crate::crossword::board::facts::Facts;
use crate::crossword::board::grid::{Line, Square};
use crate::crossword::board::play::Play;
use crate::lexicon::machine_letters::bits;
use crate::lexicon::word_graph::WordGraph;

/// The initial capacity for the plays that are new after a turn; mostly it suffices.
const USUAL: usize = 64;

/// The plays on a board on which tiles are laid and taken back. Those of a line are those of all tiles that a player held when
/// it last changed.
pub struct MoveLists<'a> {
    graph: &'a WordGraph,
    facts: &'a Facts,
    pub racks: [EndgameRack; 2],
    board: Board,
    line_moves: LineMoves,
    cache: MoveCache<'a>,
    /// What lines looked like before tiles were laid in them, the latest last.
    saved: Vec<Saved>,
    /// The squares of the lines in `saved`, in the same order.
    squares: Vec<Square>,
    /// What the lines that changed last look like.
    keys: Vec<Option<[u64; 2]>>,
    /// Boards that were replaced as a whole, with their plays, the latest last.
    replaced: Vec<(Board, LineMoves)>,
}

/// The plays of each player in each line of the board as it lies, across and down.
type LineMoves = [Vec<[Plays; 2]>; 2];

/// A line as it was before tiles were laid in it.
struct Saved {
    way: usize,
    number: usize,
    /// Bit by place: those of its squares that may change.
    places: u32,
    /// The line's tiles, squares with cross words, and anchors, bit by place.
    masks: [u32; 3],
    plays: [Plays; 2],
}

/// What must be put back when tiles are taken back.
pub enum Before {
    /// The length of `saved` before the play, and the lines that changed, bit by number, across and down.
    Lines(usize, [u32; 2]),
    /// The board as a whole.
    Whole,
}

impl<'a> MoveLists<'a> {
    /// The move lists of both players on a board, with the tiles that they hold of their racks, for a search of `positions` positions.
    pub fn new(
        graph: &'a WordGraph,
        facts: &'a Facts,
        (racks, held): ([EndgameRack; 2], [Held; 2]),
        cells: &[u8],
        positions: u64,
    ) -> MoveLists<'a> {
        let board = Board::of(graph, facts, cells);
        let mut move_lists = MoveLists {
            graph,
            facts,
            racks,
            board,
            line_moves: Default::default(),
            cache: MoveCache::new(graph, facts, positions),
            saved: Vec::new(),
            squares: Vec::new(),
            keys: Vec::new(),
            replaced: Vec::new(),
        };
        move_lists.list_all(held);
        move_lists
    }

    /// Whether no tile lies on the board.
    pub fn is_first(&self) -> bool {
        self.board.is_empty()
    }

    /// Lay a play and list the plays of the changed lines anew. Only lines through `squares_needed` can change; `held` are the
    /// tiles of both players after the play.
    pub fn lay(&mut self, play: &Play, squares_needed: &Squares, held: [Held; 2]) -> Before {
        if self.board.is_empty() {
            return self.lay_anew(Some(play), held);
        }
        if self.cache.is_full() {
            self.forget();
        }
        let mut laid = Squares::default();
        laid.toggle(play);
        let (saved, mut changed) = (self.saved.len(), [0; 2]);
        for (way, changed) in changed.iter_mut().enumerate() {
            let laid = laid.lines(way == 1);
            for (number, &squares) in
                squares_needed.lines(way == 1).iter().enumerate().filter(|&(_, &squares)| squares != 0)
            {
                // The square before a tile is told that it is no longer open.
                self.save(way, number, squares << 1 | laid[number]);
                *changed |= 1 << number;
            }
        }
        self.board.lay(self.graph, self.facts, play.squares());
        let all = self.saved[saved..].iter().map(|line| (line.way, line.number));
        self.keys.clear();
        self.keys.extend(all.map(|line| self.cache.keys(held, &self.board, line)));
        self.cache.prefetch(&self.keys);
        for (line, keys) in self.saved[saved..].iter().zip(&self.keys) {
            let place = (line.way, line.number);
            self.line_moves[line.way][line.number] = self.cache.plays(*keys, &self.racks, held, &self.board, place);
        }
        Before::Lines(saved, changed)
    }

    /// Lay a play, if there is one, and list the plays of all lines anew. Unlike [`MoveLists::lay`] it may be told of tiles that a player
    /// didn't hold before.
    pub fn lay_anew(&mut self, play: Option<&Play>, held: [Held; 2]) -> Before {
        if self.cache.is_full() {
            self.forget();
        }
        self.replaced.push((self.board.clone(), self.line_moves.clone()));
        if let Some(play) = play {
            self.board.lay(self.graph, self.facts, play.squares());
        }
        self.list_all(held);
        Before::Whole
    }

    /// Take back the tiles laid last.
    pub fn take_back(&mut self, before: Before) {
        match before {
            Before::Lines(saved, _) => {
                for Saved { way, number, places, masks, plays } in self.saved.drain(saved..).rev() {
                    let line = &mut self.board.grids[way].lines[number];
                    let first = self.squares.len() - places.count_ones() as usize;
                    for (place, square) in bits(places.into()).zip(self.squares.drain(first..)) {
                        line.take_back(place.into(), square);
                    }
                    if line.tiles != masks[0] {
                        // As far as there were tiles.
                        line.note_letters_ahead();
                    }
                    [line.tiles, line.crossed, line.anchors] = masks;
                    self.line_moves[way][number] = plays;
                }
            }
            Before::Whole => {
                if let Some(before) = self.replaced.pop() {
                    (self.board, self.line_moves) = before;
                }
            }
        }
    }

    /// Save a line before a play changes it: its squares at `places` (bit by place), its masks and its plays.
    fn save(&mut self, way: usize, number: usize, places: u32) {
        let Line { squares, tiles, crossed, anchors, .. } = &self.board.grids[way].lines[number];
        self.squares.extend(bits(places.into()).map(|place| squares[usize::from(place)]));
        let (masks, plays) = ([*tiles, *crossed, *anchors], self.line_moves[way][number]);
        self.saved.push(Saved { way, number, places, masks, plays });
    }

    /// Forget all plays but those of the board as it lies, and of what it may be put back to.
    fn forget(&mut self) {
        let before = self.replaced.iter_mut().flat_map(|(_, line_moves)| line_moves.iter_mut()).flatten();
        let line_moves = self.line_moves.iter_mut().flatten().chain(before);
        self.cache.forget(line_moves.chain(self.saved.iter_mut().map(|saved| &mut saved.plays)).flatten());
    }

    /// The play with a summary that was taken from the board as it lies.
    pub fn play(&self, player: usize, summary: &MoveSummary) -> &Play {
        let line = self.line_moves[usize::from(summary.is_down())][summary.line()][player];
        &self.cache.in_full(line)[summary.place as usize]
    }

    /// The present summary of a play that was kept from another position, where its place in the list and the tiles that it takes may
    /// have been others. None if a player who holds `held` can't make the play now. Tiles laid and score are compared first, since
    /// that is cheap.
    pub fn find(&self, player: usize, held: Held, play: &EndPlay) -> Option<MoveSummary> {
        let EndPlay { play, summary } = play;
        let line = self.line_moves[usize::from(summary.is_down())][summary.line()][player];
        let alike = |one: &&MoveSummary| one.laid == summary.laid && one.score == summary.score;
        let mut found = self.cache.summaries(line).iter().filter(alike).copied();
        found.find(|one| one.tiles_used & !held == 0 && self.cache.in_full(line)[one.place as usize] == *play)
    }

    /// The plays of a player with some of its tiles.
    pub fn held(&self, player: usize, held: Held) -> impl Iterator<Item = &MoveSummary> {
        let known = self.line_moves.iter().flatten().flat_map(move |line| self.cache.summaries(line[player]));
        known.filter(move |play| play.tiles_used & !held == 0)
    }

    /// The plays of each player with what they hold.
    pub fn plays(&self, held: [Held; 2]) -> Lists {
        [0, 1].map(|player: usize| {
            let all = self.line_moves.iter().flatten().map(|line| self.cache.summaries(line[player]).len()).sum();
            let mut plays = Vec::with_capacity(all);
            plays.extend(self.held(player, held[player]));
            plays
        })
    }

    /// What [`MoveLists::plays`] gives, made from the lists of the position before the last play (`before` and `lists`): a merge of
    /// lists that are sorted by the rank of the plays' lines. The plays of lines that changed are replaced by those listed anew, all
    /// others are taken over. Plays with tiles that are no longer held are left out.
    pub fn plays_since(&self, before: &Before, lists: &Lists, held: [Held; 2]) -> Lists {
        let Before::Lines(_, changed) = before else { return self.plays(held) };
        let still_held = |player: usize| move |play: &&MoveSummary| play.tiles_used & !held[player] == 0;
        [0, 1].map(|player| {
            let mut rest = &lists[player][..];
            let mut plays = Vec::with_capacity(rest.len() + USUAL);
            for (way, lines) in changed.iter().enumerate() {
                for number in bits((*lines).into()) {
                    let line = rank(way, number.into());
                    let (same, other) = rest.split_at(rest.partition_point(|play| play.rank < line));
                    plays.extend(same.iter().filter(still_held(player)));
                    rest = &other[other.partition_point(|play| play.rank == line)..];
                    let anew = self.line_moves[way][usize::from(number)][player];
                    plays.extend(self.cache.summaries(anew).iter().filter(still_held(player)));
                }
            }
            plays.extend(rest.iter().filter(still_held(player)));
            plays
        })
    }

    /// List the plays of all lines, with the tiles that each player holds.
    fn list_all(&mut self, held: [Held; 2]) {
        let lines = |way: usize| 0..self.board.grids[way].lines.len();
        let all = [lines(0), lines(1)];
        self.line_moves = [0, 1].map(|way| all[way].clone().map(|number| self.list_line(way, number, held)).collect());
    }

    /// The plays of both players in one line, from the cache or generated.
    fn list_line(&mut self, way: usize, number: usize, held: [Held; 2]) -> [Plays; 2] {
        let keys = self.cache.keys(held, &self.board, (way, number));
        self.cache.plays(keys, &self.racks, held, &self.board, (way, number))
    }
}

#[cfg(test)]
mod tests {
    use crate::crossword::endgame::tests::Game;
    use crate::random::Random;

    #[test]
    fn tiles_taken_back_leave_no_trace_even_if_plays_were_forgotten() {
        let mut deepest = 0;
        for seed in 0..300 {
            let game = Game::by_chance(seed);
            let (mut search, mut random) = (game.search(1), Random::new(seed));
            let mut laid = Vec::new();
            loop {
                let plays = search.move_lists.plays(search.board.held);
                let own = &plays[search.board.mover];
                if own.is_empty() {
                    break;
                }
                let play = search.in_full(Some(own[random.below(own.len() as u64) as usize])).expect("a play");
                let grids = search.move_lists.board.grids.clone();
                let back = search.board.make(Some(&play), &search.move_lists.racks);
                let before = search.lay(&play);
                if random.below(2) == 0 {
                    search.move_lists.forget();
                }
                let since = search.move_lists.plays_since(&before, &plays, search.board.held);
                assert_eq!(since, search.move_lists.plays(search.board.held), "seed {seed}");
                laid.push((play, plays, grids, back, before));
            }
            deepest = deepest.max(laid.len());
            while let Some((play, plays, grids, back, before)) = laid.pop() {
                search.board.unmake(Some(&play), back);
                search.move_lists.take_back(before);
                assert!(search.move_lists.board.grids == grids, "seed {seed}");
                assert_eq!(search.move_lists.plays(search.board.held), plays, "seed {seed}");
                assert!(
                    search.move_lists.find(search.board.mover, search.board.held[search.board.mover], &play).is_some()
                );
            }
        }
        assert!(deepest > 3, "{deepest} plays at most: too easy");
    }
}
