//! Start-up, memory, pages and background queries of a server on a filled database.
//!
//! Everything runs on the loopback, a fixed number of times.

use higaki_catalogue::GameId;
use higaki_server::entropy::{Entropy, SystemEntropy};
use higaki_store::{NodeId, PersonId, Pool, Store, TokenHash, UnixMillis};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};

use crate::client::{Http, Target};
use crate::error::ProveError;
use crate::fill::{BUSIEST, NEWCOMER};
use crate::load::{LoadPlan, load};
use crate::measure::{Latency, usage};
use crate::process::{Launch, Node};

/// The database and how it is measured.
#[derive(Clone, Debug)]
pub struct GrowthPlan {
    /// The binary whose server is measured.
    pub program: PathBuf,
    /// A database that [`crate::fill`] made.
    pub database: String,
    /// The processor of the server.
    pub processor: Option<usize>,
    /// Repetitions of every request and query.
    pub repetitions: usize,
    /// The time for moves at live tables.
    pub play: Duration,
}

/// The figures of one database.
#[derive(Clone, Debug, Default, Serialize)]
pub struct GrowthReport {
    /// Tables.
    pub tables: u64,
    /// Entries of all logs.
    pub entries: u64,
    /// From the start of the process to the first healthy answer, in milliseconds.
    pub start_up: f64,
    /// Bytes of the server that are resident after its start.
    pub memory: Option<u64>,
    /// The same after all requests.
    pub memory_at_end: Option<u64>,
    /// Times of requests and queries.
    pub times: Vec<Timed>,
    /// Moves of live tables for every second of a processor.
    pub moves_per_cpu_second: Option<f64>,
}

/// How long one kind of request or query took.
#[derive(Clone, Debug, Serialize)]
pub struct Timed {
    /// A stable word for it.
    pub name: &'static str,
    /// Milliseconds.
    pub latency: Latency,
}

/// Matches at live tables.
const MATCHES: usize = 20;
/// Pages that a later page is behind the first.
const LATER: usize = 40;
/// The session of a measurement lasts for an hour.
const SESSION_MS: i64 = 3_600_000;
/// Health checks during a start, and the time between them.
const ATTEMPTS: u32 = 3_000;
const PAUSE: Duration = Duration::from_millis(2);

/// Measures.
///
/// # Errors
/// When the database was not filled, or the server does not start or answers with an error.
pub async fn growth(plan: &GrowthPlan) -> Result<GrowthReport, ProveError> {
    let mut report = GrowthReport::default();
    let store = Store::open(&plan.database).await.map_err(ProveError::inside)?;
    let counts = store.counts().await.map_err(ProveError::inside)?;
    (report.tables, report.entries) = (counts.tables, counts.entries);
    let busiest = person_called(&store, BUSIEST).await?;
    let many = begin_session(&store, busiest).await?;
    let few = begin_session(&store, person_called(&store, NEWCOMER).await?).await?;
    report.times.extend(query(&store, busiest, plan.repetitions).await?);
    store.close().await;
    drop(store);

    let launch = Launch::new(&plan.program, Some(&plan.database))?.on_processor(plan.processor);
    let started = Instant::now();
    let node = Node::start(&launch)?;
    wait_until_healthy(node.target()).await?;
    report.start_up = started.elapsed().as_secs_f64() * 1000.0;
    let memory = || usage(node.process()).map(|usage| usage.memory);
    report.memory = memory();
    let mut pages = Pages::open(node.target(), plan.repetitions).await?;
    report.times.extend(pages.measure(&many, &few, busiest).await?);
    let matches = LoadPlan {
        matches: MATCHES,
        sockets: 2,
        time: plan.play,
        pace: None,
        idle: 0,
        lobby: false,
    };
    let played = load(&matches, node.target(), Some(node.process())).await?;
    if let Some(failure) = played.first_failure {
        return Err(ProveError::answer("play", failure));
    }
    let play = played.play.unwrap_or_default();
    report.moves_per_cpu_second = play.moves_per_cpu_second;
    report.times.extend(play.latency.map(|latency| Timed { name: "move", latency }));
    report.memory_at_end = memory();
    Ok(report)
}

fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    UnixMillis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

async fn person_called(store: &Store, name: &str) -> Result<PersonId, ProveError> {
    let found = store.credentials(name).await.map_err(ProveError::inside)?;
    let unknown = || ProveError::NotFilled { name: name.to_owned() };
    found.map(|found| found.person).ok_or_else(unknown)
}

/// The cookie of a new session.
async fn begin_session(store: &Store, person: PersonId) -> Result<String, ProveError> {
    let (token, now) = (SystemEntropy.bytes(), now());
    let hash = TokenHash(Sha256::digest(token).into());
    let begun = store.create_session(person, hash, now, now.plus(SESSION_MS)).await;
    begun.map_err(ProveError::inside)?;
    let digits: String = token.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("higaki={digits}"))
}

