//! Bells: notices to connected people when one of their tables begins or ceases to wait for them,
//! even if they do not watch it.

use crate::queue::{Receiver, Sender, queue};
use higaki_store::{PersonId, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most unread notices of one subscription. Missed ones show in the list of tables.
const BACKLOG: usize = 16;

/// The subscriptions of all connected people.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bells(Arc<Mutex<HashMap<PersonId, Bell>>>);

#[derive(Debug, Default)]
struct Bell {
    /// The subscriptions of the person.
    senders: Vec<Sender<(TableId, bool)>>,
    /// The last notice about each table, to suppress repetitions.
    told: HashMap<TableId, bool>,
}

/// A subscription to the bells of a person.
#[derive(Debug)]
pub struct BellSubscription {
    bells: Bells,
    person: PersonId,
    receiver: Receiver<(TableId, bool)>,
}

impl Bells {
    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, Bell>> {
        // No critical section here can panic halfway through.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there is no subscription at all.
    pub(crate) fn is_silent(&self) -> bool {
        self.all().is_empty()
    }

    pub(crate) fn listen(&self, person: PersonId) -> BellSubscription {
        let (sender, receiver) = queue(BACKLOG);
        self.all().entry(person).or_default().senders.push(sender);
        BellSubscription { bells: self.clone(), person, receiver }
    }

    /// Notifies a person whether a table waits for them, unless the last notice said the same.
    pub(crate) fn ring(&self, person: PersonId, table: TableId, waiting: bool) {
        if let Some(bell) = self.all().get_mut(&person)
            && bell.told.insert(table, waiting) != Some(waiting)
        {
            bell.senders.iter().for_each(|sender| sender.push((table, waiting)));
        }
    }
}

impl BellSubscription {
    /// The next table that began or ceased to wait.
    pub async fn next(&mut self) -> (TableId, bool) {
        match self.receiver.recv().await {
            Some(news) => news,
            // The sender lives as long as this subscription.
            None => std::future::pending().await,
        }
    }
}

impl Drop for BellSubscription {
    fn drop(&mut self) {
        self.receiver.close();
        let mut all = self.bells.all();
        let Some(bell) = all.get_mut(&self.person) else { return };
        bell.senders.retain(|sender| !sender.is_closed());
        if bell.senders.is_empty() {
            all.remove(&self.person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn repeated_notices_are_suppressed_and_unused_bells_removed() {
        let bells = Bells::default();
        let (aki, table) = (PersonId::from_bytes([1; 16]), TableId::from_bytes([2; 16]));
        bells.ring(aki, table, true);
        assert!(bells.is_silent(), "nobody was there");
        let (mut one, mut two) = (bells.listen(aki), bells.listen(aki));
        for waiting in [true, true, false, false, true] {
            bells.ring(aki, table, waiting);
        }
        for waiting in [true, false, true] {
            assert_eq!(one.next().await, (table, waiting));
            assert_eq!(two.next().await, (table, waiting));
        }
        drop(one);
        assert!(!bells.is_silent());
        drop(two);
        assert!(bells.is_silent());
    }
}
