//! Arguments of messages, derived from the data of an engine.

use crate::{Arg, Words};
use serde_json::{Map, Value};

/// Fields with these names hold the number of a seat, or a list of such numbers.
const PEOPLE: [&str; 8] =
    ["seat", "owner", "player", "asked", "seats", "owners", "players", "winners"];

/// The interpretation of the fields of an object.
#[derive(Clone, Copy)]
pub(crate) enum Reading<'a> {
    /// Data of the rules of a game: its words are translated, seats become names.
    OfGame { game: &'a str, names: &'a [String] },
    /// Possibly user input: stays unchanged.
    Raw,
}

/// The arguments of a message, collected field by field.
///
/// Every field `x` becomes the argument `x`, with derived ones: `x_count`, the length of a list (1
/// for a single text, 0 for nothing); `x_ship`, if the word in `x` has a form `ship`; `x_number`,
/// the number of a seat; `x_y` for the field `y` of an object. Where the game has a message
/// `each-x`, it formats each item of the list `x`: with the fields of an object, or with `item` and
/// the forms of that word. A code such as `Y5` begins with the letter of the language, the message
/// `letter-y`, where the game has one.
#[derive(Default)]
pub(crate) struct Facts {
    args: Vec<(String, Arg)>,
}

impl Facts {
    pub(crate) fn read(words: &Words, object: &Value, reading: Reading<'_>) -> Facts {
        let mut facts = Facts::default();
        if let Value::Object(fields) = object {
            facts.fields(words, "", fields, reading);
        }
        facts
    }

    pub(crate) fn with(mut self, name: &str, arg: impl Into<Arg>) -> Facts {
        self.set(name, arg);
        self
    }

    /// The arguments as the Fluent bundle takes them.
    pub(crate) fn args(&self) -> Vec<(&str, Arg)> {
        self.args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect()
    }

    fn set(&mut self, name: &str, arg: impl Into<Arg>) {
        self.args.push((name.to_owned(), arg.into()));
    }

    fn fields(
        &mut self,
        words: &Words,
        prefix: &str,
        fields: &Map<String, Value>,
        reading: Reading<'_>,
    ) {
        for (field, value) in fields {
            let name = format!("{prefix}{field}");
            match (value, reading) {
                (Value::Object(inner), _) => {
                    self.fields(words, &format!("{name}_"), inner, reading);
                }
                (_, Reading::OfGame { names, .. }) if PEOPLE.contains(&field.as_str()) => {
                    self.people(words, &name, value, names);
                }
                _ => self.plain(words, &name, value, reading),
            }
        }
    }

    fn plain(&mut self, words: &Words, name: &str, value: &Value, reading: Reading<'_>) {
        match value {
            Value::Array(items) => self.list(words, name, items, reading),
            Value::Number(number) => match number.as_i64() {
                Some(number) => self.set(name, number),
                None => self.set(name, number.to_string()),
            },
            Value::Bool(truth) => self.set(name, truth.to_string()),
            Value::Null | Value::Object(_) => {
                self.set(name, "");
                self.set(&format!("{name}_count"), 0);
            }
            Value::String(_) => {
                self.list(words, name, std::slice::from_ref(value), reading);
            }
        }
    }

    /// Cards and numbers are separated by commas; words of the game are joined as in a sentence.
    fn list(&mut self, words: &Words, name: &str, items: &[Value], reading: Reading<'_>) {
        self.set(&format!("{name}_count"), items.len());
        if let Some(told) = told_each(words, name, items, reading) {
            return self.set(name, words.joined(&told));
        }
        let texts: Vec<String> = items.iter().map(as_text).collect();
        let ids: Option<Vec<String>> =
            texts.iter().map(|text| word_id(words, text, reading)).collect();
        let Some(ids) = ids.filter(|ids| !ids.is_empty()) else {
            let numbers = items.iter().any(Value::is_number);
            let codes: Vec<String> =
                texts.iter().map(|text| local_code(words, text, reading)).collect();
            return self.set(name, codes.join(if numbers { ", " } else { " " }));
        };
        let translated = |form: Option<&str>| -> Vec<String> {
            ids.iter().filter_map(|id| words.find(id, form, &[])).collect()
        };
        self.set(name, words.joined(&translated(None)));
        for form in words.attributes(&ids[0]) {
            self.set(&format!("{name}_{form}"), words.joined(&translated(Some(&form))));
        }
    }

    fn people(&mut self, words: &Words, name: &str, value: &Value, names: &[String]) {
        let single = std::slice::from_ref(value);
        let seats = value.as_array().map_or(single, Vec::as_slice);
        let seats: Vec<u64> = seats.iter().filter_map(Value::as_u64).collect();
        let called = |seat: &u64| {
            let known = usize::try_from(*seat).ok().and_then(|seat| names.get(seat)).cloned();
            let number = i64::try_from(*seat).unwrap_or(i64::MAX);
            known.unwrap_or_else(|| words.say("seat-unnamed", &[("number", number.into())]))
        };
        let called: Vec<String> = seats.iter().map(called).collect();
        self.set(name, words.joined(&called));
        self.set(&format!("{name}_count"), seats.len());
        if let ([seat], false) = (seats.as_slice(), value.is_array()) {
            self.set(&format!("{name}_number"), i64::try_from(*seat).unwrap_or(i64::MAX));
        }
    }
}

impl Words {
    /// Items joined as in a sentence: “one, two and three”.
    #[must_use]
    pub fn joined(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => {
                let first = most.join(", ");
                self.say("list-joined", &[("first", first.into()), ("last", last.as_str().into())])
            }
        }
    }
}

/// Each item of a list, formatted by the message of the game for such items, if there is one.
fn told_each(
    words: &Words,
    name: &str,
    items: &[Value],
    reading: Reading<'_>,
) -> Option<Vec<String>> {
    let Reading::OfGame { game, .. } = reading else { return None };
    let id = format!("{game}-each-{}", name.replace('_', "-"));
    let told = |item: &Value| {
        let mut facts = Facts::read(words, item, reading);
        if !item.is_object() {
            facts.plain(words, "item", item, reading);
        }
        words.say(&id, &facts.args())
    };
    words.has(&id).then(|| items.iter().map(told).collect())
}

fn as_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The message id of a word, if it is a word of the game.
fn word_id(words: &Words, text: &str, reading: Reading<'_>) -> Option<String> {
    let Reading::OfGame { game, .. } = reading else { return None };
    let id = format!("{game}-word-{}", text.replace('_', "-"));
    words.has(&id).then_some(id)
}

/// A code of a capital letter and digits, with the letter of the language.
fn local_code(words: &Words, code: &str, reading: Reading<'_>) -> String {
    let local = || {
        let Reading::OfGame { game, .. } = reading else { return None };
        let (letter, digits) = code.split_at_checked(1)?;
        let is_code = letter.bytes().all(|byte| byte.is_ascii_uppercase())
            && !digits.is_empty()
            && digits.bytes().all(|byte| byte.is_ascii_digit());
        let id = format!("{game}-letter-{}", letter.to_ascii_lowercase());
        let letter = is_code.then(|| words.find(&id, None, &[])).flatten()?;
        Some(letter + digits)
    };
    local().unwrap_or_else(|| code.to_owned())
}
