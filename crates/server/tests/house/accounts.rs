//! Accounts: creation, login, logout.

use super::support::{PASSWORD, Site};
use axum::http::Method;
use serde_json::{Value, json};

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

#[tokio::test]
async fn a_guest_becomes_the_owner_of_an_account_and_stays_the_same_person() {
    let site = Site::open().await;
    let mut browser = site.guest("Aki").await;
    let id = browser.id().await;
    let created = browser.post("/api/account", &credentials("Akiko", PASSWORD)).await;
    created.is(201);
    assert_eq!(created.json()["id"], *id);
    assert_eq!(created.json()["account"], true);
    assert_eq!(created.json()["expires_at"], Value::Null);
    let again = browser.post("/api/account", &credentials("Aki", PASSWORD)).await;
    again.is_problem(409, "not_a_guest");
}

#[tokio::test]
async fn credentials_of_the_guest_do_not_open_the_account() {
    let site = Site::open().await;
    let mut browser = site.guest("Aki").await;
    let mut thief = site.browser();
    thief.cookie.clone_from(&browser.cookie);
    let made = thief.post("/api/me/bot-tokens", &json!({ "label": "x" })).await.json();
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    browser.post("/api/account", &credentials("Aki", PASSWORD)).await.is(201);
    browser.get("/api/me").await.is(200);
    thief.get("/api/me").await.is_problem(401, "nobody");
    let by_token = site.get("/api/me").with("authorization", &bearer).send().await;
    by_token.is_problem(401, "bad_token");
}

#[tokio::test]
async fn a_name_belongs_to_one_account_whatever_its_capitals() {
    let site = Site::open().await;
    site.account("Łucja").await;
    let mut other = site.guest("Ren").await;
    let taken = other.post("/api/account", &credentials("łUCJA", PASSWORD)).await;
    taken.is_problem(409, "name_taken");
}

#[tokio::test]
async fn unfit_passwords_are_refused() {
    let site = Site::open().await;
    let mut browser = site.browser();
    let short = browser.post("/api/account", &credentials("Aki", "kx7Qm2vRt")).await;
    short.is_problem(400, "password_too_short");
    assert!(short.text.contains("at least 10 characters"), "{}", short.text);
    for common in ["1234567890", "password12", "aaaaaaaaaa", "Higaki2024"] {
        let common = browser.post("/api/account", &credentials("Aki", common)).await;
        common.is_problem(400, "password_common");
        assert!(common.text.contains("too easy to guess"), "{}", common.text);
    }
    let named = browser.post("/api/account", &credentials("Kaisen", "kaisen 1619 ")).await;
    named.is_problem(400, "password_has_name");
    let long = browser.post("/api/account", &credentials("Aki", &"x".repeat(257))).await;
    long.is_problem(400, "password_too_long");
}

#[tokio::test]
async fn logging_in_needs_the_right_password_and_tells_nothing_else() {
    let site = Site::open().await;
    site.account("Aki").await;
    let mut browser = site.browser();
    let wrong = browser.post("/api/login", &credentials("Aki", "higaki kaisen 1620")).await;
    let unknown = browser.post("/api/login", &credentials("Ren", PASSWORD)).await;
    let short = browser.post("/api/login", &credentials("Aki", "x")).await;
    wrong.is_problem(401, "wrong_login");
    assert_eq!(wrong.text, unknown.text);
    assert_eq!(wrong.text, short.text);
    let entered = browser.post("/api/login", &credentials(" aKI", PASSWORD)).await;
    entered.is(200);
    assert_eq!(entered.json()["name"], "Aki");
    assert_eq!(browser.get("/api/me").await.json()["account"], true);
}

#[tokio::test]
async fn guests_who_log_in_keep_their_games() {
    let site = Site::open().await;
    let mut account = site.account("Aki").await;
    let mut guest = site.guest("Aki on the phone").await;
    let guest_id = guest.id().await;
    let table = super::lists::table_of(&mut guest).await;
    let listed = account.get("/api/me/tables").await.json();
    assert_eq!(listed["tables"], json!([]));

    guest.post("/api/login", &credentials("Aki", PASSWORD)).await.is(200);
    assert_eq!(guest.id().await, account.id().await);
    let listed = account.get("/api/me/tables").await.json();
    assert_eq!(listed["tables"][0]["table"], *table);
    let profile = site.get(&format!("/api/people/{guest_id}")).send().await.json();
    assert_eq!(profile["name"], "Aki", "old logs lead to the account");
}

#[tokio::test]
async fn cookie_and_tokens_of_an_adopted_guest_open_nothing() {
    let site = Site::open().await;
    site.account("Aki").await;
    let mut guest = site.guest("Guest").await;
    let mut thief = site.browser();
    thief.cookie.clone_from(&guest.cookie);
    let made = thief.post("/api/me/bot-tokens", &json!({ "label": "x" })).await.json();
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    guest.post("/api/login", &credentials("Aki", PASSWORD)).await.is(200);
    thief.get("/api/me").await.is_problem(401, "nobody");
    let by_token = site.get("/api/me").with("authorization", &bearer).send().await;
    by_token.is_problem(401, "bad_token");
}

#[tokio::test]
async fn logging_out_ends_one_session_and_everywhere_ends_all() {
    let site = Site::open().await;
    let mut home = site.account("Aki").await;
    let (mut phone, mut office) = (site.browser(), site.browser());
    for browser in [&mut phone, &mut office] {
        browser.post("/api/login", &credentials("Aki", PASSWORD)).await.is(200);
    }
    let left = phone.post("/api/logout", &json!({})).await;
    left.is(204);
    assert!(left.header("set-cookie").starts_with("higaki=; Path=/; Max-Age=0;"));
    phone.get("/api/me").await.is_problem(401, "nobody");
    home.get("/api/me").await.is(200);

    let stolen = office.cookie.clone();
    home.post("/api/logout/everywhere", &json!({})).await.is(204);
    office.cookie = stolen;
    office.get("/api/me").await.is_problem(401, "nobody");
    home.get("/api/me").await.is_problem(401, "nobody");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let site = Site::open().await;
    let mut home = site.account("Aki").await;
    let mut phone = site.browser();
    phone.post("/api/login", &credentials("Aki", PASSWORD)).await.is(200);
    let change = |current: &str| json!({ "current": current, "new": "another password" });
    let wrong = home.call(Method::PUT, "/api/account/password", &change("not this one")).await;
    wrong.is_problem(401, "wrong_login");
    home.call(Method::PUT, "/api/account/password", &change(PASSWORD)).await.is(204);
    home.get("/api/me").await.is(200);
    phone.get("/api/me").await.is_problem(401, "nobody");
    let old = phone.post("/api/login", &credentials("Aki", PASSWORD)).await;
    old.is_problem(401, "wrong_login");
    phone.post("/api/login", &credentials("Aki", "another password")).await.is(200);
}

#[tokio::test]
async fn a_guest_has_no_password_to_change() {
    let site = Site::open().await;
    let mut guest = site.guest("Aki").await;
    let change = json!({ "current": PASSWORD, "new": "another password" });
    let refused = guest.call(Method::PUT, "/api/account/password", &change).await;
    refused.is_problem(409, "not_an_account");
}
