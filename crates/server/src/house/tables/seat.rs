//! Seats over HTTP: joining by a link, starting, leaving.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use higaki_protocol::{Answer, AtSeat, AtTable, JoinTable, Request};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Body;
use super::super::problem::{Problem, ProblemBody};
use super::{Player, key, table_id};

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(join)).routes(routes!(leave)).routes(routes!(start))
}

/// A request for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The seat; any open one if left out.
    seat: Option<u8>,
    /// The password of the table, if it has one.
    #[schema(format = Password)]
    password: Option<String>,
    /// The player's part of the seed: 64 hexadecimal digits, chosen after the commitment is known.
    nonce: Option<String>,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
struct Taken {
    /// The seat.
    seat: u8,
}

/// Take a seat at a table that has not begun, or move to another one.
#[utoipa::path(post, path = "/tables/{table}/seats", tag = "tables", request_body = Wanted,
    params(("table" = String, Path, description = "The id of the table.")), responses(
        (status = 200, body = Taken, description = "Your seat."),
        (status = 401, body = ProblemBody, description = "Nobody known."),
        (status = 403, body = ProblemBody, description = "The password is wrong."),
        (status = 404, body = ProblemBody, description = "There is no such table."),
        (status = 409, body = ProblemBody, description = "The seat is taken, or all are."),
        (status = 429, body = ProblemBody, description = "Too many wrong passwords."),
    ))]
async fn join(
    State(house): State<House>,
    Player(caller): Player,
    Path(table): Path<String>,
    headers: HeaderMap,
    Body(Wanted { seat, password, nonce }): Body<Wanted>,
) -> Result<Json<Taken>, Problem> {
    let table = table_id(&table)?.to_string();
    let asked = Request::Join(JoinTable { table, seat, password, nonce });
    match house.tables().ask(caller, key(&headers)?, asked).await? {
        Answer::Seat { seat } => Ok(Json(Taken { seat })),
        _ => Err(Problem::internal()),
    }
}

/// Leave a table: before the beginning the seat becomes open, afterwards a bot replaces the player.
#[utoipa::path(delete, path = "/tables/{table}/seats", tag = "tables",
    params(("table" = String, Path, description = "The id of the table.")), responses(
        (status = 204, description = "You have left."),
        (status = 401, body = ProblemBody, description = "Nobody known."),
        (status = 404, body = ProblemBody, description = "There is no such table."),
    ))]
async fn leave(
    State(house): State<House>,
    Player(caller): Player,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let table = table_id(&table)?.to_string();
    let asked = Request::Leave(AtSeat { table, seat: None });
    house.tables().ask(caller, key(&headers)?, asked).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin the game, as the host.
#[utoipa::path(post, path = "/tables/{table}/start", tag = "tables",
    params(("table" = String, Path, description = "The id of the table.")), responses(
        (status = 204, description = "The cards are dealt."),
        (status = 401, body = ProblemBody, description = "Nobody known."),
        (status = 403, body = ProblemBody, description = "You are not the host."),
        (status = 404, body = ProblemBody, description = "There is no such table."),
        (status = 409, body = ProblemBody, description = "Seats are free, or it has begun."),
    ))]
async fn start(
    State(house): State<House>,
    Player(caller): Player,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let asked = Request::Start(AtTable { table: table_id(&table)?.to_string() });
    house.tables().ask(caller, key(&headers)?, asked).await?;
    Ok(StatusCode::NO_CONTENT)
}
