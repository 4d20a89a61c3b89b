//! Decisions about changes: checks first, then entries for the log.
//!
//! Only the state in memory changes. The driver makes the pending entries durable before frames are
//! sent, or discards the state.

mod consent;
mod playing;
mod seating;

pub use seating::{unknown_lesson, unknown_person};

pub(crate) use seating::first_chairs;

use crate::caller::Caller;
use crate::entropy::Entropy;
use crate::entry::{Entry, Key, LogEntry};
use crate::refuse::{refuse, refuse_with};
use crate::request::Change;
use crate::state::State;
use higaki_protocol::{Answer, Code, MAX_KEY, Refusal};
use higaki_table::{Played, Seat, SeatSet};
use higaki_values::{Status, UnixMillis};
use serde_json::json;

/// The caller of a request, with time and entropy for the decision.
#[derive(Clone, Copy)]
pub(crate) struct RequestContext<'a> {
    pub(crate) caller: Caller,
    pub(crate) now: UnixMillis,
    pub(crate) entropy: &'a dyn Entropy,
}

impl State {
    /// Decides a change, once for each idempotency key. Its entries are pending afterwards.
    pub(crate) fn decide(
        &mut self,
        context: RequestContext<'_>,
        key: Option<&str>,
        change: &Change,
    ) -> Result<Answer, Refusal> {
        let person = context.caller.person;
        if let Some(key) = key {
            if key.is_empty() || key.len() > MAX_KEY || key.contains('\0') {
                return Err(refuse_with(Code::BadValue, json!({ "field": "key" })));
            }
            if let Some(answer) = self.answered(person, key) {
                return Ok(answer.clone());
            }
        }
        let answer = match change {
            Change::Join(join) => self.join(context, join),
            Change::Leave { seat } => self.leave(context, *seat),
            Change::Arrange { seats } => self.arrange(context, seats),
            Change::Shuffle => self.shuffle(context),
            Change::Start => self.start_by(context),
            Change::Rematch => self.play_again(context),
            Change::Play(play) => self.play(context, play),
            Change::Undo { seat } => self.undo(context, *seat),
            Change::Redo { seat } => self.redo(context, *seat),
            Change::Propose { seat, offer } => self.propose(context, *seat, *offer),
            Change::Vote(vote) => self.vote(context, vote),
            Change::Resume { seat } => self.resume(context, *seat),
            Change::Return { seat } => self.come_back(context, *seat),
        }?;
        if let (Some(client), Some(last)) = (key, self.pending.last_mut()) {
            let key = Key { person, client: client.to_owned(), answer: answer.clone() };
            last.key = Some(key.clone());
            self.remember(&key);
        }
        Ok(answer)
    }

    /// Records that a person gave the right password.
    pub(crate) fn admit(&mut self, caller: Caller, now: UnixMillis) -> Answer {
        if self.is_locked_for(caller.person) {
            self.append(Entry::Admitted { person: caller.person }, now, None);
        }
        Answer::Done
    }

    /// Folds a new entry into the state and keeps it for the log. The log never gets an entry that
    /// the fold refuses: the commit fails instead.
    pub(super) fn append(&mut self, entry: Entry, now: UnixMillis, played: Option<Played>) {
        match self.apply(&entry, now, played) {
            Ok(()) => self.pending.push(LogEntry { key: None, entry }),
            Err(broken) => self.broken = Some(broken),
        }
    }

    /// The seat with this number, if it belongs to the caller.
    pub(super) fn own_seat(
        &self,
        context: RequestContext<'_>,
        number: u8,
    ) -> Result<Seat, Refusal> {
        let seat = self.seat(number)?;
        if self.owns(context.caller.person, seat) {
            Ok(seat)
        } else {
            Err(refuse_with(Code::NotYourSeat, json!({ "seat": number })))
        }
    }

    /// The seat with this number, or the first seat of the caller without a number.
    pub(super) fn named_seat(
        &self,
        context: RequestContext<'_>,
        number: Option<u8>,
    ) -> Result<Seat, Refusal> {
        match number {
            Some(number) => self.own_seat(context, number),
            None => self.seats_of(context.caller.person).first().ok_or(refuse(Code::NotYourSeat)),
        }
    }

    pub(crate) fn seat(&self, number: u8) -> Result<Seat, Refusal> {
        let seat = Seat::new(usize::from(number)).filter(|seat| seat.index() < self.chairs.len());
        seat.ok_or_else(|| refuse_with(Code::NoSuchSeat, json!({ "seat": number })))
    }

    /// Refuses unless the game is running.
    pub(super) fn must_run(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Running => Ok(()),
            Status::Open => Err(refuse(Code::NotBegun)),
            Status::Paused => Err(refuse(Code::Paused)),
            Status::Finished | Status::Abandoned => Err(refuse(Code::Over)),
        }
    }

    /// Refuses unless the table is open.
    pub(super) fn must_be_open(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Open => Ok(()),
            Status::Running | Status::Paused => Err(refuse(Code::AlreadyBegun)),
            Status::Finished | Status::Abandoned => Err(refuse(Code::Over)),
        }
    }

    pub(super) fn must_be_host(&self, context: RequestContext<'_>) -> Result<(), Refusal> {
        if self.owner(self.host) == context.caller.person {
            Ok(())
        } else {
            Err(refuse(Code::HostOnly))
        }
    }

    /// The time left on every clock now.
    pub(super) fn clocks_now(&self, now: UnixMillis) -> Vec<i64> {
        let running = self.running();
        self.play.as_ref().map_or_else(Vec::new, |play| play.clocks.now(running, now))
    }

    /// The seats that owe a decision.
    pub(super) fn deciding(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.deciding)
    }
}
