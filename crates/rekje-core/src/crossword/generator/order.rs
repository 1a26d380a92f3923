//! A radix sort of plays. It is far faster than a comparison sort, because scores and places are small numbers.

use crate::crossword::board::play::Play;

/// Fewer plays than this are sorted by comparing.
const FEW: usize = 64;
/// Bits of a place, and the most by which scores may differ.
const PLACE: u32 = 11;
const SPREAD: u32 = 1 << 13;

/// Sort plays in the order of [`Play`]: a counting sort by place, then one by score, then a comparison sort of those with equal keys.
pub fn sort(plays: &mut Vec<Play>) {
    let top = plays.iter().map(|play| play.score).max().unwrap_or(0);
    let low = plays.iter().map(|play| play.score).min().unwrap_or(0);
    let spread = top.abs_diff(low);
    if plays.len() < FEW || spread >= SPREAD {
        plays.sort_unstable();
        return;
    }
    let keys: Vec<(u32, u32)> =
        plays.iter().zip(0..).map(|(play, i)| (top.abs_diff(play.score) << PLACE | place(play), i)).collect();
    let keys = counted(&keys, 1 << PLACE, |key| key & ((1 << PLACE) - 1));
    let keys = counted(&keys, spread as usize + 1, |key| key >> PLACE);
    let mut sorted: Vec<Play> = keys.iter().map(|&(_, i)| plays[i as usize]).collect();
    let mut done = 0;
    for equal in keys.chunk_by(|a, b| a.0 == b.0) {
        if equal.len() > 1 {
            sorted[done..done + equal.len()].sort_unstable_by(Play::by_tiles);
        }
        done += equal.len();
    }
    *plays = sorted;
}

/// Direction, row and column in one number.
fn place(play: &Play) -> u32 {
    u32::from(play.down) << 10 | u32::from(play.y) << 5 | u32::from(play.x)
}

/// Keys in the order of one part of them, otherwise in the order they had.
fn counted(keys: &[(u32, u32)], parts: usize, part: impl Fn(u32) -> u32) -> Vec<(u32, u32)> {
    let mut next = vec![0u32; parts + 1];
    keys.iter().for_each(|&(key, _)| next[part(key) as usize + 1] += 1);
    for i in 1..next.len() {
        next[i] += next[i - 1];
    }
    let mut sorted = vec![(0, 0); keys.len()];
    for &key in keys {
        let place = &mut next[part(key.0) as usize];
        sorted[*place as usize] = key;
        *place += 1;
    }
    sorted
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
