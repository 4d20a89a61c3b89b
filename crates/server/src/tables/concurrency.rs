//! Per-person concurrency limits.

use higaki_store::PersonId;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

type Held<T> = HashMap<PersonId, HashSet<T>>;

/// The greatest number of permits that each person may hold at a time.
#[derive(Clone, Debug)]
pub(crate) struct ConcurrencyLimit<T> {
    most: usize,
    held: Arc<Mutex<Held<T>>>,
}

/// A permit, released when dropped.
#[derive(Debug)]
pub(crate) struct Permit<T: Eq + Hash> {
    limit: ConcurrencyLimit<T>,
    whose: PersonId,
    which: T,
}

impl<T> ConcurrencyLimit<T> {
    pub(crate) fn new(most: usize) -> ConcurrencyLimit<T> {
        ConcurrencyLimit { most, held: Arc::default() }
    }

    fn held(&self) -> MutexGuard<'_, Held<T>> {
        // No critical section here can panic halfway through.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Clone + Eq + Hash> ConcurrencyLimit<T> {
    /// Acquires a permit, unless the person holds it already or holds too many.
    pub(crate) fn acquire(&self, whose: PersonId, which: T) -> Option<Permit<T>> {
        let mut held = self.held();
        let own = held.entry(whose).or_default();
        let fits = own.len() < self.most && own.insert(which.clone());
        fits.then(|| Permit { limit: self.clone(), whose, which })
    }
}

impl<T: Eq + Hash> Drop for Permit<T> {
    fn drop(&mut self) {
        let mut held = self.limit.held();
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
    fn each_person_has_their_own_limit() {
        let limit = ConcurrencyLimit::new(3);
        let (aki, ren) = (PersonId::from_bytes([1; 16]), PersonId::from_bytes([2; 16]));
        let mut held: Vec<Permit<u8>> = (1..=3).filter_map(|one| limit.acquire(aki, one)).collect();
        assert_eq!(held.len(), 3);
        assert!(limit.acquire(aki, 4).is_none());
        held.extend(limit.acquire(ren, 4));
        assert!(limit.acquire(ren, 4).is_none(), "the same one once");
        held.remove(0);
        assert!(limit.acquire(aki, 5).is_some());
        drop(held);
        assert!(limit.held().is_empty());
    }
}
