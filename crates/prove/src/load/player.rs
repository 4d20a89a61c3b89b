//! Somebody who plays as quickly as he can, and reads no more than he needs.

use higaki_table::{Chance, QuickChance};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::borrow::Cow;

use crate::client::{Line, Lost};

/// What a player needs to know of a frame; the rest is skipped.
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
    game: Option<Game<'a>>,
}

#[derive(Deserialize)]
struct Refusal {
    code: String,
    message: String,
}

#[derive(Deserialize)]
struct Game<'a> {
    deciding: Vec<IgnoredAny>,
    #[serde(borrow)]
    choices: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    text: Cow<'a, str>,
}

/// What came over the line.
enum Came {
    /// Done, with the table or seat if the answer names one.
    Answer(Option<String>),
    /// The table as it is now.
    News,
    /// Something of no interest.
    Other,
}

/// One player with his socket.
pub(super) struct Player {
    line: Line,
    chance: QuickChance,
    asked: u64,
    table: String,
    /// What he would choose, if it is up to him.
    pub(super) choice: Option<String>,
    pub(super) over: bool,
}

impl Player {
    pub(super) fn new(line: Line, number: u64) -> Player {
        let chance = QuickChance::new(number);
        Player { line, chance, asked: 0, table: String::new(), choice: None, over: true }
    }

    async fn send(&mut self, request: &str) -> Result<(), String> {
        self.asked += 1;
        let text = format!(r#"{{"id":{},{request}}}"#, self.asked);
        self.line.send(text).await.map_err(lost)
    }

    /// Asks, and waits for the answer.
    pub(super) async fn ask(&mut self, request: &str) -> Result<Option<String>, String> {
        self.send(request).await?;
        loop {
            if let Came::Answer(answer) = self.receive().await? {
                return Ok(answer);
            }
        }
    }

    /// Watches a table from now on as a seat, and no other.
    pub(super) async fn watch(&mut self, table: &str, seat: usize) -> Result<(), String> {
        if !self.table.is_empty() {
            let old = format!(r#""type":"unwatch","table":"{}","seat":{seat}"#, self.table);
            self.ask(&old).await?;
        }
        table.clone_into(&mut self.table);
        self.ask(&format!(r#""type":"watch","table":"{table}","seat":{seat}"#)).await?;
        self.news().await
    }

    /// Sends his choice. The answer has to be read afterwards.
    pub(super) async fn play(&mut self, seat: usize) -> Result<(), String> {
        let choice = self.choice.take().unwrap_or_default();
        let play =
            format!(r#""type":"play","table":"{}","seat":{seat},"choice":"{choice}""#, self.table);
        self.send(&play).await
    }

    /// Waits for news of the table.
    pub(super) async fn news(&mut self) -> Result<(), String> {
        while !matches!(self.receive().await?, Came::News) {}
        Ok(())
    }

    /// Waits for the answer to a choice, and for the news that it made.
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
        let text = self.line.receive().await.map_err(lost)?;
        let frame: Frame<'_> =
            serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
        if let Some(refusal) = frame.refusal {
            return Err(format!("{}: {}", refusal.code, refusal.message));
        }
        Ok(match &*frame.kind {
            "ok" if frame.id == Some(self.asked) => Came::Answer(frame.table.map(Cow::into_owned)),
            "table" | "update" if frame.table.as_deref() == Some(&self.table) => {
                self.learn(frame.game);
                Came::News
            }
            "bye" => return Err(text.to_string()),
            _ => Came::Other,
        })
    }

    fn learn(&mut self, game: Option<Game<'_>>) {
        let Some(game) = game else { return };
        self.over = game.deciding.is_empty();
        let count = game.choices.len() as u32;
        self.choice = (count > 0).then(|| {
            let index = self.chance.below(count) as usize;
            game.choices[index].text.to_string()
        });
    }
}

fn lost(_: Lost) -> String {
    "the line was lost, or nothing came for 20 seconds".to_owned()
}
