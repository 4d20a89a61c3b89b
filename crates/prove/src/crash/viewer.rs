//! A client at a table that stores everything it receives.

use higaki_protocol::apply_delta;
use higaki_table::{Chance, QuickChance, Record, RecordLine};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tokio::sync::watch;

use super::frames::{About, Fairness, Frame, Game, Moment};
use super::tally::Tally;
use crate::client::{ConnectionLost, Guest, Socket, Target};
use crate::error::ProveError;

/// A choice without an answer so far.
#[derive(Clone, Debug)]
struct Pending {
    id: u64,
    key: String,
    choice: String,
}

/// A received choice: its seat and its events.
type Received = (Option<u8>, Value);

pub(super) struct Viewer {
    guest: Guest,
    /// The number of the connection, which decides its address.
    place: usize,
    pub(super) seat: Option<u8>,
    pub(super) table: String,
    socket: Option<Socket>,
    /// The server of the connection.
    target: Option<Target>,
    asked: u64,
    /// The last number received.
    number: u64,
    commitment: Option<String>,
    /// All known choices by number.
    received: BTreeMap<u32, Received>,
    /// The status of the game as received.
    game: Value,
    choices: Vec<String>,
    pub(super) over: bool,
    pending: Option<Pending>,
    /// The acknowledged choices in order, and the highest acknowledged number.
    acknowledged: Vec<String>,
    promised: u64,
    keys: u64,
    chance: QuickChance,
}

impl Viewer {
    pub(super) fn new(guest: Guest, place: usize, seat: Option<u8>, number: u64) -> Viewer {
        Viewer {
            guest,
            place,
            seat,
            table: String::new(),
            socket: None,
            target: None,
            asked: 0,
            number: 0,
            commitment: None,
            received: BTreeMap::new(),
            game: Value::Null,
            choices: Vec::new(),
            over: false,
            pending: None,
            acknowledged: Vec::new(),
            promised: 0,
            keys: 0,
            chance: QuickChance::new(number),
        }
    }

    /// Forgets the table before another one.
    pub(super) fn forget(&mut self) {
        (self.number, self.promised) = (0, 0);
        (self.commitment, self.over, self.pending) = (None, false, None);
        self.table.clear();
        self.received.clear();
        self.acknowledged.clear();
        self.choices.clear();
    }

    pub(super) fn is_cut_off(&self) -> bool {
        self.socket.is_none()
    }

    pub(super) fn hang_up(&mut self) {
        self.socket = None;
    }

    /// Drops a connection to a dead server, even if the failure is not noticed yet.
    pub(super) fn cut_off(&mut self, dead: &Target) {
        if self.target.as_ref() == Some(dead) {
            self.socket = None;
        }
    }

    /// Connects unless connected.
    pub(super) async fn connect(&mut self, target: &Target) -> Result<(), ProveError> {
        if self.socket.is_none() {
            self.socket = Some(Socket::open(target, &self.guest.cookie, self.place).await?);
            self.target = Some(target.clone());
        }
        Ok(())
    }

    /// Sends a request and returns its id.
    async fn send(&mut self, key: Option<&str>, mut request: Value) -> Result<u64, ConnectionLost> {
        self.asked += 1;
        request["id"] = self.asked.into();
        if let Some(key) = key {
            request["key"] = key.into();
        }
        self.socket.as_mut().ok_or(ConnectionLost)?.send(request.to_string()).await?;
        Ok(self.asked)
    }

    /// Sends a request and waits for the answer; other frames are processed meanwhile.
    pub(super) async fn ask(
        &mut self,
        request: Value,
        tally: &mut Tally,
    ) -> Result<Value, ProveError> {
        let call = request["type"].as_str().unwrap_or_default().to_owned();
        let lost = |ConnectionLost| ProveError::answer(&call, "nothing");
        let id = self.send(None, request).await.map_err(lost)?;
        loop {
            let text = self.socket.as_mut().ok_or(ConnectionLost).map_err(lost)?.receive().await;
            let answer = self.take(&text.map_err(lost)?, tally);
            if let Some((answered, answer)) = answer
                && answered == id
            {
                return answer.map_err(|refusal| ProveError::answer(&call, refusal.to_string()));
            }
        }
    }

