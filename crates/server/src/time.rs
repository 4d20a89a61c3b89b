//! The time, as something that comes from outside.

use futures_util::future::BoxFuture;
use higaki_store::UnixMillis;
use std::fmt::Debug;
use std::time::Duration;

/// A clock, real or simulated.
pub trait Time: Debug + Send + Sync {
    /// The moment that it is now.
    fn now(&self) -> UnixMillis;

    /// Resolves when it is so late, at once if it is already.
    fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()>;
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemTime;

impl Time for SystemTime {
    fn now(&self) -> UnixMillis {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        UnixMillis(since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX)))
    }

    fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()> {
        let left = u64::try_from(at.0.saturating_sub(self.now().0)).unwrap_or(0);
        Box::pin(tokio::time::sleep(Duration::from_millis(left)))
    }
}

/// A duration in milliseconds.
pub(crate) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
