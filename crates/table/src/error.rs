//! Why a table does not do what it is asked for.

use crate::{Game, Problems, Seat};

/// Why a game could not be begun.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this many players.
    #[error("{got} players, but the game is for {min} to {max}")]
    Players {
        /// How many were asked for.
        got: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// Options or scenario cannot be used.
    #[error("{0}")]
    Problems(#[from] Problems),
}

/// Why a choice was not played.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayError<G: Game> {
    /// There is no such seat at this table.
    NoSuchSeat(Seat),
    /// The rules forbid it.
    Refused(G::Refusal),
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// There is no choice to take back.
    #[error("there is nothing to take back")]
    Nothing,
    /// Something hidden was shown since, or somebody else went on: all must agree.
    #[error("taking this back needs everybody's consent")]
    NeedsConsent,
    /// Nothing was taken back that could be played again.
    #[error("there is nothing to play again")]
    NothingToRedo,
}
