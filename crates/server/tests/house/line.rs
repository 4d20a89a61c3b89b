//! A client on a real socket.

use futures_util::{SinkExt, StreamExt};
use higaki_testkit::http::request;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as RawFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The timeout of a test.
const PATIENCE: Duration = Duration::from_secs(60);

/// Enters as a guest. Returns the cookie.
pub(crate) async fn person(address: SocketAddr, name: &str) -> String {
    let body = json!({ "name": name }).to_string();
    let entered = tokio::task::spawn_blocking(move || {
        request(address, "POST /api/guests", &[], &body).unwrap()
    });
    let entered = entered.await.unwrap();
    assert_eq!(entered.status, 201, "{}", entered.body);
    entered.header("set-cookie").split(';').next().unwrap().to_owned()
}

/// An open socket.
pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    asked: u64,
}

impl Line {
    /// A socket of a page.
    pub(crate) async fn open(address: SocketAddr, cookie: &str) -> Line {
        let origin = format!("http://{address}");
        Line::with(address, &[("cookie", cookie), ("origin", &origin)]).await
    }

    /// A socket of a program.
    pub(crate) async fn of_program(address: SocketAddr, token: &str) -> Line {
        Line::with(address, &[("authorization", &format!("Bearer {token}"))]).await
    }

    async fn with(address: SocketAddr, headers: &[(&'static str, &str)]) -> Line {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await.unwrap();
        let mut line = Line { socket, asked: 0 };
        assert_eq!(line.next().await["type"], "welcome");
        line
    }

    /// The next frame.
    async fn next(&mut self) -> Value {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.unwrap();
            match message.expect("the line is open").unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Close(close) => panic!("closed: {close:?}"),
                _ => {}
            }
        }
    }

    /// Sends a request without waiting for the answer. Returns its id.
    pub(crate) async fn ask(&mut self, mut message: Value) -> u64 {
        self.asked += 1;
        message["id"] = json!(self.asked);
        self.socket.send(Message::text(message.to_string())).await.unwrap();
        self.asked
    }

    /// Watches a table from a seat and waits for the first frame.
    pub(crate) async fn watch(&mut self, table: &str, seat: usize) {
        let id = self.ask(json!({ "type": "watch", "table": table, "seat": seat })).await;
        loop {
            let frame = self.next().await;
            assert_ne!(frame["type"], "refused", "{frame}");
            if frame["id"] == id {
                return;
            }
        }
    }

    /// Plays until the game is over. Returns its outcome.
    pub(crate) async fn play(&mut self, table: &str, seat: usize) -> Value {
        // Varied choices: some cycles of first choices never end the game.
        let mut lot = 7 * seat + 1;
        // The last number seen, and the one to be seen before the next choice: others may act
        // meanwhile, and until an update contains its own choice a seat knows the old choices only.
        let (mut game, mut seen, mut wanted) = (Value::Null, 0, 0);
        loop {
            let mut frame = self.next().await;
            match frame["type"].as_str().unwrap() {
                "table" | "update" => {
                    seen = frame["number"].as_u64().unwrap();
                    match frame.get("change") {
                        Some(change) => higaki_protocol::apply_delta(&mut game, change).unwrap(),
                        None => game = frame["game"].take(),
                    }
                }
                "ok" => wanted = frame["number"].as_u64().unwrap_or(0),
                "refused" => panic!("{frame}"),
                _ => {}
            }
            if game["outcome"].is_object() {
                return game["outcome"].take();
            }
            let choices = game["choices"].as_array().map_or(&[][..], Vec::as_slice);
            if seen >= wanted && !choices.is_empty() {
                lot = (lot * 31 + 11) % 65_521;
                let choice = choices[lot % choices.len()].clone();
                let play = json!({ "type": "play", "table": table, "seat": seat,
                    "choice": choice });
                self.ask(play).await;
                wanted = u64::MAX;
            }
        }
    }

    /// Whether the socket is open.
    pub(crate) async fn is_open(&mut self) -> bool {
        let id = self.ask(json!({ "type": "ping" })).await;
        self.next().await["id"] == id
    }

    /// Sends a frame of meaningless bytes. Returns the answer.
    pub(crate) async fn shout(&mut self, bytes: usize) -> Value {
        self.socket.send(Message::text("x".repeat(bytes))).await.unwrap();
        self.next().await
    }

    /// Sends the first fragments of a message that never ends, all of them empty.
    pub(crate) async fn send_empty_fragments(&mut self, count: usize) {
        for number in 0..count {
            let data = if number == 0 { Data::Text } else { Data::Continue };
            let fragment = RawFrame::message(Vec::new(), OpCode::Data(data), false);
            self.socket.feed(Message::Frame(fragment)).await.unwrap();
        }
        self.socket.flush().await.unwrap();
    }

    /// Waits for the end of the socket. Returns the last frame before it.
    pub(crate) async fn last_words(&mut self, code: u16) -> Value {
        let mut last = Value::Null;
        while let Some(Ok(message)) =
            tokio::time::timeout(PATIENCE, self.socket.next()).await.unwrap()
        {
            match message {
                Message::Text(text) => last = serde_json::from_str(&text).unwrap(),
                Message::Close(close) => {
                    assert_eq!(u16::from(close.expect("a reason").code), code);
                    return last;
                }
                _ => {}
            }
        }
        panic!("the line broke after {last}");
    }
}
