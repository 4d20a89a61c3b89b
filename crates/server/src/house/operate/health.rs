//! The health check.

use axum::extract::State;
use axum::http::StatusCode;
use higaki_store::UnixMillis;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::timeout;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use crate::time::milliseconds;

/// The lifetime of a cached answer, so that probes cannot load the disk.
const HOLDS: Duration = Duration::from_secs(1);
/// The time limit of the database for a small write.
const PATIENCE: Duration = Duration::from_secs(5);

/// The last answer and its time. Locked during a check: concurrent probes share its answer.
#[derive(Debug, Default)]
pub(crate) struct LastCheck(Mutex<Option<(UnixMillis, Health)>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Health {
    Well,
    Ill,
}

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(health))
}

/// Check the health of the server: whether the database answers and accepts a small write, and the
/// server is not shutting down. An answer may be a second old.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses(
    (status = 200, body = String, content_type = "text/plain", description = "All is well."),
    (status = 503, body = String, content_type = "text/plain", description = "Send nobody here."),
))]
async fn health(State(house): State<House>) -> (StatusCode, &'static str) {
    if *house.tables().closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match check(&house).await {
        Health::Well => (StatusCode::OK, "ok\n"),
        Health::Ill => (StatusCode::SERVICE_UNAVAILABLE, "the database does not take writes\n"),
    }
}

async fn check(house: &House) -> Health {
    let mut last = house.last_check().0.lock().await;
    let holds = |at: UnixMillis| (0..milliseconds(HOLDS)).contains(&(house.now().0 - at.0));
    if let Some((_, health)) = last.filter(|(at, _)| holds(*at)) {
        return health;
    }
    let health = match timeout(PATIENCE, house.store().health()).await {
        Ok(Ok(())) => Health::Well,
        Ok(Err(error)) => {
            tracing::error!(%error, "the database does not take writes");
            Health::Ill
        }
        Err(_) => {
            let seconds = PATIENCE.as_secs();
            tracing::error!(seconds, "the database does not take writes in time");
            Health::Ill
        }
    };
    *last = Some((house.now(), health));
    health
}
