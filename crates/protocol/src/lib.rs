//! The messages between the server and its clients: browsers and programs.
//!
//! Every frame is one JSON object. A client sends [`ClientFrame`]s: an id, a [`Request`], and an
//! idempotency key if the client may have to repeat it. The server sends [`ServerFrame`]s: exactly
//! one answer to every request, and the updates of the tables that the client watches.
//!
//! Messages hold data and no texts for people, except the English `message` of a refusal for
//! developers. `docs/protocol.md` describes all messages with examples.
//!
//! ```
//! use higaki_protocol::{ClientFrame, Request};
//!
//! let frame: ClientFrame = serde_json::from_str(
//!     r#"{"id":7,"key":"k1","type":"play","table":"T","seat":0,"choice":"take B5"}"#,
//! )?;
//! assert!(matches!(frame.request, Request::Play(play) if play.choice == "take B5"));
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
    AtSeat, AtTable, ClientFrame, CreateTable, HintFor, HistoryOf, JoinTable, NewTable, PlayChoice,
    PositionAt, ProposeTo, Request, SaySomething, SeatPlan, TalkSince, Vote, WatchTable,
};
pub use seated::{Holder, Seated, StandIn};
pub use server::{Goodbye, LobbyFrame, ServerFrame, Welcome};
pub use table::{
    Clock, Clocks, Fairness, GameInfo, GameStatus, Offer, Owed, Placed, Settings, TableFrame,
    TableInfo, Talkers, UndoPolicy, UpdateFrame, Visibility, Watchers,
};
#[cfg(feature = "typescript")]
pub use typescript::{game_types, message_types};

/// The version of the protocol. It grows when a client of an older version would misunderstand a
/// message; new messages and fields do not count, because clients ignore unknown ones.
pub const PROTOCOL_VERSION: u32 = 2;

/// The longest frame that a client may send, in bytes.
pub const MAX_FRAME: usize = 96 * 1024;

/// The longest key of a request, in bytes.
pub const MAX_KEY: usize = 64;

/// The longest chat line, in bytes.
pub const MAX_CHAT: usize = 1000;

/// The most tables and seats that one socket may watch at a time.
pub const MAX_WATCHED: usize = 16;
