//! A cache of heads and keys of recently appended logs.

use std::collections::{BTreeMap, HashMap};

use super::keys::RecentKeys;
use super::{AppendResult, CreateResult, Creating, Waiting};
use crate::changes::Change;
use crate::log::Appended;
use crate::values::Revision;
use higaki_values::{PersonId, TableId};

/// The capacity, for heads and for keys each.
const CAPACITY: usize = 4096;

/// A person at a table.
pub(super) type Owner = (TableId, PersonId);

/// A write-through cache of the heads of tables and of the idempotency keys of their players, so
/// that an append need not read them. Only valid with a single writing process, as on an SQLite
/// file. If another process writes all the same, the next number is taken, the database refuses it,
/// and everything is read again.
pub(crate) struct LogCache {
    only_writer: bool,
    revisions: HashMap<TableId, Revision>,
    keys: HashMap<Owner, RecentKeys>,
}

impl LogCache {
    pub(crate) fn new(only_writer: bool) -> LogCache {
        LogCache { only_writer, revisions: HashMap::new(), keys: HashMap::new() }
    }

    pub(super) fn revision(&self, table: TableId) -> Option<Revision> {
        self.revisions.get(&table).copied()
    }

    /// Takes the keys of a person out; to be returned with [`LogCache::keep_keys`].
    pub(super) fn take_keys(&mut self, owner: &Owner) -> Option<RecentKeys> {
        self.keys.remove(owner)
    }

    pub(super) fn clear(&mut self) {
        self.revisions.clear();
        self.keys.clear();
    }

    /// Keys change when a person is merged or deleted.
    pub(super) fn forget_keys(&mut self) {
        self.keys.clear();
    }

    /// Drops the heads and keys of deleted tables.
    pub(super) fn lose_deleted(&mut self, changes: &[Change]) {
        for change in changes {
            if let Change::Deleted { table } = change {
                self.revisions.remove(table);
                self.keys.retain(|(at, _), _| at != table);
            }
        }
    }

    /// Records written rows. If the transaction does not commit, the cache must be cleared.
    pub(super) fn keep_keys(&mut self, keys: BTreeMap<Owner, RecentKeys>) {
        if !self.only_writer {
            return;
        }
        if self.keys.len() + keys.len() > CAPACITY {
            self.keys.clear();
        }
        self.keys.extend(keys.into_iter().map(|(owner, recent)| (owner, recent.written())));
    }

    /// Records committed tables without entries.
    pub(super) fn learn_created(&mut self, creates: &[Creating], results: &[CreateResult]) {
        if !self.only_writer {
            return;
        }
        if self.revisions.len() + creates.len() > CAPACITY {
            self.revisions.clear();
        }
        for (creating, result) in creates.iter().zip(results) {
            if result.is_ok() {
                self.revisions.insert(creating.new.id, Revision::START);
            }
        }
    }

    /// Records committed appends.
    pub(super) fn learn(&mut self, appends: &[Waiting], results: &[AppendResult]) {
        if !self.only_writer {
            return;
        }
        if self.revisions.len() + appends.len() > CAPACITY {
            self.revisions.clear();
        }
        for (waiting, result) in appends.iter().zip(results) {
            if let Ok(Appended::Fresh(revision)) = result {
                self.revisions.insert(waiting.append.table, *revision);
            }
        }
    }
}
