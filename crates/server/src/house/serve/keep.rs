//! Periodic maintenance: row counts and removal of expired data.

use std::time::{Duration, Instant};

use super::super::House;

/// The least time between two row counts for the metrics.
const COUNT_EVERY: Duration = Duration::from_secs(60);
/// The pause after a count, as a multiple of its duration: counting reads whole indexes and may
/// take only a small share of the time.
const REST: u32 = 200;
/// The time between two removals of expired data.
const SWEEP_EVERY: Duration = Duration::from_secs(3600);
/// The most guests that one sweep removes. After a full sweep there may be more.
const FULL_SWEEP: u64 = 200;

/// Counts and sweeps until the task is dropped.
pub(super) async fn keep(house: House) {
    let mut next_sweep = Instant::now();
    loop {
        let started = Instant::now();
        match house.store().counts().await {
            Ok(counts) => house.meters().counted(counts),
            Err(error) => tracing::warn!(%error, "the store could not be counted"),
        }
        let rest = COUNT_EVERY.max(started.elapsed() * REST);
        if Instant::now() >= next_sweep {
            next_sweep = Instant::now() + SWEEP_EVERY;
            sweep(&house).await;
            sweep_keys(&house).await;
        }
        tokio::time::sleep(rest.min(SWEEP_EVERY)).await;
    }
}

async fn sweep(house: &House) {
    loop {
        match house.store().sweep(house.now()).await {
            Ok(swept) => {
                tracing::debug!(?swept, "swept");
                if swept.guests < FULL_SWEEP {
                    return;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "what has expired could not be removed");
                return;
            }
        }
    }
}

async fn sweep_keys(house: &House) {
    let mut after = None;
    loop {
        match house.store().sweep_keys(after, house.now()).await {
            Ok(swept) if swept.next.is_some() => after = swept.next,
            Ok(_) => return,
            Err(error) => {
                tracing::warn!(%error, "keys of finished games could not be removed");
                return;
            }
        }
    }
}
