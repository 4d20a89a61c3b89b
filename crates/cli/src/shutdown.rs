//! Shutdown triggers: Ctrl+C, SIGTERM and the end of standard input.

use std::io;

/// Resolves at the first SIGINT or SIGTERM. A second one ends the process at once with this status.
#[cfg(unix)]
pub(crate) fn signal(status: i32) -> io::Result<impl Future<Output = ()>> {
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
            std::process::exit(status);
        });
    })
}

/// Resolves at Ctrl+C.
#[cfg(not(unix))]
pub(crate) fn signal(_status: i32) -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a handler for Ctrl+C the system ends the process.
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Resolves at the end of standard input, whose content is discarded.
pub(crate) async fn end_of_input() {
    let (ended, end) = tokio::sync::oneshot::channel::<()>();
    // A detached thread: a blocking read cannot be cancelled.
    std::thread::spawn(move || {
        // A read error counts as the end.
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        drop(ended);
    });
    let _ = end.await;
}
