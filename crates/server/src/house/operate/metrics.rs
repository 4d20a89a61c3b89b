//! The metrics endpoint for Prometheus.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::IntoResponse;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::problem::{Problem, ProblemBody};

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(metrics))
}

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Get metrics for Prometheus: games, sockets, moves, latencies, the store.
///
/// Requires the configured token as `Authorization: Bearer …`. Without a configured token the
/// endpoint is disabled: behind a proxy a local address proves nothing.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, body = String, content_type = OPEN_METRICS, description = "The numbers."),
    (status = 403, body = ProblemBody, description = "Not for everybody."),
))]
async fn metrics(
    State(house): State<House>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    if !knows_the_token(&house, &headers) {
        return Err(Problem::forbidden("metrics_are_private"));
    }
    let text = house.meters().text().map_err(|_| Problem::internal())?;
    Ok(([(header::CONTENT_TYPE, OPEN_METRICS)], text))
}

fn knows_the_token(house: &House, headers: &HeaderMap) -> bool {
    let sent = headers.get(header::AUTHORIZATION).map(HeaderValue::as_bytes);
    let sent = sent.and_then(|value| value.strip_prefix(b"Bearer "));
    sent.zip(house.rules().metrics_token.as_ref()).is_some_and(|(sent, token)| token.is(sent))
}
