//! Thoughts that wait, in a queue for each person; people take turns.

use super::{Busy, Thought};
use higaki_store::PersonId;
use std::collections::{HashMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// One person has at most this part of the room.
const SHARE: usize = 4;

pub(super) type Job = (Thought, oneshot::Sender<String>);

pub(super) struct Queue {
    room: usize,
    inner: Mutex<Inner>,
    /// Something came, or it is closed.
    news: Condvar,
}

#[derive(Default)]
struct Inner {
    waiting: HashMap<PersonId, VecDeque<Job>>,
    /// Whose turn it is, for everybody who has something waiting.
    turns: VecDeque<PersonId>,
    count: usize,
    closed: bool,
}

impl Queue {
    pub(super) fn new(room: usize) -> Queue {
        Queue { room: room.max(1), inner: Mutex::default(), news: Condvar::new() }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        // Nothing that is done under this lock can leave half of it behind.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, whose: PersonId, job: Job) -> Result<(), Busy> {
        let mut inner = self.inner();
        let own = inner.waiting.get(&whose).map_or(0, VecDeque::len);
        if inner.count >= self.room || own >= self.room.div_ceil(SHARE) {
            return Err(Busy);
        }
        inner.count += 1;
        inner.waiting.entry(whose).or_default().push_back(job);
        if own == 0 {
            inner.turns.push_back(whose);
        }
        drop(inner);
        self.news.notify_one();
        Ok(())
    }

    /// The next thought; waits for one. None when it is closed.
    pub(super) fn next(&self) -> Option<Job> {
        let mut inner = self.inner();
        loop {
            if inner.closed {
                return None;
            }
            if let Some(job) = inner.take() {
                return Some(job);
            }
            inner = self.news.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub(super) fn close(&self) {
        self.inner().closed = true;
        self.news.notify_all();
    }
}

impl Inner {
    fn take(&mut self) -> Option<Job> {
        let whose = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&whose)?;
        let job = own.pop_front()?;
        self.count -= 1;
        if own.is_empty() {
            self.waiting.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        Some(job)
    }
}
