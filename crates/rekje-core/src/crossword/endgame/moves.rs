//! The moves of a position in the order in which they are searched, each with an upper bound on its value.

use super::move_bounds::MoveBounds;
use super::position::board::Board;
use super::position::endgame_rack::EndgameRack;
use super::position::move_summary::MoveSummary;
use super::position::rules::EndRules;
use super::position::squares::Squares;

/// How many of the opponent's best plays are kept as possible replies to each move.
const REPLIES: usize = 12;
/// Priorities, in points: of moves about as good, those that bring the end of the game nearer come first, since they leave less to
/// search. `TILE` is added for each tile laid, `THREAT` if the player could go out with its next play.
const TILE: i32 = 12;
const THREAT: i32 = 40;
/// The priority of the first move to try: more than any score.
const FIRST: i32 = 1 << 28;

/// A play, or a pass.
#[derive(Clone, Copy)]
pub struct Move {
    pub play: Option<MoveSummary>,
    /// Moves of higher priority are searched first.
    priority: i32,
    /// An upper bound on the move's value.
    pub most: i32,
}

impl Move {
    /// A move without a priority or a bound.
    pub fn unrated(play: Option<MoveSummary>) -> Move {
        Move { play, priority: 0, most: i32::MAX }
    }
}

/// The sets of tiles that some play lays at once, as a small bit set over a few bits of their hashes (`sum`). Two sets may share a
/// bit, so an answer may be a false yes.
struct Threats {
    all: u32,
    sums: [u64; 16],
}

impl Threats {
    /// From the plays of a player, and the sum of all tiles it holds (`all`).
    fn new(plays: &[MoveSummary], all: u32) -> Threats {
        let mut threats = Threats { all, sums: [0; 16] };
        plays.iter().map(|play| Threats::bit(play.sum)).for_each(|(word, bit)| threats.sums[word] |= bit);
        threats
    }

    /// The index of a sum's bit: which `u64`, and the bit in it.
    fn bit(sum: u32) -> (usize, u64) {
        ((sum >> 28) as usize, 1 << (sum >> 22 & 63))
    }

    /// The priority of a play for bringing the end nearer, in points.
    fn nearness(&self, play: &MoveSummary) -> i32 {
        let (word, bit) = Threats::bit(self.all.wrapping_sub(play.sum));
        play.laid.count_ones() as i32 * TILE + if self.sums[word] & bit != 0 { THREAT } else { 0 }
    }
}

/// A play of the opponent on the board as it is before the move.
struct Reply {
    worth: i32,
    squares_needed: Squares,
}

/// The moves of a position.
pub struct Moves {
    list: Vec<Move>,
    next: usize,
    /// The highest upper bound among the moves that were left out.
    pub left_out: i32,
}

/// How many moves are picked one by one before the rest is sorted: after a cutoff the rest isn't needed.
const PICKED: usize = 3;

impl Moves {
    /// Rate the moves of the player on turn: its `plays`, and a pass. Moves whose upper bound is at most `low` are left out. The priority
    /// is the highest for the moves in `first`, in their order, then for plays that go out. For other moves it is the score and the
    /// points laid, less the opponent's best reply (of its plays `answers`), and what `Threats::nearness` adds.
    pub fn new(
        (rules, racks): (&EndRules, &[EndgameRack; 2]),
        board: &Board,
        (plays, answers): (&[MoveSummary], &[MoveSummary]),
        first: &[Option<MoveSummary>],
        (move_bounds, low): (&MoveBounds, i32),
    ) -> Moves {
        let (mover, other) = (board.mover, 1 - board.mover);
        let gain = rules.out(racks[mover].points(board.held[mover]));
        let threats = Threats::new(plays, racks[mover].sum(board.held[mover]));
        let replies = replies(board, answers, board.held[other], gain);
        let mut left_out = i32::MIN;
        let rate = |play: Option<MoveSummary>| {
            let end = board.end(play.as_ref(), racks);
            let most = if end.is_some() { i32::MAX } else { move_bounds.most(play.as_ref()) };
            if most <= low {
                left_out = left_out.max(most);
                return None;
            }
            let is_possible = |reply: &&Reply| play.is_none_or(|own| !reply.squares_needed.meets(&own));
            let (score, points) = play.map_or((0, 0), |play| (play.score, play.points));
            let if_first = first.iter().position(|&one| one.is_some() && one == play).map_or(0, |place| FIRST >> place);
            let priority = if end.is_some() && play.is_some() {
                FIRST / 64 + score
            } else {
                let reply = replies.iter().find(is_possible).map_or(0, |reply| reply.worth);
                score + points - reply + play.map_or(0, |play| threats.nearness(&play))
            } + if_first;
            Some(Move { play, priority, most })
        };
        let list = plays.iter().copied().map(Some).chain([None]).filter_map(rate).collect();
        Moves { list, next: 0, left_out }
    }

    /// How many are still to come.
    pub fn len(&self) -> usize {
        self.list.len() - self.next
    }
}

impl Iterator for Moves {
    type Item = Move;

    /// The next move by priority, the highest first. The first few are picked one by one, as a cutoff mostly comes soon;
    /// after them the rest is sorted once.
    fn next(&mut self) -> Option<Move> {
        let rest = &mut self.list[self.next..];
        if self.next < PICKED {
            let best = (0..rest.len()).max_by_key(|&i| (rest[i].priority, std::cmp::Reverse(i)))?;
            rest.swap(0, best);
        } else if self.next == PICKED {
            rest.sort_by_cached_key(|one| -one.priority);
        }
        let one = rest.first().copied()?;
        self.next += 1;
        Some(one)
    }
}

/// The opponent's best plays on the current board, best first. A play counts its score, the points of its tiles, and `gain` if it
/// goes out.
fn replies(board: &Board, answers: &[MoveSummary], held: u32, gain: i32) -> Vec<Reply> {
    let mut best: Vec<(i32, &MoveSummary)> = Vec::with_capacity(REPLIES + 1);
    for play in answers {
        let worth = play.score + play.points + if play.tiles_used == held { gain } else { 0 };
        if best.len() < REPLIES || best[REPLIES - 1].0 < worth {
            let place = best.partition_point(|&(other, _)| other >= worth);
            best.insert(place, (worth, play));
            best.truncate(REPLIES);
        }
    }
    let reply = |(worth, play): (i32, &MoveSummary)| Reply { worth, squares_needed: board.squares_needed(play) };
    best.into_iter().map(reply).collect()
}
