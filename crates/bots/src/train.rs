//! Fitting weights to games: opponents play each other, and what the positions of their games had
//! in common with how these ended becomes the weights.
//!
//! Games are played in blocks with the weights of the block before, so that the positions come
//! from ever better play. After each block everything that is needed to go on stands in a
//! [`State`]: the same seed and the same number of blocks give the same weights, whether or not
//! the work was interrupted.

mod descent;
mod fit;
mod games;
mod lessons;
mod matrix;
mod net;

pub use fit::State;
pub use net::NetState;

use crate::{Evaluate, Fitted, Nets};
use games::Teacher;
use higaki_table::Seed;
use lessons::School;

/// What is to be fitted.
#[derive(Clone, Debug)]
pub struct Training<G: Evaluate> {
    /// How many play.
    pub players: usize,
    /// What they agreed on, changing from game to game.
    pub options: Vec<G::Options>,
    /// How many games make a block.
    pub block: u64,
    /// How many iterations the players search; none: they look one choice ahead.
    pub iterations: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads play.
    pub threads: usize,
}

impl<G: Evaluate> Training<G> {
    /// Plays the next block of games and fits the weights to them.
    pub fn advance(&self, state: &mut State) {
        G::train(self, state);
    }

    pub(crate) fn play_block(&self, state: &mut State) {
        let weights = state.weights();
        let teacher = Teacher { training: self, weights: &weights };
        let positions = teacher.play(state.blocks);
        state.fit(&positions);
        state.blocks += 1;
        state.fitted.games += self.block;
    }

    /// Plays the next block of games and teaches the net with them.
    pub fn teach(&self, state: &mut NetState) {
        G::teach(self, state);
    }

    pub(crate) fn teach_block(&self, state: &mut NetState) {
        let mut weights = G::weights(self.players).clone();
        weights.net = state.net().cloned();
        let lessons = School { training: self, weights: &weights.into() }.play(state.blocks);
        state.learn(&lessons);
        state.blocks += 1;
        state.taught.games += self.block;
    }

    /// Puts the net of a state into the file of nets of the game.
    pub fn publish_net(&self, state: &NetState, file: &mut Nets) {
        file.players.insert(self.players, state.rounded());
    }

    /// Puts the weights of a state into the file of weights of the game.
    pub fn publish(&self, state: &State, file: &mut Fitted) {
        file.features = G::FEATURES.iter().map(|word| (*word).to_owned()).collect();
        file.players.insert(self.players, state.fitted.clone());
    }
}
