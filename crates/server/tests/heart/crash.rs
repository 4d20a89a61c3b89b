//! Crashes: all acknowledged changes survive.

use crate::heart::support::{Client, Player, World, code, finish, play, play_some, request};
use higaki_bots::Kind;
use higaki_catalogue::{AllGames, CannotBegin, Games, Playable, Search};
use higaki_protocol::{Answer, Goodbye, Settings, TableFrame};
use higaki_table::{
    AnyTable, ChoiceLine, Deciding, Failure, GameInfo, JsonText, Origin, Outcome, Played,
    QuickChance, Record, RecordError, RecordLine, RulesVersion, Seat, Viewer, WithSeed,
};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The seat of the bot in the game below.
const BOT: u8 = 2;

async fn everything(world: &World, table: &str, client: &Client) -> Vec<TableFrame> {
    let id = table.parse().unwrap();
    let mut seen = Vec::new();
    for seat in [Some(0), None] {
        seen.push(world.tables.look(client.caller, id, seat, None).await.unwrap());
    }
    // Presence is not part of the log.
    for frame in &mut seen {
        frame.about.seats.iter_mut().for_each(|seat| seat.present = false);
    }
    seen
}

/// All frames, once the bot owes no decision.
async fn quiet(world: &World, table: &str, client: &Client) -> Vec<TableFrame> {
    loop {
        let seen = everything(world, table, client).await;
        let deciding = &seen[0].game.as_ref().unwrap().deciding;
        if deciding.iter().all(|owed| owed.seat != BOT) {
            return seen;
        }
    }
}

/// After every kind of shutdown the table is unchanged, also if it is long enough for a snapshot.
#[tokio::test]
async fn a_table_that_is_loaded_again_is_the_same_table() {
    for game in ["osaka", "dschunke", "edo"] {
        let mut world = World::new(game).await;
        let guests = world.guests(2).await;
        let table = world.begun(game, &guests, 1, Settings::default()).await;
        let mut chance = QuickChance::new(7);
        for _ in 0..6 {
            let mut players = Vec::new();
            for (seat, guest) in guests.iter().enumerate() {
                players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
            }
            play_some(&mut players, &table, &mut chance, 25).await;
            let before = quiet(&world, &table, &players[0].client).await;
            world.crash().await;
            let after = everything(&world, &table, &players[0].client).await;
            assert_eq!(before, after, "{game}");
        }
    }
}

/// The server dies after the commit and before the answer. The client repeats the request with the
/// same key, and the choice is made once.
#[tokio::test]
async fn a_crash_between_commit_and_answer_plays_nothing_twice() {
    let mut world = World::new("commit").await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 0, Settings::default()).await;
    let mut changes = world.store.changes().await.unwrap();
    for number in 0..20 {
        let mut players = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
        }
        let mover = players.iter().position(|player| !player.choices(&table).is_empty()).unwrap();
        let seat = mover as u8;
        let moves = players[mover].client.game(&table, Some(seat)).moves;
        let choice = players[mover].choices(&table)[0].clone();
        let key = format!("key {number}");
        players[mover].client.send(Some(&key), play(&table, seat, &choice)).await;
        changes.next().await.unwrap();
        world.crash().await;
        let mut client = world.connect(guests[mover]);
        let again = client.ask_with(Some(&key), play(&table, seat, &choice)).await;
        let Ok(Answer::Number { number }) = again else { panic!("{again:?}") };
        client.watch(&table, Some(seat)).await.unwrap();
        let known = client.at(&table, Some(seat));
        assert_eq!(known.number, number);
        assert_eq!(known.game.as_ref().unwrap().moves, moves + 1);
    }
}

/// Games with planted faults.
#[derive(Clone, Debug, Default)]
struct Faulty {
    /// The next choice panics.
    armed: Arc<AtomicBool>,
    /// Choices cannot be found, so the fold refuses to take one back.
    forgetful: Arc<AtomicBool>,
}

impl Faulty {
    fn wrap(&self, inner: Box<dyn Playable>) -> Box<dyn Playable> {
        let Faulty { armed, forgetful } = self.clone();
        Box::new(FaultyTable { inner, armed, forgetful })
    }
}

#[derive(Debug)]
struct FaultyTable {
    inner: Box<dyn Playable>,
    armed: Arc<AtomicBool>,
    forgetful: Arc<AtomicBool>,
}

impl Games for Faulty {
    fn deal(
        &self,
        game: &str,
        rules: RulesVersion,
        players: usize,
        options: &Value,
        origin: Origin,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        Ok(self.wrap(AllGames.deal(game, rules, players, options, origin)?))
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        Ok(self.wrap(AllGames.restore(record)?))
    }
}

