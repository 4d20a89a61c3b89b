//! What was counted.

use serde::Serialize;

/// What is told of the first faults.
const EXAMPLES: usize = 5;

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
    /// The first few of these, in words.
    pub examples: Vec<String>,
}

impl Tally {
    /// Whether everything came back as it was, and there was something that could.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.changed == 0 && self.acknowledged > 0
    }

    pub(super) fn lose(&mut self, example: String) {
        self.lost += 1;
        self.tell(example);
    }

    pub(super) fn double(&mut self, example: String) {
        self.doubled += 1;
        self.tell(example);
    }

    pub(super) fn change(&mut self, example: String) {
        self.changed += 1;
        self.tell(example);
    }

    fn tell(&mut self, example: String) {
        if self.examples.len() < EXAMPLES {
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
