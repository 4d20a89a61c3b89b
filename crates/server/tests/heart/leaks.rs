//! The leak law on real traffic: whatever is hidden from a viewer may be something else, and every
//! frame that he gets stays the same, byte for byte.
//!
//! The same game is played twice over sockets, by the same people with the same choices. The second
//! time, whatever the server asks the game is answered by one in which everything that the viewer
//! cannot know was drawn anew, each time; only what he has seen before stays as it was.

use crate::heart::support::{Client, Player, World, json, of_seat, pass_to_inner, play};
use higaki_bots::Evaluate;
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_protocol::Settings;
use higaki_server::tables::{AllGames, CannotBegin, Games, Level, Playable, Thought};
use higaki_table::{
    AnyTable, Chance, ChoiceLine, Deciding, Failure, Game, GameInfo, Origin, Outcome, Played,
    QuickChance, Record, RecordError, RecordLine, Seat, Table, Viewer, WithSeed,
};
use serde_json::{Value, json as value};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Games in which one viewer is shown another world.
#[derive(Debug)]
struct Permuted {
    viewer: Viewer,
    draws: Arc<AtomicU64>,
}

#[derive(Debug)]
struct PermutedTable<G: Game> {
    inner: Table<G>,
    viewer: Viewer,
    draws: Arc<AtomicU64>,
}

impl<G: Evaluate> PermutedTable<G> {
    fn rest(&self) -> &dyn AnyTable {
        &self.inner
    }

    fn rest_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.inner
    }

    fn elsewhere(&self) -> Table<G> {
        let draw = self.draws.fetch_add(1, Ordering::Relaxed);
        self.inner.in_another_world(self.viewer, &mut QuickChance::new(draw))
    }

    fn place(&self) -> usize {
        self.viewer.seat().map_or(self.inner.game().players(), Seat::index)
    }
}

impl<G: Evaluate> Playable for PermutedTable<G>
where
    PermutedTable<G>: AnyTable,
{
    fn thought(&self, seat: Seat, level: Level, number: u64) -> Thought {
        self.inner.thought(seat, level, number)
    }
}

macro_rules! permuted {
    ($game:ty) => {
        pass_to_inner!(PermutedTable<$game> {
            /// What shows nothing hidden must look the same in every world; what does show
            /// something may differ, so there the viewer learns of this one. Of what others learn
            /// he must not even get the words.
            fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Failure> {
                let (mut other, place) = (self.elsewhere(), self.place());
                let mut played = AnyTable::play(&mut self.inner, seat, text)?;
                for (viewer, seen) in played.seen.iter_mut().enumerate() {
                    if viewer != place {
                        seen.fill(value!({ "event": "elsewhere" }));
                    }
                }
                if !played.revealed && let Ok(elsewhere) = AnyTable::play(&mut other, seat, text) {
                    played.seen[place].clone_from(&elsewhere.seen[place]);
                }
                Ok(played)
            }

            fn view(&self, viewer: Viewer) -> Value {
                AnyTable::view(&self.elsewhere(), viewer)
            }

            fn choices(&self, seat: Seat) -> Vec<ChoiceLine> {
                AnyTable::choices(&self.elsewhere(), seat)
            }

            fn deciding(&self) -> Vec<Deciding> {
                AnyTable::deciding(&self.elsewhere())
            }

            fn preview(&self, seat: Seat, text: &str) -> Result<Value, Failure> {
                AnyTable::preview(&self.elsewhere(), seat, text)
            }

            fn steps(&self, viewer: Viewer) -> Vec<Vec<Value>> {
                let mut steps = AnyTable::steps(&self.inner, viewer);
                if viewer != self.viewer {
                    steps.iter_mut().for_each(Vec::clear);
                }
                steps
            }
        });
    };
}
permuted!(Osaka);
permuted!(Dschunke);
permuted!(Edo);

