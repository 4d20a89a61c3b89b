//! Queries: previews, earlier positions, history, record.

use crate::caller::Caller;
use crate::entry::Chair;
use crate::refuse::{from_failure, refuse};
use crate::request::Query;
use crate::state::{Play, State};
use crate::viewers::index;
use higaki_protocol::{Answer, Code, Moment, PlayChoice, Refusal, Watchers};
use higaki_table::{JsonText, Viewer, WithSeed};
use higaki_values::{PersonId, Status};

/// The most choices in one answer about the history.
const PAGE: usize = 200;

impl State {
    /// Answers a query.
    pub(crate) fn read(&self, caller: Caller, query: &Query) -> Result<Answer, Refusal> {
        match query {
            Query::Preview(play) => self.preview(caller, play),
            Query::Position { seat, at } => self.position(caller, *seat, *at),
            Query::History { seat, from } => self.history(caller, *seat, *from),
            Query::Record => self.record(caller),
        }
    }

    /// The viewer of a caller: one of their seats, or a spectator.
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

    /// Whether a person belongs to the table: as its host, on a seat, or by an invitation.
    fn belongs(&self, person: PersonId) -> bool {
        let mut people = self.chairs.iter().filter_map(Chair::anyone);
        self.owner(self.host) == person || people.any(|holder| self.owner(holder) == person)
    }

    /// Whether a person is involved in the table, perhaps under an older id.
    #[must_use]
    pub fn concerns(&self, person: PersonId) -> bool {
        let mut people = self.chairs.iter().filter_map(Chair::anyone);
        self.belongs(person) || self.host == person || people.any(|holder| holder == person)
    }

    /// Whether a person still has to give the password.
    #[must_use]
    pub fn is_locked_for(&self, person: PersonId) -> bool {
        self.about.password.is_some()
            && !self.belongs(person)
            && !self.admitted.iter().any(|known| self.owner(*known) == person)
    }

    /// Checks the permission to watch as a spectator.
    ///
    /// # Errors
    /// When the table is locked or not open to spectators.
    pub fn may_watch(&self, caller: Caller) -> Result<(), Refusal> {
        if self.is_locked_for(caller.person) {
            return Err(refuse(Code::WrongPassword));
        }
        // Before the beginning anyone may see the table in order to join.
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

    fn position(&self, caller: Caller, seat: Option<u8>, at: u32) -> Result<Answer, Refusal> {
        let viewer = self.viewer(caller, seat)?;
        let play = self.begun()?;
        let made = self.choices_known(play, viewer, at).ok_or(refuse(Code::NoSuchPosition))?;
        // Once the record is public, a replay hides nothing.
        let view = if self.is_over() {
            play.game.disclosed_at(made, viewer)
        } else {
            play.game.view_at(made, viewer)
        };
        let steps = play.game.steps(viewer);
        let events = steps.into_iter().nth(made).unwrap_or_else(JsonText::empty_list);
        Ok(Answer::Position { at, view, events })
    }

    /// The number of choices in all when the viewer knew of this many.
    fn choices_known(&self, play: &Play, viewer: Viewer, known: u32) -> Option<usize> {
        if known == 0 {
            return Some(0);
        }
        let seen = |choice: &crate::state::PlayedChoice| choice.visible.contains(index(viewer));
        let mut noticed = play.choices.iter().enumerate().filter(|(_, choice)| seen(choice));
        noticed.nth(known as usize - 1).map(|(number, _)| number + 1)
    }

    fn history(&self, caller: Caller, seat: Option<u8>, from: u32) -> Result<Answer, Refusal> {
        let viewer = self.viewer(caller, seat)?;
        let play = self.begun()?;
        let mut steps = play.game.steps(viewer).into_iter();
        let deal = steps.next().unwrap_or_default();
        let mut moments = vec![Moment { at: 0, public_at: 0, seat: None, events: deal }];
        let (mut at, mut public_at) = (0, 0);
        for (choice, events) in play.choices.iter().zip(steps) {
            public_at += u32::from(choice.visible.contains(index(Viewer::Spectator)));
            if choice.visible.contains(index(viewer)) {
                at += 1;
                moments.push(Moment {
                    at,
                    public_at,
                    seat: Some(choice.seat.index() as u8),
                    events,
                });
            }
        }
        let wanted = moments.into_iter().skip(from as usize);
        let moments: Vec<Moment> = wanted.take(PAGE).collect();
        let next = moments.last().map(|last| last.at + 1).filter(|next| *next <= at);
        Ok(Answer::History { moments, next })
    }

    /// The record. During the game it would reveal hidden information.
    fn record(&self, caller: Caller) -> Result<Answer, Refusal> {
        self.may_watch(caller)?;
        let play = self.begun()?;
        if !self.is_over() {
            return Err(refuse(Code::NotOver));
        }
        let names = self.called();
        // The record of an abandoned game ends with its last choice.
        let record = play.game.record(&names, WithSeed::Always);
        Ok(Answer::Record { record: record.to_string() })
    }

    /// The names of all players; levels for bots.
    pub(crate) fn called(&self) -> Vec<String> {
        let called = |chair: &Chair| match (chair.level(), chair.person()) {
            (Some(level), _) => level.to_owned(),
            (_, Some(person)) => self.people.names.get(&person).cloned().unwrap_or_default(),
            _ => String::new(),
        };
        self.chairs.iter().map(called).collect()
    }
}
