//! Ratings of all contestants on one scale.
//!
//! The Bradley-Terry-Luce model for tables of any size: the chance to win is a contestant’s
//! strength divided by the sum of all strengths at the table. Hunter’s minorisation-maximisation
//! finds the strengths of the highest likelihood. It needs no logarithm and is therefore the same
//! on every machine.

use super::line_up::LineUp;
use super::play::Block;
use higaki_table::{Chance, QuickChance};

/// An Elo rating with the half-width of its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) rating: f64,
    pub(super) error: f64,
}

/// The rating of the anchor, or else the mean of all ratings.
pub(super) const ANCHOR: f64 = 1000.0;
/// Bootstrap samples for the errors.
const BOOTSTRAP_SAMPLES: usize = 200;
/// Iterations of the maximisation.
const ITERATIONS: usize = 400;
/// Games that everyone has shared with a phantom of average strength. Without it the strength of a
/// contestant that has won every game is infinite.
const PHANTOM: f64 = 1.0;

/// The results of one line-up: the number of games, and the wins of each contestant.
#[derive(Clone, Debug)]
struct LineUpResults {
    games: f64,
    wins: Vec<f64>,
}

/// The ratings of all contestants, relative to the anchor if it takes part.
pub(super) fn ratings(
    contestants: usize,
    line_ups: &[LineUp],
    blocks: &[Block],
    anchor: Option<usize>,
) -> Vec<Rating> {
    let all: Vec<usize> = (0..blocks.len()).collect();
    let rated = |drawn: &[usize]| {
        let seen = seen(contestants, line_ups, blocks, drawn);
        on_scale(&strengths(contestants, line_ups, &seen), anchor)
    };
    let ratings = rated(&all);
    let mut chance = QuickChance::new(blocks.len() as u64);
    let mut squares = vec![0.0; contestants];
    for _ in 0..BOOTSTRAP_SAMPLES {
        let drawn: Vec<usize> =
            all.iter().map(|_| chance.below(blocks.len() as u32) as usize).collect();
        for (square, (one, other)) in squares.iter_mut().zip(rated(&drawn).iter().zip(&ratings)) {
            *square += (one - other) * (one - other) / BOOTSTRAP_SAMPLES as f64;
        }
    }
    let error = |square: &f64| rounded(super::share::NINETY_FIVE * square.sqrt());
    let pairs = ratings.iter().zip(&squares);
    pairs.map(|(rating, square)| Rating { rating: *rating, error: error(square) }).collect()
}

fn seen(
    contestants: usize,
    line_ups: &[LineUp],
    blocks: &[Block],
    drawn: &[usize],
) -> Vec<LineUpResults> {
    let mut all = vec![LineUpResults { games: 0.0, wins: vec![0.0; contestants] }; line_ups.len()];
    for block in drawn.iter().map(|at| &blocks[*at]) {
        let seen = &mut all[block.line_up];
        for game in &block.games {
            seen.games += 1.0;
            for (who, share) in game.seats.iter().zip(&game.shares) {
                seen.wins[*who] += share;
            }
        }
    }
    all
}

fn strengths(contestants: usize, line_ups: &[LineUp], seen: &[LineUpResults]) -> Vec<f64> {
    let mut strengths = vec![1.0; contestants];
    for _ in 0..ITERATIONS {
        let mut mended = vec![0.0; contestants];
        for (who, mended) in mended.iter_mut().enumerate() {
            let mut wins = PHANTOM / 2.0;
            let mut expected = PHANTOM / (strengths[who] + 1.0);
            for (line_up, seen) in line_ups.iter().zip(seen) {
                let seats = line_up.iter().filter(|seat| **seat == who).count() as f64;
                let table: f64 = line_up.iter().map(|seat| strengths[*seat]).sum();
                wins += seen.wins[who];
                expected += seats * seen.games / table;
            }
            *mended = wins / expected;
        }
        strengths = mended;
    }
    strengths
}

/// Strengths on the Elo scale: ten times the strength is 400 more.
fn on_scale(strengths: &[f64], anchor: Option<usize>) -> Vec<f64> {
    let plain: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = plain.iter().sum::<f64>() / plain.len().max(1) as f64;
    let zero = anchor.map_or(mean, |anchor| plain[anchor]);
    plain.iter().map(|rating| rounded(ANCHOR + rating - zero)).collect()
}

/// Rounds to a tenth, so that the last bits of a logarithm do not matter.
fn rounded(rating: f64) -> f64 {
    (10.0 * rating).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_of_four_are_191_points() {
        let line_ups = vec![vec![0, 1]];
        let seen = [LineUpResults { games: 40_000.0, wins: vec![30_000.0, 10_000.0] }];
        let rated = on_scale(&strengths(2, &line_ups, &seen), Some(1));
        assert_eq!(rated[1], ANCHOR);
        assert!((rated[0] - ANCHOR - 190.8).abs() < 0.3, "{}", rated[0]);
    }

    /// Half of the wins against three others are three times their strength.
    #[test]
    fn tables_of_four_are_on_the_same_scale() {
        let line_ups = vec![vec![0, 1, 1, 1]];
        let seen = [LineUpResults { games: 40_000.0, wins: vec![20_000.0, 20_000.0] }];
        let rated = on_scale(&strengths(2, &line_ups, &seen), Some(1));
        assert!((rated[0] - ANCHOR - 190.8).abs() < 0.3, "{}", rated[0]);
    }
}
