//! Runs blocking work on a thread pool.

use crate::StoreError;

/// Runs `work` on tokio's blocking threads. A panic resumes in the caller.
///
/// # Errors
/// When the runtime shuts down.
pub(crate) async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|failed| match failed.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(_) => StoreError::Closed,
    })
}
