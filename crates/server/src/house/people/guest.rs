//! Guests: a name is enough to play.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use higaki_store::{NewGuest, Person, PersonId, PersonKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Body;
use super::super::guard::ClientAddress;
use super::super::problem::{Problem, ProblemBody};
use super::caller::{Authenticated, Browser, Identity};
use super::cookie::LIFE_SECONDS;
use super::token::Token;

pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(enter)).routes(routes!(me, change))
}

/// A guest to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Enter {
    /// The display name, not necessarily unique.
    #[schema(example = "Aki", max_length = 240)]
    name: String,
}

/// Changes to yourself; fields that are left out stay unchanged.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    /// The new name.
    name: Option<String>,
    /// Preferences of the client: language, colours, sounds. Opaque to the server.
    #[schema(value_type = Option<Object>)]
    settings: Option<serde_json::Map<String, serde_json::Value>>,
}

/// The caller's own person.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// The id, which never changes.
    #[schema(value_type = String, example = "MDEyMzQ1Njc4OWFiY2RlZg")]
    pub(crate) id: PersonId,
    /// The display name.
    name: String,
    /// Whether the person has an account with a password.
    account: bool,
    /// Preferences of the client.
    #[schema(value_type = Object)]
    settings: serde_json::Value,
    /// The time of the first visit, in milliseconds since 1970.
    created_at: i64,
    /// The time at which an inactive guest is deleted, in milliseconds since 1970.
    expires_at: Option<i64>,
}

impl From<Person> for Me {
    fn from(person: Person) -> Me {
        Me {
            id: person.id,
            account: person.kind == PersonKind::Account,
            settings: person.settings.read().unwrap_or_default(),
            created_at: person.created_at.0,
            expires_at: person.expires_at.map(|at| at.0),
            name: person.name,
        }
    }
}

/// Enter as a guest.
///
/// The response sets a cookie with a random token that lasts for a year.
#[utoipa::path(post, path = "/guests", tag = "people", request_body = Enter, responses(
    (status = 201, body = Me, description = "Welcome."),
    (status = 400, body = ProblemBody, description = "The name is empty or too long."),
    (status = 409, body = ProblemBody, description = "You are here already."),
    (status = 429, body = ProblemBody, description = "Too many people from your address."),
))]
async fn enter(
    State(house): State<House>,
    ClientAddress(address): ClientAddress,
    caller: Option<axum::Extension<Identity>>,
    Body(enter): Body<Enter>,
) -> Result<impl IntoResponse, Problem> {
    if caller.is_some() {
        return Err(Problem::conflict("here_already"));
    }
    house.limits().newcomer(address)?;
    let (token, now) = (Token::random(), house.now());
    let expires_at = now.plus(LIFE_SECONDS * 1000);
    let (id, hash) = (PersonId::random(), token.hash());
    let guest = NewGuest { id, name: enter.name, token: hash, at: now, expires_at };
    let person = house.store().create_guest(guest).await?;
    let cookie = [(header::SET_COOKIE, house.transport().give(&token))];
    Ok((StatusCode::CREATED, cookie, Json(Me::from(person))))
}

/// Get your own person.
#[utoipa::path(get, path = "/me", tag = "people", responses(
    (status = 200, body = Me, description = "You."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
))]
async fn me(Authenticated(caller): Authenticated) -> Json<Me> {
    Json(caller.person.into())
}

/// Change your name or preferences.
#[utoipa::path(patch, path = "/me", tag = "people", request_body = Change, responses(
    (status = 200, body = Me, description = "You, as you are now."),
    (status = 400, body = ProblemBody, description = "The name is empty or too long."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
    (status = 409, body = ProblemBody, description = "Another account has this name."),
))]
async fn change(
    State(house): State<House>,
    browser: Browser,
    Body(change): Body<Change>,
) -> Result<Json<Me>, Problem> {
    let id = browser.person.id;
    if let Some(name) = change.name {
        house.store().rename(id, &name).await?;
        house.tables().person_changed(id);
    }
    if let Some(settings) = change.settings {
        let settings =
            higaki_store::Json::of(&settings).map_err(|_| Problem::bad_request("not_json"))?;
        house.store().set_person_settings(id, settings).await?;
    }
    Ok(Json(house.store().person(id).await?.into()))
}
