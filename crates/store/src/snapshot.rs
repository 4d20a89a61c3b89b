//! Snapshots: stored states that shorten the fold of a long log. The log stays authoritative.

use std::fmt;

use crate::database::{Connection, values};
use crate::limits::{self, MAX_SNAPSHOT};
use crate::log::{LogError, head};
use crate::store::Store;
use crate::values::Revision;
use higaki_values::TableId;

/// Snapshots kept per table: the newest, and one more in case it is unusable, for instance after an
/// undo beyond it.
const KEPT: i64 = 2;

/// The state of a game after an entry, in a format of the caller.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The revision of that entry.
    pub revision: Revision,
    /// The state. Begin it with a version of the format.
    pub payload: Vec<u8>,
}

impl Store {
    /// Stores a snapshot and removes older ones but one. The same revision replaces it.
    ///
    /// # Errors
    /// When the table is unknown, the log has not reached the revision, or the state is too large.
    pub async fn put_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<(), LogError> {
        limits::check("a snapshot", snapshot.payload.len(), MAX_SNAPSHOT)?;
        self.write_whole(move |connection| Box::pin(put(connection, table, snapshot))).await
    }

    /// The newest snapshot at or before a revision, if any.
    ///
    /// # Errors
    /// When the database fails. A table without snapshots may also be unknown: read its log.
    pub async fn snapshot(
        &self,
        table: TableId,
        at_most: Revision,
    ) -> Result<Option<Snapshot>, LogError> {
        self.look_up(move |connection| Box::pin(newest(connection, table, at_most))).await
    }
}

const PUT: &str = "INSERT INTO snapshots (table_id, revision, payload) VALUES ($1, $2, $3) \
    ON CONFLICT (table_id, revision) DO UPDATE SET payload = excluded.payload";

const PRUNE: &str = "DELETE FROM snapshots WHERE table_id = $1 AND revision NOT IN \
    (SELECT revision FROM snapshots WHERE table_id = $1 ORDER BY revision DESC LIMIT $2)";

const NEWEST: &str = "SELECT revision, payload FROM snapshots \
    WHERE table_id = $1 AND revision <= $2 ORDER BY revision DESC LIMIT 1";

async fn put(
    connection: &mut Connection,
    table: TableId,
    snapshot: Snapshot,
) -> Result<(), LogError> {
    let actual = head(connection, table).await?;
    if snapshot.revision > actual {
        return Err(LogError::Ahead { actual });
    }
    let payload = snapshot.payload.as_slice();
    connection.execute(PUT, values![table, snapshot.revision, payload]).await?;
    connection.execute(PRUNE, values![table, KEPT]).await?;
    Ok(())
}

async fn newest(
    connection: &mut Connection,
    table: TableId,
    at_most: Revision,
) -> Result<Option<Snapshot>, LogError> {
    let Some(row) = connection.row(NEWEST, values![table, at_most]).await? else {
        return Ok(None);
    };
    let revision = Revision(row.count("revision")?);
    Ok(Some(Snapshot { revision, payload: row.bytes("payload")? }))
}

impl fmt::Debug for Snapshot {
    /// Shows only the length: a state holds hidden information.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Snapshot({}, {} bytes)", self.revision, self.payload.len())
    }
}
