//! How long a search may go on, and how it is called off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much thought a decision gets. What is left open is as the level has it.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// So many iterations in all, however long they take: the same on every machine.
    pub iterations: Option<u64>,
    /// So long at most.
    pub time: Option<Duration>,
    /// On so many threads.
    pub threads: Option<usize>,
    /// Ends the search early.
    pub stop: Stop,
}

/// Somebody else can end a search with this; it then answers with what it has found.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends every search that has this token, now and in future.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been called off.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// After how many iterations a search looks at the clock and at its token. The slowest iteration
/// takes about a millisecond, so that a search ends well within 50 ms.
pub const POLL: u64 = 16;

/// What is left of a budget.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    pub(crate) iterations: u64,
    pub(crate) until: Option<Instant>,
    pub(crate) stop: Stop,
}

impl Limit {
    /// The limit of a decision that begins now; what the budget leaves open is `iterations`.
    pub(crate) fn of(budget: &Budget, iterations: u64) -> Limit {
        let open = if budget.time.is_some() { u64::MAX } else { iterations };
        Limit {
            iterations: budget.iterations.unwrap_or(open),
            until: budget.time.map(|time| Instant::now() + time),
            stop: budget.stop.clone(),
        }
    }

    /// Whether to go on after so many iterations.
    #[inline]
    pub(crate) fn allows(&self, done: u64) -> bool {
        if done >= self.iterations {
            return false;
        }
        if !done.is_multiple_of(POLL) {
            return true;
        }
        !self.stop.is_cancelled() && self.until.is_none_or(|until| Instant::now() < until)
    }
}
