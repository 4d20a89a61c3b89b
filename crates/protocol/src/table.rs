//! A table as it is told to somebody who looks at it.

use crate::{DeltaError, Numbered, OfferKind, Seated, apply_delta};
use higaki_table::JsonText;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that a viewer may know about a table: the start of a sequence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableFrame {
    /// Which table.
    pub table: String,
    /// As which seat sees it; none for a spectator.
    pub seat: Option<u8>,
    /// The number of the last happening that it includes.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// What was agreed on and who is there.
    pub about: TableInfo,
    /// The host's own component data, as it stands in the options of the game. Updates leave it out.
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

/// What was agreed on, and who is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The word for the game.
    pub game: String,
    /// The version of its rules; it never changes.
    pub rules_version: u32,
    /// The options of the game, without component data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub options: Value,
    /// The SHA-256 of the host's own component data; absent with the data that comes with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub custom_data: Option<String>,
    /// How it stands: `open`, `running`, `paused`, `finished` or `abandoned`.
    pub status: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether one needs a password to come in.
    pub locked: bool,
    /// Who may change the seats and begin.
    pub host: String,
    /// Everybody's place.
    pub seats: Vec<Seated>,
    /// Everything else that was agreed on.
    pub settings: Settings,
    /// What lets everybody check the deal.
    pub fairness: Fairness,
    /// When the table was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_at: i64,
    /// Where those who played here play again.
    pub rematch: Option<String>,
    /// The lesson that is taught here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lesson: Option<String>,
}

/// What lets everybody check the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// The hash of the server's secret, known before anybody chose a nonce.
    pub commitment: String,
    /// What every seat added, in seat order; 64 zeros where nobody chose one.
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
    /// How many choices this viewer knows to have been made. What others do in private does not
    /// count for him, so the number may differ from seat to seat.
    pub moves: u32,
    /// How many of them a spectator knows of: what a link to this position says.
    pub public_moves: u32,
    /// The table as the viewer sees it.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: JsonText,
    /// Who owes which decision; nobody once the game is over.
    pub deciding: Vec<Owed>,
    /// The choices of the viewer in notation; none if the viewer owes no decision.
    pub choices: Vec<String>,
    /// Whether the viewer may take back his last choice on his own.
    pub may_undo: bool,
    /// Whether the viewer may play again what was taken back.
    pub may_redo: bool,
    /// What everybody is asked for.
    pub offer: Option<Offer>,
    /// The clocks, if the table has any.
    pub clocks: Option<Clocks>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Placed>,
    /// Where everybody's points came from, at the end.
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
    /// Who.
    pub seat: u8,
    /// Which decision, in the words of the game.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub decision: JsonText,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Placed {
    /// Why it ended, as a word of the game.
    pub reason: String,
    /// `{seat, place, points}` of everybody, best place first.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "{ seat: number, place: number, points: number }[]")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub ranking: Value,
}

/// What everybody is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// Its number at this table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub offer: u64,
    /// Who asks.
    pub seat: u8,
    /// What for.
    pub kind: OfferKind,
    /// Who has agreed so far.
    pub agreed: Vec<u8>,
    /// Whose answer is missing.
    pub waiting: Vec<u8>,
}

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// When `left` was true, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// What every seat has left, in milliseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// Whose clock is running since then.
    pub running: Vec<u8>,
}

/// Everything about a table that is agreed on beside the game itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Settings {
    /// How much time everybody has.
    pub clock: Clock,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Who may watch.
    pub watchers: Watchers,
    /// Who may talk.
    pub talkers: Talkers,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    /// Whether one person may take several seats, on one device.
    pub hot_seat: bool,
    /// Whether the seats are drawn by lot when the game begins.
    pub shuffle: bool,
    /// Whether the game begins by itself when the last seat is taken.
    pub start_when_full: bool,
    /// How strong the bot is that takes over an abandoned seat; empty is a merchant.
    pub stand_in: String,
    /// Whether the server gives advice. In a rated game it never does.
    pub hints: bool,
    /// What the table is called, for the lobby.
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

/// How much time everybody has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Clock {
    /// As much as he likes.
    #[default]
    None,
    /// A bank for the whole game, and something back for every turn.
    Live {
        /// The bank, in seconds.
        bank: u32,
        /// What comes back after a turn, in seconds, never beyond the bank.
        increment: u32,
    },
    /// So many hours for every turn.
    Correspondence {
        /// How many.
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
    /// Who may find a table.
    Visibility {
        Public: "It stands in the lobby.",
        Unlisted: "Only whoever has the link finds it.",
    }
    /// What may be taken back.
    UndoPolicy {
        Consent: "What the rules leave free, and everything else if everybody agrees.",
        Free: "Only what shows nobody anything.",
        Never: "Nothing.",
    }
    /// Who may watch.
    Watchers {
        Anyone: "Whoever may come in.",
        Players: "Only those who have a seat.",
    }
    /// Who may talk.
    Talkers {
        Anyone: "Whoever may watch.",
        Players: "Only those who have a seat.",
        Nobody: "Nobody.",
    }
}

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// The word for it.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
}
