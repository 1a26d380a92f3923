//! A short look at a position: what it seems to be worth, by a static evaluation after each of its most promising moves.

use super::moves::Moves;
use super::node_state::{Found, MOST};
use super::position::move_summary::{Lists, MoveSummary};
use super::position::squares::Squares;
use super::search_context::SearchContext;
use super::static_evaluation::evaluate;

/// So many moves are looked at. A rack with a blank has thousands of them, of which few can be best.
const LOOKED_AT: usize = 12;
/// So many plays of each player are known to the static evaluation, besides those of one tile, with which many games end.
const KNOWN: usize = 256;

impl SearchContext<'_> {
    /// What the player on turn seems to gain from here on; full if no move goes on.
    pub fn short_look(&mut self) -> Found {
        self.nodes += 1;
        let plays = self.move_lists.plays(self.board.held);
        self.note_listed(&plays);
        if plays.iter().all(Vec::is_empty) {
            return Found { value: self.board.stop(self.racks()), full: true };
        }
        let plays = plays.map(best_known);
        let mover = self.board.mover;
        let lists = (&plays[mover][..], &plays[1 - mover][..]);
        let move_bounds = self.move_bounds(&self.board, &plays);
        let mut moves = Moves::new((self.rules, self.racks()), &self.board, lists, &[], (&move_bounds, -MOST));
        let looked_at: Vec<Option<MoveSummary>> = moves.by_ref().take(LOOKED_AT).map(|one| one.play).collect();
        let mut best = Found { value: -MOST, full: moves.len() == 0 };
        for play in looked_at {
            let found = self.look_after(play, &plays);
            best = Found { value: best.value.max(found.value), full: best.full && found.full };
        }
        best
    }

    /// What a move seems to be worth; full if it ends the game.
    fn look_after(&mut self, play: Option<MoveSummary>, plays: &Lists) -> Found {
        if let Some(value) = self.board.end(play.as_ref(), self.racks()) {
            return Found { value, full: true };
        }
        let taken = play.map_or_else(Squares::default, |play| self.board.squares_needed(&play));
        let score = play.map_or(0, |play| play.score);
        let play = self.in_full(play);
        let before = self.board.make(play.as_ref(), &self.move_lists.racks);
        let value = evaluate((self.rules, &self.move_lists.racks), &self.board, plays, taken);
        self.board.unmake(play.as_ref(), before);
        Found { value: score - value, full: false }
    }
}

/// The plays of a player that bring most, in order of what they bring, and those of one tile.
fn best_known(mut plays: Vec<MoveSummary>) -> Vec<MoveSummary> {
    let order = |play: &MoveSummary| (-play.score - play.points, play.rank, play.place);
    if plays.len() > KNOWN {
        plays.select_nth_unstable_by_key(KNOWN, order);
        let (mut known, rest) = (plays[..KNOWN].to_vec(), &plays[KNOWN..]);
        known.extend(rest.iter().filter(|play| play.laid.count_ones() == 1));
        plays = known;
    }
    plays.sort_unstable_by_key(order);
    plays
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_of_one_tile_are_known_however_little_they_bring() {
        let play = |place: u32| MoveSummary {
            score: (place * 7919 % 1000) as i32,
            points: 1,
            sum: 0,
            tiles_used: 1,
            laid: if place % 10 == 0 { 1 } else { 3 },
            rank: 0,
            place,
        };
        let known = best_known((0..1000).map(play).collect());
        assert!(known.iter().filter(|one| one.laid == 3).all(|one| one.score >= 1000 - KNOWN as i32));
        assert_eq!(known.iter().filter(|one| one.laid == 1).count(), 100);
        assert_eq!(known[..KNOWN].iter().map(|one| one.score).min(), Some(1000 - KNOWN as i32));
        assert!(known.is_sorted_by_key(|one| -one.score));
    }
}
