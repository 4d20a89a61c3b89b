//! Exponential backoff of bots and clocks after a failed commit.

use higaki_values::UnixMillis;

/// The first pause, in milliseconds.
const FIRST: i64 = 250;
/// The longest pause, in milliseconds.
const LONGEST: i64 = 30_000;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Backoff {
    failures: u32,
    until: Option<UnixMillis>,
}

impl Backoff {
    pub(super) fn failed(&mut self, now: UnixMillis) {
        let pause = FIRST.checked_shl(self.failures).unwrap_or(LONGEST).clamp(FIRST, LONGEST);
        self.failures = (self.failures + 1).min(16);
        self.until = Some(now.plus(pause));
    }

    pub(super) fn succeeded(&mut self) {
        *self = Backoff::default();
    }

    /// The end of the current pause, if there is one.
    pub(super) fn until(&self, now: UnixMillis) -> Option<UnixMillis> {
        self.until.filter(|until| now < *until)
    }

    /// The first time from `at` on that is not within a pause.
    pub(super) fn not_before(&self, at: UnixMillis) -> UnixMillis {
        self.until.map_or(at, |until| at.max(until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_limit_and_end_with_the_first_success() {
        let mut pause = Backoff::default();
        let now = UnixMillis(1_000_000);
        assert_eq!((pause.until(now), pause.not_before(now)), (None, now));
        let mut last = 0;
        for _ in 0..50 {
            pause.failed(now);
            let length = pause.not_before(now).0 - now.0;
            assert!(length >= last && length <= LONGEST);
            last = length;
        }
        assert_eq!(last, LONGEST);
        assert_eq!(pause.until(now.plus(LONGEST)), None);
        pause.succeeded();
        pause.failed(now);
        assert_eq!(pause.until(now), Some(now.plus(FIRST)));
    }
}
