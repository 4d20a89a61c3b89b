//! Ratings and profiles.

#![allow(unused_qualifications, reason = "the macro that describes parameters writes some")]

use axum::Json;
use axum::extract::{Path, State};
use higaki_store::{Person, PersonId, PersonKind, Pool, Rated};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Query;
use super::super::problem::{Problem, ProblemBody};

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(best)).routes(routes!(person))
}

/// The default length of a ranking.
const USUAL: usize = 100;

/// A query for a ranking.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// The id of the game.
    #[param(example = "osaka")]
    game: String,
    /// The number of players.
    #[param(example = 3)]
    players: u32,
    /// The least number of rated games.
    at_least: Option<u64>,
    /// The greatest number of people.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<usize>,
}

/// A person in a ranking.
#[derive(Debug, Serialize, ToSchema)]
struct Ranked {
    /// The id of the person.
    #[schema(value_type = String)]
    person: PersonId,
    /// The name.
    name: String,
    #[serde(flatten)]
    strength: Strength,
}

/// A rating.
#[derive(Debug, Serialize, ToSchema)]
struct Strength {
    /// The rating.
    rating: f64,
    /// The uncertainty of the rating.
    deviation: f64,
    /// The number of rated games.
    games: u64,
}

/// A rating for one game and number of players.
#[derive(Debug, Serialize, ToSchema)]
struct InPool {
    /// The id of the game.
    game: String,
    /// The number of players.
    players: u32,
    #[serde(flatten)]
    strength: Strength,
}

/// The public profile of a person.
#[derive(Debug, Serialize, ToSchema)]
struct Profile {
    /// The id of the person.
    #[schema(value_type = String)]
    id: PersonId,
    /// The name; empty for a deleted person.
    name: String,
    /// Whether the person has an account.
    account: bool,
    /// The time of the first visit, in milliseconds since 1970.
    created_at: i64,
    /// The ratings for each game and number of players.
    ratings: Vec<InPool>,
}

impl From<Rated> for Strength {
    fn from(rated: Rated) -> Strength {
        let Rated { rating, games, .. } = rated;
        Strength { rating: rating.rating, deviation: rating.deviation, games }
    }
}

/// List the best players of a game with this number of players.
#[utoipa::path(get, path = "/ratings", tag = "ratings", params(Which), responses(
    (status = 200, body = Vec<Ranked>, description = "The best."),
    (status = 400, body = ProblemBody, description = "Say which game and how many players."),
    (status = 404, body = ProblemBody, description = "There is no such game."),
))]
async fn best(
    State(house): State<House>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<Ranked>>, Problem> {
    house.tables().know_game(&which.game)?;
    let pool = Pool { game: which.game, players: which.players };
    let limit = which.limit.unwrap_or(USUAL);
    let best = house.store().best(pool, which.at_least.unwrap_or(0), limit).await?;
    let people = house.store().people(best.iter().map(|rated| rated.person).collect()).await?;
    let name = |id: PersonId| {
        let found = people.iter().find(|(asked, _)| *asked == id);
        found.map_or_else(String::new, |(_, person)| person.name.clone())
    };
    let ranked = |rated: Rated| Ranked {
        person: rated.person,
        name: name(rated.person),
        strength: rated.into(),
    };
    Ok(Json(best.into_iter().map(ranked).collect()))
}

/// Get a profile: name and ratings.
#[utoipa::path(get, path = "/people/{person}", tag = "ratings",
    params(("person" = String, Path, description = "The id of the person.")), responses(
        (status = 200, body = Profile, description = "The profile."),
        (status = 404, body = ProblemBody, description = "There is nobody with this id."),
    ))]
async fn person(
    State(house): State<House>,
    Path(id): Path<String>,
) -> Result<Json<Profile>, Problem> {
    let id: PersonId = id.parse().map_err(|_| Problem::not_found("unknown_person"))?;
    let Person { id, kind, name, created_at, .. } = house.store().person(id).await?;
    let mut ratings = Vec::new();
    // Guests are never rated.
    if kind == PersonKind::Account {
        for game in house.tables().games() {
            for players in game.min_players..=game.max_players {
                let (game, players) = (game.game.clone(), u32::from(players));
                let pool = Pool { game: game.clone(), players };
                if let Some(rated) = house.store().rating(id, pool).await? {
                    ratings.push(InPool { game, players, strength: rated.into() });
                }
            }
        }
    }
    let account = kind == PersonKind::Account;
    Ok(Json(Profile { id, name, account, created_at: created_at.0, ratings }))
}
