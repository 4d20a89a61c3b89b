//! Parsing of options with an error for each invalid field.

use crate::{Node, Problems};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

impl Node<'_> {
    /// Parses the options at this node. Each problem has the path of its field.
    pub fn options<O: DeserializeOwned>(&self, problems: &mut Problems) -> Option<O> {
        // Serde would also accept a list of field values in order.
        let fields = self.entries(problems);
        if !self.value().is_object() {
            return None;
        }
        let error = match serde_json::from_value(self.value().clone()) {
            Ok(options) => return Some(options),
            Err(error) => error,
        };
        let mut blamed = false;
        for (name, node) in fields {
            let alone = json!({ name: node.value() });
            if let Err(error) = serde_json::from_value::<O>(alone) {
                note(&error.to_string(), self, name, &node, problems);
                blamed = true;
            }
        }
        if !blamed {
            self.problem(problems, "bad_options", &[("known", possible(&error.to_string()))]);
        }
        None
    }
}

fn note(error: &str, options: &Node<'_>, name: &str, option: &Node<'_>, problems: &mut Problems) {
    let known = ("known", possible(error));
    if error.starts_with("unknown field") {
        let short: String = name.chars().take(40).collect();
        options.problem(problems, "unknown_field", &[("field", short.into()), known]);
    } else {
        option.problem(problems, "bad_options", &[known]);
    }
}

/// The accepted values: the words that serde quotes, or else its description.
fn possible(error: &str) -> Value {
    let expected = error.rsplit_once("expected ").map_or("", |(_, expected)| expected);
    let quoted: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
    match quoted.is_empty() {
        true => expected.chars().take(80).collect::<String>().into(),
        false => quoted.join(", ").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Options {
        hands: Hands,
        rounds: u8,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Hands {
        #[default]
        Secret,
        Open,
    }

    fn read(value: &Value) -> (Option<Options>, Vec<(String, String, String)>) {
        let mut problems = Problems::default();
        let root = json!({ "options": value });
        let options = Node::root(&root).field("options").unwrap().options(&mut problems);
        let told = problems.iter().map(|problem| {
            let known = problem.args.get("known").and_then(Value::as_str).unwrap_or_default();
            (problem.path.clone(), problem.code.to_owned(), known.to_owned())
        });
        (options, told.collect())
    }

    #[test]
    fn options_are_read() {
        let expected = Options { hands: Hands::Open, rounds: 3 };
        assert_eq!(read(&json!({ "hands": "open", "rounds": 3 })), (Some(expected), vec![]));
        assert_eq!(read(&json!({})).0, Some(Options::default()));
    }

    #[test]
    fn every_invalid_option_is_reported_with_its_accepted_values() {
        let (options, told) = read(&json!({ "hands": "half", "rounds": 300, "speed": 1 }));
        assert_eq!(options, None);
        let told: Vec<(&str, &str, &str)> =
            told.iter().map(|(path, code, known)| (&**path, &**code, &**known)).collect();
        assert_eq!(
            told,
            [
                ("options.hands", "bad_options", "secret, open"),
                ("options.rounds", "bad_options", "u8"),
                ("options", "unknown_field", "hands, rounds"),
            ]
        );
    }

    #[test]
    fn only_an_object_will_do() {
        for value in [json!([]), json!(["open", 3]), json!(5), json!(null)] {
            let (options, told) = read(&value);
            assert_eq!(options, None, "{value}");
            assert_eq!(told.len(), 1, "{value}");
            assert_eq!(told[0].1, "wrong_kind", "{value}");
        }
    }
}
