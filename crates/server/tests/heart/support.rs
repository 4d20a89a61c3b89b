//! A server without a network, in simulated time.

mod client;
mod drive;
mod inner;
mod time;

pub(crate) use client::Client;
pub(crate) use drive::{Player, finish, play_some};
pub(crate) use inner::pass_to_inner;
pub(crate) use time::SimulatedTime;

use futures_util::future::BoxFuture;
use higaki_catalogue::{AllGames, Games};
use higaki_protocol::{Answer, CreateTable, Refusal, Request, SeatPlan, Settings, Visibility};
use higaki_server::entropy::Entropy;
use higaki_server::tables::{AtOnce, Caller, Parts, Passwords, Tables, TablesConfig, Thinker};
use higaki_store::{NewGuest, PasswordHash, PersonId, Store, TokenHash, UnixMillis};
use higaki_table::Seed;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Deterministic entropy.
#[derive(Debug)]
pub(crate) struct SeededEntropy {
    seed: Seed,
    drawn: AtomicU64,
}

impl Entropy for SeededEntropy {
    fn bytes(&self) -> [u8; 32] {
        *self.seed.nth(self.drawn.fetch_add(1, Ordering::Relaxed)).bytes()
    }
}

/// Passwords that are their own hashes, for fast tests.
#[derive(Debug)]
struct PlainPasswords;

impl Passwords for PlainPasswords {
    fn hash(&self, password: String) -> BoxFuture<'static, Option<PasswordHash>> {
        Box::pin(async move { Some(PasswordHash(password)) })
    }

    fn verify(&self, hash: PasswordHash, password: String) -> BoxFuture<'static, Option<bool>> {
        Box::pin(async move { Some(hash.0 == password) })
    }
}

/// The start of simulated time.
pub(crate) const DAWN: UnixMillis = UnixMillis(1_800_000_000_000);

/// A server with its store and its clock.
pub(crate) struct World {
    pub(crate) store: Store,
    pub(crate) time: Arc<SimulatedTime>,
    pub(crate) tables: Tables,
    pub(crate) parts: Parts,
    pub(crate) config: TablesConfig,
}

impl World {
    pub(crate) async fn new(seed: &str) -> World {
        World::with(seed, Arc::new(AllGames)).await
    }

    pub(crate) async fn with(seed: &str, games: Arc<dyn Games>) -> World {
        World::on("sqlite::memory:", seed, games).await
    }

    pub(crate) async fn on(database: &str, seed: &str, games: Arc<dyn Games>) -> World {
        let store = Store::open(database).await.unwrap();
        let time = Arc::new(SimulatedTime::new(DAWN));
        let entropy = SeededEntropy { seed: Seed::from_text(seed), drawn: AtomicU64::new(0) };
        let thinker: Arc<dyn Thinker> = Arc::new(AtOnce);
        let parts = Parts {
            time: Arc::clone(&time) as Arc<dyn higaki_server::time::Time>,
            entropy: Arc::new(entropy),
            games,
            thinker,
            passwords: Arc::new(PlainPasswords),
        };
        let config = TablesConfig { idle: Duration::from_secs(60), ..TablesConfig::default() };
        let tables = Tables::start(store.clone(), parts.clone(), config).await.unwrap();
        World { store, time, tables, parts, config }
    }

    /// Another process on the same store.
    pub(crate) async fn start_again(&self) -> Tables {
        Tables::start(self.store.clone(), self.parts.clone(), self.config).await.unwrap()
    }

    /// The server crashes, and another one replaces it.
    pub(crate) async fn crash(&mut self) {
        self.tables.kill();
        self.tables = self.start_again().await;
    }

    /// A guest.
    pub(crate) async fn guest(&self, number: u8) -> Caller {
        let person = PersonId::from_bytes([number; 16]);
        let new = NewGuest {
            id: person,
            name: format!("P{number}"),
            token: TokenHash([number; 32]),
            at: DAWN,
            expires_at: DAWN.plus(i64::MAX / 4),
        };
        self.store.create_guest(new).await.unwrap();
        Caller { person, account: false, address: None }
    }

    pub(crate) async fn guests(&self, count: u8) -> Vec<Caller> {
        let mut guests = Vec::new();
        for number in 1..=count {
            guests.push(self.guest(number).await);
        }
        guests
    }

    pub(crate) async fn ask(&self, caller: Caller, request: Request) -> Result<Answer, Refusal> {
        self.tables.ask(caller, None, request).await
    }

    pub(crate) async fn create(&self, caller: Caller, new: CreateTable) -> String {
        match self.ask(caller, Request::Create(Box::new(new))).await {
            Ok(Answer::Table { table }) => table,
            other => panic!("{other:?}"),
        }
    }

    /// A running table with people in this order and bots on the other seats.
    pub(crate) async fn begun(
        &self,
        game: &str,
        people: &[Caller],
        bots: usize,
        settings: Settings,
    ) -> String {
        let mut seats = vec![SeatPlan::Open; people.len()];
        seats[0] = SeatPlan::Me;
        seats.extend((0..bots).map(|_| SeatPlan::Bot { level: "random".to_owned() }));
        let table = self.create(people[0], table_of(game, seats, settings)).await;
        for (seat, person) in people.iter().enumerate().skip(1) {
            self.ask(*person, join(&table, Some(seat as u8))).await.unwrap();
        }
        self.ask(people[0], request("start", &table)).await.unwrap();
        table
    }

    pub(crate) fn connect(&self, caller: Caller) -> Client {
        Client::connect(&self.tables, caller)
    }
}

pub(crate) fn table_of(game: &str, seats: Vec<SeatPlan>, settings: Settings) -> CreateTable {
    CreateTable {
        game: game.to_owned(),
        options: Value::Null,
        seats,
        settings,
        visibility: Visibility::Public,
        password: None,
        lesson: None,
    }
}

/// A request from its JSON, the way a client writes it.
pub(crate) fn json(value: Value) -> Request {
    serde_json::from_value(value).unwrap()
}

/// A request without fields besides the table.
pub(crate) fn request(kind: &str, table: &str) -> Request {
    json(serde_json::json!({ "type": kind, "table": table }))
}

/// A request of a seat.
pub(crate) fn of_seat(kind: &str, table: &str, seat: u8) -> Request {
    json(serde_json::json!({ "type": kind, "table": table, "seat": seat }))
}

pub(crate) fn join(table: &str, seat: Option<u8>) -> Request {
    json(serde_json::json!({ "type": "join", "table": table, "seat": seat }))
}

pub(crate) fn play(table: &str, seat: u8, choice: &str) -> Request {
    json(serde_json::json!({ "type": "play", "table": table, "seat": seat, "choice": choice }))
}

/// The code of a refusal.
pub(crate) fn code<T: std::fmt::Debug>(result: Result<T, Refusal>) -> String {
    result.expect_err("it should have been refused").code
}
