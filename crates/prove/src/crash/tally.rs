//! What was counted.

use serde::Serialize;

/// So many faults of a kind are told in words.
const EXAMPLES: usize = 3;

/// What can become of something that was promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It is gone.
    Lost,
    /// It is there twice.
    Doubled,
    /// It is something else.
    Changed,
}

/// A fault in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// Its kind.
    pub fault: Fault,
    /// Where it was found, what was promised and what is there.
    pub told: String,
}

/// What was counted over all rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// How often a server was killed.
    pub kills: u64,
    /// Choices that were acknowledged.
    pub acknowledged: u64,
    /// Choices that were sent again after a crash, because no answer had come.
    pub resent: u64,
    /// Choices that viewers were told of as they were made.
    pub seen: u64,
    /// What was compared with what came back, over all viewers and rounds.
    pub compared: u64,
    /// Acknowledged choices that were compared with the record of their game once it was over.
    pub recorded: u64,
    /// What had been acknowledged or seen, and was gone.
    pub lost: u64,
    /// What had been done once, and was there twice.
    pub doubled: u64,
    /// What had been acknowledged or seen, and was something else.
    pub changed: u64,
    /// The first few of each kind.
    pub examples: Vec<Example>,
}

impl Tally {
    /// Whether everything came back as it was, there was something that could, and every choice
    /// that was acknowledged was looked up in the end.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.is_faultless() && self.acknowledged > 0 && self.recorded == self.acknowledged
    }

    /// Whether nothing was found that should not be.
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

    /// Takes in what was counted elsewhere.
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
    fn a_few_of_each_kind_are_told() {
        let (mut all, mut later) = (Tally::default(), Tally::default());
        (0..9).for_each(|number| all.lose(format!("{number} is gone")));
        later.change("one was another".to_owned());
        all.add(later);
        assert_eq!((all.lost, all.changed), (9, 1));
        let told: Vec<&str> = all.examples.iter().map(|example| &*example.told).collect();
        assert_eq!(told, ["0 is gone", "1 is gone", "2 is gone", "one was another"]);
    }

    #[test]
    fn what_was_never_looked_up_is_not_proved() {
        let tally = Tally { acknowledged: 2, recorded: 1, ..Tally::default() };
        assert!(tally.is_faultless() && !tally.holds());
        assert!(Tally { recorded: 2, ..tally }.holds());
        assert!(!Tally::default().holds());
    }
}
