//! Proposals that need consent, and seats that change hands.

use super::RequestContext;
use crate::clock;
use crate::entry::{Chair, Entry};
use crate::level::Level;
use crate::refuse::refuse;
use crate::state::State;
use higaki_protocol::{Answer, Cause, Code, OfferKind, Refusal, UndoPolicy, Vote};
use higaki_table::{Seat, SeatSet};
use higaki_values::{Status, UnixMillis};

impl State {
    pub(super) fn propose(
        &mut self,
        context: RequestContext<'_>,
        seat: u8,
        kind: OfferKind,
    ) -> Result<Answer, Refusal> {
        let proposer = self.own_seat(context, seat)?;
        match (kind, self.status) {
            (OfferKind::Abandon, Status::Paused) => {}
            _ => self.must_run()?,
        }
        self.must_play_itself(proposer)?;
        if kind == OfferKind::Undo {
            if self.about.settings.undo != UndoPolicy::Consent {
                return Err(refuse(Code::UndoForbidden));
            }
            let choices = self.play.as_ref().map_or(&[][..], |play| &play.choices);
            if !choices.iter().any(|choice| choice.seat == proposer) {
                return Err(self.nothing_to("undo"));
            }
        }
        if self.offer.is_some() {
            return Err(refuse(Code::OfferPending));
        }
        let offer = self.offers + 1;
        self.append(Entry::Proposed { offer, seat, kind }, context.now, None);
        self.settle(context.now);
        Ok(Answer::Proposed { offer })
    }

    pub(super) fn vote(
        &mut self,
        context: RequestContext<'_>,
        vote: &Vote,
    ) -> Result<Answer, Refusal> {
        let voter = self.own_seat(context, vote.seat)?;
        let pending = self.offer.filter(|offer| offer.offer == vote.offer);
        let pending = pending.ok_or(refuse(Code::NoSuchOffer))?;
        // A replaced player may still vote.
        if !self.waiting().contains(voter) {
            self.must_play_itself(voter)?;
        }
        let (offer, seat) = (vote.offer, vote.seat);
        if !vote.agree {
            self.append(Entry::Declined { offer, seat }, context.now, None);
        } else if !pending.agreed.contains(voter) {
            self.append(Entry::Agreed { offer, seat }, context.now, None);
            self.settle(context.now);
        }
        Ok(Answer::Done)
    }

    /// The seats whose consent is missing; other seats of the proposer’s person need not vote.
    pub(crate) fn waiting(&self) -> SeatSet {
        let Some(offer) = self.offer else { return SeatSet::EMPTY };
        let asked = self.others_asked(offer.seat, offer.kind);
        asked.iter().filter(|seat| !offer.agreed.contains(*seat)).collect()
    }

    /// The seats whose consent a proposal needs, without the proposer’s own.
    pub(super) fn others_asked(&self, proposer: Seat, kind: OfferKind) -> SeatSet {
        let owner =
            |seat: Seat| self.chairs[seat.index()].person().map(|person| self.owner(person));
        Seat::all(self.chairs.len())
            .filter(|seat| self.is_asked(*seat, kind) && owner(*seat) != owner(proposer))
            .collect()
    }

    /// Whether a proposal needs the consent of a seat. Bots do not vote, and one that replaces a
    /// person cannot vote for them. A pause needs no consent of absent people: they can resume at
    /// any time. A person who left a game that is not rated has no vote.
    fn is_asked(&self, seat: Seat, kind: OfferKind) -> bool {
        let chair = &self.chairs[seat.index()];
        match &chair.stand_in {
            _ if chair.person().is_none() => false,
            None => true,
            Some(_) if kind == OfferKind::Pause => false,
            Some((_, cause)) => self.about.settings.rated || *cause == Cause::Time,
        }
    }

