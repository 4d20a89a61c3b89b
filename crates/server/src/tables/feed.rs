//! What every viewer has been told, in numbers of his own.
//!
//! A viewer's numbers count what he could notice. What somebody else does in private has no number
//! for him, or he could count it.

use higaki_protocol::{Happening, Numbered};
use higaki_store::UnixMillis;
use higaki_table::{Seat, Viewer};
use std::collections::VecDeque;

/// Who can look at a table: every seat, and behind them all spectators.
pub(crate) const VIEWERS: usize = Seat::MAX + 1;
/// A set of viewers in which everybody is.
pub(crate) const EVERYBODY: u8 = (1 << VIEWERS) - 1;
/// How many happenings are kept for those whose line broke.
const RECENT: usize = 128;

/// The place of a viewer in everything that is kept for each.
pub(crate) const fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => Seat::MAX,
    }
}

/// Whether a viewer is in a set.
pub(crate) const fn includes(visible: u8, viewer: usize) -> bool {
    visible >> viewer & 1 == 1
}

/// The sequences of all viewers, and the end of them as data.
#[derive(Clone)]
pub(crate) struct Feed {
    pub(crate) numbers: [u64; VIEWERS],
    recent: VecDeque<Recent>,
}

#[derive(Clone)]
struct Recent {
    at: UnixMillis,
    /// 0 for whom it has no number.
    numbers: [u64; VIEWERS],
    what: What,
}

/// A happening, as everybody or as each learns of it.
#[derive(Clone)]
pub(crate) enum What {
    Same(Happening),
    /// By the place of the viewer.
    Each(Vec<Happening>),
}

impl Feed {
    pub(crate) fn new(numbers: [u64; VIEWERS]) -> Feed {
        Feed { numbers, recent: VecDeque::new() }
    }

    pub(crate) fn push(&mut self, at: UnixMillis, visible: u8, what: What) {
        let mut numbers = [0; VIEWERS];
        for (viewer, number) in numbers.iter_mut().enumerate() {
            if includes(visible, viewer) {
                self.numbers[viewer] += 1;
                *number = self.numbers[viewer];
            }
        }
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Recent { at, numbers, what });
    }

    /// What a viewer has missed since a number; nothing if that is too long ago, or was never.
    pub(crate) fn since(&self, viewer: usize, number: u64) -> Option<Vec<Numbered>> {
        let missing = self.numbers[viewer].checked_sub(number)?;
        let missing = usize::try_from(missing).ok()?;
        let seen = self.recent.iter().filter(|recent| recent.numbers[viewer] > number);
        let missed: Vec<Numbered> = seen
            .map(|recent| Numbered {
                number: recent.numbers[viewer],
                at: recent.at.0,
                happening: match &recent.what {
                    What::Same(happening) => happening.clone(),
                    What::Each(happenings) => happenings[viewer].clone(),
                },
            })
            .collect();
        (missed.len() == missing).then_some(missed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_gaps_and_what_is_too_old_is_not_half_told() {
        let mut feed = Feed::new([0; VIEWERS]);
        for round in 0..200 {
            let visible = if round % 2 == 0 { EVERYBODY } else { 1 };
            feed.push(UnixMillis(round), visible, What::Same(Happening::Paused));
        }
        assert_eq!(feed.numbers, [200, 100, 100, 100, 100, 100]);
        let numbers = |viewer, since| {
            let missed: Option<Vec<Numbered>> = feed.since(viewer, since);
            missed.map(|missed| missed.iter().map(|numbered| numbered.number).collect::<Vec<_>>())
        };
        assert_eq!(numbers(0, 197), Some(vec![198, 199, 200]));
        assert_eq!(numbers(1, 98), Some(vec![99, 100]));
        assert_eq!(numbers(1, 100), Some(vec![]));
        assert_eq!(numbers(1, 101), None, "a number that was never given");
        assert_eq!(numbers(0, 10), None, "too long ago");
        assert_eq!(numbers(1, 36).map(|missed| missed.len()), Some(64));
    }
}
