//! Crash safety: a killed process loses no acknowledged append.
//!
//! The test runs its own binary once more as the victim: it plays at many tables at once and prints
//! a line for every append that was acknowledged. Another victim archives the logs as well.

use higaki_store::{Append, Appended, PersonId, Revision, Status, Store, TableChange, TableId};
use sqlx::{Connection, PgConnection};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use tokio::task::JoinSet;

use crate::support::{Home, NOW, new_table, run};

const URL: &str = "HIGAKI_STORE_TEST_VICTIM";
const MARK: &str = "acknowledged";
const ROUNDS: u64 = 3;
const TABLES: u8 = 24;

#[test]
fn nothing_acknowledged_is_lost_from_a_file() {
    run(Home::file(), async |home| survive(&home, "crash::victim").await);
}

#[test]
fn nothing_acknowledged_is_lost_from_postgres() {
    run(Home::postgres(), async |home| survive(&home, "crash::victim").await);
}

#[test]
fn nothing_is_lost_or_doubled_while_a_file_is_archived() {
    run(Home::file(), async |home| {
        survive(&home, "crash::archiving_victim").await;
        let connection = rusqlite::Connection::open(home.folder().join("higaki.db")).unwrap();
        let counted = connection.query_row(ARCHIVED_AND_DOUBLED, [], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?))
        });
        is_archived_once(counted.unwrap());
    });
}

#[test]
fn nothing_is_lost_or_doubled_while_postgres_is_archived() {
    run(Home::postgres(), async |home| {
        survive(&home, "crash::archiving_victim").await;
        let mut connection = PgConnection::connect(&home.url).await.unwrap();
        let counted = sqlx::query_as::<_, (i64, i64)>(ARCHIVED_AND_DOUBLED);
        is_archived_once(counted.fetch_one(&mut connection).await.unwrap());
        connection.close().await.unwrap();
    });
}

/// Segments, and entries that are in a segment too.
const ARCHIVED_AND_DOUBLED: &str = "SELECT (SELECT COUNT(*) FROM archives), \
    (SELECT COUNT(*) FROM entries WHERE revision <= (SELECT MAX(archives.revision) FROM archives \
    WHERE archives.table_id = entries.table_id))";

fn is_archived_once((segments, doubled): (i64, i64)) {
    assert!(segments >= i64::from(TABLES), "only {segments} segments");
    assert_eq!(doubled, 0);
}

fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

/// The payload of an entry; long enough to fill pages.
fn content(table: TableId, revision: u64) -> String {
    format!("\"{table} {revision} {}\"", "x".repeat(200))
}

fn append(table: TableId, at: Revision) -> Append {
    let append = Append::new(table, at).entry("choice", content(table, at.0 + 1), NOW);
    append.key(PersonId::from_bytes([1; 16]), at.0.to_string())
}

async fn survive(home: &Home, victim: &'static str) {
    let store = home.open().await;
    for number in 0..TABLES {
        store.create_table(new_table(table(number))).await.unwrap();
    }
    store.close().await;
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        // A different moment every time, at which some appends are always under way.
        let lines = 450 + round * 97;
        let url = home.url.clone();
        let heard =
            tokio::task::spawn_blocking(move || kill_after(&url, victim, lines)).await.unwrap();
        assert!(heard.len() as u64 >= lines);
        for (table, revision) in heard {
            let last = acknowledged.entry(table).or_insert(Revision::START);
            *last = revision.max(*last);
        }
        check(home, &acknowledged).await;
    }
}

/// Runs the victim until it has acknowledged so many appends, kills it, and returns all of them.
fn kill_after(url: &str, victim: &str, lines: u64) -> Vec<(TableId, Revision)> {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", victim, "--nocapture", "--test-threads", "1"])
        .env(URL, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut heard = Vec::new();
    // After the kill, what is still in the pipe was acknowledged too.
    let mut output = BufReader::new(victim.stdout.take().unwrap());
    let mut line = String::new();
    while output.read_line(&mut line).unwrap() > 0 {
        // The last line may have been cut off.
        if let Some(promise) = line.strip_suffix('\n').and_then(promise) {
            heard.push(promise);
        }
        if heard.len() as u64 == lines {
            victim.kill().unwrap();
        }
        line.clear();
    }
    let status = victim.wait().unwrap();
    assert!(!status.success(), "the victim was to be killed, not to end");
    heard
}

fn promise(line: &str) -> Option<(TableId, Revision)> {
    // The test harness may have begun the line with words of its own.
    let (_, promise) = line.split_once(MARK)?;
    let (table, revision) = promise.trim().split_once(' ')?;
    Some((table.parse().ok()?, Revision(revision.parse().ok()?)))
}

async fn check(home: &Home, acknowledged: &BTreeMap<TableId, Revision>) {
    let store = home.open().await;
    for (&table, &promised) in acknowledged {
        let mut at = Revision::START;
        loop {
            let page = store.load_since(table, at, 100).await.unwrap();
            for entry in &page.entries {
                assert_eq!(entry.revision.0, at.0 + 1, "no gap and nothing twice");
                at = entry.revision;
                assert_eq!(entry.payload, content(table, at.0).as_bytes());
            }
            if page.entries.is_empty() {
                assert_eq!(page.head, at);
                break;
            }
        }
        assert!(at >= promised, "{table}: {promised} was acknowledged, {at} is there");
        // A client whose connection broke repeats its last request.
        let again = store.append(append(table, Revision(promised.0 - 1))).await;
        assert_eq!(again, Ok(Appended::Repeated(promised)));
    }
    store.close().await;
}

/// Does nothing unless it is started by the tests above.
#[test]
fn victim() {
    play_everywhere(false);
}

/// The same, and archives each log after every tenth entry.
#[test]
fn archiving_victim() {
    play_everywhere(true);
}

fn play_everywhere(archives: bool) {
    let Ok(url) = std::env::var(URL) else { return };
    run(Home::memory(), async |_| {
        let store = Store::open(&url).await.unwrap();
        let mut players = JoinSet::new();
        for number in 0..TABLES {
            players.spawn(play(store.clone(), number, archives));
        }
        players.join_all().await;
    });
}

async fn play(store: Store, number: u8, archives: bool) {
    let table = table(number);
    let mut at = store.revision(table).await.unwrap();
    loop {
        let mut append = append(table, at);
        // Another moment at each table, so that some logs are always about to be archived.
        let is_last = archives && (at.0 + u64::from(number)).is_multiple_of(10);
        if is_last {
            let status = Some(Status::Finished);
            append = append.changing(TableChange { status, ..TableChange::default() });
        }
        at = store.append(append).await.unwrap().revision();
        acknowledge(table, at);
        if is_last {
            let packed = store.pack_log(table).await.unwrap().unwrap();
            store.archive(packed).await.unwrap();
            acknowledge(table, at);
        }
    }
}

fn acknowledge(table: TableId, at: Revision) {
    let mut output = std::io::stdout().lock();
    writeln!(output, "{MARK} {table} {at}").unwrap();
    output.flush().unwrap();
}
