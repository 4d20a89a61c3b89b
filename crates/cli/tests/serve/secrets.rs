//! Nothing secret goes into the log, however much is logged.

use super::{Folder, Running, binary};
use higaki_testkit::http::request;
use serde_json::{Value, json};

#[test]
fn nothing_secret_is_logged() {
    let folder = Folder::new();
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db", "--log", "trace"];
    let mut command = binary(&folder, &words);
    command.env("HIGAKI_METRICS_TOKEN", "let me see the numbers");
    let server = Running::start(command);
    let mut secrets = live(&server);
    secrets.push("let me see the numbers".to_owned());
    let (status, output, logged) = server.end("-TERM");
    assert_eq!(status, Some(0), "{logged}");
    assert!(logged.contains("route=\"/api/tables/{table}/seats\""), "{logged}");
    assert!(logged.contains("a login failed address=127.0.0.1"), "{logged}");
    for secret in secrets {
        assert!(!logged.contains(&secret), "{secret} is in {logged}");
        assert!(!output.contains(&secret), "{secret} is in {output}");
    }
}

/// Does everything that has to do with passwords, tokens, links and cards; gives all secrets.
fn live(server: &Running) -> Vec<String> {
    let token_of = |cookie: &str| cookie.split_once('=').unwrap().1.to_owned();
    let guest = server.guest("Aki");
    let table = json!({ "game": "osaka", "visibility": "unlisted", "password": "open sesame",
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = server.json("POST /api/tables", &guest, &table);
    let table = made["table"].as_str().unwrap().to_owned();
    let account = json!({ "name": "Aki", "password": "higaki kaisen" });
    let opened = server.request("POST /api/account", &guest, &account);
    let aki = opened.header("set-cookie").split(';').next().unwrap().to_owned();
    let made = server.json("POST /api/me/bot-tokens", &aki, &json!({ "label": "x" }));
    let program = made["token"].as_str().unwrap().to_owned();
    let other = server.guest("Ren");
    let seats = format!("POST /api/tables/{table}/seats");
    assert_eq!(server.request(&seats, &other, &json!({ "password": "open sesam" })).status, 403);
    server.json(&seats, &other, &json!({ "password": "open sesame" }));
    server.json(&format!("POST /api/tables/{table}/start"), &aki, &json!({}));
    for password in [json!("a wrong password"), json!(["a wrong password"])] {
        let body = json!({ "name": "Aki", "password": password });
        assert!(server.request("POST /api/login", "", &body).status >= 400);
    }
    let bearer = format!("Bearer {program}");
    let headers = [("authorization", bearer.as_str())];
    assert_eq!(request(server.address(), "GET /api/me", &headers, "").unwrap().status, 200);
    let seen = server.json(&format!("GET /api/tables/{table}?seat=0"), &aki, &Value::Null);
    let hand = seen["game"]["view"].to_string();
    let secrets = ["higaki kaisen", "a wrong password", "open sesam"].map(str::to_owned);
    let mut secrets = Vec::from(secrets);
    secrets.extend([token_of(&guest), token_of(&aki), token_of(&other), program, table, hand]);
    secrets
}
