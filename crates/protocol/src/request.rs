//! Requests: the messages of a client.

use crate::strict::strict;
use crate::{OfferKind, Settings, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One frame from a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClientFrame {
    /// The client’s number for the request; the answer carries it.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: u64,
    /// Idempotency key: the same request takes effect once, however often it is sent. Up to 64
    /// bytes; the server remembers the last eight keys of a person at a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub key: Option<String>,
    /// The request.
    #[serde(flatten)]
    pub request: Request,
}

/// A request of a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Request {
    /// Create a table.
    Create(Box<CreateTable>),
    /// Take a seat at a table that has not begun, or move to another one.
    Join(JoinTable),
    /// Leave one seat or all: before the beginning the seat becomes open, afterwards a bot replaces
    /// the player.
    Leave(AtSeat),
    /// As the host, place players, add bots and remove seats.
    Arrange(NewTable),
    /// As the host, shuffle the seats.
    Shuffle(AtTable),
    /// As the host, begin the game.
    Start(AtTable),
    /// Play again with the same people.
    Rematch(AtTable),
    /// Watch a table as a seat or as a spectator.
    Watch(WatchTable),
    /// Stop watching a table.
    Unwatch(AtSeat),
    /// Play a choice.
    Play(PlayChoice),
    /// Get the consequences of a choice, or the reason why it cannot be played.
    Preview(PlayChoice),
    /// Get suggestions for a seat that owes a decision.
    Hint(HintFor),
    /// Take back the last choice of a seat: at once if nothing was revealed since, otherwise with
    /// the consent of the others.
    Undo(AtSeat),
    /// Play the choice that was taken back last once more.
    Redo(AtSeat),
    /// Propose to pause or to abandon the game.
    Propose(ProposeTo),
    /// Agree to a proposal or decline it.
    Vote(Vote),
    /// End a pause.
    Resume(AtSeat),
    /// Take a seat back from its replacement.
    Return(AtSeat),
    /// Get an earlier position.
    Position(PositionAt),
    /// Get the events of past choices.
    History(HistoryOf),
    /// Get the record of a game, with its seed once it is over.
    Record(AtTable),
    /// Get the analysis of a finished game.
    Analyse(AtSeat),
    /// Send a chat line.
    Say(SaySomething),
    /// Read the chat.
    Talk(TalkSince),
    /// Mute a person.
    Mute {
        /// The id of the person.
        person: String,
    },
    /// Unmute a person.
    Unmute {
        /// The id of the person.
        person: String,
    },
    /// Watch the lobby.
    WatchLobby,
    /// Stop watching the lobby.
    UnwatchLobby,
    /// Answer, and nothing else.
    Ping,
}

impl Request {
    /// The id of the table, if the request concerns one.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        Some(match self {
            Request::Create(_)
            | Request::Mute { .. }
            | Request::Unmute { .. }
            | Request::WatchLobby
            | Request::UnwatchLobby
            | Request::Ping => return None,
            Request::Join(join) => &join.table,
            Request::Arrange(new) => &new.table,
            Request::Shuffle(at)
            | Request::Start(at)
            | Request::Rematch(at)
            | Request::Record(at) => &at.table,
            Request::Watch(watch) => &watch.table,
            Request::Play(play) | Request::Preview(play) => &play.table,
            Request::Hint(hint) => &hint.table,
            Request::Leave(at)
            | Request::Unwatch(at)
            | Request::Analyse(at)
            | Request::Undo(at)
            | Request::Redo(at)
            | Request::Resume(at)
            | Request::Return(at) => &at.table,
            Request::Propose(propose) => &propose.table,
            Request::Vote(vote) => &vote.table,
            Request::Position(position) => &position.table,
            Request::History(history) => &history.table,
            Request::Say(say) => &say.table,
            Request::Talk(talk) => &talk.table,
        })
    }
}

macro_rules! message {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {$(
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        $(#[$doc])*
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
        }
    )*};
}

