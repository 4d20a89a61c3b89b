//! Frames from the server.

use crate::{Answer, ChatLine, GameInfo, LobbyChange, Refusal, TableFrame, UpdateFrame};
use serde::{Deserialize, Serialize};

/// One frame from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ServerFrame {
    /// The first frame on every socket.
    Welcome(Welcome),
    /// A request succeeded.
    Ok {
        /// The id of the request.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// The answer.
        #[serde(flatten)]
        answer: Answer,
    },
    /// A request was refused.
    Refused {
        /// The id of the request; null if it could not be read.
        #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
        id: Option<u64>,
        /// The reason.
        refusal: Refusal,
    },
    /// The whole state of a watched table.
    Table(Box<TableFrame>),
    /// An update of a watched table.
    Update(Box<UpdateFrame>),
    /// The viewer lost access to this seat or table: the seat has changed hands, or spectators are
    /// no longer allowed. Watch again with the current role.
    Unwatched {
        /// The id of the table.
        table: String,
        /// The seat of the viewer; null for a spectator.
        seat: Option<u8>,
        /// The reason.
        refusal: Refusal,
    },
    /// The players who are present now.
    Presence {
        /// The id of the table.
        table: String,
        /// The seats whose players are watching.
        present: Vec<u8>,
    },
    /// A new chat line.
    Said {
        /// The id of the table.
        table: String,
        /// The line.
        line: ChatLine,
    },
    /// A change of the lobby.
    Lobby(LobbyFrame),
    /// A table of the person began or ceased to wait for them. Sent without a subscription.
    News {
        /// The id of the table.
        table: String,
        /// Whether the table waits for the person now.
        waiting: bool,
    },
    /// The last frame on a socket.
    Bye {
        /// The reason.
        reason: Goodbye,
    },
}

/// The first frame on every socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Welcome {
    /// The version of this protocol.
    pub protocol: u32,
    /// The id of the person behind the socket.
    pub person: String,
    /// The available games.
    pub games: Vec<GameInfo>,
    /// The levels of bots, the weakest first.
    pub levels: Vec<String>,
    /// The time of the server, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub now: i64,
}

/// A change of the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LobbyFrame {
    /// The change.
    #[serde(flatten)]
    pub change: LobbyChange,
}

/// The reason why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Goodbye {
    /// The server is shutting down; reconnect in a moment.
    Closing,
    /// The client did not read for too long.
    TooSlow,
    /// The client exceeded the rate limit repeatedly.
    TooMuch,
    /// The client sent nothing for too long.
    Silent,
    /// The session or token behind the socket is no longer valid: logout, new password, revoked
    /// token, deleted or adopted account. Reconnect if another session is still valid.
    SessionEnded,
    /// A frame many times longer than the limit.
    TooLarge,
    /// The client closed the socket. Never sent, because no client is left to read it.
    Left,
}
