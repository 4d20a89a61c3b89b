//! One game, played for one viewer, with everything that the viewer receives.

use super::connection::{Connection, ConnectionLost};
use super::stage::{Stage, refused, request};
use higaki_protocol::{Answer, Request, TableFrame};
use higaki_server::tables::FrameText;
use higaki_table::{Chance, QuickChance, Seed, Viewer};
use serde_json::{Value, json};

use crate::ProveError;

/// The game to be played.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) game: String,
    pub(super) players: usize,
    pub(super) options: Value,
    pub(super) seed: Seed,
    /// The seed of the players’ choices.
    pub(super) number: u64,
}

/// An action of a player.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Action {
    Play(u8, String),
    /// An undo that needs no consent.
    Undo(u8),
    /// An undo with everyone’s consent, reveals included.
    UndoByConsent(u8),
    Redo(u8),
}

/// A frame, and the number of actions before it.
#[derive(Clone, Debug)]
pub(super) struct Received {
    pub(super) after: usize,
    pub(super) text: FrameText,
}

/// A played game.
#[derive(Debug, Default)]
pub(super) struct Performance {
    pub(super) actions: Vec<Action>,
    pub(super) received: Vec<Received>,
    /// Frames on other connections of the same viewer.
    pub(super) aside: Vec<Received>,
}

/// The actions to be performed.
pub(super) enum Script<'a> {
    /// Random actions up to a maximum number.
    Invent {
        most: usize,
    },
    Repeat(&'a [Action]),
}

/// Actions after which all frames must be read.
const READ_EVERY: usize = 12;
/// Actions after which the server dies and reads everything from the log again.
const DIE_EVERY: usize = 60;

/// Plays a game. A difference between worlds shows in the frames of the viewer.
pub(super) async fn perform(
    stage: &mut Stage,
    setting: &Setting,
    viewer: Viewer,
    script: Script<'_>,
) -> Result<Performance, ProveError> {
    let table = stage.begin(&setting.game, setting.players, &setting.options, setting.seed).await?;
    let mut performer = Performer::new(stage, setting, viewer, table);
    let mut done = Performance::default();
    // A lost connection ends the performance; the comparison finds what is missing.
    let _ = performer.watch(None).await;
    loop {
        let number = done.actions.len();
        let next = match &script {
            Script::Invent { most } if number == *most => None,
            Script::Invent { .. } => performer.invent(number).await?,
            Script::Repeat(actions) => actions.get(number).cloned(),
        };
        let Some(action) = next else { break };
        let went_on = performer.pry(&done.actions, &action).await.is_ok()
            && performer.carry_out(&action).await.unwrap_or(false)
            && (number % READ_EVERY != 0 || performer.settle().await.is_ok());
        done.actions.push(action);
        performer.collect(number + 1, &mut done.received);
        if !went_on {
            break;
        }
        if number % DIE_EVERY == DIE_EVERY - 1 {
            performer.die(number + 1, &mut done.received).await?;
        }
    }
    let _ = performer.settle().await;
    // A server that wrongly takes the game to be over may reveal too much. At the real end it may
    // reveal the whole game, which is the same in every world.
    let number = done.actions.len();
    let _ = performer.look_back(number, &mut QuickChance::new(setting.number)).await;
    performer.collect(number, &mut done.received);
    done.aside = performer.aside;
    Ok(done)
}

struct Performer<'a> {
    stage: &'a mut Stage,
    setting: &'a Setting,
    viewer: Viewer,
    table: String,
    connection: Connection,
    chance: QuickChance,
    last_mover: Option<u8>,
    /// Missed happenings from this number on are sent in every case.
    known_since: u64,
    aside: Vec<Received>,
}

