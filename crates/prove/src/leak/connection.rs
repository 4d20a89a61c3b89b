//! An in-memory connection to the server that stores everything it receives.

use futures_util::{StreamExt, sink, stream};
use higaki_protocol::{ClientFrame, Goodbye, Request};
use higaki_server::socket::{Frame, Out, SocketLimits, serve};
use higaki_server::tables::{Caller, FrameText, Tables};
use serde::Deserialize;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// The timeout within one process.
const TIMEOUT: Duration = Duration::from_secs(60);
/// The maximum number of unread frames.
const UNREAD: usize = 4096;

pub(super) struct Connection {
    to_server: mpsc::Sender<Frame>,
    from_server: mpsc::Receiver<Out>,
    serving: JoinHandle<Goodbye>,
    asked: u64,
    /// The highest number of an update.
    number: u64,
    answered: u64,
    /// Whether the last answer was a refusal.
    refused: bool,
    texts: Vec<FrameText>,
}

/// The connection closed or timed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConnectionLost;

/// The fields of a frame that control the connection.
#[derive(Deserialize)]
struct Head {
    r#type: String,
    #[serde(default)]
    id: Option<u64>,
    #[serde(default)]
    number: Option<u64>,
}

impl Connection {
    pub(super) fn open(tables: &Tables, caller: Caller) -> Connection {
        let limits = SocketLimits {
            burst: u32::MAX,
            per_second: u32::MAX,
            silence: Duration::from_secs(1 << 40),
            ..SocketLimits::default()
        };
        let (to_server, incoming) = mpsc::channel(UNREAD);
        let (outgoing, from_server) = mpsc::channel(UNREAD);
        let reader = stream::unfold(incoming, |mut incoming: mpsc::Receiver<Frame>| async {
            incoming.recv().await.map(|frame| (frame, incoming))
        });
        let writer = sink::unfold(outgoing, |outgoing: mpsc::Sender<Out>, out| async {
            // The receiver is gone after a disconnect; the session ends with the connection.
            let _ = outgoing.send(out).await;
            Ok::<_, std::convert::Infallible>(outgoing)
        });
        let tables = tables.clone();
        let serving = tokio::spawn(async move {
            serve(tables, caller, reader.boxed(), Box::pin(writer), limits).await
        });
        Connection {
            to_server,
            from_server,
            serving,
            asked: 0,
            number: 0,
            answered: 0,
            refused: false,
            texts: Vec::new(),
        }
    }

    /// Sends a request and waits for the answer. Returns whether it succeeded.
    pub(super) async fn ask(&mut self, request: Request) -> Result<bool, ConnectionLost> {
        self.asked += 1;
        let ask = ClientFrame { id: self.asked, key: None, request };
        let text = serde_json::to_string(&ask).unwrap_or_default();
        self.to_server.send(Frame::Text(text)).await.map_err(|_| ConnectionLost)?;
        while self.answered < self.asked {
            self.receive().await?;
        }
        Ok(!self.refused)
    }

    /// Waits for the update with this number.
    pub(super) async fn until(&mut self, number: u64) -> Result<(), ConnectionLost> {
        while self.number < number {
            self.receive().await?;
        }
        Ok(())
    }

    async fn receive(&mut self) -> Result<(), ConnectionLost> {
        let next = tokio::time::timeout(TIMEOUT, self.from_server.recv()).await;
        let out = next.ok().flatten().ok_or(ConnectionLost)?;
        let Out::Text(text) = out else { return Ok(()) };
        let head: Head = serde_json::from_str(&text).map_err(|_| ConnectionLost)?;
        match head.r#type.as_str() {
            "ok" | "refused" => {
                self.answered = head.id.unwrap_or(self.asked);
                self.refused = head.r#type == "refused";
            }
            // Presence and notifications from elsewhere arrive at random moments.
            "presence" | "news" => return Ok(()),
            _ => self.number = self.number.max(head.number.unwrap_or(0)),
        }
        self.texts.push(text);
        Ok(())
    }

    /// Takes everything received since the last call.
    pub(super) fn take(&mut self) -> Vec<FrameText> {
        std::mem::take(&mut self.texts)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
