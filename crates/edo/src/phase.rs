//! Phases of a round, and the state of a card in progress.

use crate::ronin::Scatter;
use crate::space::{Space, Squad};
use higaki_table::Seat;
use serde::Serialize;

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Packages and start cities are taken.
    Draft {
        /// The number of items taken.
        step: u8,
    },
    /// The start player names a Ronin.
    NameRonin,
    /// The start player puts a Ronin down.
    PlaceRonin(Scatter),
    /// All plan in secret.
    Plan,
    /// A card is being carried out.
    Card,
    /// A player pays their samurai.
    Wages {
        /// The player.
        seat: Seat,
    },
    /// A player exceeds the limit of resources.
    Limit {
        /// The player.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Why.
        end: End,
    },
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A player has enough points (E12.2).
    Points,
    /// There is no merchant card for another round (E12.3).
    Merchant,
}

impl End {
    /// The word for it in outcomes and scenarios.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            End::Points => "points",
            End::Merchant => "merchant",
        }
    }
}

/// A card in progress. Empty outside of that phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardTurn {
    /// The owner of the card.
    pub seat: Seat,
    /// The position of the card in the plan, counted from 0.
    pub slot: u8,
    /// The number of officials that have not acted yet.
    pub left: u8,
    /// The number of the player’s own meeples among them.
    pub own: u8,
    /// Whether figures can still be moved.
    pub stage: Stage,
    /// The number of steps walked.
    pub steps: u8,
    /// The spaces of the samurai that have already worked on this card.
    pub worked: Squad,
    /// Whether Ronin were driven off on this card.
    pub drive: Drive,
    /// The pending second half of the current action.
    pub pending: Pending,
}

impl CardTurn {
    /// No card in progress.
    pub(crate) const NONE: CardTurn = CardTurn {
        seat: Seat::wrapped(0, 1),
        slot: 0,
        left: 0,
        own: 0,
        stage: Stage::Moving,
        steps: 0,
        worked: Squad::EMPTY,
        drive: Drive::Ready,
        pending: Pending::Nothing,
    };
}

/// The two halves of a card (E5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Figures can be moved, no official has acted yet.
    Moving,
    /// The officials act.
    Working,
}

/// Whether Ronin can still be driven off on this card (R4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Drive {
    /// Not done yet.
    Ready,
    /// Done.
    Done,
}

/// The second half of an action that is split into two choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Nothing.
    Nothing,
    /// A second offer can be taken (E9.4).
    SecondOffer {
        /// The offers that were taken, as bits.
        used: u8,
    },
    /// A second samurai can be moved (E10.2).
    SecondSamurai {
        /// Where the first one went.
        moved_to: Space,
    },
    /// Samurai can be brought against Ronin (R4.2).
    Bring {
        /// The space that is to be freed.
        space: Space,
        /// The number of samurai brought.
        brought: u8,
    },
    /// Ronin are scattered (R4.4).
    Scatter(Scatter),
}
