//! Clocks, injected so that tests can simulate time.
//!
//! A change of the system clock must not eat an hour of a player's time. So [`SteadyTime`] measures
//! with the monotonic clock, and slews towards the wall clock.

use futures_util::future::BoxFuture;
use higaki_store::UnixMillis;
use std::fmt::Debug;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock, real or simulated.
pub trait Time: Debug + Send + Sync {
    /// The current time.
    fn now(&self) -> UnixMillis;

    /// Resolves at this time, at once if it has passed.
    fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()>;

    /// Adopts the wall clock at once. Call it only while no live clock runs, which such a step
    /// could exhaust.
    fn step_to_wall_clock(&self) {}
}

/// The wall clock and the monotonic clock of a machine.
pub trait MachineClocks: Debug + Send + Sync {
    /// Microseconds since 1970; may step.
    fn wall(&self) -> i64;

    /// Microseconds since an arbitrary moment; never steps.
    fn monotonic(&self) -> i64;

    /// Resolves after this duration.
    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()>;
}

/// The clocks of this machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemClocks {
    start: Instant,
}

impl MachineClocks for SystemClocks {
    fn wall(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, microseconds)
    }

    fn monotonic(&self) -> i64 {
        microseconds(self.start.elapsed())
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(duration))
    }
}

/// The wall clock at the start of the process, continued by the monotonic clock. If the wall clock
/// differs, this clock runs at most 1 % faster or slower until both agree.
#[derive(Debug)]
pub struct SteadyTime<C = SystemClocks> {
    clocks: C,
    anchor: Mutex<Anchor>,
}

/// The greatest slew, as 1/SLEW of the elapsed time.
const SLEW: i64 = 100;
/// The least age of an anchor before it moves, in microseconds: over shorter times the slew would
/// be rounded to nothing.
const ANCHOR: i64 = 1_000_000;

/// A point of reference; all fields in microseconds.
#[derive(Debug)]
struct Anchor {
    monotonic: i64,
    /// The time of this clock at that moment.
    at: i64,
    /// The last reading, for monotonicity.
    told: i64,
}

impl SteadyTime {
    /// Starts with the clocks of this machine.
    #[must_use]
    pub fn start() -> SteadyTime {
        SteadyTime::of(SystemClocks { start: Instant::now() })
    }
}

impl<C: MachineClocks> SteadyTime<C> {
    /// Starts with these clocks.
    pub fn of(clocks: C) -> SteadyTime<C> {
        let (monotonic, at) = (clocks.monotonic(), clocks.wall());
        SteadyTime { clocks, anchor: Mutex::new(Anchor { monotonic, at, told: at }) }
    }

    fn microseconds(&self) -> i64 {
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let (monotonic, wall) = (self.clocks.monotonic(), self.clocks.wall());
        let passed = (monotonic - anchor.monotonic).max(0);
        let steady = anchor.at + passed;
        let most = passed / SLEW;
        let at = steady + (wall - steady).clamp(-most, most);
        if passed >= ANCHOR {
            (anchor.monotonic, anchor.at) = (monotonic, at);
        }
        anchor.told = anchor.told.max(at);
        anchor.told
    }
}

impl<C: MachineClocks> Time for SteadyTime<C> {
    fn now(&self) -> UnixMillis {
        UnixMillis(self.microseconds() / 1000)
    }

    fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()> {
        let left = at.0.saturating_mul(1000).saturating_sub(self.microseconds());
        self.clocks.sleep(Duration::from_micros(u64::try_from(left).unwrap_or(0)))
    }

    fn step_to_wall_clock(&self) {
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let (monotonic, at) = (self.clocks.monotonic(), self.clocks.wall());
        *anchor = Anchor { monotonic, at, told: at };
    }
}

fn microseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_micros()).unwrap_or(i64::MAX)
}

/// The duration in milliseconds.
pub(crate) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

    const SECOND: i64 = 1_000_000;
    const HOUR: i64 = 3600 * SECOND;

    #[derive(Clone, Debug, Default)]
    struct Set {
        wall: Arc<AtomicI64>,
        monotonic: Arc<AtomicI64>,
    }

    impl MachineClocks for Set {
        fn wall(&self) -> i64 {
            self.wall.load(Relaxed)
        }

        fn monotonic(&self) -> i64 {
            self.monotonic.load(Relaxed)
        }

        fn sleep(&self, _: Duration) -> BoxFuture<'static, ()> {
            Box::pin(std::future::pending())
        }
    }

    impl Set {
        /// Advances the clocks and reads the time all the while.
        fn pass(&self, time: &SteadyTime<Set>, microseconds: i64) {
            for _ in 0..microseconds / 20_000 {
                self.wall.fetch_add(20_000, Relaxed);
                self.monotonic.fetch_add(20_000, Relaxed);
                let before = time.now();
                assert!(time.now() >= before);
            }
        }
    }

    #[test]
    fn a_wall_clock_that_jumps_is_followed_by_a_hundredth() {
        for jump in [HOUR, -HOUR] {
            let clocks = Set::default();
            clocks.wall.store(10 * HOUR, Relaxed);
            let time = SteadyTime::of(clocks.clone());
            clocks.pass(&time, 60 * SECOND);
            let before = time.microseconds();
            assert_eq!(before, 10 * HOUR + 60 * SECOND);
            clocks.wall.fetch_add(jump, Relaxed);
            assert_eq!(time.microseconds(), before);
            clocks.pass(&time, 100 * SECOND);
            let passed = time.microseconds() - before;
            assert_eq!(passed, 100 * SECOND + jump.signum() * SECOND, "{jump}");
            time.step_to_wall_clock();
            assert_eq!(time.microseconds(), clocks.wall());
        }
    }

    #[test]
    fn a_wall_clock_that_runs_a_little_fast_is_followed() {
        let clocks = Set::default();
        let time = SteadyTime::of(clocks.clone());
        for _ in 0..1000 {
            clocks.wall.fetch_add(50, Relaxed);
            clocks.pass(&time, 100_000);
        }
        assert_eq!(time.microseconds(), clocks.wall());
    }
}
