//! A TCP listener that admits connections within the limits.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

use super::Connections;
use super::stream::Connection;

/// The pause after a failed `accept`, so that a lasting failure does not spin.
const PAUSE: Duration = Duration::from_millis(50);

#[derive(Debug)]
pub(crate) struct CappedListener {
    listener: TcpListener,
    connections: Connections,
}

impl CappedListener {
    pub(crate) fn new(
        listener: std::net::TcpListener,
        connections: Connections,
    ) -> io::Result<CappedListener> {
        listener.set_nonblocking(true)?;
        Ok(CappedListener { listener: TcpListener::from_std(listener)?, connections })
    }

    /// The next admitted connection. Dropping the future loses a connection that waits for
    /// admission.
    pub(crate) async fn accept(&self) -> (Connection<TcpStream>, SocketAddr) {
        loop {
            let accepted = self.listener.accept().await;
            let (stream, address) = match accepted {
                Ok(accepted) => accepted,
                // The client disconnected before the accept.
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => continue,
                Err(error) => {
                    self.connections.accept_failed(&error);
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            };
            // TCP_NODELAY: with Nagle's algorithm a small frame would wait for the acknowledgement
            // of the frame before, which a client may delay by 40 ms.
            if stream.set_nodelay(true).is_ok()
                && let Some(admitted) = self.connections.admit(address.ip()).await
            {
                return (Connection::new(stream, admitted), address);
            }
        }
    }
}
