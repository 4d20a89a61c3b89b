//! Lessons: guided positions from `games/<game>/lessons/<number>.json`.
//!
//! The server begins lessons from these files only; it accepts no position from a client.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::LazyLock;

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name: the game and a number, for instance `osaka-1`.
    pub id: String,
    /// The name of the game.
    pub game: &'static str,
    /// The first position. The learner has seat 0.
    pub scenario: Value,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// A text, and the event that leads to the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The id of the text in `locales/`.
    pub text: String,
    /// The event of the game that ends the step; without one the learner ends it.
    #[serde(default)]
    pub r#await: Option<String>,
    /// The highlighted part of the table.
    #[serde(default)]
    pub highlight: Option<String>,
    /// The choice to make, in notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    scenario: Value,
    steps: Vec<Step>,
}

/// Game, number and text of each.
const WRITTEN: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |(game, number, text): &(&'static str, &str, &str)| {
        let Written { scenario, steps } = serde_json::from_str(text).ok()?;
        Some(Lesson { id: format!("{game}-{number}"), game, scenario, steps })
    };
    WRITTEN.iter().filter_map(read).collect()
});

/// All lessons by game and number. A test holds that each file can be read.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

impl Lesson {
    /// The lesson with this name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Lesson> {
        lessons().iter().find(|lesson| lesson.id == id)
    }

    /// The number of files, unreadable ones included.
    #[must_use]
    pub fn written() -> usize {
        WRITTEN.len()
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        let named = self.scenario.get("players").and_then(Value::as_u64);
        let seats = self.scenario.get("seats").and_then(Value::as_array).map_or(0, Vec::len);
        named.and_then(|players| usize::try_from(players).ok()).unwrap_or(seats)
    }
}
