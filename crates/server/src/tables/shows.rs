//! Games that bots play among themselves, for somebody to watch. They cost as much as others and
//! nobody plays them, so everybody has only a few at a time.

use higaki_store::{PersonId, TableId};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many somebody may have running.
pub(crate) const MOST: usize = 3;

type Running = HashMap<PersonId, HashSet<TableId>>;

#[derive(Clone, Debug, Default)]
pub(crate) struct Shows(Arc<Mutex<Running>>);

/// One that runs, until this is dropped.
#[derive(Debug)]
pub(crate) struct Show {
    shows: Shows,
    whose: PersonId,
    table: TableId,
}

impl Shows {
    fn running(&self) -> MutexGuard<'_, Running> {
        // Nothing that is done under this lock can leave half of it behind.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more, unless there are too many.
    pub(crate) fn begin(&self, whose: PersonId, table: TableId) -> Option<Show> {
        let mut running = self.running();
        let own = running.entry(whose).or_default();
        let fits = own.len() < MOST && own.insert(table);
        fits.then(|| Show { shows: self.clone(), whose, table })
    }
}

impl Drop for Show {
    fn drop(&mut self) {
        let mut running = self.shows.running();
        if let Some(own) = running.get_mut(&self.whose) {
            own.remove(&self.table);
            if own.is_empty() {
                running.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_few_at_a_time() {
        let shows = Shows::default();
        let (aki, ren) = (PersonId::from_bytes([1; 16]), PersonId::from_bytes([2; 16]));
        let begin = |person, table| shows.begin(person, TableId::from_bytes([table; 16]));
        let mut running: Vec<Show> = (1..=3).filter_map(|table| begin(aki, table)).collect();
        assert_eq!(running.len(), MOST);
        assert!(begin(aki, 4).is_none());
        running.extend(begin(ren, 4));
        running.remove(0);
        assert!(begin(aki, 5).is_some());
        drop(running);
        assert!(shows.running().is_empty());
    }
}
