//! Bots at a table: they think elsewhere, and what they chose goes the way of every choice.

use super::super::fair_queue::{Busy, Priority};
use super::super::hall::MOST_SHOWS;
use super::super::refuse::refuse_with;
use super::super::thinker::{Level, Thought};
use super::Actor;
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use higaki_protocol::{Actor as By, Code, Refusal};
use higaki_store::UnixMillis;
use higaki_table::{QuickChance, Seat};
use serde_json::json;
use std::collections::BTreeMap;

/// When all threads are busy, bots are asked again so much later, in milliseconds.
const PATIENCE: i64 = 50;
/// When somebody watches too many games of bots, the next one is tried again so much later.
const LATER: i64 = 2_000;

/// Which seats are being thought about.
#[derive(Default)]
pub(super) struct Thinking {
    seats: BTreeMap<Seat, u64>,
    /// Thoughts of an earlier epoch are about a position that is gone.
    epoch: u64,
    thoughts: FuturesUnordered<BoxFuture<'static, (Seat, u64, Option<String>)>>,
    /// Some found no thread.
    again_at: Option<UnixMillis>,
}

impl Thinking {
    /// What was thought about is not there any more.
    pub(super) fn forget(&mut self) {
        self.epoch += 1;
        self.seats.clear();
        self.again_at = None;
    }

    /// The next choice; waits for ever while nobody thinks.
    pub(super) async fn next(&mut self) -> (Seat, u64, Option<String>) {
        match self.thoughts.next().await {
            Some(thought) => thought,
            None => std::future::pending().await,
        }
    }
}

impl Actor {
    /// Whether a bot owes a decision that somebody waits for.
    pub(super) fn bots_to_move(&self) -> bool {
        let wanted = !self.core.is_show() || !self.watchers.is_empty();
        self.is_running() && wanted && !self.owing_bots().is_empty()
    }

    /// What only bots play goes on while somebody watches, and if whoever made the table has not too
    /// many of the kind.
    fn may_go_on(&mut self) -> bool {
        if !self.core.is_show() {
            self.show = None;
            return true;
        }
        if self.watchers.is_empty() {
            return false;
        }
        if self.show.is_none() {
            self.show = self.hall.shows.begin(self.core.owner(self.core.host), self.id);
            self.thinking.again_at = Some(self.hall.now().plus(LATER));
        }
        self.show.is_some()
    }

    /// Refuses to begin what only bots would play, if there is too much of it.
    pub(super) fn check_show(&mut self) -> Result<(), Refusal> {
        if !self.core.is_show() || self.show.is_some() {
            return Ok(());
        }
        self.show = self.hall.shows.begin(self.core.owner(self.core.host), self.id);
        let refusal = || refuse_with(Code::TooManyShows, json!({ "most": MOST_SHOWS }));
        self.show.is_some().then_some(()).ok_or_else(refusal)
    }

    /// People wait for bots at their tables; games among bots come after those.
    fn priority(&self) -> Priority {
        if self.core.is_show() { Priority::Background } else { Priority::Live }
    }

    fn owing_bots(&self) -> Vec<(Seat, Level)> {
        let Some(play) = &self.core.play else { return Vec::new() };
        let bot = |seat: Seat| {
            let word = self.core.chairs[seat.index()].bot()?;
            // A level that is gone since is played by one that is there.
            Some((seat, Level::named(word).unwrap_or(Level::STAND_IN)))
        };
        play.deciding.iter().filter_map(bot).collect()
    }

    /// Lets the bots that owe a decision think.
    pub(super) fn think(&mut self) {
        if !self.is_running() {
            self.show = None;
            return;
        }
        self.thinking.again_at = None;
        if !self.leads() || !self.may_go_on() {
            return;
        }
        self.thinking.again_at = self.pause.until(self.hall.now());
        if self.thinking.again_at.is_some() {
            return;
        }
        for (seat, level) in self.owing_bots() {
            if self.thinking.seats.contains_key(&seat) {
                continue;
            }
            let Some(play) = &self.core.play else { return };
            let search = play.game.decision(seat, level.kind(), self.bot_number(seat));
            let thought = Thought::from(search).quick(level.is_quick());
            let host = self.core.owner(self.core.host);
            let thought =
                thought.on_account_of(self.hall.account(host)).with_priority(self.priority());
            match self.hall.thinker.think(thought) {
                Ok(answer) => {
                    let epoch = self.thinking.epoch;
                    self.thinking.seats.insert(seat, epoch);
                    self.hall.meters.think();
                    let thought = async move { (seat, epoch, answer.await.ok()) };
                    self.thinking.thoughts.push(Box::pin(thought));
                }
                Err(Busy) => {
                    self.thinking.again_at = Some(self.hall.now().plus(PATIENCE));
                }
            }
        }
    }

    /// What a bot's decisions follow from: nothing that anybody knows before the end.
    fn bot_number(&self, seat: Seat) -> u64 {
        let moves = self.core.play.as_ref().map_or(0, |play| play.lines.len() as u64);
        let seed = self.core.about.secret.nth(moves * Seat::MAX as u64 + seat.index() as u64);
        QuickChance::from_seed(&seed).bits()
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, epoch: u64, choice: Option<String>) {
        self.hall.meters.thought();
        if epoch != self.thinking.epoch || self.thinking.seats.remove(&seat).is_none() {
            return;
        }
        let now = self.hall.now();
        let chosen = choice
            .is_some_and(|choice| self.core.choose(seat, &choice, By::Bot, false, now).is_ok());
        // A bot with a fault must not hold up the game.
        if !chosen && !self.choose_anything(seat, now) {
            return;
        }
        self.hall.meters.bot_moved();
        if self.commit(None).await.is_err() {
            tracing::warn!(table = self.id.short(), "the choice of a bot could not be stored");
        }
        self.think();
    }

    fn choose_anything(&mut self, seat: Seat, now: UnixMillis) -> bool {
        tracing::error!(table = self.id.short(), %seat, "a bot made no choice that can be played");
        let first =
            self.core.play.as_ref().and_then(|play| play.game.choices(seat).into_iter().next());
        first.is_some_and(|line| self.core.choose(seat, &line.text, By::Bot, false, now).is_ok())
    }

    /// When something has to be done without being asked: a clock runs out, or bots found no
    /// thread to think on.
    pub(super) fn next_wake(&self) -> Option<UnixMillis> {
        let deadline = self.core.deadline().filter(|_| self.leads());
        let deadline = deadline.map(|at| self.pause.not_before(at));
        let lease = self.lease_wake();
        [deadline, self.thinking.again_at, lease].into_iter().flatten().min()
    }
}
