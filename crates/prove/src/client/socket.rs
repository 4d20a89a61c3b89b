//! A WebSocket to a server.

use futures_util::{SinkExt, StreamExt};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::client_async_with_config;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::Target;
use crate::error::ProveError;

/// The timeout for a frame.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The connection closed or timed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ConnectionLost;

/// A WebSocket to a server.
pub(crate) struct Socket {
    socket: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens the socket with a session cookie and reads the welcome. Different numbers connect from
    /// different loopback addresses, where there are several.
    pub(crate) async fn open(
        target: &Target,
        cookie: &str,
        number: usize,
    ) -> Result<Socket, ProveError> {
        let url = format!("ws://{}/api/socket", target.authority);
        let mut request = url.into_client_request().map_err(ProveError::inside)?;
        let headers = request.headers_mut();
        headers.insert(COOKIE, HeaderValue::from_str(cookie).map_err(ProveError::inside)?);
        let origin = HeaderValue::from_str(&target.to_string()).map_err(ProveError::inside)?;
        headers.insert(ORIGIN, origin);
        let stream = target.connect(number).await?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) =
            opened.map_err(|error| ProveError::answer("/api/socket", error.to_string()))?;
        let mut socket = Socket { socket };
        socket
            .receive()
            .await
            .map_err(|ConnectionLost| ProveError::answer("/api/socket", "nothing"))?;
        Ok(socket)
    }

    pub(crate) async fn send(&mut self, text: String) -> Result<(), ConnectionLost> {
        self.socket.send(Message::Text(text.into())).await.map_err(|_| ConnectionLost)
    }

    /// Receives a frame within the timeout.
    pub(crate) async fn receive(&mut self) -> Result<Utf8Bytes, ConnectionLost> {
        let next = tokio::time::timeout(TIMEOUT, self.next());
        next.await.map_err(|_| ConnectionLost)?
    }

    /// Receives a frame without a timeout.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, ConnectionLost> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                // The socket answers pings at its next write or read.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(ConnectionLost),
            }
        }
    }
}
