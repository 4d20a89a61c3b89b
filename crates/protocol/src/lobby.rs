//! Tables in lists: the lobby and the tables of a person.

use crate::{Holder, Settings, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Listed {
    /// The id of the table, fit for a link.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The options of the game, without component data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub options: Value,
    /// The SHA-256 of the host’s own component data; absent if the game uses its built-in data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub custom_data: Option<String>,
    /// The status: `open`, `running`, `paused`, `finished` or `abandoned`.
    pub status: String,
    /// Whether lists show the table.
    pub visibility: Visibility,
    /// Whether the table requires a password.
    pub locked: bool,
    /// The holders of the seats.
    pub seats: Vec<Holder>,
    /// The settings of the table.
    pub settings: Settings,
    /// The seats that owe a decision.
    pub deciding: Vec<u8>,
    /// The seats of the caller; empty in the lobby.
    pub mine: Vec<u8>,
    /// Whether this server does not know the version of the rules. Such a table cannot be watched
    /// or played here. One can leave it, and download its record if the game is finished.
    #[serde(default)]
    pub other_rules: bool,
    /// Whether the game waits for the caller.
    pub waiting: bool,
    /// The time of creation, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_at: i64,
    /// The time of the last activity, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub active_at: i64,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyPage {
    /// The tables of this page.
    pub tables: Vec<Listed>,
    /// The cursor of the next page, if there may be one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next: Option<String>,
}

/// A change of the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LobbyChange {
    /// A table is new or has changed.
    Table {
        /// The table now.
        listed: Box<Listed>,
    },
    /// A table left the lobby.
    Gone {
        /// The id of the table.
        table: String,
    },
    /// Too much has changed: fetch the list again.
    Everything,
}
