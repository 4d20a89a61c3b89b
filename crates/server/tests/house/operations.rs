//! Health, metrics and the OpenAPI description.

use super::support::{Answered, Site};
use axum::http::Method;
use higaki_server::house::{Rate, Rates, Rules, Secret, openapi};
use serde_json::Value;
use std::time::Duration;

#[tokio::test]
async fn health_is_that_of_the_store() {
    let site = Site::open().await;
    let well = site.get("/healthz").send().await;
    well.is(200);
    assert_eq!(well.text, "ok\n");
    site.store.close().await;
    site.wait(Duration::from_secs(1));
    site.get("/healthz").send().await.is(503);
}

const METRICS_TOKEN: &str = "let me see";

async fn open() -> Site {
    let metrics_token = Some(Secret::new(METRICS_TOKEN));
    Site::with(Rules { metrics_token, ..Rules::default() }).await
}

async fn numbers(site: &Site) -> Answered {
    let authorization = format!("Bearer {METRICS_TOKEN}");
    site.get("/metrics").with("authorization", &authorization).send().await
}

#[tokio::test]
async fn many_probes_are_one_write() {
    let site = Site::open().await;
    let commits = || site.store.activity().commits;
    site.get("/healthz").send().await.is(200);
    let before = commits();
    let probes = (0..50).map(|_| site.get("/healthz").send());
    for probe in futures_util::future::join_all(probes).await {
        probe.is(200);
    }
    assert_eq!(commits(), before);
    site.wait(Duration::from_secs(1));
    site.get("/healthz").send().await.is(200);
    assert!(commits() > before);
}

#[tokio::test]
async fn the_numbers_have_their_names() {
    let site = open().await;
    site.guest("Aki").await;
    let numbers = numbers(&site).await;
    numbers.is(200);
    assert!(numbers.header("content-type").starts_with("application/openmetrics-text"));
    for line in [
        "higaki_http_requests_total{method=\"POST\",route=\"/api/guests\",status=\"201\"} 1",
        "higaki_http_request_seconds_count{route=\"/api/guests\"} 1",
        "higaki_store_commits_total ",
        "higaki_store_appends_total 0",
        "higaki_store_commit_seconds_total ",
        "higaki_store_queued ",
        "higaki_tables ",
        "higaki_games_running ",
        "higaki_tables_loaded 0",
        "higaki_sockets 0",
        "higaki_connections 0",
        "higaki_connections_evicted_total 0",
        "higaki_connections_refused_total 0",
        "higaki_accept_failures_total 0",
        "higaki_moves_total 0",
        "# EOF",
    ] {
        let found = numbers.text.lines().any(|found| found.starts_with(line));
        assert!(found, "{line}\n{}", numbers.text);
    }
}

#[tokio::test]
async fn metrics_require_the_token() {
    let site = open().await;
    let look = |address: &str| site.get("/metrics").from(address);
    // A proxy on the same machine that adds no header looks like a local program.
    look("127.0.0.1").send().await.is_problem(403, "metrics_are_private");
    look("203.0.113.7").send().await.is_problem(403, "metrics_are_private");
    let token = |token: &str| look("203.0.113.7").with("authorization", &format!("Bearer {token}"));
    token(METRICS_TOKEN).send().await.is(200);
    token("let me").send().await.is_problem(403, "metrics_are_private");
    let without_token = Site::open().await;
    numbers(&without_token).await.is_problem(403, "metrics_are_private");
}

#[tokio::test]
async fn ids_of_tables_are_in_no_number() {
    let site = open().await;
    let secret = "AAAAAAAAAAAAAAAAAAAAAA";
    site.get(&format!("/api/tables/{secret}")).send().await.is(404);
    site.get(&format!("/nowhere/{secret}")).send().await.is(404);
    let numbers = numbers(&site).await;
    assert!(!numbers.text.contains(secret));
    assert!(numbers.text.contains("route=\"/api/tables/{table}\""), "{}", numbers.text);
}

