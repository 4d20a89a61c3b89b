//! The durable log and the accounts of Higaki, on SQLite or PostgreSQL.
//!
//! A [`Store`] is a handle; clones share it. It holds tables with their append-only logs,
//! people with their sessions, and what a community needs besides: chat, ratings, tokens for
//! programs that play, leases for several machines. `docs/store.md` tells why it is built so.
//!
//! - An append that was answered with `Ok` is on disk. Appends of many tables share a commit.
//! - Logs only grow. An undo is an entry like any other.
//! - An unknown table is an error, never a new one.
//! - The crate reads no clock: the caller passes the time.
//! - Secrets show in no error and no debug output.
//!
//! ```
//! use higaki_store::{
//!     Append, AppendError, Json, NewTable, PersonId, Revision, Sealed, Status, Store, TableId,
//!     UnixMillis, Visibility,
//! };
//!
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! # runtime.block_on(async {
//! let store = Store::open("sqlite::memory:").await?;
//! let (table, now) = (TableId::random(), UnixMillis(1_800_000_000_000));
//! store
//!     .create_table(NewTable {
//!         id: table,
//!         game: "osaka".to_owned(),
//!         rules_version: 1,
//!         options: Json::default(),
//!         custom_data: None,
//!         seats: Json::default(),
//!         settings: Json::default(),
//!         visibility: Visibility::Public,
//!         status: Status::Running,
//!         password: None,
//!         secret: Sealed(vec![7; 32]),
//!         members: Vec::new(),
//!         maker: PersonId::random(),
//!         most_of_maker: None,
//!         at: now,
//!     })
//!     .await?;
//!
//! let take = Append::new(table, Revision::START).entry("choice", r#"{"take":"B5"}"#, now);
//! assert_eq!(store.append(take.clone()).await?.revision(), Revision(1));
//!
//! // The stale revision is a conflict.
//! let late = store.append(take).await;
//! assert_eq!(late, Err(AppendError::Conflict { actual: Revision(1) }));
//!
//! let log = store.load_since(table, Revision::START, 100).await?;
//! assert_eq!(log.entries[0].payload, br#"{"take":"B5"}"#);
//! store.close().await;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate knows nothing about rules, sockets, passwords or words for people.

mod archive;
mod backup;
mod blocking;
mod bot_token;
mod changes;
mod chat;
mod database;
mod error;
mod export;
mod health;
mod invitation;
mod lease;
pub mod limits;
mod location;
mod log;
mod migrations;
mod open;
mod person;
mod private;
mod rating;
mod snapshot;
mod statistics;
mod store;
mod table;
mod values;
mod writer;

pub use archive::{Archivable, ArchiveError, Archived, PackedLog};
pub use backup::{BackupError, backup};
pub use bot_token::{BotToken, NewBotToken};
pub use changes::{Change, Changes};
pub use chat::{ChatLine, MuteError};
pub use error::StoreError;
pub use export::PersonExport;
pub use higaki_values::{BotTokenId, NodeId, NotAnId, PersonId, TableId, clean_text, is_invisible};
pub use lease::{Lease, LeaseError};
pub use location::DatabaseLocation;
pub use log::{Append, AppendError, AppendKey, Appended, Entry, LogError, LogPage, NewEntry};
pub use migrations::SCHEMA_VERSION;
pub use open::OpenError;
pub use person::{
    Credentials, NewAccount, NewGuest, Person, PersonError, PersonKind, Session, Swept, SweptKeys,
    fold_name,
};
pub use private::made_private;
pub use rating::{Pool, Rated, Rating, RatingError, RatingPoint, RatingUpdate};
pub use snapshot::Snapshot;
pub use statistics::{Activity, Counts};
pub use store::Store;
pub use table::{
    Cursor, KnownRules, LobbyFilter, Member, NewTable, NotACursor, Page, Status, Table,
    TableChange, TableError, TableSummary, Visibility,
};
pub use values::{
    ChatNumber, Json, PasswordHash, Revision, Sealed, Term, TokenHash, UnixMillis, Version,
};
