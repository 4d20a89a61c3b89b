//! Whole games over real sockets, and a graceful shutdown.

use super::line::{Line, person};
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_server::house::{Listen, Options, Rate, Rates, Rules, Server};
use higaki_table::{Game, Record, Table};
use higaki_testkit::http::request;
use higaki_testkit::postgres::{Cluster, unique};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on its own port.
pub(super) struct Running {
    pub(super) address: SocketAddr,
    pub(super) stop: oneshot::Sender<()>,
    pub(super) ended: JoinHandle<()>,
}

pub(super) async fn start(database: &str) -> Running {
    // Without a rate limit: these players choose faster than people.
    let free = Rate::per_second(0, 0);
    let rates = Rates { address: free, person: free, messages: free, ..Rates::default() };
    start_with(database, Rules { rates, ..Rules::default() }).await
}

pub(super) async fn start_with(database: &str, rules: Rules) -> Running {
    let options = Options {
        listen: Listen { address: "127.0.0.1:0".parse().unwrap(), further_ports: 0 },
        database: database.to_owned(),
        rules,
        bot_threads: 1,
        most_tables: None,
        most_invitations: None,
        #[cfg(feature = "tls")]
        tls: None,
    };
    let server = Server::open(options).await.unwrap();
    let (address, (stop, stopped)) = (server.address(), oneshot::channel());
    let ended = tokio::spawn(async move {
        server.run(async { stopped.await.unwrap() }).await.unwrap();
    });
    Running { address, stop, ended }
}

pub(super) async fn call(address: SocketAddr, call: &str, cookie: &str, body: &Value) -> Value {
    let (call, cookie, body) = (call.to_owned(), cookie.to_owned(), body.to_string());
    let reply = tokio::task::spawn_blocking(move || {
        request(address, &call, &[("cookie", &cookie)], &body).unwrap()
    });
    let reply = reply.await.unwrap();
    assert!((200..300).contains(&reply.status), "{} {}", reply.status, reply.body);
    serde_json::from_str(&reply.body).unwrap_or(Value::String(reply.body))
}

/// People and one bot play a whole game, whose record verifies.
async fn whole_game<G: Game>(database: &str, people: usize) {
    let server = start(database).await;
    let address = server.address;
    let host = person(address, "P1").await;
    let mut seats = vec![json!({ "kind": "open" }); people - 1];
    seats.insert(0, json!({ "kind": "me" }));
    seats.push(json!({ "kind": "bot", "level": "greedy" }));
    let wanted = json!({ "game": G::INFO.id, "seats": seats });
    let made = call(address, "POST /api/tables", &host, &wanted).await;
    let table = made["table"].as_str().unwrap().to_owned();

    let mut cookies = vec![host.clone()];
    for number in 2..=people {
        let cookie = person(address, &format!("P{number}")).await;
        call(address, &format!("POST /api/tables/{table}/seats"), &cookie, &json!({})).await;
        cookies.push(cookie);
    }
    let mut players = Vec::new();
    for (seat, cookie) in cookies.into_iter().enumerate() {
        let mut line = Line::open(address, &cookie).await;
        line.watch(&table, seat).await;
        let table = table.clone();
        players.push(tokio::spawn(async move { line.play(&table, seat).await }));
    }
    call(address, &format!("POST /api/tables/{table}/start"), &host, &json!({})).await;
    let mut outcomes = Vec::new();
    for player in players {
        outcomes.push(player.await.unwrap());
    }
    assert!(outcomes.windows(2).all(|pair| pair[0] == pair[1]), "{outcomes:?}");
    assert_eq!(outcomes[0]["ranking"].as_array().unwrap().len(), people + 1);

    let path = format!("GET /api/tables/{table}/record");
    let record = call(address, &path, &host, &Value::Null).await;
    let record: Record = record.as_str().unwrap().parse().unwrap();
    let verdict = Table::<G>::verify(&record).unwrap();
    assert!(verdict.finished && verdict.seed_checked, "{verdict:?}");

    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("higaki-house-{}", unique()));
        std::fs::create_dir(&folder).unwrap();
        Folder(folder)
    }

    fn database(&self) -> String {
        format!("sqlite:{}", self.0.join("higaki.db").display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Leftovers are in the temporary folder of the system.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_and_a_bot_play_osaka_on_a_file() {
    whole_game::<Osaka>(&Folder::new().database(), 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_and_a_bot_play_osaka_on_postgres() {
    let database = Cluster::shared().empty_database();
    whole_game::<Osaka>(&database, 3).await;
    Cluster::shared().give_back(database);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_and_a_bot_play_edo() {
    whole_game::<Edo>(&Folder::new().database(), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_closes_tells_every_socket_why_and_another_goes_on() {
    let folder = Folder::new();
    let server = start(&folder.database()).await;
    let cookie = person(server.address, "P1").await;
    let wanted = json!({ "game": "osaka", "settings": { "hot_seat": true },
        "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let made = call(server.address, "POST /api/tables", &cookie, &wanted).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let start_path = format!("POST /api/tables/{table}/start");
    call(server.address, &start_path, &cookie, &json!({})).await;
    let mut line = Line::open(server.address, &cookie).await;
    line.watch(&table, 0).await;
    server.stop.send(()).unwrap();
    let goodbye = line.last_words(1001).await;
    assert_eq!(goodbye["reason"], "closing");
    server.ended.await.unwrap();

    let server = start(&folder.database()).await;
    let path = format!("GET /api/tables/{table}");
    let seen = call(server.address, &path, &cookie, &Value::Null).await;
    assert_eq!(seen["about"]["status"], "running");
    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_do_not_share_a_file() {
    let folder = Folder::new();
    let server = start(&folder.database()).await;
    let options = Options {
        listen: Listen { address: "127.0.0.1:0".parse().unwrap(), further_ports: 0 },
        database: folder.database(),
        rules: Rules::default(),
        bot_threads: 1,
        most_tables: None,
        most_invitations: None,
        #[cfg(feature = "tls")]
        tls: None,
    };
    let refused = Server::open(options).await.unwrap_err();
    assert!(refused.to_string().starts_with("another server uses"), "{refused}");
    server.stop.send(()).unwrap();
    server.ended.await.unwrap();
}
