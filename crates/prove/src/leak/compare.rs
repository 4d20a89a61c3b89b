//! Comparison of the frames that a viewer received in this world and in sampled ones.

use super::perform::{Performance, Received};
use higaki_table::Viewer;
use serde::Serialize;
use serde_json::Value;

/// A difference between two worlds that the viewer must not be able to tell apart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The seat of the viewer; none is a spectator.
    pub seat: Option<u8>,
    /// The number of players.
    pub players: usize,
    /// The options of the table.
    pub options: Value,
    /// The number of the game under the seed.
    pub game: u64,
    /// The number of actions before it.
    pub after: usize,
    /// The kind of frame: `update`, `ok`, `refused` and so on.
    pub kind: String,
    /// The path within the frame; empty if one frame is missing.
    pub path: String,
    /// The value in this world.
    pub here: String,
    /// The value in the sampled world.
    pub there: String,
}

impl Difference {
    /// The difference between two unequal frames. `place` holds players, options, number of the game
    /// and number of actions.
    pub(super) fn of(
        viewer: Viewer,
        place: (usize, Value, u64, usize),
        kind: &str,
        here: &str,
        there: &str,
    ) -> Difference {
        let (players, options, game, after) = place;
        let parsed = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(Value::Null);
        let (path, one, other) = first_difference("", &parsed(here), &parsed(there))
            .unwrap_or_else(|| (String::new(), here.to_owned(), there.to_owned()));
        let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
        Difference {
            seat: viewer.seat().map(|seat| seat.index() as u8),
            players,
            options,
            game,
            after,
            kind: kind.to_owned(),
            path,
            here: shortened(&one, same),
            there: shortened(&other, same),
        }
    }
}

/// The first frames that differ. Answers and updates are compared as two sequences, since their
/// interleaving is random.
pub(super) fn compare(
    here: &Performance,
    there: &Performance,
    viewer: Viewer,
    (players, options, game): (usize, &Value, u64),
) -> Option<Difference> {
    let found = |one: Option<&Received>, other: Option<&Received>| {
        let text =
            |received: Option<&Received>| received.map_or(String::new(), |it| it.text.to_string());
        let (one_text, other_text) = (text(one), text(other));
        let shown = one.or(other);
        let kind = shown.map_or("", |received| kind(&received.text)).to_owned();
        let place = (players, options.clone(), game, shown.map_or(0, |received| received.after));
        Difference::of(viewer, place, &kind, &one_text, &other_text)
    };
    for (here, there) in [(&here.received, &there.received), (&here.aside, &there.aside)] {
        for is_answer in [false, true] {
            let of_kind = |received: &'_ [Received]| -> Vec<Received> {
                received
                    .iter()
                    .filter(|received| answers(&received.text) == is_answer)
                    .cloned()
                    .collect()
            };
            let (one, other) = (of_kind(here), of_kind(there));
            for index in 0..one.len().max(other.len()) {
                let (one, other) = (one.get(index), other.get(index));
                if one.map(|received| &received.text) != other.map(|received| &received.text) {
                    return Some(found(one, other));
                }
            }
        }
    }
    None
}

/// The word behind `{"type":"`.
fn kind(text: &str) -> &str {
    text.strip_prefix(r#"{"type":""#).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

fn answers(text: &str) -> bool {
    matches!(kind(text), "ok" | "refused")
}

/// An excerpt of a long text around its first difference.
fn shortened(text: &str, same: usize) -> String {
    const LONGEST: usize = 400;
    const BEFORE: usize = 60;
    let length = text.chars().count();
    if length <= LONGEST {
        return text.to_owned();
    }
    let start = same.saturating_sub(BEFORE);
    let part: String = text.chars().skip(start).take(LONGEST).collect();
    let (before, after) = (start > 0, start + LONGEST < length);
    format!("{}{part}{}", if before { "…" } else { "" }, if after { "…" } else { "" })
}

fn first_difference(path: &str, one: &Value, other: &Value) -> Option<(String, String, String)> {
    if one == other {
        return None;
    }
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => one
            .iter()
            .find_map(|(key, value)| first_difference(&join(path, key), value, &other[key])),
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(index, (one, other))| {
                first_difference(&join(path, &index.to_string()), one, other)
            })
        }
        _ => Some((path.to_owned(), one.to_string(), other.to_string())),
    }
}

fn join(path: &str, step: &str) -> String {
    if path.is_empty() { step.to_owned() } else { format!("{path}.{step}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_has_a_path() {
        let one = json!({ "type": "update", "game": { "view": { "hand": [1, 2] } } });
        let other = json!({ "type": "update", "game": { "view": { "hand": [1, 3] } } });
        let place = (2, json!({}), 0, 7);
        let (one, other) = (one.to_string(), other.to_string());
        let found = Difference::of(Viewer::Spectator, place, "update", &one, &other);
        assert_eq!(found.path, "game.view.hand.1");
        assert_eq!((found.here.as_str(), found.there.as_str()), ("2", "3"));
        assert_eq!((found.seat, found.after), (None, 7));
    }

    #[test]
    fn a_long_text_is_shown_where_it_differs() {
        let told = |word: &str| json!({ "record": format!("{}{word}", "x".repeat(3000)) });
        let (one, other) = (told("one and more").to_string(), told("other").to_string());
        let found = Difference::of(Viewer::Spectator, (2, json!({}), 0, 7), "ok", &one, &other);
        assert!(found.here.starts_with("…xxx") && found.here.ends_with(r#"xone and more""#));
        assert!(found.there.starts_with("…xxx") && found.there.ends_with(r#"xother""#));
    }

    #[test]
    fn linked_pages_are_compared() {
        let told = |hand: u8| {
            let page = json!({ "view": { "hand": hand } });
            let text = format!(r#"{{"type":"http","status":200,"body":{page}}}"#);
            let aside = vec![Received { after: 3, text: text.into() }];
            Performance { aside, ..Performance::default() }
        };
        let place = (2, &json!({}), 0);
        let found = compare(&told(1), &told(2), Viewer::Spectator, place).unwrap();
        assert_eq!((found.kind.as_str(), found.path.as_str()), ("http", "body.view.hand"));
        assert_eq!(compare(&told(1), &told(1), Viewer::Spectator, place), None);
    }

    #[test]
    fn a_missing_frame_is_a_difference() {
        let received = |text: &str| Received { after: 3, text: text.to_owned().into() };
        let one = Performance {
            received: vec![received(r#"{"type":"update"}"#)],
            ..Performance::default()
        };
        let other = Performance::default();
        let place = (2, &json!({}), 0);
        let found = compare(&one, &other, Viewer::Spectator, place).unwrap();
        assert_eq!((found.kind.as_str(), found.after), ("update", 3));
        assert_eq!(compare(&one, &one, Viewer::Spectator, place), None);
    }
}
