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
    let mut sorted = Vec::new();
    sort_first(plays, usize::MAX, &mut sorted);
    *plays = sorted;
}

/// Put the first plays in the order of [`sort`], at most `most`, into `sorted` in place of what it holds. `plays` may be in another
/// order afterwards.
pub fn sort_first(plays: &mut [Play], most: usize, sorted: &mut Vec<Play>) {
    sorted.clear();
    sorted.reserve_exact(plays.len().min(most));
    let (low, top) =
        plays.iter().fold((i32::MAX, i32::MIN), |(low, top), play| (low.min(play.score), top.max(play.score)));
    let spread = top.abs_diff(low) as usize;
    if spread >= SPREAD || plays.len() >= 1 << NUMBER {
        plays.sort_unstable();
        sorted.extend(plays.iter().take(most));
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
    let mut begin = 0;
    for &end in &next[..=spread] {
        if begin >= most {
            break;
        }
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
    sorted.truncate(most);
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
            let mut first = compared.clone();
            sort_first(&mut plays.clone(), count / 3, &mut first);
            assert_eq!(first, compared[..count / 3]);
            sort(&mut plays);
            assert_eq!(plays, compared);
        }
    }
}
