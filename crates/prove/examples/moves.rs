//! The instructions that the server spends on a move, for callgrind.
//!
//! ```text
//! cargo build --release -p higaki-prove --example moves
//! valgrind --tool=callgrind --toggle-collect='*measured*' --callgrind-out-file=/dev/null \
//!     target/release/examples/moves osaka 2 4
//! ```
//!
//! Two sessions replay recorded choices of random games at tables in memory. The measured part is
//! everything from the text of a request to the frames of both players, without sockets, the
//! database thread and the choice of the moves.

use futures_util::future::{self, BoxFuture};
use futures_util::{StreamExt, sink, stream};
use higaki_catalogue::AllGames;
use higaki_protocol::{Answer, Request};
use higaki_server::entropy::Entropy;
use higaki_server::house::Passwords;
use higaki_server::socket::{Frame, Out, SocketLimits, serve};
use higaki_server::tables::{AtOnce, Caller, Parts, Tables, TablesConfig};
use higaki_server::time::Time;
use higaki_store::{NewGuest, PersonId, Store, TokenHash, UnixMillis};
use higaki_table::{Chance, QuickChance, Seed};
use serde_json::json;
use std::convert::Infallible;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;

type Failed = Box<dyn Error>;

/// One choice: the seat and the notation.
type Choice = (usize, String);

/// Randomness that repeats in every run.
#[derive(Debug, Default)]
struct Repeated(AtomicU64);

impl Entropy for Repeated {
    fn bytes(&self) -> [u8; 32] {
        *Seed::from_text("moves").nth(self.0.fetch_add(1, Ordering::Relaxed)).bytes()
    }
}

/// A stopped clock, so that nothing depends on the speed of the machine.
#[derive(Debug)]
struct StandingTime;

impl Time for StandingTime {
    fn now(&self) -> UnixMillis {
        UnixMillis(1_800_000_000_000)
    }

    fn sleep_until(&self, at: UnixMillis) -> BoxFuture<'static, ()> {
        if at <= self.now() { Box::pin(future::ready(())) } else { Box::pin(future::pending()) }
    }
}

/// The connection of one player.
struct Connection {
    requests: mpsc::Sender<Frame>,
    frames: mpsc::Receiver<Out>,
}

struct World {
    tables: Tables,
    people: Vec<Caller>,
}

impl World {
    async fn new(players: usize) -> Result<World, Failed> {
        let store = Store::open("sqlite::memory:").await?;
        let mut people = Vec::new();
        for number in 0..players as u8 {
            let person = PersonId::from_bytes([number + 1; 16]);
            let guest = NewGuest {
                id: person,
                name: format!("P{}", number + 1),
                token: TokenHash([number; 32]),
                at: UnixMillis(0),
                expires_at: UnixMillis(i64::MAX / 4),
            };
            store.create_guest(guest).await?;
            people.push(Caller { person, account: false, address: None });
        }
        let parts = Parts {
            time: Arc::new(StandingTime),
            entropy: Arc::new(Repeated::default()),
            games: Arc::new(AllGames),
            thinker: Arc::new(AtOnce),
            passwords: Arc::new(Passwords::new()),
        };
        let config = TablesConfig { most_tables: None, ..TablesConfig::default() };
        Ok(World { tables: Tables::start(store, parts, config).await?, people })
    }

    fn connect(&self, caller: Caller) -> Connection {
        let limits =
            SocketLimits { burst: u32::MAX, per_second: u32::MAX, ..SocketLimits::default() };
        let (requests, incoming) = mpsc::channel(16);
        let (outgoing, frames) = mpsc::channel(4096);
        let reader = stream::unfold(incoming, |mut incoming: mpsc::Receiver<Frame>| async {
            incoming.recv().await.map(|frame| (frame, incoming))
        });
        let writer = sink::unfold(outgoing, |outgoing: mpsc::Sender<Out>, out| async {
            let _ = outgoing.send(out).await;
            Ok::<_, Infallible>(outgoing)
        });
        let tables = self.tables.clone();
        tokio::spawn(async move {
            serve(tables, caller, reader.boxed(), Box::pin(writer), limits).await
        });
        Connection { requests, frames }
    }

    async fn ask(&self, seat: usize, request: serde_json::Value) -> Result<Answer, Failed> {
        let request: Request = serde_json::from_value(request)?;
        let answer = self.tables.ask(self.people[seat], None, request).await;
        answer.map_err(|refusal| refusal.message.into())
    }

