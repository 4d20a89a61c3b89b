//! Guests: a name is enough to play.

use super::support::{DAY, Site};
use axum::http::Method;
use higaki_server::house::Rules;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_name_is_enough() {
    let site = Site::open().await;
    let mut browser = site.browser();
    browser.get("/api/me").await.is_problem(401, "nobody");
    let entered = browser.post("/api/guests", &json!({ "name": "  Aki " })).await;
    entered.is(201);
    assert_eq!(entered.json()["name"], "Aki");
    assert_eq!(entered.json()["account"], false);
    let me = browser.get("/api/me").await;
    assert_eq!(me.json(), entered.json());
    browser.post("/api/guests", &json!({ "name": "Ren" })).await.is_problem(409, "here_already");
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_for_scripts_and_other_sites() {
    let site = Site::open().await;
    let entered = site.post("/api/guests", &json!({ "name": "Aki" })).send().await;
    let token = entered.cookie().unwrap();
    assert_eq!(token.len(), 64);
    let expected = format!("higaki={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    assert_eq!(entered.header("set-cookie"), expected);
}

#[tokio::test]
async fn over_an_encrypted_line_the_cookie_stays_there() {
    let public_url = Some("https://play.example.org".parse().unwrap());
    let site = Site::with(Rules { public_url, ..Rules::default() }).await;
    let entered = site.post("/api/guests", &json!({ "name": "Aki" })).send().await;
    let cookie = entered.header("set-cookie");
    assert!(cookie.starts_with("__Host-higaki="), "{cookie}");
    assert!(cookie.ends_with("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"));
    assert_eq!(entered.header("strict-transport-security"), "max-age=63072000");
}

#[tokio::test]
async fn a_guest_changes_name_and_settings() {
    let site = Site::open().await;
    let mut browser = site.guest("Aki").await;
    let change = json!({ "name": "Ren", "settings": { "language": "pl" } });
    let changed = browser.call(Method::PATCH, "/api/me", &change).await;
    assert_eq!(changed.json()["name"], "Ren");
    assert_eq!(browser.get("/api/me").await.json()["settings"]["language"], "pl");
    for unseen in [" \u{200b} ", "\u{301}\u{20dd}", "\u{e000}\u{10fffd}", "\u{3164}\u{2800}"] {
        let nothing = json!({ "name": unseen });
        browser.call(Method::PATCH, "/api/me", &nothing).await.is_problem(400, "name_empty");
        let entered = site.post("/api/guests", &nothing).send().await;
        entered.is_problem(400, "name_empty");
    }
    let long = json!({ "name": "x".repeat(300) });
    browser.call(Method::PATCH, "/api/me", &long).await.is_problem(413, "too_large");
}

#[tokio::test]
async fn two_guests_may_have_the_same_name() {
    let site = Site::open().await;
    let (mut first, mut second) = (site.guest("Aki").await, site.guest("Aki").await);
    assert_ne!(first.id().await, second.id().await);
}

#[tokio::test]
async fn sessions_used_within_a_year_stay_valid() {
    let site = Site::open().await;
    let mut browser = site.guest("Aki").await;
    let token = browser.cookie.clone();
    assert_eq!(browser.get("/api/me").await.header("set-cookie"), "", "not at every visit");
    for _ in 0..3 {
        site.wait(200 * DAY);
        let visit = browser.get("/api/me").await;
        visit.is(200);
        assert!(visit.header("set-cookie").contains("Max-Age=31536000"));
    }
    assert_eq!(browser.cookie, token);
    site.wait(366 * DAY);
    browser.get("/api/me").await.is_problem(401, "nobody");
}

#[tokio::test]
async fn an_invented_cookie_authenticates_no_one() {
    let site = Site::open().await;
    site.guest("Aki").await;
    for cookie in ["higaki=", "higaki=x", &format!("higaki={}", "0".repeat(64))] {
        site.get("/api/me").with("cookie", cookie).send().await.is_problem(401, "nobody");
    }
}

#[tokio::test]
async fn one_address_brings_so_many_people_an_hour() {
    let site = Site::open().await;
    let enter = || site.post("/api/guests", &json!({ "name": "Aki" }));
    for _ in 0..60 {
        enter().send().await.is(201);
    }
    let refused = enter().send().await;
    refused.is_problem(429, "too_often");
    assert_eq!(refused.header("retry-after"), "61");
    enter().from("203.0.113.8").send().await.is(201);
    site.wait(Duration::from_secs(61));
    enter().send().await.is(201);
}
