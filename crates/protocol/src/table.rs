//! A table as a viewer sees it.

use crate::{DeltaError, Numbered, OfferKind, Seated, apply_delta};
use higaki_table::JsonText;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that a viewer may know about a table: the start of a sequence of updates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableFrame {
    /// The id of the table.
    pub table: String,
    /// The seat of the viewer; null for a spectator.
    pub seat: Option<u8>,
    /// The number of the last happening included.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// Settings and seats.
    pub about: TableInfo,
    /// The host’s own component data, as in the options of the game. Updates leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub data: Option<Value>,
    /// The game, once it has begun.
    pub game: Option<GameStatus>,
}

/// The happenings since the last number and the status of the game after them, either as a whole
/// or as a delta.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UpdateFrame {
    /// The id of the table.
    pub table: String,
    /// The seat of the viewer; none for a spectator.
    pub seat: Option<u8>,
    /// The number of the last happening.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// The happenings, in order.
    pub happenings: Vec<Numbered>,
    /// Settings and seats, if they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub about: Option<TableInfo>,
    /// The delta from the status before the first of these happenings ([`apply_delta`]).
    ///
    /// [`apply_delta`]: crate::apply_delta
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub change: Option<JsonText>,
    /// The whole status; absent before the beginning, and if `change` is present.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub game: Option<GameStatus>,
}

impl UpdateFrame {
    /// The status of the game after this update, from the status before it.
    ///
    /// # Errors
    /// When the delta does not fit: an update was missed.
    pub fn status(&self, before: Option<&GameStatus>) -> Result<Option<GameStatus>, DeltaError> {
        let Some(change) = &self.change else { return Ok(self.game.clone()) };
        let mut status = serde_json::to_value(before).map_err(|_| DeltaError)?;
        apply_delta(&mut status, &change.to_value())?;
        serde_json::from_value(status).map_err(|_| DeltaError)
    }
}

/// The constants, settings and seats of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The id of the game.
    pub game: String,
    /// The version of its rules, fixed for this table.
    pub rules_version: u32,
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
    /// The person who may arrange the seats and begin.
    pub host: String,
    /// The seats.
    pub seats: Vec<Seated>,
    /// The settings of the table.
    pub settings: Settings,
    /// The commitment to the shuffle.
    pub fairness: Fairness,
    /// The time of creation, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_at: i64,
    /// The id of the rematch table.
    pub rematch: Option<String>,
    /// The lesson that this table teaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lesson: Option<String>,
}

/// The commitment to the shuffle, with which players can verify the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// The hash of the server’s secret, published before players choose their nonces.
    pub commitment: String,
    /// The nonces in seat order; 64 zeros for a seat without one.
    pub nonces: Vec<String>,
    /// The secret, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub secret: Option<String>,
}

/// A game in progress, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameStatus {
    /// The number of choices that this viewer knows of. Private choices of others do not count, so
    /// the number may differ between seats.
    pub moves: u32,
    /// The number of choices that a spectator knows of, for links to this position.
    pub public_moves: u32,
    /// The view of the game.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: JsonText,
    /// The decisions owed; empty once the game is over.
    pub deciding: Vec<Owed>,
    /// The choices of the viewer in notation; empty if the viewer owes no decision.
    pub choices: Vec<String>,
    /// Whether the viewer may take back their last choice without consent.
    pub may_undo: bool,
    /// Whether the viewer may redo a choice that was taken back.
    pub may_redo: bool,
    /// The open proposal.
    pub offer: Option<Offer>,
    /// The clocks, if the table has any.
    pub clocks: Option<Clocks>,
    /// The result of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Placed>,
    /// The breakdown of all points, at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub breakdown: Option<JsonText>,
}

/// A decision that a seat owes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Owed {
    /// The seat that owes it.
    pub seat: u8,
    /// The decision as JSON of the game.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub decision: JsonText,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Placed {
    /// The reason for the end, as a word of the game.
    pub reason: String,
    /// `{seat, place, points}` of each player, the best place first.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "{ seat: number, place: number, points: number }[]")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub ranking: Value,
}

/// An open proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The number of the proposal at this table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub offer: u64,
    /// The seat that proposes.
    pub seat: u8,
    /// The subject of the proposal.
    pub kind: OfferKind,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats that have not voted yet.
    pub waiting: Vec<u8>,
}

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// The time at which `left` was measured, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// The time left for each seat, in milliseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// The seats whose clocks run since then.
    pub running: Vec<u8>,
}

/// The settings of a table, apart from game and options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Settings {
    /// The clock.
    pub clock: Clock,
    /// The policy for taking back choices.
    pub undo: UndoPolicy,
    /// Permission to watch.
    pub watchers: Watchers,
    /// Permission to chat.
    pub talkers: Talkers,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    /// Whether one person may take several seats on one device.
    pub hot_seat: bool,
    /// Whether the seats are shuffled at the beginning.
    pub shuffle: bool,
    /// Whether the game begins when the last seat is taken.
    pub start_when_full: bool,
    /// The level of bots that replace players; empty for a merchant.
    pub stand_in: String,
    /// Whether the server gives hints. Never in rated games.
    pub hints: bool,
    /// The title of the table in the lobby.
    pub title: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            clock: Clock::None,
            undo: UndoPolicy::Consent,
            watchers: Watchers::Anyone,
            talkers: Talkers::Anyone,
            rated: false,
            hot_seat: false,
            shuffle: false,
            start_when_full: false,
            stand_in: String::new(),
            hints: true,
            title: String::new(),
        }
    }
}

/// The time control of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Clock {
    /// Unlimited.
    #[default]
    None,
    /// A bank for the whole game and an increment for each turn.
    Live {
        /// The bank, in seconds.
        bank: u32,
        /// The increment after each turn, in seconds; never raises the clock above the bank.
        increment: u32,
    },
    /// A fixed time for each turn.
    Correspondence {
        /// The time for a turn, in hours.
        hours: u32,
    },
}

macro_rules! words {
    ($($(#[$doc:meta])* $type:ident {
        $first:ident: $first_doc:literal, $($item:ident: $item_doc:literal,)*
    })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum $type {
            #[doc = $first_doc]
            #[default]
            $first,
            $(#[doc = $item_doc] $item,)*
        }
    )*};
}

words! {
    /// Whether lists show a table.
    Visibility {
        Public: "Listed in the lobby.",
        Unlisted: "Only reachable by its link.",
    }
    /// The policy for taking back choices.
    UndoPolicy {
        Consent: "Free where nothing was revealed, otherwise with the consent of the other players.",
        Free: "Only where nothing was revealed.",
        Never: "No choice can be taken back.",
    }
    /// Permission to watch.
    Watchers {
        Anyone: "Anyone with access to the table.",
        Players: "Players only.",
    }
    /// Permission to chat.
    Talkers {
        Anyone: "Anyone who may watch.",
        Players: "Players only.",
        Nobody: "Chat is off.",
    }
}

/// A game that the server offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
}
