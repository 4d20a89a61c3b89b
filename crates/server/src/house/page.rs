//! The page at the root, until the tables in the browser take its place: it says that the server
//! runs, and how to play meanwhile.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use higaki_words::Words;
use sha2::{Digest, Sha256};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::House;
use super::guard::PAGE_POLICY;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(page)).routes(routes!(style))
}

/// The page at the root, in German, English or Polish.
#[utoipa::path(get, path = "/", tag = "pages", responses(
    (status = 200, body = String, content_type = "text/html", description = "The page."),
))]
async fn page(State(house): State<House>, headers: HeaderMap) -> Response {
    let language = house.speech().preferred(&headers);
    let text = filled(house.speech().words(language));
    let mut response = asset(&headers, "text/html; charset=utf-8", text);
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    answer.insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    answer.insert(header::CONTENT_SECURITY_POLICY, PAGE_POLICY);
    response
}

/// How the page looks.
#[utoipa::path(get, path = "/page.css", tag = "pages", responses(
    (status = 200, body = String, content_type = "text/css", description = "The style."),
))]
async fn style(headers: HeaderMap) -> Response {
    asset(&headers, "text/css; charset=utf-8", STYLE.to_owned())
}

/// The page with its sentences. They are ours and hold no markup.
fn filled(words: &Words) -> String {
    let mut page = PAGE.replace("{lang}", words.language().code());
    for id in ["title", "running", "browser", "terminal", "programs", "description", "protocol"] {
        page = page.replace(&format!("{{{id}}}"), &words.say(&format!("page-{id}"), &[]));
    }
    page
}

/// Something that a browser may keep as long as it asks whether it is still the same.
fn asset(headers: &HeaderMap, kind: &'static str, text: String) -> Response {
    let hash = Sha256::digest(&text);
    let tag: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == *tag.as_str());
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
