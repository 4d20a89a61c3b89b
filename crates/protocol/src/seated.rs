//! Seats and their holders.

use crate::Cause;
use serde::{Deserialize, Serialize};

/// A seat with its holder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seated {
    /// The holder of the seat.
    pub holder: Holder,
    /// The bot that currently replaces the player.
    pub stand_in: Option<StandIn>,
    /// Whether a person who plays this seat is currently watching the table.
    pub present: bool,
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Holder {
    /// Open.
    Open,
    /// Reserved for a person.
    Reserved {
        /// The invited person.
        person: String,
        /// The current name; empty if the person no longer exists.
        name: String,
        /// Whether the person is a guest, whose name need not be unique. Left out for accounts.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        guest: bool,
    },
    /// A person.
    Person {
        /// The player.
        person: String,
        /// The current name; empty if the person no longer exists.
        name: String,
        /// Whether the person is a guest, whose name need not be unique. Left out for accounts.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        guest: bool,
    },
    /// A bot.
    Bot {
        /// The level of the bot.
        level: String,
    },
}

/// For `skip_serializing_if`.
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A bot that replaces a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StandIn {
    /// The level of the bot.
    pub level: String,
    /// The reason.
    pub cause: Cause,
}
