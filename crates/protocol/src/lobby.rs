//! Tables in lists: the lobby, and what a person plays.

use crate::{Holder, Settings, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Listed {
    /// Its id, fit for a link.
    pub table: String,
    /// The word for the game.
    pub game: String,
    /// The options of the game, without component data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub options: Value,
    /// The SHA-256 of the host's own component data; absent with the data that comes with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub custom_data: Option<String>,
    /// How it stands.
    pub status: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether one needs a password to come in.
    pub locked: bool,
    /// Everybody's place.
    pub seats: Vec<Holder>,
    /// Everything else that was agreed on.
    pub settings: Settings,
    /// Who owes a decision.
    pub deciding: Vec<u8>,
    /// My seats; empty in the lobby.
    pub mine: Vec<u8>,
    /// Whether it was played by rules that this server does not know: nobody can look at it or go
    /// on with it here. One can leave it, and download its record if it came to its end.
    #[serde(default)]
    pub other_rules: bool,
    /// Whether the game waits for me.
    pub waiting: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_at: i64,
    /// When something last happened.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub active_at: i64,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyPage {
    /// The tables.
    pub tables: Vec<Listed>,
    /// Where to go on, if there may be more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next: Option<String>,
}

/// What changed in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LobbyChange {
    /// A table is new or has changed.
    Table {
        /// How it is now.
        listed: Box<Listed>,
    },
    /// A table is gone from the lobby.
    Gone {
        /// Which.
        table: String,
    },
    /// So much has changed that the list is to be fetched again.
    Everything,
}
