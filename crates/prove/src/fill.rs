//! A database with any number of finished games, for measurements.
//!
//! The games are real: random listed choices played in the same rooms as on a server, stored through
//! the writer of the store. Their logs replay and their records verify. The seed determines
//! everything.

mod people;
mod play;

pub use people::{BUSIEST, NEWCOMER};

use futures_util::future::{BoxFuture, FutureExt, join_all};
use higaki_catalogue::AllGames;
use higaki_server::tables::{FIRST_RATING, RatedResult, rate};
use higaki_store::{DatabaseLocation, PersonId, Pool, Rating, RatingUpdate, Store, UnixMillis};
use higaki_table::Seed;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::Instant;

use crate::error::ProveError;
use people::People;
use play::{Played, play};

/// The database to be made.
#[derive(Clone, Debug)]
pub struct FillPlan {
    /// Its address.
    pub database: String,
    /// Finished games.
    pub games: u64,
    /// The seed of everything.
    pub seed: Seed,
    /// Whether a database with tables is accepted.
    pub beside_others: bool,
}

/// The rows that were made.
#[derive(Clone, Debug, Default, Serialize)]
pub struct FillReport {
    /// Finished games.
    pub games: u64,
    /// Rated ones among them.
    pub rated: u64,
    /// Tables that have not begun.
    pub open: u64,
    /// Games that are not over.
    pub running: u64,
    /// Entries of all logs.
    pub entries: u64,
    /// People.
    pub people: u64,
    /// The time that it took, in seconds.
    pub seconds: f64,
}

/// The first moment: a database is the same on every day.
const DAWN: UnixMillis = UnixMillis(1_767_225_600_000);
/// The time between two new tables, in milliseconds.
const STEP_MS: i64 = 60_000;
/// One table in this many stays open, and one is not played to its end.
const UNFINISHED: u64 = 100;
/// Tables that are stored together.
const CHUNK: u64 = 128;
/// Threads that play.
const PLAYERS: u64 = 2;

/// Fills a database. `progress` receives the number of finished games.
///
/// # Errors
/// When the database cannot be opened or written, or has tables already.
pub async fn fill(
    plan: &FillPlan,
    mut progress: impl FnMut(u64),
) -> Result<FillReport, ProveError> {
    let started = Instant::now();
    let store = Store::open(&plan.database).await.map_err(ProveError::inside)?;
    let tables = store.counts().await.map_err(ProveError::inside)?.tables;
    if tables > 0 && !plan.beside_others {
        store.close().await;
        return Err(ProveError::NotEmpty { tables });
    }
    let people = Arc::new(People::of(plan.games, &plan.seed));
    people.store(&store, DAWN).await?;
    let mut filling = Filling {
        report: FillReport { people: people.len() as u64, ..FillReport::default() },
        ratings: BTreeMap::new(),
        store: store.clone(),
    };
    let unfinished = 2 * plan.games.div_ceil(UNFINISHED);
    let all = plan.games + unfinished;
    let mut queues = Vec::new();
    for player in 0..PLAYERS {
        // Each thread plays every other chunk, a few chunks ahead.
        let (queue, played) = sync_channel::<Vec<Result<Played, ProveError>>>(2);
        let (seed, people, games) = (plan.seed, Arc::clone(&people), plan.games);
        std::thread::spawn(move || {
            let catalogue: Arc<dyn higaki_catalogue::Games> = Arc::new(AllGames);
            for first in (player * CHUNK..all).step_by((PLAYERS * CHUNK) as usize) {
                let chunk = (first..all.min(first + CHUNK)).map(|number| {
                    let at = DAWN.plus(number as i64 * STEP_MS);
                    play(number, games, &seed, at, &people, &catalogue)
                });
                // The receiver is gone when storing failed.
                if queue.send(chunk.collect()).is_err() {
                    return;
                }
            }
        });
        queues.push(played);
    }
    for chunk in 0..all.div_ceil(CHUNK) {
        let queue = &queues[(chunk % PLAYERS) as usize];
        let played = tokio::task::block_in_place(|| queue.recv()).map_err(ProveError::inside)?;
        filling.keep(played.into_iter().collect::<Result<_, _>>()?).await?;
        progress(filling.report.games);
    }
    store.close().await;
    filling.report.seconds = started.elapsed().as_secs_f64();
    Ok(filling.report)
}

