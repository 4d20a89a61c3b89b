//! Those who watch a table.

use super::super::decide::Caller;
use super::super::feed::index;
use super::super::frames::{numbers, seat_number, text};
use super::super::mailbox::{Delivery, FrameText, Gone, Subscription};
use super::super::refuse::refuse;
use super::Actor;
use crate::queue::{self, Refused, queue};
use higaki_protocol::{Code, Refusal, ServerFrame};
use higaki_table::{Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

/// How many frames may wait for a slow reader before he has to begin anew.
const BACKLOG: usize = 32;
/// How many may watch one table.
const WATCHERS: usize = 1000;

pub(super) struct Watcher {
    caller: Caller,
    viewer: Viewer,
    /// The last number that was sent.
    seen: u64,
    sender: queue::Sender<Delivery>,
}

impl Actor {
    /// The last number that somebody on this seat can know of from here. Whoever knows of more has
    /// heard of it from another machine, and ours was not told yet.
    pub(super) fn number_for(&self, seat: Option<u8>) -> u64 {
        let viewer = seat
            .map_or(Some(Viewer::Spectator), |seat| self.core.seat(seat).ok().map(Viewer::Seat));
        viewer.map_or(u64::MAX, |viewer| self.core.feed.numbers[index(viewer)])
    }

    pub(super) fn subscribe(
        &mut self,
        caller: Caller,
        seat: Option<u8>,
        since: Option<u64>,
    ) -> Result<Subscription, Refusal> {
        let viewer = self.core.viewer(caller, seat)?;
        if self.watchers.len() >= WATCHERS {
            self.tidy_watchers();
            if self.watchers.len() >= WATCHERS {
                return Err(refuse(Code::Busy));
            }
        }
        let (sender, deliveries) = queue(BACKLOG);
        let first = self.core.news(viewer, since, &self.around);
        let number = self.core.feed.numbers[index(viewer)];
        self.watchers.push(Watcher { caller, viewer, seen: number, sender });
        self.hall.meters.watch();
        Ok(Subscription { first, number, deliveries, _gone: Gone(self.mailbox.clone()) })
    }

    /// Tells everybody what he does not know yet. A frame is made once for all who see the same.
    pub(super) fn broadcast(&mut self) {
        self.check_watchers();
        let mut made: BTreeMap<(usize, u64), FrameText> = BTreeMap::new();
        let mut watchers = std::mem::take(&mut self.watchers);
        let all = watchers.len();
        watchers.retain_mut(|watcher| {
            let place = index(watcher.viewer);
            let number = self.core.feed.numbers[place];
            if number == watcher.seen {
                return true;
            }
            let (viewer, seen) = (watcher.viewer, watcher.seen);
            let news = made
                .entry((place, seen))
                .or_insert_with(|| self.core.news(viewer, Some(seen), &self.around));
            watcher.seen = number;
            self.deliver(watcher, Delivery::News { number, text: news.clone() })
        });
        self.hall.meters.unwatch(all - watchers.len());
        self.watchers = watchers;
    }

    /// False if the watcher is gone or too slow. Whoever is too slow begins anew.
    fn deliver(&self, watcher: &Watcher, delivery: Delivery) -> bool {
        match watcher.sender.try_send(delivery) {
            Ok(()) => true,
            Err(Refused::Full) => {
                self.hall.meters.viewer_lagged();
                false
            }
            Err(Refused::Closed) => false,
        }
    }

    pub(super) fn tell_all(&mut self, delivery: &Delivery) {
        let mut watchers = std::mem::take(&mut self.watchers);
        let all = watchers.len();
        watchers.retain(|watcher| self.deliver(watcher, delivery.clone()));
        self.hall.meters.unwatch(all - watchers.len());
        self.watchers = watchers;
    }

    /// Ends what is not allowed any longer: a seat may have changed hands.
    pub(super) fn check_watchers(&mut self) {
        let core = &self.core;
        let all = self.watchers.len();
        self.watchers.retain(|watcher| {
            match core.viewer(watcher.caller, seat_number(watcher.viewer)) {
                Ok(_) => true,
                Err(refusal) => {
                    let _ = watcher.sender.try_send(Delivery::Ended(Box::new(refusal)));
                    false
                }
            }
        });
        self.hall.meters.unwatch(all - self.watchers.len());
        self.presence();
    }

    /// Forgets those who do not listen any more.
    pub(super) fn tidy_watchers(&mut self) {
        let all = self.watchers.len();
        self.watchers.retain(|watcher| !watcher.sender.is_closed());
        self.hall.meters.unwatch(all - self.watchers.len());
        self.presence();
    }

    /// Tells who of the players is there, if that has changed.
    pub(super) fn presence(&mut self) {
        let here = |seat: &Seat| {
            self.watchers.iter().any(|watcher| self.core.owns(watcher.caller.person, *seat))
        };
        let present: SeatSet = Seat::all(self.core.chairs.len()).filter(here).collect();
        if present == self.around.present {
            return;
        }
        self.around.present = present;
        let frame = ServerFrame::Presence { table: self.id.to_string(), present: numbers(present) };
        self.tell_all(&Delivery::Presence(text(&frame)));
    }

    /// Nobody is told anything any more.
    pub(super) fn drop_watchers(&mut self) {
        self.hall.meters.unwatch(self.watchers.len());
        self.watchers.clear();
    }
}
