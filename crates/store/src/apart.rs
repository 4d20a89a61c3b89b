//! What keeps a thread busy for long has a thread that is there for such things.

use crate::StoreError;

/// Does it while the runtime goes on with everything else. A panic goes on in whoever waits.
///
/// # Errors
/// When the runtime is going away.
pub(crate) async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|failed| match failed.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(_) => StoreError::Closed,
    })
}
