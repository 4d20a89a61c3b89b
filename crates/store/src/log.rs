//! The log of a table: numbered entries that are only ever added.

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

/// What is to be added to the log of one table: all of it or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The revision that the caller has seen. If the log went on meanwhile, nothing is added.
    pub expected: Revision,
    /// The entries, in order.
    pub entries: Vec<NewEntry>,
    /// With a key, the same append plays only once, however often it is sent. The last
    /// [`limits::REMEMBERED_KEYS`] of a person at a table are known.
    pub key: Option<AppendKey>,
    /// Who owes a decision now, for the lists of tables; none leaves it as it was.
    pub deciding: Option<SeatSet>,
    /// Whether lists go on to show the time of what happened before.
    pub quiet: bool,
    /// What lists show of the table from then on: it changes together with the log or not at all,
    /// whatever its version is.
    pub change: Option<Box<TableChange>>,
}

/// An entry that is not in the log yet.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// A word that tells how to read the payload.
    pub kind: Cow<'static, str>,
    /// The content, usually JSON. Opaque to the store.
    pub payload: Vec<u8>,
    /// When it happened.
    pub at: UnixMillis,
}

/// Names one append of one person at one table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AppendKey {
    /// Who sends it; two people may choose the same text.
    pub person: PersonId,
    /// What the client called it.
    pub client: String,
}

/// An entry of a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub revision: Revision,
    /// A word that tells how to read the payload.
    pub kind: String,
    /// The content.
    pub payload: Vec<u8>,
    /// When it happened.
    pub at: UnixMillis,
}

/// A part of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogPage {
    /// The entries, in order and without gaps.
    pub entries: Vec<Entry>,
    /// How far the log goes: more is to be read if it is beyond the last entry here.
    pub head: Revision,
}

/// What became of an append. Either way it is durable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It was added, and this is the revision now.
    Fresh(Revision),
    /// Its key was known: it had been added before, up to this revision, and was not added again.
    Repeated(Revision),
}

impl Appended {
    /// The revision that the append led to, now or then.
    #[must_use]
    pub const fn revision(self) -> Revision {
        match self {
            Appended::Fresh(revision) | Appended::Repeated(revision) => revision,
        }
    }
}

/// Why nothing was added to a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// The log went on meanwhile: read what is new, decide again.
    #[error("the log is at revision {actual}")]
    Conflict {
        /// The revision of the log.
        actual: Revision,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// There was nothing to add.
    #[error("an append without entries")]
    Empty,
    /// The database did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a log or a snapshot could not be read or kept.
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
    /// The database did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Append {
    /// An append without entries yet.
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

    /// With one more entry.
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

    /// With a key, so that it can be sent again.
    #[must_use]
    pub fn key(mut self, person: PersonId, client: impl Into<String>) -> Append {
        self.key = Some(AppendKey { person, client: client.into() });
        self
    }

    /// With the seats that owe a decision afterwards.
    #[must_use]
    pub fn deciding(mut self, seats: SeatSet) -> Append {
        self.deciding = Some(seats);
        self
    }

    /// Without moving the time that lists show: not everybody may know that something happened.
    #[must_use]
    pub fn quiet(mut self) -> Append {
        self.quiet = true;
        self
    }

    /// With what follows from it for the lists.
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
    /// Adds to a log. Resolves to `Ok` only after the database has made it durable.
    ///
    /// Appends of many tables share one commit, and a conflict of one fails none of the others.
    /// Waits when too many are on their way. A future that is dropped may still be carried out.
    ///
    /// # Errors
    /// When the log went on, the table is unknown, something is too large, or the database fails.
    pub async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        append.check()?;
        if append.entries.is_empty() {
            return Err(AppendError::Empty);
        }
        self.send_append(append).await
    }

    /// Entries after a revision, oldest first, at most `limit` of them and at most
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

    /// How far a log goes.
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
        // Archived, now or while we were reading: segments never go away.
        entries = archive::complete(connection, table, after, limit as usize, entries).await?;
    }
    // More may have been appended between the two statements.
    let head = entries.last().map_or(head, |last| last.revision.max(head));
    Ok(LogPage { entries, head })
}

macro_rules! without_payload {
    ($($type:ident { $($field:ident),* })*) => {$(
        impl fmt::Debug for $type {
            /// A payload may hold what is hidden from players, so only its length is shown.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut shown = f.debug_struct(stringify!($type));
                $(shown.field(stringify!($field), &self.$field);)*
                shown.field("bytes", &self.payload.len()).finish()
            }
        }
    )*};
}
without_payload! { NewEntry { kind, at } Entry { revision, kind, at } }
