//! Limits of a search, and its cancellation.

use crate::clock::Clock;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The budget of a decision. The level fills in what is left open.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// The total number of iterations: the same on every machine, however long they take.
    pub iterations: Option<u64>,
    /// The maximum time, by the clock of this budget.
    pub time: Option<Duration>,
    /// The number of threads.
    pub threads: Option<usize>,
    /// The token that cancels the search.
    pub stop: Stop,
    /// The clock behind `time`.
    pub clock: Clock,
}

/// A cancellation token: a cancelled search returns the best choice so far.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Cancels every search with this token, now and later.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search is cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Iterations between two looks at the clock and at the token. The slowest iteration takes about a
/// millisecond, so a search ends well within 50 ms.
pub const POLL: u64 = 16;

/// Iterations that replace a time limit without a clock: as many as a hint takes.
const WITHOUT_CLOCK: u64 = 4_000;

/// The limit of one decision.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    iterations: u64,
    until: Option<Deadline>,
    stop: Stop,
}

#[derive(Clone, Copy, Debug)]
struct Deadline {
    clock: Clock,
    at: Duration,
}

impl Deadline {
    fn has_passed(self) -> bool {
        self.clock.now().is_some_and(|now| now >= self.at)
    }
}

impl Limit {
    /// The limit of a decision that begins now. `iterations` and `time` are the defaults of the
    /// opponent: they hold where the budget sets neither.
    pub(crate) fn of(budget: &Budget, iterations: u64, time: Option<Duration>) -> Limit {
        let (iterations, time) = match (budget.iterations, budget.time) {
            (None, None) => (iterations, time),
            (Some(iterations), time) => (iterations, time),
            (None, Some(time)) => (u64::MAX, Some(time)),
        };
        let until = time.and_then(|time| {
            budget.clock.now().map(|now| Deadline { clock: budget.clock, at: now + time })
        });
        let endless = time.is_some() && until.is_none() && iterations == u64::MAX;
        Limit {
            iterations: if endless { WITHOUT_CLOCK } else { iterations },
            until,
            stop: budget.stop.clone(),
        }
    }

    /// The limit of each of `threads` threads that share the iterations.
    pub(crate) fn shared_by(self, threads: u64) -> Limit {
        Limit { iterations: self.iterations.div_ceil(threads), ..self }
    }

    /// Whether to continue after `done` iterations.
    #[inline]
    pub(crate) fn allows(&self, done: u64) -> bool {
        if done >= self.iterations {
            return false;
        }
        if !done.is_multiple_of(POLL) {
            return true;
        }
        !self.stop.is_cancelled() && !self.until.is_some_and(Deadline::has_passed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    thread_local! {
        static READINGS: Cell<u64> = const { Cell::new(0) };
    }

    /// A clock that advances by a millisecond at every reading.
    const TICKING: Clock = Clock::new(|| {
        READINGS.set(READINGS.get() + 1);
        Duration::from_millis(READINGS.get())
    });

    const SECOND: Option<Duration> = Some(Duration::from_secs(1));

    fn allowed(limit: &Limit) -> u64 {
        (0..).find(|done| !limit.allows(*done)).expect("every number is tried")
    }

    fn budget(iterations: Option<u64>, time: Option<Duration>, clock: Clock) -> Budget {
        Budget { iterations, time, clock, ..Budget::default() }
    }

    #[test]
    fn the_budget_comes_before_the_defaults_of_the_opponent() {
        let limit =
            |iterations, time| allowed(&Limit::of(&budget(iterations, time, TICKING), 300, SECOND));
        let three = Some(Duration::from_millis(3));
        assert_eq!(limit(None, None), 300);
        assert_eq!(limit(Some(7), None), 7);
        assert_eq!(limit(None, three), 2 * POLL, "the clock is read after every {POLL}");
        assert_eq!(limit(Some(20), three), 20);
    }

    #[test]
    fn the_clock_is_read_only_where_time_is_limited() {
        let before = READINGS.get();
        assert_eq!(allowed(&Limit::of(&budget(Some(500), None, TICKING), 300, SECOND)), 500);
        assert_eq!(READINGS.get(), before);
    }

    #[test]
    fn without_a_clock_iterations_end_every_decision() {
        let limit = |iterations, time, own| {
            allowed(&Limit::of(&budget(iterations, time, Clock::NONE), own, SECOND))
        };
        assert_eq!(limit(Some(7), SECOND, 300), 7);
        assert_eq!(limit(None, None, 300), 300);
        assert_eq!(limit(None, None, u64::MAX), WITHOUT_CLOCK);
        assert_eq!(limit(None, SECOND, 300), WITHOUT_CLOCK);
    }

    #[test]
    fn threads_share_the_iterations() {
        let limit = Limit::of(&budget(Some(101), None, Clock::NONE), 300, None);
        assert_eq!(allowed(&limit.shared_by(2)), 51);
    }
}
