//! What whoever runs the server needs: health, numbers, a line in the log for every request.

mod health;
mod metrics;
mod observe;

pub(crate) use health::LastCheck;
pub(crate) use observe::{Observed, in_time};

use super::House;
use utoipa_axum::router::OpenApiRouter;

/// Everything that is not for players.
pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().merge(health::routes()).merge(metrics::routes())
}
