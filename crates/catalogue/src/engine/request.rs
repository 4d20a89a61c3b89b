//! Reading a request.

use higaki_table::parse_json;
use serde_json::{Map, Value, json};

/// A parsed request.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Request {
    New { game: String, players: u64, seed: Option<String>, options: Value },
    Load { scenario: Value },
    Choices { seat: u64 },
    Play { seat: u64, choice: String },
    Preview { seat: u64, choice: String },
    Hint { seat: u64, most: u64, iterations: Option<u64> },
    View { seat: Option<u64> },
    Position,
    Undo { seat: Option<u64> },
    Redo,
    Record,
}

/// The reason why a line is no request.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BadRequest {
    pub(super) code: &'static str,
    pub(super) args: Value,
}

impl BadRequest {
    pub(super) fn new(code: &'static str) -> BadRequest {
        BadRequest { code, args: json!({}) }
    }

    fn field(code: &'static str, field: &str) -> BadRequest {
        let short: String = field.chars().take(40).collect();
        BadRequest { code, args: json!({ "field": short }) }
    }
}

const COMMANDS: [&str; 11] = [
    "new", "load", "choices", "play", "preview", "hint", "view", "position", "undo", "redo",
    "record",
];

/// Reads a line: its id, if it has one, and the request.
pub(super) fn read(line: &str) -> (Value, Result<Request, BadRequest>) {
    let object = match parse_json(line) {
        Ok(Value::Object(object)) => object,
        Ok(_) => return (Value::Null, Err(BadRequest::new("not_an_object"))),
        Err(error) => {
            let args = json!({ "reason": error.to_string(), "column": error.column() });
            return (Value::Null, Err(BadRequest { code: "not_json", args }));
        }
    };
    match object.get("id").cloned().unwrap_or(Value::Null) {
        Value::Array(_) | Value::Object(_) => (Value::Null, Err(BadRequest::new("bad_id"))),
        id => (id, command(object)),
    }
}

fn command(mut object: Map<String, Value>) -> Result<Request, BadRequest> {
    object.remove("id");
    let known = COMMANDS.join(", ");
    let mut names = object.keys();
    let name = match (names.next(), names.next()) {
        (Some(name), None) => name.clone(),
        _ => return Err(BadRequest { code: "not_one_command", args: json!({ "known": known }) }),
    };
    let Some(command) = COMMANDS.into_iter().find(|command| *command == name) else {
        let short: String = name.chars().take(40).collect();
        let args = json!({ "command": short, "known": known });
        return Err(BadRequest { code: "unknown_command", args });
    };
    let body = object.remove(command).unwrap_or(Value::Null);
    if command == "load" {
        return Ok(Request::Load { scenario: body });
    }
    let Value::Object(fields) = body else {
        return Err(BadRequest::field("not_an_object_in", command));
    };
    read_fields(command, Fields { fields })
}

fn read_fields(command: &str, mut fields: Fields) -> Result<Request, BadRequest> {
    let request = match command {
        "new" => Request::New {
            game: fields.text("game")?,
            players: fields.number("players")?,
            seed: fields.seed()?,
            options: fields.fields.remove("options").unwrap_or(Value::Null),
        },
        "choices" => Request::Choices { seat: fields.number("seat")? },
        "play" => Request::Play { seat: fields.number("seat")?, choice: fields.text("choice")? },
        "preview" => {
            Request::Preview { seat: fields.number("seat")?, choice: fields.text("choice")? }
        }
        "hint" => Request::Hint {
            seat: fields.number("seat")?,
            most: fields.optional_number("most")?.unwrap_or(3),
            iterations: fields.optional_number("iterations")?,
        },
        "view" => Request::View { seat: fields.optional_number("seat")? },
        "position" => Request::Position,
        "undo" => Request::Undo { seat: fields.optional_number("seat")? },
        "redo" => Request::Redo,
        _ => Request::Record,
    };
    match fields.fields.keys().next() {
        Some(name) => Err(BadRequest::field("unknown_field_in_request", name)),
        None => Ok(request),
    }
}

/// The fields of a command; reading a field removes it, so the remaining ones are unknown.
struct Fields {
    fields: Map<String, Value>,
}

impl Fields {
    fn text(&mut self, name: &str) -> Result<String, BadRequest> {
        self.optional_text(name)?.ok_or_else(|| BadRequest::field("missing_field_in_request", name))
    }

    fn optional_text(&mut self, name: &str) -> Result<Option<String>, BadRequest> {
        match self.fields.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(BadRequest::field("not_a_text", name)),
        }
    }

    /// Any text or number.
    fn seed(&mut self) -> Result<Option<String>, BadRequest> {
        if let Some(Value::Number(number)) = self.fields.get("seed") {
            let text = number.to_string();
            self.fields.insert("seed".to_owned(), Value::String(text));
        }
        self.optional_text("seed")
    }

    fn number(&mut self, name: &str) -> Result<u64, BadRequest> {
        self.optional_number(name)?
            .ok_or_else(|| BadRequest::field("missing_field_in_request", name))
    }

    fn optional_number(&mut self, name: &str) -> Result<Option<u64>, BadRequest> {
        match self.fields.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => {
                value.as_u64().map(Some).ok_or_else(|| BadRequest::field("not_a_number", name))
            }
        }
    }
}