message! {
    /// A request about a table.
    AtTable {
        /// The id of the table.
        table: String,
    }

    /// A request about a seat.
    AtSeat {
        /// The id of the table.
        table: String,
        /// The seat; null for all seats of the caller or for a spectator, where that makes sense.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
    }

    /// A request to create a table. Unknown fields are refused: a misspelt `visibility` would make
    /// a public table.
    #[serde(deny_unknown_fields)]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    CreateTable {
        /// The id of the game.
        game: String,
        /// The options of the game; empty for the printed rules.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable, type = "unknown"))]
        options: Value,
        /// The plan of each seat; a lesson brings its own.
        #[serde(default, deserialize_with = "strict")]
        seats: Vec<SeatPlan>,
        /// The settings of the table.
        #[serde(default, deserialize_with = "strict")]
        settings: Settings,
        /// Whether lists show the table.
        #[serde(default)]
        visibility: Visibility,
        /// The password that others need to join or watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        password: Option<String>,
        /// The id of a lesson. It determines everything else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        lesson: Option<String>,
    }

    /// A request of the host to change the seats.
    #[serde(deny_unknown_fields)]
    NewTable {
        /// The id of the table.
        table: String,
        /// The plan of each seat. People at the table can be placed anywhere; others are refused.
        #[serde(deserialize_with = "strict")]
        seats: Vec<SeatPlan>,
    }

    /// A request to take a seat.
    #[serde(deny_unknown_fields)]
    JoinTable {
        /// The id of the table.
        table: String,
        /// The seat; null for any open one.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// The password of the table, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        password: Option<String>,
        /// The player’s part of the seed: 64 random hexadecimal digits, chosen after the commitment
        /// is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        nonce: Option<String>,
    }

    /// A request to watch a table.
    WatchTable {
        /// The id of the table.
        table: String,
        /// The seat of the viewer; null for a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// The last number seen; the server sends only later happenings if it still has them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        since: Option<u64>,
        /// The password of the table, if it has one that the person has not given before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        password: Option<String>,
    }

    /// A choice of a seat.
    PlayChoice {
        /// The id of the table.
        table: String,
        /// The seat that chooses.
        seat: u8,
        /// The choice in notation.
        choice: String,
        /// The last number that the seat had seen when it chose. If the seat itself has acted
        /// since, perhaps on another device, the choice is refused as stale.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        after: Option<u64>,
    }

    /// A request for suggestions.
    HintFor {
        /// The id of the table.
        table: String,
        /// The seat that owes a decision.
        seat: u8,
        /// The greatest number of suggestions [default: 3].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        most: Option<u8>,
    }

    /// A proposal to all players.
    ProposeTo {
        /// The id of the table.
        table: String,
        /// The seat that proposes.
        seat: u8,
        /// The subject of the proposal. `undo` is a request of its own.
        offer: OfferKind,
    }

    /// A vote on a proposal.
    Vote {
        /// The id of the table.
        table: String,
        /// The seat that votes.
        seat: u8,
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// Whether the seat agrees. With `false` the proposer withdraws the proposal.
        agree: bool,
    }

    /// A request for an earlier position.
    PositionAt {
        /// The id of the table.
        table: String,
        /// The seat of the viewer; null for a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// The number of choices, as the viewer knows them.
        at: u32,
    }

    /// A request for the events of past choices.
    HistoryOf {
        /// The id of the table.
        table: String,
        /// The seat of the viewer; null for a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// The number of the first choice; 0 is the deal.
        #[serde(default)]
        from: u32,
    }

    /// A chat line to send.
    SaySomething {
        /// The id of the table.
        table: String,
        /// The text, up to 1000 bytes.
        text: String,
    }

    /// A request for chat lines.
    TalkSince {
        /// The id of the table.
        table: String,
        /// The number of the last known line; absent for the latest lines.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        after: Option<u64>,
    }
}

/// The plan of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatPlan {
    /// Open to anyone who joins.
    Open,
    /// The creator of the table; several such seats are played on one device.
    Me,
    /// A person at the table, or the person for whom the seat is reserved.
    Person {
        /// The id of the person.
        person: String,
    },
    /// A bot.
    Bot {
        /// The level of the bot.
        level: String,
    },
}
