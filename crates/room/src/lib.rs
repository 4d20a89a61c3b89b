//! One table as a state machine without I/O.
//!
//! A [`Room`] holds everything that one table is and does: seats, choices, consent, clocks,
//! opponents, watchers. A driver passes [`Input`]s in and carries out [`Effect`]s: it stores
//! entries, sends frames, runs searches and sets alarms. The server drives rooms with tokio and a
//! database, other drivers can run one in a browser or in a test.
//!
//! ```text
//! requests ─┐                        ┌─► entries to append
//! watches  ─┤                        ├─► frames, replies
//! choices  ─┼─► Room::handle ─► Room ┼─► searches of opponents
//! commits  ─┤    (now, entropy)      ├─► notices
//! ticks    ─┘                        └─► Room::wake_at
//! ```
//!
//! - The log is the source of truth: [`State`] is a fold over it.
//! - Entries are durable before frames or replies about them are sent.
//! - A room has no clock, no threads and no randomness: [`Environment`] brings time and entropy.

mod caller;
mod clock;
pub mod custom_data;
mod decide;
mod effect;
mod entropy;
mod entry;
mod feed;
mod fold;
mod frames;
mod input;
mod level;
mod new_table;
mod query;
mod refuse;
mod request;
mod room;
mod snapshot;
mod state;
mod unknown_rules;
mod viewers;

pub use caller::Caller;
pub use decide::{unknown_lesson, unknown_person};
pub use effect::{Append, Delivery, Effect, NewEntry, Think};
pub use entropy::{Entropy, random_id, random_u64, table_id};
pub use entry::{Chair, Holder};
pub use frames::{FrameText, holder, numbers, text};
pub use input::{Input, SearchId, StoredEntry, Ticket, WatcherId};
pub use level::Level;
pub use new_table::{NewTable, Rematch};
pub use refuse::{cannot_begin, refuse, refuse_with};
pub use request::{Change, LobbyRequest, Query, RoomRequest, Route, SessionRequest};
pub use room::{Environment, Room};
pub use state::{About, People, ReplayError, State};
pub use unknown_rules::UnknownRules;
pub use viewers::ViewerSet;
