//! The messages between the server of Higaki and whoever plays on it: a browser or a program.
//!
//! Every frame is one JSON object. A client sends an [`Ask`]: a number of its own, a [`Request`],
//! and a key if it may have to send it again. The server sends [`ServerFrame`]s: exactly one
//! answer to every ask, and whatever else happens at the tables that the client watches.
//!
//! Messages hold data and no words for people, besides the English `message` of a refusal for
//! those who write programs. `docs/protocol.md` describes everything with examples.
//!
//! ```
//! use higaki_protocol::{Ask, Request};
//!
//! let ask: Ask = serde_json::from_str(
//!     r#"{"id":7,"key":"k1","type":"play","table":"T","seat":0,"choice":"take B5"}"#,
//! )?;
//! assert!(matches!(ask.request, Request::Play(play) if play.choice == "take B5"));
//! # Ok::<(), serde_json::Error>(())
//! ```

mod advice;
mod answer;
mod delta;
mod happening;
mod lobby;
mod refusal;
mod request;
mod seated;
mod server;
mod strict;
mod table;
#[cfg(feature = "typescript")]
mod typescript;

pub use advice::{AnalysisState, Decided, Hint, Sums};
pub use answer::{Answer, ChatLine, Moment};
pub use delta::{DeltaError, apply_delta, write_delta};
pub use happening::{Actor, Cause, Happening, Numbered, OfferKind};
pub use lobby::{Listed, LobbyChange, LobbyPage};
pub use refusal::{Code, Kind, Refusal};
pub use request::{
    Ask, AtSeat, AtTable, CreateTable, HintFor, HistoryOf, JoinTable, NewTable, PlayChoice,
    PositionAt, ProposeTo, Request, SaySomething, SeatPlan, TalkSince, Vote, WatchTable,
};
pub use seated::{Holder, Seated, StandIn};
pub use server::{Goodbye, LobbyNews, ServerFrame, Welcome};
pub use table::{
    Clock, Clocks, Fairness, GameInfo, GameStatus, Offer, Owed, Placed, Settings, TableFrame,
    TableInfo, Talkers, UndoPolicy, UpdateFrame, Visibility, Watchers,
};
#[cfg(feature = "typescript")]
pub use typescript::{game_types, message_types};

/// Grows when a client that was written for an older version would misunderstand a message.
/// New messages and new fields do not count: ignore what you do not know.
pub const PROTOCOL_VERSION: u32 = 2;

/// The longest frame that a client may send, in bytes.
pub const MAX_FRAME: usize = 96 * 1024;

/// The longest key of an ask, in bytes.
pub const MAX_KEY: usize = 64;

/// The longest line of chat, in bytes.
pub const MAX_CHAT: usize = 1000;

/// The most tables and seats that one socket watches at a time.
pub const MAX_WATCHED: usize = 16;
