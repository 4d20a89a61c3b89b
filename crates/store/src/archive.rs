//! Archives: the logs of finished tables, in compressed segments.
//!
//! A log has a prefix in `archives` and the rest in `entries`; either may be empty. Readers see one
//! log. Packing reads and compresses beside the writer; the transaction that moves entries into the
//! archive is short, and refuses if the log went on meanwhile.

mod segment;

use std::fmt;
use std::mem;

use crate::StoreError;
use crate::blocking::run_blocking;
use crate::database::{Connection, Row, damaged, values};
use crate::limits::{self, MAX_PAGE};
use crate::log::{Entry, LogError, head};
use crate::store::Store;
use crate::values::{Revision, UnixMillis};
use higaki_values::TableId;
use segment::Builder;

/// Bytes of a part of a segment. Rows of two to four kilobytes would leave half of SQLite's pages
/// empty.
const PART: usize = 1300;

/// A finished table that is not archived yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Archivable {
    /// The table.
    pub table: TableId,
    /// When its description last changed: the order of the list.
    pub updated_at: UnixMillis,
}

/// The compressed log of a table, to be archived.
#[derive(Clone, PartialEq, Eq)]
pub struct PackedLog {
    table: TableId,
    /// How far the log was archived before.
    archived: Revision,
    /// The revision of the log when it was packed.
    head: Revision,
    segments: Vec<Segment>,
}

#[derive(Clone, PartialEq, Eq)]
struct Segment {
    last: Revision,
    data: Vec<u8>,
}

/// The result of archiving a log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Archived {
    /// Entries that were moved into the archive.
    pub entries: u64,
    /// Bytes of their segments.
    pub bytes: u64,
}

/// The reason why nothing was archived.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// The game goes on.
    #[error("the table {0} is not over")]
    NotOver(TableId),
    /// The log grew after it was packed, or another process archived it.
    #[error("the log is at revision {actual}")]
    Conflict {
        /// The revision of the log.
        actual: Revision,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl PackedLog {
    /// Bytes of all segments.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.segments.iter().map(|segment| segment.data.len()).sum()
    }
}

impl Store {
    /// Finished tables that are not archived and had no change or append since a moment: the oldest
    /// first, after the last one of an earlier list, at most `limit`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn archivable(
        &self,
        unchanged_since: UnixMillis,
        after: Option<Archivable>,
        limit: usize,
    ) -> Result<Vec<Archivable>, StoreError> {
        self.look_up(move |connection| {
            Box::pin(candidates(connection, unchanged_since, after, limit))
        })
        .await
    }

    /// Compresses the unarchived part of a log, on another thread; `None` if the whole log is
    /// archived.
    ///
    /// # Errors
    /// When the table is unknown or the database fails.
    pub async fn pack_log(&self, table: TableId) -> Result<Option<PackedLog>, LogError> {
        let archived =
            self.look_up(move |connection| Box::pin(archived(connection, table))).await?;
        let Unarchived { archived, is_done } = archived;
        if is_done {
            return Ok(None);
        }
        let (mut at, mut builder, mut segments) = (archived, Builder::default(), Vec::new());
        loop {
            let page = self.load_since(table, at, MAX_PAGE).await?;
            at = page.entries.last().map_or(at, |last| last.revision);
            let is_last = page.entries.is_empty() || at >= page.head;
            for entry in page.entries {
                builder.push(entry);
                if builder.is_full() {
                    segments.extend(compress(mem::take(&mut builder)).await?);
                }
            }
            if is_last {
                segments.extend(compress(builder).await?);
                return Ok(Some(PackedLog { table, archived, head: at, segments }));
            }
        }
    }

    /// Moves a log into the archive and removes the snapshots of the table. Does nothing unless the
    /// table is finished and its log unchanged since it was packed.
    ///
    /// # Errors
    /// When the log grew, the table is unknown or not finished, or the database fails.
    pub async fn archive(&self, log: PackedLog) -> Result<Archived, ArchiveError> {
        self.write_whole(move |connection| Box::pin(put(connection, log))).await
    }
}

async fn compress(builder: Builder) -> Result<Option<Segment>, StoreError> {
    let Some(last) = builder.last() else { return Ok(None) };
    let data = run_blocking(move || builder.compress()).await?;
    Ok(Some(Segment { last, data }))
}

/// The conditions are those of the index `tables_to_archive`.
const CANDIDATES: &str = "SELECT id, updated_at FROM tables JOIN heads ON heads.table_id = id \
    WHERE archived = 0 AND status IN ('finished', 'abandoned') AND updated_at <= $1 \
    AND (updated_at, id) > ($2, $3) AND heads.appended_at <= $1 \
    ORDER BY updated_at, id LIMIT $4";

const ARCHIVED: &str = "SELECT archived, revision, \
    COALESCE((SELECT MAX(revision) FROM archives WHERE table_id = id), 0) AS last \
    FROM tables JOIN heads ON heads.table_id = id WHERE id = $1";

/// PostgreSQL: blocks appends and other processes until the commit. SQLite has one writer.
const LOCKED_HEAD: &str = "SELECT revision FROM heads WHERE table_id = $1 FOR UPDATE";

const LAST_SEGMENT: &str =
    "SELECT CAST(COALESCE(MAX(revision), 0) AS BIGINT) AS last FROM archives WHERE table_id = $1";

