//! Shares of wins with confidence intervals.

use serde::Serialize;

/// A share of wins with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The observed share.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Standard errors of a 95 % interval.
pub(super) const NINETY_FIVE: f64 = 1.96;

impl Share {
    /// Wilson’s interval for the mean of block shares. The effective number of games follows from
    /// the variance between blocks.
    pub(super) fn of(blocks: &[f64], games_each: usize) -> Share {
        let count = blocks.len().max(1) as f64;
        let mean = blocks.iter().sum::<f64>() / count;
        let games = count * games_each as f64;
        let spread = mean * (1.0 - mean);
        let error = squared_error(blocks, mean);
        // A few blocks that happen to agree prove less than their games do.
        let worth = if error > 0.0 { (spread / error).min(2.0 * games) } else { games };
        let square = NINETY_FIVE * NINETY_FIVE;
        let middle = (mean + square / (2.0 * worth)) / (1.0 + square / worth);
        let inner = spread / worth + square / (4.0 * worth * worth);
        let half = NINETY_FIVE * inner.sqrt() / (1.0 + square / worth);
        Share { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// The squared standard error of a mean; 0 for a single block.
pub(super) fn squared_error(blocks: &[f64], mean: f64) -> f64 {
    if blocks.len() < 2 {
        return 0.0;
    }
    let count = blocks.len() as f64;
    let squares: f64 = blocks.iter().map(|share| (share - mean) * (share - mean)).sum();
    squares / (count - 1.0) / count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_mean_and_shrinks() {
        let blocks = |count: usize| -> Vec<f64> {
            (0..count).map(|at| [0.0, 0.5, 1.0, 0.5][at % 4]).collect()
        };
        let (few, many) = (Share::of(&blocks(8), 2), Share::of(&blocks(800), 2));
        for share in [few, many] {
            assert_eq!(share.mean, 0.5);
            assert!(share.low < 0.5 && share.high > 0.5);
        }
        assert!(few.high - few.low > 5.0 * (many.high - many.low));
    }

    /// Wilson: of 40 wins in 40 games follows at least 91 %.
    #[test]
    fn winning_everything_is_no_proof_of_everything() {
        let share = Share::of(&[1.0; 20], 2);
        assert_eq!((share.mean, share.high), (1.0, 1.0));
        assert!((0.90..0.92).contains(&share.low), "{}", share.low);
    }
}
