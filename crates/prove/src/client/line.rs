//! A socket to a server.

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

/// A server that says nothing for so long has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// The line is gone, or nothing came for too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lost;

/// A socket to a server.
pub(crate) struct Line {
    socket: WebSocketStream<TcpStream>,
}

impl Line {
    /// Opens the socket with somebody's cookie, and reads the welcome. Lines with different numbers
    /// come from different addresses where there are many of them.
    pub(crate) async fn open(
        target: &Target,
        cookie: &str,
        number: usize,
    ) -> Result<Line, ProveError> {
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
        let mut line = Line { socket };
        line.receive().await.map_err(|Lost| ProveError::answer("/api/socket", "nothing"))?;
        Ok(line)
    }

    pub(crate) async fn send(&mut self, text: String) -> Result<(), Lost> {
        self.socket.send(Message::Text(text.into())).await.map_err(|_| Lost)
    }

    /// The next frame.
    pub(crate) async fn receive(&mut self) -> Result<Utf8Bytes, Lost> {
        let next = tokio::time::timeout(PATIENCE, self.next());
        next.await.map_err(|_| Lost)?
    }

    /// The next frame, however long it takes.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Lost> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                // Pings are answered by the socket itself when it is next written or read.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(Lost),
            }
        }
    }
}
