//! Reading scenarios so that all problems are found at once.

use crate::{GameInfo, RulesVersion, Seed};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;

/// One thing that is wrong with a scenario or with options.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Problem {
    /// Where, for instance `seats[1].hand[2]`; empty for the whole.
    pub path: String,
    /// A stable word for programs and for finding the sentence, for instance `unknown_card`.
    pub code: &'static str,
    /// What a sentence about it needs.
    pub args: BTreeMap<&'static str, Value>,
}

/// Everything that is wrong.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// No more than this many are told: a hostile file must not blow up the answer.
    const MOST: usize = 100;

    /// Notes a problem.
    pub fn push(&mut self, path: &str, code: &'static str, args: &[(&'static str, Value)]) {
        if self.0.len() < Problems::MOST {
            let args = args.iter().cloned().collect();
            self.0.push(Problem { path: path.to_owned(), code, args });
        }
    }

    /// Notes problems that were found in a part of the whole.
    pub fn extend_under(&mut self, path: &str, found: &Problems) {
        for problem in found.iter() {
            let args: Vec<_> =
                problem.args.iter().map(|(name, arg)| (*name, arg.clone())).collect();
            let dot = if problem.path.is_empty() { "" } else { "." };
            self.push(&format!("{path}{dot}{}", problem.path), problem.code, &args);
        }
    }

    /// The problems in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value, if nothing was wrong on the way to it.
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

/// A place in a JSON text that knows its path. What cannot be read is noted and left out, so that
/// reading goes on.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    value: &'a Value,
    path: String,
}

impl<'a> Node<'a> {
    /// The whole text.
    #[must_use]
    pub fn root(value: &'a Value) -> Node<'a> {
        Node { value, path: String::new() }
    }

    /// Where this is.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What stands here.
    #[must_use]
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// Whether a list stands here.
    #[must_use]
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// Notes a problem at this place.
    pub fn problem(
        &self,
        problems: &mut Problems,
        code: &'static str,
        args: &[(&'static str, Value)],
    ) {
        problems.push(&self.path, code, args);
    }

    /// Expects an object with no other fields than these.
    pub fn expect_fields(&self, known: &[&str], problems: &mut Problems) {
        let Some(object) = self.object(problems) else { return };
        for name in object.keys().filter(|name| !known.contains(&name.as_str())) {
            let args = [("field", shortened(name)), ("known", known.join(", ").into())];
            self.problem(problems, "unknown_field", &args);
        }
    }

    /// The field of this name, if there is one.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<Node<'a>> {
        let value = self.value.get(name)?;
        let dot = if self.path.is_empty() { "" } else { "." };
        Some(Node { value, path: format!("{}{dot}{name}", self.path) })
    }

    /// The field of this name, which must be there.
    pub fn required(&self, name: &'static str, problems: &mut Problems) -> Option<Node<'a>> {
        let field = self.field(name);
        if field.is_none() && self.value.is_object() {
            self.problem(problems, "missing_field", &[("field", name.into())]);
        }
        field
    }

    /// The entries of the list that stands here.
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

    /// The fields of the object that stands here.
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

    /// The text that stands here.
    pub fn text(&self, problems: &mut Problems) -> Option<&'a str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.wrong_kind("text", problems);
        }
        text
    }

    /// The version of the rules that a scenario names in its field `rules`; the current one if it
    /// names none.
    pub fn rules_version(&self, info: &GameInfo, problems: &mut Problems) -> RulesVersion {
        let (first, current) = (RulesVersion::FIRST.0, info.rules_version.0);
        let field = self.field("rules");
        let number = field.and_then(|node| node.number(first.into(), current.into(), problems));
        number
            .and_then(|number| u32::try_from(number).ok())
            .map_or(info.rules_version, RulesVersion)
    }

    /// The seed for everything that a scenario leaves open: the text in its field `seed`, or else the
    /// given one.
    pub fn seed(&self, given: &Seed, problems: &mut Problems) -> Seed {
        let field = self.field("seed");
        field.and_then(|node| node.text(problems)).map_or(*given, Seed::from_text)
    }

    /// The whole number that stands here, which must lie within the bounds.
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
        assert_eq!(problems.iter().count(), Problems::MOST);
    }
}
