//! Ratings for each game and number of players, with their history.

use crate::StoreError;
use crate::database::{Connection, Row, values};
use crate::limits::{self, MAX_GAME};
use crate::store::Store;
use crate::values::UnixMillis;
use higaki_values::{PersonId, TableId};

/// A rating pool: the same game with the same number of players.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pool {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u32,
}

/// A Glicko-2 rating. The formula is up to the caller.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The number shown to people.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
}

/// A stored rating and the number of games it is based on, which is also its version.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The player.
    pub person: PersonId,
    /// The rating.
    pub rating: Rating,
    /// The number of games it is based on.
    pub games: u64,
}

/// A new rating for a player of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingUpdate {
    /// The player.
    pub person: PersonId,
    /// The number of games of the old rating, 0 for the first one. If it has changed meanwhile, no
    /// rating is changed.
    pub expected_games: u64,
    /// The new rating.
    pub rating: Rating,
}

/// A point in the history of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// The number of games it is based on.
    pub games: u64,
    /// The table of the last game.
    pub table: TableId,
    /// The rating after it.
    pub rating: Rating,
    /// The time.
    pub at: UnixMillis,
}

/// The reason why ratings were not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RatingError {
    /// The table was rated before.
    #[error("the table {0} is rated already")]
    AlreadyRated(TableId),
    /// A rating has changed meanwhile: read the ratings and compute again.
    #[error("the rating of {person} rests on {actual} games")]
    Conflict {
        /// The player.
        person: PersonId,
        /// The current number of games.
        actual: u64,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// The rating of a person, if any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rating(&self, person: PersonId, pool: Pool) -> Result<Option<Rated>, StoreError> {
        self.look_up(move |connection| Box::pin(get(connection, person, pool))).await
    }

    /// Changes the ratings of all players of a table: all or none, and only once.
    ///
    /// # Errors
    /// When the table was rated before, a rating changed meanwhile, or the database fails.
    pub async fn rate(
        &self,
        table: TableId,
        pool: Pool,
        updates: Vec<RatingUpdate>,
        at: UnixMillis,
    ) -> Result<(), RatingError> {
        limits::check_text("the word for a game", &pool.game, MAX_GAME)?;
        self.write(move |connection| Box::pin(rate(connection, table, pool, updates, at))).await
    }

    /// The leaderboard of a pool: people with at least so many games, the best first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn best(
        &self,
        pool: Pool,
        at_least_games: u64,
        limit: usize,
    ) -> Result<Vec<Rated>, StoreError> {
        self.read(move |connection| Box::pin(best(connection, pool, at_least_games, limit))).await
    }

    /// The latest points in the history of a rating, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rating_history(
        &self,
        person: PersonId,
        pool: Pool,
        limit: usize,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.look_up(move |connection| Box::pin(history(connection, person, pool, limit))).await
    }
}

const GET: &str = "SELECT person, rating, deviation, volatility, games FROM ratings \
    WHERE person = $1 AND game = $2 AND players = $3";

const COUNT_TABLE: &str =
    "INSERT INTO rated_tables (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/// Inserts the first rating of a person; does nothing if there is one.
const FIRST: &str = "INSERT INTO ratings \
    (person, game, players, rating, deviation, volatility, games) \
    VALUES ($1, $2, $3, $4, $5, $6, $7 + 1) ON CONFLICT DO NOTHING";

/// Updates a rating; does nothing if its number of games differs.
const NEXT: &str = "UPDATE ratings SET rating = $4, deviation = $5, volatility = $6, \
    games = games + 1 WHERE person = $1 AND game = $2 AND players = $3 AND games = $7";

const REMEMBER: &str = "INSERT INTO rating_history \
    (person, game, players, games, table_id, rating, deviation, volatility, at) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

const BEST: &str = "SELECT person, rating, deviation, volatility, games FROM ratings \
    WHERE game = $1 AND players = $2 AND games >= $3 ORDER BY rating DESC, person LIMIT $4";

const HISTORY: &str = "SELECT games, table_id, rating, deviation, volatility, at \
    FROM rating_history WHERE person = $1 AND game = $2 AND players = $3 \
    ORDER BY games DESC LIMIT $4";

async fn get(
    connection: &mut Connection,
    person: PersonId,
    pool: Pool,
) -> Result<Option<Rated>, StoreError> {
    let values = values![person, &pool.game, i64::from(pool.players)];
    connection.row(GET, values).await?.as_ref().map(read_rated).transpose()
}

async fn rate(
    connection: &mut Connection,
    table: TableId,
    pool: Pool,
    mut updates: Vec<RatingUpdate>,
    at: UnixMillis,
) -> Result<(), RatingError> {
    if connection.execute(COUNT_TABLE, values![table, at]).await? == 0 {
        return Err(RatingError::AlreadyRated(table));
    }
    // Always in the same order, so that two tables with the same people do not deadlock.
    updates.sort_by_key(|update| update.person);
    let players = i64::from(pool.players);
    for RatingUpdate { person, expected_games, rating } in updates {
        let Rating { rating, deviation, volatility } = rating;
        let expected = expected_games as i64;
        let new = values![person, &pool.game, players, rating, deviation, volatility, expected];
        let statement = if expected == 0 { FIRST } else { NEXT };
        if connection.execute(statement, new).await? == 0 {
            let found = get(connection, person, pool).await?;
            let actual = found.map_or(0, |found| found.games);
            return Err(RatingError::Conflict { person, actual });
        }
        let games = expected + 1;
        let point =
            values![person, &pool.game, players, games, table, rating, deviation, volatility, at];
        connection.execute(REMEMBER, point).await?;
    }
    Ok(())
}

async fn best(
    connection: &mut Connection,
    pool: Pool,
    at_least_games: u64,
    limit: usize,
) -> Result<Vec<Rated>, StoreError> {
    let at_least = i64::try_from(at_least_games).unwrap_or(i64::MAX);
    let players = i64::from(pool.players);
    let values = values![&pool.game, players, at_least, limits::page(limit)];
    connection.rows(BEST, values).await?.iter().map(read_rated).collect()
}

async fn history(
    connection: &mut Connection,
    person: PersonId,
    pool: Pool,
    limit: usize,
) -> Result<Vec<RatingPoint>, StoreError> {
    let values = values![person, &pool.game, i64::from(pool.players), limits::page(limit)];
    let point = |row: &Row| {
        Ok(RatingPoint {
            games: row.count("games")?,
            table: row.parsed("table_id")?,
            rating: read_rating(row)?,
            at: row.time("at")?,
        })
    };
    connection.rows(HISTORY, values).await?.iter().map(point).collect()
}

fn read_rated(row: &Row) -> Result<Rated, StoreError> {
    let (person, rating) = (row.parsed("person")?, read_rating(row)?);
    Ok(Rated { person, rating, games: row.count("games")? })
}

fn read_rating(row: &Row) -> Result<Rating, StoreError> {
    Ok(Rating {
        rating: row.real("rating")?,
        deviation: row.real("deviation")?,
        volatility: row.real("volatility")?,
    })
}