/// Routes can only be added together with their descriptions. This checks that the described routes
/// exist, and that no other method is at the same path.
#[tokio::test]
async fn the_description_tells_every_route() {
    let rates = Rates { address: Rate::per_second(0, 0), ..Rates::default() };
    let site = Site::with(Rules { rates, ..Rules::default() }).await;
    let served = site.get("/api/openapi.json").send().await.json();
    assert_eq!(served, serde_json::to_value(openapi()).unwrap());
    assert_eq!(served["info"]["title"], "Higaki");
    let paths = served["paths"].as_object().unwrap();
    for path in ROUTES {
        assert!(paths.contains_key(path), "{path} is not described");
    }
    assert_eq!(paths.len(), ROUTES.len(), "{:?}", paths.keys());
    for (path, described) in paths {
        let path = path.replace("{table}", "x").replace("{at}", "0").replace("{id}", "x");
        let path = path.replace("{person}", "x").replace("{game}", "x");
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let answered = site.call(method.clone(), &path).send().await;
            let is_there = answered.status.as_u16() != 405;
            let is_described = described.get(method.as_str().to_lowercase()).is_some();
            assert_eq!(is_there, is_described, "{method} {path}");
        }
    }
}

const ROUTES: [&str; 28] = [
    "/api/games/{game}/components",
    "/api/tables/{table}/components",
    "/api/lessons/{game}",
    "/healthz",
    "/metrics",
    "/api/openapi.json",
    "/api/guests",
    "/api/me",
    "/api/me/export",
    "/api/me/tables",
    "/api/me/bot-tokens",
    "/api/me/bot-tokens/{id}",
    "/api/account",
    "/api/account/password",
    "/api/login",
    "/api/logout",
    "/api/logout/everywhere",
    "/api/games",
    "/api/lobby",
    "/api/socket",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/seats",
    "/api/tables/{table}/start",
    "/api/tables/{table}/record",
    "/api/tables/{table}/positions/{at}",
    "/api/ratings",
    "/api/people/{person}",
];

#[tokio::test]
async fn every_operation_says_what_it_answers() {
    let description = serde_json::to_value(openapi()).unwrap();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let told = ["summary", "tags", "operationId"].map(|key| operation.get(key).is_some());
            assert_eq!(told, [true; 3], "{method} {path}");
            let responses = operation["responses"].as_object().unwrap();
            let described = responses.values().all(|one| one["description"] != "");
            assert!(!responses.is_empty() && described, "{method} {path}");
        }
    }
}

/// Bodies have schemas with fields, so that a client can be written from the description.
#[tokio::test]
async fn bodies_are_described_by_their_fields() {
    let description = serde_json::to_value(openapi()).unwrap();
    let mut bodies = 0;
    for (path, methods) in description["paths"].as_object().unwrap() {
        // The description itself is exempt.
        let methods = methods.as_object().unwrap().iter().filter(|_| path != "/api/openapi.json");
        for (method, operation) in methods {
            let responses = operation["responses"].as_object().unwrap().values();
            for told in responses.chain(operation.get("requestBody")) {
                let schema = &told["content"]["application/json"]["schema"];
                if !schema.is_null() {
                    bodies += 1;
                    assert!(has_fields(&description, schema), "{method} {path}: {schema}");
                }
            }
        }
    }
    assert!(bodies > 40, "{bodies}");
    let fields = |name: &str| {
        let schema = &description["components"]["schemas"][name]["properties"];
        schema.as_object().unwrap().keys().cloned().collect::<Vec<String>>()
    };
    let new = ["game", "lesson", "options", "password", "seats", "settings", "visibility"];
    assert_eq!(fields("CreateTable"), new);
    assert_eq!(fields("TableFrame"), ["about", "data", "game", "number", "seat", "table"]);
    assert!(fields("Settings").contains(&"start_when_full".to_owned()));
}

fn has_fields(description: &Value, schema: &Value) -> bool {
    if let Some(name) = schema["$ref"].as_str() {
        let found = description.pointer(name.strip_prefix('#').unwrap());
        return has_fields(description, found.unwrap_or_else(|| panic!("there is no {name}")));
    }
    let has = |key: &str| schema.get(key).is_some();
    match schema["type"].as_str() {
        Some("array") => has_fields(description, &schema["items"]),
        Some("object") => has("properties") || has("additionalProperties"),
        _ => has("allOf") || has("oneOf") || schema["type"] == "string",
    }
}
