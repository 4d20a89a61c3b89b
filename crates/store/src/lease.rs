//! Leases: the right of one process to run the clocks and bots of a table.
//!
//! A lease keeps two processes from running the same table: one clock, one bot. It does not protect
//! the log; the revision does, also against a process that was suspended beyond the end of its
//! lease.

use crate::StoreError;
use crate::database::{Connection, Row, values};
use crate::limits;
use crate::log::{LogError, head};
use crate::store::Store;
use crate::values::{Term, UnixMillis};
use higaki_values::{NodeId, TableId};

/// A table leased to a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The table.
    pub table: TableId,
    /// The holder.
    pub node: NodeId,
    /// The expiry, unless it is renewed.
    pub until: UnixMillis,
    /// How often the lease has changed hands.
    pub term: Term,
    /// Whether the holder released it in good order at `until`. Otherwise the process may have died
    /// at any time before.
    pub handed_on: bool,
}

/// The reason why a lease was not granted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaseError {
    /// Another process holds it.
    #[error("the table is in the care of {} until {}", .0.node, .0.until.0)]
    Held(Lease),
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Acquires a lease: of a free table, of one whose lease has expired at `now`, or of one that
    /// this process holds already.
    ///
    /// # Errors
    /// When another process holds it, the table is unknown, or the database fails.
    pub async fn acquire_lease(
        &self,
        table: TableId,
        node: NodeId,
        now: UnixMillis,
        until: UnixMillis,
    ) -> Result<Lease, LeaseError> {
        self.write(move |connection| Box::pin(acquire(connection, table, node, now, until))).await
    }

    /// Renews a lease, even an expired one that no other process has taken since.
    ///
    /// # Errors
    /// When the database fails. `None` means that another process holds the table: stop.
    pub async fn renew_lease(
        &self,
        lease: Lease,
        until: UnixMillis,
    ) -> Result<Option<Lease>, StoreError> {
        self.write(move |connection| Box::pin(renew(connection, lease, until))).await
    }

    /// Renews all leases of a process and returns those that it still holds. The tables missing
    /// from the result belong to other processes now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn renew_leases(
        &self,
        node: NodeId,
        until: UnixMillis,
    ) -> Result<Vec<Lease>, StoreError> {
        self.write(move |connection| Box::pin(renew_all(connection, node, until))).await
    }

    /// Hands a lease on: it expires now and is listed among the expired ones for another process to
    /// take. Does nothing if another process holds it already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hand_on_lease(&self, lease: Lease, now: UnixMillis) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(hand_on(connection, lease, now))).await
    }

    /// Releases a lease. Does nothing if another process holds it already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn release_lease(&self, lease: Lease) -> Result<(), StoreError> {
        self.write(move |connection| Box::pin(release(connection, lease))).await
    }

    /// The lease of a table, if one is valid at `now`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lease(
        &self,
        table: TableId,
        now: UnixMillis,
    ) -> Result<Option<Lease>, StoreError> {
        self.look_up(move |connection| Box::pin(current(connection, table, now))).await
    }

    /// Leases that expired before `now` and were neither released nor taken since: tables whose
    /// process has died. The oldest expiry first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lost_leases(
        &self,
        now: UnixMillis,
        limit: usize,
    ) -> Result<Vec<Lease>, StoreError> {
        self.read(move |connection| Box::pin(lost(connection, now, limit))).await
    }
}

/// The epoch of a released lease, which neither lasts nor expires. Statements about all other
/// leases compare with the next number, written out, so that the partial indexes serve them.
const RELEASED: UnixMillis = UnixMillis(i64::MIN);

/// Compare-and-set in one statement: of two processes only one gets a row back.
const ACQUIRE: &str = "INSERT INTO leases (table_id, node, until, term) VALUES ($1, $2, $4, 1) \
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until, \
    term = leases.term + CASE WHEN leases.node = excluded.node THEN 0 ELSE 1 END \
    WHERE leases.node = excluded.node OR leases.until <= $3 \
    RETURNING table_id, node, until, term";

