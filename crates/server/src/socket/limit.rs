//! Rate limit and timeouts of a socket.

use crate::time::milliseconds;
use higaki_store::UnixMillis;
use std::time::Duration;

/// Rate limit and timeouts of a socket.
#[derive(Clone, Copy, Debug)]
pub struct SocketLimits {
    /// The number of messages at once.
    pub burst: u32,
    /// The sustained number of messages per second.
    pub per_second: u32,
    /// The number of messages refused for their rate after which the socket is closed.
    pub patience: u32,
    /// The time without reading after which a client is disconnected.
    pub send_timeout: Duration,
    /// The time without a frame, pongs included, after which a client is disconnected.
    pub silence: Duration,
}

impl Default for SocketLimits {
    fn default() -> SocketLimits {
        SocketLimits {
            burst: 60,
            per_second: 20,
            patience: 100,
            send_timeout: Duration::from_secs(20),
            silence: Duration::from_secs(90),
        }
    }
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    /// Available tokens, in thousandths of a message.
    level: i64,
    at: UnixMillis,
}

impl Bucket {
    pub(super) fn full(limits: &SocketLimits, now: UnixMillis) -> Bucket {
        Bucket { level: i64::from(limits.burst) * 1000, at: now }
    }

    /// Takes a token for one message, if there is one.
    pub(super) fn take(&mut self, limits: &SocketLimits, now: UnixMillis) -> bool {
        let passed = (now.0 - self.at.0).max(0);
        let filled = self.level.saturating_add(passed.saturating_mul(limits.per_second.into()));
        self.level = filled.min(i64::from(limits.burst) * 1000);
        self.at = now;
        let enough = self.level >= 1000;
        if enough {
            self.level -= 1000;
        }
        enough
    }
}

/// The silence after which the server sends a ping, in milliseconds.
pub(super) fn ping_after(limits: &SocketLimits) -> i64 {
    milliseconds(limits.silence) / 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_lets_a_burst_pass_and_then_so_many_a_second() {
        let limits = SocketLimits { burst: 3, per_second: 2, ..SocketLimits::default() };
        let mut bucket = Bucket::full(&limits, UnixMillis(0));
        let mut passed = |at| (0..10).filter(|_| bucket.take(&limits, UnixMillis(at))).count();
        assert_eq!(passed(0), 3);
        assert_eq!(passed(400), 0);
        assert_eq!(passed(1000), 2);
        assert_eq!(passed(100_000), 3);
        assert_eq!(passed(0), 0, "a clock that is set back fills nothing");
    }
}