/// The background queries of a server, and the history of a rating, which no page shows yet.
async fn query(
    store: &Store,
    person: PersonId,
    repetitions: usize,
) -> Result<Vec<Timed>, ProveError> {
    let mut times = Vec::new();
    macro_rules! timed {
        ($name:literal, $query:expr) => {
            let mut took = Vec::new();
            for _ in 0..repetitions {
                let started = Instant::now();
                $query.await.map_err(ProveError::inside)?;
                took.push(started.elapsed());
            }
            times.extend(Latency::of(took).map(|latency| Timed { name: $name, latency }));
        };
    }
    let game = GameId::ALL[0].name();
    let pool = || Pool { game: game.to_owned(), players: 2 };
    let node = NodeId::random();
    timed!("rating-history", store.rating_history(person, pool(), 100));
    timed!("sweep", store.sweep(now()));
    timed!("sweep-keys", store.sweep_keys(None, now()));
    timed!("renew-leases", store.renew_leases(node, now()));
    timed!("lost-leases", store.lost_leases(now(), 100));
    timed!("counts", store.counts());
    Ok(times)
}

async fn wait_until_healthy(target: &Target) -> Result<(), ProveError> {
    for _ in 0..ATTEMPTS {
        if let Ok(mut http) = Http::connect(target, 0).await
            && http.call("GET /healthz", "", "").await.is_ok_and(|reply| reply.status == 200)
        {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(ProveError::answer("GET /healthz", "nothing"))
}

#[derive(Deserialize)]
struct Part {
    tables: Vec<Listed>,
    next: Option<String>,
}

#[derive(Deserialize)]
struct Listed {
    table: String,
}

struct Pages {
    http: Http,
    repetitions: usize,
    times: Vec<Timed>,
}

impl Pages {
    async fn open(target: &Target, repetitions: usize) -> Result<Pages, ProveError> {
        Ok(Pages { http: Http::connect(target, 0).await?, repetitions, times: Vec::new() })
    }

    async fn measure(
        &mut self,
        many: &str,
        few: &str,
        person: PersonId,
    ) -> Result<Vec<Timed>, ProveError> {
        self.page("lobby-open", "/api/lobby?status=open", "").await?;
        self.page("lobby-all", "/api/lobby", "").await?;
        self.page("lobby-finished", "/api/lobby?game=edo&status=finished", "").await?;
        let later = self.later("/api/lobby?status=finished", "").await?;
        self.page("lobby-later", &later, "").await?;
        self.page("mine-few", "/api/me/tables?limit=50", few).await?;
        self.page("mine-many", "/api/me/tables?limit=50", many).await?;
        let later = self.later("/api/me/tables?limit=50", many).await?;
        self.page("mine-many-later", &later, many).await?;
        self.page("leaderboard", "/api/ratings?game=osaka&players=2", "").await?;
        self.page("profile", &format!("/api/people/{person}"), "").await?;
        let body = self.get("/api/lobby?status=finished&limit=100", "").await?;
        let part: Part = serde_json::from_str(&body).map_err(ProveError::inside)?;
        let mut times = Vec::new();
        for listed in part.tables.into_iter().take(self.repetitions) {
            // Each of them is read from its log for the first time.
            let started = Instant::now();
            self.get(&format!("/api/tables/{}", listed.table), many).await?;
            times.push(started.elapsed());
        }
        self.add("finished-table", times);
        Ok(std::mem::take(&mut self.times))
    }

    fn add(&mut self, name: &'static str, times: Vec<Duration>) {
        self.times.extend(Latency::of(times).map(|latency| Timed { name, latency }));
    }

    async fn get(&mut self, path: &str, cookie: &str) -> Result<String, ProveError> {
        let call = format!("GET {path}");
        let reply = self.http.call(&call, cookie, "").await?;
        if reply.status == 200 {
            return Ok(reply.body);
        }
        Err(ProveError::answer(&call, format!("{} {}", reply.status, reply.body)))
    }

    async fn page(
        &mut self,
        name: &'static str,
        path: &str,
        cookie: &str,
    ) -> Result<(), ProveError> {
        let mut times = Vec::new();
        for _ in 0..self.repetitions {
            let started = Instant::now();
            self.get(path, cookie).await?;
            times.push(started.elapsed());
        }
        self.add(name, times);
        Ok(())
    }

    /// The address of a page far behind the first, or of the last one.
    async fn later(&mut self, path: &str, cookie: &str) -> Result<String, ProveError> {
        let mut at = path.to_owned();
        for _ in 0..LATER {
            let part: Part =
                serde_json::from_str(&self.get(&at, cookie).await?).map_err(ProveError::inside)?;
            let Some(next) = part.next else { break };
            at = format!("{path}&after={next}");
        }
        Ok(at)
    }
}
