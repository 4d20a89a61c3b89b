//! Metrics of the store.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::StoreError;
use crate::database::{Connection, values};
use crate::log::{AppendError, Appended};
use crate::store::Store;
use crate::writer::{AppendResult, QUEUE};

/// Counters of the writer since the store was opened. Free to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Activity {
    /// Requests in the writer's queue.
    pub queued: usize,
    /// The capacity of the queue, beyond which callers wait.
    pub queue_limit: usize,
    /// Transactions of the writer.
    pub commits: u64,
    /// Requests in these transactions; divided by the commits, the mean batch size.
    pub requests: u64,
    /// Appends that were added to a log.
    pub appends: u64,
    /// Repeated appends whose key was known.
    pub repeats: u64,
    /// Appends refused because the log had grown.
    pub conflicts: u64,
    /// Appends failed by the database.
    pub failures: u64,
    /// The duration of the last transaction until it was durable.
    pub last_commit: Duration,
    /// The total duration of all transactions.
    pub total_commit: Duration,
}

/// The contents of the database. Counting takes a moment: ask every minute, not on every request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All tables.
    pub tables: u64,
    /// Running tables.
    pub running: u64,
    /// Entries of all logs.
    pub entries: u64,
    /// Guests.
    pub guests: u64,
    /// Accounts.
    pub accounts: u64,
    /// Sessions, including expired ones before the sweep.
    pub sessions: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Meters {
    commits: AtomicU64,
    requests: AtomicU64,
    appends: AtomicU64,
    repeats: AtomicU64,
    conflicts: AtomicU64,
    failures: AtomicU64,
    last_commit_nanos: AtomicU64,
    total_commit_nanos: AtomicU64,
}

impl Meters {
    pub(crate) fn committed(&self, took: Duration, requests: usize) {
        let nanos = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.requests.fetch_add(requests as u64, Ordering::Relaxed);
        self.last_commit_nanos.store(nanos, Ordering::Relaxed);
        self.total_commit_nanos.fetch_add(nanos, Ordering::Relaxed);
    }

    pub(crate) fn appended(&self, result: &AppendResult) {
        let meter = match result {
            Ok(Appended::Fresh(_)) => &self.appends,
            Ok(Appended::Repeated(_)) => &self.repeats,
            Err(AppendError::Store(_)) => &self.failures,
            Err(_) => &self.conflicts,
        };
        meter.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn activity(&self, queued: usize) -> Activity {
        let read = |meter: &AtomicU64| meter.load(Ordering::Relaxed);
        Activity {
            queued,
            queue_limit: QUEUE,
            commits: read(&self.commits),
            requests: read(&self.requests),
            appends: read(&self.appends),
            repeats: read(&self.repeats),
            conflicts: read(&self.conflicts),
            failures: read(&self.failures),
            last_commit: Duration::from_nanos(read(&self.last_commit_nanos)),
            total_commit: Duration::from_nanos(read(&self.total_commit_nanos)),
        }
    }
}

impl Store {
    /// Counts the contents of the database.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        self.read(|connection| Box::pin(counts(connection))).await
    }
}

const COUNTS: &str = "SELECT \
    (SELECT COUNT(*) FROM tables) AS tables, \
    (SELECT COUNT(*) FROM tables WHERE status = 'running') AS running, \
    (SELECT CAST(COALESCE(SUM(revision), 0) AS BIGINT) FROM heads) AS entries, \
    (SELECT COUNT(*) FROM people WHERE kind = 'guest') AS guests, \
    (SELECT COUNT(*) FROM people WHERE kind = 'account') AS accounts, \
    (SELECT COUNT(*) FROM sessions) AS sessions";

async fn counts(connection: &mut Connection) -> Result<Counts, StoreError> {
    let Some(row) = connection.row(COUNTS, values![]).await? else { return Ok(Counts::default()) };
    Ok(Counts {
        tables: row.count("tables")?,
        running: row.count("running")?,
        entries: row.count("entries")?,
        guests: row.count("guests")?,
        accounts: row.count("accounts")?,
        sessions: row.count("sessions")?,
    })
}
