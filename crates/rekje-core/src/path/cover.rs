//! A choice of one path for each word, so that the paths together use all letters that must be used.

use super::words::PathWords;

/// A set of letters laid, bit by index: mostly those that a path uses.
pub type Mask = u8;

/// A word with its paths to choose from, one for each set of letters laid that a path can use.
pub struct Choice<'a> {
    pub word: &'a [u8],
    pub paths: Vec<(Mask, Vec<u8>)>,
}

/// One path for each word so that the paths together use all letters of `required`; `None` if no choice does. This is dynamic
/// programming over sets of letters: forward, `reached[n]` gets the sets that the first `n` words can use together; backward, a
/// path of each word is picked that leads to the set wanted.
pub fn cover(choices: &[Choice<'_>], required: Mask) -> Option<PathWords> {
    let mut reached = vec![1u16];
    for choice in choices {
        reached.push(reach(*reached.last()?, &choice.paths));
    }
    let mut wanted = masks(*reached.last()?).find(|mask| mask & required == required)?;
    let mut chosen = Vec::with_capacity(choices.len());
    for (choice, before) in choices.iter().zip(reached).rev() {
        let picked = choice.paths.iter().find_map(|(mask, tiles)| {
            let rest = masks(before).find(|rest| rest | mask == wanted)?;
            Some((rest, tiles))
        });
        let (rest, tiles) = picked?;
        wanted = rest;
        chosen.push((choice.word, tiles));
    }
    let mut words = PathWords::default();
    chosen.iter().rev().for_each(|(word, tiles)| words.push(word, tiles));
    Some(words)
}

/// The masks that can be used together with one word more: a set of masks, bit by mask. At most four letters are laid, so there are
/// at most 16 masks.
fn reach(before: u16, paths: &[(Mask, Vec<u8>)]) -> u16 {
    let after = |mask: Mask| masks(before).fold(0, |found, rest| found | 1 << (rest | mask));
    paths.iter().fold(0, |found, &(mask, _)| found | after(mask))
}

/// The masks in a set of masks.
fn masks(set: u16) -> impl Iterator<Item = Mask> {
    (0..16).filter(move |mask| set >> mask & 1 != 0)
}
