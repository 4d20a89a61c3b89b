//! A table behind an object-safe trait: text and JSON instead of the types of one game.

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
    /// The seat that decides.
    pub seat: Seat,
    /// The kind of decision, as JSON.
    pub decision: JsonText,
}

/// A legal choice in both of its forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceLine {
    /// The choice in notation.
    pub text: String,
    /// The same choice as JSON.
    pub choice: JsonText,
}

/// The result of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The events for each viewer as a JSON list: the seats in order, then the spectators. Viewers
    /// with the same events share the text.
    pub seen: Vec<JsonText>,
    /// Whether hidden information was revealed, so that undo needs consent.
    pub revealed: bool,
}

/// A failed request: a stable code, the rule behind it and the arguments of its message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Failure {
    /// The stable code, which is also the key of the message.
    pub code: String,
    /// The rule that forbids the choice, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The arguments of the message.
    pub args: Value,
}

impl Failure {
    /// Converts the refusal of a game.
    pub fn of<R: Refusal>(refusal: &R) -> Failure {
        Failure {
            code: refusal.code().to_owned(),
            rule: Some(refusal.rule().0),
            args: to_json(refusal),
        }
    }
}

/// A table of any game, as a trait object.
pub trait AnyTable: Debug + Send {
    /// The constants of the game.
    fn info(&self) -> GameInfo;
    /// The number of players.
    fn players(&self) -> usize;
    /// The number of choices made.
    fn len(&self) -> usize;
    /// Whether no choice has been made.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The decisions that are owed; none when the game is over.
    fn deciding(&self) -> Vec<Deciding>;
    /// The seats that owe a decision.
    fn owing(&self) -> SeatSet {
        self.deciding().iter().map(|owed| owed.seat).collect()
    }
    /// The legal choices of a seat.
    fn choices(&self, seat: Seat) -> Vec<ChoiceLine>;
    /// Parses a choice in notation and plays it.
    ///
    /// # Errors
    /// If the text does not parse or the rules forbid the choice; the table is then unchanged.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Failure>;
    /// Replays a choice from a log with its recorded chance.
    ///
    /// # Errors
    /// If the line does not fit the game; the table must then be discarded.
    fn play_recorded(&mut self, line: &RecordLine) -> Result<Played, RecordError>;
    /// All events of the last choice as a JSON list, including hidden information. Recomputed by
    /// replay, because it is rarely needed.
    fn last_events(&self) -> JsonText;
    /// The last choice with its chance results.
    fn last_line(&self) -> Option<RecordLine>;
    /// The choice at this index, in notation.
    fn choice_at(&self, place: usize) -> Option<String> {
        let lines = self.record(&[], WithSeed::AfterTheEnd).lines;
        lines.into_iter().nth(place).map(|line| line.choice)
    }
    /// A preview of a choice.
    ///
    /// # Errors
    /// As for [`AnyTable::play`].
    fn preview(&self, seat: Seat, text: &str) -> Result<Value, Failure>;
    /// The view of the game for a viewer.
    fn view(&self, viewer: Viewer) -> JsonText;
    /// Appends [`AnyTable::view`].
    fn write_view(&self, viewer: Viewer, out: &mut IndexedJson) {
        out.push_json(self.view(viewer).as_str().as_bytes());
    }
    /// The legal choices of a seat, in notation.
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
    /// All events so far as a viewer saw them.
    fn history(&self, viewer: Viewer) -> Vec<Value>;
    /// The same grouped by step: the deal, then each choice.
    fn steps(&self, viewer: Viewer) -> Vec<JsonText>;
    /// The view of a viewer after this number of choices.
    fn view_at(&self, choices: usize, viewer: Viewer) -> JsonText;
    /// The same with the information that is revealed at the end. Only for games with a public
    /// record.
    fn disclosed_at(&self, choices: usize, viewer: Viewer) -> JsonText;
    /// The complete state as a scenario.
    fn position(&self) -> Value;
    /// A hash of the complete state.
    fn stable_hash(&self) -> u64;
    /// Undoes the last choice of any seat.
    ///
    /// # Errors
    /// If there is no choice to undo.
    fn undo(&mut self) -> Result<(), Failure>;
    /// Undoes the last choice of a seat if this needs no consent.
    ///
    /// # Errors
    /// If the seat has no choice to undo or undo needs consent.
    fn take_back(&mut self, seat: Seat) -> Result<(), Failure>;
    /// Whether [`AnyTable::take_back`] would succeed.
    fn may_take_back(&self, seat: Seat) -> bool;
    /// Plays the choice again that was undone last.
    ///
    /// # Errors
    /// If there is nothing to redo.
    fn redo(&mut self) -> Result<Played, Failure>;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The sources of all points, once the game is over.
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

/// [`Deciding`] before its decision is serialised.
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

/// Serialises a value. Views and events consist of numbers, strings and lists, so this cannot fail.
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