impl FaultyTable {
    fn rest(&self) -> &dyn AnyTable {
        &*self.inner
    }

    fn rest_mut(&mut self) -> &mut dyn AnyTable {
        &mut *self.inner
    }
}

impl Playable for FaultyTable {
    fn decision(&self, seat: Seat, opponent: Kind, seed: u64) -> Search {
        self.inner.decision(seat, opponent, seed)
    }
}

crate::heart::support::pass_to_inner!(FaultyTable {
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Failure> {
        assert!(!self.armed.swap(false, Ordering::Relaxed), "a fault of the rules");
        self.inner.play(seat, text)
    }

    fn view(&self, viewer: Viewer) -> JsonText {
        self.inner.view(viewer)
    }

    fn choices(&self, seat: Seat) -> Vec<ChoiceLine> {
        self.inner.choices(seat)
    }

    fn deciding(&self) -> Vec<Deciding> {
        self.inner.deciding()
    }

    fn preview(&self, seat: Seat, text: &str) -> Result<Value, Failure> {
        self.inner.preview(seat, text)
    }

    fn steps(&self, viewer: Viewer) -> Vec<JsonText> {
        self.inner.steps(viewer)
    }

    fn choice_at(&self, choices: usize) -> Option<String> {
        if self.forgetful.load(Ordering::Relaxed) { None } else { self.inner.choice_at(choices) }
    }
});

#[tokio::test]
async fn a_panic_ends_one_table_only_and_it_comes_back() {
    let games = Faulty::default();
    let armed = Arc::clone(&games.armed);
    let world = World::with("panic", Arc::new(games)).await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 0, Settings::default()).await;
    let other = world.begun("osaka", &guests, 0, Settings::default()).await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    players[0].client.watch(&other, Some(0)).await.unwrap();
    let mut chance = QuickChance::new(1);
    play_some(&mut players, &table, &mut chance, 10).await;
    players.iter_mut().for_each(|player| player.client.catch_up());
    let mover = loop {
        if let Some(mover) = players.iter().position(|player| !player.choices(&table).is_empty()) {
            break mover;
        }
        assert!(players[0].client.receive().await);
    };
    let choice = players[mover].choices(&table)[0].clone();
    armed.store(true, Ordering::Relaxed);
    let failed = players[mover].client.ask(play(&table, mover as u8, &choice)).await;
    assert_eq!(code(failed), "interrupted");
    assert_eq!(world.tables.activity().panics, 1);
    // The connections still work, and the game continues from the log.
    finish(&mut players, &table, &mut chance).await;
    assert!(world.tables.look(guests[0], other.parse().unwrap(), Some(0), None).await.is_ok());
}

/// State and log must not diverge: the request is refused, and the table reloads from the log.
#[tokio::test]
async fn an_entry_that_the_fold_refuses_is_not_appended() {
    let games = Faulty::default();
    let forgetful = Arc::clone(&games.forgetful);
    let world = World::with("refused entry", Arc::new(games)).await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 0, Settings::default()).await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    let mover = players.iter().position(|player| !player.choices(&table).is_empty()).unwrap();
    let choice = players[mover].choices(&table)[0].clone();
    players[mover].client.ask(play(&table, mover as u8, &choice)).await.unwrap();
    let moves = || async {
        let looked = world.tables.look(guests[0], table.parse().unwrap(), Some(0), None).await;
        looked.unwrap().game.unwrap().moves
    };
    let before = moves().await;
    forgetful.store(true, Ordering::Relaxed);
    let refused = players[mover].client.ask(request("undo", &table)).await;
    assert_eq!(code(refused), "interrupted");
    assert_eq!(world.tables.activity().panics, 0);
    assert_eq!(moves().await, before);
    forgetful.store(false, Ordering::Relaxed);
    players[mover].client.ask(request("undo", &table)).await.unwrap();
    assert_eq!(moves().await, before - 1);
}

#[tokio::test]
async fn closing_says_goodbye_and_the_next_process_goes_on() {
    let mut world = World::new("closing").await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 1, Settings::default()).await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    let mut chance = QuickChance::new(4);
    play_some(&mut players, &table, &mut chance, 20).await;
    world.tables.shutdown().await;
    for player in players {
        let mut client = player.client;
        while client.receive().await {}
        assert!(client.texts.last().unwrap().contains(r#"{"type":"bye","reason":"closing"}"#));
        assert_eq!(client.serving.await.unwrap(), Goodbye::Closing);
    }
    let refused = world.ask(guests[0], request("record", &table)).await;
    assert_eq!(code(refused), "closing");
    world.tables = world.start_again().await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    finish(&mut players, &table, &mut chance).await;
}
