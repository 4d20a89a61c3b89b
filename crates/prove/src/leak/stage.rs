//! A server without a network, with a stopped clock and repeatable randomness.

use super::http::{Http, Token};
use futures_util::future::{self, BoxFuture};
use higaki_catalogue::Games;
use higaki_protocol::{Answer, Refusal, Request};
use higaki_server::entropy::Entropy;
use higaki_server::house::Passwords;
use higaki_server::tables::{AtOnce, Caller, FrameText, Parts, Tables, TablesConfig};
use higaki_server::time::Time;
use higaki_store::{NewGuest, PersonId, Store, UnixMillis};
use higaki_table::{Seat, Seed};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};

use crate::ProveError;

/// The moment of the stopped clock.
const NOW: UnixMillis = UnixMillis(1_800_000_000_000);

#[derive(Debug)]
struct StandingTime;

impl Time for StandingTime {
    fn now(&self) -> UnixMillis {
        NOW
    }

    fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()> {
        if at <= NOW { Box::pin(future::ready(())) } else { Box::pin(future::pending()) }
    }
}

/// Randomness that restarts with every game, so that two stages draw the same.
#[derive(Debug)]
struct Repeated(Mutex<(Seed, u64)>);

impl Entropy for Repeated {
    fn bytes(&self) -> [u8; 32] {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.1 += 1;
        *state.0.nth(state.1).bytes()
    }
}

/// A server with a person for each seat, and a stranger.
pub(super) struct Stage {
    pub(super) tables: Tables,
    http: Http,
    store: Store,
    parts: Parts,
    passwords: Passwords,
    entropy: Arc<Repeated>,
    pub(super) people: Vec<Caller>,
}

impl Stage {
    pub(super) async fn set(
        games: Arc<dyn Games>,
        passwords: Passwords,
    ) -> Result<Stage, ProveError> {
        let store = Store::open("sqlite::memory:").await.map_err(ProveError::inside)?;
        let entropy = Arc::new(Repeated(Mutex::new((Seed::from_text(""), 0))));
        let parts = Parts {
            time: Arc::new(StandingTime),
            entropy: Arc::clone(&entropy) as Arc<dyn Entropy>,
            games,
            thinker: Arc::new(AtOnce),
            passwords: Arc::new(passwords.clone()),
        };
        let (tables, http) = start(&store, &parts, &passwords).await?;
        let mut people = Vec::new();
        for number in 0..=Seat::MAX as u8 {
            let person = PersonId::from_bytes([number; 16]);
            let guest = NewGuest {
                id: person,
                name: format!("P{}", number + 1),
                token: Token(number).hash(),
                at: NOW,
                expires_at: NOW.plus(i64::MAX / 4),
            };
            store.create_guest(guest).await.map_err(ProveError::inside)?;
            people.push(Caller { person, account: false, address: None });
        }
        Ok(Stage { tables, http, store, parts, passwords, entropy, people })
    }

    /// A begun table with everyone seated in order. The seed determines its deal.
    pub(super) async fn begin(
        &self,
        game: &str,
        players: usize,
        options: &Value,
        seed: Seed,
    ) -> Result<String, ProveError> {
        *self.entropy.0.lock().unwrap_or_else(PoisonError::into_inner) = (seed, 0);
        let kind = |seat| json!({ "kind": if seat == 0 { "me" } else { "open" } });
        let seats: Vec<Value> = (0..players).map(kind).collect();
        let new = json!({ "type": "create", "game": game, "options": options, "seats": seats });
        let made = self.ask(0, request(new)).await;
        let Ok(Answer::Table { table }) = made else { return Err(ProveError::inside(Odd(made))) };
        for seat in 1..players {
            let join = json!({ "type": "join", "table": table, "seat": seat });
            self.ask(seat, request(join)).await.map_err(refused)?;
        }
        let start = request(json!({ "type": "start", "table": table }));
        self.ask(0, start).await.map_err(refused)?;
        Ok(table)
    }

    pub(super) async fn ask(&self, person: usize, request: Request) -> Result<Answer, Refusal> {
        self.tables.ask(self.people[person], None, request).await
    }

    /// The page as one of the people gets it.
    pub(super) async fn get(&self, person: usize, path: &str) -> Option<FrameText> {
        self.http.get(Token(person as u8), path).await
    }

    /// Restarts the server: another one reads everything from the log.
    pub(super) async fn begin_again(&mut self) -> Result<(), ProveError> {
        self.tables.kill();
        (self.tables, self.http) = start(&self.store, &self.parts, &self.passwords).await?;
        Ok(())
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.tables.kill();
    }
}

async fn start(
    store: &Store,
    parts: &Parts,
    passwords: &Passwords,
) -> Result<(Tables, Http), ProveError> {
    let config = TablesConfig::default();
    let tables = Tables::start(store.clone(), parts.clone(), config).await;
    let tables = tables.map_err(ProveError::inside)?;
    let time = Arc::clone(&parts.time);
    let http = Http::open(store.clone(), tables.clone(), time, passwords.clone());
    Ok((tables, http))
}

/// A request from its JSON, as a client writes it.
pub(super) fn request(value: Value) -> Request {
    serde_json::from_value(value).unwrap_or(Request::Ping)
}

#[derive(Debug, thiserror::Error)]
#[error("an answer that makes no sense: {0:?}")]
struct Odd(Result<Answer, Refusal>);

pub(super) fn refused(refusal: Refusal) -> ProveError {
    ProveError::inside(Odd(Err(refusal)))
}