impl<'a> Performer<'a> {
    fn new(
        stage: &'a mut Stage,
        setting: &'a Setting,
        viewer: Viewer,
        table: String,
    ) -> Performer<'a> {
        let connection = Connection::open(&stage.tables, stage.people[person(viewer)]);
        let chance = QuickChance::new(setting.number);
        let (last_mover, known_since, aside) = (None, 0, Vec::new());
        Performer {
            stage,
            setting,
            viewer,
            table,
            connection,
            chance,
            last_mover,
            known_since,
            aside,
        }
    }

    fn seat(&self) -> Option<u8> {
        self.viewer.seat().map(|seat| seat.index() as u8)
    }

    async fn watch(&mut self, since: Option<u64>) -> Result<(), ConnectionLost> {
        let watch =
            json!({ "type": "watch", "table": self.table, "seat": self.seat(), "since": since });
        self.connection.ask(request(watch)).await.map(|_| ())
    }

    /// Waits until the viewer has received everything.
    async fn settle(&mut self) -> Result<(), ConnectionLost> {
        let frame =
            self.look(self.seat(), person(self.viewer)).await.map_err(|_| ConnectionLost)?;
        self.connection.until(frame.number).await
    }

    async fn look(&self, seat: Option<u8>, person: usize) -> Result<TableFrame, ProveError> {
        let id = self.table.parse().map_err(ProveError::inside)?;
        let caller = self.stage.people[person];
        self.stage.tables.look(caller, id, seat, None).await.map_err(refused)
    }

    async fn look_as(&self, seat: u8) -> Result<TableFrame, ProveError> {
        self.look(Some(seat), usize::from(seat)).await
    }

    fn collect(&mut self, after: usize, received: &mut Vec<Received>) {
        received.extend(self.connection.take().into_iter().map(|text| Received { after, text }));
    }

    /// Restarts the server; the viewer reconnects and receives everything.
    async fn die(&mut self, after: usize, received: &mut Vec<Received>) -> Result<(), ProveError> {
        let number = self.look(self.seat(), person(self.viewer)).await?.number;
        let _ = self.connection.until(number).await;
        self.collect(after, received);
        self.stage.begin_again().await?;
        self.connection =
            Connection::open(&self.stage.tables, self.stage.people[person(self.viewer)]);
        // How far back the new server can resend depends on its snapshots, whose moments are
        // random.
        self.known_since = number;
        let _ = self.watch(None).await;
        Ok(())
    }

    /// A random possible action; `None` when the game is over.
    async fn invent(&mut self, number: usize) -> Result<Option<Action>, ProveError> {
        if let Some(seat) = self.last_mover {
            let undo = number % 9 == 8 || number % 31 == 30;
            if undo && let Some(game) = self.look_as(seat).await?.game {
                if game.may_undo {
                    return Ok(Some(Action::Undo(seat)));
                }
                if number % 31 == 30 && !game.deciding.is_empty() {
                    return Ok(Some(Action::UndoByConsent(seat)));
                }
            }
        }
        let Some(game) = self.look_as(0).await?.game else { return Ok(None) };
        if game.deciding.is_empty() {
            return Ok(None);
        }
        let owing = &game.deciding[self.chance.below(game.deciding.len() as u32) as usize];
        let seat = owing.seat;
        let Some(game) = self.look_as(seat).await?.game else { return Ok(None) };
        if game.may_redo && self.chance.below(2) == 0 {
            return Ok(Some(Action::Redo(seat)));
        }
        if game.choices.is_empty() {
            return Ok(None);
        }
        self.last_mover = Some(seat);
        let choice = &game.choices[self.chance.below(game.choices.len() as u32) as usize];
        Ok(Some(Action::Play(seat, choice.clone())))
    }

    /// Performs an action. Returns false for a refusal, which never happens in the world of its
    /// invention.
    async fn carry_out(&mut self, action: &Action) -> Result<bool, ConnectionLost> {
        let table = &self.table;
        let (seat, ask) = match action {
            Action::Play(seat, choice) => {
                let ask = json!({ "type": "play", "table": table, "seat": seat, "choice": choice });
                (*seat, ask)
            }
            Action::Undo(seat) => (*seat, json!({ "type": "undo", "table": table, "seat": seat })),
            Action::Redo(seat) => (*seat, json!({ "type": "redo", "table": table, "seat": seat })),
            Action::UndoByConsent(seat) => return Ok(self.undo_by_consent(*seat).await),
        };
        if Some(seat) == self.seat() {
            return self.connection.ask(request(ask)).await;
        }
        Ok(self.stage.ask(usize::from(seat), request(ask)).await.is_ok())
    }

    async fn undo_by_consent(&mut self, seat: u8) -> bool {
        let undo = json!({ "type": "undo", "table": self.table, "seat": seat });
        match self.stage.ask(usize::from(seat), request(undo)).await {
            Ok(Answer::Proposed { offer }) => {
                for other in (0..self.setting.players as u8).filter(|other| *other != seat) {
                    let vote = json!({ "type": "vote", "table": self.table, "seat": other,
                        "offer": offer, "agree": true });
                    if self.stage.ask(usize::from(other), request(vote)).await.is_err() {
                        return false;
                    }
                }
                true
            }
            answer => answer.is_ok(),
        }
    }

    /// Attacks as the viewer: illegal choices, choices of others, earlier positions, another
    /// connection.
    async fn pry(&mut self, actions: &[Action], next: &Action) -> Result<(), ConnectionLost> {
        let number = actions.len();
        let mut chance = QuickChance::new(self.setting.number ^ (number as u64) << 20);
        let earlier = actions.get(chance.below(number.max(1) as u32) as usize);
        let tried = self.seat().unwrap_or(0);
        for action in [earlier, Some(next)].into_iter().flatten() {
            let Action::Play(_, choice) = action else { continue };
            let preview = json!({ "type": "preview", "table": self.table, "seat": tried,
                "choice": choice });
            // A choice that a preview refuses cannot be played either.
            if !self.connection.ask(request(preview)).await? {
                let play = json!({ "type": "play", "table": self.table, "seat": tried,
                    "choice": choice });
                self.connection.ask(request(play)).await?;
            }
        }
        if number.is_multiple_of(3) {
            let hint = json!({ "type": "hint", "table": self.table, "seat": tried });
            self.connection.ask(request(hint)).await?;
        }
        if number.is_multiple_of(4) {
            self.look_back(number, &mut chance).await?;
        }
        if number.is_multiple_of(16) {
            self.come_back(number, &mut chance).await?;
        }
        Ok(())
    }

    async fn look_back(
        &mut self,
        number: usize,
        chance: &mut QuickChance,
    ) -> Result<(), ConnectionLost> {
        let other = chance.below(self.setting.players as u32) as u8;
        let from = chance.below(number as u32 + 1);
        let table = self.table.clone();
        for seat in [self.seat(), Some(other), None] {
            // The view of a spectator is compared for spectators: there it is sampled from worlds
            // that a spectator cannot tell apart, but this player can.
            if seat.is_none() && self.seat().is_some() {
                continue;
            }
            for ask in [
                json!({ "type": "history", "table": table, "seat": seat, "from": from }),
                json!({ "type": "position", "table": table, "seat": seat, "at": from }),
            ] {
                self.connection.ask(request(ask)).await?;
            }
            let as_whom = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
            self.open(number, &format!("/api/tables/{table}/positions/{from}{as_whom}")).await?;
            self.open(number, &format!("/api/tables/{table}{as_whom}")).await?;
        }
        // The page of the table without a seat shows nothing new to this viewer.
        self.open(number, &format!("/api/tables/{table}")).await?;
        self.open(number, &format!("/api/tables/{table}/record")).await?;
        if Some(other) != self.seat() {
            self.watch_as(other, number).await?;
        }
        let record = json!({ "type": "record", "table": table });
        self.connection.ask(request(record)).await.map(|_| ())
    }

    /// Opens a page.
    async fn open(&mut self, after: usize, path: &str) -> Result<(), ConnectionLost> {
        let text = self.stage.get(person(self.viewer), path).await.ok_or(ConnectionLost)?;
        self.aside.push(Received { after, text });
        Ok(())
    }

    /// Tries to watch from a foreign seat, on a connection of its own.
    async fn watch_as(&mut self, seat: u8, after: usize) -> Result<(), ConnectionLost> {
        let mut connection =
            Connection::open(&self.stage.tables, self.stage.people[person(self.viewer)]);
        let watch = json!({ "type": "watch", "table": self.table, "seat": seat });
        connection.ask(request(watch)).await?;
        // Frames after the answer precede the answer to a ping.
        connection.ask(Request::Ping).await?;
        self.aside.extend(connection.take().into_iter().map(|text| Received { after, text }));
        Ok(())
    }

    /// A second connection of the same viewer: resumed after a break, and from the start.
    async fn come_back(
        &mut self,
        after: usize,
        chance: &mut QuickChance,
    ) -> Result<(), ConnectionLost> {
        let number =
            self.look(self.seat(), person(self.viewer)).await.map_err(|_| ConnectionLost)?.number;
        let mut other =
            Connection::open(&self.stage.tables, self.stage.people[person(self.viewer)]);
        let missed = u64::from(chance.below(8));
        let since = number.saturating_sub(missed).max(self.known_since);
        for since in [None, Some(since)] {
            let watch = json!({ "type": "watch", "table": self.table, "seat": self.seat(),
                "since": since });
            other.ask(request(watch)).await?;
            let pause = json!({ "type": "unwatch", "table": self.table, "seat": self.seat() });
            other.ask(request(pause)).await?;
        }
        other.until(number).await?;
        self.aside.extend(other.take().into_iter().map(|text| Received { after, text }));
        Ok(())
    }
}

/// The person of a viewer; spectators are the stranger.
fn person(viewer: Viewer) -> usize {
    viewer.seat().map_or(higaki_table::Seat::MAX, higaki_table::Seat::index)
}
