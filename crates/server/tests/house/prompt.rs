//! What a table tells leaves at once.

use super::game::{call, start};
use super::line::{Line, person};
use serde_json::json;
use std::time::{Duration, Instant};

/// A system that waits for confirmations waits for 40 ms or so, nearly every time.
const AT_ONCE: Duration = Duration::from_millis(30);

/// Somebody who has just read an answer confirms it late, because he might have something to say
/// with it. What comes next must not wait for that. Other programs may hold up some of the rounds.
#[tokio::test(flavor = "multi_thread")]
async fn news_do_not_wait_until_the_answer_before_is_confirmed() {
    let server = start("sqlite::memory:").await;
    let address = server.address;
    let (listens, speaks) = (person(address, "P1").await, person(address, "P2").await);
    let wanted = json!({ "game": "osaka", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = call(address, "POST /api/tables", &listens, &wanted).await;
    let table = made["table"].as_str().unwrap();
    call(address, &format!("POST /api/tables/{table}/seats"), &speaks, &json!({})).await;
    let mut listener = Line::open(address, &listens).await;
    listener.watch(table, 0).await;
    let mut speaker = Line::open(address, &speaks).await;
    let mut times = Vec::new();
    for _ in 0..20 {
        listener.ask(json!({ "type": "ping" })).await;
        listener.wait_for("ok").await;
        let said = Instant::now();
        speaker.ask(json!({ "type": "say", "table": table, "text": "ho" })).await;
        listener.wait_for("said").await;
        times.push(said.elapsed());
    }
    times.sort_unstable();
    assert!(times[5] < AT_ONCE, "{times:?}");
    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}
