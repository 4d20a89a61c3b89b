//! One game, played for one viewer: everything that comes to him is written down.

use super::line::{Line, Silence};
use super::stage::{Stage, refused, request};
use higaki_protocol::{Answer, Request, TableFrame};
use higaki_server::tables::FrameText;
use higaki_table::{Chance, QuickChance, Seed, Viewer};
use serde_json::{Value, json};

use crate::ProveError;

/// Which game is played.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) game: String,
    pub(super) players: usize,
    pub(super) options: Value,
    pub(super) seed: Seed,
    /// What the players draw their choices from.
    pub(super) number: u64,
}

/// What somebody does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Deed {
    Play(u8, String),
    /// Takes back what he may take back alone.
    Undo(u8),
    /// Takes back with everybody's consent, also what was shown.
    UndoByConsent(u8),
    Redo(u8),
}

/// A frame, and after how many deeds it came.
#[derive(Clone, Debug)]
pub(super) struct Heard {
    pub(super) after: usize,
    pub(super) text: FrameText,
}

/// A game that was played.
#[derive(Debug, Default)]
pub(super) struct Performance {
    pub(super) deeds: Vec<Deed>,
    pub(super) heard: Vec<Heard>,
    /// What came over other lines of the same viewer.
    pub(super) aside: Vec<Heard>,
}

/// What is to be played.
pub(super) enum Script<'a> {
    /// Whatever comes to mind, up to so many deeds.
    Invent {
        most: usize,
    },
    Repeat(&'a [Deed]),
}

/// So many deeds may pass before everything that was told has to be read.
const READ_EVERY: usize = 12;
/// After so many deeds the server dies, and everything is read from the log again.
const DIE_EVERY: usize = 60;

/// Plays a game. What differs because the viewer is shown another world shows in what he heard.
pub(super) async fn perform(
    stage: &mut Stage,
    setting: &Setting,
    viewer: Viewer,
    script: Script<'_>,
) -> Result<Performance, ProveError> {
    let table = stage.begin(&setting.game, setting.players, &setting.options, setting.seed).await?;
    let mut actor = Actor::new(stage, setting, viewer, table);
    let mut done = Performance::default();
    // A line that falls silent ends the performance; the comparison finds what is missing.
    let _ = actor.watch(None).await;
    loop {
        let number = done.deeds.len();
        let next = match &script {
            Script::Invent { most } if number == *most => None,
            Script::Invent { .. } => actor.invent(number).await?,
            Script::Repeat(deeds) => deeds.get(number).cloned(),
        };
        let Some(deed) = next else { break };
        let went_on = actor.pry(&done.deeds, &deed).await.is_ok()
            && actor.carry_out(&deed).await.unwrap_or(false)
            && (number % READ_EVERY != 0 || actor.settle().await.is_ok());
        done.deeds.push(deed);
        actor.collect(number + 1, &mut done.heard);
        if !went_on {
            break;
        }
        if number % DIE_EVERY == DIE_EVERY - 1 {
            actor.die(number + 1, &mut done.heard).await?;
        }
    }
    let _ = actor.settle().await;
    // A server that takes the game to be over may tell more than before. At the real end it may, and
    // what it tells is the same in every world: the game as it was.
    let number = done.deeds.len();
    let _ = actor.look_back(number, &mut QuickChance::new(setting.number)).await;
    actor.collect(number, &mut done.heard);
    done.aside = actor.aside;
    Ok(done)
}

struct Actor<'a> {
    stage: &'a mut Stage,
    setting: &'a Setting,
    viewer: Viewer,
    table: String,
    line: Line,
    chance: QuickChance,
    last_mover: Option<u8>,
    /// What was missed since this number can be told for certain.
    known_since: u64,
    aside: Vec<Heard>,
}

