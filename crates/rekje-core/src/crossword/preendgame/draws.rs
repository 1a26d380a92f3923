//! Every way in which the tiles that nobody sees can lie: in the bag, in the order in which they are drawn, and on the other's rack.

use std::collections::BTreeMap;

use crate::crossword::board::rack::Rack;

/// One way in which the unseen tiles can lie, as far as it makes a difference after a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// What the player on turn draws after the turn, blanks first.
    pub drawn: Vec<u8>,
    /// What is in the bag then, in the order in which it is drawn.
    pub bag: Vec<u8>,
    /// What the other holds.
    pub other: Vec<u8>,
    /// In how many of all ways ([`ways`]) the tiles lie like this, each tile being its own.
    pub weight: u64,
}

/// The number of ways in which tiles can lie: orders of `bag` out of `unseen` tiles, and orders of the bag once tiles were given back.
pub fn ways(unseen: usize, bag: usize) -> u64 {
    let orders = |count: usize, of: usize| (0..count).map(|i| (of - i) as u64).product::<u64>();
    orders(bag, unseen) * orders(bag, bag)
}

/// Every draw after a turn in which `count` tiles are drawn and `given` are then mixed into the bag, of `bag` tiles among the `unseen` ones.
/// Draws that differ in the order of what is drawn at once are the same. The weights add up to [`ways`].
pub fn draws(unseen: &[u8], bag: usize, count: usize, given: &[u8]) -> Vec<Draw> {
    let mut found: BTreeMap<(Vec<u8>, Vec<u8>), u64> = BTreeMap::new();
    let after: u64 = (1..=bag as u64).product();
    for (order, weight) in orders(&Rack::new(unseen), bag) {
        let (drawn, rest) = order.split_at(count);
        let mut drawn = drawn.to_vec();
        drawn.sort_unstable();
        if given.is_empty() {
            *found.entry((drawn, rest.to_vec())).or_default() += weight * after;
        } else {
            let mixed = Rack::new(&[rest, given].concat());
            for (mixed, share) in orders(&mixed, bag) {
                *found.entry((drawn.clone(), mixed)).or_default() += weight * share;
            }
        }
    }
    let draw = |((drawn, mixed), weight): ((Vec<u8>, Vec<u8>), u64)| {
        let mut other = Rack::new(&[unseen, given].concat());
        drawn.iter().chain(&mixed).for_each(|&code| assert!(other.take(code), "a tile that was unseen"));
        Draw { drawn, bag: mixed, other: other.tiles().collect(), weight }
    };
    found.into_iter().map(draw).collect()
}

/// Every order of `count` of some tiles, equal tiles being alike, and in how many ways each comes up.
fn orders(tiles: &Rack, count: usize) -> Vec<(Vec<u8>, u64)> {
    if count == 0 {
        return vec![(Vec::new(), 1)];
    }
    let mut found = Vec::new();
    for (code, alike) in tiles.held() {
        let mut rest = tiles.clone();
        rest.take(code);
        found.extend(orders(&rest, count - 1).into_iter().map(|(mut order, ways)| {
            order.insert(0, code);
            (order, ways * u64::from(alike))
        }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_is_counted_once() {
        let unseen = [0, 1, 1, 2, 3];
        for bag in 1..=4 {
            for count in 0..=bag {
                for given in [&[][..], &[3, 3][..]].into_iter().filter(|given| [0, count].contains(&given.len())) {
                    let draws = draws(&unseen, bag, count, given);
                    assert_eq!(draws.iter().map(|draw| draw.weight).sum::<u64>(), ways(5, bag));
                    for draw in &draws {
                        assert_eq!((draw.drawn.len(), draw.bag.len()), (count, bag - count + given.len()));
                        let mut all = [&draw.drawn[..], &draw.bag, &draw.other].concat();
                        all.sort_unstable();
                        let mut whole = [&unseen[..], given].concat();
                        whole.sort_unstable();
                        assert_eq!(all, whole);
                    }
                }
            }
        }
    }

    #[test]
    fn equal_tiles_are_drawn_more_often() {
        let found = draws(&[1, 1, 2], 1, 1, &[]);
        let weights: Vec<(&[u8], u64)> = found.iter().map(|draw| (&draw.drawn[..], draw.weight)).collect();
        assert_eq!(weights, [(&[1][..], 2), (&[2][..], 1)]);
    }
}
