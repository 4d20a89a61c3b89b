//! What happens at a table, as a viewer learns of it.

use higaki_table::JsonText;
use serde::{Deserialize, Serialize};

/// Something that happened, with its number in the sequence of one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Numbered {
    /// Counts what this viewer could notice, from 1 on, without gaps.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub happening: Happening,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "happened", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Happening {
    /// Somebody took a seat.
    Joined {
        /// Which.
        seat: u8,
        /// Who.
        person: String,
    },
    /// Somebody gave a seat up before the beginning.
    Left {
        /// Which.
        seat: u8,
        /// Who.
        person: String,
    },
    /// The host changed the seats, or somebody took another one.
    Arranged,
    /// The cards are dealt and the game begins.
    Started {
        /// The events of the deal, as the viewer sees them.
        #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
        events: JsonText,
    },
    /// A choice was made.
    Played {
        /// Whose choice.
        seat: u8,
        /// Who made it.
        by: Actor,
        /// How many choices the viewer knows of now.
        moves: u32,
        /// Whether it had been taken back and was played again.
        again: bool,
        /// The events, as the viewer sees them.
        #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
        events: JsonText,
    },
    /// One choice or several were taken back.
    TakenBack {
        /// For whom.
        seat: u8,
        /// How many choices the viewer knows of now.
        moves: u32,
        /// Whether others were asked and agreed, because it was not this seat's alone to decide.
        consent: bool,
    },
    /// Somebody asked everybody for consent.
    Proposed {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// Who asks.
        seat: u8,
        /// What for.
        kind: OfferKind,
    },
    /// Somebody agreed.
    Agreed {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// Who.
        seat: u8,
    },
    /// Somebody did not agree, or took the proposal away.
    Declined {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// Who.
        seat: u8,
    },
    /// The game rests.
    Paused,
    /// The game goes on.
    Resumed {
        /// Who wanted it.
        seat: u8,
    },
    /// The server was away, and the clocks stood still meanwhile.
    ClocksHeld {
        /// For how long, in milliseconds.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        milliseconds: i64,
    },
    /// A bot plays on for somebody.
    TakenOver {
        /// Which seat.
        seat: u8,
        /// How strong the bot is.
        level: String,
        /// Why.
        cause: Cause,
    },
    /// The person is back.
    Returned {
        /// Which seat.
        seat: u8,
    },
    /// All agreed to give the game up.
    Abandoned,
    /// Somebody wants to play again.
    Rematch {
        /// At this table.
        table: String,
    },
}

/// Who made a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Actor {
    /// The person on the seat, or a program of that person.
    Person,
    /// A bot of the server.
    Bot,
}

/// Why a bot took over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Cause {
    /// The time ran out.
    Time,
    /// The person left.
    Left,
}

/// What everybody can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OfferKind {
    /// To take back everything from the last choice of the seat on.
    Undo,
    /// To let the game rest.
    Pause,
    /// To give the game up without a result.
    Abandon,
}
