//! Choices, undo and redo.

use super::RequestContext;
use crate::clock;
use crate::entry::Entry;
use crate::refuse::{from_failure, refuse};
use crate::state::State;
use crate::viewers::{ViewerSet, index};
use higaki_protocol::{Actor, Answer, Code, OfferKind, PlayChoice, Refusal, UndoPolicy};
use higaki_table::{Failure, Played, Seat, SeatSet, Viewer};
use higaki_values::UnixMillis;

impl State {
    pub(super) fn play(
        &mut self,
        context: RequestContext<'_>,
        play: &PlayChoice,
    ) -> Result<Answer, Refusal> {
        let seat = self.own_seat(context, play.seat)?;
        self.must_run()?;
        self.must_play_itself(seat)?;
        let own = self.play.as_ref().map_or(0, |game| game.own[seat.index()]);
        if play.after.is_some_and(|after| after < own) {
            return Err(refuse(Code::Stale));
        }
        self.choose(seat, &play.choice, Actor::Person, false, context.now)
            .map_err(|failure| from_failure(&self.about.game, &failure, &[]))?;
        Ok(self.number_of(seat))
    }

    pub(super) fn must_play_itself(&self, seat: Seat) -> Result<(), Refusal> {
        match self.chairs[seat.index()].stand_in {
            None => Ok(()),
            Some(_) => Err(refuse(Code::StandIn)),
        }
    }

    pub(super) fn number_of(&self, seat: Seat) -> Answer {
        Answer::Number { number: self.feed.numbers[index(Viewer::Seat(seat))] }
    }

    /// Plays a choice of a seat, by its player or its bot. The rules check it.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        choice: &str,
        by: Actor,
        again: bool,
        now: UnixMillis,
    ) -> Result<(), Failure> {
        let mut clocks = self.clocks_now(now);
        let clock = self.about.settings.clock;
        let missing = || Failure {
            code: Code::NotBegun.word().to_owned(),
            rule: None,
            args: serde_json::json!({}),
        };
        let play = self.play.as_mut().ok_or_else(missing)?;
        let before = play.deciding;
        let played = play.game.play(seat, choice)?;
        let after = play.game.owing();
        let line = play.game.last_line().ok_or_else(missing)?;
        let visible = noticed(&played, seat, before != after);
        // A private choice must not change the clocks that others see.
        let earner = (by == Actor::Person && visible == ViewerSet::EVERYONE).then_some(seat);
        clock::after_step(clock, &mut clocks, earner, before, after);
        let entry = Entry::Played {
            seat: seat.index() as u8,
            choice: line.choice,
            chance: line.chance,
            by,
            again,
            visible,
            clocks,
        };
        self.append(entry, now, Some(played));
        Ok(())
    }

    pub(super) fn undo(
        &mut self,
        context: RequestContext<'_>,
        seat: Option<u8>,
    ) -> Result<Answer, Refusal> {
        let seat = self.named_seat(context, seat)?;
        self.must_run()?;
        self.must_play_itself(seat)?;
        let policy = self.about.settings.undo;
        if policy == UndoPolicy::Never {
            return Err(refuse(Code::UndoForbidden));
        }
        let Some(play) = &self.play else { return Err(refuse(Code::NotBegun)) };
        let Some(last) = play.choices.iter().rposition(|choice| choice.seat == seat) else {
            return Err(self.nothing_to("undo"));
        };
        if self.may_take_back(seat) {
            let visible = play.choices[last].visible;
            self.undo_choices(seat, 1, false, visible, context.now);
            return Ok(self.number_of(seat));
        }
        if policy == UndoPolicy::Free {
            return Err(refuse(Code::UndoForbidden));
        }
        if self.offer.is_none() && self.others_asked(seat, OfferKind::Undo).is_empty() {
            self.undo_by_consent(seat, context.now);
            return Ok(self.number_of(seat));
        }
        self.propose(context, seat.index() as u8, OfferKind::Undo)
    }

    pub(super) fn nothing_to(&self, what: &str) -> Refusal {
        let code = format!("nothing_to_{what}");
        let failure = Failure { code, rule: None, args: serde_json::json!({}) };
        from_failure(&self.about.game, &failure, &[])
    }

    /// Takes back everything from the last choice of a seat on, with consent.
    pub(super) fn undo_by_consent(&mut self, seat: Seat, now: UnixMillis) {
        let choices = self.play.as_ref().map_or(&[][..], |play| &play.choices);
        if let Some(last) = choices.iter().rposition(|choice| choice.seat == seat) {
            let count = (choices.len() - last) as u32;
            self.undo_choices(seat, count, true, ViewerSet::EVERYONE, now);
        }
    }

    fn undo_choices(
        &mut self,
        seat: Seat,
        count: u32,
        consent: bool,
        visible: ViewerSet,
        now: UnixMillis,
    ) {
        let mut clocks = self.clocks_now(now);
        let (clock, before) = (self.about.settings.clock, self.deciding());
        // The seats that decide afterwards are known only then; a clock that starts there must have
        // its time.
        let after = SeatSet::only(seat);
        clock::after_step(clock, &mut clocks, None, before, after);
        clock::after_take_back(clock, &mut clocks, seat, before);
        let seat = seat.index() as u8;
        self.append(Entry::TakenBack { seat, count, consent, visible, clocks }, now, None);
    }

    pub(super) fn redo(
        &mut self,
        context: RequestContext<'_>,
        seat: Option<u8>,
    ) -> Result<Answer, Refusal> {
        let seat = self.named_seat(context, seat)?;
        self.must_run()?;
        self.must_play_itself(seat)?;
        let choice = self.to_redo(seat).ok_or_else(|| self.nothing_to("redo"))?.to_owned();
        self.choose(seat, &choice, Actor::Person, true, context.now)
            .map_err(|failure| from_failure(&self.about.game, &failure, &[]))?;
        Ok(self.number_of(seat))
    }

    /// The choice that a seat took back last and can redo.
    pub(crate) fn to_redo(&self, seat: Seat) -> Option<&str> {
        let taken_back = &self.play.as_ref()?.taken_back;
        taken_back.iter().rfind(|(whose, _)| *whose == seat).map(|(_, choice)| choice.as_str())
    }
}

/// The viewers who can notice a choice: its player, all who saw an event, and everyone if another
/// seat has to decide now.
fn noticed(played: &Played, seat: Seat, turn_changed: bool) -> ViewerSet {
    if turn_changed {
        return ViewerSet::EVERYONE;
    }
    let players = played.seen.len() - 1;
    let viewers = Viewer::all(players).zip(&played.seen);
    let learned = viewers.filter(|(_, events)| !events.is_empty_list()).map(|(viewer, _)| viewer);
    let mut visible =
        learned.fold(ViewerSet::only(seat.index()), |set, viewer| set.with(index(viewer)));
    // Seats beyond the number of players see what spectators see.
    if visible.contains(index(Viewer::Spectator)) {
        visible = (players..Seat::MAX).fold(visible, ViewerSet::with);
    }
    visible
}