impl<'a> Actor<'a> {
    fn new(stage: &'a mut Stage, setting: &'a Setting, viewer: Viewer, table: String) -> Actor<'a> {
        let line = Line::open(&stage.tables, stage.people[person(viewer)]);
        let chance = QuickChance::new(setting.number);
        let (last_mover, known_since, aside) = (None, 0, Vec::new());
        Actor { stage, setting, viewer, table, line, chance, last_mover, known_since, aside }
    }

    fn seat(&self) -> Option<u8> {
        self.viewer.seat().map(|seat| seat.index() as u8)
    }

    async fn watch(&mut self, since: Option<u64>) -> Result<(), Silence> {
        let watch =
            json!({ "type": "watch", "table": self.table, "seat": self.seat(), "since": since });
        self.line.ask(request(watch)).await.map(|_| ())
    }

    /// Waits until the viewer has heard everything.
    async fn settle(&mut self) -> Result<(), Silence> {
        let frame = self.look(self.seat(), person(self.viewer)).await.map_err(|_| Silence)?;
        self.line.until(frame.number).await
    }

    async fn look(&self, seat: Option<u8>, person: usize) -> Result<TableFrame, ProveError> {
        let id = self.table.parse().map_err(ProveError::inside)?;
        let caller = self.stage.people[person];
        self.stage.tables.look(caller, id, seat, None).await.map_err(refused)
    }

    async fn look_as(&self, seat: u8) -> Result<TableFrame, ProveError> {
        self.look(Some(seat), usize::from(seat)).await
    }

    fn collect(&mut self, after: usize, heard: &mut Vec<Heard>) {
        heard.extend(self.line.take().into_iter().map(|text| Heard { after, text }));
    }

    /// The server dies; the viewer comes back and is told everything.
    async fn die(&mut self, after: usize, heard: &mut Vec<Heard>) -> Result<(), ProveError> {
        let number = self.look(self.seat(), person(self.viewer)).await?.number;
        let _ = self.line.until(number).await;
        self.collect(after, heard);
        self.stage.begin_again().await?;
        self.line = Line::open(&self.stage.tables, self.stage.people[person(self.viewer)]);
        // How far back the new server can tell what was missed depends on its snapshots, and when
        // those are made is by chance.
        self.known_since = number;
        let _ = self.watch(None).await;
        Ok(())
    }

    /// Something that somebody could do now; nothing when the game is over.
    async fn invent(&mut self, number: usize) -> Result<Option<Deed>, ProveError> {
        if let Some(seat) = self.last_mover {
            let undo = number % 9 == 8 || number % 31 == 30;
            if undo && let Some(game) = self.look_as(seat).await?.game {
                if game.may_undo {
                    return Ok(Some(Deed::Undo(seat)));
                }
                if number % 31 == 30 && !game.deciding.is_empty() {
                    return Ok(Some(Deed::UndoByConsent(seat)));
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
            return Ok(Some(Deed::Redo(seat)));
        }
        if game.choices.is_empty() {
            return Ok(None);
        }
        self.last_mover = Some(seat);
        let choice = &game.choices[self.chance.below(game.choices.len() as u32) as usize];
        Ok(Some(Deed::Play(seat, choice.clone())))
    }

    /// False if it was refused, which it never is in the world where it was invented.
    async fn carry_out(&mut self, deed: &Deed) -> Result<bool, Silence> {
        let table = &self.table;
        let (seat, ask) = match deed {
            Deed::Play(seat, choice) => {
                let ask = json!({ "type": "play", "table": table, "seat": seat, "choice": choice });
                (*seat, ask)
            }
            Deed::Undo(seat) => (*seat, json!({ "type": "undo", "table": table, "seat": seat })),
            Deed::Redo(seat) => (*seat, json!({ "type": "redo", "table": table, "seat": seat })),
            Deed::UndoByConsent(seat) => return Ok(self.undo_by_consent(*seat).await),
        };
        if Some(seat) == self.seat() {
            return self.line.ask(request(ask)).await;
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

    /// The viewer tries what he can: choices that are not there and those of others, looking back,
    /// another line.
    async fn pry(&mut self, deeds: &[Deed], next: &Deed) -> Result<(), Silence> {
        let number = deeds.len();
        let mut chance = QuickChance::new(self.setting.number ^ (number as u64) << 20);
        let earlier = deeds.get(chance.below(number.max(1) as u32) as usize);
        let tried = self.seat().unwrap_or(0);
        for deed in [earlier, Some(next)].into_iter().flatten() {
            let Deed::Play(_, choice) = deed else { continue };
            let preview = json!({ "type": "preview", "table": self.table, "seat": tried,
                "choice": choice });
            // What a preview refuses cannot be played either.
            if !self.line.ask(request(preview)).await? {
                let play = json!({ "type": "play", "table": self.table, "seat": tried,
                    "choice": choice });
                self.line.ask(request(play)).await?;
            }
        }
        if number.is_multiple_of(3) {
            let hint = json!({ "type": "hint", "table": self.table, "seat": tried });
            self.line.ask(request(hint)).await?;
        }
        if number.is_multiple_of(4) {
            self.look_back(number, &mut chance).await?;
        }
        if number.is_multiple_of(16) {
            self.come_back(number, &mut chance).await?;
        }
        Ok(())
    }

    async fn look_back(&mut self, number: usize, chance: &mut QuickChance) -> Result<(), Silence> {
        let other = chance.below(self.setting.players as u32) as u8;
        let from = chance.below(number as u32 + 1);
        let table = self.table.clone();
        for seat in [self.seat(), Some(other), None] {
            // What he may see as a spectator is the spectator's own affair: there it is drawn
            // from worlds that the spectator cannot tell apart, and he can.
            if seat.is_none() && self.seat().is_some() {
                continue;
            }
            for ask in [
                json!({ "type": "history", "table": table, "seat": seat, "from": from }),
                json!({ "type": "position", "table": table, "seat": seat, "at": from }),
            ] {
                self.line.ask(request(ask)).await?;
            }
            let as_whom = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
            self.open(number, &format!("/api/tables/{table}/positions/{from}{as_whom}")).await?;
            self.open(number, &format!("/api/tables/{table}{as_whom}")).await?;
        }
        // The page of the table without a seat shows nothing that he does not know.
        self.open(number, &format!("/api/tables/{table}")).await?;
        self.open(number, &format!("/api/tables/{table}/record")).await?;
        if Some(other) != self.seat() {
            self.watch_as(other, number).await?;
        }
        let record = json!({ "type": "record", "table": table });
        self.line.ask(request(record)).await.map(|_| ())
    }

    /// What a link leads to.
    async fn open(&mut self, after: usize, path: &str) -> Result<(), Silence> {
        let text = self.stage.get(person(self.viewer), path).await.ok_or(Silence)?;
        self.aside.push(Heard { after, text });
        Ok(())
    }

    /// Tries to watch from a seat that is not his, on a line of its own.
    async fn watch_as(&mut self, seat: u8, after: usize) -> Result<(), Silence> {
        let mut line = Line::open(&self.stage.tables, self.stage.people[person(self.viewer)]);
        let watch = json!({ "type": "watch", "table": self.table, "seat": seat });
        line.ask(request(watch)).await?;
        // What follows the answer comes before the next one.
        line.ask(Request::Ping).await?;
        self.aside.extend(line.take().into_iter().map(|text| Heard { after, text }));
        Ok(())
    }

    /// Another line of the same viewer: what he would be sent after a break, and from the start.
    async fn come_back(&mut self, after: usize, chance: &mut QuickChance) -> Result<(), Silence> {
        let number = self.look(self.seat(), person(self.viewer)).await.map_err(|_| Silence)?.number;
        let mut other = Line::open(&self.stage.tables, self.stage.people[person(self.viewer)]);
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
        self.aside.extend(other.take().into_iter().map(|text| Heard { after, text }));
        Ok(())
    }
}

/// Who sits there; a stranger looks on.
fn person(viewer: Viewer) -> usize {
    viewer.seat().map_or(higaki_table::Seat::MAX, higaki_table::Seat::index)
}
