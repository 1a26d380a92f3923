//! The normal distribution.

use std::f64::consts::TAU;

/// The density of the standard normal distribution at `z`.
pub fn density(z: f64) -> f64 {
    (-z * z / 2.0).exp() / TAU.sqrt()
}

/// The probability that a standard normal variable is above `z`, to seven places (Hastings, 1955).
pub fn above(z: f64) -> f64 {
    if z < 0.0 {
        return 1.0 - above(-z);
    }
    let t = 1.0 / (1.0 + 0.231_641_9 * z);
    let terms = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    density(z) * terms.iter().rev().fold(0.0, |sum, term| (sum + term) * t)
}

/// The mean of some numbers and its standard error, which is infinite for fewer than two numbers.
pub fn mean_and_error(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.clone().count() as f64;
    let mean = numbers.clone().sum::<f64>() / count.max(1.0);
    let spread = numbers.map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, if count > 1.0 { (spread / count).sqrt() } else { f64::INFINITY })
}
