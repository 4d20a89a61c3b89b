//! Simulated time.

use futures_util::future::BoxFuture;
use higaki_server::time::Time;
use higaki_store::UnixMillis;
use std::sync::Mutex;
use tokio::sync::watch;

#[derive(Debug)]
pub(crate) struct SimulatedTime {
    now: Mutex<UnixMillis>,
    told: watch::Sender<UnixMillis>,
}

impl SimulatedTime {
    pub(crate) fn new(now: UnixMillis) -> SimulatedTime {
        SimulatedTime { now: Mutex::new(now), told: watch::channel(now).0 }
    }

    pub(crate) fn pass(&self, milliseconds: i64) {
        let mut now = self.now.lock().unwrap();
        *now = now.plus(milliseconds);
        self.told.send_replace(*now);
    }
}

impl Time for SimulatedTime {
    fn now(&self) -> UnixMillis {
        *self.now.lock().unwrap()
    }

    fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()> {
        let mut told = self.told.subscribe();
        Box::pin(async move {
            if told.wait_for(|now| *now >= at).await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}
