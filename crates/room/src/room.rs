//! The state machine of a table.

mod analysis;
mod backoff;
mod commit;
mod opponents;
mod requests;
mod watchers;

use crate::effect::Effect;
use crate::entropy::Entropy;
use crate::input::{Input, StoredEntry};
use crate::state::{People, State};
use backoff::Backoff;
use commit::{InFlight, Pending, Wanted};
use higaki_table::SeatSet;
use higaki_values::{Status, UnixMillis};
use opponents::Opponents;
use std::collections::VecDeque;
use watchers::{Base, Watcher};

/// Time and randomness for one input: a room has none of its own.
#[derive(Clone, Copy, Debug)]
pub struct Environment<'a> {
    /// The present moment.
    pub now: UnixMillis,
    /// A source of randomness for ids, seats and searches.
    pub entropy: &'a dyn Entropy,
}

/// One table without I/O, clock, threads or randomness of its own.
///
/// A driver passes inputs to [`Room::handle`], carries out all effects from [`Room::next_effect`]
/// in order, and passes an [`Input::Tick`] at [`Room::wake_at`]. Frames are sent only after their
/// entries are durable: while a commit is in flight, other inputs wait in the room.
#[expect(missing_debug_implementations, reason = "it holds hidden information")]
pub struct Room {
    state: State,
    present: SeatSet,
    watchers: Vec<Watcher>,
    bases: Vec<Base>,
    opponents: Opponents,
    backoff: Backoff,
    /// Whether this process runs clocks and bots.
    leading: bool,
    /// Whether the end of the game has been reported.
    finished: bool,
    /// Whether entries of another process are folded in but not broadcast yet.
    followed: bool,
    in_flight: Option<InFlight>,
    /// Inputs that wait for the commit in flight.
    waiting: VecDeque<Input>,
    effects: VecDeque<Effect>,
}

impl Room {
    /// A room from a state that was folded from the log.
    #[must_use]
    pub fn open(state: State) -> Room {
        Room {
            finished: state.status == Status::Finished,
            state,
            present: SeatSet::EMPTY,
            watchers: Vec::new(),
            bases: Vec::new(),
            opponents: Opponents::default(),
            backoff: Backoff::default(),
            leading: false,
            followed: false,
            in_flight: None,
            waiting: VecDeque::new(),
            effects: VecDeque::new(),
        }
    }

    /// The state. While a commit is in flight it is ahead of the log.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Replaces names and accounts without an update.
    pub fn set_people(&mut self, people: People) {
        self.state.set_people(people);
    }

    /// The next effect to carry out.
    pub fn next_effect(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// The time of the next [`Input::Tick`]: a clock runs out, or bots try again.
    #[must_use]
    pub fn wake_at(&self) -> Option<UnixMillis> {
        let deadline = self.state.deadline().filter(|_| self.leads());
        let deadline = deadline.map(|at| self.backoff.not_before(at));
        [deadline, self.opponents.again_at].into_iter().flatten().min()
    }

    /// Whether one process has to run bots or clocks.
    #[must_use]
    pub fn needs_leader(&self) -> bool {
        let bots = self.state.chairs.iter().any(|chair| chair.bot().is_some());
        let clocks = self.state.play.as_ref().is_some_and(|play| !play.clocks.left.is_empty());
        self.is_running() && (bots || clocks)
    }

    /// Whether the room has watchers or a bot that owes a decision.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.watchers.is_empty() || self.opponents_to_move()
    }

    fn leads(&self) -> bool {
        self.leading || !self.needs_leader()
    }

    fn is_running(&self) -> bool {
        self.state.status == Status::Running
    }

    /// Reacts to an input and queues the effects. While a commit is in flight, all inputs but its
    /// result wait, in order.
    pub fn handle(&mut self, input: Input, environment: Environment<'_>) {
        if let Input::Unwatch { watcher } = input {
            // At once, so that no more frames are sent; presence follows later.
            self.forget_watcher(watcher);
        }
        if resolves_commit(&input) {
            self.waiting.push_front(input);
        } else {
            self.waiting.push_back(input);
        }
        while let Some(input) =
            self.waiting.pop_front_if(|input| self.in_flight.is_none() || resolves_commit(input))
        {
            match input {
                Input::Request { ticket, caller, key, request } => {
                    self.request(ticket, caller, key, request, environment);
                }
                Input::Admit { ticket, caller } => {
                    self.attempt(Pending::new(ticket, caller, Wanted::Admission), environment);
                }
                Input::Watch { watcher, caller, seat, since } => {
                    self.watch(watcher, caller, seat, since);
                }
                Input::Unwatch { watcher } => self.unwatch(watcher),
                Input::Chose { search, choice } => self.chose(search, choice, environment.now),
                Input::SearchDeferred { search, until } => {
                    self.opponents.defer(search, until);
                    // Not at once: the driver has just deferred it.
                    continue;
                }
                Input::Tick => self.tick(environment.now),
                Input::Committed { revision } => self.committed(revision),
                Input::Conflict => self.conflict(),
                Input::CommitFailed { refusal } => self.commit_failed(refusal, environment.now),
                Input::Reloaded(state) => self.reloaded(*state, environment),
                Input::Entries(entries) => self.follow(&entries),
                Input::People(people) => self.people_changed(people),
                Input::Lead(leading) => self.leading = leading,
                Input::ClocksStopped { since } => self.hold_clocks(since, environment.now),
            }
            self.let_opponents_think(environment.now);
        }
    }

    /// Folds in the entries of another process; they are broadcast once the people are known.
    fn follow(&mut self, entries: &[StoredEntry]) {
        let before = self.state.revision;
        for stored in entries {
            // A reload may already have included entries that arrived during a commit.
            if stored.revision <= before {
                continue;
            }
            if let Err(error) = self.state.replay(stored) {
                let table = self.state.about.id.short();
                tracing::error!(table, %error, "an entry of another process was refused");
                self.reload();
                return;
            }
        }
        if self.state.revision != before {
            // The process that ended the game has reported it.
            self.finished |= self.state.status == Status::Finished;
            self.opponents.forget();
            self.followed = true;
            self.effects.push_back(Effect::ReadPeople);
        }
    }

    fn people_changed(&mut self, people: Option<People>) {
        if let Some(people) = people {
            self.state.set_people(people);
            self.check_watchers();
        }
        if std::mem::take(&mut self.followed) {
            self.broadcast();
            self.ring();
        }
    }

    fn tick(&mut self, now: UnixMillis) {
        if self.leads() && self.backoff.until(now).is_none() {
            self.state.take_over_expired(now);
            self.commit_unasked(now);
        }
    }

    fn hold_clocks(&mut self, since: UnixMillis, now: UnixMillis) {
        self.state.hold_clocks(since, now);
        self.commit_unasked(now);
    }
}

const fn resolves_commit(input: &Input) -> bool {
    matches!(
        input,
        Input::Committed { .. } | Input::Conflict | Input::CommitFailed { .. } | Input::Reloaded(_)
    )
}