const RENEW: &str = "UPDATE leases SET until = $4 WHERE table_id = $1 AND node = $2 AND term = $3 \
    AND until <> $5 RETURNING table_id, node, until, term";

const RENEW_ALL: &str = "UPDATE leases SET until = $2 \
    WHERE node = $1 AND until > -9223372036854775807 \
    RETURNING table_id, node, until, term";

const RELEASE: &str =
    "UPDATE leases SET until = $4 WHERE table_id = $1 AND node = $2 AND term = $3";

const CURRENT: &str =
    "SELECT table_id, node, until, term FROM leases WHERE table_id = $1 AND until > $2";

const LOST: &str = "SELECT table_id, node, until, term FROM leases \
    WHERE until <= $1 AND until > -9223372036854775807 ORDER BY until LIMIT $2";

async fn acquire(
    connection: &mut Connection,
    table: TableId,
    node: NodeId,
    now: UnixMillis,
    until: UnixMillis,
) -> Result<Lease, LeaseError> {
    head(connection, table).await.map_err(|error| match error {
        LogError::Store(error) => LeaseError::Store(error),
        LogError::UnknownTable(_) | LogError::Ahead { .. } => LeaseError::UnknownTable(table),
    })?;
    if let Some(row) = connection.row(ACQUIRE, values![table, node, now, until]).await? {
        return Ok(read(&row)?);
    }
    let held = current(connection, table, now).await?;
    // Released between the two statements: the caller may try again at once.
    let gone = || StoreError::Unavailable {
        place: connection.place().clone(),
        reason: "the lease changed hands just now".to_owned(),
    };
    Err(held.map_or_else(|| LeaseError::Store(gone()), LeaseError::Held))
}

async fn renew(
    connection: &mut Connection,
    lease: Lease,
    until: UnixMillis,
) -> Result<Option<Lease>, StoreError> {
    let values = values![lease.table, lease.node, lease.term, until, RELEASED];
    connection.row(RENEW, values).await?.as_ref().map(read).transpose()
}

async fn renew_all(
    connection: &mut Connection,
    node: NodeId,
    until: UnixMillis,
) -> Result<Vec<Lease>, StoreError> {
    connection.rows(RENEW_ALL, values![node, until]).await?.iter().map(read).collect()
}

async fn release(connection: &mut Connection, lease: Lease) -> Result<(), StoreError> {
    let values = values![lease.table, lease.node, lease.term, RELEASED];
    connection.execute(RELEASE, values).await.map(drop)
}

/// The negated time marks a released lease: expired in every comparison, and still known.
async fn hand_on(
    connection: &mut Connection,
    lease: Lease,
    now: UnixMillis,
) -> Result<(), StoreError> {
    let since = UnixMillis(-now.0.max(1));
    let values = values![lease.table, lease.node, lease.term, since, RELEASED];
    connection.row(RENEW, values).await.map(drop)
}

async fn current(
    connection: &mut Connection,
    table: TableId,
    now: UnixMillis,
) -> Result<Option<Lease>, StoreError> {
    connection.row(CURRENT, values![table, now]).await?.as_ref().map(read).transpose()
}

async fn lost(
    connection: &mut Connection,
    now: UnixMillis,
    limit: usize,
) -> Result<Vec<Lease>, StoreError> {
    let values = values![now, limits::page(limit)];
    connection.rows(LOST, values).await?.iter().map(read).collect()
}

fn read(row: &Row) -> Result<Lease, StoreError> {
    let until = row.time("until")?;
    let handed_on = until != RELEASED && until.0 < 0;
    Ok(Lease {
        table: row.parsed("table_id")?,
        node: row.parsed("node")?,
        until: if handed_on { UnixMillis(-until.0) } else { until },
        term: Term(row.count("term")?),
        handed_on,
    })
}
