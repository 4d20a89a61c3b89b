//! The commitment, the deal and every later chance of a record, recomputed from its secret.

use higaki_table::{
    ChanceResult, Commitment, Game, Record, RecordError, Recording, Seat, Seed, SeededChance,
    Table, Unheard,
};

/// What chance decided in one step: as the record has it, and as the seed gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recomputed {
    /// The line of the record; 0 for the deal.
    pub line: usize,
    /// Who chose, and what; nobody in the deal.
    pub choice: Option<(Seat, String)>,
    /// What the record says.
    pub recorded: Vec<ChanceResult>,
    /// What the seed gives.
    pub computed: Vec<ChanceResult>,
}

impl Recomputed {
    /// Whether both are the same.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.recorded == self.computed
    }
}

/// What was recomputed of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Fairness {
    /// What was shown before the deal.
    pub shown: Commitment,
    /// What the secret gives.
    pub computed: Commitment,
    /// The seed of the deal: the secret with everybody's nonce, or the seed itself.
    pub seed: Seed,
    /// How many nonces went into it.
    pub nonces: usize,
    /// All steps in which chance decided something, in order.
    pub steps: Vec<Recomputed>,
    /// How many choices were played.
    pub choices: usize,
    /// Whether they led to the end of the game.
    pub over: bool,
    /// What else is wrong with the record: a choice against the rules, another result.
    pub problem: Option<RecordError>,
}

impl Fairness {
    /// Whether everything is as it was promised.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.shown == self.computed
            && self.problem.is_none()
            && self.steps.iter().all(Recomputed::holds)
    }
}

/// Recomputes everything that chance decided.
///
/// # Errors
/// When the record cannot be begun at all, or does not tell its secret.
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
