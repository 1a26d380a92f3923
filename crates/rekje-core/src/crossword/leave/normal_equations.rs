//! Normal equations: a least-squares fit from sums of whole numbers. The sums are exact, so parts can be added in any order.

use crate::error::Error;

/// The sums of many observations that a fit of least squares needs (XᵀX and Xᵀy). An observation is a list of features, most of them
/// 0, and an outcome.
///
/// ```
/// use rekje_core::crossword::selfplay::learning::NormalEquations;
///
/// // Two features, the first always 1: the values 1,000, 2,000 and 3,000 lie on a line.
/// let mut equations = NormalEquations::new(2).unwrap();
/// for x in 1..=3 {
///     equations.observe(&[(0, 1), (1, x)], 1_000 * x);
/// }
/// let fitted = equations.fit(&[0.0, 0.0]).unwrap();
/// assert!(fitted[0].abs() < 1e-6 && (fitted[1] - 1_000.0).abs() < 1e-6);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NormalEquations {
    features: usize,
    /// First the number of observations; then the sums of the products of each two features, the upper triangle row by row; then the sums
    /// of the products of each feature and the outcome.
    numbers: Vec<i64>,
}

/// The most features there can be.
const MOST_FEATURES: usize = 4096;

impl NormalEquations {
    /// Nothing observed yet.
    pub fn new(features: usize) -> Result<NormalEquations, Error> {
        if !(1..=MOST_FEATURES).contains(&features) {
            let (value, high) = (features as i64, MOST_FEATURES as i64);
            return Err(Error::Range { what: "features", value, low: 1, high });
        }
        Ok(NormalEquations { features, numbers: vec![0; 1 + features * (features + 1) / 2 + features] })
    }

    /// How many features there are.
    pub fn features(&self) -> usize {
        self.features
    }

    /// How many observations there are.
    pub fn observations(&self) -> i64 {
        self.numbers[0]
    }

    /// One observation: the features that aren't 0, in order, and the outcome.
    pub fn observe(&mut self, features: &[(usize, i64)], outcome: i64) {
        self.numbers[0] += 1;
        let outcomes = self.numbers.len() - self.features;
        for (i, &(one, value)) in features.iter().enumerate() {
            let row = self.row(one);
            for &(other, more) in &features[i..] {
                self.numbers[row + other] += value * more;
            }
            self.numbers[outcomes + one] += value * outcome;
        }
    }

    /// Add the observations of others.
    pub fn add(&mut self, others: &NormalEquations) -> Result<(), Error> {
        if self.features != others.features {
            return Err(Error::Length { what: "features", is: others.features, should: self.features });
        }
        self.numbers.iter_mut().zip(&others.numbers).for_each(|(sum, more)| *sum = sum.wrapping_add(*more));
        Ok(())
    }

    /// All numbers, for a file.
    pub fn numbers(&self) -> &[i64] {
        &self.numbers
    }

    /// From what [`NormalEquations::numbers`] told.
    pub fn from_numbers(features: usize, numbers: Vec<i64>) -> Result<NormalEquations, Error> {
        let should = NormalEquations::new(features)?.numbers.len();
        if numbers.len() != should {
            return Err(Error::Length { what: "sums", is: numbers.len(), should });
        }
        Ok(NormalEquations { features, numbers })
    }

    /// The weights of the features by ridge regression. `drawn` has the strength of the shrinkage for each feature: as if there were so
    /// many more observations in which only that feature is 1 and the outcome is 0.
    pub fn fit(&self, drawn: &[f64]) -> Result<Vec<f64>, Error> {
        if drawn.len() != self.features {
            return Err(Error::Length { what: "features", is: drawn.len(), should: self.features });
        }
        let count = self.features;
        let mut matrix = vec![vec![0.0; count]; count];
        for (one, drawn) in drawn.iter().enumerate() {
            let row = self.row(one);
            for (line, &product) in matrix[one..].iter_mut().zip(&self.numbers[row + one..]) {
                line[one] = product as f64;
            }
            matrix[one][one] += drawn.max(f64::MIN_POSITIVE);
        }
        let outcomes = &self.numbers[self.numbers.len() - count..];
        Ok(solve(&mut matrix, outcomes.iter().map(|&sum| sum as f64).collect()))
    }

    /// The index in `numbers` of a feature's product with feature 0, if the triangle had it: add the other feature's number.
    fn row(&self, feature: usize) -> usize {
        1 + feature * (2 * self.features - feature - 1) / 2
    }
}

/// Solve a symmetric system, given by its lower triangle, by Cholesky decomposition. A feature that was never observed gets the
/// weight 0.
fn solve(matrix: &mut [Vec<f64>], mut wanted: Vec<f64>) -> Vec<f64> {
    let count = wanted.len();
    for i in 0..count {
        let (above, below) = matrix.split_at_mut(i);
        let row = &mut below[0];
        for (j, other) in above.iter().enumerate() {
            row[j] = (row[j] - dot(&row[..j], other)) / other[j];
        }
        row[i] = (row[i] - dot(&row[..i], row)).max(1e-9).sqrt();
    }
    for i in 0..count {
        wanted[i] = (wanted[i] - dot(&matrix[i][..i], &wanted)) / matrix[i][i];
    }
    for i in (0..count).rev() {
        let known: f64 = (i + 1..count).map(|j| matrix[j][i] * wanted[j]).sum();
        wanted[i] = (wanted[i] - known) / matrix[i][i];
    }
    wanted
}

/// The sum of products, as far as the shorter one goes.
fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Outcomes made of known weights are fitted by just these, in whatever pieces they were observed.
    #[test]
    fn finds_the_weights_that_made_the_outcomes() {
        let weights = [5, -3, 0, 12, 7];
        let mut random = Random::new(5);
        let mut pieces = [NormalEquations::new(5).expect("few"), NormalEquations::new(5).expect("few")];
        let mut whole = NormalEquations::new(5).expect("few");
        for n in 0..500 {
            let all: Vec<(usize, i64)> = (0..5).map(|i| (i, random.below(4) as i64)).collect();
            let outcome = all.iter().map(|&(i, value)| weights[i] * value).sum();
            let row: Vec<_> = all.into_iter().filter(|&(_, value)| value != 0).collect();
            pieces[n % 2].observe(&row, outcome);
            whole.observe(&row, outcome);
        }
        let [mut one, other] = pieces;
        one.add(&other).expect("as many features");
        assert_eq!(one, whole);
        let fitted = whole.fit(&[0.0; 5]).expect("as many features");
        assert!(fitted.iter().zip(weights).all(|(is, should)| (is - should as f64).abs() < 1e-6), "{fitted:?}");
        let drawn = whole.fit(&[1e12; 5]).expect("as many features");
        assert!(drawn.iter().all(|weight| weight.abs() < 1e-3), "{drawn:?}");
    }

    #[test]
    fn what_was_never_observed_weighs_nothing() {
        let mut sums = NormalEquations::new(3).expect("few");
        sums.observe(&[(0, 2)], 10);
        let fitted = sums.fit(&[0.0; 3]).expect("as many features");
        assert!((fitted[0] - 5.0).abs() < 1e-9 && fitted[1] == 0.0 && fitted[2] == 0.0);
        assert!(NormalEquations::from_numbers(3, vec![0; 4]).is_err());
        assert_eq!(NormalEquations::from_numbers(3, sums.numbers().to_vec()), Ok(sums));
    }
}
