//! A client of the socket protocol.

use futures_util::{StreamExt, sink, stream};
use higaki_protocol::{
    Answer, ClientFrame, GameStatus, Goodbye, Refusal, Request, ServerFrame, TableInfo, WatchTable,
};
use higaki_server::socket::{Frame, Out, SocketLimits, serve};
use higaki_server::tables::{Caller, FrameText, Tables};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// The timeout of a test.
const PATIENCE: Duration = Duration::from_secs(60);

/// The state of a table as the client knows it.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) number: u64,
    pub(crate) about: TableInfo,
    pub(crate) game: Option<GameStatus>,
}

pub(crate) type Place = (String, Option<u8>);

pub(crate) struct Client {
    pub(crate) caller: Caller,
    to_server: mpsc::Sender<Frame>,
    from_server: mpsc::Receiver<Out>,
    pub(crate) serving: JoinHandle<Goodbye>,
    /// All frames received.
    pub(crate) texts: Vec<FrameText>,
    /// All frames except answers, until a test takes them.
    pub(crate) frames: Vec<ServerFrame>,
    pub(crate) known: BTreeMap<Place, Known>,
    /// Whether the client interprets the frames.
    pub(crate) attentive: bool,
    answers: BTreeMap<u64, Result<Answer, Refusal>>,
    asked: u64,
}

impl Client {
    pub(crate) fn connect(tables: &Tables, caller: Caller) -> Client {
        let limits = SocketLimits {
            burst: 1_000_000,
            // Days may pass in a test without a disconnect.
            silence: Duration::from_secs(1 << 40),
            ..SocketLimits::default()
        };
        Client::connect_with(tables, caller, limits, 100_000)
    }

    /// A client whose connection buffers only this many unread frames.
    pub(crate) fn connect_with(
        tables: &Tables,
        caller: Caller,
        limits: SocketLimits,
        unread: usize,
    ) -> Client {
        let (to_server, incoming) = mpsc::channel(1000);
        let (outgoing, from_server) = mpsc::channel(unread);
        let reader = stream::unfold(incoming, |mut incoming: mpsc::Receiver<Frame>| async {
            incoming.recv().await.map(|frame| (frame, incoming))
        });
        let writer = sink::unfold(outgoing, |outgoing: mpsc::Sender<Out>, out| async {
            outgoing.send(out).await.map(|()| outgoing)
        });
        let tables = tables.clone();
        let serving = tokio::spawn(async move {
            serve(tables, caller, reader.boxed(), Box::pin(writer), limits).await
        });
        Client {
            caller,
            to_server,
            from_server,
            serving,
            texts: Vec::new(),
            frames: Vec::new(),
            known: BTreeMap::new(),
            attentive: true,
            answers: BTreeMap::new(),
            asked: 0,
        }
    }

    pub(crate) async fn send_text(&self, text: String) {
        self.send_frame(Frame::Text(text)).await;
    }

    pub(crate) async fn send_frame(&self, frame: Frame) {
        // The server may have ended; then there is no answer either.
        let _ = self.to_server.send(frame).await;
    }

    /// Sends a request without waiting for the answer.
    pub(crate) async fn send(&mut self, key: Option<&str>, request: Request) -> u64 {
        self.asked += 1;
        let ask = ClientFrame { id: self.asked, key: key.map(str::to_owned), request };
        self.send_text(serde_json::to_string(&ask).unwrap()).await;
        self.asked
    }

    pub(crate) async fn ask(&mut self, request: Request) -> Result<Answer, Refusal> {
        self.ask_with(None, request).await
    }

    pub(crate) async fn ask_with(
        &mut self,
        key: Option<&str>,
        request: Request,
    ) -> Result<Answer, Refusal> {
        let id = self.send(key, request).await;
        loop {
            if let Some(answer) = self.answers.remove(&id) {
                return answer;
            }
            assert!(self.receive().await, "the line ended before the answer");
        }
    }

    /// Waits for the next frame. False when the connection has ended.
    pub(crate) async fn receive(&mut self) -> bool {
        let next = tokio::time::timeout(PATIENCE, self.from_server.recv()).await;
        match next.expect("a frame") {
            Some(out) => {
                self.take(out);
                true
            }
            None => false,
        }
    }

    /// Reads all frames received so far.
    pub(crate) fn catch_up(&mut self) {
        while let Ok(out) = self.from_server.try_recv() {
            self.take(out);
        }
    }

    fn take(&mut self, out: Out) {
        let Out::Text(text) = out else { return };
        self.texts.push(text.clone());
        let frame: ServerFrame =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        match frame {
            ServerFrame::Ok { id, answer } => drop(self.answers.insert(id, Ok(answer))),
            ServerFrame::Refused { id: Some(id), refusal } => {
                self.answers.insert(id, Err(refusal));
            }
            other => {
                if self.attentive {
                    self.learn(&other);
                }
                self.frames.push(other);
            }
        }
    }

    fn learn(&mut self, frame: &ServerFrame) {
        match frame {
            ServerFrame::Table(table) => {
                let known = Known {
                    number: table.number,
                    about: table.about.clone(),
                    game: table.game.clone(),
                };
                self.known.insert((table.table.clone(), table.seat), known);
            }
            ServerFrame::Update(update) => {
                let known = self.known.get_mut(&(update.table.clone(), update.seat));
                let known = known.expect("an update follows a table");
                for numbered in &update.happenings {
                    assert_eq!(numbered.number, known.number + 1, "a gap in the numbers");
                    known.number = numbered.number;
                }
                assert_eq!(known.number, update.number);
                known.game = update.status(known.game.as_ref()).expect("a delta that fits");
                if let Some(about) = &update.about {
                    known.about = about.clone();
                }
            }
            _ => {}
        }
    }

    pub(crate) async fn watch(&mut self, table: &str, seat: Option<u8>) -> Result<(), Refusal> {
        self.watch_since(table, seat, None).await
    }

    pub(crate) async fn watch_since(
        &mut self,
        table: &str,
        seat: Option<u8>,
        since: Option<u64>,
    ) -> Result<(), Refusal> {
        let before = self.texts.len();
        let watch = WatchTable { table: table.to_owned(), seat, since, password: None };
        self.ask(Request::Watch(watch)).await?;
        // The first frame of the watch follows the answer; other frames may come before it.
        while !self.texts[before..].iter().any(|text| is_news(text) && text.contains(table)) {
            assert!(self.receive().await);
        }
        Ok(())
    }

    pub(crate) fn at(&self, table: &str, seat: Option<u8>) -> &Known {
        &self.known[&(table.to_owned(), seat)]
    }

    pub(crate) fn game(&self, table: &str, seat: Option<u8>) -> &GameStatus {
        self.at(table, seat).game.as_ref().expect("a game that has begun")
    }

    /// Waits until the known state of a table satisfies a condition.
    pub(crate) async fn until(
        &mut self,
        table: &str,
        seat: Option<u8>,
        wanted: impl Fn(&Known) -> bool,
    ) {
        while !wanted(self.at(table, seat)) {
            assert!(self.receive().await, "the line ended");
        }
    }

    /// Breaks the connection.
    pub(crate) fn hang_up(self) {
        self.serving.abort();
    }
}

fn is_news(text: &str) -> bool {
    text.starts_with(r#"{"type":"table""#) || text.starts_with(r#"{"type":"update""#)
}
