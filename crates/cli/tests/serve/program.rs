//! The example of a program that plays.

use super::{Folder, Running, example};
use serde_json::{Value, json};
use std::process::{Command, Stdio};

pub(super) fn play(server: &Running, token: &str, table: &[&str]) -> Value {
    let mut command = Command::new("python3");
    command.arg(example("bot.py")).args([&server.url, token]).args(table);
    // It would leave its bytecode beside the example otherwise.
    command.env("PYTHONDONTWRITEBYTECODE", "1").stdin(Stdio::null());
    let done = command.output().expect("python3 is installed: `cargo xtask test` sees to it");
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{errors}");
    serde_json::from_slice(&done.stdout).unwrap()
}

#[test]
fn the_example_plays_whole_games() {
    let folder = Folder::new();
    let server = Running::serve(&folder);
    let cookie = server.guest("P1");
    let made = server.json("POST /api/me/bot-tokens", &cookie, &json!({ "label": "example" }));
    let token = made["token"].as_str().unwrap();

    // At a table of its own.
    let outcome = play(&server, token, &[]);
    assert_eq!(outcome["ranking"].as_array().unwrap().len(), 2, "{outcome}");

    // By the link to a table that somebody else made.
    let host = server.guest("P2");
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "random" },
        { "kind": "bot", "level": "greedy" }]);
    let wanted = json!({ "game": "osaka", "seats": seats, "visibility": "unlisted",
        "settings": { "start_when_full": true } });
    let made = server.json("POST /api/tables", &host, &wanted);
    let table = made["table"].as_str().unwrap();
    let outcome = play(&server, token, &[table]);
    assert_eq!(outcome["ranking"].as_array().unwrap().len(), 3, "{outcome}");
    let record = server.request(&format!("GET /api/tables/{table}/record"), &host, &Value::Null);
    assert_eq!(record.status, 200, "{}", record.body);
    assert_eq!(server.end("-TERM").0, Some(0));
}
