//! The fit: the weights that make what happened most likely, given what earlier blocks have taught.
//!
//! Every block ends with a few steps of Newton's method. What it has learned goes on as a bell
//! curve around the weights: how sure each of them is, and which hang together. So features that
//! say nearly the same share their weight instead of working against each other, and a block of a
//! hundred games cannot spoil what a thousand games have taught.

use super::matrix::Matrix;
use crate::evaluation::{Features, ForPlayers, Weights, to_chances};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A position of a game that has ended since.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) seats: Vec<Features>,
    pub(super) progress: f32,
    /// The share in the win of every seat, and its points.
    pub(super) win: Vec<f32>,
    pub(super) points: Vec<f32>,
}

/// Everything that is needed to go on with a fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How many blocks of games were played.
    pub blocks: u64,
    /// The weights so far.
    pub fitted: ForPlayers,
    /// How well the last block was foreseen before it was learned from: the mean of the logarithm
    /// of the chance that was given to what came. Nearer to 0 is better.
    pub foresight: f64,
    win: Matrix,
    points: Matrix,
}

/// How often a block is gone through.
const STEPS: usize = 3;
/// How sure the first weights are, in positions whose feature is as large as usual.
const FIRST: f64 = 40.0;
/// How much of what was learned stays when a block with better players follows.
const MEMORY: f64 = 0.9;
/// Positions of one game tell nearly the same story: each counts for this much.
const NEIGHBOURS: f64 = 0.4;

impl State {
    /// A fit that has not begun, for so many features.
    #[must_use]
    pub fn new(features: usize) -> State {
        let zero = || vec![[0.0; 2]; features];
        State::from_weights(ForPlayers { games: 0, win: zero(), points: zero() })
    }

    /// A fit that begins with weights that were fitted before.
    #[must_use]
    pub fn from_weights(fitted: ForPlayers) -> State {
        let size = 2 * fitted.win.len();
        let (win, points) = (Matrix::zero(size), Matrix::zero(size));
        State { blocks: 0, fitted, foresight: 0.0, win, points }
    }

    /// The weights in the form in which positions are judged.
    #[must_use]
    pub fn weights(&self) -> Arc<Weights> {
        Arc::new(Weights::of(&self.fitted))
    }

    /// Whether the state is for so many features.
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
        self.win = learn(positions, &self.win, &mut self.fitted.win, chances_told);
        self.points = learn(positions, &self.points, &mut self.fitted.points, points_told);
    }

    /// What is known before the first block: weights of features that are large are small.
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

/// Moves the weights to where the block and what was known before agree best, and says how sure
/// they are then.
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

/// What a position says about the weights for winning chances.
fn chances_told(position: &Position, weights: &[[f32; 2]], sure: &mut Matrix, slopes: &mut [f64]) {
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

/// What a position says about the weights for points at the end.
fn points_told(position: &Position, weights: &[[f32; 2]], sure: &mut Matrix, slopes: &mut [f64]) {
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
