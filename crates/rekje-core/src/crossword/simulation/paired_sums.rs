//! Sums over paired samples, from which the mean of any difference between candidates and its standard error follow at once, however many
//! samples there are.

/// The sums of one number for each candidate, and of the products of each two.
pub struct PairedSums {
    candidates: usize,
    sums: Vec<f64>,
    products: Vec<f64>,
}

impl PairedSums {
    pub fn new(candidates: usize) -> PairedSums {
        PairedSums { candidates, sums: vec![0.0; candidates], products: vec![0.0; candidates * candidates] }
    }

    /// Add a sample: the numbers of some candidates, all of one deal.
    pub fn add(&mut self, running: &[usize], values: &[f64]) {
        for (&one, value) in running.iter().zip(values) {
            self.sums[one] += value;
            let row = &mut self.products[one * self.candidates..][..self.candidates];
            running.iter().zip(values).for_each(|(&other, more)| row[other] += value * more);
        }
    }

    /// The mean of a candidate in so many samples, and its standard error.
    pub fn alone(&self, one: usize, samples: usize) -> (f64, f64) {
        mean_and_error(self.sums[one], self.product(one, one), samples)
    }

    /// By how much one candidate is above another in so many samples that both have, on average, with the standard error.
    pub fn difference(&self, one: usize, other: usize, samples: usize) -> (f64, f64) {
        let squares = self.product(one, one) + self.product(other, other) - 2.0 * self.product(one, other);
        mean_and_error(self.sums[one] - self.sums[other], squares, samples)
    }

    /// By how much each of some candidates is above the mean of them all in so many samples, on average, with the standard error.
    pub fn apart(&self, running: &[usize], samples: usize) -> Vec<(f64, f64)> {
        let count = running.len() as f64;
        let mean = running.iter().map(|&one| self.sums[one]).sum::<f64>() / count;
        let with_all: Vec<f64> = running
            .iter()
            .map(|&one| running.iter().map(|&other| self.product(one, other)).sum::<f64>() / count)
            .collect();
        let of_mean = with_all.iter().sum::<f64>() / count;
        let apart = |(&one, shared): (&usize, &f64)| {
            let squares = self.product(one, one) - 2.0 * shared + of_mean;
            mean_and_error(self.sums[one] - mean, squares, samples)
        };
        running.iter().zip(&with_all).map(apart).collect()
    }

    fn product(&self, one: usize, other: usize) -> f64 {
        self.products[one * self.candidates + other]
    }
}

/// The mean of numbers and its standard error, from their sum and the sum of their squares. The error is infinite for fewer than two.
fn mean_and_error(sum: f64, squares: f64, count: usize) -> (f64, f64) {
    let number = count as f64;
    let mean = sum / number.max(1.0);
    let spread = (squares - sum * mean).max(0.0) / (number - 1.0);
    (mean, if count > 1 { (spread / number).sqrt() } else { f64::INFINITY })
}

#[cfg(test)]
mod tests {
    use super::super::normal;
    use super::*;

    /// Three candidates' numbers in five deals.
    const DEALS: [[f64; 3]; 5] =
        [[1.5, 2.0, -4.0], [0.0, 7.25, 3.0], [9.0, -1.0, 2.5], [4.0, 4.0, 4.0], [-2.0, 6.5, 1.0]];

    fn sums() -> PairedSums {
        let mut sums = PairedSums::new(3);
        DEALS.iter().for_each(|deal| sums.add(&[0, 1, 2], deal));
        sums
    }

    fn assert_close((mean, error): (f64, f64), wanted: (f64, f64)) {
        assert!((mean - wanted.0).abs() < 1e-9 && (error - wanted.1).abs() < 1e-9, "{mean} ± {error}, {wanted:?}");
    }

    #[test]
    fn the_sums_tell_what_the_numbers_tell_one_by_one() {
        let sums = sums();
        assert_close(sums.alone(1, 5), normal::mean_and_error(DEALS.iter().map(|deal| deal[1])));
        assert_close(sums.difference(0, 2, 5), normal::mean_and_error(DEALS.iter().map(|deal| deal[0] - deal[2])));
        for (place, &one) in [0, 2].iter().enumerate() {
            let from_mean = DEALS.iter().map(|deal| deal[one] - (deal[0] + deal[2]) / 2.0);
            assert_close(sums.apart(&[0, 2], 5)[place], normal::mean_and_error(from_mean));
        }
    }

    #[test]
    fn one_sample_has_no_error_that_is_known() {
        let mut sums = PairedSums::new(2);
        sums.add(&[1], &[3.0]);
        assert_eq!(sums.alone(1, 1), (3.0, f64::INFINITY));
        assert_eq!(sums.alone(0, 0), (0.0, f64::INFINITY));
    }
}
