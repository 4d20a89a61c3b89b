//! A fair job queue for search threads.
//!
//! Live jobs precede background jobs. Within a priority, addresses take turns, and so do the people
//! of one address: a person with many tables only delays their own jobs, and many guests of one
//! address have one share.

use higaki_store::PersonId;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The queue is full; try again in a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// The person and address that a job is accounted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    /// The person.
    pub person: PersonId,
    /// The last known address, an IPv6 address as its /64; none if it is unknown.
    pub address: Option<IpAddr>,
}

/// The priority of a job.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Priority {
    /// A person waits for it at a table.
    #[default]
    Live,
    /// Games among bots, and analyses of finished games.
    Background,
}

/// The origin of a job, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Origin {
    Address(IpAddr),
    Person(PersonId),
}

impl Account {
    fn origin(self) -> Origin {
        self.address.map_or(Origin::Person(self.person), Origin::Address)
    }
}

pub(crate) struct FairQueue<T> {
    /// The capacity for each priority.
    room: usize,
    /// The capacity for one origin within it.
    share: usize,
    inner: Mutex<Inner<T>>,
    /// A job was added, or the queue was closed.
    changed: Condvar,
    /// The last waiting live job was taken, or the queue was closed.
    idle: Condvar,
}

struct Inner<T> {
    live: ByOrigin<T>,
    background: ByOrigin<T>,
    closed: bool,
}

type ByOrigin<T> = RoundRobin<Origin, RoundRobin<PersonId, VecDeque<T>>>;

impl<T> FairQueue<T> {
    pub(crate) fn new(room: usize, share: usize) -> FairQueue<T> {
        let (live, background) = (RoundRobin::default(), RoundRobin::default());
        FairQueue {
            room: room.max(1),
            share: share.max(1),
            inner: Mutex::new(Inner { live, background, closed: false }),
            changed: Condvar::new(),
            idle: Condvar::new(),
        }
    }

    fn inner(&self) -> MutexGuard<'_, Inner<T>> {
        // No critical section here can panic halfway through.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// # Errors
    /// When the queue is full, or this origin has used its share.
    pub(crate) fn add(&self, account: Account, priority: Priority, job: T) -> Result<(), Busy> {
        let mut inner = self.inner();
        let jobs = match priority {
            Priority::Live => &mut inner.live,
            Priority::Background => &mut inner.background,
        };
        let own = jobs.lanes.get(&account.origin()).map_or(0, Jobs::count);
        if own >= self.share || jobs.count() >= self.room {
            return Err(Busy);
        }
        jobs.lane(account.origin()).lane(account.person).push_back(job);
        drop(inner);
        self.changed.notify_one();
        Ok(())
    }

