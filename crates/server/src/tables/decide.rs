//! What happens when somebody asks for something: checks first, then entries for the log.
//!
//! Everything here changes only the state in memory. The caller makes the pending entries durable
//! before anybody hears of them, or throws the state away.

mod consent;
mod playing;
mod seating;

pub(crate) use seating::{first_chairs, unknown_lesson, unknown_person};

use super::core::Core;
use super::entry::{Entry, Key, Logged};
use super::refuse::{refuse, refuse_with};
use crate::entropy::Entropy;
use higaki_protocol::{Answer, Code, MAX_KEY, Refusal, Request};
use higaki_store::{PersonId, Status, UnixMillis};
use higaki_table::{Played, Seat, SeatSet};
use serde_json::json;
use std::net::IpAddr;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The person, also behind a program that plays.
    pub person: PersonId,
    /// Whether that person has an account.
    pub account: bool,
    /// The network address that limits count, IPv6 by /64; none within the server's own process.
    pub address: Option<IpAddr>,
}

/// The circumstances of something that is asked for.
#[derive(Clone, Copy)]
pub(crate) struct Deed<'a> {
    pub(crate) caller: Caller,
    pub(crate) now: UnixMillis,
    pub(crate) entropy: &'a dyn Entropy,
}

impl Core {
    /// Carries out what is asked for, once for each key. What it leads to is pending afterwards.
    pub(crate) fn ask(
        &mut self,
        deed: Deed<'_>,
        key: Option<&str>,
        request: &Request,
    ) -> Result<Answer, Refusal> {
        let person = deed.caller.person;
        if let Some(key) = key {
            if key.is_empty() || key.len() > MAX_KEY || key.contains('\0') {
                return Err(refuse_with(Code::BadValue, json!({ "field": "key" })));
            }
            if let Some(answer) = self.answered(person, key) {
                return Ok(answer.clone());
            }
        }
        let answer = self.carry_out(deed, request)?;
        if let (Some(client), Some(last)) = (key, self.pending.last_mut()) {
            let key = Key { person, client: client.to_owned(), answer: answer.clone() };
            last.key = Some(key.clone());
            self.remember(&key);
        }
        Ok(answer)
    }

    fn carry_out(&mut self, deed: Deed<'_>, request: &Request) -> Result<Answer, Refusal> {
        match request {
            Request::Join(join) => self.join(deed, join),
            Request::Leave(at) => self.leave(deed, at.seat),
            Request::Arrange(new) => self.arrange(deed, &new.seats),
            Request::Shuffle(_) => self.shuffle(deed),
            Request::Start(_) => self.start_by(deed),
            Request::Rematch(_) => self.play_again(deed),
            Request::Play(play) => self.play(deed, play),
            Request::Undo(at) => self.undo(deed, at.seat),
            Request::Redo(at) => self.redo(deed, at.seat),
            Request::Propose(propose) => self.propose(deed, propose.seat, propose.offer),
            Request::Vote(vote) => self.vote(deed, vote),
            Request::Resume(at) => self.resume(deed, at.seat),
            Request::Return(at) => self.come_back(deed, at.seat),
            _ => Err(refuse(Code::BadMessage)),
        }
    }

    /// Folds a new entry into the state and keeps it for the log. The log never gets an entry that
    /// the fold refuses: the commit fails instead.
    pub(super) fn happen(&mut self, entry: Entry, now: UnixMillis, played: Option<Played>) {
        match self.take(&entry, now, played) {
            Ok(()) => self.pending.push(Logged { key: None, entry }),
            Err(broken) => self.broken = Some(broken),
        }
    }

    /// The seat with this number, if it belongs to the caller.
    pub(super) fn own_seat(&self, deed: Deed<'_>, number: u8) -> Result<Seat, Refusal> {
        let seat = self.seat(number)?;
        if self.owns(deed.caller.person, seat) {
            Ok(seat)
        } else {
            Err(refuse_with(Code::NotYourSeat, json!({ "seat": number })))
        }
    }

    /// The seat with this number, or the only one of the caller if he names none.
    pub(super) fn named_seat(&self, deed: Deed<'_>, number: Option<u8>) -> Result<Seat, Refusal> {
        match number {
            Some(number) => self.own_seat(deed, number),
            None => self.seats_of(deed.caller.person).first().ok_or(refuse(Code::NotYourSeat)),
        }
    }

    pub(crate) fn seat(&self, number: u8) -> Result<Seat, Refusal> {
        let seat = Seat::new(usize::from(number)).filter(|seat| seat.index() < self.chairs.len());
        seat.ok_or_else(|| refuse_with(Code::NoSuchSeat, json!({ "seat": number })))
    }

    /// Refuses if the game is not being played.
    pub(super) fn must_run(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Running => Ok(()),
            Status::Open => Err(refuse(Code::NotBegun)),
            Status::Paused => Err(refuse(Code::Paused)),
            Status::Finished | Status::Abandoned => Err(refuse(Code::Over)),
        }
    }

    /// Refuses if the game has begun or never will.
    pub(super) fn must_be_open(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Open => Ok(()),
            Status::Running | Status::Paused => Err(refuse(Code::AlreadyBegun)),
            Status::Finished | Status::Abandoned => Err(refuse(Code::Over)),
        }
    }

    pub(super) fn must_be_host(&self, deed: Deed<'_>) -> Result<(), Refusal> {
        if self.owner(self.host) == deed.caller.person {
            Ok(())
        } else {
            Err(refuse(Code::HostOnly))
        }
    }

    /// What everybody has left on his clock now.
    pub(super) fn clocks_now(&self, now: UnixMillis) -> Vec<i64> {
        let running = self.running();
        self.play.as_ref().map_or_else(Vec::new, |play| play.clocks.now(running, now))
    }

    /// Who owes a decision.
    pub(super) fn deciding(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.deciding)
    }
}
