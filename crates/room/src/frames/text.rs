//! Frames as JSON text, written in one pass.
//!
//! The game writes view and choices straight into the frame, without the types of the protocol
//! between: with those a whole move takes 1.7 to 1.9 times the instructions
//! (`crates/prove/examples/moves.rs`). A test compares both byte for byte.

use crate::state::State;
use bytes::Bytes;
use higaki_protocol::{
    Answer, GameStatus, Happening, Numbered, ServerFrame, UpdateFrame, write_delta,
};
use higaki_table::{IndexedJson, JsonOutput, SeatSet, Viewer, write_json};
use serde::Serialize;
use std::cell::RefCell;
use std::fmt;
use std::ops::Deref;

thread_local! {
    /// A buffer for writing frames, which are then copied to their exact size.
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    /// A buffer for writing statuses.
    static STATUS_SCRATCH: RefCell<IndexedJson> = RefCell::default();
}

/// A frame as JSON text, shared by all its receivers.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct FrameText(Bytes);

impl FrameText {
    /// The UTF-8 bytes.
    #[must_use]
    pub fn into_bytes(self) -> Bytes {
        self.0
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("frames are JSON")
    }
}

impl From<String> for FrameText {
    fn from(text: String) -> FrameText {
        FrameText(text.into())
    }
}

