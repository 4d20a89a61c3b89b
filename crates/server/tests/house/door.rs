//! Host names, origins and security headers.

use super::support::Site;
use axum::http::Method;
use higaki_server::house::Rules;
use serde_json::json;

fn public() -> Rules {
    Rules { public_url: Some("https://play.example.org".parse().unwrap()), ..Rules::default() }
}

#[tokio::test]
async fn pages_of_others_change_nothing() {
    let site = Site::open().await;
    let mut browser = site.guest("Aki").await;
    let cookie = format!("higaki={}", browser.cookie.clone().unwrap());
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "http://localhost:8000"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let call = site.call(Method::PATCH, "/api/me").json(&json!({ "name": "Eve" }));
        let refused = call.with("cookie", &cookie).with(name, value).send().await;
        refused.is_problem(403, "foreign_page");
    }
    assert_eq!(browser.get("/api/me").await.json()["name"], "Aki");
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_counts() {
    let site = Site::with(public()).await;
    let enter = |origin: &str| {
        let call = site.post("/api/guests", &json!({ "name": "Aki" }));
        call.with("host", "play.example.org").with("origin", origin)
    };
    enter("https://play.example.org").send().await.is(201);
    enter("http://play.example.org").send().await.is_problem(403, "foreign_page");
    enter("https://evil.example").send().await.is_problem(403, "foreign_page");
}

#[tokio::test]
async fn a_host_that_others_could_own_is_refused() {
    let site = Site::with(public()).await;
    for host in ["evil.example", "play.example.org.evil.example", ""] {
        let refused = site.get("/api/games").with("host", host).send().await;
        refused.is_problem(421, "unknown_host");
    }
    for host in ["play.example.org", "127.0.0.1:4442", "[::1]:4442", "box.local", "localhost"] {
        site.get("/api/games").with("host", host).send().await.is(200);
    }
}

#[tokio::test]
async fn every_answer_wears_its_headers() {
    let site = Site::open().await;
    for path in ["/", "/page.css", "/api/games", "/api/me", "/healthz", "/nowhere"] {
        let answered = site.get(path).send().await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"),
        ] {
            assert_eq!(answered.header(name), value, "{path}");
        }
        let policy = answered.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; "), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}: {policy}");
        let cache = answered.header("cache-control");
        let page = ["/", "/page.css"].contains(&path);
        assert_eq!(cache, if page { "no-cache" } else { "no-store" }, "{path}");
        assert_eq!(answered.header("strict-transport-security"), "", "{path}: this line is plain");
    }
}

#[tokio::test]
async fn the_page_loads_nothing_that_its_policy_forbids() {
    let site = Site::open().await;
    let page = site.get("/").send().await;
    let forbidden = ["<script", "<style", " style=", " onclick", "http:", "https:", "//"];
    for part in forbidden {
        assert!(!page.text.contains(part), "{part}");
    }
    assert!(page.text.contains("href=\"/page.css\"") && page.text.contains("/api/openapi.json"));
    assert_eq!(
        site.get("/page.css").send().await.header("content-type"),
        "text/css; charset=utf-8"
    );
}

#[tokio::test]
async fn a_browser_that_knows_the_page_need_not_load_it_again() {
    let site = Site::open().await;
    let page = site.get("/").send().await;
    let tag = page.header("etag").to_owned();
    let again = site.get("/").with("if-none-match", &tag).send().await;
    again.is(304);
    assert_eq!(again.text, "");
    let german = site.get("/").with("if-none-match", &tag).with("accept-language", "de");
    german.send().await.is(200);
}

#[tokio::test]
async fn a_socket_with_a_cookie_needs_a_page_of_ours() {
    let site = Site::open().await;
    let browser = site.guest("Aki").await;
    let cookie = format!("higaki={}", browser.cookie.clone().unwrap());
    let open = || site.get("/api/socket").with("cookie", &cookie);
    open().send().await.is_problem(403, "foreign_page");
    let evil = open().with("origin", "https://evil.example");
    evil.send().await.is_problem(403, "foreign_page");
    // This request has no connection to upgrade, but it passed the checks before.
    let ours = open().with("origin", "http://localhost:4442");
    ours.send().await.is_problem(426, "not_a_socket");
    site.get("/api/socket").send().await.is_problem(401, "nobody");
}
