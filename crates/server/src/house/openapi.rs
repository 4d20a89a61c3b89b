//! The OpenAPI description of the API, generated from the handlers.

use axum::Json;
use std::sync::LazyLock;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::House;

/// The general information about the API.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Higaki",
        description = "Everything around the tables. The games themselves are played through the \
            socket at /api/socket, whose messages docs/protocol.md describes. Requests that change \
            something are JSON and must come from a page of this server or from no page at all. \
            Every answer that is not what was asked for is {\"error\": {\"code\", \"message\"}}.",
    ),
    tags(
        (name = "people", description = "Guests, accounts, sessions"),
        (name = "programs", description = "Tokens for programs that play"),
        (name = "tables", description = "Finding, making and joining tables"),
        (name = "ratings", description = "How strong people are thought to be"),
        (name = "operations", description = "For operators"),
    ),
)]
struct About;

/// A router whose routes are part of the description.
pub(super) fn described() -> OpenApiRouter<House> {
    let mut about = About::openapi();
    about.info.license = None;
    let schemes = &mut about.components.get_or_insert_default().security_schemes;
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description(
        "higaki",
        "Of a guest or an account; __Host-higaki over an encrypted line.",
    ));
    schemes.insert("cookie".to_owned(), SecurityScheme::ApiKey(cookie).into());
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
    let token = token.description(Some("A token of a program, higaki_ and 64 digits."));
    schemes.insert("token".to_owned(), SecurityScheme::Http(token.build()).into());
    OpenApiRouter::with_openapi(about)
}

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(describe))
}

/// The description, built once: it does not change while a program runs.
static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| super::routes().into_openapi());

/// The OpenAPI description of the API.
#[must_use]
pub fn openapi() -> &'static Description {
    &DESCRIPTION
}

/// Get the OpenAPI description of this API.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operations", responses(
    (status = 200, body = Object, description = "This description."),
))]
async fn describe() -> Json<&'static Description> {
    Json(openapi())
}
