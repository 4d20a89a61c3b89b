//! Export and deletion of personal data.

use super::support::{PASSWORD, Site};
use axum::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn everything_can_be_taken_along() {
    let site = Site::open().await;
    let mut browser = site.account("Aki").await;
    let table = super::lists::table_of(&mut browser).await;
    browser.post("/api/me/bot-tokens", &json!({ "label": "my program" })).await.is(201);
    let export = browser.get("/api/me/export").await;
    export.is(200);
    assert_eq!(export.header("content-type"), "application/json");
    assert_eq!(export.header("content-disposition"), "attachment; filename=\"higaki-export.json\"");
    let export = export.json();
    let all = |key: &str| -> Vec<Value> {
        let lines = export.as_array().unwrap().iter();
        lines.filter_map(|line| line.get(key).cloned()).collect()
    };
    assert_eq!(all("person")[0]["name"], "Aki");
    assert_eq!(all("table")[0]["id"], *table);
    assert_eq!(all("bot_token")[0]["label"], "my program");
    assert_eq!(all("session").len(), 1);
}

#[tokio::test]
async fn a_long_export_is_one_list_too() {
    let site = Site::open().await;
    let mut browser = site.guest("Aki").await;
    for _ in 0..120 {
        site.wait(std::time::Duration::from_secs(10));
        super::lists::table_of(&mut browser).await;
    }
    let export = browser.get("/api/me/export").await.json();
    let tables = export.as_array().unwrap().iter().filter(|line| line.get("table").is_some());
    assert_eq!(tables.count(), 120);
}

#[tokio::test]
async fn a_deleted_person_is_forgotten() {
    let site = Site::open().await;
    let mut browser = site.account("Aki").await;
    let id = browser.id().await;
    let leave = |password: Option<&str>| json!({ "password": password });
    for wrong in [None, Some("not this one")] {
        let refused = browser.call(Method::DELETE, "/api/me", &leave(wrong)).await;
        refused.is_problem(401, "wrong_login");
    }
    let token = browser.cookie.clone();
    let left = browser.call(Method::DELETE, "/api/me", &leave(Some(PASSWORD))).await;
    left.is(204);
    assert!(left.header("set-cookie").contains("Max-Age=0"));
    browser.cookie = token;
    browser.get("/api/me").await.is_problem(401, "nobody");
    let profile = site.get(&format!("/api/people/{id}")).send().await.json();
    assert_eq!(profile["name"], "");
    site.account("aki").await;
}

#[tokio::test]
async fn a_guest_leaves_without_a_word() {
    let site = Site::open().await;
    let mut browser = site.guest("Aki").await;
    browser.call(Method::DELETE, "/api/me", &json!({})).await.is(204);
    browser.get("/api/me").await.is_problem(401, "nobody");
}
