//! Lists of tables: the lobby and the caller's tables.

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

/// The default length of a list.
const USUAL: usize = 50;

/// The available games and bots.
#[derive(Debug, Serialize, ToSchema)]
struct Games {
    /// The games with their numbers of players.
    games: Vec<GameInfo>,
    /// The levels of bots, the weakest first.
    levels: Vec<String>,
}

/// A query for public tables.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// The id of a game; all games if left out.
    game: Option<String>,
    /// A status; if left out, all but abandoned tables.
    #[param(value_type = Option<String>, example = "open")]
    status: Option<Status>,
    /// The cursor: `next` of the page before.
    after: Option<String>,
    /// The greatest number of tables.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<usize>,
}

/// A query for a page.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Part {
    /// The cursor: `next` of the page before.
    after: Option<String>,
    /// The greatest number of tables.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<usize>,
}

/// List the available games and bots.
#[utoipa::path(get, path = "/games", tag = "tables", responses(
    (status = 200, body = Games, description = "Games and bots."),
))]
async fn games(State(house): State<House>) -> Json<Games> {
    Json(Games { games: house.tables().games(), levels: house.tables().levels() })
}

/// List public tables, the newest first. A socket with `watch_lobby` gets the changes.
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

/// List your tables: those that wait for you first, then by latest activity.
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
