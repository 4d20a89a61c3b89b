//! Throughput and latency of durable appends and lobby requests, and the cost of lookups.
//!
//! ```text
//! cargo bench -p higaki-store --bench appends -- sqlite:FILE postgres://USER@HOST/NAME
//! ```
//! On a shared machine trust the CPU time: the rest depends on the other load.
//! Each table appends as soon as its last append was acknowledged, with a key, as the server does.
//! In the lobby tables are created and joined, as `higaki prove load --lobby` does, but without a
//! server: the difference between the two is the cost of the server.
//! The stores should be empty and on the disk that will hold them later.

use higaki_store::{
    Append, Json, Member, NewTable, PersonId, Revision, Sealed, Status, Store, TableChange,
    TableId, UnixMillis, Visibility,
};
use higaki_table::{Seat, SeatSet};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const SECONDS: Duration = Duration::from_secs(5);
const LOOK_UPS: u32 = 20_000;
/// Concurrent clients in the lobby.
const LINES: usize = 64;
/// The usual size of settings and seating.
const SETTINGS: usize = 500;
const SEATS: usize = 150;
/// The usual size of a choice with its chance.
const PAYLOAD: usize = 120;
const NOW: UnixMillis = UnixMillis(1_800_000_000_000);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let urls: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with("--")).collect();
    if urls.is_empty() {
        println!("which stores? cargo bench -p higaki-store --bench appends -- sqlite:FILE …");
        return Ok(());
    }
    // One core for the server, as in the figures for comparison.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        for url in urls {
            let store = Store::open(&url).await?;
            println!("{}", store.place());
            for tables in [1, 16, 200] {
                play_all(&store, tables).await?;
            }
            visit_all(&store).await;
            look_up(&store).await?;
            store.close().await;
        }
        Ok(())
    })
}

async fn play_all(store: &Store, tables: usize) -> Result<(), Box<dyn std::error::Error>> {
    let mut ids = Vec::new();
    for _ in 0..tables {
        ids.push(create(store).await?);
    }
    let play = |table| {
        let store = store.clone();
        async move { play(&store, table).await }
    };
    measure(store, &format!("{tables:4} tables"), ids.into_iter().map(play)).await;
    Ok(())
}

async fn visit_all(store: &Store) {
    let visit = |_| {
        let store = store.clone();
        async move { visit(&store).await }
    };
    measure(store, "lobby", (0..LINES).map(visit)).await;
}

async fn measure<W>(store: &Store, what: &str, all: impl Iterator<Item = W>)
where
    W: Future<Output = Vec<Duration>> + Send + 'static,
{
    let before = store.activity();
    let (started, processor) = (Instant::now(), processor_micros());
    let mut waits: Vec<Duration> = all.collect::<JoinSet<_>>().join_all().await.concat();
    let seconds = started.elapsed().as_secs_f64();
    let processor = (processor_micros() - processor) / waits.len() as f64;
    let after = store.activity();
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{what:11} {:6.0} a second  p50 {:5.2} ms  p99 {:6.2} ms  {:5.1} in a commit  \
         {processor:4.0} µs of processor each",
        waits.len() as f64 / seconds,
        at(0.5),
        at(0.99),
        (after.requests - before.requests) as f64 / (after.commits - before.commits) as f64,
    );
}

/// Reads the end of a log repeatedly.
async fn look_up(store: &Store) -> Result<(), Box<dyn std::error::Error>> {
    let (table, person) = (create(store).await?, PersonId::random());
    for at in 0..10 {
        let append = Append::new(table, Revision(at)).entry("choice", vec![b'x'; PAYLOAD], NOW);
        store.append(append.key(person, at.to_string())).await?;
    }
    let (started, processor) = (Instant::now(), processor_micros());
    for _ in 0..LOOK_UPS {
        store.load_since(table, Revision::START, 10).await?;
    }
    println!(
        "logs of 10 entries {:6.0} a second  {:4.0} µs of processor each",
        f64::from(LOOK_UPS) / started.elapsed().as_secs_f64(),
        (processor_micros() - processor) / f64::from(LOOK_UPS),
    );
    Ok(())
}

/// CPU time of all threads of this process; 0 where it cannot be read.
fn processor_micros() -> f64 {
    let status = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The fields after the name, which may contain anything; in hundredths of a second.
    let fields = status.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11);
    fields.take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() * 10_000.0
}

async fn create(store: &Store) -> Result<TableId, Box<dyn std::error::Error>> {
    let new = new_table(TableId::random(), PersonId::random());
    let id = new.id;
    store.create_table(new).await?;
    Ok(id)
}

fn new_table(id: TableId, maker: PersonId) -> NewTable {
    NewTable {
        id,
        game: "osaka".to_owned(),
        rules_version: 1,
        options: Json::default(),
        custom_data: None,
        seats: json(SEATS),
        settings: json(SETTINGS),
        visibility: Visibility::Public,
        status: Status::Open,
        password: None,
        secret: Sealed(vec![0; 32]),
        members: vec![sitting(maker, 0)],
        maker,
        most_of_maker: None,
        at: NOW,
    }
}

fn json(length: usize) -> Json {
    Json::of(&"x".repeat(length)).expect("a text has a JSON form")
}

fn sitting(person: PersonId, at: usize) -> Member {
    let seats = Seat::all(at + 1).skip(at).collect::<SeatSet>();
    Member { person, seats, invited_by: None }
}

/// The latency of each request: every other one creates a table, the rest join it.
async fn visit(store: &Store) -> Vec<Duration> {
    let (host, guest, started) = (PersonId::random(), PersonId::random(), Instant::now());
    let mut waits = Vec::new();
    while started.elapsed() < SECONDS {
        let sent = Instant::now();
        let new = new_table(made_now(started), host);
        let id = new.id;
        store.create_table(new).await.expect("nobody else has this id");
        waits.push(sent.elapsed());
        let sent = Instant::now();
        let members = vec![sitting(host, 0), sitting(guest, 1)];
        let join = TableChange { seats: Some((json(SEATS), members)), ..TableChange::default() };
        let append = Append::new(id, Revision::START).entry("joined", vec![b'x'; PAYLOAD], NOW);
        store.append(append.changing(join)).await.expect("nobody else appends to this table");
        waits.push(sent.elapsed());
    }
    waits
}

/// The id of a table as the server makes it, beginning with the time.
fn made_now(started: Instant) -> TableId {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    let step = (started.elapsed().as_millis() >> 6) as u32;
    bytes[..4].copy_from_slice(&step.to_be_bytes());
    TableId::from_bytes(bytes)
}

/// The latency of each append.
async fn play(store: &Store, table: TableId) -> Vec<Duration> {
    let (person, started) = (PersonId::random(), Instant::now());
    let (mut at, mut waits) = (Revision::START, Vec::new());
    while started.elapsed() < SECONDS {
        let append = Append::new(table, at).entry("choice", vec![b'x'; PAYLOAD], NOW);
        let sent = Instant::now();
        let appended = store.append(append.key(person, at.to_string())).await;
        at = appended.expect("nobody else appends to this table").revision();
        waits.push(sent.elapsed());
    }
    waits
}
