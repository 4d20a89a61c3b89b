//! Happenings: changes of a table as a viewer sees them.

use higaki_table::JsonText;
use serde::{Deserialize, Serialize};

/// A happening with its number in the sequence of one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Numbered {
    /// Counts the happenings that this viewer could notice, from 1 on, without gaps.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// The time, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// The happening.
    #[serde(flatten)]
    pub happening: Happening,
}

/// A change of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "happened", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Happening {
    /// A person took a seat.
    Joined {
        /// The seat.
        seat: u8,
        /// The person.
        person: String,
    },
    /// A person left a seat before the beginning.
    Left {
        /// The seat.
        seat: u8,
        /// The person.
        person: String,
    },
    /// The host changed the seats, or a player moved to another one.
    Arranged,
    /// The cards are dealt and the game begins.
    Started {
        /// The events of the deal, as the viewer sees them.
        #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
        events: JsonText,
    },
    /// A choice was made.
    Played {
        /// The seat that chose.
        seat: u8,
        /// The author of the choice.
        by: Actor,
        /// The number of choices that the viewer knows of now.
        moves: u32,
        /// Whether it is a choice that was taken back before (redo).
        again: bool,
        /// The events, as the viewer sees them.
        #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
        events: JsonText,
    },
    /// One or more choices were taken back.
    TakenBack {
        /// The seat whose choice was taken back.
        seat: u8,
        /// The number of choices that the viewer knows of now.
        moves: u32,
        /// Whether it required the consent of other players.
        consent: bool,
    },
    /// A player asks the others for consent.
    Proposed {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// The seat that proposes.
        seat: u8,
        /// The subject of the proposal.
        kind: OfferKind,
    },
    /// A player agreed.
    Agreed {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// The seat that agreed.
        seat: u8,
    },
    /// A player declined, or the proposer withdrew the proposal.
    Declined {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// The seat that declined.
        seat: u8,
    },
    /// The game was paused.
    Paused,
    /// The game was resumed.
    Resumed {
        /// The seat that resumed it.
        seat: u8,
    },
    /// The server was down; the clocks did not run.
    ClocksHeld {
        /// The duration, in milliseconds.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        milliseconds: i64,
    },
    /// A bot replaces a player.
    TakenOver {
        /// The seat.
        seat: u8,
        /// The level of the bot.
        level: String,
        /// The reason.
        cause: Cause,
    },
    /// The player took the seat back from the bot.
    Returned {
        /// The seat.
        seat: u8,
    },
    /// All players agreed to abandon the game.
    Abandoned,
    /// A rematch was created.
    Rematch {
        /// The id of its table.
        table: String,
    },
}

/// The author of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Actor {
    /// The player of the seat, or a program of that player.
    Person,
    /// A bot of the server.
    Bot,
}

/// The reason why a bot replaces a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Cause {
    /// The player ran out of time.
    Time,
    /// The player left.
    Left,
}

/// The subject of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OfferKind {
    /// Take back all choices from the last one of the seat on.
    Undo,
    /// Pause the game.
    Pause,
    /// Abandon the game without a result.
    Abandon,
}
