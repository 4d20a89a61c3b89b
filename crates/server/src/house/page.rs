//! The pages for browsers: the client, or a plain page that explains how to build it.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use higaki_words::Words;
use sha2::{Digest, Sha256};
use utoipa_axum::router::OpenApiRouter;

use super::House;
use super::client::is_known;
use super::guard::PAGE_POLICY;
use super::problem::Problem;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

/// The pages of the client, by the first segment of their paths. The client itself routes them.
const PAGES: [&str; 8] = ["lobby", "mine", "new", "table", "rules", "learn", "settings", "account"];

pub(super) fn routes() -> OpenApiRouter<House> {
    // Not part of the API, so not described.
    let mut routes = OpenApiRouter::new().route("/", get(page)).route("/page.css", get(style));
    for name in PAGES {
        routes = routes
            .route(&format!("/{name}"), get(page))
            .route(&format!("/{name}/{{*rest}}"), get(page));
    }
    routes.route("/assets/{*file}", get(asset))
}

/// The start page of the client; without a client a plain page that explains how to build it, in
/// German, English or Polish.
async fn page(State(house): State<House>, headers: HeaderMap) -> Response {
    house.rules().client.start(&headers).unwrap_or_else(|| plain_page(&house, &headers))
}

async fn asset(State(house): State<House>, uri: Uri, headers: HeaderMap) -> Response {
    let found = house.rules().client.answer(uri.path(), &headers);
    found.unwrap_or_else(|| Problem::not_found("unknown_address").into_response())
}

/// The fallback for unrouted paths: a file of the client, its start page, or 404.
pub(super) async fn elsewhere(
    State(house): State<House>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let nothing = || Problem::not_found("unknown_address").into_response();
    if method != Method::GET && method != Method::HEAD {
        return nothing();
    }
    let client = house.rules().client;
    if let Some(file) = client.answer(uri.path(), &headers) {
        return file;
    }
    // A mistyped address: the client explains it better than JSON would.
    match client.start(&headers).filter(|_| is_visit(&uri, &headers)) {
        Some(mut page) => {
            *page.status_mut() = StatusCode::NOT_FOUND;
            page
        }
        None => nothing(),
    }
}

/// Whether a browser navigates to a page, rather than loading a part of one.
fn is_visit(uri: &Uri, headers: &HeaderMap) -> bool {
    let path = uri.path();
    let data = path == "/api" || path.starts_with("/api/") || path.contains('.');
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    !data && accept.is_some_and(|accept| accept.contains("text/html"))
}

fn plain_page(house: &House, headers: &HeaderMap) -> Response {
    let language = house.speech().preferred(headers);
    let text = filled(house.speech().words(language));
    let mut response = tagged(headers, "text/html; charset=utf-8", text);
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    answer.insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    answer.insert(header::CONTENT_SECURITY_POLICY, PAGE_POLICY);
    response
}

/// The stylesheet of the plain page.
async fn style(headers: HeaderMap) -> Response {
    tagged(&headers, "text/css; charset=utf-8", STYLE.to_owned())
}

/// The plain page with its texts. They are ours and contain no markup.
fn filled(words: &Words) -> String {
    let mut page = PAGE.replace("{lang}", words.language().code());
    for id in ["title", "running", "browser", "terminal", "programs", "description", "protocol"] {
        page = page.replace(&format!("{{{id}}}"), &words.say(&format!("page-{id}"), &[]));
    }
    page
}

/// A cacheable response with an `ETag`, to be revalidated on every use.
fn tagged(headers: &HeaderMap, kind: &'static str, text: String) -> Response {
    let hash = Sha256::digest(&text);
    let tag: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = is_known(headers, &tag);
    let about = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::CONTENT_TYPE, kind.to_owned()),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, text).into_response()
}
