//! Load on servers of its own, and on one that refuses it.

use super::prove;
use crate::serve::{Folder, Running, binary};
use crate::support::higaki;
use higaki_prove::{Launch, Node};
use higaki_server::tables::MOST_TABLES;
use higaki_testkit::http::{Reply, request};
use std::path::Path;

#[test]
fn matches_idle_sockets_and_the_lobby_are_measured() {
    let words = ["load", "--matches", "3", "--sockets", "3", "--seconds", "1", "--memory"];
    let (status, json) = prove(&[&words[..], &["--idle", "20", "--lobby"]].concat());
    assert_eq!(status, Some(0), "{json}");
    assert_eq!((&json["failures"], &json["play"]["sockets"]), (&0.into(), &9.into()));
    assert!(json["play"]["moves"].as_u64().unwrap() > 0, "{json}");
    assert!(json["play"]["latency"]["p99"].as_f64().unwrap() > 0.0, "{json}");
    assert!(json["lobby"]["requests"].as_u64().unwrap() > 0, "{json}");
    assert_eq!(json["idle"]["sockets"], 20);
    if cfg!(target_os = "linux") {
        assert!(json["play"]["memory"].as_u64().unwrap() > 1_000_000, "{json}");
    }
}

/// There the server has one thread for everything but bots, passwords and the disk.
#[cfg(target_os = "linux")]
#[test]
fn a_server_on_one_processor_does_the_same() {
    let words = ["load", "--matches", "3", "--seconds", "1", "--lobby", "--processor", "0"];
    let (status, json) = prove(&words);
    assert_eq!(status, Some(0), "{json}");
    assert!(json["play"]["moves"].as_u64().unwrap() > 0, "{json}");
    assert!(json["lobby"]["requests"].as_u64().unwrap() > 0, "{json}");
}

/// A quick server has more than the usual tables of one person within a few seconds.
#[test]
fn a_server_of_its_own_has_no_limits() {
    let program = Path::new(env!("CARGO_BIN_EXE_higaki"));
    let node = Node::start(&Launch::new(program, Some("sqlite::memory:")).unwrap()).unwrap();
    let url = node.target().to_string();
    let address = url.strip_prefix("http://").unwrap().parse().unwrap();
    let call = |call: &str, cookie: &str, body: &str| -> Reply {
        request(address, call, &[("cookie", cookie)], body).unwrap()
    };
    let guest = call("POST /api/guests", "", r#"{"name":"P1"}"#);
    let cookie = guest.header("set-cookie").split(';').next().unwrap_or_default();
    let table = r#"{"game":"osaka","seats":[{"kind":"me"},{"kind":"open"}]}"#;
    for number in 0..=MOST_TABLES {
        let made = call("POST /api/tables", cookie, table);
        assert_eq!(made.status, 201, "table {number}: {}", made.body);
    }
}

#[test]
fn a_pace_is_kept() {
    let pace = ["load", "--matches", "2", "--seconds", "2", "--moves-per-second", "20"];
    let (status, json) = prove(&pace);
    assert_eq!(status, Some(0), "{json}");
    let moves = json["play"]["moves"].as_u64().unwrap();
    assert!((1..=42).contains(&moves), "{json}");
}

/// A server that refuses moves under load is no fast server.
#[test]
fn a_refused_load_is_no_success() {
    let folder = Folder::new();
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db"];
    let limited = [&words[..], &["--limit-messages", "1"]].concat();
    let server = Running::start(binary(&folder, &limited));
    let load = ["load", "--url", &server.url, "--matches", "2", "--seconds", "5"];
    let (status, json) = prove(&load);
    assert_eq!(status, Some(1), "{json}");
    assert!(json["failures"].as_u64().unwrap() > 0, "{json}");
    // Refused, or never answered: it depends on which side gives up first.
    assert!(!json["first_failure"].as_str().unwrap().is_empty(), "{json}");
}

#[test]
fn another_machine_is_left_alone_unless_somebody_says_so() {
    let called = higaki(&["prove", "load", "--url", "http://192.0.2.1:80", "--seconds", "1"], "");
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("--beyond-this-machine"), "{}", called.errors);
}

#[test]
fn what_cannot_be_asked_for_is_said_before_anything_begins() {
    let most = u64::MAX.to_string();
    let refused: [(&[&str], &str); 4] = [
        (&["--matches", "0"], "--lobby"),
        (&["--matches", &most], "1000000"),
        (&["--matches", "0", "--idle", &most], "1000000"),
        (&["--seconds", "1", "--moves-per-second", "1e-300"], "--moves-per-second"),
    ];
    for (words, told) in refused {
        let called = higaki(&[&["prove", "load"][..], words].concat(), "");
        assert_eq!(called.status, Some(2), "{words:?}: {}", called.errors);
        assert!(called.errors.contains(told), "{words:?}: {}", called.errors);
    }
}

/// One move in the second of two, and the rate is that of both.
#[test]
fn a_slow_pace_is_no_quick_one() {
    let pace = ["load", "--matches", "2", "--seconds", "2", "--moves-per-second", "0.5"];
    let (status, json) = prove(&pace);
    assert_eq!(status, Some(0), "{json}");
    assert!(json["play"]["seconds"].as_f64().unwrap() >= 2.0, "{json}");
    assert!(json["play"]["moves_per_second"].as_f64().unwrap() <= 1.0, "{json}");
}
