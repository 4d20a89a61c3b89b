//! The happenings of each viewer, numbered.
//!
//! A viewer's numbers count only happenings that this viewer could notice: otherwise private
//! actions of others could be counted.

use crate::viewers::{VIEWERS, ViewerSet};
use higaki_protocol::{Happening, Numbered};
use higaki_values::UnixMillis;
use std::collections::VecDeque;

/// The size limit of kept happenings, for watchers who reconnect.
const RECENT_BYTES: usize = 8 * 1024;
/// The least number of happenings kept whatever their size: those of one commit are sent one by
/// one.
const RECENT_LEAST: usize = 8;

/// The sequences of all viewers, with their recent happenings.
pub(crate) struct Feed {
    pub(crate) numbers: [u64; VIEWERS],
    recent: VecDeque<Recent>,
    /// The size of `recent`.
    bytes: usize,
}

/// A happening for each viewer; viewers who see the same share it.
struct Recent {
    at: UnixMillis,
    visible: ViewerSet,
    told: Vec<(ViewerSet, Happening)>,
    bytes: usize,
}

impl Recent {
    fn of(&self, viewer: usize) -> Option<&Happening> {
        let mut told = self.told.iter();
        told.find(|(viewers, _)| viewers.contains(viewer)).map(|(_, happening)| happening)
    }
}

/// The approximate size of a happening. Only events are unbounded.
fn bytes_of(happening: &Happening) -> usize {
    let events = match happening {
        Happening::Started { events } | Happening::Played { events, .. } => events.bytes(),
        _ => 0,
    };
    size_of::<(ViewerSet, Happening)>() + events
}

impl Feed {
    pub(crate) fn new(numbers: [u64; VIEWERS]) -> Feed {
        Feed { numbers, recent: VecDeque::new(), bytes: 0 }
    }

    /// Adds a happening for the viewers in `visible`; `make` builds it for each.
    pub(crate) fn push(
        &mut self,
        at: UnixMillis,
        visible: ViewerSet,
        mut make: impl FnMut(usize) -> Happening,
    ) {
        let mut told: Vec<(ViewerSet, Happening)> = Vec::with_capacity(1);
        for viewer in visible.iter() {
            self.numbers[viewer] += 1;
            let happening = make(viewer);
            match told.iter_mut().find(|(_, other)| *other == happening) {
                Some((viewers, _)) => *viewers = viewers.with(viewer),
                None => told.push((ViewerSet::only(viewer), happening)),
            }
        }
        let bytes = told.iter().map(|(_, happening)| bytes_of(happening)).sum::<usize>();
        let bytes = bytes + size_of::<Recent>();
        self.bytes += bytes;
        self.recent.push_back(Recent { at, visible, told, bytes });
        while self.bytes > RECENT_BYTES && self.recent.len() > RECENT_LEAST {
            self.bytes -= self.recent.pop_front().map_or(0, |oldest| oldest.bytes);
        }
    }

    /// The happenings of a viewer since a number; none if the number is too old or in the future.
    pub(crate) fn since(&self, viewer: usize, number: u64) -> Option<Vec<Numbered>> {
        let missing = self.numbers[viewer].checked_sub(number)?;
        let missing = usize::try_from(missing).ok()?;
        let noticed = self.recent.iter().rev().filter(|recent| recent.visible.contains(viewer));
        let mut missed = Vec::new();
        for (recent, number) in noticed.zip((number + 1..=self.numbers[viewer]).rev()) {
            let happening = recent.of(viewer)?.clone();
            missed.push(Numbered { number, at: recent.at.0, happening });
        }
        missed.reverse();
        (missed.len() == missing).then_some(missed)
    }

    /// Its size in bytes.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> usize {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_protocol::Actor;
    use higaki_table::JsonText;

    fn numbers(feed: &Feed, viewer: usize, since: u64) -> Option<Vec<u64>> {
        let missed = feed.since(viewer, since)?;
        Some(missed.iter().map(|numbered| numbered.number).collect())
    }

    #[test]
    fn numbers_have_no_gaps_and_old_happenings_are_dropped_as_a_whole() {
        let mut feed = Feed::new([0; VIEWERS]);
        for round in 0..2000 {
            let visible = if round % 2 == 0 { ViewerSet::EVERYONE } else { ViewerSet::only(0) };
            feed.push(UnixMillis(round), visible, |_| Happening::Paused);
        }
        assert_eq!(feed.numbers, [2000, 1000, 1000, 1000, 1000, 1000]);
        assert_eq!(numbers(&feed, 0, 1997), Some(vec![1998, 1999, 2000]));
        assert_eq!(numbers(&feed, 1, 998), Some(vec![999, 1000]));
        assert_eq!(numbers(&feed, 1, 1000), Some(vec![]));
        assert_eq!(numbers(&feed, 1, 1001), None, "a number that was never given");
        assert_eq!(numbers(&feed, 0, 10), None, "too long ago");
        // From some number on all are available, before it none.
        let told: Vec<bool> = (0..=1000).map(|since| numbers(&feed, 1, since).is_some()).collect();
        assert!(told.is_sorted() && told[1000] && !told[0]);
        for since in (0..=1000).filter(|since| told[*since as usize]) {
            let all: Vec<u64> = (since + 1..=1000).collect();
            assert_eq!(numbers(&feed, 1, since), Some(all));
        }
    }

    fn played(seat: u8, moves: u32, bytes: usize) -> Happening {
        let events = JsonText::of(&["x".repeat(bytes)]);
        Happening::Played { seat, by: Actor::Person, moves, again: false, events }
    }

    #[test]
    fn however_long_a_game_is_the_feed_keeps_no_more() {
        let mut feed = Feed::new([0; VIEWERS]);
        for moves in 0..5000 {
            let bytes = if moves % 50 == 0 { 900 } else { 150 };
            feed.push(UnixMillis(0), ViewerSet::EVERYONE, |_| played(0, moves, bytes));
            assert!(feed.kept() <= RECENT_BYTES, "{} after {moves}", feed.kept());
        }
        let counted: usize = feed.recent.iter().map(|recent| recent.bytes).sum();
        assert_eq!(feed.kept(), counted);
        assert!(feed.recent.len() > 2 * RECENT_LEAST && feed.recent.capacity() < 256);
    }

    #[test]
    fn equal_happenings_are_stored_once_and_different_ones_per_viewer() {
        let mut feed = Feed::new([0; VIEWERS]);
        feed.push(UnixMillis(1), ViewerSet::EVERYONE, |_| played(1, 7, 20));
        feed.push(UnixMillis(2), ViewerSet::EVERYONE.without(2), |viewer| {
            played(viewer as u8 / 5, 8, 20)
        });
        let told: Vec<usize> = feed.recent.iter().map(|recent| recent.told.len()).collect();
        assert_eq!(told, [1, 2]);
        let last = |viewer: usize| feed.since(viewer, 1).unwrap().pop();
        assert_eq!(last(0).unwrap().happening, played(0, 8, 20));
        assert_eq!(last(5).unwrap().happening, played(1, 8, 20));
        assert_eq!(last(2), None, "it has no number for this viewer");
    }

    #[test]
    fn the_happenings_of_one_commit_are_there_however_long_they_are() {
        let mut feed = Feed::new([0; VIEWERS]);
        for moves in 0..20 {
            feed.push(UnixMillis(0), ViewerSet::EVERYONE, |_| played(0, moves, RECENT_BYTES));
        }
        assert_eq!(numbers(&feed, 3, 12).map(|missed| missed.len()), Some(RECENT_LEAST));
        assert_eq!(numbers(&feed, 3, 11), None);
    }
}
