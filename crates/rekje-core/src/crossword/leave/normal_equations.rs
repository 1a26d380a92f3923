//! Normal equations: a least-squares fit from sums over observations.

use crate::error::Error;

/// The sums of many observations that a fit of least squares needs (XᵀX and Xᵀy). An observation is a list of features, most of them
/// 0, and an outcome.
#[derive(Debug, Clone)]
pub struct NormalEquations {
    features: usize,
    /// The sums of the products of each two features, the lower triangle by rows.
    products: Vec<Vec<f64>>,
    /// The sums of the products of each feature and the outcome.
    outcomes: Vec<f64>,
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
        let products = (1..=features).map(|count| vec![0.0; count]).collect();
        Ok(NormalEquations { features, products, outcomes: vec![0.0; features] })
    }

    /// How many features there are.
    pub fn features(&self) -> usize {
        self.features
    }

    /// `count` observations with the same features (those that aren't 0, in order), and their mean outcome.
    pub fn observe(&mut self, features: &[(usize, f64)], count: f64, outcome: f64) {
        for (i, &(one, value)) in features.iter().enumerate() {
            let row = &mut self.products[one];
            for &(other, more) in &features[..=i] {
                row[other] += count * value * more;
            }
            self.outcomes[one] += count * value * outcome;
        }
    }

    /// The weights of the features by ridge regression. `drawn` has the strength of the shrinkage for each feature: as if there were so
    /// many more observations in which only that feature is 1 and the outcome is 0.
    pub fn fit(&self, drawn: &[f64]) -> Result<Vec<f64>, Error> {
        if drawn.len() != self.features {
            return Err(Error::Length { what: "features", is: drawn.len(), should: self.features });
        }
        let mut matrix = self.products.clone();
        matrix.iter_mut().zip(drawn).enumerate().for_each(|(i, (row, drawn))| row[i] += drawn.max(f64::MIN_POSITIVE));
        Ok(solve(&mut matrix, self.outcomes.clone()))
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

    /// Outcomes made of known weights are fitted by just these, counted one by one or together.
    #[test]
    fn finds_the_weights_that_made_the_outcomes() {
        let weights = [5.0, -3.0, 0.0, 12.0, 7.0];
        let mut random = Random::new(5);
        let mut equations = NormalEquations::new(5).expect("few");
        for n in 0..500 {
            let all: Vec<(usize, f64)> = (0..5).map(|i| (i, random.below(4) as f64)).collect();
            let outcome = all.iter().map(|&(i, value)| weights[i] * value).sum();
            let row: Vec<_> = all.into_iter().filter(|&(_, value)| value != 0.0).collect();
            equations.observe(&row, f64::from(1 + n % 3), outcome);
        }
        let fitted = equations.fit(&[0.0; 5]).expect("as many features");
        assert!(fitted.iter().zip(weights).all(|(is, should)| (is - should).abs() < 1e-6), "{fitted:?}");
        let drawn = equations.fit(&[1e12; 5]).expect("as many features");
        assert!(drawn.iter().all(|weight| weight.abs() < 1e-3), "{drawn:?}");
    }

    #[test]
    fn what_was_never_observed_weighs_nothing() {
        let mut sums = NormalEquations::new(3).expect("few");
        sums.observe(&[(0, 2.0)], 1.0, 10.0);
        let fitted = sums.fit(&[0.0; 3]).expect("as many features");
        assert!((fitted[0] - 5.0).abs() < 1e-9 && fitted[1] == 0.0 && fitted[2] == 0.0);
        assert!(NormalEquations::new(5000).is_err());
    }
}