    /// Watches the table, from the last number received if there is one.
    pub(super) async fn watch(&mut self, tally: &mut Tally) -> Result<(), ProveError> {
        let since = (self.number > 0).then_some(self.number);
        let watch =
            json!({ "type": "watch", "table": self.table, "seat": self.seat, "since": since });
        self.ask(watch, tally).await?;
        // The table follows directly behind the answer, so it precedes the answer to a ping.
        self.ask(json!({ "type": "ping" }), tally).await?;
        if self.number < self.promised {
            tally.lose(format!("{}: number {} was promised", self.who(), self.promised));
        }
        Ok(())
    }

    /// Resends the unanswered choice.
    pub(super) async fn send_again(&mut self, tally: &mut Tally) -> Result<(), ProveError> {
        let Some(pending) = self.pending.clone() else { return Ok(()) };
        tally.resent += 1;
        let lost = |ConnectionLost| ProveError::answer("play", "nothing");
        let id = self.send(Some(&pending.key), self.play(&pending.choice)).await.map_err(lost)?;
        self.pending = Some(Pending { id, ..pending });
        while self.pending.is_some() {
            let text = self.socket.as_mut().ok_or(ConnectionLost).map_err(lost)?.receive().await;
            self.take(&text.map_err(lost)?, tally);
        }
        Ok(())
    }

    fn play(&self, choice: &str) -> Value {
        json!({ "type": "play", "table": self.table, "seat": self.seat, "choice": choice })
    }

    /// Plays as fast as possible until the connection breaks, or until it is stopped and all is
    /// answered.
    pub(super) async fn play_on(&mut self, mut stop: watch::Receiver<bool>, tally: &mut Tally) {
        loop {
            let stopped = *stop.borrow();
            if stopped && self.pending.is_none() {
                return;
            }
            if !stopped && self.pending.is_none() && self.play_any().await.is_err() {
                self.socket = None;
            }
            let Some(socket) = self.socket.as_mut() else { return };
            let text = tokio::select! {
                text = socket.receive() => text,
                changed = stop.changed(), if !stopped => match changed {
                    Ok(()) => continue,
                    Err(_) => return,
                },
            };
            match text {
                Ok(text) => drop(self.take(&text, tally)),
                Err(ConnectionLost) => self.socket = None,
            }
        }
    }

    /// Makes a random choice, unless the list is older than the last own choice: the choice must
    /// mean the same to server and client, and in Dschunke a bid of a colour that was closed
    /// meanwhile counts as none (D8.7).
    async fn play_any(&mut self) -> Result<(), ConnectionLost> {
        if self.number < self.promised {
            return Ok(());
        }
        let Some(count) = u32::try_from(self.choices.len()).ok().filter(|count| *count > 0) else {
            return Ok(());
        };
        let choice = self.choices.swap_remove(self.chance.below(count) as usize);
        self.choices.clear();
        self.keys += 1;
        let key = format!("{}-{}", self.place, self.keys);
        let play = self.play(&choice);
        // Stored before it is sent: from now on it may have taken effect.
        self.pending = Some(Pending { id: self.asked + 1, key: key.clone(), choice });
        self.send(Some(&key), play).await.map(|_| ())
    }

    /// Processes a frame; returns it if it is an answer.
    fn take(&mut self, text: &str, tally: &mut Tally) -> Option<(u64, Result<Value, Value>)> {
        let Ok(frame) = serde_json::from_str::<Frame>(text) else {
            tally.change(format!("{}: a frame that nobody can read: {text}", self.who()));
            return None;
        };
        match frame.kind.as_str() {
            "ok" | "refused" => {
                let id = frame.id?;
                let done = frame.kind == "ok";
                if self.pending.as_ref().is_some_and(|pending| pending.id == id) {
                    self.answered(done.then_some(frame.number).flatten(), tally);
                }
                return Some((id, if done { Ok(frame.rest) } else { Err(frame.rest) }));
            }
            "table" | "update" if frame.rest["table"] == json!(self.table) => {
                self.learn(frame, tally);
            }
            _ => {}
        }
        None
    }

    /// Processes the answer to a choice: its number, or a refusal.
    fn answered(&mut self, number: Option<u64>, tally: &mut Tally) {
        let sent = self.pending.take();
        if let (Some(Pending { choice, .. }), Some(number)) = (sent, number) {
            self.acknowledged.push(choice);
            self.promised = self.promised.max(number);
            tally.acknowledged += 1;
        }
    }

