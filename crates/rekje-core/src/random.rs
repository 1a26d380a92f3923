//! Random numbers that anyone can reproduce: xoshiro256** (Blackman & Vigna, 2018), seeded by SplitMix64.

/// A stream of numbers that depends on its seed alone.
#[derive(Debug, Clone)]
pub struct Random {
    state: [u64; 4],
}

impl Random {
    pub fn new(seed: u64) -> Random {
        let mut seed = seed;
        Random { state: std::array::from_fn(|_| split_mix(&mut seed)) }
    }

    /// The next 64 random bits: one step of xoshiro256**.
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.state;
        let result = b.wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// A number from 0 up to, not with, `end`, each equally likely (Lemire, 2019). `end` must not be 0.
    pub fn below(&mut self, end: u64) -> u64 {
        let unfair = end.wrapping_neg() % end;
        loop {
            let wide = u128::from(self.bits()) * u128::from(end);
            if wide as u64 >= unfair {
                return (wide >> 64) as u64;
            }
        }
    }

    /// Bring a list into random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u64 + 1) as usize);
        }
    }
}

/// One step of SplitMix64: the next 64 random bits, and the seed moved on.
pub(crate) const fn split_mix(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *seed;
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_as_published() {
        let mut seed = 1234567;
        let known = [6457827717110365317, 3203168211198807973, 9817491932198370423];
        assert_eq!(known, std::array::from_fn(|_| split_mix(&mut seed)));
    }

    #[test]
    fn every_order_comes_up_about_as_often() {
        let mut random = Random::new(1);
        let mut counts = std::collections::HashMap::new();
        for _ in 0..6000 {
            let mut list = [1, 2, 3];
            random.shuffle(&mut list);
            *counts.entry(list).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
