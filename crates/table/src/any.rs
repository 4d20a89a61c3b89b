//! A table whose game is known only when the program runs: texts and JSON instead of types.

use crate::record::WithSeed;
use crate::{
    Collected, Game, GameInfo, IndexedJson, JsonOutput, JsonText, NotationError, Outcome,
    PlayError, Record, RecordError, RecordLine, Refusal, Seat, SeatSet, Table, UndoError, Viewer,
    write_json,
};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::fmt::{Debug, Display};

/// A decision that a seat owes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deciding {
    /// Who owes it.
    pub seat: Seat,
    /// Which decision it is.
    pub decision: JsonText,
}

/// A choice that can be made: its notation and its parts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceLine {
    /// The choice in notation.
    pub text: String,
    /// The same as data.
    pub choice: JsonText,
}

/// What happened because of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// What each seat learned of it, in seat order, and after them a spectator: a list each, and
    /// the same text for all who learned the same.
    pub seen: Vec<JsonText>,
    /// Whether something hidden was shown, so that nobody can take it back alone.
    pub revealed: bool,
}

/// Why something was not done: a stable word, the rule, and what a sentence needs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Failure {
    /// A stable word for programs and for finding the sentence.
    pub code: String,
    /// The rule of the game that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What a sentence about it needs.
    pub args: Value,
}

impl Failure {
    /// The failure that a refusal of a game is.
    pub fn of<R: Refusal>(refusal: &R) -> Failure {
        Failure {
            code: refusal.code().to_owned(),
            rule: Some(refusal.rule().0),
            args: to_json(refusal),
        }
    }
}

