//! Fairness proof: recomputes the commitment, the deal and all later chance of a record.

use higaki_table::{
    ChanceResult, Commitment, Game, Record, RecordError, Recording, Seat, Seed, SeededChance,
    Table, Unheard,
};

/// The chance results of one step: as recorded, and as computed from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recomputed {
    /// The line of the record; 0 for the deal.
    pub line: usize,
    /// The seat and its choice; `None` for the deal.
    pub choice: Option<(Seat, String)>,
    /// The results in the record.
    pub recorded: Vec<ChanceResult>,
    /// The results from the seed.
    pub computed: Vec<ChanceResult>,
}

impl Recomputed {
    /// Whether both are the same.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.recorded == self.computed
    }
}

/// The recomputed record.
#[derive(Clone, Debug, PartialEq)]
pub struct Fairness {
    /// The commitment published before the deal.
    pub shown: Commitment,
    /// The commitment computed from the secret.
    pub computed: Commitment,
    /// The seed of the deal: the secret combined with all nonces, or the seed itself.
    pub seed: Seed,
    /// The number of nonces in the seed.
    pub nonces: usize,
    /// All steps with chance, in order.
    pub steps: Vec<Recomputed>,
    /// The number of applied choices.
    pub choices: usize,
    /// Whether they reached the end of the game.
    pub over: bool,
    /// Any other error of the record: an illegal choice, another result.
    pub problem: Option<RecordError>,
}

impl Fairness {
    /// Whether the record is fair and valid.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.shown == self.computed
            && self.problem.is_none()
            && self.steps.iter().all(Recomputed::holds)
    }
}

/// Recomputes all chance of a record.
///
/// # Errors
/// If the record cannot be begun at all, or does not contain its secret.
pub fn fair<G: Game>(record: &Record) -> Result<Fairness, RecordError> {
    let origin = record.origin.as_ref().ok_or(RecordError::SeedNotTold)?;
    let (seed, computed) = (origin.seed(), origin.commitment());
    let dealt = Record { lines: Vec::new(), outcome: None, ..record.clone() };
    let mut table = Table::<G>::replay_record(&dealt)?;
    let nonces = match origin {
        higaki_table::Origin::Local(_) => 0,
        higaki_table::Origin::Shared { nonces, .. } => nonces.len(),
    };
    let mut steps = Vec::new();
    if record.scenario.is_none() {
        let mut chance = Recording::new(SeededChance::for_step(&seed, 0));
        G::set_up(
            record.rules_version,
            record.players,
            &table.game().options(),
            &mut chance,
            &mut Unheard,
        );
        let (recorded, computed) = (record.deal.clone(), chance.into_results());
        steps.push(Recomputed { line: 0, choice: None, recorded, computed });
    }
    let mut problem = None;
    for (number, line) in (1..).zip(&record.lines) {
        let mut before = table.game().clone();
        if let Err(error) = table.play_recorded(line) {
            problem = Some(error);
            break;
        }
        let Some(entry) = table.entries().last() else { break };
        let mut chance = Recording::new(SeededChance::for_step(&seed, number));
        before.apply(entry.seat, entry.choice, &mut chance, &mut Unheard);
        let (recorded, computed) = (line.chance.clone(), chance.into_results());
        if !recorded.is_empty() || !computed.is_empty() {
            let choice = Some((line.seat, line.choice.clone()));
            steps.push(Recomputed { line: line.number, choice, recorded, computed });
        }
    }
    let (choices, over) = (table.entries().len(), table.game().outcome().is_some());
    let problem = problem.or_else(|| Table::<G>::replay_record(record).err());
    let shown = record.commitment;
    Ok(Fairness { shown, computed, seed, nonces, steps, choices, over, problem })
}
