//! A line to the server that is made of memory, and remembers everything that came over it.

use futures_util::{StreamExt, sink, stream};
use higaki_protocol::{Ask, Goodbye, Request};
use higaki_server::socket::{Frame, Out, SocketLimits, serve};
use higaki_server::tables::{Caller, FrameText, Tables};
use serde::Deserialize;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Longer than this nothing takes within one process.
const PATIENCE: Duration = Duration::from_secs(60);
/// So many frames may lie unread.
const UNREAD: usize = 4096;

pub(super) struct Line {
    to_server: mpsc::Sender<Frame>,
    from_server: mpsc::Receiver<Out>,
    serving: JoinHandle<Goodbye>,
    asked: u64,
    /// The highest number of any news.
    number: u64,
    answered: u64,
    /// Whether the last answer was a refusal.
    refused: bool,
    texts: Vec<FrameText>,
}

/// The line ended, or nothing came for too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Silence;

/// What has to be known of a frame to go on.
#[derive(Deserialize)]
struct Head {
    r#type: String,
    #[serde(default)]
    id: Option<u64>,
    #[serde(default)]
    number: Option<u64>,
}

impl Line {
    pub(super) fn open(tables: &Tables, caller: Caller) -> Line {
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
            // Whoever has hung up hears nothing; the session is ended with the line.
            let _ = outgoing.send(out).await;
            Ok::<_, std::convert::Infallible>(outgoing)
        });
        let tables = tables.clone();
        let serving = tokio::spawn(async move {
            serve(tables, caller, reader.boxed(), Box::pin(writer), limits).await
        });
        Line {
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

    /// Asks, and waits for the answer. True if it was done.
    pub(super) async fn ask(&mut self, request: Request) -> Result<bool, Silence> {
        self.asked += 1;
        let ask = Ask { id: self.asked, key: None, request };
        let text = serde_json::to_string(&ask).unwrap_or_default();
        self.to_server.send(Frame::Text(text)).await.map_err(|_| Silence)?;
        while self.answered < self.asked {
            self.receive().await?;
        }
        Ok(!self.refused)
    }

    /// Waits until the news with this number have come.
    pub(super) async fn until(&mut self, number: u64) -> Result<(), Silence> {
        while self.number < number {
            self.receive().await?;
        }
        Ok(())
    }

    async fn receive(&mut self) -> Result<(), Silence> {
        let next = tokio::time::timeout(PATIENCE, self.from_server.recv()).await;
        let out = next.ok().flatten().ok_or(Silence)?;
        let Out::Text(text) = out else { return Ok(()) };
        let head: Head = serde_json::from_str(&text).map_err(|_| Silence)?;
        match head.r#type.as_str() {
            "ok" | "refused" => {
                self.answered = head.id.unwrap_or(self.asked);
                self.refused = head.r#type == "refused";
            }
            // Who is there, and that something waits elsewhere: when that is told is by chance.
            "presence" | "news" => return Ok(()),
            _ => self.number = self.number.max(head.number.unwrap_or(0)),
        }
        self.texts.push(text);
        Ok(())
    }

    /// Everything that came since it was last taken.
    pub(super) fn take(&mut self) -> Vec<FrameText> {
        std::mem::take(&mut self.texts)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