/// A table whose game is known only when the program runs.
pub trait AnyTable: Debug + Send {
    /// What is fixed about the game.
    fn info(&self) -> GameInfo;
    /// How many play.
    fn players(&self) -> usize;
    /// How many choices were made.
    fn len(&self) -> usize;
    /// Whether no choice was made yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Who owes which decision; nobody when the game is over.
    fn deciding(&self) -> Vec<Deciding>;
    /// Who owes a decision, whichever it is.
    fn owing(&self) -> SeatSet {
        self.deciding().iter().map(|owed| owed.seat).collect()
    }
    /// The choices of a seat.
    fn choices(&self, seat: Seat) -> Vec<ChoiceLine>;
    /// Plays a choice given in notation.
    ///
    /// # Errors
    /// If it cannot be read or is against the rules; then nothing has changed.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Failure>;
    /// Plays a choice that was made before, with what chance decided then.
    ///
    /// # Errors
    /// If it does not fit the game; then the table is of no use any more.
    fn play_recorded(&mut self, line: &RecordLine) -> Result<Played, RecordError>;
    /// Everything that happened because of the last choice, as a list: more than any player may
    /// know. Found by replaying, because hardly anybody asks.
    fn last_events(&self) -> JsonText;
    /// The last choice, with what chance decided because of it.
    fn last_line(&self) -> Option<RecordLine>;
    /// The choice at this place of all that were made, in notation.
    fn choice_at(&self, place: usize) -> Option<String> {
        let lines = self.record(&[], WithSeed::AfterTheEnd).lines;
        lines.into_iter().nth(place).map(|line| line.choice)
    }
    /// What a choice would bring about.
    ///
    /// # Errors
    /// As for playing it.
    fn preview(&self, seat: Seat, text: &str) -> Result<Value, Failure>;
    /// The table as a viewer sees it.
    fn view(&self, viewer: Viewer) -> JsonText;
    /// Appends [`AnyTable::view`].
    fn write_view(&self, viewer: Viewer, out: &mut IndexedJson) {
        out.push_json(self.view(viewer).as_str().as_bytes());
    }
    /// The choices of a seat in notation.
    fn choice_texts(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).into_iter().map(|line| line.text).collect()
    }
    /// Appends [`AnyTable::choice_texts`] as a JSON list.
    fn write_choice_texts(&self, seat: Seat, out: &mut IndexedJson) {
        write_json(&self.choice_texts(seat), out);
    }
    /// Appends [`AnyTable::deciding`] as a JSON list.
    fn write_deciding(&self, out: &mut IndexedJson) {
        write_json(&self.deciding(), out);
    }
    /// What a viewer has seen of everything that happened so far.
    fn history(&self, viewer: Viewer) -> Vec<Value>;
    /// The same in steps: what he saw of the deal, and then of every choice, a list each.
    fn steps(&self, viewer: Viewer) -> Vec<JsonText>;
    /// The table as the viewer saw it after so many choices.
    fn view_at(&self, choices: usize, viewer: Viewer) -> JsonText;
    /// The same with what is turned up at the end: only for a game whose record is open.
    fn disclosed_at(&self, choices: usize, viewer: Viewer) -> JsonText;
    /// Everything, as a scenario.
    fn position(&self) -> Value;
    /// A hash of everything.
    fn stable_hash(&self) -> u64;
    /// Takes back the last choice, whoever made it.
    ///
    /// # Errors
    /// If there is none.
    fn undo(&mut self) -> Result<(), Failure>;
    /// Takes back the last choice of a seat, if it may do so on its own.
    ///
    /// # Errors
    /// If there is none or everybody would have to agree.
    fn take_back(&mut self, seat: Seat) -> Result<(), Failure>;
    /// Whether this seat may take back its last choice on its own.
    fn may_take_back(&self, seat: Seat) -> bool;
    /// Plays again what was taken back.
    ///
    /// # Errors
    /// If nothing was.
    fn redo(&mut self) -> Result<Played, Failure>;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// Where everybody's points came from, at the end.
    fn breakdown(&self) -> Option<JsonText>;
    /// The whole game as a record.
    fn record(&self, names: &[String], with_seed: WithSeed) -> Record;
}

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn players(&self) -> usize {
        self.game().players()
    }

    fn len(&self) -> usize {
        self.entries().len()
    }

    fn deciding(&self) -> Vec<Deciding> {
        let game = self.game();
        game.deciding()
            .iter()
            .map(|seat| Deciding { seat, decision: JsonText::of(&game.decision(seat)) })
            .collect()
    }

    fn owing(&self) -> SeatSet {
        self.game().deciding()
    }

    fn choices(&self, seat: Seat) -> Vec<ChoiceLine> {
        if seat.index() >= self.players() {
            return Vec::new();
        }
        let mut list = Vec::new();
        self.game().list_choices(seat, &mut list);
        list.iter()
            .map(|choice| ChoiceLine { text: choice.to_string(), choice: JsonText::of(choice) })
            .collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Failure> {
        let choice = parse::<G>(text)?;
        let collected = Table::play(self, seat, choice).map_err(failed_play)?;
        Ok(played::<G>(&collected, self.players()))
    }

    fn play_recorded(&mut self, line: &RecordLine) -> Result<Played, RecordError> {
        let collected = Table::play_recorded(self, line)?;
        Ok(played::<G>(&collected, self.players()))
    }

    fn last_events(&self) -> JsonText {
        let last = self.replayed().last();
        last.map_or_else(JsonText::empty_list, |(_, events)| JsonText::of(&events))
    }

    fn last_line(&self) -> Option<RecordLine> {
        self.entries().last().map(RecordLine::of)
    }

    fn choice_at(&self, place: usize) -> Option<String> {
        self.entries().get(place).map(|entry| entry.choice.to_string())
    }

    fn preview(&self, seat: Seat, text: &str) -> Result<Value, Failure> {
        let choice = parse::<G>(text)?;
        if seat.index() >= self.players() {
            return Err(failed_play::<G>(PlayError::NoSuchSeat(seat)));
        }
        let preview = self.game().preview(seat, choice);
        preview.map(|preview| to_json(&preview)).map_err(|refusal| Failure::of(&refusal))
    }

    fn view(&self, viewer: Viewer) -> JsonText {
        JsonText::of(&self.game().view(viewer))
    }

    fn write_view(&self, viewer: Viewer, out: &mut IndexedJson) {
        write_json(&self.game().view(viewer), out);
    }

    fn write_choice_texts(&self, seat: Seat, out: &mut IndexedJson) {
        let mut list = Vec::new();
        if seat.index() < self.players() {
            self.game().list_choices(seat, &mut list);
        }
        write_list(list.iter().map(Notation), out);
    }

    fn write_deciding(&self, out: &mut IndexedJson) {
        let game = self.game();
        let deciding = game.deciding();
        let owed = deciding.iter().map(|seat| PlainOwed { seat, decision: game.decision(seat) });
        write_list(owed, out);
    }

    fn history(&self, viewer: Viewer) -> Vec<Value> {
        let (_, events) = self.at(self.len());
        seen_by::<G>(&events, viewer).iter().map(to_json).collect()
    }

    fn steps(&self, viewer: Viewer) -> Vec<JsonText> {
        let steps = Table::steps(self);
        steps.iter().map(|events| JsonText::of(&seen_by::<G>(events, viewer))).collect()
    }

    fn view_at(&self, choices: usize, viewer: Viewer) -> JsonText {
        JsonText::of(&self.at(choices).0.view(viewer))
    }

    fn disclosed_at(&self, choices: usize, viewer: Viewer) -> JsonText {
        JsonText::of(&self.at(choices).0.disclosed_view(viewer))
    }

    fn position(&self) -> Value {
        self.game().position()
    }

    fn stable_hash(&self) -> u64 {
        self.game().stable_hash()
    }

    fn undo(&mut self) -> Result<(), Failure> {
        Table::undo(self).map_err(failed_undo)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Failure> {
        Table::take_back(self, seat).map_err(failed_undo)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.free_undo(seat).is_some()
    }

    fn redo(&mut self) -> Result<Played, Failure> {
        let collected = Table::redo(self).map_err(failed_undo)?;
        Ok(played::<G>(&collected, self.players()))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn breakdown(&self) -> Option<JsonText> {
        self.game().breakdown().map(|breakdown| JsonText::of(&breakdown))
    }

    fn record(&self, names: &[String], with_seed: WithSeed) -> Record {
        Table::record(self, names, with_seed)
    }
}

/// A choice that serialises as its notation.
struct Notation<'a, C>(&'a C);

impl<C: Display> Serialize for Notation<'_, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// As [`Deciding`] looks.
#[derive(Serialize)]
struct PlainOwed<D: Serialize> {
    seat: Seat,
    decision: D,
}

fn write_list(items: impl Iterator<Item = impl Serialize>, out: &mut IndexedJson) {
    let list = out.open();
    let mut separator = b'[';
    for item in items {
        out.text().push(separator);
        separator = b',';
        write_json(&item, out);
    }
    if separator == b'[' {
        out.text().push(separator);
    }
    out.text().push(b']');
    let end = out.text().len();
    out.close(list, end);
}

/// Everything here is made of numbers, texts and lists, which always become JSON.
fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

fn parse<G: Game>(text: &str) -> Result<G::Choice, Failure> {
    let parsed = if text.len() > NotationError::MAX_TEXT {
        Err(NotationError::missing("too_long", 1))
    } else {
        text.parse::<G::Choice>()
    };
    parsed.map_err(|error| Failure {
        code: "bad_notation".to_owned(),
        rule: None,
        args: to_json(&error),
    })
}

fn failed_play<G: Game>(error: PlayError<G>) -> Failure {
    match error {
        PlayError::NoSuchSeat(seat) => {
            Failure { code: "no_such_seat".to_owned(), rule: None, args: json!({ "seat": seat }) }
        }
        PlayError::Refused(refusal) => Failure::of(&refusal),
    }
}

fn failed_undo(error: UndoError) -> Failure {
    let code = match error {
        UndoError::Nothing => "nothing_to_undo",
        UndoError::NeedsConsent => "undo_needs_consent",
        UndoError::NothingToRedo => "nothing_to_redo",
    };
    Failure { code: code.to_owned(), rule: None, args: json!({}) }
}

fn seen_by<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Seen> {
    events.iter().filter_map(|event| G::seen(event, viewer)).collect()
}

fn played<G: Game>(collected: &Collected<G::Event>, players: usize) -> Played {
    let mut texts: Vec<(Vec<G::Seen>, JsonText)> = Vec::with_capacity(1);
    let seen = Viewer::all(players).map(|viewer| {
        let learned = seen_by::<G>(&collected.events, viewer);
        if let Some((_, text)) = texts.iter().find(|(other, _)| *other == learned) {
            return text.clone();
        }
        let text = JsonText::of(&learned);
        texts.push((learned, text.clone()));
        text
    });
    Played { seen: seen.collect(), revealed: collected.revealed }
}
