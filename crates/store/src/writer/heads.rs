//! How far the logs go that were appended to last.

use std::collections::HashMap;

use super::{AppendResult, Waiting};
use crate::changes::Change;
use crate::ids::TableId;
use crate::log::Appended;
use crate::values::Revision;

/// So many are remembered at most.
const KNOWN: usize = 4096;

/// The heads of tables as the last transactions left them, so that they need not be read again for
/// every append. Only where nobody else writes: a file has one process, and that has one writer. If
/// somebody did all the same, the next number is taken already, the database says so, and
/// everything is read anew.
pub(crate) struct KnownHeads {
    only_writer: bool,
    revisions: HashMap<TableId, Revision>,
}

impl KnownHeads {
    pub(crate) fn new(only_writer: bool) -> KnownHeads {
        KnownHeads { only_writer, revisions: HashMap::new() }
    }

    pub(super) fn of(&self, table: TableId) -> Option<Revision> {
        self.revisions.get(&table).copied()
    }

    pub(super) fn forget(&mut self) {
        self.revisions.clear();
    }

    /// Tables that are gone have none.
    pub(super) fn lose_deleted(&mut self, changes: &[Change]) {
        for change in changes {
            if let Change::Deleted { table } = change {
                self.revisions.remove(table);
            }
        }
    }

    /// What was committed.
    pub(super) fn learn(&mut self, appends: &[Waiting], results: &[AppendResult]) {
        if !self.only_writer {
            return;
        }
        if self.revisions.len() + appends.len() > KNOWN {
            self.forget();
        }
        for (waiting, result) in appends.iter().zip(results) {
            if let Ok(Appended::Fresh(revision)) = result {
                self.revisions.insert(waiting.append.table, *revision);
            }
        }
    }
}
