//! Fitting weights to games: opponents play each other, and what the positions of their games had
//! in common with how these ended becomes the weights.
//!
//! Games are played in blocks with the weights of the block before, so that the positions come
//! from ever better play. After each block everything that is needed to go on stands in a
//! [`State`]: the same seed and the same number of blocks give the same weights, whether or not
//! the work was interrupted.

mod fit;
mod games;
mod matrix;

pub use fit::State;

use crate::{Evaluate, Fitted};
use games::Teacher;
use higaki_table::Seed;

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

    /// Puts the weights of a state into the file of weights of the game.
    pub fn publish(&self, state: &State, file: &mut Fitted) {
        file.features = G::FEATURES.iter().map(|word| (*word).to_owned()).collect();
        file.players.insert(self.players, state.fitted.clone());
    }
}
