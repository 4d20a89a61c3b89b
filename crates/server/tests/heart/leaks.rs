//! The leak law on real traffic: if information hidden from a viewer changes, every frame sent to
//! the viewer stays the same, byte for byte.
//!
//! The same game is played twice over sockets, by the same people with the same choices. The second
//! time, the game that answers the server redraws all information hidden from the viewer for each
//! answer; only what the viewer has seen before stays fixed. `higaki prove leak` does the same
//! without a session for every player, in many more positions.

use crate::heart::support::{Client, Player, World, json, of_seat, play};
use higaki_catalogue::{AllGames, Games};
use higaki_protocol::{Clock, Settings};
use higaki_prove::leak::{AsItIs, Worlds};
use higaki_server::tables::FrameText;
use higaki_store::LobbyFilter;
use higaki_table::{Chance, QuickChance, Seat, Viewer};
use serde_json::json as value;
use std::sync::Arc;

/// An action of a person.
#[derive(Clone, Debug)]
enum Deed {
    Play(u8, String),
    Undo(u8),
}

/// Three people, and a viewer with a connection of their own.
struct Stage {
    world: World,
    table: String,
    players: Vec<Player>,
    line: Client,
    seat: Option<u8>,
    seen: Vec<FrameText>,
}

impl Stage {
    async fn set(game: &str, viewer: Viewer, games: Arc<dyn Games>) -> Stage {
        let world = World::with(game, games).await;
        let guests = world.guests(3).await;
        let stranger = world.guest(9).await;
        // On a seat with hours for a turn, as a spectator with a bank.
        let clock = match viewer {
            Viewer::Seat(_) => Clock::Correspondence { hours: 24 },
            Viewer::Spectator => Clock::Live { bank: 3600, increment: 5 },
        };
        let settings = Settings { clock, ..Settings::default() };
        let table = world.begun(game, &guests, 0, settings).await;
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

    /// Waits until all clients have received everything.
    async fn settle(&mut self) {
        let id = self.table.parse().unwrap();
        let places = self.players.iter_mut().map(|player| (&mut player.client, Some(player.seat)));
        for (client, seat) in places.chain([(&mut self.line, self.seat)]) {
            let now = self.world.tables.look(client.caller, id, seat, None).await.unwrap().number;
            client.until(&self.table, seat, |known| known.number == now).await;
        }
    }

    /// A possible action of a person; none when the game is over.
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

    /// The viewer probes: invalid choices, choices of others, earlier positions, another
    /// connection.
    async fn pry(&mut self, number: usize) {
        let (table, line) = (self.table.clone(), &mut self.line);
        let tried = self.seat.unwrap_or(0);
        for choice in ["take B5", "bid 3 orange", "plan A.wood 2", "pass", "x"] {
            let _ = line.ask(play(&table, 2, choice)).await;
            if line.game(&table, self.seat).choices.iter().all(|text| *text != choice) {
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

    /// All that the viewer can request about the table without watching it.
    async fn known(&self) -> (u64, String) {
        let (tables, caller) = (&self.world.tables, self.line.caller);
        let frame = tables.look(caller, self.table.parse().unwrap(), self.seat, None).await;
        let frame = frame.unwrap();
        let lobby = tables.lobby(LobbyFilter::default(), None, 10).await.unwrap();
        let mine = tables.tables_of(caller.person, None, 10).await.unwrap();
        let known = serde_json::to_string(&(&frame, lobby, mine)).unwrap();
        (frame.number, known)
    }

    async fn end(mut self) -> Vec<FrameText> {
        self.settle().await;
        self.seen.append(&mut self.line.texts);
        self.seen
    }
}

/// Plays for a while. Returns the actions, all frames sent to the viewer, and the number of actions
/// that the viewer could not notice. After such an action no request of the viewer reveals it, not
/// even by its time.
async fn invent(game: &str, viewer: Viewer) -> (Vec<Deed>, Vec<FrameText>, usize) {
    let mut stage = Stage::set(game, viewer, Arc::new(AllGames)).await;
    let (mut chance, mut deeds, mut unnoticed) = (QuickChance::new(12), Vec::new(), 0);
    for number in 0..100 {
        stage.settle().await;
        if number % 4 == 0 {
            stage.pry(number).await;
        }
        let Some(deed) = stage.any_deed(number, &mut chance) else { break };
        let (number, before) = stage.known().await;
        stage.world.time.pass(1000);
        stage.carry_out(&deed).await;
        let (now, after) = stage.known().await;
        if number == now {
            assert_eq!(before, after, "{game}, {viewer:?}: {deed:?} can be noticed");
            unnoticed += 1;
        }
        deeds.push(deed);
    }
    (deeds, stage.end().await, unnoticed)
}

/// Repeats the actions in other worlds. Returns all frames sent to the viewer.
async fn repeat(game: &str, viewer: Viewer, deeds: &[Deed]) -> Vec<FrameText> {
    let others = Worlds::others(viewer, 1, Arc::new(AsItIs));
    let mut stage = Stage::set(game, viewer, Arc::new(others)).await;
    for (number, deed) in deeds.iter().enumerate() {
        stage.settle().await;
        if number % 4 == 0 {
            stage.pry(number).await;
        }
        stage.world.time.pass(1000);
        stage.carry_out(deed).await;
    }
    stage.end().await
}

async fn hold(game: &str, in_private: bool) {
    for viewer in [Viewer::Seat(Seat::wrapped(1, 3)), Viewer::Spectator] {
        let (deeds, plain, unnoticed) = invent(game, viewer).await;
        assert_eq!(unnoticed > 0, in_private);
        let other = repeat(game, viewer, &deeds).await;
        assert!(deeds.iter().any(|deed| matches!(deed, Deed::Undo(_))));
        assert!(plain.len() > 100);
        // Answers and updates are two sequences, interleaved at random.
        for kind in ["ok", "refused", "table", "update"] {
            let begin = format!(r#"{{"type":"{kind}""#);
            let of_kind = |texts: &[FrameText]| -> Vec<FrameText> {
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
async fn osaka_leaks_no_hidden_information() {
    hold("osaka", false).await;
}

#[tokio::test]
async fn dschunke_leaks_no_hidden_information() {
    hold("dschunke", false).await;
}

#[tokio::test]
async fn edo_leaks_no_hidden_information() {
    hold("edo", true).await;
}
