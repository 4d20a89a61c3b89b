//! Two servers on one PostgreSQL serve the same tables.

use super::game::{call, start};
use super::line::{Line, person};
use higaki_osaka::Osaka;
use higaki_table::{Record, Table};
use higaki_testkit::postgres::Cluster;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_made_at_one_server_is_played_from_both() {
    let database = Cluster::shared().empty_database();
    let (one, two) = (start(&database).await, start(&database).await);
    let host = person(one.address, "P1").await;
    let guest = person(two.address, "P2").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "greedy" }]);
    let wanted = json!({ "game": "osaka", "seats": seats });
    let made = call(one.address, "POST /api/tables", &host, &wanted).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let lobby = call(two.address, "GET /api/lobby", &guest, &Value::Null).await;
    assert_eq!(lobby["tables"][0]["table"], table.as_str(), "the other server lists it");
    call(two.address, &format!("POST /api/tables/{table}/seats"), &guest, &json!({})).await;

    let mut players = Vec::new();
    for (seat, (server, cookie)) in [(&one, &host), (&two, &guest)].into_iter().enumerate() {
        let mut line = Line::open(server.address, cookie).await;
        line.watch(&table, seat).await;
        let table = table.clone();
        players.push(tokio::spawn(async move { line.play(&table, seat).await }));
    }
    // The host creates a table at one server and starts it at the other.
    call(two.address, &format!("POST /api/tables/{table}/start"), &host, &json!({})).await;
    let mut outcomes = Vec::new();
    for player in players {
        outcomes.push(player.await.unwrap());
    }
    assert_eq!(outcomes[0], outcomes[1]);

    // The first server shuts down; the other one has everything.
    let path = format!("GET /api/tables/{table}/record");
    let before = call(one.address, &path, &host, &Value::Null).await;
    one.stop.send(()).unwrap();
    one.ended.await.unwrap();
    let record = call(two.address, &path, &host, &Value::Null).await;
    assert_eq!(before, record);
    let record: Record = record.as_str().unwrap().parse().unwrap();
    let verdict = Table::<Osaka>::verify(&record).unwrap();
    assert!(verdict.finished && verdict.seed_checked, "{verdict:?}");
    two.stop.send(()).unwrap();
    two.ended.await.unwrap();
    Cluster::shared().give_back(database);
}