    fn learn(&mut self, frame: Frame, tally: &mut Tally) {
        for happening in frame.happenings {
            if happening.number <= self.number {
                tally.double(format!("{}: number {} twice", self.who(), happening.number));
            } else if happening.number > self.number + 1 {
                tally.lose(format!("{}: nothing before number {}", self.who(), happening.number));
            }
            self.number = self.number.max(happening.number);
            if happening.happened == "played" {
                tally.seen += 1;
                self.received.insert(happening.moves, (happening.seat, happening.events));
            }
        }
        let number = frame.number.unwrap_or(0);
        if number < self.number {
            tally.lose(format!("{}: number {} was seen, now {number}", self.who(), self.number));
        }
        self.number = number;
        if let Some(About { fairness: Fairness { commitment } }) = frame.about {
            let known = self.commitment.get_or_insert_with(|| commitment.clone());
            if *known != commitment {
                tally.change(format!("another commitment at {}", self.table));
            }
        }
        match frame.change {
            Some(change) if apply_delta(&mut self.game, &change).is_err() => {
                tally.change(format!("{}: a delta that does not fit: {change}", self.who()));
            }
            Some(_) => {}
            None => self.game = frame.game.unwrap_or_default(),
        }
        if let Ok(Game { deciding, choices }) = Game::deserialize(&self.game) {
            self.over = deciding.is_empty();
            self.choices = choices;
        }
    }

    /// Compares everything ever received with the present data of the server.
    pub(super) async fn compare(&mut self, tally: &mut Tally) -> Result<(), ProveError> {
        let moments = self.history(tally).await?;
        self.weigh(moments, tally);
        Ok(())
    }

    fn weigh(&mut self, moments: BTreeMap<u32, Received>, tally: &mut Tally) {
        for (at, (seat, events)) in &self.received {
            let found = moments.get(at);
            tally.compared += 1;
            match found {
                None => tally.lose(format!("{}: choice {at} is gone", self.who())),
                Some((now, told)) if now != seat || told != events => {
                    tally.change(format!("{}: choice {at} was {events}, now {told}", self.who()));
                }
                Some(_) => {}
            }
        }
        if let Some(own) = self.seat {
            let made = moments.values().filter(|(seat, _)| *seat == Some(own)).count() as u64;
            self.count(made, "the log", tally);
        }
        self.received = moments;
    }

    /// Compares the number of own choices with the number of acknowledged ones.
    fn count(&self, made: u64, place: &str, tally: &mut Tally) {
        let acknowledged = self.acknowledged.len() as u64;
        let told = format!(
            "{}: {acknowledged} choices were acknowledged, {made} stand in {place}",
            self.who()
        );
        if made < acknowledged {
            tally.lose(told);
        } else if made > acknowledged {
            tally.double(told);
        }
    }

    /// The record of the finished game.
    pub(super) async fn record(&mut self, tally: &mut Tally) -> Result<Record, ProveError> {
        let answer = self.ask(json!({ "type": "record", "table": self.table }), tally).await?;
        answer["record"].as_str().unwrap_or_default().parse().map_err(ProveError::inside)
    }

    /// Compares every acknowledged choice with the record, including those that the dead server
    /// sent to no client.
    pub(super) fn look_up(&self, lines: &[RecordLine], tally: &mut Tally) {
        let Some(own) = self.seat else { return };
        let made = || lines.iter().filter(|line| line.seat.index() == usize::from(own));
        self.count(made().count() as u64, "the record", tally);
        for (sent, RecordLine { choice, .. }) in self.acknowledged.iter().zip(made()) {
            tally.recorded += 1;
            if sent != choice {
                tally.change(format!("{}: {sent} was acknowledged, now {choice}", self.who()));
            }
        }
    }

    async fn history(&mut self, tally: &mut Tally) -> Result<BTreeMap<u32, Received>, ProveError> {
        let mut moments = BTreeMap::new();
        let mut from = 0;
        loop {
            let ask =
                json!({ "type": "history", "table": self.table, "seat": self.seat, "from": from });
            let answer = self.ask(ask, tally).await?;
            let page: Vec<Moment> =
                serde_json::from_value(answer["moments"].clone()).map_err(ProveError::inside)?;
            moments
                .extend(page.into_iter().map(|moment| (moment.at, (moment.seat, moment.events))));
            match answer["next"].as_u64() {
                Some(next) => from = next,
                None => return Ok(moments),
            }
        }
    }

