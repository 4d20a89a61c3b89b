//! Whether the server can do its work.

use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(health))
}

/// Tells whether the server can do its work: whether the database answers and takes writes, and
/// the server is not closing.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses(
    (status = 200, body = String, content_type = "text/plain", description = "All is well."),
    (status = 503, body = String, content_type = "text/plain", description = "Send nobody here."),
))]
async fn health(State(house): State<House>) -> (StatusCode, &'static str) {
    if *house.tables().closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match house.store().health().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the store is not well");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}