impl Permuted {
    fn wrap<G: Evaluate>(&self, inner: Table<G>) -> Box<dyn Playable>
    where
        PermutedTable<G>: AnyTable,
    {
        Box::new(PermutedTable { inner, viewer: self.viewer, draws: Arc::clone(&self.draws) })
    }
}

impl Games for Permuted {
    fn list(&self) -> Vec<GameInfo> {
        AllGames.list()
    }

    fn check(&self, game: &str, players: usize, options: &Value) -> Result<Value, CannotBegin> {
        AllGames.check(game, players, options)
    }

    fn deal(
        &self,
        game: &str,
        players: usize,
        options: &Value,
        origin: Origin,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        AllGames.deal(game, players, options, origin)
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        Ok(match record.game.as_str() {
            id if id == Osaka::INFO.id => self.wrap(Table::<Osaka>::replay_record(record)?),
            id if id == Dschunke::INFO.id => self.wrap(Table::<Dschunke>::replay_record(record)?),
            _ => self.wrap(Table::<Edo>::replay_record(record)?),
        })
    }
}

/// What somebody does.
#[derive(Clone, Debug)]
enum Deed {
    Play(u8, String),
    Undo(u8),
}

/// Three people, and the viewer on a line of his own.
struct Stage {
    world: World,
    table: String,
    players: Vec<Player>,
    line: Client,
    seat: Option<u8>,
    seen: Vec<Arc<str>>,
}

impl Stage {
    async fn set(game: &str, viewer: Viewer, games: Arc<dyn Games>) -> Stage {
        let world = World::with(game, games).await;
        let guests = world.guests(3).await;
        let stranger = world.guest(9).await;
        let table = world.begun(game, &guests, 0, Settings::default()).await;
        let mut players = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
        }
        let seat = viewer.seat().map(|seat| seat.index() as u8);
        let caller = seat.map_or(stranger, |seat| guests[usize::from(seat)]);
        let mut line = world.connect(caller);
        line.watch(&table, seat).await.unwrap();
        Stage { world, table, players, line, seat, seen: Vec::new() }
    }

    /// Waits until everybody has heard everything.
    async fn settle(&mut self) {
        let id = self.table.parse().unwrap();
        let places = self.players.iter_mut().map(|player| (&mut player.client, Some(player.seat)));
        for (client, seat) in places.chain([(&mut self.line, self.seat)]) {
            let now = self.world.tables.look(client.caller, id, seat, None).await.unwrap().number;
            client.until(&self.table, seat, |known| known.number == now).await;
        }
    }

    /// Something that somebody could do now; nothing when the game is over.
    fn any_deed(&self, number: usize, chance: &mut QuickChance) -> Option<Deed> {
        let may_undo =
            |player: &&Player| player.client.game(&self.table, Some(player.seat)).may_undo;
        if number % 9 == 8
            && let Some(player) = self.players.iter().find(may_undo)
        {
            return Some(Deed::Undo(player.seat));
        }
        let movers = self.players.iter().filter(|player| !player.choices(&self.table).is_empty());
        let movers: Vec<&Player> = movers.collect();
        let mover = movers.get(chance.below(movers.len().max(1) as u32) as usize)?;
        let choices = mover.choices(&self.table);
        let choice = &choices[chance.below(choices.len() as u32) as usize];
        Some(Deed::Play(mover.seat, choice.clone()))
    }

    async fn carry_out(&mut self, deed: &Deed) {
        let (seat, request) = match deed {
            Deed::Play(seat, choice) => (*seat, play(&self.table, *seat, choice)),
            Deed::Undo(seat) => (*seat, of_seat("undo", &self.table, *seat)),
        };
        let done = self.players[usize::from(seat)].client.ask(request).await;
        done.unwrap_or_else(|refusal| panic!("{deed:?}: {refusal:?}"));
    }

    /// The viewer tries what he can: choices that are not there and those of others, looking back,
    /// another line.
    async fn pry(&mut self, number: usize) {
        let (table, line) = (self.table.clone(), &mut self.line);
        let tried = self.seat.unwrap_or(0);
        for choice in ["take B5", "bid 3 orange", "plan A.wood 2", "pass", "x"] {
            let _ = line.ask(play(&table, 2, choice)).await;
            if line.game(&table, self.seat).choices.iter().all(|known| known.text != choice) {
                let _ = line.ask(play(&table, tried, choice)).await;
            }
            let preview =
                value!({ "type": "preview", "table": table, "seat": tried, "choice": choice });
            let _ = line.ask(json(preview)).await;
        }
        for kind in ["history", "position"] {
            for seat in [self.seat, Some(2)] {
                let back =
                    value!({ "type": kind, "table": table, "seat": seat, "at": 0, "from": 0 });
                let _ = line.ask(json(back)).await;
            }
        }
        if number.is_multiple_of(20) {
            let mut other = self.world.connect(self.line.caller);
            other.watch(&table, self.seat).await.unwrap();
            self.seen.append(&mut other.texts);
            other.hang_up();
        }
    }

    async fn end(mut self) -> Vec<Arc<str>> {
        self.settle().await;
        self.seen.append(&mut self.line.texts);
        self.seen
    }
}

