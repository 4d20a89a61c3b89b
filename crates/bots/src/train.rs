//! Training of weights and nets from self-play.
//!
//! Games are played in blocks with the weights of the previous block, so that positions come from
//! ever stronger play. A [`State`] holds everything for the next block: the same seed and number of
//! blocks give the same weights, interrupted or not.

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

/// The settings of a training.
#[derive(Clone, Debug)]
pub struct Training<G: Evaluate> {
    /// Players at a table.
    pub players: usize,
    /// The options, in rotation from game to game.
    pub options: Vec<G::Options>,
    /// Games in a block.
    pub block: u64,
    /// Search iterations of the players; with 0 they search one choice.
    pub iterations: u64,
    /// The seed of all chance.
    pub seed: Seed,
    /// Threads to play on.
    pub threads: usize,
}

impl<G: Evaluate> Training<G> {
    /// Plays the next block and fits the weights to it.
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

    /// Plays the next block and trains the net with it.
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

    /// Puts the net of a state into the game’s file of nets.
    pub fn publish_net(&self, state: &NetState, file: &mut Nets) {
        file.players.insert(self.players, state.rounded());
    }

    /// Puts the weights of a state into the game’s file of weights.
    pub fn publish(&self, state: &State, file: &mut Fitted) {
        file.features = G::FEATURES.iter().map(|word| (*word).to_owned()).collect();
        file.players.insert(self.players, state.fitted.clone());
    }
}
