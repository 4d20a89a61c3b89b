//! API tokens for programs that play on behalf of a person.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use higaki_store::{BotToken, BotTokenId, NewBotToken};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Body;
use super::super::problem::{Problem, ProblemBody};
use super::super::socket::Revoked;
use super::caller::{BOT_PREFIX, Browser};
use super::token::Token;

pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(create, list)).routes(routes!(revoke))
}

/// The most tokens of one person.
const MOST: usize = 20;
const DAY_MILLISECONDS: i64 = 24 * 60 * 60 * 1000;

/// A token to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// A label of your choice.
    #[schema(example = "my first program", max_length = 240)]
    label: String,
    /// The lifetime in days; unlimited if left out.
    #[schema(minimum = 1, maximum = 3650)]
    days: Option<u16>,
}

/// A new token, shown only once.
#[derive(Serialize, ToSchema)]
pub(crate) struct Fresh {
    /// The token. It is not stored and cannot be shown again.
    token: String,
    #[serde(flatten)]
    about: About,
}

/// The metadata of a token.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct About {
    /// The id, for revoking the token.
    #[schema(value_type = String)]
    id: BotTokenId,
    /// The label.
    label: String,
    /// The time of creation, in milliseconds since 1970.
    created_at: i64,
    /// The time of expiry, in milliseconds since 1970.
    expires_at: Option<i64>,
}

impl From<BotToken> for About {
    fn from(token: BotToken) -> About {
        About {
            id: token.id,
            label: token.label,
            created_at: token.created_at.0,
            expires_at: token.expires_at.map(|at| at.0),
        }
    }
}

/// Create a token for a program that plays on your behalf.
#[utoipa::path(post, path = "/me/bot-tokens", tag = "programs", request_body = Wanted, responses(
    (status = 201, body = Fresh, description = "The token, shown this once."),
    (status = 400, body = ProblemBody, description = "The label or the days will not do."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
    (status = 409, body = ProblemBody, description = "You have too many tokens."),
))]
async fn create(
    State(house): State<House>,
    browser: Browser,
    Body(wanted): Body<Wanted>,
) -> Result<(StatusCode, Json<Fresh>), Problem> {
    let person = browser.person.id;
    if wanted.days.is_some_and(|days| !(1..=3650).contains(&days)) {
        return Err(Problem::bad_request("bad_days"));
    }
    if house.store().bot_tokens_of(person).await?.len() >= MOST {
        return Err(Problem::conflict("too_many_tokens").with("most", MOST));
    }
    let (token, at) = (Token::random(), house.now());
    let expires_at = wanted.days.map(|days| at.plus(i64::from(days) * DAY_MILLISECONDS));
    let (id, label) = (BotTokenId::random(), wanted.label);
    let about =
        About { id, label: label.clone(), created_at: at.0, expires_at: expires_at.map(|at| at.0) };
    let new = NewBotToken { id, token: token.hash(), person, label, at, expires_at };
    house.store().create_bot_token(new).await?;
    let token = format!("{BOT_PREFIX}{}", token.reveal());
    Ok((StatusCode::CREATED, Json(Fresh { token, about })))
}

/// List your tokens, the newest first.
#[utoipa::path(get, path = "/me/bot-tokens", tag = "programs", responses(
    (status = 200, body = Vec<About>, description = "Your tokens, without the secret part."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
))]
async fn list(State(house): State<House>, browser: Browser) -> Result<Json<Vec<About>>, Problem> {
    let tokens = house.store().bot_tokens_of(browser.person.id).await?;
    Ok(Json(tokens.into_iter().map(About::from).collect()))
}

/// Revoke a token. Programs that use it lose access at once.
#[utoipa::path(delete, path = "/me/bot-tokens/{id}", tag = "programs",
    params(("id" = String, Path, description = "The id of the token.")), responses(
        (status = 204, description = "Revoked."),
        (status = 401, body = ProblemBody, description = "Nobody known."),
        (status = 404, body = ProblemBody, description = "You have no such token."),
    ))]
async fn revoke(
    State(house): State<House>,
    browser: Browser,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let unknown = || Problem::not_found("unknown_token");
    let id = id.parse().map_err(|_| unknown())?;
    if house.store().delete_bot_token(browser.person.id, id).await? {
        house.sockets().end(Revoked::Token(id));
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(unknown())
    }
}