/// Plays for a while and returns what was done, and everything that came to the viewer.
async fn invent(game: &str, viewer: Viewer) -> (Vec<Deed>, Vec<Arc<str>>) {
    let mut stage = Stage::set(game, viewer, Arc::new(AllGames)).await;
    let (mut chance, mut deeds) = (QuickChance::new(12), Vec::new());
    for number in 0..100 {
        stage.settle().await;
        if number % 4 == 0 {
            stage.pry(number).await;
        }
        let Some(deed) = stage.any_deed(number, &mut chance) else { break };
        stage.carry_out(&deed).await;
        deeds.push(deed);
    }
    (deeds, stage.end().await)
}

/// Does the same again in other worlds, and returns everything that came to the viewer.
async fn repeat(game: &str, viewer: Viewer, deeds: &[Deed]) -> Vec<Arc<str>> {
    let permuted = Permuted { viewer, draws: Arc::new(AtomicU64::new(1)) };
    let mut stage = Stage::set(game, viewer, Arc::new(permuted)).await;
    for (number, deed) in deeds.iter().enumerate() {
        stage.settle().await;
        if number % 4 == 0 {
            stage.pry(number).await;
        }
        stage.carry_out(deed).await;
    }
    stage.end().await
}

async fn hold(game: &str) {
    for viewer in [Viewer::Seat(Seat::wrapped(1, 3)), Viewer::Spectator] {
        let (deeds, plain) = invent(game, viewer).await;
        let other = repeat(game, viewer, &deeds).await;
        assert!(deeds.iter().any(|deed| matches!(deed, Deed::Undo(_))));
        assert!(plain.len() > 100);
        // Answers and news are two sequences, and how they lie between each other is by chance.
        for kind in ["ok", "refused", "table", "update"] {
            let begin = format!(r#"{{"type":"{kind}""#);
            let of_kind = |texts: &[Arc<str>]| -> Vec<Arc<str>> {
                texts.iter().filter(|text| text.starts_with(&begin)).cloned().collect()
            };
            let (plain, other) = (of_kind(&plain), of_kind(&other));
            for (number, (plain, other)) in plain.iter().zip(&other).enumerate() {
                assert_eq!(plain, other, "{game}, {viewer:?}, {kind} {number}");
            }
            assert_eq!(plain.len(), other.len(), "{kind}");
        }
    }
}

#[tokio::test]
async fn osaka_shows_nobody_what_he_cannot_know() {
    hold("osaka").await;
}

#[tokio::test]
async fn dschunke_shows_nobody_what_he_cannot_know() {
    hold("dschunke").await;
}

#[tokio::test]
async fn edo_shows_nobody_what_he_cannot_know() {
    hold("edo").await;
}
