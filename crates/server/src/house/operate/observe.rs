//! Request logging and metrics: one log line and one count per request. A panic ends one request
//! only.

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

use super::super::House;
use super::super::problem::Problem;

/// The logged fields of a request. Paths and parameters are not logged, only routes: an address may
/// contain the link to a table, which is a secret of its players.
pub(crate) struct Observed {
    started: Instant,
    method: Method,
    route: Option<MatchedPath>,
}

impl Observed {
    pub(crate) fn new(request: &Request) -> Observed {
        let route = request.extensions().get::<MatchedPath>().cloned();
        Observed { started: Instant::now(), method: request.method().clone(), route }
    }

    /// Waits for the response and records it.
    pub(crate) async fn until_answered(
        self,
        house: &House,
        answer: impl Future<Output = Result<Response, Problem>>,
    ) -> Response {
        let Observed { started, method, route } = self;
        let route = route.as_ref().map_or("other", MatchedPath::as_str);
        let answered = AssertUnwindSafe(answer).catch_unwind().await;
        let response = answered.map_or_else(
            |_| {
                // The panic hook has logged the message and the place.
                tracing::error!(%method, route, "a request panicked");
                Problem::internal().into_response()
            },
            IntoResponse::into_response,
        );
        let (status, took) = (response.status().as_u16(), started.elapsed());
        let method = known(method.as_str());
        house.meters().answered(method, route, status, took);
        tracing::debug!(method, route, status, microseconds = took.as_micros(), "answered");
        response
    }
}

/// The method as a label. Clients may invent methods; each would be a time series of its own.
fn known(method: &str) -> &str {
    let all = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    all.into_iter().find(|known| *known == method).unwrap_or("OTHER")
}

/// The time limit of a response. A table that does not answer by then is stuck.
const PATIENCE: Duration = Duration::from_secs(30);

/// Times out a slow response. Sockets and downloads send their headers at once and may then take
/// any time.
pub(crate) async fn in_time(
    answer: impl Future<Output = Result<Response, Problem>>,
) -> Result<Response, Problem> {
    let late = |_| Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy"));
    tokio::time::timeout(PATIENCE, answer).await.unwrap_or_else(late)
}
