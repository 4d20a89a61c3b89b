//! What the writer knows of the logs that were appended to last.

use std::collections::{BTreeMap, HashMap};

use super::keys::RecentKeys;
use super::{AppendResult, CreateResult, Creating, Waiting};
use crate::changes::Change;
use crate::log::Appended;
use crate::values::Revision;
use higaki_values::{PersonId, TableId};

/// So many heads and so many keys are remembered at most.
const KNOWN: usize = 4096;

/// Whose keys at which table.
pub(super) type Owner = (TableId, PersonId);

/// The heads of tables and the keys of those who play there, as the last transactions left them, so
/// that they need not be read again for every append. Only where nobody else writes: a file has one
/// process, and that has one writer. If somebody did all the same, the next number is taken already,
/// the database says so, and everything is read anew.
pub(crate) struct KnownLogs {
    only_writer: bool,
    revisions: HashMap<TableId, Revision>,
    keys: HashMap<Owner, RecentKeys>,
}

impl KnownLogs {
    pub(crate) fn new(only_writer: bool) -> KnownLogs {
        KnownLogs { only_writer, revisions: HashMap::new(), keys: HashMap::new() }
    }

    pub(super) fn revision(&self, table: TableId) -> Option<Revision> {
        self.revisions.get(&table).copied()
    }

    /// The keys of somebody, to be given back with [`KnownLogs::keep_keys`].
    pub(super) fn take_keys(&mut self, owner: &Owner) -> Option<RecentKeys> {
        self.keys.remove(owner)
    }

    pub(super) fn forget(&mut self) {
        self.revisions.clear();
        self.keys.clear();
    }

    /// Whoever goes over into an account or leaves takes his keys along.
    pub(super) fn forget_keys(&mut self) {
        self.keys.clear();
    }

    /// Tables that are gone have neither.
    pub(super) fn lose_deleted(&mut self, changes: &[Change]) {
        for change in changes {
            if let Change::Deleted { table } = change {
                self.revisions.remove(table);
                self.keys.retain(|(at, _), _| at != table);
            }
        }
    }

    /// What was written. If it is not committed after all, everything has to be forgotten.
    pub(super) fn keep_keys(&mut self, keys: BTreeMap<Owner, RecentKeys>) {
        if !self.only_writer {
            return;
        }
        if self.keys.len() + keys.len() > KNOWN {
            self.keys.clear();
        }
        self.keys.extend(keys.into_iter().map(|(owner, recent)| (owner, recent.written())));
    }

    /// Tables that were committed without entries.
    pub(super) fn learn_created(&mut self, creates: &[Creating], results: &[CreateResult]) {
        if !self.only_writer {
            return;
        }
        if self.revisions.len() + creates.len() > KNOWN {
            self.revisions.clear();
        }
        for (creating, result) in creates.iter().zip(results) {
            if result.is_ok() {
                self.revisions.insert(creating.new.id, Revision::START);
            }
        }
    }

    /// What was committed.
    pub(super) fn learn(&mut self, appends: &[Waiting], results: &[AppendResult]) {
        if !self.only_writer {
            return;
        }
        if self.revisions.len() + appends.len() > KNOWN {
            self.revisions.clear();
        }
        for (waiting, result) in appends.iter().zip(results) {
            if let Ok(Appended::Fresh(revision)) = result {
                self.revisions.insert(waiting.append.table, *revision);
            }
        }
    }
}
