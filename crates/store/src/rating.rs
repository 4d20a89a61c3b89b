//! Ratings for each game and number of players, with their history.

use crate::StoreError;
use crate::database::{Connection, Row, values};
use crate::limits::{self, MAX_GAME};
use crate::store::Store;
use crate::values::UnixMillis;
use higaki_values::{PersonId, TableId};

/// Where ratings are compared: the same game with the same number of players.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pool {
    /// The word for the game.
    pub game: String,
    /// How many play.
    pub players: u32,
}

/// How strong somebody is thought to be. The formula is not the store's business.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The number that is shown.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much the person's strength varies.
    pub volatility: f64,
}

/// A rating and how many games it rests on. That number is also its version.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// Whose it is.
    pub person: PersonId,
    /// What it is.
    pub rating: Rating,
    /// How many games it rests on.
    pub games: u64,
}

/// A new rating for one of those who played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingUpdate {
    /// Whose.
    pub person: PersonId,
    /// How many games the old rating rested on, 0 for the first one. If it rests on another number
    /// now, nobody's rating is changed.
    pub expected_games: u64,
    /// The new one.
    pub rating: Rating,
}

/// A point of a rating's history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// How many games it rested on.
    pub games: u64,
    /// The table that brought it.
    pub table: TableId,
    /// The rating since then.
    pub rating: Rating,
    /// When.
    pub at: UnixMillis,
}

/// Why ratings were not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RatingError {
    /// The table was counted before.
    #[error("the table {0} is rated already")]
    AlreadyRated(TableId),
    /// A rating rests on other games than expected: read them, compute again.
    #[error("the rating of {person} rests on {actual} games")]
    Conflict {
        /// Whose rating.
        person: PersonId,
        /// How many games it rests on.
        actual: u64,
    },
    /// The database did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// The rating of a person, if there is one yet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rating(&self, person: PersonId, pool: Pool) -> Result<Option<Rated>, StoreError> {
        self.look_up(move |connection| Box::pin(get(connection, person, pool))).await
    }

    /// Changes the ratings of all who played at a table: all of them or none, and only once.
    ///
    /// # Errors
    /// When the table was counted before, a rating changed meanwhile, or the database fails.
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

    /// The best of a pool who have played at least so many games, the best first.
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

    /// The latest points of a rating's history, the newest first.
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

/// The first rating of a person; does nothing if there is one.
const FIRST: &str = "INSERT INTO ratings \
    (person, game, players, rating, deviation, volatility, games) \
    VALUES ($1, $2, $3, $4, $5, $6, $7 + 1) ON CONFLICT DO NOTHING";

/// A later one; does nothing if it rests on another number of games.
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
    // Always in the same order, so that two tables with the same people do not wait for each other.
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
