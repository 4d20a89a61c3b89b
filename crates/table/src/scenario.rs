//! Parsing of scenarios that reports all problems at once.

use crate::{GameInfo, RulesVersion, Seed};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;

/// A problem of a scenario or of options.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Problem {
    /// The path, for instance `seats[1].hand[2]`; empty for the whole.
    pub path: String,
    /// The stable code, which is also the key of the message, for instance `unknown_card`.
    pub code: &'static str,
    /// The arguments of the message.
    pub args: BTreeMap<&'static str, Value>,
}

/// A list of problems.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Maximum number of problems: a hostile file must not blow up the response.
    const MAX: usize = 100;

    /// Adds a problem.
    pub fn push(&mut self, path: &str, code: &'static str, args: &[(&'static str, Value)]) {
        if self.0.len() < Problems::MAX {
            let args = args.iter().cloned().collect();
            self.0.push(Problem { path: path.to_owned(), code, args });
        }
    }

    /// Adds the problems of a part, with `path` before theirs.
    pub fn extend_under(&mut self, path: &str, found: &Problems) {
        for problem in found.iter() {
            let args: Vec<_> =
                problem.args.iter().map(|(name, arg)| (*name, arg.clone())).collect();
            let dot = if problem.path.is_empty() { "" } else { "." };
            self.push(&format!("{path}{dot}{}", problem.path), problem.code, &args);
        }
    }

    /// The problems in the order of their discovery.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// Whether there are no problems.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value if there are no problems, or else the problems.
    ///
    /// # Errors
    /// The problems, if there are any.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { "; " };
            write!(f, "{gap}{}: {}", problem.path, problem.code)?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// A JSON value with its path. Invalid parts are reported and skipped, so that parsing continues.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    value: &'a Value,
    path: String,
}

impl<'a> Node<'a> {
    /// The root of a document.
    #[must_use]
    pub fn root(value: &'a Value) -> Node<'a> {
        Node { value, path: String::new() }
    }

    /// The path of this node.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The JSON value.
    #[must_use]
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// Whether the value is a list.
    #[must_use]
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// Adds a problem with the path of this node.
    pub fn problem(
        &self,
        problems: &mut Problems,
        code: &'static str,
        args: &[(&'static str, Value)],
    ) {
        problems.push(&self.path, code, args);
    }

    /// Reports fields other than these.
    pub fn expect_fields(&self, known: &[&str], problems: &mut Problems) {
        let Some(object) = self.object(problems) else { return };
        for name in object.keys().filter(|name| !known.contains(&name.as_str())) {
            let args = [("field", shortened(name)), ("known", known.join(", ").into())];
            self.problem(problems, "unknown_field", &args);
        }
    }

    /// The field with this name, if there is one.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<Node<'a>> {
        let value = self.value.get(name)?;
        let dot = if self.path.is_empty() { "" } else { "." };
        Some(Node { value, path: format!("{}{dot}{name}", self.path) })
    }

    /// The field with this name; reports its absence.
    pub fn required(&self, name: &'static str, problems: &mut Problems) -> Option<Node<'a>> {
        let field = self.field(name);
        if field.is_none() && self.value.is_object() {
            self.problem(problems, "missing_field", &[("field", name.into())]);
        }
        field
    }

    /// The items of a list; reports other values.
    pub fn items(&self, problems: &mut Problems) -> Vec<Node<'a>> {
        let Some(list) = self.value.as_array() else {
            self.wrong_kind("list", problems);
            return Vec::new();
        };
        list.iter()
            .enumerate()
            .map(|(index, value)| Node { value, path: format!("{}[{index}]", self.path) })
            .collect()
    }

    /// The fields of an object; reports other values.
    pub fn entries(&self, problems: &mut Problems) -> Vec<(&'a str, Node<'a>)> {
        let Some(object) = self.object(problems) else { return Vec::new() };
        object
            .iter()
            .map(|(name, value)| {
                let dot = if self.path.is_empty() { "" } else { "." };
                let short: String = name.chars().take(40).collect();
                (name.as_str(), Node { value, path: format!("{}{dot}{short}", self.path) })
            })
            .collect()
    }

    /// The string; reports other values.
    pub fn text(&self, problems: &mut Problems) -> Option<&'a str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.wrong_kind("text", problems);
        }
        text
    }

    /// The rules version in the field `rules` of a scenario, or else the current one.
    pub fn rules_version(&self, info: &GameInfo, problems: &mut Problems) -> RulesVersion {
        let (first, current) = (RulesVersion::FIRST.0, info.rules_version.0);
        let field = self.field("rules");
        let number = field.and_then(|node| node.number(first.into(), current.into(), problems));
        number
            .and_then(|number| u32::try_from(number).ok())
            .map_or(info.rules_version, RulesVersion)
    }

    /// The seed for unspecified parts of a scenario: the text in its field `seed`, or else the
    /// given one.
    pub fn seed(&self, given: &Seed, problems: &mut Problems) -> Seed {
        let field = self.field("seed");
        field.and_then(|node| node.text(problems)).map_or(*given, Seed::from_text)
    }

    /// The integer within these bounds; reports other values.
    pub fn number(&self, lowest: i64, highest: i64, problems: &mut Problems) -> Option<i64> {
        let Some(number) = self.value.as_i64() else {
            self.wrong_kind("number", problems);
            return None;
        };
        if (lowest..=highest).contains(&number) {
            return Some(number);
        }
        let args =
            [("number", number.into()), ("lowest", lowest.into()), ("highest", highest.into())];
        self.problem(problems, "number_out_of_range", &args);
        None
    }

    fn object(&self, problems: &mut Problems) -> Option<&'a Map<String, Value>> {
        let object = self.value.as_object();
        if object.is_none() {
            self.wrong_kind("object", problems);
        }
        object
    }

    fn wrong_kind(&self, expected: &'static str, problems: &mut Problems) {
        let found = match self.value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "number",
            Value::String(_) => "text",
            Value::Array(_) => "list",
            Value::Object(_) => "object",
        };
        let args = [("expected", expected.into()), ("found", found.into())];
        self.problem(problems, "wrong_kind", &args);
    }
}

fn shortened(text: &str) -> Value {
    text.chars().take(40).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn all_problems_are_found_with_their_places() {
        let value = json!({"players": 9, "seats": [{"hand": "R2"}, 5], "colour": "red"});
        let root = Node::root(&value);
        let mut problems = Problems::default();
        root.expect_fields(&["players", "seats"], &mut problems);
        root.required("market", &mut problems);
        root.field("players").unwrap().number(2, 4, &mut problems);
        for seat in root.field("seats").unwrap().items(&mut problems) {
            seat.expect_fields(&["hand"], &mut problems);
            if let Some(hand) = seat.field("hand") {
                hand.items(&mut problems);
            }
        }
        let found: Vec<(&str, &str)> =
            problems.iter().map(|problem| (problem.path.as_str(), problem.code)).collect();
        assert_eq!(
            found,
            [
                ("", "unknown_field"),
                ("", "missing_field"),
                ("players", "number_out_of_range"),
                ("seats[0].hand", "wrong_kind"),
                ("seats[1]", "wrong_kind"),
            ]
        );
        assert!(problems.or(()).is_err());
    }

    #[test]
    fn a_flood_of_problems_is_cut() {
        let mut problems = Problems::default();
        for _ in 0..1000 {
            problems.push("", "wrong_kind", &[]);
        }
        assert_eq!(problems.iter().count(), Problems::MAX);
    }
}
