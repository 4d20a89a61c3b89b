//! Watchers of a table.

use super::Room;
use crate::caller::Caller;
use crate::effect::{Delivery, Effect};
use crate::frames::{FrameText, numbers, seat_number, text};
use crate::input::WatcherId;
use crate::refuse::refuse;
use crate::viewers::index;
use higaki_protocol::{Code, Refusal, ServerFrame, TableFrame};
use higaki_table::{Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

pub(super) struct Watcher {
    id: WatcherId,
    caller: Caller,
    viewer: Viewer,
    /// The last number that was sent.
    seen: u64,
}

impl Room {
    /// The most watchers of one table.
    pub const MOST_WATCHERS: usize = 1000;

    /// The last number of a seat or of spectators. A watcher with a greater one has heard of it
    /// from another process: entries are missing here.
    #[must_use]
    pub fn number(&self, seat: Option<u8>) -> u64 {
        let viewer = seat
            .map_or(Some(Viewer::Spectator), |seat| self.state.seat(seat).ok().map(Viewer::Seat));
        viewer.map_or(u64::MAX, |viewer| self.state.feed.numbers[index(viewer)])
    }

    /// The whole table, once.
    ///
    /// # Errors
    /// When the caller may not look like that, and while a commit is in flight.
    pub fn look(&self, caller: Caller, seat: Option<u8>) -> Result<TableFrame, Refusal> {
        if self.in_flight.is_some() {
            return Err(refuse(Code::Busy));
        }
        let viewer = self.state.viewer(caller, seat)?;
        Ok(self.state.table_frame(viewer, self.present))
    }

    pub(super) fn watch(
        &mut self,
        watcher: WatcherId,
        caller: Caller,
        seat: Option<u8>,
        since: Option<u64>,
    ) {
        let allowed = self.state.viewer(caller, seat).and_then(|viewer| {
            let full = self.watchers.len() >= Room::MOST_WATCHERS;
            if full { Err(refuse(Code::Busy)) } else { Ok(viewer) }
        });
        let first = allowed.map(|viewer| {
            let first = self.state.news(viewer, since, self.present);
            let seen = self.state.feed.numbers[index(viewer)];
            self.watchers.push(Watcher { id: watcher, caller, viewer, seen });
            (first, seen)
        });
        self.effects.push_back(Effect::Watching { watcher, first });
        self.presence();
    }

    pub(super) fn unwatch(&mut self, watcher: WatcherId) {
        self.forget_watcher(watcher);
        self.presence();
    }

    pub(super) fn forget_watcher(&mut self, watcher: WatcherId) {
        self.watchers.retain(|other| other.id != watcher);
    }

    /// Sends everybody what they do not know yet. A frame is made once for all who see the same.
    pub(super) fn broadcast(&mut self) {
        self.check_watchers();
        let mut made: BTreeMap<(usize, u64), FrameText> = BTreeMap::new();
        for watcher in &mut self.watchers {
            let place = index(watcher.viewer);
            let number = self.state.feed.numbers[place];
            if number == watcher.seen {
                continue;
            }
            let (viewer, seen) = (watcher.viewer, watcher.seen);
            let text = made
                .entry((place, seen))
                .or_insert_with(|| self.state.news(viewer, Some(seen), self.present));
            watcher.seen = number;
            let delivery = Delivery::News { number, text: text.clone() };
            self.effects.push_back(Effect::Deliver { watcher: watcher.id, delivery });
        }
    }

    /// Ends watches that are not allowed any longer: a seat may have changed hands.
    pub(super) fn check_watchers(&mut self) {
        let (state, effects) = (&self.state, &mut self.effects);
        self.watchers.retain(|watcher| {
            match state.viewer(watcher.caller, seat_number(watcher.viewer)) {
                Ok(_) => true,
                Err(refusal) => {
                    let delivery = Delivery::Ended(Box::new(refusal));
                    effects.push_back(Effect::Deliver { watcher: watcher.id, delivery });
                    false
                }
            }
        });
        self.presence();
    }

    /// Tells everybody which players are present, if that has changed.
    fn presence(&mut self) {
        let here = |seat: &Seat| {
            self.watchers.iter().any(|watcher| self.state.owns(watcher.caller.person, *seat))
        };
        let present: SeatSet = Seat::all(self.state.chairs.len()).filter(here).collect();
        if present == self.present {
            return;
        }
        self.present = present;
        let table = self.state.about.id.to_string();
        let text = text(&ServerFrame::Presence { table, present: numbers(present) });
        for watcher in &self.watchers {
            let delivery = Delivery::Presence(text.clone());
            self.effects.push_back(Effect::Deliver { watcher: watcher.id, delivery });
        }
    }
}
