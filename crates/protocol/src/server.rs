//! What the server sends.

use crate::{Answer, ChatLine, GameInfo, LobbyChange, Refusal, TableFrame, UpdateFrame};
use serde::{Deserialize, Serialize};

/// One frame from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ServerFrame {
    /// The first frame on every socket.
    Welcome(Welcome),
    /// An ask was carried out.
    Ok {
        /// The number of the ask.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// The answer.
        #[serde(flatten)]
        answer: Answer,
    },
    /// An ask was not carried out.
    Refused {
        /// The number of the ask; none if it could not be read.
        #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
        id: Option<u64>,
        /// Why.
        refusal: Refusal,
    },
    /// Everything about a table that is watched.
    Table(Box<TableFrame>),
    /// What happened at a table that is watched.
    Update(Box<UpdateFrame>),
    /// A table is not watched any longer as this seat: it has changed hands, or spectators have to
    /// leave. Watch it again as what you are now.
    Unwatched {
        /// Which table.
        table: String,
        /// As which seat; none as a spectator.
        seat: Option<u8>,
        /// Why.
        refusal: Refusal,
    },
    /// Who of the players is there now.
    Presence {
        /// At which table.
        table: String,
        /// The seats whose players are watching.
        present: Vec<u8>,
    },
    /// Somebody said something.
    Said {
        /// At which table.
        table: String,
        /// What.
        line: ChatLine,
    },
    /// Something changed in the lobby.
    Lobby(LobbyNews),
    /// One of my tables waits for me, or does not any longer. It comes without being asked for.
    News {
        /// Which table.
        table: String,
        /// Whether it waits for me now.
        waiting: bool,
    },
    /// The last frame on a socket.
    Bye {
        /// Why.
        reason: Goodbye,
    },
}

/// The first frame on every socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Welcome {
    /// The version of this protocol.
    pub protocol: u32,
    /// Who the server thinks you are.
    pub person: String,
    /// What can be played.
    pub games: Vec<GameInfo>,
    /// How strong bots can be, the weakest first.
    pub levels: Vec<String>,
    /// The time of the server, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub now: i64,
}

/// Something changed in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LobbyNews {
    /// What.
    #[serde(flatten)]
    pub change: LobbyChange,
}

/// Why the server ends a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Goodbye {
    /// The server is closing; a new one will be there in a moment.
    Closing,
    /// Nothing was read for too long.
    TooSlow,
    /// Too many messages, again and again.
    TooMuch,
    /// Nothing was heard for too long.
    Silent,
    /// What opened the socket is not good any more: logged out, a new password, a token that was
    /// revoked, an account that was deleted or adopted. Whoever is still known connects again.
    SessionEnded,
    /// A frame many times longer than any message may be.
    TooLarge,
    /// The client ended it. Never sent, because nobody is there to read it.
    Left,
}
