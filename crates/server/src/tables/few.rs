//! Per-person concurrency limits.

use higaki_store::PersonId;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

type Held<T> = HashMap<PersonId, HashSet<T>>;

/// The greatest number of permits that each person may hold at a time.
#[derive(Clone, Debug)]
pub(crate) struct Few<T> {
    most: usize,
    held: Arc<Mutex<Held<T>>>,
}

/// A permit, released when dropped.
#[derive(Debug)]
pub(crate) struct One<T: Eq + Hash> {
    few: Few<T>,
    whose: PersonId,
    which: T,
}

impl<T> Few<T> {
    pub(crate) fn new(most: usize) -> Few<T> {
        Few { most, held: Arc::default() }
    }

    fn held(&self) -> MutexGuard<'_, Held<T>> {
        // No critical section here can panic halfway through.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Clone + Eq + Hash> Few<T> {
    /// Acquires a permit, unless the person holds it already or holds too many.
    pub(crate) fn begin(&self, whose: PersonId, which: T) -> Option<One<T>> {
        let mut held = self.held();
        let own = held.entry(whose).or_default();
        let fits = own.len() < self.most && own.insert(which.clone());
        fits.then(|| One { few: self.clone(), whose, which })
    }
}

impl<T: Eq + Hash> Drop for One<T> {
    fn drop(&mut self) {
        let mut held = self.few.held();
        if let Some(own) = held.get_mut(&self.whose) {
            own.remove(&self.which);
            if own.is_empty() {
                held.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_few_at_a_time() {
        let few = Few::new(3);
        let (aki, ren) = (PersonId::from_bytes([1; 16]), PersonId::from_bytes([2; 16]));
        let mut held: Vec<One<u8>> = (1..=3).filter_map(|one| few.begin(aki, one)).collect();
        assert_eq!(held.len(), 3);
        assert!(few.begin(aki, 4).is_none());
        held.extend(few.begin(ren, 4));
        assert!(few.begin(ren, 4).is_none(), "the same one once");
        held.remove(0);
        assert!(few.begin(aki, 5).is_some());
        drop(held);
        assert!(few.held().is_empty());
    }
}
