//! Futures for shutdown and lobby changes.

use higaki_protocol::LobbyChange;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;

/// Resolves when the server shuts down.
pub(super) async fn closed(mut closing: watch::Receiver<bool>) {
    // An error means that the tables are gone.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The next change of the lobby; pending for ever while the session does not watch it.
pub(super) async fn lobby_change(
    lobby: &mut Option<broadcast::Receiver<LobbyChange>>,
) -> LobbyChange {
    let Some(receiver) = lobby else { return std::future::pending().await };
    match receiver.recv().await {
        Ok(change) => change,
        Err(RecvError::Lagged(_)) => LobbyChange::Everything,
        Err(RecvError::Closed) => {
            *lobby = None;
            std::future::pending().await
        }
    }
}
