//! When to stop: on Ctrl+C, and on what service managers send.

use std::io;

/// Resolves with the first signal. A second one ends the process at once, for whoever has no
/// patience.
#[cfg(unix)]
pub(crate) fn signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tokio::spawn(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            std::process::exit(1);
        });
    })
}

/// Resolves with Ctrl+C.
#[cfg(not(unix))]
pub(crate) fn signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without such a signal the process is ended some other way.
        let _ = tokio::signal::ctrl_c().await;
    })
}
