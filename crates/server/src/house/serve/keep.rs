//! Housekeeping beside the requests.

use std::time::Duration;

use super::super::House;

/// How often the store is counted for the numbers.
const COUNT_EVERY: Duration = Duration::from_secs(60);
/// How often what has expired is removed: once in so many counts.
const COUNTS_TO_A_SWEEP: u32 = 60;
/// As many guests as one sweep removes. After such a one there may be more.
const FULL_SWEEP: u64 = 200;

/// Counts and sweeps for ever.
pub(super) async fn keep(house: House) {
    for turn in 0_u32.. {
        match house.store().counts().await {
            Ok(counts) => house.meters().counted(counts),
            Err(error) => tracing::warn!(%error, "the store could not be counted"),
        }
        if turn.is_multiple_of(COUNTS_TO_A_SWEEP) {
            sweep(&house).await;
        }
        tokio::time::sleep(COUNT_EVERY).await;
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
