//! Execution of a room's effects.

use super::super::fair_queue::{Busy, Priority};
use super::super::rating;
use super::super::shared::MOST_SHOWS;
use super::super::thinker::SearchJob;
use super::Driver;
use higaki_catalogue::Search;
use higaki_protocol::{Answer, Code, Hint, Refusal};
use higaki_room::{
    Change, Effect, Input, RoomRequest, SearchId, Think, Ticket, random_u64, refuse, refuse_with,
};
use higaki_store::PersonId;
use higaki_table::Viewer;
use serde_json::json;
use std::sync::Arc;

/// The pause before a search that found no thread is tried again.
const THREADS_BUSY_MS: i64 = 50;
/// The pause before a game among opponents beyond the limit is tried again.
const TOO_MANY_SHOWS_MS: i64 = 2_000;

impl Driver {
    /// Carries out all effects in order, including those of the inputs that answer them.
    pub(super) async fn carry_out(&mut self) {
        let mut cared_for_lease = false;
        loop {
            while let Some(effect) = self.room.next_effect() {
                match effect {
                    Effect::Append(append) => self.append(append).await,
                    Effect::Reload => Box::pin(self.reload()).await,
                    Effect::ReadPeople => Box::pin(self.read_people()).await,
                    Effect::Reply { ticket, answer } => self.reply(ticket, answer),
                    Effect::Watching { watcher, first } => self.begin_watch(watcher, first),
                    Effect::Deliver { watcher, delivery } => self.deliver(watcher, delivery),
                    Effect::Ring { person, waiting } => {
                        self.shared.notices.bells.ring(person, self.id, waiting);
                    }
                    Effect::Think(think) => self.think(think),
                    Effect::Advise { ticket, person, search } => {
                        self.advise(ticket, person, search);
                    }
                    Effect::Analyse { ticket, person, viewer } => {
                        self.analyse(ticket, person, viewer);
                    }
                    Effect::Say { ticket, person, text } => {
                        let answer = Box::pin(self.say(person, text)).await;
                        self.reply(ticket, answer);
                    }
                    Effect::ReadChat { ticket, after } => {
                        let answer = Box::pin(self.read_chat(after)).await;
                        self.reply(ticket, answer);
                    }
                    Effect::Finished => {
                        self.shared.meters.game_finished();
                        self.rate();
                    }
                }
            }
            if cared_for_lease || self.lost || !self.is_lease_due() {
                break;
            }
            Box::pin(self.care_for_lease()).await;
            cared_for_lease = true;
        }
        if !self.is_running() {
            // Also after a refused start.
            self.show = None;
        }
        if self.is_snapshot_due() {
            Box::pin(self.save()).await;
        }
    }

    pub(super) fn reply(&mut self, ticket: Ticket, answer: Result<Answer, Refusal>) {
        if let Some(reply) = self.reply_of(ticket) {
            // The caller may have disconnected.
            let _ = reply.send(answer);
        }
    }

    fn think(&mut self, think: Think) {
        let Think { search, work, quick, show, host } = think;
        let until = self.shared.now();
        if !self.may_run(show, host) {
            return self.defer(search, until.plus(TOO_MANY_SHOWS_MS));
        }
        // Opponents that people wait for take precedence over games among opponents.
        let priority = if show { Priority::Background } else { Priority::Live };
        let account = self.shared.account(host);
        let job = SearchJob::from(work).quick(quick).on_account_of(account).with_priority(priority);
        match self.shared.services.thinker.think(job) {
            Ok(choice) => {
                self.shared.meters.begin_search();
                self.searches.push(Box::pin(async move { (search, choice.await.ok()) }));
            }
            Err(Busy) => self.defer(search, until.plus(THREADS_BUSY_MS)),
        }
    }

    fn defer(&mut self, search: SearchId, until: higaki_store::UnixMillis) {
        self.tell(Input::SearchDeferred { search, until });
    }

    /// Whether opponents may search: a game among them needs one of its host's permits.
    fn may_run(&mut self, show: bool, host: PersonId) -> bool {
        if !show {
            self.show = None;
        } else if self.show.is_none() {
            self.show = self.shared.limits.shows.acquire(host, self.id);
        }
        !show || self.show.is_some()
    }

    /// Refuses to begin a game among opponents beyond the host's limit.
    pub(super) fn check_show(&mut self, request: &RoomRequest) -> Result<(), Refusal> {
        let state = self.room.state();
        let begins = matches!(request, RoomRequest::Change(Change::Start)) && state.is_show();
        let host = state.owner(state.host());
        if !begins || self.may_run(true, host) {
            return Ok(());
        }
        Err(refuse_with(Code::TooManyShows, json!({ "most": MOST_SHOWS })))
    }

    /// Searches suggestions outside of the task and replies when they are found.
    fn advise(&mut self, ticket: Ticket, person: PersonId, search: Search) {
        let Some(mut reply) = self.reply_of(ticket) else { return };
        let job = SearchJob::from(search).on_account_of(self.shared.account(person));
        let Ok(found) = self.shared.services.thinker.think(job) else {
            drop(reply.send(Err(refuse(Code::Busy))));
            return;
        };
        self.shared.meters.begin_search();
        let shared = Arc::clone(&self.shared);
        self.shared.spawn(async move {
            // Dropping the receiver cancels the search of a caller who disconnected.
            let found = tokio::select! {
                found = found => found.ok(),
                () = reply.closed() => None,
            };
            shared.meters.end_search();
            let hints = found.and_then(|json| serde_json::from_str::<Vec<Hint>>(&json).ok());
            let answer = hints.map(|hints| Answer::Hints { hints });
            let _ = reply.send(answer.ok_or_else(|| refuse(Code::Interrupted)));
        });
    }

    /// Replies with the progress of the analysis; the first request starts it.
    fn analyse(&mut self, ticket: Ticket, person: PersonId, viewer: Viewer) {
        let (room, shared) = (&self.room, &self.shared);
        let begin = || room.analysis(random_u64(shared.services.entropy.as_ref()));
        let progress = shared.analyses.of(self.id, shared.account(person), begin);
        let answer = match progress {
            Err(Busy) => Err(refuse(Code::Busy)),
            Ok(progress) => Ok(match progress.finished() {
                Some(analysis) => room.analysis_answer(analysis, viewer),
                None => room.analysis_progress(progress.done()),
            }),
        };
        self.reply(ticket, answer);
    }

    /// Rates the result, if the game is rated. Idempotent.
    pub(super) fn rate(&mut self) {
        if let Some(result) = rating::result_of(self.room.state()) {
            let (store, now) = (self.shared.store().clone(), self.shared.now());
            self.shared.spawn(rating::count(store, result, now));
        }
    }
}
