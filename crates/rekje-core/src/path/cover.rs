//! One path for each word, so that together they run through all letters that must be used.

use super::words::PathWords;

/// Bit by letter laid: those through which a path runs.
pub type Mask = u8;

/// A word with paths, no two through the same letters laid.
pub struct Choice<'a> {
    pub word: &'a [u8],
    pub paths: Vec<(Mask, Vec<u8>)>,
}

/// One path for each word so that the paths together use all letters of `required`; `None` if no choice does. Forward, `reached` gets
/// the masks that the first words can use together; backward, a path of each word is picked that leads to the mask wanted.
pub fn cover(choices: &[Choice<'_>], required: Mask) -> Option<PathWords> {
    let mut reached = vec![1u16];
    for choice in choices {
        reached.push(reach(*reached.last()?, &choice.paths));
    }
    let mut wanted = masks(*reached.last()?).find(|mask| mask & required == required)?;
    let mut chosen = Vec::with_capacity(choices.len());
    for (choice, before) in choices.iter().zip(reached).rev() {
        let way = choice.paths.iter().find_map(|(mask, tiles)| {
            let rest = masks(before).find(|rest| rest | mask == wanted)?;
            Some((rest, tiles))
        });
        let (rest, tiles) = way?;
        wanted = rest;
        chosen.push((choice.word, tiles));
    }
    let mut words = PathWords::default();
    chosen.iter().rev().for_each(|(word, tiles)| words.push(word, tiles));
    Some(words)
}

/// Bit by mask: what can be used with one word more. At most four letters are laid.
fn reach(before: u16, paths: &[(Mask, Vec<u8>)]) -> u16 {
    let after = |mask: Mask| masks(before).fold(0, |found, rest| found | 1 << (rest | mask));
    paths.iter().fold(0, |found, &(mask, _)| found | after(mask))
}

fn masks(set: u16) -> impl Iterator<Item = Mask> {
    (0..16).filter(move |mask| set >> mask & 1 != 0)
}
