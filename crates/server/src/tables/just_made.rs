//! Tables that were made a moment ago.

use super::load::Loaded;
use higaki_store::TableId;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most tables that are kept: a link is usually followed soon.
const KEPT: usize = 256;

/// New tables without visitors, as they were created, so that the first visitor need not wait for
/// the store. Only where all tables belong to this process: no other one can have changed a table,
/// and after the first visit it is read from the store like any other.
#[derive(Default)]
pub(crate) struct JustMade {
    /// The oldest first.
    kept: Mutex<VecDeque<Loaded>>,
}

impl JustMade {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Loaded>> {
        // Nothing that is done under this lock can leave half of it behind.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// To be called before anybody but its maker can know of the table.
    pub(crate) fn keep(&self, fresh: Loaded) {
        let mut kept = self.lock();
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back(fresh);
    }

    /// The table, once.
    pub(crate) fn take(&self, id: TableId) -> Option<Loaded> {
        let mut kept = self.lock();
        let at = kept.iter().rposition(|fresh| fresh.state.about().id == id)?;
        kept.remove(at)
    }
}
