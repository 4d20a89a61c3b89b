//! API tokens.

use super::support::Site;
use axum::http::Method;
use serde_json::json;

#[tokio::test]
async fn a_program_acts_in_the_name_of_its_owner() {
    let site = Site::open().await;
    let mut owner = site.guest("Aki").await;
    let made = owner.post("/api/me/bot-tokens", &json!({ "label": "one", "days": 2 })).await;
    made.is(201);
    let token = made.json()["token"].as_str().unwrap().to_owned();
    assert!(token.starts_with("higaki_") && token.len() == 71, "{token}");
    let bearer = format!("Bearer {token}");
    let me = site.get("/api/me").with("authorization", &bearer).send().await;
    assert_eq!(me.json()["id"], *owner.id().await);
    site.wait(2 * super::support::DAY);
    let late = site.get("/api/me").with("authorization", &bearer).send().await;
    late.is_problem(401, "bad_token");
}

#[tokio::test]
async fn tokens_are_listed_without_their_secret_and_revoked() {
    let site = Site::open().await;
    let mut owner = site.guest("Aki").await;
    let made = owner.post("/api/me/bot-tokens", &json!({ "label": "one" })).await.json();
    let listed = owner.get("/api/me/bot-tokens").await.json();
    assert_eq!(listed[0]["label"], "one");
    assert_eq!(listed[0].get("token"), None);
    let path = format!("/api/me/bot-tokens/{}", made["id"].as_str().unwrap());

    let mut stranger = site.guest("Ren").await;
    let refused = stranger.call(Method::DELETE, &path, &json!({})).await;
    refused.is_problem(404, "unknown_token");
    owner.call(Method::DELETE, &path, &json!({})).await.is(204);
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let gone = site.get("/api/me").with("authorization", &bearer).send().await;
    gone.is_problem(401, "bad_token");
    assert_eq!(owner.get("/api/me/bot-tokens").await.json(), json!([]));
}

#[tokio::test]
async fn a_program_cannot_take_the_account_over() {
    let site = Site::open().await;
    let mut owner = site.account("Aki").await;
    let made = owner.post("/api/me/bot-tokens", &json!({ "label": "one" })).await.json();
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let password = json!({ "current": "x", "new": "another password" });
    for (method, path, body) in [
        (Method::POST, "/api/me/bot-tokens", json!({ "label": "two" })),
        (Method::GET, "/api/me/export", json!({})),
        (Method::DELETE, "/api/me", json!({})),
        (Method::PATCH, "/api/me", json!({ "name": "Somebody else" })),
        (Method::PUT, "/api/account/password", password),
        (Method::POST, "/api/logout/everywhere", json!({})),
    ] {
        let call = site.call(method, path).json(&body).with("authorization", &bearer);
        call.send().await.is_problem(403, "not_for_programs");
    }
}

#[tokio::test]
async fn tokens_are_few_and_their_days_are_counted() {
    let site = Site::open().await;
    let mut owner = site.guest("Aki").await;
    for days in [0, 3651] {
        let refused =
            owner.post("/api/me/bot-tokens", &json!({ "label": "x", "days": days })).await;
        refused.is_problem(400, "bad_days");
    }
    for _ in 0..20 {
        owner.post("/api/me/bot-tokens", &json!({ "label": "x" })).await.is(201);
    }
    let refused = owner.post("/api/me/bot-tokens", &json!({ "label": "x" })).await;
    refused.is_problem(409, "too_many_tokens");
}
