//! The clock behind time limits. Targets without one of their own get it from their driver.

use std::time::Duration;

/// A monotonic clock, or none.
///
/// The default is the clock of the system. `wasm32-unknown-unknown` has none: there the driver
/// passes its own, for instance `performance.now()`, or searches are limited by iterations.
#[derive(Clone, Copy, Debug)]
pub struct Clock(Option<fn() -> Duration>);

impl Clock {
    /// No clock: time limits are ignored.
    pub const NONE: Clock = Clock(None);

    /// A clock that is read with this function: the time since any fixed moment.
    #[must_use]
    pub const fn new(read: fn() -> Duration) -> Clock {
        Clock(Some(read))
    }

    /// The time since the fixed moment of this clock.
    #[must_use]
    pub fn now(self) -> Option<Duration> {
        self.0.map(|read| read())
    }
}

impl Default for Clock {
    fn default() -> Clock {
        system::CLOCK
    }
}

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod system {
    use super::Clock;
    use std::sync::OnceLock;
    use std::time::{Duration, Instant};

    pub(super) const CLOCK: Clock = Clock::new(since_first_reading);

    fn since_first_reading() -> Duration {
        static FIRST: OnceLock<Instant> = OnceLock::new();
        FIRST.get_or_init(Instant::now).elapsed()
    }
}

/// `Instant::now` panics on this target.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod system {
    pub(super) const CLOCK: super::Clock = super::Clock::NONE;
}