    /// Blocks until there is a job; none when the queue is closed.
    pub(crate) fn next(&self) -> Option<T> {
        let mut inner = self.inner();
        loop {
            if inner.closed {
                return None;
            }
            if let Some(job) = inner.live.take().or_else(|| inner.background.take()) {
                if inner.live.count() == 0 {
                    self.idle.notify_all();
                }
                return Some(job);
            }
            inner = self.changed.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Blocks while live jobs wait, at most for this long.
    pub(crate) fn give_way(&self, at_most: Duration) {
        let waits = |inner: &mut Inner<T>| inner.live.count() > 0 && !inner.closed;
        drop(self.idle.wait_timeout_while(self.inner(), at_most, waits));
    }

    pub(crate) fn close(&self) {
        self.inner().closed = true;
        self.changed.notify_all();
        self.idle.notify_all();
    }
}

/// A queue of jobs.
trait Jobs: Default {
    type Job;
    fn take(&mut self) -> Option<Self::Job>;
    fn count(&self) -> usize;
}

impl<T> Jobs for VecDeque<T> {
    type Job = T;

    fn take(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn count(&self) -> usize {
        self.len()
    }
}

/// Lanes in round-robin order. Empty lanes are removed.
struct RoundRobin<K, L> {
    lanes: HashMap<K, L>,
    turns: VecDeque<K>,
    count: usize,
}

impl<K, L> Default for RoundRobin<K, L> {
    fn default() -> RoundRobin<K, L> {
        RoundRobin { lanes: HashMap::new(), turns: VecDeque::new(), count: 0 }
    }
}

impl<K: Copy + Eq + Hash, L: Jobs> RoundRobin<K, L> {
    /// The lane for a job of this key, created on demand.
    fn lane(&mut self, key: K) -> &mut L {
        self.count += 1;
        let turns = &mut self.turns;
        self.lanes.entry(key).or_insert_with(|| {
            turns.push_back(key);
            L::default()
        })
    }
}

impl<K: Copy + Eq + Hash, L: Jobs> Jobs for RoundRobin<K, L> {
    type Job = L::Job;

    fn take(&mut self) -> Option<L::Job> {
        let key = self.turns.pop_front()?;
        let lane = self.lanes.get_mut(&key)?;
        let job = lane.take()?;
        self.count -= 1;
        if lane.count() == 0 {
            self.lanes.remove(&key);
        } else {
            self.turns.push_back(key);
        }
        Some(job)
    }

    fn count(&self) -> usize {
        self.count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(address: u8, person: u8) -> Account {
        let address = (address > 0).then(|| IpAddr::from([203, 0, 113, address]));
        Account { person: PersonId::from_bytes([person; 16]), address }
    }

    /// All jobs in order of service.
    fn served(queue: &FairQueue<&'static str>) -> Vec<&'static str> {
        let mut inner = queue.inner();
        std::iter::from_fn(|| inner.live.take().or_else(|| inner.background.take())).collect()
    }

    #[test]
    fn addresses_take_turns_and_people_of_one_address_among_themselves() {
        let queue = FairQueue::new(100, 100);
        for (address, person, job) in [
            (1, 1, "a1"),
            (1, 1, "a2"),
            (1, 1, "a3"),
            (1, 2, "b1"),
            (1, 3, "c1"),
            (2, 4, "other 1"),
            (2, 4, "other 2"),
            (0, 5, "unknown 1"),
        ] {
            queue.add(account(address, person), Priority::Live, job).unwrap();
        }
        let expected = ["a1", "other 1", "unknown 1", "b1", "other 2", "c1", "a2", "a3"];
        assert_eq!(served(&queue), expected);
    }

    #[test]
    fn live_tables_come_first() {
        let queue = FairQueue::new(100, 100);
        for _ in 0..15 {
            queue.add(account(1, 1), Priority::Background, "show").unwrap();
        }
        queue.add(account(1, 1), Priority::Live, "live").unwrap();
        queue.add(account(2, 2), Priority::Live, "other").unwrap();
        assert_eq!(served(&queue)[..3], ["live", "other", "show"]);
    }

    #[test]
    fn one_origin_cannot_fill_the_queue() {
        let queue = FairQueue::new(100, 10);
        let add = |person, priority| queue.add(account(1, person), priority, "job");
        let guests = (0..5).flat_map(|guest| [guest; 5]);
        let taken = guests.filter(|guest| add(*guest, Priority::Background).is_ok()).count();
        assert_eq!(taken, 10, "guests of one address have one share");
        assert_eq!(add(9, Priority::Live), Ok(()), "a priority has a room of its own");
        assert_eq!(queue.add(account(2, 1), Priority::Background, "job"), Ok(()));
    }

    #[test]
    fn background_work_goes_on_when_no_live_job_waits() {
        let queue = FairQueue::new(100, 100);
        queue.give_way(Duration::MAX);
        queue.add(account(1, 1), Priority::Background, "show").unwrap();
        queue.give_way(Duration::MAX);
        queue.add(account(1, 1), Priority::Live, "live").unwrap();
        let passed = std::sync::atomic::AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                queue.give_way(Duration::MAX);
                passed.store(queue.inner().live.count() == 0, std::sync::atomic::Ordering::SeqCst);
            });
            assert_eq!(queue.next(), Some("live"));
        });
        assert!(passed.into_inner());
        queue.add(account(1, 1), Priority::Live, "live").unwrap();
        queue.give_way(Duration::ZERO);
    }
}
