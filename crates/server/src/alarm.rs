//! A reusable timer for deadlines that are postponed again and again.

use crate::time::Time;
use futures_util::future::BoxFuture;
use higaki_store::UnixMillis;
use std::sync::Arc;

/// A timer that is kept across deadlines. Almost every deadline of a socket or a table is postponed
/// by the next message; a wake-up that is too early is cheaper than a new timer for each.
pub(crate) struct Alarm {
    time: Arc<dyn Time>,
    set: Option<(UnixMillis, BoxFuture<'static, ()>)>,
}

impl Alarm {
    pub(crate) fn new(time: Arc<dyn Time>) -> Alarm {
        Alarm { time, set: None }
    }

    /// Resolves at this moment. Cancel-safe.
    pub(crate) async fn until(&mut self, at: UnixMillis) {
        loop {
            let (rings, sleep) = match &mut self.set {
                Some((rings, sleep)) if *rings <= at => (*rings, sleep),
                _ => {
                    let (_, sleep) = self.set.insert((at, self.time.sleep_until(at)));
                    (at, sleep)
                }
            };
            sleep.await;
            self.set = None;
            if rings >= at {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

    /// A clock that tests set; counts the sleeps.
    #[derive(Debug, Default)]
    struct ByHand {
        now: AtomicI64,
        sleeps: AtomicUsize,
    }

    #[derive(Debug, Clone, Default)]
    struct Hand(Arc<ByHand>);

    impl Time for Hand {
        fn now(&self) -> UnixMillis {
            UnixMillis(self.0.now.load(Ordering::Relaxed))
        }

        fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()> {
            self.0.sleeps.fetch_add(1, Ordering::Relaxed);
            let time = self.clone();
            Box::pin(std::future::poll_fn(move |_| {
                if time.now() >= at { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
            }))
        }
    }

    #[test]
    fn deadlines_that_are_put_off_cost_no_timer_and_none_is_missed() {
        let hand = Hand::default();
        let mut alarm = Alarm::new(Arc::new(hand.clone()));
        for now in 0..100 {
            hand.0.now.store(now, Ordering::Relaxed);
            assert_eq!(alarm.until(UnixMillis(now + 200)).now_or_never(), None);
        }
        assert_eq!(hand.0.sleeps.load(Ordering::Relaxed), 1);
        hand.0.now.store(250, Ordering::Relaxed);
        assert_eq!(alarm.until(UnixMillis(299)).now_or_never(), None, "it rang for another one");
        assert_eq!(alarm.until(UnixMillis(251)).now_or_never(), None, "an earlier one");
        hand.0.now.store(251, Ordering::Relaxed);
        assert_eq!(alarm.until(UnixMillis(251)).now_or_never(), Some(()));
        assert_eq!(alarm.until(UnixMillis(299)).now_or_never(), None);
        assert_eq!(hand.0.sleeps.load(Ordering::Relaxed), 4);
    }
}
