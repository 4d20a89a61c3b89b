//! Background task that archives the logs of games that are over.
//!
//! Old databases are compacted the same way: all games that were over before the upgrade are due.

use super::shared::Shared;
use higaki_store::{Archivable, ArchiveError, Archived, LogError, StoreError, TableId};
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A table stays unarchived for ten minutes after its last entry: players look back, start a
/// rematch, repeat requests.
const HOT_MS: i64 = 10 * 60 * 1000;
/// The time between two passes over the due tables.
const EVERY_MS: i64 = 60 * 1000;
/// The pause after each table, so that a large backlog takes a small share of processor and disk.
const PAUSE_MS: i64 = 25;
/// The number of tables listed at a time.
const LIST: usize = 100;
/// The number of games between two log lines.
const REPORT_EVERY: u64 = 1000;

/// Archives logs until the server shuts down.
pub(super) async fn run(shared: Arc<Shared>) {
    let mut archiver = Archiver { shared, failed: HashSet::new(), progress: Progress::default() };
    loop {
        if let ControlFlow::Break(error) = archiver.pass().await {
            tracing::warn!(%error, "games that are over could not be archived");
        }
        archiver.report();
        archiver.sleep(EVERY_MS).await;
    }
}

struct Archiver {
    shared: Arc<Shared>,
    /// Tables whose log could not be archived, so that each is reported once.
    failed: HashSet<TableId>,
    progress: Progress,
}

/// The work since the last log line.
#[derive(Default)]
struct Progress {
    games: u64,
    entries: u64,
    bytes: u64,
}

impl Archiver {
    /// One pass over all due tables. Breaks when the database is unavailable.
    async fn pass(&mut self) -> ControlFlow<StoreError> {
        let mut after: Option<Archivable> = None;
        loop {
            let unchanged_since = self.shared.now().plus(-HOT_MS);
            let list = self.shared.store().archivable(unchanged_since, after, LIST).await;
            let list = match list {
                Ok(list) => list,
                Err(error) => return ControlFlow::Break(error),
            };
            let Some(last) = list.last() else { return ControlFlow::Continue(()) };
            after = Some(*last);
            for one in list {
                self.archive(one.table).await?;
                self.sleep(PAUSE_MS).await;
            }
        }
    }

    async fn archive(&mut self, table: TableId) -> ControlFlow<StoreError> {
        match self.try_to_archive(table).await {
            Ok(Archived { entries, bytes }) => {
                self.shared.meters.game_archived();
                self.progress.games += 1;
                self.progress.entries += entries;
                self.progress.bytes += bytes;
                if self.progress.games >= REPORT_EVERY {
                    self.report();
                }
            }
            Err(ArchiveError::Store(
                error @ (StoreError::Unavailable { .. } | StoreError::Closed),
            )) => {
                return ControlFlow::Break(error);
            }
            Err(ArchiveError::Store(error)) => {
                if self.failed.insert(table) {
                    tracing::warn!(table = table.short(), %error, "a log was not archived");
                }
            }
            // The table was played on, deleted, or archived by another process meanwhile.
            Err(_) => {}
        }
        ControlFlow::Continue(())
    }

    async fn try_to_archive(&self, table: TableId) -> Result<Archived, ArchiveError> {
        let store = self.shared.store();
        let packed = store.pack_log(table).await.map_err(|error| match error {
            LogError::Store(error) => ArchiveError::Store(error),
            LogError::UnknownTable(_) | LogError::Ahead { .. } => ArchiveError::UnknownTable(table),
        })?;
        match packed {
            Some(packed) => store.archive(packed).await,
            None => Err(ArchiveError::UnknownTable(table)),
        }
    }

    fn report(&mut self) {
        let Progress { games, entries, bytes } = std::mem::take(&mut self.progress);
        if games > 0 {
            tracing::info!(games, entries, bytes, "archived games that are over");
        }
    }

    async fn sleep(&self, milliseconds: i64) {
        let until = self.shared.now().plus(milliseconds);
        self.shared.services.time.sleep_until(until).await;
    }
}
