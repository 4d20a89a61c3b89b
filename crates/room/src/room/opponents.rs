//! Bots at the table: their searches run in the driver, and their choices are handled like all
//! others.

use super::Room;
use crate::effect::{Effect, Think};
use crate::input::SearchId;
use crate::level::Level;
use higaki_protocol::Actor;
use higaki_table::{QuickChance, Seat};
use higaki_values::UnixMillis;
use std::collections::BTreeSet;

/// The running searches.
#[derive(Default)]
pub(super) struct Opponents {
    seats: BTreeSet<Seat>,
    epoch: u64,
    /// The time of the next attempt, after the driver deferred a search or a commit failed.
    pub(super) again_at: Option<UnixMillis>,
}

impl Opponents {
    /// Forgets all searches: their position is outdated.
    pub(super) fn forget(&mut self) {
        self.epoch += 1;
        self.seats.clear();
        self.again_at = None;
    }

    pub(super) fn defer(&mut self, search: SearchId, until: UnixMillis) {
        if search.epoch == self.epoch && self.seats.remove(&search.seat) {
            self.again_at = Some(self.again_at.map_or(until, |at| at.min(until)));
        }
    }
}

impl Room {
    /// Whether a bot owes a decision and may search now.
    pub(super) fn opponents_to_move(&self) -> bool {
        self.is_running() && self.is_watched_if_show() && !self.owing_opponents().is_empty()
    }

    /// A game among bots runs only while it is watched.
    fn is_watched_if_show(&self) -> bool {
        !self.state.is_show() || !self.watchers.is_empty()
    }

    fn owing_opponents(&self) -> Vec<(Seat, Level)> {
        let Some(play) = &self.state.play else { return Vec::new() };
        let opponent = |seat: Seat| {
            let word = self.state.chairs[seat.index()].bot()?;
            // A level that no longer exists is replaced by the default.
            Some((seat, Level::named(word).unwrap_or(Level::STAND_IN)))
        };
        play.deciding.iter().filter_map(opponent).collect()
    }

    /// Starts a search for every bot that owes a decision.
    pub(super) fn let_opponents_think(&mut self, now: UnixMillis) {
        if !self.is_running() || self.in_flight.is_some() {
            return;
        }
        self.opponents.again_at = None;
        if !self.leads() || !self.is_watched_if_show() {
            return;
        }
        let owing = self.owing_opponents();
        if owing.is_empty() {
            return;
        }
        self.opponents.again_at = self.backoff.until(now);
        if self.opponents.again_at.is_some() {
            return;
        }
        for (seat, level) in owing {
            let Some(play) = &self.state.play else { return };
            if !self.opponents.seats.contains(&seat) {
                let work = play.game.decision(seat, level.kind(), self.seed_of(seat));
                self.opponents.seats.insert(seat);
                self.effects.push_back(Effect::Think(Think {
                    search: SearchId { seat, epoch: self.opponents.epoch },
                    work,
                    quick: level.is_quick(),
                    show: self.state.is_show(),
                    host: self.state.owner(self.state.host),
                }));
            }
        }
    }

    /// The seed of a bot's decision, unpredictable before the end.
    fn seed_of(&self, seat: Seat) -> u64 {
        let moves = self.state.play.as_ref().map_or(0, |play| play.choices.len() as u64);
        let seed = self.state.about.secret.nth(moves * Seat::MAX as u64 + seat.index() as u64);
        QuickChance::from_seed(&seed).bits()
    }

    pub(super) fn chose(&mut self, search: SearchId, choice: Option<String>, now: UnixMillis) {
        let SearchId { seat, epoch } = search;
        if epoch != self.opponents.epoch || !self.opponents.seats.remove(&seat) {
            return;
        }
        let chosen = choice
            .is_some_and(|choice| self.state.choose(seat, &choice, Actor::Bot, false, now).is_ok());
        // A faulty bot must not block the game.
        if chosen || self.choose_first(seat, now) {
            self.commit_unasked(now);
        } else {
            self.backoff.failed(now);
        }
    }

    fn choose_first(&mut self, seat: Seat, now: UnixMillis) -> bool {
        let table = self.state.about.id.short();
        tracing::error!(table, %seat, "an opponent made no choice that can be played");
        let play = self.state.play.as_ref();
        let first = play.and_then(|play| play.game.choices(seat).into_iter().next());
        first
            .is_some_and(|line| self.state.choose(seat, &line.text, Actor::Bot, false, now).is_ok())
    }
}
