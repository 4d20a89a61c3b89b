//! All reports of Dschunke have a message in every language.

mod events;
mod problems;
mod refusals;

use serde_json::Value;

/// A variant’s name, and the list of all names: a new variant does not compile here.
macro_rules! names_of {
    ($function:ident, $all:ident, $type:ident: $($variant:ident),+ $(,)?) => {
        fn $function(value: &$type) -> &'static str {
            match value {
                $($type::$variant { .. } => stringify!($variant)),+
            }
        }
        const $all: &[&str] = &[$(stringify!($variant)),+];
    };
}
use names_of;

fn names() -> Vec<String> {
    ["Anna", "Bo", "Cleo", "Dan"].map(str::to_owned).to_vec()
}

/// The id of the message for an event.
fn id(event: &Value) -> String {
    format!("dschunke-event-{}", event["event"].as_str().unwrap().replace('_', "-"))
}
