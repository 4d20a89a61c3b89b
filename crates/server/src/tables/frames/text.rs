//! Frames as the text that goes over the line, written in one go.
//!
//! Every move makes a frame for everybody who watches. The game writes view and choices straight
//! into it; byte for byte it is what the types of the protocol become, which a test compares.

use super::Surroundings;
use crate::tables::core::Core;
use crate::tables::mailbox::FrameText;
use higaki_protocol::{GameStatus, ServerFrame, UpdateFrame};
use higaki_table::{Viewer, write_json};
use serde::Serialize;
use std::cell::RefCell;

thread_local! {
    /// Where frames are written before they get as much room as they need, and no more.
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A frame as text.
pub(crate) fn text(frame: &ServerFrame) -> FrameText {
    // Whatever a frame holds becomes JSON.
    written(|out| drop(serde_json::to_writer(out, frame)))
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
        out.extend_from_slice(b"{\"type\":\"update\"");
        field("table", table, out);
        field("seat", seat, out);
        field("number", number, out);
        // They hold finished JSON, which only `serde_json` passes on as it is.
        name("happenings", out);
        let _ = serde_json::to_writer(&mut *out, happenings);
        if let Some(about) = about {
            name("about", out);
            let _ = serde_json::to_writer(&mut *out, about);
        }
        name("game", out);
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
        out.extend_from_slice(b"{\"moves\":");
        write_json(moves, out);
        field("public_moves", public_moves, out);
        name("view", out);
        play.game.write_view(viewer, out);
        name("deciding", out);
        play.game.write_deciding(out);
        name("choices", out);
        match self.chooser(viewer, play) {
            Some(seat) => play.game.write_choices(seat, out),
            None => out.extend_from_slice(b"[]"),
        }
        field("may_undo", may_undo, out);
        field("may_redo", may_redo, out);
        field("offer", offer, out);
        field("clocks", clocks, out);
        if let Some(outcome) = outcome {
            field("outcome", outcome, out);
        }
        if let Some(breakdown) = breakdown {
            name("breakdown", out);
            out.extend_from_slice(breakdown.as_str().as_bytes());
        }
        out.push(b'}');
    }
}

/// The name of a field behind another one.
fn name(name: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

fn field(called: &str, value: &impl Serialize, out: &mut Vec<u8>) {
    name(called, out);
    write_json(value, out);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::core::About;
    use crate::tables::entry::{Chair, Entry, Holder};
    use crate::tables::games::{AllGames, Games};
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
        let dealt = AllGames.deal(game, usize::from(players), &options, origin).unwrap();
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
