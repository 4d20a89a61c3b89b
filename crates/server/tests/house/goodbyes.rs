//! Sockets end with a reason when the credential that opened them is revoked.

use super::game::{Running, call, start};
use super::line::{Line, person};
use super::support::PASSWORD;
use higaki_testkit::http::request;
use serde_json::{Value, json};

async fn end(server: Running) {
    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}

/// Waits for the end of a socket, which must be due to its session.
async fn has_ended(mut line: Line) {
    let goodbye = line.last_words(1008).await;
    assert_eq!((&goodbye["type"], &goodbye["reason"]), (&json!("bye"), &json!("session_ended")));
}

/// An API token and its id.
async fn token(server: &Running, cookie: &str) -> (String, String) {
    let made = json!({ "label": "one" });
    let made = call(server.address, "POST /api/me/bot-tokens", cookie, &made).await;
    let text = |key: &str| made[key].as_str().unwrap().to_owned();
    (text("token"), text("id"))
}

/// Creates an account. Returns the cookie.
async fn account(server: &Running, name: &str) -> String {
    let guest = person(server.address, name).await;
    enter(server, "POST /api/account", &guest, name).await
}

/// Logs in with another browser. Returns its cookie.
async fn login(server: &Running, name: &str) -> String {
    enter(server, "POST /api/login", "", name).await
}

async fn enter(server: &Running, path: &'static str, cookie: &str, name: &str) -> String {
    let (address, body) = (server.address, json!({ "name": name, "password": PASSWORD }));
    let cookie = cookie.to_owned();
    let entered = tokio::task::spawn_blocking(move || {
        request(address, path, &[("cookie", &cookie)], &body.to_string()).unwrap()
    });
    let entered = entered.await.unwrap();
    assert!([200, 201].contains(&entered.status), "{}", entered.body);
    entered.header("set-cookie").split(';').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_becomes_an_account() {
    let server = start("sqlite::memory:").await;
    let guest = person(server.address, "Aki").await;
    let (token, _) = token(&server, &guest).await;
    let page = Line::open(server.address, &guest).await;
    let program = Line::of_program(server.address, &token).await;
    let cookie = enter(&server, "POST /api/account", &guest, "Aki").await;
    has_ended(page).await;
    has_ended(program).await;
    assert!(Line::open(server.address, &cookie).await.is_open().await);
    end(server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_logged_out() {
    let server = start("sqlite::memory:").await;
    let cookie = person(server.address, "P1").await;
    let mut line = Line::open(server.address, &cookie).await;
    // A message that is only too long is refused, and the socket stays open.
    let refused = line.shout(2 * higaki_protocol::MAX_FRAME).await;
    assert_eq!(refused["refusal"]["code"], "too_long", "{refused}");
    call(server.address, "POST /api/logout/everywhere", &cookie, &json!({})).await;
    has_ended(line).await;
    end(server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_that_is_deleted() {
    let server = start("sqlite::memory:").await;
    let (cookie, other) = (account(&server, "Aki").await, person(server.address, "Ren").await);
    let (token, _) = token(&server, &cookie).await;
    let page = Line::open(server.address, &cookie).await;
    let program = Line::of_program(server.address, &token).await;
    let mut stranger = Line::open(server.address, &other).await;
    let password = json!({ "password": PASSWORD });
    call(server.address, "DELETE /api/me", &cookie, &password).await;
    has_ended(page).await;
    has_ended(program).await;
    assert!(stranger.is_open().await, "others are not concerned");
    end(server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_revoked() {
    let server = start("sqlite::memory:").await;
    let cookie = person(server.address, "Aki").await;
    let ((revoked, id), (kept, _)) = (token(&server, &cookie).await, token(&server, &cookie).await);
    let program = Line::of_program(server.address, &revoked).await;
    let mut other = Line::of_program(server.address, &kept).await;
    let mut page = Line::open(server.address, &cookie).await;
    let path = format!("DELETE /api/me/bot-tokens/{id}");
    call(server.address, &path, &cookie, &Value::Null).await;
    has_ended(program).await;
    assert!(other.is_open().await && page.is_open().await, "only that token is gone");
    end(server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_from_before_a_new_password() {
    let server = start("sqlite::memory:").await;
    let here = account(&server, "Aki").await;
    let elsewhere = login(&server, "Aki").await;
    let (token, _) = token(&server, &here).await;
    let pages =
        [Line::open(server.address, &here).await, Line::open(server.address, &elsewhere).await];
    let mut program = Line::of_program(server.address, &token).await;
    let change = json!({ "current": PASSWORD, "new": "another password" });
    call(server.address, "PUT /api/account/password", &here, &change).await;
    for page in pages {
        has_ended(page).await;
    }
    assert!(program.is_open().await, "programs have tokens of their own");
    end(server).await;
}
