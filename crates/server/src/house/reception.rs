//! The middleware of every request.
//!
//! One layer instead of one per concern: axum clones all layers below for each request that passes
//! a layer.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use super::House;
use super::connections::Crowded;
use super::guard::{admit, dress};
use super::operate::{Observed, in_time};
use super::people::identify;
use super::problem::{Problem, speak};

/// From the outside in: security headers, translated errors, the request log, admission, and for
/// the API authentication.
pub(super) async fn receive(State(house): State<House>, request: Request, next: Next) -> Response {
    let language = house.speech().preferred(request.headers());
    let observed = Observed::new(&request);
    let crowded = request.extensions().get::<Crowded>().is_some();
    // Boxed: the futures around it would each contain and copy it.
    let answer = in_time(Box::pin(enter(&house, request, next)));
    let response = observed.until_answered(&house, answer).await;
    let mut response = speak(&house, language, response);
    dress(&house, response.headers_mut());
    if crowded && response.status() != StatusCode::SWITCHING_PROTOCOLS {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

async fn enter(house: &House, mut request: Request, next: Next) -> Result<Response, Problem> {
    admit(house, &mut request)?;
    identify(house, request, next).await
}
