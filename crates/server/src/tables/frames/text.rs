//! Frames as the text that goes over the line, written in one go.
//!
//! Every move makes a frame for everybody who watches. The game writes view and choices straight
//! into it; byte for byte it is what the types of the protocol become, which a test compares.

use super::Surroundings;
use crate::tables::core::Core;
use crate::tables::mailbox::FrameText;
use higaki_protocol::{Answer, GameStatus, Happening, Numbered, ServerFrame, UpdateFrame};
use higaki_table::{Viewer, write_json};
use serde::Serialize;
use std::cell::RefCell;

thread_local! {
    /// Where frames are written before they get as much room as they need, and no more.
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A frame as text. Every move is answered, and rings for whoever is next.
pub(crate) fn text(frame: &ServerFrame) -> FrameText {
    written(|out| match frame {
        ServerFrame::Ok { id, answer: Answer::Number { number } } => {
            put(r#"{"type":"ok","id":"#, id, out);
            put(r#","answer":"number","number":"#, number, out);
            out.push(b'}');
        }
        ServerFrame::News { table, waiting } => {
            put(r#"{"type":"news","table":"#, table, out);
            put(r#","waiting":"#, waiting, out);
            out.push(b'}');
        }
        frame => write_json(frame, out),
    })
}

fn written(write: impl FnOnce(&mut Vec<u8>)) -> FrameText {
    SCRATCH.with_borrow_mut(|scratch| {
        scratch.clear();
        write(scratch);
        // JSON is text.
        std::str::from_utf8(scratch).unwrap_or_default().to_owned().into()
    })
}

impl Core {
    /// What a viewer has missed since a number, or everything.
    pub(crate) fn news(
        &self,
        viewer: Viewer,
        since: Option<u64>,
        around: &Surroundings,
    ) -> FrameText {
        match since.and_then(|since| self.update_before_game(viewer, since, around)) {
            Some(update) => written(|out| self.write_update(&update, viewer, out)),
            None => text(&ServerFrame::Table(Box::new(self.table_frame(viewer, around)))),
        }
    }

    fn write_update(&self, update: &UpdateFrame, viewer: Viewer, out: &mut Vec<u8>) {
        let UpdateFrame { table, seat, number, happenings, about, game: _ } = update;
        out.extend_from_slice(br#"{"type":"update""#);
        put(r#","table":"#, table, out);
        put(r#","seat":"#, seat, out);
        put(r#","number":"#, number, out);
        out.extend_from_slice(br#","happenings":"#);
        write_happenings(happenings, out);
        if let Some(about) = about {
            out.extend_from_slice(br#","about":"#);
            let _ = serde_json::to_writer(&mut *out, about);
        }
        out.extend_from_slice(br#","game":"#);
        match self.status_around_view(viewer) {
            Some(status) => self.write_status(&status, viewer, out),
            None => out.extend_from_slice(b"null"),
        }
        out.push(b'}');
    }

    fn write_status(&self, status: &GameStatus, viewer: Viewer, out: &mut Vec<u8>) {
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
        put(r#"{"moves":"#, moves, out);
        put(r#","public_moves":"#, public_moves, out);
        out.extend_from_slice(br#","view":"#);
        play.game.write_view(viewer, out);
        out.extend_from_slice(br#","deciding":"#);
        play.game.write_deciding(out);
        out.extend_from_slice(br#","choices":"#);
        match self.chooser(viewer, play) {
            Some(seat) => play.game.write_choices(seat, out),
            None => out.extend_from_slice(b"[]"),
        }
        put(r#","may_undo":"#, may_undo, out);
        put(r#","may_redo":"#, may_redo, out);
        put(r#","offer":"#, offer, out);
        put(r#","clocks":"#, clocks, out);
        if let Some(outcome) = outcome {
            put(r#","outcome":"#, outcome, out);
        }
        if let Some(breakdown) = breakdown {
            out.extend_from_slice(br#","breakdown":"#);
            out.extend_from_slice(breakdown.as_str().as_bytes());
        }
        out.push(b'}');
    }
}

fn write_happenings(happenings: &[Numbered], out: &mut Vec<u8>) {
    let mut before = b'[';
    for numbered in happenings {
        out.push(before);
        before = b',';
        let Numbered { number, at, happening } = numbered;
        match happening {
            Happening::Played { seat, by, moves, again, events } => {
                put(r#"{"number":"#, number, out);
                put(r#","at":"#, at, out);
                out.extend_from_slice(br#","happened":"played""#);
                put(r#","seat":"#, seat, out);
                put(r#","by":"#, by, out);
                put(r#","moves":"#, moves, out);
                put(r#","again":"#, again, out);
                out.extend_from_slice(br#","events":"#);
                out.extend_from_slice(events.as_str().as_bytes());
                out.push(b'}');
            }
            // What happens now and then goes the usual way.
            _ => write_json(numbered, out),
        }
    }
    if happenings.is_empty() {
        out.push(before);
    }
    out.push(b']');
}

/// A piece of text, and a value behind it.
#[inline]
fn put(text: &str, value: &impl Serialize, out: &mut Vec<u8>) {
    out.extend_from_slice(text.as_bytes());
    write_json(value, out);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::core::About;
    use crate::tables::entry::{Chair, Entry, Holder};
    use higaki_catalogue::{AllGames, Games};
    use higaki_protocol::{Actor, Clock, Settings, Visibility};
    use higaki_store::{PersonId, TableId, UnixMillis};
    use higaki_table::{Chance, QuickChance, Seat, Seed};
    use serde_json::json;
    use std::sync::Arc;

    const NOW: UnixMillis = UnixMillis(1_000);

    fn begun(game: &str, players: u8) -> Core {
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
        let mut core = Core::new(about, host, chairs.clone(), Arc::new(AllGames));
        let (options, origin) = (json!({}), core.origin(&chairs));
        let dealt = AllGames
            .deal(game, info.rules_version, usize::from(players), &options, origin)
            .unwrap();
        let deal = dealt.record(&[], higaki_table::WithSeed::Always).deal;
        let clocks = vec![600_000; usize::from(players)];
        let started = Entry::Started { chairs, deal, clocks, scenario: None };
        core.take(&started, NOW, None).unwrap();
        core
    }

    #[track_caller]
    fn compare(core: &Core, viewer: Viewer) {
        let around = Surroundings::default();
        let number = core.feed.numbers[crate::tables::feed::index(viewer)];
        // Whoever noticed nothing for long is told everything instead.
        let Some(update) = core.update_before_game(viewer, number - 1, &around) else { return };
        let whole = UpdateFrame { game: core.game_status(viewer), ..update };
        let expected = serde_json::to_string(&ServerFrame::Update(Box::new(whole))).unwrap();
        assert_eq!(core.news(viewer, Some(number - 1), &around).as_str(), expected);
    }

    #[test]
    fn answers_and_bells_are_what_the_protocol_says() {
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

    /// Also where the end is told, and to those who only look.
    #[test]
    fn what_is_written_is_what_the_protocol_says() {
        for (game, players) in [("osaka", 2), ("dschunke", 3), ("edo", 2)] {
            let mut core = begun(game, players);
            let mut chance = QuickChance::new(3);
            loop {
                for viewer in Viewer::all(usize::from(players)) {
                    compare(&core, viewer);
                }
                let Some(seat) = core.play.as_ref().and_then(|play| play.deciding.first()) else {
                    break;
                };
                let choices = core.play.as_ref().unwrap().game.choices(seat);
                let choice = &choices[chance.below(choices.len() as u32) as usize];
                core.choose(seat, &choice.text, Actor::Person, false, NOW).unwrap();
            }
            assert!(core.is_over() && core.moves(Viewer::Seat(Seat::wrapped(0, 2))) > 20);
        }
    }
}
