//! Weights of features: file format and use.

use super::features::{Features, MOST_FEATURES};
use super::net::Net;
use crate::arithmetic::dot;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A file of weights, as committed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    /// The names of the features, in order.
    pub features: Vec<String>,
    /// The weights by number of players.
    pub players: BTreeMap<usize, ForPlayers>,
}

/// The weights for one number of players.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForPlayers {
    /// Games of the fit.
    pub games: u64,
    /// For the winning chance: at the beginning, and the change until the end.
    pub win: Vec<[f32; 2]>,
    /// The same for the final points.
    pub points: Vec<[f32; 2]>,
}

/// The reason why weights cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum WeightProblem {
    /// The text is no file of weights.
    #[error("cannot read the weights: {0}")]
    Json(#[from] serde_json::Error),
    /// The features have changed since the fit.
    #[error("the weights belong to an evaluation with other features")]
    Features,
}

/// Weights prepared for evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The net that replaces the weights for standings, if there is one.
    pub(crate) net: Option<Net>,
    win: [[f32; MOST_FEATURES]; 2],
    points: [[f32; MOST_FEATURES]; 2],
}

/// Weights at one moment of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mixed<'a> {
    weights: &'a Weights,
    win: [f32; MOST_FEATURES],
    progress: f32,
}

impl Fitted {
    /// Reads a file of weights for these features.
    ///
    /// # Errors
    /// If the text is no file of weights, or belongs to other features.
    pub fn read(text: &str, features: &[&str]) -> Result<Fitted, WeightProblem> {
        let fitted: Fitted = serde_json::from_str(text)?;
        let fits = |weights: &Vec<[f32; 2]>| weights.len() == features.len();
        let all_fit = fitted.players.values().all(|one| fits(&one.win) && fits(&one.points));
        if fitted.features != features || !all_fit {
            return Err(WeightProblem::Features);
        }
        Ok(fitted)
    }

    /// The weights for every number of players. A number without a fit gets those of the nearest.
    #[must_use]
    pub fn tables(&self) -> Vec<Weights> {
        let table = |players: usize| {
            let nearest = self.players.iter().min_by_key(|(fitted, _)| fitted.abs_diff(players));
            nearest.map_or_else(Weights::zero, |(_, one)| Weights::of(one))
        };
        (0..=higaki_table::Seat::MAX).map(table).collect()
    }
}

impl Weights {
    /// Weights of zero.
    #[must_use]
    pub fn zero() -> Weights {
        Weights { net: None, win: [[0.0; MOST_FEATURES]; 2], points: [[0.0; MOST_FEATURES]; 2] }
    }

    /// The weights of a fit.
    #[must_use]
    pub fn of(fitted: &ForPlayers) -> Weights {
        let mut weights = Weights::zero();
        for (index, (win, points)) in fitted.win.iter().zip(&fitted.points).enumerate() {
            for moment in 0..2 {
                weights.win[moment][index] = win[moment];
                weights.points[moment][index] = points[moment];
            }
        }
        weights
    }

    /// The weights at this progress of the game.
    pub(crate) fn at(&self, progress: f32) -> Mixed<'_> {
        let mut win = self.win[0];
        for (weight, later) in win.iter_mut().zip(&self.win[1]) {
            *weight += progress * later;
        }
        Mixed { weights: self, win, progress }
    }
}

impl Mixed<'_> {
    /// The sum of the weighted features.
    #[inline]
    pub(crate) fn standing(&self, features: &Features) -> f32 {
        dot(&self.win, features.padded())
    }

    /// The expected final points of the player.
    #[inline]
    pub(crate) fn points(&self, features: &Features) -> f32 {
        let [early, later] = &self.weights.points;
        dot(early, features.padded()) + self.progress * dot(later, features.padded())
    }

    /// The contribution of each feature to the standing.
    pub(crate) fn parts(&self, features: &Features) -> impl Iterator<Item = f32> {
        let weights = self.win;
        let values = *features;
        (0..values.as_slice().len()).map(move |at| weights[at] * values.as_slice()[at])
    }
}
