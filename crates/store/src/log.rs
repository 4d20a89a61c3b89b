//! The append-only log of a table: numbered entries.

use higaki_table::SeatSet;
use std::borrow::Cow;
use std::fmt;

use crate::StoreError;
use crate::archive;
use crate::database::{Connection, values};
use crate::limits::{self, MAX_CLIENT_KEY, MAX_ENTRIES, MAX_KIND, MAX_PAYLOAD};
use crate::store::Store;
use crate::table::TableChange;
use crate::values::{Revision, UnixMillis};
use higaki_values::{PersonId, TableId};

/// Entries to add to the log of one table, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The revision known to the caller. If the log has grown since, nothing is added.
    pub expected: Revision,
    /// The entries, in order.
    pub entries: Vec<NewEntry>,
    /// The idempotency key: the same append takes effect once, however often it is sent. The last
    /// [`limits::REMEMBERED_KEYS`] of a person at a table are remembered.
    pub key: Option<AppendKey>,
    /// The seats that owe a decision now, for the lists of tables; `None` leaves them unchanged.
    pub deciding: Option<SeatSet>,
    /// Whether lists keep showing the time of the previous entry.
    pub quiet: bool,
    /// The new listing of the table, changed atomically with the log, whatever its version.
    pub change: Option<Box<TableChange>>,
}

/// An entry to append.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// The kind, which says how to read the payload.
    pub kind: Cow<'static, str>,
    /// The content, usually JSON. Opaque to the store.
    pub payload: Vec<u8>,
    /// The time of the event.
    pub at: UnixMillis,
}

/// An idempotency key: identifies one append of one person at one table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AppendKey {
    /// The sender; two people may choose the same text.
    pub person: PersonId,
    /// The name given by the client.
    pub client: String,
}

/// A stored entry of a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub revision: Revision,
    /// The kind, which says how to read the payload.
    pub kind: String,
    /// The content.
    pub payload: Vec<u8>,
    /// The time of the event.
    pub at: UnixMillis,
}

/// A page of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogPage {
    /// The entries, in order and without gaps.
    pub entries: Vec<Entry>,
    /// The revision of the log: there is more to read if it is beyond the last entry here.
    pub head: Revision,
}

/// The result of an append, durable either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entries were added; the log has this revision now.
    Fresh(Revision),
    /// The key was known: the append had taken effect before, at this revision, and was not
    /// repeated.
    Repeated(Revision),
}

impl Appended {
    /// The revision after the append, now or then.
    #[must_use]
    pub const fn revision(self) -> Revision {
        match self {
            Appended::Fresh(revision) | Appended::Repeated(revision) => revision,
        }
    }
}