const MARK: &str = "UPDATE tables SET archived = 1 \
    WHERE id = $1 AND status IN ('finished', 'abandoned')";

const ADD_PART: &str =
    "INSERT INTO archives (table_id, revision, part, data) VALUES ($1, $2, $3, $4)";

const DELETE_ENTRIES: &str = "DELETE FROM entries WHERE table_id = $1 AND revision <= $2";

const DELETE_SNAPSHOTS: &str = "DELETE FROM snapshots WHERE table_id = $1";

const NEXT_SEGMENT: &str = "SELECT revision, data FROM archives WHERE table_id = $1 AND revision = \
    (SELECT MIN(revision) FROM archives WHERE table_id = $1 AND revision > $2) ORDER BY part";

async fn candidates(
    connection: &mut Connection,
    unchanged_since: UnixMillis,
    after: Option<Archivable>,
    limit: usize,
) -> Result<Vec<Archivable>, StoreError> {
    let (at, id) = after
        .map_or((i64::MIN, String::new()), |after| (after.updated_at.0, after.table.to_string()));
    let values = values![unchanged_since, at, &id, limits::page(limit)];
    let candidate = |row: &Row| {
        Ok(Archivable { table: row.parsed("id")?, updated_at: row.time("updated_at")? })
    };
    connection.rows(CANDIDATES, values).await?.iter().map(candidate).collect()
}

struct Unarchived {
    archived: Revision,
    is_done: bool,
}

async fn archived(connection: &mut Connection, table: TableId) -> Result<Unarchived, LogError> {
    let row = connection.row(ARCHIVED, values![table]).await?;
    let row = row.ok_or(LogError::UnknownTable(table))?;
    let (head, archived) = (row.count("revision")?, row.count("last")?);
    let is_done = head == archived && row.int("archived")? == 1;
    Ok(Unarchived { archived: Revision(archived), is_done })
}

/// Validation precedes the first write, so no savepoint is needed.
async fn put(connection: &mut Connection, log: PackedLog) -> Result<Archived, ArchiveError> {
    let table = log.table;
    let actual = lock(connection, table).await?;
    let last = connection.row(LAST_SEGMENT, values![table]).await?;
    let last = last.map_or(Ok(0), |row| row.count("last"))?;
    if (actual, Revision(last)) != (log.head, log.archived) {
        return Err(ArchiveError::Conflict { actual });
    }
    if connection.execute(MARK, values![table]).await? == 0 {
        return Err(ArchiveError::NotOver(table));
    }
    for Segment { last, data } in &log.segments {
        for (part, data) in (0_i64..).zip(data.chunks(PART)) {
            connection.execute(ADD_PART, values![table, *last, part, data]).await?;
        }
    }
    connection.execute(DELETE_ENTRIES, values![table, log.head]).await?;
    connection.execute(DELETE_SNAPSHOTS, values![table]).await?;
    Ok(Archived { entries: log.head.0 - log.archived.0, bytes: log.bytes() as u64 })
}

async fn lock(connection: &mut Connection, table: TableId) -> Result<Revision, ArchiveError> {
    if connection.is_postgres() {
        let row = connection.row(LOCKED_HEAD, values![table]).await?;
        let row = row.ok_or(ArchiveError::UnknownTable(table))?;
        return Ok(Revision(row.count("revision")?));
    }
    head(connection, table).await.map_err(|error| match error {
        LogError::Store(error) => ArchiveError::Store(error),
        LogError::UnknownTable(_) | LogError::Ahead { .. } => ArchiveError::UnknownTable(table),
    })
}

/// At most `limit` entries after a revision: from segments, then from `rows`, which the caller has
/// read already.
pub(crate) async fn complete(
    connection: &mut Connection,
    table: TableId,
    after: Revision,
    limit: usize,
    rows: Vec<Entry>,
) -> Result<Vec<Entry>, LogError> {
    let (mut entries, mut at) = (Vec::new(), after);
    while entries.len() < limit
        && let Some((last, data)) = next_segment(connection, table, at).await?
    {
        let segment = segment::decompress(last, &data).ok_or_else(|| damaged("archive"))?;
        entries.extend(segment.into_iter().filter(|entry| entry.revision > at));
        at = last;
    }
    entries.extend(rows.into_iter().filter(|entry| entry.revision > at));
    entries.truncate(limit);
    let is_gapless = entries.iter().zip(after.0 + 1..).all(|(entry, at)| entry.revision.0 == at);
    if entries.is_empty() || !is_gapless {
        // A table that was deleted between the two statements is unknown.
        head(connection, table).await?;
        return Err(damaged("log").into());
    }
    Ok(entries)
}

/// The first segment that goes beyond a revision, and the revision of its last entry.
async fn next_segment(
    connection: &mut Connection,
    table: TableId,
    after: Revision,
) -> Result<Option<(Revision, Vec<u8>)>, StoreError> {
    let parts = connection.rows(NEXT_SEGMENT, values![table, after]).await?;
    let Some(first) = parts.first() else { return Ok(None) };
    let (last, mut data) = (Revision(first.count("revision")?), Vec::new());
    for part in &parts {
        data.extend(part.bytes("data")?);
    }
    Ok(Some((last, data)))
}

impl fmt::Debug for PackedLog {
    /// Shows only the extent: a log holds hidden information.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PackedLog { table, archived, head, .. } = self;
        write!(f, "PackedLog({table}, {archived} to {head}, {} bytes)", self.bytes())
    }
}