impl Deref for FrameText {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Debug for FrameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Display for FrameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A frame as text.
#[must_use]
pub fn text(frame: &ServerFrame) -> FrameText {
    written(|out| match frame {
        ServerFrame::Ok { id, answer: Answer::Number { number } } => {
            write_field(r#"{"type":"ok","id":"#, id, out);
            write_field(r#","answer":"number","number":"#, number, out);
            out.push(b'}');
        }
        ServerFrame::News { table, waiting } => {
            write_field(r#"{"type":"news","table":"#, table, out);
            write_field(r#","waiting":"#, waiting, out);
            out.push(b'}');
        }
        frame => write_json(frame, out),
    })
}

fn written(write: impl FnOnce(&mut Vec<u8>)) -> FrameText {
    SCRATCH.with_borrow_mut(|scratch| {
        scratch.clear();
        write(scratch);
        // JSON is UTF-8; the socket checks it again.
        FrameText(Bytes::copy_from_slice(scratch))
    })
}

/// The status of a game for one viewer as JSON text; empty before the beginning.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct StatusText(IndexedJson);

impl StatusText {
    fn is_empty(&self) -> bool {
        self.0.as_bytes().is_empty()
    }
}

impl State {
    /// The status of the game for a viewer.
    pub(crate) fn status_text(&self, viewer: Viewer) -> StatusText {
        let Some(status) = self.status_around_view(viewer) else {
            return StatusText::default();
        };
        STATUS_SCRATCH.with_borrow_mut(|scratch| {
            scratch.clear();
            self.write_status(&status, viewer, scratch);
            StatusText(scratch.clone())
        })
    }

    /// An update since a number, or the whole state if the number is too old. The update has a
    /// delta if the status at that number is given as `base`.
    pub(crate) fn update_text(
        &self,
        viewer: Viewer,
        since: Option<u64>,
        present: SeatSet,
        status: &StatusText,
        base: Option<&StatusText>,
    ) -> FrameText {
        match since.and_then(|since| self.update_before_game(viewer, since, present)) {
            Some(update) => written(|out| write_update(&update, status, base, out)),
            None => text(&ServerFrame::Table(Box::new(self.table_frame(viewer, present)))),
        }
    }

    fn write_status(&self, status: &GameStatus, viewer: Viewer, out: &mut IndexedJson) {
        let Some(play) = &self.play else { return };
        let GameStatus {
            moves,
            public_moves,
            view: _,
            deciding: _,
            choices: _,
            may_undo,
            may_redo,
            offer,
            clocks,
            outcome,
            breakdown,
        } = status;
        let object = out.open();
        write_field(r#"{"moves":"#, moves, out);
        write_field(r#","public_moves":"#, public_moves, out);
        out.text().extend_from_slice(br#","view":"#);
        play.game.write_view(viewer, out);
        out.text().extend_from_slice(br#","deciding":"#);
        play.game.write_deciding(out);
        out.text().extend_from_slice(br#","choices":"#);
        match self.chooser(viewer, play) {
            Some(seat) => play.game.write_choice_texts(seat, out),
            None => out.push_json(b"[]"),
        }
        write_field(r#","may_undo":"#, may_undo, out);
        write_field(r#","may_redo":"#, may_redo, out);
        write_field(r#","offer":"#, offer, out);
        write_field(r#","clocks":"#, clocks, out);
        if let Some(outcome) = outcome {
            write_field(r#","outcome":"#, outcome, out);
        }
        if let Some(breakdown) = breakdown {
            out.text().extend_from_slice(br#","breakdown":"#);
            out.push_json(breakdown.as_str().as_bytes());
        }
        out.text().push(b'}');
        let end = out.text().len();
        out.close(object, end);
    }
}

fn write_update(
    update: &UpdateFrame,
    status: &StatusText,
    base: Option<&StatusText>,
    out: &mut Vec<u8>,
) {
    let UpdateFrame { table, seat, number, happenings, about, change: _, game: _ } = update;
    out.extend_from_slice(br#"{"type":"update""#);
    write_field(r#","table":"#, table, out);
    write_field(r#","seat":"#, seat, out);
    write_field(r#","number":"#, number, out);
    out.extend_from_slice(br#","happenings":"#);
    write_happenings(happenings, out);
    if let Some(about) = about {
        out.extend_from_slice(br#","about":"#);
        let _ = serde_json::to_writer(&mut *out, about);
    }
    match base.filter(|base| !base.is_empty() && !status.is_empty()) {
        Some(base) => {
            out.extend_from_slice(br#","change":"#);
            write_delta(&base.0, &status.0, out);
        }
        None if status.is_empty() => {}
        None => {
            out.extend_from_slice(br#","game":"#);
            out.extend_from_slice(status.0.as_bytes());
        }
    }
    out.push(b'}');
}

fn write_happenings(happenings: &[Numbered], out: &mut Vec<u8>) {
    let mut before = b'[';
    for numbered in happenings {
        out.push(before);
        before = b',';
        let Numbered { number, at, happening } = numbered;
        match happening {
            Happening::Played { seat, by, moves, again, events } => {
                write_field(r#"{"number":"#, number, out);
                write_field(r#","at":"#, at, out);
                out.extend_from_slice(br#","happened":"played""#);
                write_field(r#","seat":"#, seat, out);
                write_field(r#","by":"#, by, out);
                write_field(r#","moves":"#, moves, out);
                write_field(r#","again":"#, again, out);
                out.extend_from_slice(br#","events":"#);
                out.extend_from_slice(events.as_str().as_bytes());
                out.push(b'}');
            }
            // Rare happenings are serialised from their types.
            _ => write_json(numbered, out),
        }
    }
    if happenings.is_empty() {
        out.push(before);
    }
    out.push(b']');
}

/// Writes a text followed by a value.
#[inline]
fn write_field(text: &str, value: &impl Serialize, out: &mut impl JsonOutput) {
    out.text().extend_from_slice(text.as_bytes());
    write_json(value, out);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Chair, Entry, Holder};
    use crate::state::About;
    use higaki_catalogue::{AllGames, Games};
    use higaki_protocol::{Actor, Clock, Settings, Visibility, apply_delta};
    use higaki_table::{Chance, QuickChance, Seat, Seed};
    use higaki_values::{PersonId, TableId, UnixMillis};
    use serde_json::{Value, json};
    use std::sync::Arc;

    const NOW: UnixMillis = UnixMillis(1_000);

    fn begun(game: &str, players: u8) -> State {
        let games = AllGames.list();
        let info = games.iter().find(|info| info.id == game).unwrap();
        let settings =
            Settings { clock: Clock::Live { bank: 600, increment: 5 }, ..Settings::default() };
        let about = About {
            id: TableId::from_bytes([7; 16]),
            game: game.to_owned(),
            rules_version: info.rules_version,
            options: json!({}),
            custom_data: None,
            settings,
            visibility: Visibility::Unlisted,
            password: None,
            secret: Seed::from_text("frames"),
            created_at: NOW,
            lesson: None,
        };
        let person = |seat| Holder::Person { person: PersonId::from_bytes([seat; 16]) };
        let chairs: Vec<Chair> = (0..players).map(|seat| Chair::of(person(seat))).collect();
        let host = PersonId::from_bytes([0; 16]);
        let mut state = State::new(about, host, chairs.clone(), Arc::new(AllGames));
        let (options, origin) = (json!({}), state.origin(&chairs));
        let dealt = AllGames
            .deal(game, info.rules_version, usize::from(players), &options, origin)
            .unwrap();
        let deal = dealt.record(&[], higaki_table::WithSeed::Always).deal;
        let clocks = vec![600_000; usize::from(players)];
        let started = Entry::Started { chairs, deal, clocks, scenario: None };
        state.apply(&started, NOW, None).unwrap();
        state
    }

    /// Compares the text of an update with the types of the protocol, as a whole and as a delta
    /// from the status before.
    #[track_caller]
    fn compare(state: &State, viewer: Viewer, base: Option<&StatusText>) -> StatusText {
        let (present, status) = (SeatSet::EMPTY, state.status_text(viewer));
        assert!(status.0 == IndexedJson::parse(status.0.as_bytes()), "another index");
        let number = state.feed.numbers[crate::viewers::index(viewer)];
        // A viewer who is too far behind is sent the whole state instead.
        let Some(update) = state.update_before_game(viewer, number - 1, present) else {
            return status;
        };
        let whole = UpdateFrame { game: state.game_status(viewer), ..update };
        let expected =
            serde_json::to_string(&ServerFrame::Update(Box::new(whole.clone()))).unwrap();
        let text = state.update_text(viewer, Some(number - 1), present, &status, None);
        assert_eq!(text.as_str(), expected);
        if let Some(base) = base {
            let text = state.update_text(viewer, Some(number - 1), present, &status, Some(base));
            let ServerFrame::Update(update) = serde_json::from_str(&text).unwrap() else {
                panic!("another frame: {text}");
            };
            assert_eq!(update.game, None);
            let mut value: Value = serde_json::from_slice(base.0.as_bytes()).unwrap();
            apply_delta(&mut value, &update.change.as_ref().unwrap().to_value()).unwrap();
            assert_eq!(serde_json::from_value::<GameStatus>(value).ok(), whole.game);
        }
        status
    }

    #[test]
    fn answers_and_bells_equal_the_protocol_types() {
        let (table, id) = ("a \"b\"".to_owned(), u64::MAX);
        for frame in [
            ServerFrame::Ok { id, answer: Answer::Number { number: 12 } },
            ServerFrame::Ok { id: 1, answer: Answer::Done },
            ServerFrame::News { table: table.clone(), waiting: true },
            ServerFrame::News { table, waiting: false },
        ] {
            assert_eq!(text(&frame).as_str(), serde_json::to_string(&frame).unwrap());
        }
    }

    /// Includes finished games and spectators.
    #[test]
    fn written_frames_equal_the_protocol_types() {
        for (game, players) in [("osaka", 2), ("dschunke", 3), ("edo", 2)] {
            let mut state = begun(game, players);
            let mut chance = QuickChance::new(3);
            let mut bases = vec![None; usize::from(players) + 1];
            loop {
                for (viewer, base) in Viewer::all(usize::from(players)).zip(&mut bases) {
                    *base = Some(compare(&state, viewer, base.as_ref()));
                }
                let Some(seat) = state.play.as_ref().and_then(|play| play.deciding.first()) else {
                    break;
                };
                let choices = state.play.as_ref().unwrap().game.choices(seat);
                let choice = &choices[chance.below(choices.len() as u32) as usize];
                state.choose(seat, &choice.text, Actor::Person, false, NOW).unwrap();
            }
            assert!(state.is_over() && state.moves(Viewer::Seat(Seat::wrapped(0, 2))) > 20);
        }
    }
}
