//! Clocks: a bank with an increment, or a fixed time for each turn.
//!
//! Every entry that touches a clock carries the time left on all of them, so that clocks follow
//! from the log and the present time alone.

use higaki_protocol::Clock;
use higaki_table::{Seat, SeatSet};
use higaki_values::UnixMillis;

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;
/// The least time of a player who returns after their bank was empty, in milliseconds.
const BACK: i64 = 60 * SECOND;

/// The time left on every clock at a moment; empty without clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) at: UnixMillis,
    pub(crate) left: Vec<i64>,
}

/// The time on every clock at the start of the game.
pub(crate) fn at_start(clock: Clock, players: usize) -> Vec<i64> {
    full(clock).map_or_else(Vec::new, |full| vec![full; players])
}

fn full(clock: Clock) -> Option<i64> {
    match clock {
        Clock::None => None,
        Clock::Live { bank, .. } => Some(i64::from(bank) * SECOND),
        Clock::Correspondence { hours } => Some(i64::from(hours) * HOUR),
    }
}

impl Left {
    /// The time left now; the clocks of `running` have run since the measurement.
    pub(crate) fn now(&self, running: SeatSet, now: UnixMillis) -> Vec<i64> {
        let passed = (now.0 - self.at.0).max(0);
        let seats = self.left.iter().zip(Seat::all(self.left.len()));
        seats
            .map(|(left, seat)| if running.contains(seat) { (left - passed).max(0) } else { *left })
            .collect()
    }

    /// The time at which the first clock of `running` runs out.
    pub(crate) fn deadline(&self, running: SeatSet) -> Option<UnixMillis> {
        let left = running.iter().filter_map(|seat| self.left.get(seat.index()));
        left.min().map(|left| self.at.plus(*left))
    }

    /// The seats of `running` whose clock has run out.
    pub(crate) fn expired(&self, running: SeatSet, now: UnixMillis) -> Vec<Seat> {
        let left = self.now(running, now);
        running
            .iter()
            .filter(|seat| left.get(seat.index()).is_some_and(|left| *left <= 0))
            .collect()
    }
}

/// Adds the increment of a turn when other seats have to decide. A replaced player earns none.
pub(crate) fn after_step(
    clock: Clock,
    left: &mut [i64],
    chooser: Option<Seat>,
    before: SeatSet,
    after: SeatSet,
) {
    let Some(full) = full(clock) else { return };
    for (left, seat) in left.iter_mut().zip(Seat::all(Seat::MAX)) {
        let chose = chooser == Some(seat);
        match clock {
            Clock::None => {}
            Clock::Live { increment, .. } => {
                if chose && !after.contains(seat) {
                    *left = (*left + i64::from(increment) * SECOND).min(full);
                }
            }
            Clock::Correspondence { .. } => {
                if chose || after.contains(seat) && !before.contains(seat) {
                    *left = full;
                }
            }
        }
    }
}

/// Removes the increment of a turn that was taken back; otherwise playing and taking back would
/// fill a bank.
pub(crate) fn after_take_back(clock: Clock, left: &mut [i64], seat: Seat, before: SeatSet) {
    if let Clock::Live { increment, .. } = clock
        && let Some(left) = left.get_mut(seat.index()).filter(|_| !before.contains(seat))
    {
        *left = (*left - i64::from(increment) * SECOND).max(SECOND.min(*left));
    }
}

/// The time of a player who returns after their clock ran out and an opponent chose for them: at
/// least the minimum. A player who left before finds their time unchanged.
pub(crate) fn grace(clock: Clock, left: i64) -> i64 {
    match clock {
        Clock::None => left,
        Clock::Live { bank, increment } => {
            let least = BACK.max(i64::from(increment) * SECOND).min(i64::from(bank) * SECOND);
            left.max(least)
        }
        Clock::Correspondence { hours } => i64::from(hours) * HOUR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Clock = Clock::Live { bank: 100, increment: 5 };

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().filter_map(|number| Seat::new(*number)).collect()
    }

    #[test]
    fn only_clocks_of_those_who_owe_a_decision_run() {
        let left = Left { at: UnixMillis(1000), left: vec![5000, 5000, 2000] };
        assert_eq!(left.now(seats(&[0, 2]), UnixMillis(4000)), [2000, 5000, 0]);
        assert_eq!(left.deadline(seats(&[0, 2])), Some(UnixMillis(3000)));
        assert_eq!(left.deadline(SeatSet::EMPTY), None);
        assert_eq!(left.expired(seats(&[0, 2]), UnixMillis(3000)), [Seat::wrapped(2, 3)]);
        assert_eq!(left.now(seats(&[0]), UnixMillis(0)), [5000, 5000, 2000], "a clock set back");
    }

    #[test]
    fn a_bank_grows_by_its_increment_when_the_turn_is_over_and_never_beyond() {
        let mut left = vec![50_000, 98_000];
        after_step(LIVE, &mut left, Seat::new(0), seats(&[0]), seats(&[0]));
        assert_eq!(left, [50_000, 98_000], "the turn goes on");
        after_step(LIVE, &mut left, Seat::new(0), seats(&[0]), seats(&[1]));
        after_step(LIVE, &mut left, Seat::new(1), seats(&[1]), seats(&[0]));
        assert_eq!(left, [55_000, 100_000]);
    }

    #[test]
    fn correspondence_gives_the_whole_time_for_every_choice() {
        let clock = Clock::Correspondence { hours: 24 };
        let mut left = vec![7, 8, 9];
        after_step(clock, &mut left, Seat::new(0), seats(&[0]), seats(&[1]));
        assert_eq!(left, [24 * HOUR, 24 * HOUR, 9]);
    }

    #[test]
    fn returning_players_get_a_minimum_of_time() {
        assert_eq!(grace(LIVE, 0), 60_000);
        assert_eq!(grace(Clock::Live { bank: 30, increment: 0 }, 0), 30_000);
        assert_eq!(grace(LIVE, 80_000), 80_000);
        assert_eq!(grace(Clock::Correspondence { hours: 1 }, 0), HOUR);
    }

    #[test]
    fn what_a_turn_gave_goes_with_it_when_it_is_taken_back() {
        let mut left = vec![50_000, 3_000];
        after_take_back(LIVE, &mut left, Seat::wrapped(0, 2), seats(&[1]));
        assert_eq!(left, [45_000, 3_000]);
        after_take_back(LIVE, &mut left, Seat::wrapped(0, 2), seats(&[0]));
        assert_eq!(left, [45_000, 3_000], "the turn was not over");
        after_take_back(LIVE, &mut left, Seat::wrapped(1, 2), seats(&[0]));
        assert_eq!(left, [45_000, 1_000], "nobody runs out of time by taking back");
    }
}
