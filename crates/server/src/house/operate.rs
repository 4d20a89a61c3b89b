//! Operation: health checks, metrics, request logs.

mod health;
mod metrics;
mod observe;

pub(crate) use health::LastCheck;
pub(crate) use observe::{Observed, in_time};

use super::House;
use utoipa_axum::router::OpenApiRouter;

/// The routes for operators.
pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().merge(health::routes()).merge(metrics::routes())
}
