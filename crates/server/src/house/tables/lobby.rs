//! Lists of tables: the lobby, and my games.

#![allow(unused_qualifications, reason = "the macro that describes parameters writes some")]

use axum::Json;
use axum::extract::State;
use higaki_protocol::{GameInfo, LobbyPage};
use higaki_store::{Cursor, LobbyFilter, Status};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Query;
use super::super::problem::{Problem, ProblemBody};
use super::Player;

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(lobby)).routes(routes!(mine))
}

/// How many tables a list shows if nobody says.
const USUAL: usize = 50;

/// What can be played here.
#[derive(Debug, Serialize, ToSchema)]
struct Games {
    /// The games, each with the numbers of players it is for.
    games: Vec<GameInfo>,
    /// How strong bots can be, the weakest first.
    levels: Vec<String>,
}

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Only this game.
    game: Option<String>,
    /// Only tables that stand like this; if left out, all but those that were given up.
    #[param(value_type = Option<String>, example = "open")]
    status: Option<Status>,
    /// Where the last part ended: its `next`.
    after: Option<String>,
    /// How many at most.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<usize>,
}

/// Which part of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Part {
    /// Where the last part ended: its `next`.
    after: Option<String>,
    /// How many at most.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<usize>,
}

/// Lists what can be played here.
#[utoipa::path(get, path = "/games", tag = "tables", responses(
    (status = 200, body = Games, description = "Games and bots."),
))]
async fn games(State(house): State<House>) -> Json<Games> {
    Json(Games { games: house.tables().games(), levels: house.tables().levels() })
}

/// Lists public tables, the newest first. A socket that asks for `watch_lobby` hears what changes.
#[utoipa::path(get, path = "/lobby", tag = "tables", params(Which), responses(
    (status = 200, body = LobbyPage, description = "`tables`, and `next` if there may be more."),
    (status = 400, body = ProblemBody, description = "The filter will not do."),
    (status = 404, body = ProblemBody, description = "There is no such game."),
))]
async fn lobby(
    State(house): State<House>,
    Query(which): Query<Which>,
) -> Result<Json<LobbyPage>, Problem> {
    let filter = LobbyFilter { game: which.game, status: which.status };
    let (after, limit) = (cursor(which.after.as_deref())?, which.limit.unwrap_or(USUAL));
    Ok(Json(house.tables().lobby(filter, after, limit).await?))
}

/// Lists my tables: those that wait for me first, then the liveliest.
#[utoipa::path(get, path = "/me/tables", tag = "tables", params(Part), responses(
    (status = 200, body = LobbyPage, description = "`tables`, and `next` if there may be more."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
))]
async fn mine(
    State(house): State<House>,
    Player(caller): Player,
    Query(part): Query<Part>,
) -> Result<Json<LobbyPage>, Problem> {
    let (after, limit) = (cursor(part.after.as_deref())?, part.limit.unwrap_or(USUAL));
    Ok(Json(house.tables().tables_of(caller.person, after, limit).await?))
}

fn cursor(text: Option<&str>) -> Result<Option<Cursor>, Problem> {
    let parsed = text.map(str::parse).transpose();
    parsed.map_err(|_| Problem::bad_request("bad_parameters"))
}