struct Filling {
    store: Store,
    report: FillReport,
    /// The current ratings, and the number of games behind them.
    ratings: BTreeMap<(Pool, PersonId), (Rating, u64)>,
}

type Writing<'a> = BoxFuture<'a, Result<(), ProveError>>;

impl Filling {
    /// Stores tables: requests are sent in order, and the writer takes hundreds of them into one
    /// transaction. On PostgreSQL ratings and chat have connections of their own, so that only one
    /// is under way at a time.
    async fn keep(&mut self, chunk: Vec<Played>) -> Result<(), ProveError> {
        let store = self.store.clone();
        let (mut creates, mut appended): (Vec<Writing<'_>>, Vec<Writing<'_>>) = Default::default();
        let mut further: Vec<Writing<'_>> = Vec::new();
        for played in chunk {
            let Played { table, people, end } = played;
            let result = table.rated_result();
            let report = &mut self.report;
            match (table.state().is_over(), table.state().outcome()) {
                (true, _) => report.games += 1,
                (false, None) if table.state().revision().0 <= people.len() as u64 => {
                    report.open += 1;
                }
                (false, _) => report.running += 1,
            }
            report.rated += u64::from(result.is_some());
            report.entries += table.state().revision().0;
            let (row, appends) = table.into_parts();
            let id = row.id;
            creates.push(send(store.create_table(row)));
            appended.extend(appends.into_iter().map(|append| send(store.append(append))));
            if let Some(result) = result {
                further.push(self.rate(&store, result, end));
            }
            for (person, text) in people.iter().zip(["Hello!", "Good game."]) {
                // Every fourth table has a chat.
                if id.to_string().ends_with(['A', 'Q']) {
                    further.push(send(store.say(id, *person, text.to_owned(), end)));
                }
            }
        }
        in_order(creates).await?;
        if matches!(store.place(), DatabaseLocation::Postgres(_)) {
            in_order(appended).await?;
            for request in further {
                request.await?;
            }
            return Ok(());
        }
        appended.append(&mut further);
        in_order(appended).await
    }

    /// The update of the ratings after a game, in the order of the games.
    fn rate(&mut self, store: &Store, result: RatedResult, at: UnixMillis) -> Writing<'static> {
        let RatedResult { table, pool, places } = result;
        let known = |ratings: &BTreeMap<_, _>, person| {
            ratings.get(&(pool.clone(), person)).copied().unwrap_or((FIRST_RATING, 0))
        };
        let before: Vec<(Rating, u8)> = places
            .iter()
            .map(|(person, place)| (known(&self.ratings, *person).0, *place))
            .collect();
        let mut updates = Vec::new();
        for ((person, _), rating) in places.iter().zip(rate(&before)) {
            let (_, games) = known(&self.ratings, *person);
            updates.push(RatingUpdate { person: *person, expected_games: games, rating });
            self.ratings.insert((pool.clone(), *person), (rating, games + 1));
        }
        let store = store.clone();
        async move { store.rate(table, pool, updates, at).await.map_err(ProveError::inside) }
            .boxed()
    }
}

/// Sends requests in this order and waits for all of them. Without a budget of the scheduler, which
/// would let later ones pass.
async fn in_order(requests: Vec<Writing<'_>>) -> Result<(), ProveError> {
    tokio::task::unconstrained(join_all(requests)).await.into_iter().collect()
}

/// A request to the store whose answer only matters when it is an error.
fn send<'a, T, E: std::error::Error + Send + Sync + 'static>(
    request: impl Future<Output = Result<T, E>> + Send + 'a,
) -> Writing<'a> {
    request.map(|answer| answer.map(drop).map_err(ProveError::inside)).boxed()
}
