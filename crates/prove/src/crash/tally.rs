//! Counters of the crash proof.

use serde::Serialize;

/// Examples kept for each kind of fault.
const EXAMPLES: usize = 3;

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// The data is missing.
    Lost,
    /// The data exists twice.
    Doubled,
    /// The data differs.
    Changed,
}

/// A description of one fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// Its kind.
    pub fault: Fault,
    /// The location, the expected data and the data found.
    pub told: String,
}

/// The counters over all rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Killed servers.
    pub kills: u64,
    /// Choices that were acknowledged.
    pub acknowledged: u64,
    /// Choices resent after a crash without an answer.
    pub resent: u64,
    /// Choices that viewers received live.
    pub seen: u64,
    /// Comparisons with the data after a crash, over all viewers and rounds.
    pub compared: u64,
    /// Acknowledged choices compared with the record of a finished game.
    pub recorded: u64,
    /// Acknowledged or seen data that is missing.
    pub lost: u64,
    /// Data that exists twice.
    pub doubled: u64,
    /// Acknowledged or seen data that differs.
    pub changed: u64,
    /// The first few of each kind.
    pub examples: Vec<Example>,
}

impl Tally {
    /// Whether no fault was found, anything was compared, and every acknowledged choice was looked
    /// up.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.is_faultless() && self.acknowledged > 0 && self.recorded == self.acknowledged
    }

    /// Whether no fault was found.
    #[must_use]
    pub fn is_faultless(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.changed == 0
    }

    pub(super) fn lose(&mut self, told: String) {
        self.lost += 1;
        self.tell(Example { fault: Fault::Lost, told });
    }

    pub(super) fn double(&mut self, told: String) {
        self.doubled += 1;
        self.tell(Example { fault: Fault::Doubled, told });
    }

    pub(super) fn change(&mut self, told: String) {
        self.changed += 1;
        self.tell(Example { fault: Fault::Changed, told });
    }

    fn tell(&mut self, example: Example) {
        let alike = self.examples.iter().filter(|known| known.fault == example.fault).count();
        if alike < EXAMPLES {
            self.examples.push(example);
        }
    }

    /// Adds the counters of another tally.
    pub(super) fn add(&mut self, other: Tally) {
        self.kills += other.kills;
        self.acknowledged += other.acknowledged;
        self.resent += other.resent;
        self.seen += other.seen;
        self.compared += other.compared;
        self.recorded += other.recorded;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.changed += other.changed;
        other.examples.into_iter().for_each(|example| self.tell(example));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_examples_of_each_kind_are_kept() {
        let (mut all, mut later) = (Tally::default(), Tally::default());
        (0..9).for_each(|number| all.lose(format!("{number} is gone")));
        later.change("one was another".to_owned());
        all.add(later);
        assert_eq!((all.lost, all.changed), (9, 1));
        let told: Vec<&str> = all.examples.iter().map(|example| &*example.told).collect();
        assert_eq!(told, ["0 is gone", "1 is gone", "2 is gone", "one was another"]);
    }

    #[test]
    fn a_choice_never_looked_up_is_not_proved() {
        let tally = Tally { acknowledged: 2, recorded: 1, ..Tally::default() };
        assert!(tally.is_faultless() && !tally.holds());
        assert!(Tally { recorded: 2, ..tally }.holds());
        assert!(!Tally::default().holds());
    }
}
