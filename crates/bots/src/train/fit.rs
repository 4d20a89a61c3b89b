//! Bayesian fit of the weights.
//!
//! Every block ends with a few Newton steps to the maximum of the posterior, which is kept as a
//! normal distribution around the weights: their precision and their correlations. So features with
//! nearly the same information share their weight, and a block of a hundred games cannot undo the
//! result of a thousand games.

use super::matrix::Matrix;
use crate::evaluation::{Features, ForPlayers, Weights, to_chances};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A position with the result of its game.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) seats: Vec<Features>,
    pub(super) progress: f32,
    /// The share of every seat in the win, and its points.
    pub(super) win: Vec<f32>,
    pub(super) points: Vec<f32>,
}

/// The state of a fit between two blocks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Blocks played.
    pub blocks: u64,
    /// The weights so far.
    pub fitted: ForPlayers,
    /// The mean log-likelihood of the last block before the fit used it. Nearer to 0 is better.
    pub foresight: f64,
    win: Matrix,
    points: Matrix,
}

/// Newton steps for each block.
const STEPS: usize = 3;
/// The precision of the initial weights, in positions whose feature has its usual size.
const FIRST: f64 = 40.0;
/// The decay of the precision from block to block: later blocks have better players.
const MEMORY: f64 = 0.9;
/// The weight of a position: positions of one game are correlated.
const NEIGHBOURS: f64 = 0.4;

impl State {
    /// A fit before its first block.
    #[must_use]
    pub fn new(features: usize) -> State {
        let zero = || vec![[0.0; 2]; features];
        State::from_weights(ForPlayers { games: 0, win: zero(), points: zero() })
    }

    /// A fit that continues from weights of an earlier one.
    #[must_use]
    pub fn from_weights(fitted: ForPlayers) -> State {
        let size = 2 * fitted.win.len();
        let (win, points) = (Matrix::zero(size), Matrix::zero(size));
        State { blocks: 0, fitted, foresight: 0.0, win, points }
    }

    /// The weights prepared for evaluation.
    #[must_use]
    pub fn weights(&self) -> Arc<Weights> {
        Arc::new(Weights::of(&self.fitted))
    }

    /// Whether the state is for this number of features.
    #[must_use]
    pub fn fits(&self, features: usize) -> bool {
        let lists = [&self.fitted.win, &self.fitted.points];
        let sure = [&self.win, &self.points];
        lists.iter().all(|list| list.len() == features)
            && sure.iter().all(|matrix| matrix.is_of(2 * features))
    }

    pub(super) fn fit(&mut self, positions: &[Position]) {
        let foreseen = positions.iter().map(|position| self.surprise(position)).sum::<f64>();
        self.foresight = foreseen / positions.len().max(1) as f64;
        if self.blocks == 0 {
            self.begin(positions);
        }
        self.win = learn(positions, &self.win, &mut self.fitted.win, add_chances_gradient);
        self.points = learn(positions, &self.points, &mut self.fitted.points, add_points_gradient);
    }

    /// The prior of the first block: weights of large features are small.
    fn begin(&mut self, positions: &[Position]) {
        let count: usize = positions.iter().map(|position| position.seats.len()).sum();
        for at in 0..self.fitted.win.len() {
            for moment in 0..2 {
                let values = positions.iter().flat_map(|position| {
                    let factor = if moment == 1 { position.progress } else { 1.0 };
                    position.seats.iter().map(move |seat| factor * seat.as_slice()[at])
                });
                let squares: f64 = values.map(|value| f64::from(value * value)).sum();
                let usual = squares / count.max(1) as f64 + 1e-3;
                self.win.add_at(2 * at + moment, FIRST * usual);
                self.points.add_at(2 * at + moment, FIRST * usual);
            }
        }
    }

    fn surprise(&self, position: &Position) -> f64 {
        let chances = chances(position, &self.fitted.win);
        let logarithms = chances.iter().zip(&position.win);
        logarithms.map(|(chance, win)| f64::from(win * chance.max(1e-6).ln())).sum()
    }
}

/// Moves the weights to the maximum of the posterior and returns its precision.
fn learn(
    positions: &[Position],
    known: &Matrix,
    weights: &mut [[f32; 2]],
    tell: fn(&Position, &[[f32; 2]], &mut Matrix, &mut [f64]),
) -> Matrix {
    let before: Vec<f64> = weights.iter().flatten().map(|weight| f64::from(*weight)).collect();
    let known = known.scaled(MEMORY);
    let mut sure = known.clone();
    for _ in 0..STEPS {
        let now: Vec<f64> = weights.iter().flatten().map(|weight| f64::from(*weight)).collect();
        let moved: Vec<f64> = now.iter().zip(&before).map(|(now, before)| now - before).collect();
        sure = known.clone();
        let mut slopes = known.times(&moved);
        for position in positions {
            tell(position, weights, &mut sure, &mut slopes);
        }
        let Some(step) = sure.solved(&slopes) else { break };
        for (at, weight) in weights.iter_mut().flatten().enumerate() {
            *weight = (now[at] - step[at]) as f32;
        }
    }
    sure
}

/// The features of a seat, early and late.
fn inputs(seat: &Features, progress: f32) -> Vec<f64> {
    let pairs = seat.as_slice().iter().flat_map(|value| [*value, *value * progress]);
    pairs.map(f64::from).collect()
}

fn chances(position: &Position, weights: &[[f32; 2]]) -> Vec<f32> {
    let standing = |features: &Features| {
        let weighted = features.as_slice().iter().zip(weights);
        weighted.map(|(value, [early, late])| value * (early + position.progress * late)).sum()
    };
    let mut chances: Vec<f32> = position.seats.iter().map(standing).collect();
    to_chances(&mut chances);
    chances
}

/// Adds the gradient and the curvature of the winning chances at a position.
fn add_chances_gradient(
    position: &Position,
    weights: &[[f32; 2]],
    sure: &mut Matrix,
    slopes: &mut [f64],
) {
    let chances = chances(position, weights);
    let mut mean = vec![0.0; slopes.len()];
    for ((seat, chance), win) in position.seats.iter().zip(&chances).zip(&position.win) {
        let inputs = inputs(seat, position.progress);
        let chance = f64::from(*chance);
        let error = NEIGHBOURS * (chance - f64::from(*win));
        for (at, input) in inputs.iter().enumerate() {
            slopes[at] += error * input;
            mean[at] += chance * input;
        }
        sure.add_square(&inputs, NEIGHBOURS * chance);
    }
    sure.add_square(&mean, -NEIGHBOURS);
}

/// Adds the gradient and the curvature of the final points at a position.
fn add_points_gradient(
    position: &Position,
    weights: &[[f32; 2]],
    sure: &mut Matrix,
    slopes: &mut [f64],
) {
    for (seat, points) in position.seats.iter().zip(&position.points) {
        let inputs = inputs(seat, position.progress);
        let all = weights.iter().flatten().zip(&inputs);
        let expected: f64 = all.map(|(weight, input)| f64::from(*weight) * input).sum();
        let error = NEIGHBOURS * (expected - f64::from(*points));
        for (slope, input) in slopes.iter_mut().zip(&inputs) {
            *slope += error * input;
        }
        sure.add_square(&inputs, NEIGHBOURS);
    }
}