    /// Carries out a proposal once all votes are in favour.
    fn settle(&mut self, now: UnixMillis) {
        let Some(offer) = self.offer else { return };
        if !self.waiting().is_empty() {
            return;
        }
        match offer.kind {
            OfferKind::Undo => self.undo_by_consent(offer.seat, now),
            OfferKind::Pause => {
                let clocks = self.clocks_now(now);
                self.append(Entry::Paused { clocks }, now, None);
            }
            OfferKind::Abandon => self.append(Entry::Abandoned, now, None),
        }
    }

    /// Resumes the game; any player may.
    pub(super) fn resume(
        &mut self,
        context: RequestContext<'_>,
        seat: Option<u8>,
    ) -> Result<Answer, Refusal> {
        let seat = self.named_seat(context, seat)?;
        if self.status != Status::Paused {
            return Err(refuse(Code::NotPaused));
        }
        let (seat, clocks) = (seat.index() as u8, self.clocks_now(context.now));
        self.append(Entry::Resumed { seat, clocks }, context.now, None);
        Ok(Answer::Done)
    }

    /// Replaces a player by a bot of the agreed level.
    pub(crate) fn take_over(&mut self, seat: Seat, cause: Cause, now: UnixMillis) {
        if !self.chairs.get(seat.index()).is_some_and(Chair::is_played_by_person) {
            return;
        }
        let agreed = Level::named(&self.about.settings.stand_in).or(Level::named(""));
        let Some(level) = agreed else { return };
        let clocks = self.clocks_now(now);
        let out_of_time = self.running().contains(seat) && clocks.get(seat.index()) == Some(&0);
        let entry = Entry::TakenOver {
            seat: seat.index() as u8,
            level: level.word().to_owned(),
            cause: if out_of_time { Cause::Time } else { cause },
            clocks,
        };
        self.append(entry, now, None);
    }

    /// Replaces all players whose time is up by bots.
    pub(crate) fn take_over_expired(&mut self, now: UnixMillis) {
        let running = self.running();
        let expired = self.play.as_ref().map(|play| play.clocks.expired(running, now));
        for seat in expired.unwrap_or_default() {
            self.take_over(seat, Cause::Time, now);
        }
    }

    pub(super) fn come_back(
        &mut self,
        context: RequestContext<'_>,
        seat: Option<u8>,
    ) -> Result<Answer, Refusal> {
        let seat = match seat {
            Some(number) => self.own_seat(context, number)?,
            None => {
                let mut mine = self.seats_of(context.caller.person).iter();
                let left = mine.find(|seat| self.chairs[seat.index()].stand_in.is_some());
                left.ok_or(refuse(Code::NoStandIn))?
            }
        };
        if !matches!(self.status, Status::Running | Status::Paused) {
            return Err(refuse(Code::Over));
        }
        let stand_in = self.chairs[seat.index()].stand_in.as_ref();
        let (_, cause) = stand_in.ok_or(refuse(Code::NoStandIn))?;
        let stood_in = self.play.as_ref().is_some_and(|play| play.stood_in.contains(seat));
        let graced = *cause == Cause::Time && stood_in;
        let mut clocks = self.clocks_now(context.now);
        if let Some(left) = clocks.get_mut(seat.index()) {
            if graced {
                *left = clock::grace(self.about.settings.clock, *left);
            }
            if *left <= 0 {
                return Err(refuse(Code::OutOfTime));
            }
        }
        let seat = seat.index() as u8;
        self.append(Entry::Returned { seat, clocks }, context.now, None);
        Ok(Answer::Done)
    }

    /// The server was down from `alive` until now: the clocks did not run.
    pub(crate) fn hold_clocks(&mut self, alive: UnixMillis, now: UnixMillis) {
        let milliseconds = now.0 - alive.0;
        if milliseconds <= 0 || self.deadline().is_none() {
            return;
        }
        let clocks = self.clocks_now(alive);
        self.append(Entry::ClocksHeld { milliseconds, clocks }, now, None);
    }
}
