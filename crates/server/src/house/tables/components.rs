//! Component data of a game as tables, in the language of the reader.

#![allow(unused_qualifications, reason = "the macro that describes parameters writes some")]

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use higaki_table::RulesVersion;
use higaki_words::TableText;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Query;
use super::super::problem::{Problem, ProblemBody};
use super::table::As;
use super::{MaybeKnown, table_id};

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(of_game)).routes(routes!(of_table))
}

/// The component data of a game, in the language of `Accept-Language`.
#[derive(Debug, Default, Serialize, ToSchema)]
struct Components {
    /// Whether the data comes from the host; names, notes and provenance are then in the host's
    /// words.
    custom: bool,
    /// The meaning of each provenance with its number of entries.
    provenance: Vec<String>,
    /// Tables with `name`, `caption`, `columns`, `rows` and `sources`; empty for a game without
    /// component data.
    #[schema(value_type = Vec<Object>)]
    tables: Vec<TableText>,
}

/// List the built-in component data of a game.
#[utoipa::path(get, path = "/games/{game}/components", tag = "tables",
    params(("game" = String, Path, description = "The word for the game.")), responses(
        (status = 200, body = Components, description = "The tables."),
        (status = 404, body = ProblemBody, description = "There is no such game."),
    ))]
async fn of_game(
    State(house): State<House>,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Json<Components>, Problem> {
    component_response(&house, &headers, &game, None, &Value::Null)
}

/// List the component data of a table.
#[utoipa::path(get, path = "/tables/{table}/components", tag = "tables",
    params(("table" = String, Path, description = "The id of the table."), As), responses(
        (status = 200, body = Components, description = "The tables."),
        (status = 403, body = ProblemBody, description = "Not for everybody, or not your seat."),
        (status = 404, body = ProblemBody, description = "There is no such table."),
    ))]
async fn of_table(
    State(house): State<House>,
    headers: HeaderMap,
    MaybeKnown(caller): MaybeKnown,
    Path(table): Path<String>,
    Query(looking): Query<As>,
) -> Result<Json<Components>, Problem> {
    let frame = house.tables().look(caller, table_id(&table)?, looking.seat, None).await?;
    let rules = RulesVersion(frame.about.rules_version);
    let mut options = frame.about.options;
    let custom = frame.data.is_some();
    if let Some(data) = frame.data {
        options["data"] = data;
    }
    let Json(components) =
        component_response(&house, &headers, &frame.about.game, Some(rules), &options)?;
    Ok(Json(Components { custom, ..components }))
}

fn component_response(
    house: &House,
    headers: &HeaderMap,
    game: &str,
    rules: Option<RulesVersion>,
    options: &Value,
) -> Result<Json<Components>, Problem> {
    let speech = house.speech();
    let words = speech.words(speech.preferred(headers));
    let data = house.tables().component_tables(game, rules, options)?;
    let data = data.map(|data| words.data_text(game, &data));
    Ok(Json(data.map_or_else(Components::default, |data| Components {
        custom: false,
        provenance: data.provenance,
        tables: data.tables,
    })))
}
