//! What somebody only wants to know: previews, earlier positions, the history, the record.

use super::core::{Core, Play};
use super::decide::Caller;
use super::feed::{includes, index};
use super::refuse::{from_failure, refuse};
use higaki_protocol::{
    Answer, Code, HistoryOf, Moment, PlayChoice, PositionAt, Refusal, Request, Watchers,
};
use higaki_store::{PersonId, Status};
use higaki_table::{JsonText, Viewer, WithSeed};
use std::collections::BTreeMap;

/// How many choices one answer about the history holds.
const PAGE: usize = 200;

impl Core {
    /// Answers what changes nothing; none if the request is not of that kind.
    pub(crate) fn read(
        &self,
        caller: Caller,
        request: &Request,
        names: &BTreeMap<PersonId, String>,
    ) -> Option<Result<Answer, Refusal>> {
        Some(match request {
            Request::Preview(play) => self.preview(caller, play),
            Request::Position(at) => self.position(caller, at),
            Request::History(of) => self.history(caller, of),
            Request::Record(_) => self.record(caller, names),
            _ => return None,
        })
    }

    /// Who the caller is to this table, if he may look as that.
    pub(crate) fn viewer(&self, caller: Caller, seat: Option<u8>) -> Result<Viewer, Refusal> {
        match seat {
            Some(number) => {
                let seat = self.seat(number)?;
                if self.owns(caller.person, seat) {
                    Ok(Viewer::Seat(seat))
                } else {
                    Err(refuse(Code::NotYourSeat))
                }
            }
            None => {
                self.may_watch(caller)?;
                Ok(Viewer::Spectator)
            }
        }
    }

    /// Whether somebody belongs to the table: as its host, on a seat, or invited to one.
    fn belongs(&self, person: PersonId) -> bool {
        let mut people = self.chairs.iter().filter_map(super::entry::Chair::anyone);
        self.owner(self.host) == person || people.any(|holder| self.owner(holder) == person)
    }

    /// Whether somebody has anything to do with the table, perhaps under an older id.
    pub(crate) fn concerns(&self, person: PersonId) -> bool {
        let mut people = self.chairs.iter().filter_map(super::entry::Chair::anyone);
        self.belongs(person) || self.host == person || people.any(|holder| holder == person)
    }

    /// Whether somebody still has to say the password.
    pub(crate) fn is_locked_for(&self, person: PersonId) -> bool {
        self.about.password.is_some()
            && !self.belongs(person)
            && !self.admitted.iter().any(|known| self.owner(*known) == person)
    }

    pub(crate) fn may_watch(&self, caller: Caller) -> Result<(), Refusal> {
        if self.is_locked_for(caller.person) {
            return Err(refuse(Code::WrongPassword));
        }
        // Before the beginning everybody must see what he could join.
        let open = self.about.settings.watchers == Watchers::Anyone || self.status == Status::Open;
        if open || self.belongs(caller.person) { Ok(()) } else { Err(refuse(Code::MayNotWatch)) }
    }

    fn begun(&self) -> Result<&Play, Refusal> {
        self.play.as_ref().ok_or_else(|| refuse(Code::NotBegun))
    }

    fn preview(&self, caller: Caller, choice: &PlayChoice) -> Result<Answer, Refusal> {
        let seat = self.seat(choice.seat)?;
        self.viewer(caller, Some(choice.seat))?;
        let preview = self.begun()?.game.preview(seat, &choice.choice);
        preview
            .map(|preview| Answer::Preview { preview })
            .map_err(|failure| from_failure(&self.about.game, &failure, &[]))
    }

    fn position(&self, caller: Caller, of: &PositionAt) -> Result<Answer, Refusal> {
        let viewer = self.viewer(caller, of.seat)?;
        let play = self.begun()?;
        let lines = self.lines_known(play, viewer, of.at).ok_or(refuse(Code::NoSuchPosition))?;
        // Once everybody can read the record, a replay need not hide anything.
        let view = if self.is_over() {
            play.game.disclosed_at(lines, viewer)
        } else {
            play.game.view_at(lines, viewer)
        };
        let steps = play.game.steps(viewer);
        let events = steps.into_iter().nth(lines).unwrap_or_else(JsonText::empty_list);
        Ok(Answer::Position { at: of.at, view, events })
    }

    /// How many lines there were when the viewer knew of so many.
    fn lines_known(&self, play: &Play, viewer: Viewer, known: u32) -> Option<usize> {
        if known == 0 {
            return Some(0);
        }
        let seen = |line: &super::core::Line| includes(line.visible, index(viewer));
        let mut noticed = play.lines.iter().enumerate().filter(|(_, line)| seen(line));
        noticed.nth(known as usize - 1).map(|(place, _)| place + 1)
    }

    fn history(&self, caller: Caller, of: &HistoryOf) -> Result<Answer, Refusal> {
        let viewer = self.viewer(caller, of.seat)?;
        let play = self.begun()?;
        let mut steps = play.game.steps(viewer).into_iter();
        let deal = steps.next().unwrap_or_default();
        let mut moments = vec![Moment { at: 0, public_at: 0, seat: None, events: deal }];
        let (mut at, mut public_at) = (0, 0);
        for (line, events) in play.lines.iter().zip(steps) {
            public_at += u32::from(includes(line.visible, index(Viewer::Spectator)));
            if includes(line.visible, index(viewer)) {
                at += 1;
                moments.push(Moment { at, public_at, seat: Some(line.seat.index() as u8), events });
            }
        }
        let wanted = moments.into_iter().skip(of.from as usize);
        let moments: Vec<Moment> = wanted.take(PAGE).collect();
        let next = moments.last().map(|last| last.at + 1).filter(|next| *next <= at);
        Ok(Answer::History { moments, next })
    }

    /// While the game runs, a record would tell what is hidden.
    fn record(
        &self,
        caller: Caller,
        names: &BTreeMap<PersonId, String>,
    ) -> Result<Answer, Refusal> {
        self.may_watch(caller)?;
        let play = self.begun()?;
        if !self.is_over() {
            return Err(refuse(Code::NotOver));
        }
        let names = self.called(names);
        // What all gave up is told as far as it was played.
        let record = play.game.record(&names, WithSeed::Always);
        Ok(Answer::Record { record: record.to_string() })
    }
}
