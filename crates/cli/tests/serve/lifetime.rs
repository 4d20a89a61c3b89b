//! Starting, stopping, and going on.

use super::{Folder, Running, binary, called};
use serde_json::{Value, json};

#[test]
fn it_tells_where_it_runs_and_ends_with_status_0() {
    for signal in ["-TERM", "-INT"] {
        let folder = Folder::new();
        let server = Running::serve(&folder);
        assert_eq!(server.request("GET /healthz", "", &Value::Null).body, "ok\n");
        let (status, output, errors) = server.end(signal);
        assert_eq!(status, Some(0), "{errors}");
        assert!(output.contains("The data is in sqlite:higaki.db"), "{output}");
        assert!(errors.contains("closed"), "{errors}");
    }
}

#[test]
fn a_game_goes_on_in_a_new_process() {
    let folder = Folder::new();
    let server = Running::serve(&folder);
    let cookie = server.guest("P1");
    let wanted = json!({ "game": "osaka", "settings": { "hot_seat": true },
        "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let made = server.json("POST /api/tables", &cookie, &wanted);
    let table = made["table"].as_str().unwrap().to_owned();
    server.json(&format!("POST /api/tables/{table}/start"), &cookie, &json!({}));
    let look = format!("GET /api/tables/{table}?seat=0");
    let before = server.json(&look, &cookie, &Value::Null);
    assert_eq!(server.end("-TERM").0, Some(0));

    let server = Running::serve(&folder);
    let after = server.json(&look, &cookie, &Value::Null);
    assert_eq!(after["about"]["status"], "running");
    assert_eq!(after["game"]["view"], before["game"]["view"]);
    assert_eq!(after["game"]["choices"], before["game"]["choices"]);
    assert_eq!(server.end("-TERM").0, Some(0));
}

#[test]
fn without_a_word_it_serves_from_the_data_folder() {
    let folder = Folder::new();
    let first = Running::start(binary(&folder, &[]));
    let port = first.address().port();
    assert!((4442..=4462).contains(&port), "{port}");
    assert!(first.address().ip().is_loopback());
    assert!(folder.path().join(".local/share/higaki/higaki.db").exists());

    // Another one finds another port, but not with the same file.
    let refused = called(binary(&folder, &[]));
    assert_eq!(refused.status.code(), Some(1));
    let errors = String::from_utf8(refused.stderr).unwrap();
    assert!(errors.contains("another server uses the database"), "{errors}");
    let elsewhere = Folder::new();
    let second = Running::start(binary(&elsewhere, &[]));
    assert_ne!(second.address().port(), port);
    assert_eq!(second.end("-TERM").0, Some(0));
    assert_eq!(first.end("-TERM").0, Some(0));
}

#[test]
fn a_port_that_was_asked_for_is_not_exchanged() {
    let folder = Folder::new();
    let server = Running::serve(&folder);
    let address = server.address().to_string();
    let words = ["serve", "--listen", &address, "--database", "other.db"];
    let refused = called(binary(&folder, &words));
    assert_eq!(refused.status.code(), Some(1));
    let errors = String::from_utf8(refused.stderr).unwrap();
    assert!(errors.contains(&format!("cannot listen on {address}")), "{errors}");
    assert_eq!(server.end("-TERM").0, Some(0));
}