/// The reason for a failed append.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// The log has grown meanwhile: read the new entries and decide again.
    #[error("the log is at revision {actual}")]
    Conflict {
        /// The revision of the log.
        actual: Revision,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// The append has no entries.
    #[error("an append without entries")]
    Empty,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The reason why a log or a snapshot could not be read or stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// A snapshot of a revision that the log has not reached.
    #[error("the log is at revision {actual}")]
    Ahead {
        /// The revision of the log.
        actual: Revision,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Append {
    /// Creates an append without entries.
    #[must_use]
    pub fn new(table: TableId, expected: Revision) -> Append {
        Append {
            table,
            expected,
            entries: Vec::new(),
            key: None,
            deciding: None,
            quiet: false,
            change: None,
        }
    }

    /// Adds an entry.
    #[must_use]
    pub fn entry(
        mut self,
        kind: impl Into<Cow<'static, str>>,
        payload: impl Into<Vec<u8>>,
        at: UnixMillis,
    ) -> Append {
        self.entries.push(NewEntry { kind: kind.into(), payload: payload.into(), at });
        self
    }

    /// Sets the idempotency key.
    #[must_use]
    pub fn key(mut self, person: PersonId, client: impl Into<String>) -> Append {
        self.key = Some(AppendKey { person, client: client.into() });
        self
    }

    /// Sets the seats that owe a decision afterwards.
    #[must_use]
    pub fn deciding(mut self, seats: SeatSet) -> Append {
        self.deciding = Some(seats);
        self
    }

    /// Keeps the time that lists show, which would reveal a hidden event.
    #[must_use]
    pub fn quiet(mut self) -> Append {
        self.quiet = true;
        self
    }

    /// Sets the new listing of the table.
    #[must_use]
    pub fn changing(mut self, change: TableChange) -> Append {
        self.change = Some(Box::new(change));
        self
    }

    fn check(&self) -> Result<(), StoreError> {
        self.change.as_ref().map_or(Ok(()), |change| change.check())?;
        limits::check("an append", self.entries.len(), MAX_ENTRIES)?;
        if let Some(key) = &self.key {
            limits::check_text("the key of an append", &key.client, MAX_CLIENT_KEY)?;
        }
        self.entries.iter().try_for_each(|entry| {
            limits::check_text("the kind of an entry", &entry.kind, MAX_KIND)?;
            limits::check("the payload of an entry", entry.payload.len(), MAX_PAYLOAD)
        })
    }
}

impl Store {
    /// Appends to a log. Resolves to `Ok` only after the commit is durable.
    ///
    /// Appends of many tables share one commit, and a conflict of one fails none of the others.
    /// Applies backpressure when the queue is full. A dropped future may still take effect.
    ///
    /// # Errors
    /// When the log has grown, the table is unknown, something is too large, or the database fails.
    pub async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        append.check()?;
        if append.entries.is_empty() {
            return Err(AppendError::Empty);
        }
        self.send_append(append).await
    }

    /// At most `limit` entries after a revision, the oldest first, and at most
    /// [`limits::MAX_PAGE`].
    ///
    /// # Errors
    /// When the table is unknown or the database fails.
    pub async fn load_since(
        &self,
        table: TableId,
        after: Revision,
        limit: usize,
    ) -> Result<LogPage, LogError> {
        self.look_up(move |connection| Box::pin(load(connection, table, after, limit))).await
    }

    /// The revision of a log.
    ///
    /// # Errors
    /// When the table is unknown or the database fails.
    pub async fn revision(&self, table: TableId) -> Result<Revision, LogError> {
        self.look_up(move |connection| Box::pin(head(connection, table))).await
    }
}

const HEAD: &str = "SELECT revision FROM heads WHERE table_id = $1";

const LOAD: &str = "SELECT revision, kind, payload, at FROM entries \
    WHERE table_id = $1 AND revision > $2 ORDER BY revision LIMIT $3";

pub(crate) async fn head(
    connection: &mut Connection,
    table: TableId,
) -> Result<Revision, LogError> {
    let row = connection.row(HEAD, values![table]).await?.ok_or(LogError::UnknownTable(table))?;
    Ok(Revision(row.count("revision")?))
}

pub(crate) async fn load(
    connection: &mut Connection,
    table: TableId,
    after: Revision,
    limit: usize,
) -> Result<LogPage, LogError> {
    let (limit, head) = (limits::page(limit), head(connection, table).await?);
    let rows = connection.rows(LOAD, values![table, after, limit]).await?;
    let entry = |row: &crate::database::Row| {
        Ok(Entry {
            revision: Revision(row.count("revision")?),
            kind: row.text("kind")?,
            payload: row.bytes("payload")?,
            at: row.time("at")?,
        })
    };
    let mut entries = rows.iter().map(entry).collect::<Result<Vec<_>, StoreError>>()?;
    let first = entries.first().map_or(head, |first| Revision(first.revision.0 - 1));
    if first > after {
        // Archived, now or during the read: segments are never removed.
        entries = archive::complete(connection, table, after, limit as usize, entries).await?;
    }
    // Another append may have come between the two statements.
    let head = entries.last().map_or(head, |last| last.revision.max(head));
    Ok(LogPage { entries, head })
}

macro_rules! without_payload {
    ($($type:ident { $($field:ident),* })*) => {$(
        impl fmt::Debug for $type {
            /// Shows only the length: a payload may hold information hidden from players.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut shown = f.debug_struct(stringify!($type));
                $(shown.field(stringify!($field), &self.$field);)*
                shown.field("bytes", &self.payload.len()).finish()
            }
        }
    )*};
}
without_payload! { NewEntry { kind, at } Entry { revision, kind, at } }
