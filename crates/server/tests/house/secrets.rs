//! No credential is stored in plain text. The logs are tested with the binary, whose log is the
//! real one.

use super::support::{PASSWORD, Site};
use axum::http::Method;
use higaki_server::house::Rules;
use higaki_testkit::postgres::unique;
use serde_json::json;

/// Uses passwords, tokens and links. Returns all of them.
async fn live(site: &Site) -> Vec<String> {
    let mut guest = site.guest("Aki").await;
    let mut secrets = vec![PASSWORD.to_owned(), guest.cookie.clone().unwrap()];
    let unlisted = json!({ "game": "osaka", "visibility": "unlisted", "password": "open sesame",
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = guest.post("/api/tables", &unlisted).await.json();
    let table = made["table"].as_str().unwrap().to_owned();
    let made = guest.post("/api/me/bot-tokens", &json!({ "label": "x" })).await.json();
    secrets.push(made["token"].as_str().unwrap().trim_start_matches("higaki_").to_owned());
    let wanted = json!({ "name": "Aki", "password": PASSWORD });
    guest.post("/api/account", &wanted).await.is(201);
    let change = json!({ "current": PASSWORD, "new": "another password" });
    guest.call(Method::PUT, "/api/account/password", &change).await.is(204);
    secrets.push(guest.cookie.clone().unwrap());

    let mut other = site.guest("Ren").await;
    let seats = format!("/api/tables/{table}/seats");
    other
        .post(&seats, &json!({ "password": "open sesam" }))
        .await
        .is_problem(403, "wrong_password");
    other.post(&seats, &json!({ "password": "open sesame" })).await.is(200);
    for body in [
        json!({ "name": "Aki", "password": "a wrong password" }),
        json!({ "name": "Aki", "password": ["a wrong password"] }),
    ] {
        other.post("/api/login", &body).await;
    }
    let bearer = format!("Bearer higaki_{}", "5e".repeat(32));
    site.get("/api/me").with("authorization", &bearer).send().await.is(401);
    secrets.extend(["another password", "a wrong password", "open sesam"].map(str::to_owned));
    secrets.extend([table, "5e".repeat(32)]);
    secrets
}

#[tokio::test]
async fn nothing_that_opens_a_door_is_on_disk() {
    let folder = std::env::temp_dir().join(format!("higaki-house-{}", unique()));
    std::fs::create_dir(&folder).unwrap();
    let database = format!("sqlite:{}", folder.join("higaki.db").display());
    let site = Site::on(&database, Rules::default()).await;
    let mut secrets = live(&site).await;
    // The operator may know the ids of tables as well as the games.
    secrets.retain(|secret| secret.len() != 22);
    site.store.close().await;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        for secret in &secrets {
            let text = secret.as_bytes();
            assert!(!bytes.windows(text.len()).any(|part| part == text), "{secret}");
            let raw: Vec<u8> = (0..text.len() / 2)
                .filter_map(|at| u8::from_str_radix(secret.get(2 * at..2 * at + 2)?, 16).ok())
                .collect();
            let is_token = raw.len() == 32;
            assert!(!is_token || !bytes.windows(32).any(|part| part == raw), "{secret}");
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
