//! Lessons: guided positions with texts, step by step.

#![allow(unused_qualifications, reason = "the macro that describes parameters writes some")]

use axum::Json;
use axum::extract::{Path, State};
use higaki_words::Language;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::problem::{Problem, ProblemBody};
use higaki_catalogue::{Lesson, Step, lessons};

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(of_game))
}

/// The lessons of a game.
#[derive(Debug, Serialize, ToSchema)]
struct Lessons {
    /// The lessons in their recommended order.
    lessons: Vec<Taught>,
}

/// A lesson, without its position, which contains hidden information.
#[derive(Debug, Serialize, ToSchema)]
struct Taught {
    /// The id, for `lesson` in the body of a new table.
    lesson: &'static str,
    /// The id of its title in the texts of the client, if it has one.
    title: Option<String>,
    /// The steps in order: `text`, `await`, `highlight` and `choice`.
    #[schema(value_type = Vec<Step>)]
    steps: &'static [Step],
}

/// List the lessons of a game in their recommended order.
#[utoipa::path(get, path = "/lessons/{game}", tag = "tables",
    params(("game" = String, Path, description = "The word for the game.")),
    responses(
        (status = 200, body = Lessons, description = "The lessons."),
        (status = 404, body = ProblemBody, description = "There is no such game."),
    ))]
async fn of_game(
    State(house): State<House>,
    Path(game): Path<String>,
) -> Result<Json<Lessons>, Problem> {
    house.tables().know_game(&game)?;
    let lessons = lessons().iter().filter(|lesson| lesson.game == game);
    let words = house.speech().words(Language::En);
    let taught = |lesson: &'static Lesson| {
        let title = Some(format!("lesson-{}-title", lesson.id)).filter(|id| words.has(id));
        Taught { lesson: &lesson.id, title, steps: &lesson.steps }
    };
    Ok(Json(Lessons { lessons: lessons.map(taught).collect() }))
}