    /// Creates and begins a table with all players watching from their seats.
    async fn begin(&self, game: &str, lines: &mut [Connection]) -> Result<String, Failed> {
        let kind = |seat| json!({ "kind": if seat == 0 { "me" } else { "open" } });
        let seats: Vec<_> = (0..lines.len()).map(kind).collect();
        let new = json!({ "type": "create", "game": game, "seats": seats });
        let Answer::Table { table } = self.ask(0, new).await? else {
            return Err("no table".into());
        };
        for seat in 1..lines.len() {
            self.ask(seat, json!({ "type": "join", "table": table, "seat": seat })).await?;
        }
        self.ask(0, json!({ "type": "start", "table": table })).await?;
        for (seat, line) in lines.iter_mut().enumerate() {
            let watch = json!({ "id": 0, "type": "watch", "table": table, "seat": seat });
            line.requests.send(Frame::Text(watch.to_string())).await?;
            line.until(|text| text.starts_with(r#"{"type":"table""#)).await?;
        }
        Ok(table)
    }
}

impl Connection {
    /// Reads frames until one matches.
    async fn until(&mut self, wanted: impl Fn(&str) -> bool) -> Result<String, Failed> {
        loop {
            match self.frames.recv().await.ok_or("the line ended")? {
                Out::Text(text) if wanted(&text) => return Ok(text.to_string()),
                _ => {}
            }
        }
    }

    async fn play(&mut self, table: &str, seat: usize, choice: &str) -> Result<(), Failed> {
        let play = format!(
            r#"{{"id":1,"type":"play","table":"{table}","seat":{seat},"choice":"{choice}"}}"#
        );
        self.requests.send(Frame::Text(play)).await?;
        let answer = self.until(|text| text.contains(r#""id":1"#)).await?;
        if answer.starts_with(r#"{"type":"ok""#) { Ok(()) } else { Err(answer.into()) }
    }
}

/// Plays random choices to the end of a game and returns them.
async fn record(world: &World, game: &str, players: usize) -> Result<Vec<Choice>, Failed> {
    let mut lines: Vec<Connection> =
        world.people.iter().map(|person| world.connect(*person)).collect();
    let table = world.begin(game, &mut lines[..players]).await?;
    let mut chance = QuickChance::new(7);
    let mut played = Vec::new();
    loop {
        let mut chosen = None;
        for seat in 0..players {
            let looked =
                world.tables.look(world.people[seat], table.parse()?, Some(seat as u8), None).await;
            let frame = looked.map_err(|refusal| refusal.message)?;
            let choices = frame.game.ok_or("not begun")?.choices;
            if !choices.is_empty() {
                let at = chance.below(choices.len() as u32) as usize;
                chosen = Some((seat, choices[at].clone()));
                break;
            }
        }
        let Some((seat, choice)) = chosen else { return Ok(played) };
        lines[seat].play(&table, seat, &choice).await?;
        played.push((seat, choice));
    }
}

/// Replays recorded choices; every player reads every frame.
async fn replay(world: &World, game: &str, choices: &[Choice]) -> Result<usize, Failed> {
    let mut lines: Vec<Connection> =
        world.people.iter().map(|person| world.connect(*person)).collect();
    let table = world.begin(game, &mut lines).await?;
    for (seat, choice) in choices {
        lines[*seat].play(&table, *seat, choice).await?;
        for line in &mut lines {
            while line.frames.try_recv().is_ok() {}
        }
    }
    Ok(choices.len())
}

/// The part that callgrind collects.
#[inline(never)]
fn measured(
    runtime: &tokio::runtime::Runtime,
    world: &World,
    game: &str,
    games: &[Vec<Choice>],
) -> Result<usize, Failed> {
    runtime.block_on(async {
        let mut moves = 0;
        for choices in games {
            moves += replay(world, game, choices).await?;
        }
        Ok(moves)
    })
}

fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games] = arguments.as_slice() else {
        return Err("expected: GAME PLAYERS GAMES".into());
    };
    let (players, count): (usize, usize) = (players.parse()?, games.parse()?);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut games = Vec::new();
    let recording = runtime.block_on(World::new(players))?;
    for _ in 0..count {
        games.push(runtime.block_on(record(&recording, game, players))?);
    }
    // The same randomness from the start gives the same deals.
    let world = runtime.block_on(World::new(players))?;
    let moves = measured(&runtime, &world, game, &games)?;
    runtime.block_on(world.tables.shutdown());
    println!("{moves} moves, {count} games");
    Ok(())
}
