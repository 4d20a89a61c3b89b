//! The fit: weights go downhill, a little for every position (Adam).

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
    steps: u64,
    win: Slopes,
    points: Slopes,
}

/// The running means of slopes and of their squares, as flat lists.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Slopes {
    means: Vec<[f32; 2]>,
    squares: Vec<[f32; 2]>,
}

/// How often a block is gone through.
const PASSES: usize = 3;
/// How many positions make one step.
const BATCH: usize = 64;
/// How far a step goes at first, for chances and for points; later steps are shorter.
const STRIDE: f32 = 0.02;
const POINT_STRIDE: f32 = 0.1;
/// How slowly steps become shorter, in steps.
const PATIENCE: f32 = 4000.0;
/// How strongly weights are drawn to nothing.
const DECAY: f32 = 1e-5;

impl State {
    /// A fit that has not begun, for so many features.
    #[must_use]
    pub fn new(features: usize) -> State {
        let zero = || vec![[0.0; 2]; features];
        let slopes = || Slopes { means: zero(), squares: zero() };
        State {
            blocks: 0,
            fitted: ForPlayers { games: 0, win: zero(), points: zero() },
            foresight: 0.0,
            steps: 0,
            win: slopes(),
            points: slopes(),
        }
    }

    /// A fit that begins with weights that were fitted before.
    #[must_use]
    pub fn from_weights(fitted: ForPlayers) -> State {
        let fresh = State::new(fitted.win.len());
        // The first steps from good weights are short ones.
        State { steps: PATIENCE as u64, fitted, ..fresh }
    }

    /// The weights in the form in which positions are judged.
    #[must_use]
    pub fn weights(&self) -> Arc<Weights> {
        Arc::new(Weights::of(&self.fitted))
    }

    /// Whether the state is for so many features.
    #[must_use]
    pub fn fits(&self, features: usize) -> bool {
        let lists = [&self.fitted.win, &self.fitted.points, &self.win.means, &self.win.squares];
        let more = [&self.points.means, &self.points.squares];
        lists.into_iter().chain(more).all(|list| list.len() == features)
    }

    pub(super) fn fit(&mut self, positions: &[Position]) {
        let foreseen = positions.iter().map(|position| self.surprise(position)).sum::<f64>();
        self.foresight = foreseen / positions.len().max(1) as f64;
        for pass in 0..PASSES {
            // Every pass takes the positions in another order, so that batches differ.
            let batches = positions.len().div_ceil(BATCH).max(1);
            for batch in 0..batches {
                let picked = positions.iter().skip((batch + pass) % batches).step_by(batches);
                self.step(picked);
            }
        }
    }

    fn chances(&self, position: &Position) -> Vec<f32> {
        let standing = |features: &Features| {
            let weighted = features.as_slice().iter().zip(&self.fitted.win);
            weighted.map(|(value, [early, late])| value * (early + position.progress * late)).sum()
        };
        let mut chances: Vec<f32> = position.seats.iter().map(standing).collect();
        to_chances(&mut chances);
        chances
    }

    fn surprise(&self, position: &Position) -> f64 {
        let chances = self.chances(position);
        let logarithms = chances.iter().zip(&position.win);
        logarithms.map(|(chance, win)| f64::from(win * chance.max(1e-6).ln())).sum()
    }

    fn step<'a>(&mut self, positions: impl Iterator<Item = &'a Position>) {
        let features = self.fitted.win.len();
        let mut win = vec![[0.0_f32; 2]; features];
        let mut points = vec![[0.0_f32; 2]; features];
        let mut count = 0.0;
        for position in positions {
            count += 1.0;
            let chances = self.chances(position);
            for (at, seat) in position.seats.iter().enumerate() {
                let error = chances[at] - position.win[at];
                let values = seat.as_slice().iter();
                let expected: f32 = values
                    .clone()
                    .zip(&self.fitted.points)
                    .map(|(value, [early, late])| value * (early + position.progress * late))
                    .sum();
                let miss = (expected - position.points[at]).clamp(-20.0, 20.0);
                for (feature, value) in values.enumerate() {
                    win[feature][0] += error * value;
                    win[feature][1] += error * value * position.progress;
                    points[feature][0] += miss * value;
                    points[feature][1] += miss * value * position.progress;
                }
            }
        }
        if count == 0.0 {
            return;
        }
        self.steps += 1;
        let shorter = (1.0 + self.steps as f32 / PATIENCE).sqrt().recip();
        let bias = |rate: f32| 1.0 - rate.powi(self.steps.min(10_000) as i32);
        let unbias = [bias(SLOW[0]), bias(SLOW[1])];
        let strides = [STRIDE * shorter, POINT_STRIDE * shorter];
        self.win.move_down(&mut self.fitted.win, &win, count, strides[0], unbias);
        self.points.move_down(&mut self.fitted.points, &points, count, strides[1], unbias);
    }
}

/// How slowly the running means forget.
const SLOW: [f32; 2] = [0.9, 0.999];

impl Slopes {
    fn move_down(
        &mut self,
        weights: &mut [[f32; 2]],
        slopes: &[[f32; 2]],
        count: f32,
        stride: f32,
        unbias: [f32; 2],
    ) {
        for (at, weight) in weights.iter_mut().enumerate() {
            for moment in 0..2 {
                let slope = slopes[at][moment] / count + DECAY * weight[moment];
                let mean = &mut self.means[at][moment];
                *mean = SLOW[0] * *mean + (1.0 - SLOW[0]) * slope;
                let square = &mut self.squares[at][moment];
                *square = SLOW[1] * *square + (1.0 - SLOW[1]) * slope * slope;
                let length = (*square / unbias[1]).sqrt() + 1e-8;
                weight[moment] -= stride * *mean / unbias[0] / length;
            }
        }
    }
}
