//! One table over HTTP: creation, state, record, positions.

#![allow(unused_qualifications, reason = "the macro that describes parameters writes some")]

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use higaki_protocol::{Answer, AtTable, CreateTable, PositionAt, Request, TableFrame};
use higaki_table::JsonText;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::{Body, Query};
use super::super::problem::{Problem, ProblemBody};
use super::{MaybeKnown, Player, table_id};

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(look))
        .routes(routes!(record))
        .routes(routes!(position))
}

/// A created table.
#[derive(Debug, Serialize, ToSchema)]
struct Created {
    /// The id of the table, fit for a link.
    #[schema(example = "MDEyMzQ1Njc4OWFiY2RlZg")]
    table: String,
}

/// An earlier position.
#[derive(Debug, Serialize, ToSchema)]
struct Position {
    /// The word `position`, as in the answer of the socket protocol.
    answer: &'static str,
    /// The number of choices, as the viewer knows them.
    at: u32,
    /// The view of the game at that time.
    #[schema(value_type = Object)]
    view: JsonText,
    /// The events of the last choice before it.
    #[schema(value_type = Vec<Object>)]
    events: JsonText,
}

/// The viewer of a request.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct As {
    /// The caller's seat; a spectator if left out.
    pub(super) seat: Option<u8>,
}

/// Create a table.
///
/// The body is the `create` message of the socket protocol without its `type`.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = CreateTable, responses(
    (status = 201, body = Created, description = "The table."),
    (status = 400, body = ProblemBody, description = "Something about it will not do."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
    (status = 404, body = ProblemBody, description = "There is no such game, bot or person."),
    (status = 429, body = ProblemBody, description = "Too many tables of yours are not over."),
))]
async fn create(
    State(house): State<House>,
    Player(caller): Player,
    Body(new): Body<CreateTable>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let asked = Request::Create(Box::new(new));
    match house.tables().ask(caller, None, asked).await? {
        Answer::Table { table } => Ok((StatusCode::CREATED, Json(Created { table }))),
        _ => Err(Problem::internal()),
    }
}

/// Get a table: settings, seats, and the game as the caller sees it.
#[utoipa::path(get, path = "/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The id of the table."), As), responses(
        (status = 200, body = TableFrame, description = "The `table` frame of the protocol."),
        (status = 403, body = ProblemBody, description = "Not for everybody, or not your seat."),
        (status = 404, body = ProblemBody, description = "There is no such table."),
    ))]
async fn look(
    State(house): State<House>,
    MaybeKnown(caller): MaybeKnown,
    Path(table): Path<String>,
    Query(looking): Query<As>,
) -> Result<Json<TableFrame>, Problem> {
    let table = table_id(&table)?;
    Ok(Json(house.tables().look(caller, table, looking.seat, None).await?))
}

/// Download the record of a game, for `higaki verify` and `higaki replay`.
#[utoipa::path(get, path = "/tables/{table}/record", tag = "tables",
    params(("table" = String, Path, description = "The id of the table.")), responses(
        (status = 200, body = String, content_type = "text/plain", description = "The record."),
        (status = 404, body = ProblemBody, description = "There is no such table."),
        (status = 409, body = ProblemBody, description = "The game is not over."),
    ))]
async fn record(
    State(house): State<House>,
    MaybeKnown(caller): MaybeKnown,
    Path(table): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let table = table_id(&table)?.to_string();
    let name = format!("attachment; filename=\"higaki-{table}.txt\"");
    let asked = Request::Record(AtTable { table });
    let Answer::Record { record } = house.tables().ask(caller, None, asked).await? else {
        return Err(Problem::internal());
    };
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record))
}

/// Get an earlier position, as in a link to a position.
#[utoipa::path(get, path = "/tables/{table}/positions/{at}", tag = "tables",
    params(
        ("table" = String, Path, description = "The id of the table."),
        ("at" = u32, Path, description = "After so many choices; 0 is the deal."),
        As,
    ), responses(
        (status = 200, body = Position, description = "The `position` answer of the protocol."),
        (status = 404, body = ProblemBody, description = "There is no such table or position."),
    ))]
async fn position(
    State(house): State<House>,
    MaybeKnown(caller): MaybeKnown,
    Path((table, at)): Path<(String, String)>,
    Query(looking): Query<As>,
) -> Result<Json<Position>, Problem> {
    let table = table_id(&table)?.to_string();
    let at = at.parse().map_err(|_| Problem::not_found("no_such_position"))?;
    let asked = Request::Position(PositionAt { table, seat: looking.seat, at });
    match house.tables().ask(caller, None, asked).await? {
        Answer::Position { at, view, events } => {
            Ok(Json(Position { answer: "position", at, view, events }))
        }
        _ => Err(Problem::internal()),
    }
}
