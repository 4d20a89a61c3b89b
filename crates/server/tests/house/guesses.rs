//! Guesses of passwords, of accounts and of tables.

use super::support::{Browser, PASSWORD, Site};
use axum::http::Method;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn passwords_cannot_be_guessed_by_the_thousand() {
    let site = Site::open().await;
    site.account("Aki").await;
    let attempt = |address: &str, password: &str| {
        let body = json!({ "name": "Aki", "password": password });
        site.post("/api/login", &body).from(address)
    };
    for _ in 0..10 {
        attempt("203.0.113.1", "x").send().await.is_problem(401, "wrong_login");
    }
    attempt("203.0.113.1", PASSWORD).send().await.is_problem(429, "too_often");
    attempt("203.0.113.2", PASSWORD).send().await.is(200);
    // Many addresses do not help.
    let mut refused = 0;
    for number in 0..100 {
        let address = format!("198.51.100.{number}");
        let status = attempt(&address, "x").send().await.status.as_u16();
        refused += u32::from(status == 429);
    }
    assert_eq!(refused, 11);
}

/// Unknown devices guess until the account has no attempt left for them.
async fn lock_out(site: &Site, name: &str) {
    let attempt = |number: usize| {
        let body = json!({ "name": name, "password": "not the password" });
        site.post("/api/login", &body).from(&format!("198.51.100.{number}"))
    };
    for number in 0..100 {
        attempt(number).send().await.is_problem(401, "wrong_login");
    }
    attempt(100).send().await.is_problem(429, "too_often");
}

fn login() -> Value {
    json!({ "name": "Aki", "password": PASSWORD })
}

#[tokio::test]
async fn invisible_characters_gain_no_further_guesses() {
    let site = Site::open().await;
    site.account("Aki").await;
    lock_out(&site, "Aki").await;
    for (number, name) in
        ["A\u{200b}ki", "\u{feff}aki", " aKI ", "a\u{ad}k\u{2060}i"].iter().enumerate()
    {
        let body = json!({ "name": name, "password": PASSWORD });
        let call = site.post("/api/login", &body).from(&format!("192.0.2.{number}"));
        call.send().await.is_problem(429, "too_often");
    }
}

#[tokio::test]
async fn strangers_do_not_lock_the_owner_out_of_a_known_device() {
    let site = Site::open().await;
    let mut home = site.account("Aki").await;
    home.post("/api/logout", &json!({})).await.is(204);
    lock_out(&site, "Aki").await;
    let mut stranger = site.browser().at("192.0.2.1");
    stranger.post("/api/login", &login()).await.is_problem(429, "too_often");
    home.post("/api/login", &login()).await.is(200);
}

#[tokio::test]
async fn neighbours_behind_one_address_do_not_lock_a_known_device_out() {
    let site = Site::open().await;
    let mut home = site.account("Aki").await;
    home.post("/api/logout", &json!({})).await.is(204);
    let body = json!({ "name": "Ren", "password": "not the password" });
    for _ in 0..10 {
        site.post("/api/login", &body).send().await.is_problem(401, "wrong_login");
    }
    site.post("/api/login", &body).send().await.is_problem(429, "too_often");
    home.post("/api/login", &login()).await.is(200);
}

#[tokio::test]
async fn a_known_device_cannot_guess_by_the_thousand_either() {
    let site = Site::open().await;
    let mut home = site.account("Aki").await;
    home.post("/api/logout", &json!({})).await.is(204);
    let wrong = json!({ "name": "Aki", "password": "not the password" });
    for _ in 0..10 {
        home.post("/api/login", &wrong).await.is_problem(401, "wrong_login");
    }
    home.post("/api/login", &login()).await.is_problem(429, "too_often");
    site.wait(Duration::from_secs(60));
    home.post("/api/login", &login()).await.is(200);
}

#[tokio::test]
async fn a_device_is_known_to_its_own_account_and_password_only() {
    let site = Site::open().await;
    let mut home = site.account("Aki").await;
    let mut other = site.account("Ren").await;
    other.post("/api/logout", &json!({})).await.is(204);
    lock_out(&site, "Aki").await;
    other.post("/api/login", &login()).await.is_problem(429, "too_often");
    // A new password makes all other devices unknown.
    let mut thief = site.browser();
    thief.device.clone_from(&home.device);
    let change = json!({ "current": PASSWORD, "new": "another password" });
    home.call(Method::PUT, "/api/account/password", &change).await.is(204);
    let new = json!({ "name": "Aki", "password": "another password" });
    thief.post("/api/login", &new).await.is_problem(429, "too_often");
    home.post("/api/login", &new).await.is(200);
}

