//! Lessons: positions from which somebody learns a game, and what to tell him step by step.
//!
//! They come from `games/<game>/lessons/<number>.json` and from nowhere else: a position that a
//! stranger sends is never played.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::LazyLock;
use utoipa::ToSchema;

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name: the game and a number, for instance `osaka-1`.
    pub id: String,
    /// The word for the game.
    pub game: &'static str,
    /// The position that it begins with. The learner has seat 0.
    pub scenario: Value,
    /// What to tell, in order.
    pub steps: Vec<Step>,
}

/// Something to tell, and what has to happen before it goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The name of the text in `locales/`.
    pub text: String,
    /// The event of the game after which it goes on; without one the learner says when.
    #[serde(default)]
    pub r#await: Option<String>,
    /// Where to look.
    #[serde(default)]
    pub highlight: Option<String>,
    /// What to choose, in notation.
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
        let id = format!("{game}-{number}");
        match serde_json::from_str::<Written>(text) {
            Ok(Written { scenario, steps }) => Some(Lesson { id, game, scenario, steps }),
            Err(error) => {
                tracing::error!(lesson = id, %error, "a lesson cannot be read");
                None
            }
        }
    };
    WRITTEN.iter().filter_map(read).collect()
});

/// All lessons that can be read, by game and number.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

impl Lesson {
    /// The lesson of this name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Lesson> {
        lessons().iter().find(|lesson| lesson.id == id)
    }

    /// How many files there are, also those that cannot be read.
    #[must_use]
    pub fn written() -> usize {
        WRITTEN.len()
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        let named = self.scenario.get("players").and_then(Value::as_u64);
        let seats = self.scenario.get("seats").and_then(Value::as_array).map_or(0, Vec::len);
        named.and_then(|players| usize::try_from(players).ok()).unwrap_or(seats)
    }
}
