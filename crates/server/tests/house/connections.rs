//! Connections that send no request, and sockets that send no message.

use super::game::{start, start_with};
use super::line::{Line, person};
use higaki_server::house::{ConnectionLimits, Rules};
use higaki_testkit::http::request;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, pause, timeout};

/// A silent connection, the preface of HTTP/2 or half a request stays open for at most ten seconds.
/// The clock is paused: time advances when all tasks wait for it.
#[tokio::test]
async fn connections_without_a_request_are_closed_within_ten_seconds() {
    let server = start("sqlite::memory:").await;
    let said: [&[u8]; 4] =
        [b"", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"P", b"GET /healthz HTTP/1.1\r\nHost: loc"];
    for said in said {
        let mut connection = TcpStream::connect(server.address).await.unwrap();
        connection.write_all(said).await.unwrap();
        pause();
        let opened = Instant::now();
        let mut answer = Vec::new();
        let ended = timeout(Duration::from_secs(20), connection.read_to_end(&mut answer)).await;
        let said = String::from_utf8_lossy(said);
        assert!(ended.is_ok(), "{said:?} is still open");
        assert!(opened.elapsed() <= Duration::from_secs(10), "{said:?} {:?}", opened.elapsed());
        tokio::time::resume();
    }
    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}

/// A client that sends a request is served, however many others wait: it evicts one of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_answered_when_the_total_is_reached() {
    let connections = ConnectionLimits { total: Some(4), per_address: Some(0) };
    let server = start_with("sqlite::memory:", Rules { connections, ..Rules::default() }).await;
    let address = server.address;
    let mut silent = Vec::new();
    for _ in 0..20 {
        for _ in 0..4 {
            silent.push(TcpStream::connect(address).await.unwrap());
        }
        let asked = move || request(address, "GET /healthz", &[], "").unwrap();
        let answer = tokio::task::spawn_blocking(asked).await.unwrap();
        assert_eq!((answer.status, answer.header("connection")), (200, "close"));
    }
    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}

/// Fragments never become a message, but count as frames: 50 at once, and 100 refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn empty_fragments_count_in_the_rate_limit() {
    let server = start_with("sqlite::memory:", Rules::default()).await;
    let cookie = person(server.address, "P1").await;
    let mut line = Line::open(server.address, &cookie).await;
    line.send_empty_fragments(1000).await;
    let goodbye = line.last_words(1008).await;
    assert_eq!(goodbye, json!({ "type": "bye", "reason": "too_much" }));
    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}
