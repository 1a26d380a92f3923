//! What both do if they play as well as was found.

use super::footing::Search;
use super::outline::EndPlay;
use crate::play::Play;

/// The best line from the best move on, as far as the search that deepens remembers it.
pub fn remembered(search: &mut Search, first: Option<EndPlay>) -> Vec<Option<Play>> {
    let mut line = Vec::new();
    let mut next = Some(first);
    while let Some(one) = next {
        line.push(one.map(|play| play.play));
        if is_last(search, one) {
            break;
        }
        search.make(one);
        next = search.table.get(search.board.key()).map(|entry| entry.best);
    }
    line
}

/// The line that proves a value, as far as it is remembered; the best move is known in any case.
pub fn proven(search: &mut Search, value: i32) -> Vec<Option<Play>> {
    let mut line = Vec::new();
    let mut value = value;
    let known = search.chosen.map(|(play, _)| play);
    let mut next = search.worth(value).or(known);
    while let Some(one) = next {
        line.push(one.map(|play| play.play));
        if is_last(search, one) {
            break;
        }
        value = one.map_or(0, |play| play.outline.score) - value;
        search.make(one);
        one.iter().for_each(|play| drop(search.lay(play)));
        next = search.worth(value);
    }
    line
}

fn is_last(search: &Search, one: Option<EndPlay>) -> bool {
    match &one {
        Some(play) => search.board.goes_out(&play.outline),
        None => search.board.left == 1,
    }
}
