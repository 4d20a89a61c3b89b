//! Servers that are killed keep every promise, and one that does not is found out.

use super::prove;
use higaki_prove::ProveError;
use higaki_prove::crash::{Crash, CrashPlan, Fault, Tally};
use higaki_store::Store;
use higaki_testkit::postgres::Cluster;
use std::path::PathBuf;
use std::time::Duration;
use tokio::runtime::Runtime;

#[track_caller]
fn holds(words: &[&str]) {
    let shared = ["crash", "--matches", "6", "--within", "300"];
    let (status, json) = prove(&[&shared[..], words].concat());
    assert_eq!(status, Some(0), "{json}");
    for fault in ["lost", "doubled", "changed"] {
        assert_eq!(json[fault], 0, "{json}");
    }
    assert!(json["acknowledged"].as_u64().unwrap() > 0, "{json}");
    assert!(json["compared"].as_u64().unwrap() > 0, "{json}");
    assert_eq!(json["recorded"], json["acknowledged"], "every choice was looked up: {json}");
}

#[test]
fn a_file_keeps_what_was_acknowledged() {
    holds(&["--rounds", "3"]);
}

#[test]
fn postgres_keeps_what_was_acknowledged() {
    let database = Cluster::shared().empty_database();
    holds(&["--rounds", "2", "--database", &database]);
    Cluster::shared().give_back(database);
}

#[test]
fn of_two_servers_one_dies_and_the_games_go_on() {
    let database = Cluster::shared().empty_database();
    holds(&["--rounds", "3", "--nodes", "2", "--database", &database]);
    Cluster::shared().give_back(database);
}

#[test]
fn two_servers_need_a_database_that_they_can_share() {
    let called = crate::support::higaki(&["prove", "crash", "--nodes", "2"], "");
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("PostgreSQL"), "{}", called.errors);
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap()
}

/// Plays and kills until this query returns rows, alters the log while no server runs, and lets the
/// players come back.
fn tampered(ready: &str, sql: &str) -> (Tally, Result<(), ProveError>) {
    let database = Cluster::shared().empty_database();
    let plan = CrashPlan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_higaki")),
        database: Some(database.clone()),
        nodes: 1,
        matches: 2,
        longest: Duration::from_millis(400),
        number: 7,
    };
    let found = runtime().block_on(async {
        let mut proof = Crash::begin(plan).await.unwrap();
        proof.play_and_kill().await.unwrap();
        while Cluster::shared().rows(&database, ready) == 0 {
            proof.come_back().await.unwrap();
            proof.play_and_kill().await.unwrap();
        }
        assert!(proof.tally().is_faultless(), "{:?}", proof.tally());
        Cluster::shared().tamper(&database, sql);
        let came_back = proof.come_back().await;
        (proof.tally().clone(), came_back)
    });
    Cluster::shared().give_back(database);
    found
}

/// The last choices of every table are gone, as if the disk had lied.
const FORGET: &str = "
    DELETE FROM snapshots;
    DELETE FROM entries e USING heads h
        WHERE e.table_id = h.table_id AND e.revision > h.revision - 2;
    UPDATE heads SET revision = revision - 2;
    DELETE FROM append_keys";

/// Every running table has a choice to lose that a player has heard of: they play in turn, so that
/// all but the last choice were told.
const TOLD: &str = "
    SELECT 1 FROM tables HAVING bool_and(status <> 'running'
        OR (SELECT revision FROM heads WHERE table_id = id) > 12)";

#[test]
fn a_lost_choice_is_found() {
    let (tally, came_back) = tampered(TOLD, FORGET);
    came_back.unwrap();
    assert!(tally.lost > 0 && !tally.holds(), "{tally:?}");
    assert_eq!(tally.examples[0].fault, Fault::Lost, "{tally:?}");
}

/// The first token that somebody took in Traders of Osaka has another colour in the log, which ends
/// there: what came later might not fit any more, and then nobody could come back to the table.
const ALTER: &str = "
    DELETE FROM snapshots;
    DELETE FROM append_keys;
    CREATE TEMP TABLE altered AS SELECT DISTINCT ON (table_id) table_id, revision, CASE
            WHEN text LIKE '%token red%' THEN replace(text, 'token red', 'token blue')
            ELSE regexp_replace(text, 'token [a-z]+', 'token red') END AS text
        FROM (SELECT *, convert_from(payload, 'UTF8') AS text FROM entries) written
        WHERE text ~ 'token [a-z]+' ORDER BY table_id, revision;
    UPDATE entries e SET payload = convert_to(a.text, 'UTF8') FROM altered a
        WHERE e.table_id = a.table_id AND e.revision = a.revision;
    DELETE FROM entries e USING altered a
        WHERE e.table_id = a.table_id AND e.revision > a.revision;
    UPDATE heads h SET revision = a.revision FROM altered a WHERE h.table_id = a.table_id";

/// A running game has a token that a player has heard of, since others have chosen after it.
const TOKEN_TOLD: &str = "
    SELECT 1 FROM entries e JOIN tables t ON t.id = e.table_id
        WHERE t.status = 'running' AND convert_from(e.payload, 'UTF8') ~ 'token [a-z]+'
        AND (SELECT revision FROM heads h WHERE h.table_id = t.id) > e.revision + 2";

#[test]
fn a_changed_choice_is_found() {
    let (tally, came_back) = tampered(TOKEN_TOLD, ALTER);
    came_back.unwrap();
    assert!(tally.changed > 0 && !tally.holds(), "{tally:?}");
    let told = tally.examples.iter().find(|example| example.fault == Fault::Changed);
    assert!(told.is_some_and(|example| example.told.contains("choice ")), "{tally:?}");
}

/// A database that says yes to entries far down in a log, and does not keep them.
const SWALLOW: &str = "
    CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
    CREATE TRIGGER swallow BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.revision > 12)
        EXECUTE FUNCTION swallow()";

#[test]
fn what_was_found_is_told_where_a_proof_cannot_go_on() {
    let database = Cluster::shared().empty_database();
    runtime().block_on(Store::open(&database)).unwrap();
    Cluster::shared().tamper(&database, SWALLOW);
    let words = ["crash", "--lang", "en", "--matches", "2", "--rounds", "9", "--database"];
    let (status, json) = prove(&[&words[..], &[&database]].concat());
    assert_eq!((status, &json["holds"]), (Some(1), &false.into()), "{json}");
    let broken_off = json["broken_off"].as_str().unwrap_or_default();
    assert!(broken_off.contains("could not continue"), "{json}");
    assert!(json["acknowledged"].as_u64().unwrap() > 0, "{json}");
    Cluster::shared().give_back(database);
}
