//! What is left of a game: a record that anybody can check, and no seed anywhere else.

use super::program::play;
use super::{Folder, Running, binary, through_shell};
use serde_json::{Value, json};

const METRICS_TOKEN: &str = "a-token-for-numbers";

/// A server that logs everything into a file. A pipe that nobody reads would hold it up.
fn serve(folder: &Folder) -> Running {
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db", "--log", "trace"];
    let higaki = binary(folder, &words);
    let mut command = through_shell(&higaki, folder, "exec \"$0\" \"$@\" 2>log.txt");
    command.env("HIGAKI_METRICS_TOKEN", METRICS_TOKEN);
    Running::start(command)
}

fn verify(folder: &Folder, record: &str) -> (Option<i32>, String) {
    std::fs::write(folder.file("game.record"), record).unwrap();
    let done = binary(folder, &["verify", "game.record"]).output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    (done.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn a_downloaded_record_holds_and_its_seed_is_nowhere_else() {
    let folder = Folder::new();
    let server = serve(&folder);
    let host = server.guest("P1");
    let made = server.json("POST /api/me/bot-tokens", &host, &json!({ "label": "example" }));
    let token = made["token"].as_str().unwrap().to_owned();
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "greedy" }]);
    let wanted =
        json!({ "game": "osaka", "seats": seats, "settings": { "start_when_full": true } });
    let made = server.json("POST /api/tables", &host, &wanted);
    let table = made["table"].as_str().unwrap();
    let address = format!("GET /api/tables/{table}/record");
    assert_eq!(server.request(&address, &host, &Value::Null).status, 409, "not before the end");
    play(&server, &token, &[table]);

    let record = server.request(&address, &host, &Value::Null).body;
    let (status, said) = verify(&folder, &record);
    assert_eq!(status, Some(0), "{said}");
    let about = server.json(&format!("GET /api/tables/{table}"), &host, &Value::Null);
    let secret = about["about"]["fairness"]["secret"].as_str().unwrap().to_owned();
    assert!(record.contains(&secret), "the record tells the secret");
    let other = if secret.starts_with('0') { "1" } else { "0" };
    let forged = record.replace(&secret, &format!("{other}{}", &secret[1..]));
    let (status, said) = verify(&folder, &forged);
    assert_eq!(status, Some(1), "another secret is another deal: {said}");

    let metrics = server.metrics(METRICS_TOKEN);
    let output = server.end("-TERM");
    assert_eq!(output.0, Some(0));
    let logged = std::fs::read_to_string(folder.file("log.txt")).unwrap();
    assert!(logged.contains("route=\"/api/tables/{table}/record\""), "everything is logged");
    for (place, text) in [("log", &logged), ("metrics", &metrics), ("output", &output.1)] {
        assert!(!text.contains(&secret), "the seed is in the {place}");
        assert!(!text.contains(table), "the link to the table is in the {place}");
    }
}
