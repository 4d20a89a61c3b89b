//! Events of a session besides its line and its tables.

use higaki_protocol::LobbyChange;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;

/// Resolves when the server is closing.
pub(super) async fn closed(mut closing: watch::Receiver<bool>) {
    // An error means that the tables are gone altogether.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The next change of the lobby; waits for ever while nobody watches it.
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
