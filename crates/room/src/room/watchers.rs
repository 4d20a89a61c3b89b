//! Watchers of a table.

use super::Room;
use crate::caller::Caller;
use crate::effect::{Delivery, Effect};
use crate::frames::{FrameText, StatusText, numbers, seat_number, text};
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
    /// The last number sent.
    seen: u64,
    /// Whether the watcher has the base of its viewer; others get the next status whole.
    has_base: bool,
}

/// The status that watchers of one viewer have: their next update is a delta from it.
pub(super) struct Base {
    viewer: Viewer,
    number: u64,
    status: StatusText,
}

impl Room {
    /// The most watchers of one table.
    pub const MOST_WATCHERS: usize = 1000;

    /// The last number of a seat or of spectators. A watcher with a greater one has received it
    /// from another process: entries are missing here.
    #[must_use]
    pub fn number(&self, seat: Option<u8>) -> u64 {
        let viewer = seat
            .map_or(Some(Viewer::Spectator), |seat| self.state.seat(seat).ok().map(Viewer::Seat));
        viewer.map_or(u64::MAX, |viewer| self.state.feed.numbers[index(viewer)])
    }

    /// The whole state for a viewer.
    ///
    /// # Errors
    /// When the caller has no access as this viewer, and while a commit is in flight.
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
            let status = self.state.status_text(viewer);
            let first = self.state.update_text(viewer, since, self.present, &status, None);
            let seen = self.state.feed.numbers[index(viewer)];
            // A driver may drop a frame without happenings: the next update is then whole.
            let has_base = since != Some(seen) && self.share_base(viewer, seen, status);
            self.watchers.push(Watcher { id: watcher, caller, viewer, seen, has_base });
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
        self.drop_bases();
    }

    /// Makes a status the base of its viewer unless there is one. Returns whether the base is this
    /// status.
    fn share_base(&mut self, viewer: Viewer, number: u64, status: StatusText) -> bool {
        match self.bases.iter().find(|base| base.viewer == viewer) {
            Some(base) => base.number == number && base.status == status,
            None => {
                self.bases.push(Base { viewer, number, status });
                true
            }
        }
    }

    /// Drops the bases of viewers without watchers.
    fn drop_bases(&mut self) {
        let watchers = &self.watchers;
        self.bases.retain(|base| watchers.iter().any(|watcher| watcher.viewer == base.viewer));
    }

    /// Sends all watchers their missing happenings. A frame is written once for all watchers of the
    /// same viewer.
    pub(super) fn broadcast(&mut self) {
        self.check_watchers();
        for viewer in Viewer::all(self.state.chairs.len()) {
            self.update_watchers(viewer);
        }
    }

    fn update_watchers(&mut self, viewer: Viewer) {
        let number = self.state.feed.numbers[index(viewer)];
        let behind = |watcher: &Watcher| watcher.viewer == viewer && watcher.seen != number;
        if !self.watchers.iter().any(behind) {
            return;
        }
        let status = self.state.status_text(viewer);
        let base = self.bases.iter().position(|base| base.viewer == viewer);
        let base = base.map(|at| self.bases.swap_remove(at));
        let unchanged = base.as_ref().is_some_and(|base| base.status == status);
        let mut texts: BTreeMap<(u64, bool), FrameText> = BTreeMap::new();
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.viewer == viewer) {
            if watcher.seen == number {
                watcher.has_base &= unchanged;
                continue;
            }
            let seen = std::mem::replace(&mut watcher.seen, number);
            let has_base = std::mem::replace(&mut watcher.has_base, true);
            let text = texts.entry((seen, has_base)).or_insert_with(|| {
                let base = base.as_ref().filter(|base| has_base && base.number == seen);
                let base = base.map(|base| &base.status);
                self.state.update_text(viewer, Some(seen), self.present, &status, base)
            });
            let delivery = Delivery::Update { number, text: text.clone() };
            self.effects.push_back(Effect::Deliver { watcher: watcher.id, delivery });
        }
        self.bases.push(Base { viewer, number, status });
    }

    /// Ends watches without permission: a seat may have changed hands.
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
        self.drop_bases();
        self.presence();
    }

    /// Broadcasts presence if it has changed.
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
