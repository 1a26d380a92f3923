//! The principal variation: the moves of both players if both play as well as was found.

use super::position::move_summary::EndPlay;
use super::search_context::SearchContext;
use crate::crossword::board::play::Play;

/// The best line from the best move on, as far as the search that deepens remembers it.
pub fn remembered(search: &mut SearchContext, first: Option<EndPlay>) -> Vec<Option<Play>> {
    follow(search, first, |search, _| search.table.get(search.board.key()).map(|entry| entry.best))
}

/// The line that proves a value, as far as it is remembered; the best move is known in any case.
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

/// The moves from the first on; `next` finds what follows one that was just made, if it is known.
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
