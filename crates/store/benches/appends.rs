//! How many appends a second are durable, how long each of them waits, and what looking up costs.
//!
//! ```text
//! cargo bench -p higaki-store --bench appends -- sqlite:FILE postgres://USER@HOST/NAME
//! ```
//! On a shared machine trust the processor time: the rest depends on who else is working.
//! Each table appends as soon as its last append was acknowledged, with a key, as the server does.
//! The stores should be empty and on the disk that will hold them later.

use higaki_store::{
    Append, Json, NewTable, PersonId, Revision, Sealed, Status, Store, TableId, UnixMillis,
    Visibility,
};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const SECONDS: Duration = Duration::from_secs(5);
const LOOK_UPS: u32 = 20_000;
/// About what a choice with its chance takes.
const PAYLOAD: usize = 120;
const NOW: UnixMillis = UnixMillis(1_800_000_000_000);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let urls: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with("--")).collect();
    if urls.is_empty() {
        println!("which stores? cargo bench -p higaki-store --bench appends -- sqlite:FILE …");
        return Ok(());
    }
    // One core for the server, as in the figures that we compare with.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        for url in urls {
            let store = Store::open(&url).await?;
            println!("{}", store.place());
            for tables in [1, 16, 200] {
                measure(&store, tables).await?;
            }
            look_up(&store).await?;
            store.close().await;
        }
        Ok(())
    })
}

async fn measure(store: &Store, tables: usize) -> Result<(), Box<dyn std::error::Error>> {
    let mut ids = Vec::new();
    for _ in 0..tables {
        ids.push(create(store).await?);
    }
    let before = store.activity();
    let (started, processor) = (Instant::now(), processor_micros());
    let mut players = JoinSet::new();
    for table in ids {
        let store = store.clone();
        players.spawn(async move { play(&store, table).await });
    }
    let mut waits: Vec<Duration> = players.join_all().await.concat();
    let seconds = started.elapsed().as_secs_f64();
    let processor = (processor_micros() - processor) / waits.len() as f64;
    let after = store.activity();
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{tables:4} tables {:6.0} appends/s  p50 {:5.2} ms  p99 {:6.2} ms  {:5.1} in a commit  \
         {processor:4.0} µs of processor each",
        waits.len() as f64 / seconds,
        at(0.5),
        at(0.99),
        (after.requests - before.requests) as f64 / (after.commits - before.commits) as f64,
    );
    Ok(())
}

/// The last entries of a log, again and again.
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

/// What this process has used so far, all threads together; 0 where Linux does not tell.
fn processor_micros() -> f64 {
    let status = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which may hold anything; in hundredths of a second.
    let fields = status.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11);
    fields.take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() * 10_000.0
}

async fn create(store: &Store) -> Result<TableId, Box<dyn std::error::Error>> {
    let id = TableId::random();
    let new = NewTable {
        id,
        game: "osaka".to_owned(),
        rules_version: 1,
        options: Json::default(),
        seats: Json::default(),
        settings: Json::default(),
        visibility: Visibility::Public,
        status: Status::Running,
        password: None,
        secret: Sealed(vec![0; 32]),
        members: Vec::new(),
        maker: PersonId::random(),
        most_of_maker: None,
        at: NOW,
    };
    store.create_table(new).await?;
    Ok(id)
}

/// How long each append waited.
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
