//! A cache of recently created tables.

use super::load::Loaded;
use higaki_store::TableId;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The capacity: a new link is usually followed soon.
const KEPT: usize = 256;

/// New tables without visitors, so that the first visitor need not wait for the store. Only if all
/// tables belong to this process: no other process can have changed them. After the first visit a
/// table is read from the store as usual.
#[derive(Default)]
pub(crate) struct JustMade {
    /// The oldest first.
    kept: Mutex<VecDeque<Loaded>>,
}

impl JustMade {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Loaded>> {
        // No critical section here can panic halfway through.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Caches a new table. Call it before anyone but the creator can know the table.
    pub(crate) fn keep(&self, fresh: Loaded) {
        let mut kept = self.lock();
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back(fresh);
    }

    /// Removes and returns a table.
    pub(crate) fn take(&self, id: TableId) -> Option<Loaded> {
        let mut kept = self.lock();
        let at = kept.iter().rposition(|fresh| fresh.state.about().id == id)?;
        kept.remove(at)
    }
}
