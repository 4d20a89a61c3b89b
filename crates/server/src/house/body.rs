//! Extractors for JSON bodies of bounded size and for query parameters.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;

use super::problem::Problem;

/// The size limit of a body, in bytes.
pub(crate) const MOST_BYTES: usize = 64 * 1024;

/// The JSON body of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_sent_as_json"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large")
            } else {
                Problem::bad_request("broken_body")
            }
        })?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| problem(&error))
    }
}

/// The query parameters of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Problem> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        let query = query.map_err(|_| Problem::bad_request("bad_parameters"))?;
        Ok(Query(query.0))
    }
}

/// Requires `application/json`. HTML forms of other sites cannot send it: a second CSRF defence.
fn is_json(headers: &HeaderMap) -> bool {
    let sent_as = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = sent_as.and_then(|sent_as| sent_as.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// Repeats the names of fields but no values: one of them may be a password.
fn problem(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    let place = |code| Problem::bad_request(code).with("line", line).with("column", column);
    if !error.is_data() {
        return place("not_json");
    }
    let text = error.to_string();
    let named = ["unknown field", "missing field"].iter().any(|start| text.starts_with(start));
    match text.split_once(" at line").filter(|_| named) {
        Some((reason, _)) => Problem::bad_request("unexpected_field").with("reason", reason),
        None => place("unexpected_value"),
    }
}
