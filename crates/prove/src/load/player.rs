//! A player of the load test, who parses as little as possible.

use higaki_protocol::apply_delta;
use higaki_table::{Chance, QuickChance};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;

use crate::client::{ConnectionLost, Socket};

/// The fields of a frame that a player needs.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(borrow, rename = "type")]
    kind: Cow<'a, str>,
    #[serde(default)]
    id: Option<u64>,
    #[serde(borrow, default)]
    table: Option<Cow<'a, str>>,
    #[serde(default)]
    refusal: Option<Refusal>,
    #[serde(borrow, default)]
    change: Option<&'a RawValue>,
    #[serde(default)]
    game: Option<Game>,
}

#[derive(Deserialize)]
struct Refusal {
    code: String,
    message: String,
}

/// The fields of a status or of its deltas that a player needs.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Game {
    deciding: Option<Value>,
    choices: Option<Value>,
}

/// A received frame.
enum Came {
    /// A success, with the table or seat if the answer names one.
    Answer(Option<String>),
    /// An update of the table.
    News,
    /// Any other frame.
    Other,
}

/// A player with a socket.
pub(super) struct Player {
    socket: Socket,
    chance: QuickChance,
    asked: u64,
    table: String,
    deciding: Value,
    choices: Value,
    /// The next choice; `None` unless it is the player’s turn.
    pub(super) choice: Option<String>,
    pub(super) over: bool,
    /// Bytes of all received frames.
    pub(super) bytes: u64,
}

impl Player {
    pub(super) fn new(socket: Socket, number: u64) -> Player {
        let chance = QuickChance::new(number);
        Player {
            socket,
            chance,
            asked: 0,
            table: String::new(),
            deciding: Value::Null,
            choices: Value::Null,
            choice: None,
            over: true,
            bytes: 0,
        }
    }

    async fn send(&mut self, request: &str) -> Result<(), String> {
        self.asked += 1;
        let text = format!(r#"{{"id":{},{request}}}"#, self.asked);
        self.socket.send(text).await.map_err(lost)
    }

    /// Sends a request and waits for the answer.
    pub(super) async fn ask(&mut self, request: &str) -> Result<Option<String>, String> {
        self.send(request).await?;
        loop {
            if let Came::Answer(answer) = self.receive().await? {
                return Ok(answer);
            }
        }
    }

    /// Watches a table as a seat, and no other table.
    pub(super) async fn watch(&mut self, table: &str, seat: usize) -> Result<(), String> {
        if !self.table.is_empty() {
            let old = format!(r#""type":"unwatch","table":"{}","seat":{seat}"#, self.table);
            self.ask(&old).await?;
        }
        table.clone_into(&mut self.table);
        self.ask(&format!(r#""type":"watch","table":"{table}","seat":{seat}"#)).await?;
        self.news().await
    }

    /// Sends the next choice. The answer must be read afterwards.
    pub(super) async fn play(&mut self, seat: usize) -> Result<(), String> {
        let choice = self.choice.take().unwrap_or_default();
        let play =
            format!(r#""type":"play","table":"{}","seat":{seat},"choice":"{choice}""#, self.table);
        self.send(&play).await
    }

    /// Waits for an update of the table.
    pub(super) async fn news(&mut self) -> Result<(), String> {
        while !matches!(self.receive().await?, Came::News) {}
        Ok(())
    }

    /// Waits for the answer to a choice and for its update.
    pub(super) async fn answer_and_news(&mut self) -> Result<(), String> {
        let (mut answered, mut told) = (false, false);
        while !answered || !told {
            match self.receive().await? {
                Came::Answer(_) => answered = true,
                Came::News => told = true,
                Came::Other => {}
            }
        }
        Ok(())
    }

    async fn receive(&mut self) -> Result<Came, String> {
        let text = self.socket.receive().await.map_err(lost)?;
        self.bytes += text.len() as u64;
        let frame: Frame<'_> =
            serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
        if let Some(refusal) = frame.refusal {
            return Err(format!("{}: {}", refusal.code, refusal.message));
        }
        Ok(match &*frame.kind {
            "ok" if frame.id == Some(self.asked) => Came::Answer(frame.table.map(Cow::into_owned)),
            "table" | "update" if frame.table.as_deref() == Some(&self.table) => {
                self.learn(frame.change, frame.game)?;
                Came::News
            }
            "bye" => return Err(text.to_string()),
            _ => Came::Other,
        })
    }

    fn learn(&mut self, change: Option<&RawValue>, game: Option<Game>) -> Result<(), String> {
        let unreadable = |_| format!("a delta that does not fit: {change:?}");
        match change.map(RawValue::get) {
            // The full status in place of a longer delta.
            Some(text) if text.starts_with('[') => {
                let [whole]: [Game; 1] =
                    serde_json::from_str(text).map_err(|error| error.to_string())?;
                self.replace(whole);
            }
            Some(text) => {
                let deltas: Game = serde_json::from_str(text).map_err(|error| error.to_string())?;
                for (part, delta) in
                    [(&mut self.deciding, deltas.deciding), (&mut self.choices, deltas.choices)]
                {
                    if let Some(delta) = delta {
                        apply_delta(part, &delta).map_err(unreadable)?;
                    }
                }
            }
            None => self.replace(game.unwrap_or_default()),
        }
        self.over = self.deciding.as_array().is_some_and(Vec::is_empty);
        let choices = self.choices.as_array().map_or(&[][..], Vec::as_slice);
        self.choice = (!choices.is_empty()).then(|| {
            let index = self.chance.below(choices.len() as u32) as usize;
            choices[index].as_str().unwrap_or_default().to_owned()
        });
        Ok(())
    }

    fn replace(&mut self, game: Game) {
        self.deciding = game.deciding.unwrap_or_default();
        self.choices = game.choices.unwrap_or_default();
    }
}

fn lost(_: ConnectionLost) -> String {
    "the line was lost, or nothing came for 20 seconds".to_owned()
}
