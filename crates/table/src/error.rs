//! Errors of a table.

use crate::{Game, Problems, Seat};

/// A game that cannot be started.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SetupError {
    /// The number of players is out of range.
    #[error("{got} players, but the game is for {min} to {max}")]
    Players {
        /// The requested number.
        got: usize,
        /// The minimum.
        min: usize,
        /// The maximum.
        max: usize,
    },
    /// The options or the scenario are invalid.
    #[error("{0}")]
    Problems(#[from] Problems),
}

/// A choice that was not played.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayError<G: Game> {
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// The rules forbid the choice.
    Refused(G::Refusal),
}

/// An undo or redo that was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// There is no choice to undo.
    #[error("there is nothing to take back")]
    Nothing,
    /// Hidden information was revealed or another seat has decided since: undo needs consent.
    #[error("taking this back needs everybody's consent")]
    NeedsConsent,
    /// There is nothing to redo.
    #[error("there is nothing to play again")]
    NothingToRedo,
}
