//! When to stop: on Ctrl+C, on what service managers send, and when nobody is there any more.

use std::io;

/// Resolves with the first signal. A second one ends the process at once with this status, for
/// whoever has no patience.
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

/// Resolves with Ctrl+C.
#[cfg(not(unix))]
pub(crate) fn signal(_status: i32) -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without such a signal the process is ended some other way.
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Resolves when whoever holds the other end of the standard input is gone. What he writes is of no
/// interest.
pub(crate) async fn end_of_input() {
    let (ended, end) = tokio::sync::oneshot::channel::<()>();
    // On a thread of its own, which nobody waits for: a read cannot be called off.
    std::thread::spawn(move || {
        // An error is an end as well.
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        drop(ended);
    });
    let _ = end.await;
}