    fn who(&self) -> String {
        match self.seat {
            Some(seat) => format!("{} seat {seat}", self.table),
            None => format!("{} spectator", self.table),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_table::Seat;

    /// A viewer on seat 0 with one acknowledged and received choice.
    fn viewer(tally: &mut Tally) -> Viewer {
        let mut viewer = Viewer::new(Guest { cookie: String::new() }, 0, Some(0), 1);
        viewer.table = "T".to_owned();
        viewer.pending =
            Some(Pending { id: 1, key: "0-1".to_owned(), choice: "take R2".to_owned() });
        viewer.take(&update(1, 1), tally);
        viewer.take(r#"{"type":"ok","id":1,"number":1}"#, tally);
        assert!(tally.is_faultless(), "{tally:?}");
        viewer
    }

    /// An update with the choice of this number.
    fn update(number: u64, moves: u32) -> String {
        let happening = json!({ "number": number, "happened": "played", "seat": 0,
            "moves": moves, "events": ["taken"] });
        json!({ "type": "update", "table": "T", "number": number, "happenings": [happening] })
            .to_string()
    }

    /// A record with these choices of seat 0 between those of another seat.
    fn record(choices: &[&str]) -> Vec<RecordLine> {
        let line = |seat, choice: &str| RecordLine {
            number: 0,
            seat: Seat::new(seat).unwrap(),
            choice: choice.to_owned(),
            chance: Vec::new(),
        };
        choices.iter().flat_map(|choice| [line(0, choice), line(1, "pass")]).collect()
    }

    /// A viewer whose second choice was acknowledged, but sent to no client.
    fn unheard(tally: &mut Tally) -> Viewer {
        let mut viewer = viewer(tally);
        viewer.pending =
            Some(Pending { id: 2, key: "0-2".to_owned(), choice: "token red".to_owned() });
        viewer.take(r#"{"type":"ok","id":2,"number":2}"#, tally);
        viewer
    }

    #[test]
    fn acknowledged_choices_stand_in_the_record() {
        let mut tally = Tally::default();
        unheard(&mut tally).look_up(&record(&["take R2", "token red"]), &mut tally);
        assert!(tally.holds(), "{tally:?}");
        assert_eq!((tally.acknowledged, tally.recorded), (2, 2));
    }

    #[test]
    fn an_acknowledged_choice_that_changed_before_any_update_is_found() {
        let mut tally = Tally::default();
        unheard(&mut tally).look_up(&record(&["take R2", "token blue"]), &mut tally);
        assert_eq!((tally.lost, tally.doubled, tally.changed), (0, 0, 1), "{tally:?}");
        assert!(tally.examples[0].told.contains("token red"), "{tally:?}");
    }

    #[test]
    fn a_choice_that_the_record_lacks_is_found() {
        let mut tally = Tally::default();
        unheard(&mut tally).look_up(&record(&["take R2"]), &mut tally);
        assert_eq!((tally.lost, tally.doubled, tally.changed), (1, 0, 0), "{tally:?}");
    }

    /// A log with these choices of seat 0.
    fn log(events: &[&str]) -> BTreeMap<u32, Received> {
        (1..).zip(events.iter().map(|event| (Some(0), json!([event])))).collect()
    }

    #[test]
    fn a_choice_that_stands_in_the_log_once_is_no_fault() {
        let mut tally = Tally::default();
        viewer(&mut tally).weigh(log(&["taken"]), &mut tally);
        assert!(tally.is_faultless(), "{tally:?}");
        assert_eq!(tally.compared, 1);
    }

    // A real log cannot hold most choices twice: the rules refuse the second one, and the server
    // the whole table. So these two faults are planted here.

    #[test]
    fn a_choice_that_stands_in_the_log_twice_is_found() {
        let mut tally = Tally::default();
        viewer(&mut tally).weigh(log(&["taken", "taken"]), &mut tally);
        assert_eq!((tally.lost, tally.doubled, tally.changed), (0, 1, 0), "{tally:?}");
    }

    #[test]
    fn a_choice_that_is_received_twice_is_found() {
        let mut tally = Tally::default();
        viewer(&mut tally).take(&update(1, 1), &mut tally);
        assert_eq!((tally.lost, tally.doubled, tally.changed), (0, 1, 0), "{tally:?}");
    }

    #[test]
    fn a_choice_that_stands_in_the_log_as_another_is_found() {
        let mut tally = Tally::default();
        viewer(&mut tally).weigh(log(&["bought"]), &mut tally);
        assert_eq!((tally.lost, tally.doubled, tally.changed), (0, 0, 1), "{tally:?}");
    }
}
