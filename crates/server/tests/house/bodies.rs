//! Request bodies: size limits, and errors that do not repeat values.

use super::support::Site;
use axum::http::Method;
use serde_json::json;

#[tokio::test]
async fn malformed_json_is_refused_with_its_place() {
    let site = Site::open().await;
    let post = |body: &str| {
        let call = site.call(Method::POST, "/api/login").body(body.to_owned());
        call.with("content-type", "application/json; charset=utf-8")
    };
    let broken = post("{\n \"name\": Aki }").send().await;
    broken.is_problem(400, "not_json");
    assert!(broken.text.contains("line 2, column 10"), "{}", broken.text);
    let unknown = post("{\"name\":\"Aki\",\"pasword\":\"x\"}").send().await;
    unknown.is_problem(400, "unexpected_field");
    assert!(unknown.text.contains("unknown field `pasword`"), "{}", unknown.text);
    let missing = post("{\"name\":\"Aki\"}").send().await;
    missing.is_problem(400, "unexpected_field");
    assert!(missing.text.contains("missing field `password`"), "{}", missing.text);
}

#[tokio::test]
async fn a_misspelt_wish_makes_no_table() {
    let site = Site::open().await;
    let mut host = site.guest("Aki").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    for (field, value, named) in [
        ("visiblity", json!("unlisted"), "visiblity"),
        ("settings", json!({ "ratd": true }), "ratd"),
        ("seats", json!([{ "kind": "me" }, { "kind": "open", "level": "greedy" }]), "level"),
    ] {
        let mut wanted = json!({ "game": "osaka", "seats": seats });
        wanted[field] = value;
        let refused = host.post("/api/tables", &wanted).await;
        refused.is_problem(400, "unexpected_field");
        assert!(refused.text.contains(&format!("unknown field `{named}`")), "{}", refused.text);
    }
    let mine = host.get("/api/me/tables").await.json();
    assert_eq!(mine["tables"], json!([]));
}

#[tokio::test]
async fn a_value_of_the_wrong_kind_is_not_repeated() {
    let site = Site::open().await;
    let body = json!({ "name": ["hunter22"], "password": "hunter22" });
    let wrong = site.post("/api/login", &body).send().await;
    wrong.is_problem(400, "unexpected_value");
    assert!(!wrong.text.contains("hunter22"), "{}", wrong.text);
}

#[tokio::test]
async fn only_json_is_taken() {
    let site = Site::open().await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let call = site.call(Method::POST, "/api/guests").body("{\"name\":\"Aki\"}");
        let refused = call.with("content-type", kind).send().await;
        refused.is_problem(415, "not_sent_as_json");
    }
    let call = site.call(Method::POST, "/api/guests").body("{\"name\":\"Aki\"}");
    call.send().await.is_problem(415, "not_sent_as_json");
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let site = Site::open().await;
    let enter = |size: usize| site.post("/api/guests", &json!({ "name": "x".repeat(size) }));
    enter(64 * 1024).send().await.is_problem(413, "too_large");
    enter(10 * 1024 * 1024).send().await.is_problem(413, "too_large");
    // Within the limit of a body, but too long for a name.
    enter(60 * 1024).send().await.is_problem(413, "too_large");
}

#[tokio::test]
async fn unknown_routes_are_refused_as_such() {
    let site = Site::open().await;
    site.get("/nowhere").send().await.is_problem(404, "unknown_address");
    site.get("/api/nowhere").send().await.is_problem(404, "unknown_address");
    site.call(Method::PUT, "/api/guests").send().await.is_problem(405, "unknown_method");
    site.get("/api/lobby?stauts=open").send().await.is_problem(400, "bad_parameters");
    site.get("/api/lobby?after=x").send().await.is_problem(400, "bad_parameters");
}
