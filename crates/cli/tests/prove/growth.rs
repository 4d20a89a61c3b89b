//! Databases that are filled, and measured on.

use super::prove;
use crate::serve::{Folder, Running, binary};
use crate::support::higaki;
use serde_json::{Value, json};

fn filled(folder: &Folder, file: &str, seed: &str) -> Value {
    let database = format!("sqlite:{}", folder.file(file));
    let words = ["fill", "--games", "24", "--seed", seed, "--database", &database];
    let (status, json) = prove(&words);
    assert_eq!(status, Some(0), "{json}");
    json
}

fn finished_games(folder: &Folder, file: &str) -> (Running, Value) {
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", file];
    let server = Running::start(binary(folder, &words));
    let page = server.json("GET /api/lobby?status=finished", "", &Value::Null);
    (server, page)
}

#[test]
fn filled_games_replay_and_verify_and_the_seed_determines_them() {
    let folder = Folder::new();
    let made = filled(&folder, "one.db", "x");
    let count = |name: &str| made[name].as_u64().unwrap();
    assert_eq!((count("games"), count("open"), count("running")), (24, 1, 1), "{made}");
    assert!(count("rated") > 0 && count("entries") > 24 * 20, "{made}");
    let (server, page) = finished_games(&folder, "one.db");
    let tables = page["tables"].as_array().unwrap().clone();
    assert!(tables.len() > 10, "{page}");
    for (number, table) in tables.iter().enumerate() {
        let call = format!("GET /api/tables/{}/record", table["table"].as_str().unwrap());
        let record = server.request(&call, "", &Value::Null);
        assert_eq!(record.status, 200, "{}", record.body);
        let file = folder.file(&format!("{number}.record"));
        std::fs::write(&file, record.body).unwrap();
        let verified = higaki(&["verify", &file], "");
        assert_eq!(verified.status, Some(0), "{}", verified.errors);
    }
    let games: Vec<&Value> = tables.iter().map(|table| &table["game"]).collect();
    assert!(["osaka", "dschunke", "edo"].iter().all(|game| games.contains(&&json!(game))));
    let best = server.json("GET /api/ratings?game=osaka&players=2", "", &Value::Null);
    drop(server);

    filled(&folder, "two.db", "x");
    filled(&folder, "three.db", "y");
    let (server, same) = finished_games(&folder, "two.db");
    assert_eq!(same, page);
    let again = server.json("GET /api/ratings?game=osaka&players=2", "", &Value::Null);
    assert_eq!(again, best);
    drop(server);
    assert_ne!(finished_games(&folder, "three.db").1, page);
}

#[test]
fn a_database_with_tables_is_filled_only_on_demand() {
    let folder = Folder::new();
    filled(&folder, "one.db", "x");
    let database = format!("sqlite:{}", folder.file("one.db"));
    let again = ["prove", "fill", "--games", "1", "--seed", "y", "--database", &database];
    for (lang, told) in [("en", "already has"), ("de", "hat schon"), ("pl", "są już")] {
        let refused = higaki(&[&again[..], &["--lang", lang]].concat(), "");
        assert_eq!(refused.status, Some(2), "{}", refused.errors);
        assert!(refused.errors.contains(told), "{}", refused.errors);
    }
}

#[test]
fn growth_is_measured_on_a_filled_database_only() {
    let folder = Folder::new();
    filled(&folder, "one.db", "x");
    let database = format!("sqlite:{}", folder.file("one.db"));
    let words = ["growth", "--repetitions", "2", "--seconds", "1", "--database", &database];
    let (status, json) = prove(&words);
    assert_eq!((status, &json["tables"]), (Some(0), &json!(26)), "{json}");
    assert!(json["start_up"].as_f64().unwrap() > 0.0, "{json}");
    let times = json["times"].as_array().unwrap();
    for name in ["lobby-open", "mine-many-later", "leaderboard", "finished-table", "sweep", "move"]
    {
        assert!(times.iter().any(|timed| timed["name"] == name), "{name}: {json}");
    }
    let empty = format!("sqlite:{}", folder.file("empty.db"));
    for (lang, told) in [("en", "no account"), ("de", "kein Konto"), ("pl", "nie ma konta")] {
        let refused = higaki(&["prove", "growth", "--database", &empty, "--lang", lang], "");
        assert_eq!(refused.status, Some(2), "{}", refused.errors);
        assert!(refused.errors.contains(told), "{}", refused.errors);
    }
}
