//! Commits: entries become durable before frames and replies are sent.

use super::{Environment, Room};
use crate::caller::Caller;
use crate::decide::RequestContext;
use crate::effect::{Append, Effect};
use crate::entry::{Chair, Entry, LogEntry};
use crate::input::Ticket;
use crate::refuse::refuse;
use crate::request::Change;
use crate::state::State;
use higaki_protocol::{Answer, Code, Refusal};
use higaki_table::Seat;
use higaki_values::{Revision, Status, UnixMillis};

/// The most attempts at one request when other processes keep appending first.
const ATTEMPTS: usize = 8;

/// An operation on the log whose result the room waits for.
pub(super) enum InFlight {
    /// Entries are being appended; the request is answered afterwards.
    Commit { request: Option<Pending>, only_choices: bool },
    /// The state is being read; the request is decided again afterwards.
    Reload { request: Option<Pending> },
}

/// A change that waits for its commit.
pub(super) struct Pending {
    ticket: Ticket,
    caller: Caller,
    wanted: Wanted,
    answer: Answer,
    attempts: usize,
}

impl Pending {
    pub(super) fn new(ticket: Ticket, caller: Caller, wanted: Wanted) -> Pending {
        Pending { ticket, caller, wanted, answer: Answer::Done, attempts: 0 }
    }
}

pub(super) enum Wanted {
    Change {
        key: Option<String>,
        change: Change,
    },
    /// To be recorded as admitted by the password.
    Admission,
}

impl Room {
    /// Decides a change and appends its entries, or refuses it.
    pub(super) fn attempt(&mut self, mut pending: Pending, environment: Environment<'_>) {
        let ticket = pending.ticket;
        if pending.attempts == ATTEMPTS {
            return self.reply(ticket, Err(refuse(Code::Busy)));
        }
        pending.attempts += 1;
        let (caller, Environment { now, entropy }) = (pending.caller, environment);
        let decided = match &pending.wanted {
            Wanted::Change { key, change } => {
                let context = RequestContext { caller, now, entropy };
                self.state.decide(context, key.as_deref(), change)
            }
            Wanted::Admission => Ok(self.state.admit(caller, now)),
        };
        match decided {
            Ok(answer) if self.state.broken.is_none() => {
                pending.answer = answer;
                self.append(Some(pending));
            }
            Ok(_) => self.refused_by_fold(Some(ticket)),
            Err(refusal) => {
                self.reply(ticket, Err(refusal));
                // A refusal after the first entry leaves a partially changed state.
                if !self.state.pending.is_empty() || self.state.broken.is_some() {
                    self.reload();
                }
            }
        }
    }

    /// Appends entries of bots and clocks, which no request waits for.
    pub(super) fn commit_unasked(&mut self, now: UnixMillis) {
        if self.state.broken.is_some() {
            // Bots and clocks would otherwise retry at once.
            self.backoff.failed(now);
            self.refused_by_fold(None);
        } else {
            self.append(None);
        }
    }

    fn append(&mut self, request: Option<Pending>) {
        let entries = std::mem::take(&mut self.state.pending);
        if entries.is_empty() {
            if let Some(Pending { ticket, answer, .. }) = request {
                self.reply(ticket, Ok(answer));
            }
            return;
        }
        let key = request.as_ref().and_then(|pending| match &pending.wanted {
            Wanted::Change { key, .. } => Some((pending.caller.person, key.clone()?)),
            Wanted::Admission => None,
        });
        let only_choices =
            entries.iter().all(|logged| matches!(logged.entry, Entry::Played { .. }));
        self.effects.push_back(Effect::Append(Append {
            key,
            deciding: self.state.running(),
            private: entries.iter().all(|logged| logged.entry.is_private()),
            requested: request.is_some(),
            entries: entries.iter().map(LogEntry::to_new).collect(),
        }));
        self.in_flight = Some(InFlight::Commit { request, only_choices });
    }

    /// The log never gets an entry that the fold refuses: the request is refused instead.
    fn refused_by_fold(&mut self, ticket: Option<Ticket>) {
        if let Some(ticket) = ticket {
            self.reply(ticket, Err(refuse(Code::Interrupted)));
        }
        self.reload();
    }

    /// Discards the state and reads it again.
    pub(super) fn reload(&mut self) {
        self.reload_for(None);
    }

    fn reload_for(&mut self, request: Option<Pending>) {
        if let Some(error) = self.state.broken.take() {
            let table = self.state.about.id.short();
            tracing::error!(table, %error, "an entry was refused by its table");
        }
        self.opponents.forget();
        self.in_flight = Some(InFlight::Reload { request });
        self.effects.push_back(Effect::Reload);
    }

    /// Takes the commit in flight; none if its result was already handled.
    fn take_commit(&mut self) -> Option<(Option<Pending>, bool)> {
        match self.in_flight.take_if(|flight| matches!(flight, InFlight::Commit { .. }))? {
            InFlight::Commit { request, only_choices } => Some((request, only_choices)),
            InFlight::Reload { .. } => None,
        }
    }

    pub(super) fn committed(&mut self, revision: Revision) {
        let Some((request, only_choices)) = self.take_commit() else { return };
        self.backoff.succeeded();
        self.state.revision = revision;
        if !only_choices {
            self.opponents.forget();
        }
        self.broadcast();
        self.ring();
        if self.state.status == Status::Finished && !self.finished {
            self.finished = true;
            self.effects.push_back(Effect::Finished);
        }
        if let Some(Pending { ticket, answer, .. }) = request {
            self.reply(ticket, Ok(answer));
        }
    }

    pub(super) fn conflict(&mut self) {
        if let Some((request, _)) = self.take_commit() {
            self.reload_for(request);
        }
    }

    pub(super) fn commit_failed(&mut self, refusal: Refusal, now: UnixMillis) {
        let Some((request, _)) = self.take_commit() else { return };
        self.backoff.failed(now);
        if let Some(Pending { ticket, .. }) = request {
            self.reply(ticket, Err(refusal));
        }
        self.reload();
    }

    pub(super) fn reloaded(&mut self, state: State, environment: Environment<'_>) {
        let request = match self.in_flight.take() {
            Some(InFlight::Reload { request }) => request,
            other => {
                self.in_flight = other;
                return;
            }
        };
        self.opponents.forget();
        self.state = state;
        self.finished |= self.state.status == Status::Finished;
        self.broadcast();
        self.ring();
        if let Some(pending) = request {
            self.attempt(pending, environment);
        }
    }

    pub(super) fn reply(&mut self, ticket: Ticket, answer: Result<Answer, Refusal>) {
        self.effects.push_back(Effect::Reply { ticket, answer });
    }

    /// Notifies all people at the table whether it waits for them.
    pub(super) fn ring(&mut self) {
        let running = self.state.running();
        let owners = |seat: Seat| {
            let chair = self.state.chairs.get(seat.index());
            chair.and_then(Chair::anyone).map(|person| self.state.owner(person))
        };
        for seat in Seat::all(self.state.chairs.len()) {
            let Some(person) = owners(seat) else { continue };
            let mut seats = Seat::all(self.state.chairs.len());
            // A person with several seats is notified once.
            if seats.find(|other| owners(*other) == Some(person)) == Some(seat) {
                let waiting = running.iter().any(|other| owners(other) == Some(person));
                self.effects.push_back(Effect::Ring { person, waiting });
            }
        }
    }
}