#[tokio::test]
async fn strangers_do_not_keep_a_session_from_changing_the_password_or_leaving() {
    let site = Site::open().await;
    let mut home = site.account("Aki").await;
    lock_out(&site, "Aki").await;
    let change = json!({ "current": PASSWORD, "new": "another password" });
    home.call(Method::PUT, "/api/account/password", &change).await.is(204);
    let leave = json!({ "password": "another password" });
    home.call(Method::DELETE, "/api/me", &leave).await.is(204);
}

#[tokio::test]
async fn a_stolen_session_cannot_guess_the_password() {
    let site = Site::open().await;
    let mut thief = site.account("Aki").await;
    let leave = |password: &str| json!({ "password": password });
    for _ in 0..10 {
        let wrong = thief.call(Method::DELETE, "/api/me", &leave("not the password")).await;
        wrong.is_problem(401, "wrong_login");
    }
    thief.call(Method::DELETE, "/api/me", &leave(PASSWORD)).await.is_problem(429, "too_often");
}

/// A table with a password. Returns the path of its seats.
async fn locked_table(host: &mut Browser<'_>) -> String {
    let new = json!({ "game": "osaka", "password": "maru",
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = host.post("/api/tables", &new).await.json();
    format!("/api/tables/{}/seats", made["table"].as_str().unwrap())
}

#[tokio::test]
async fn strangers_who_guess_the_password_of_a_table_do_not_keep_friends_out() {
    let site = Site::open().await;
    let path = locked_table(&mut site.guest("Aki").await).await;
    let mut friend = site.guest("Ren").await;
    // Also from the friend's address, until unknown people have no guess left.
    for (number, address) in (0..15).zip(["203.0.113.7", "198.51.100.1"].iter().cycle()) {
        let mut stranger = site.guest(&format!("Stranger {number}")).await.at(address);
        for _ in 0..10 {
            let wrong = stranger.post(&path, &json!({ "password": "kaisen" })).await;
            assert!([403, 429].contains(&wrong.status.as_u16()), "{}", wrong.text);
        }
    }
    let mut last = site.guest("The last one").await.at("192.0.2.1");
    for _ in 0..3 {
        let wrong = last.post(&path, &json!({ "password": "kaisen" })).await;
        wrong.is_problem(403, "wrong_password");
    }
    let wrong = last.post(&path, &json!({ "password": "kaisen" })).await;
    wrong.is_problem(429, "too_many_guesses");
    friend.post(&path, &json!({ "password": "maru" })).await.is(200);
}

#[tokio::test]
async fn table_passwords_have_a_limit_of_their_own() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let new = json!({ "game": "osaka", "password": "maru",
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    for _ in 0..30 {
        aki.post("/api/tables", &new).await.is(201);
    }
    let refused = aki.post("/api/tables", &new).await;
    refused.is_problem(429, "too_many_guesses");
    assert_eq!(refused.header("retry-after"), "3");
    let open = json!({ "game": "osaka", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    aki.post("/api/tables", &open).await.is(201);
    // Other guests at the same address have their own guesses, up to the limit of the address.
    for name in ["Ren", "Sora"] {
        let mut guest = site.guest(name).await;
        for _ in 0..30 {
            guest.post("/api/tables", &new).await.is(201);
        }
    }
    let mut late = site.guest("Late").await;
    late.post("/api/tables", &new).await.is_problem(429, "too_many_guesses");
    let mut elsewhere = site.guest("Elsewhere").await.at("198.51.100.1");
    elsewhere.post("/api/tables", &new).await.is(201);
    site.wait(Duration::from_secs(3));
    late.post("/api/tables", &new).await.is(201);
}

#[tokio::test]
async fn who_guesses_the_password_of_a_table_is_told_when_to_try_again() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let new = json!({ "game": "osaka", "password": "maru",
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = aki.post("/api/tables", &new).await.json();
    let path = format!("/api/tables/{}/seats", made["table"].as_str().unwrap());
    let mut ren = site.guest("Ren").await;
    for _ in 0..10 {
        let wrong = ren.post(&path, &json!({ "password": "kaisen" })).await;
        wrong.is_problem(403, "wrong_password");
    }
    let refused = ren.post(&path, &json!({ "password": "maru" })).await;
    refused.is_problem(429, "too_many_guesses");
    let seconds: u64 = refused.header("retry-after").parse().unwrap();
    assert!((1..=61).contains(&seconds), "{seconds}");
    site.wait(Duration::from_secs(seconds));
    ren.post(&path, &json!({ "password": "maru" })).await.is(200);
}
