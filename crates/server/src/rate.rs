//! Rate limits.

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::time::Time;

/// The number of keys after which idle ones are removed, so that a flood of addresses does not fill
/// the memory.
const MANY: usize = 50_000;

/// A rate limit; a burst of zero means unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The number of uses at once.
    pub burst: u32,
    /// The time until a whole burst is available again.
    pub per: Duration,
}

impl Rate {
    /// A sustained rate with a burst after a pause.
    #[must_use]
    pub fn per_second(each: u32, burst: u32) -> Rate {
        let per = Duration::from_secs(1) * burst / each.max(1);
        Rate { burst: if each == 0 { 0 } else { burst }, per }
    }

    /// A number of uses within a time.
    #[must_use]
    pub const fn within(burst: u32, per: Duration) -> Rate {
        Rate { burst, per }
    }

    fn quota(self) -> Option<Quota> {
        let burst = NonZeroU32::new(self.burst)?;
        Some(Quota::with_period(self.per / self.burst)?.allow_burst(burst))
    }
}

/// The rate limit is exceeded; contains the time until the next use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooOften(pub(crate) Duration);

impl TooOften {
    /// The time in whole seconds, rounded up: an earlier attempt would be refused again.
    pub(crate) const fn seconds(self) -> u64 {
        self.0.as_secs() + 1
    }
}

/// The clock of the tables, so that rate limits obey simulated time too.
#[derive(Clone, Debug)]
struct Ticks(Arc<dyn Time>);

impl Clock for Ticks {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.now().0).unwrap_or(0))
    }
}

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, Ticks, NoOpMiddleware<Duration>>;

/// A rate limiter by key.
pub(crate) struct Limit<K: Clone + Eq + Hash> {
    limiter: Option<Limiter<K>>,
    ticks: Ticks,
    /// The number of keys at which idle ones are removed: twice as many as remained the last time,
    /// so that a flood does not make every request scan all of them.
    sweep_at: AtomicUsize,
}

impl<K: Clone + Eq + Hash> Limit<K> {
    pub(crate) fn new(rate: Rate, time: &Arc<dyn Time>) -> Limit<K> {
        let ticks = Ticks(Arc::clone(time));
        let limiter = |quota| RateLimiter::hashmap_with_clock(quota, ticks.clone());
        Limit { limiter: rate.quota().map(limiter), ticks, sweep_at: AtomicUsize::new(MANY) }
    }

    /// Counts one use of a key.
    pub(crate) fn check(&self, key: &K) -> Result<(), TooOften> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if limiter.len() > self.sweep_at.load(Ordering::Relaxed) {
            limiter.retain_recent();
            self.sweep_at.store(MANY.max(2 * limiter.len()), Ordering::Relaxed);
        }
        let checked = limiter.check_key(key);
        checked.map_err(|early| TooOften(early.wait_time_from(self.ticks.now())))
    }
}

impl<K: Clone + Eq + Hash> fmt::Debug for Limit<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limit").field("on", &self.limiter.is_some()).finish_non_exhaustive()
    }
}
