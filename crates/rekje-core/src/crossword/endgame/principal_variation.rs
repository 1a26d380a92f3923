//! The principal variation: the moves of both players if both play as well as was found.

use super::position::move_summary::EndPlay;
use super::search_context::SearchContext;
use crate::crossword::board::play::Play;

/// The principal variation that begins with `first`, as far as the transposition table still has its positions.
pub fn remembered(search: &mut SearchContext, first: Option<EndPlay>) -> Vec<Option<Play>> {
    follow(search, first, |search, _| search.table.get(search.board.key()).map(|entry| entry.best))
}

/// The principal variation of a proven value, as far as the proof table still has its positions; at least the best move.
pub fn proven(search: &mut SearchContext, mut value: i32) -> Vec<Option<Play>> {
    let known = search.chosen.map(|(play, _)| play);
    let first = search.proven_move(value).or(known);
    let next = |search: &mut SearchContext, last: Option<EndPlay>| {
        value = last.map_or(0, |play| play.summary.score) - value;
        if let Some(play) = last {
            search.lay(&play);
        }
        search.proven_move(value)
    };
    first.map_or_else(Vec::new, |first| follow(search, first, next))
}

/// Make the moves of a line one by one and list them, until the game ends or `next`, which gets the move just made, knows no
/// further one. A play of `None` is a pass.
fn follow(
    search: &mut SearchContext,
    first: Option<EndPlay>,
    mut next: impl FnMut(&mut SearchContext, Option<EndPlay>) -> Option<Option<EndPlay>>,
) -> Vec<Option<Play>> {
    let mut line = Vec::new();
    let mut known = Some(first);
    while let Some(one) = known {
        line.push(one.map(|play| play.play));
        if search.board.end(one.as_ref().map(|play| &play.summary), search.racks()).is_some() {
            break;
        }
        search.make(one);
        known = next(search, one);
    }
    line
}
