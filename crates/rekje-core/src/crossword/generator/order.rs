//! A sort of plays. It is far faster than comparing plays, because scores and places are small numbers.

use crate::crossword::board::play::Play;

/// The most by which scores may differ. More are compared.
const SPREAD: usize = 1 << 13;
/// Bits of a place, and of the number of a play in its list.
const PLACE: u32 = 11;
const NUMBER: u32 = 21;
const _: () = assert!(PLACE + NUMBER == u32::BITS);

/// Sort plays in the order of [`Play`]: a counting sort by score, then those of each score by keys of place and number, then those
/// with equal places by their tiles.
pub fn sort(plays: &mut Vec<Play>) {
    let top = plays.iter().map(|play| play.score).max().unwrap_or(0);
    let low = plays.iter().map(|play| play.score).min().unwrap_or(0);
    let spread = top.abs_diff(low) as usize;
    if spread >= SPREAD || plays.len() >= 1 << NUMBER {
        plays.sort_unstable();
        return;
    }
    let below = |play: &Play| top.abs_diff(play.score) as usize;
    // By score, the highest first: where its plays begin, and later where they end.
    let mut next = vec![0; spread + 2];
    plays.iter().for_each(|play| next[below(play) + 1] += 1);
    for i in 1..next.len() {
        next[i] += next[i - 1];
    }
    let mut keys = vec![0; plays.len()];
    for (play, number) in plays.iter().zip(0..) {
        let at = &mut next[below(play)];
        keys[*at] = place(play) << NUMBER | number;
        *at += 1;
    }
    let mut sorted = Vec::with_capacity(plays.len());
    let mut begin = 0;
    for &end in &next[..=spread] {
        let equal = &mut keys[begin..end];
        begin = end;
        equal.sort_unstable();
        for same_place in equal.chunk_by(|a, b| a >> NUMBER == b >> NUMBER) {
            let done = sorted.len();
            sorted.extend(same_place.iter().map(|key| plays[(key & ((1 << NUMBER) - 1)) as usize]));
            if same_place.len() > 1 {
                sorted[done..].sort_unstable_by(Play::by_tiles);
            }
        }
    }
    *plays = sorted;
}

/// Direction, row and column in one number.
fn place(play: &Play) -> u32 {
    u32::from(play.down) << 10 | u32::from(play.y) << 5 | u32::from(play.x)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::machine_letters::MAX_SIDE;
    use crate::random::Random;

    #[test]
    fn sorts_as_comparing_does() {
        let mut random = Random::new(5);
        for (count, spread) in [(10, 50), (3000, 1), (3000, 90), (500, 1 << 20)] {
            let mut play = || {
                let mut below = |end| random.below(end);
                let (score, place) = (below(spread) as i32, (below(3) as usize, below(21) as usize));
                let mut tiles = [0; MAX_SIDE];
                tiles[..3].fill_with(|| below(4) as u8);
                Play::new(score, place, below(2) == 1, 3, tiles)
            };
            let mut plays: Vec<Play> = (0..count).map(|_| play()).collect();
            let mut compared = plays.clone();
            compared.sort();
            sort(&mut plays);
            assert_eq!(plays, compared);
        }
    }
}
