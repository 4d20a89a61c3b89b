//! Replay of records and verification of the deal.

use super::{Expected, Record, RecordError, RecordLine};
use crate::{
    Chance, ChanceResult, Collected, Failure, Game, Node, PlayError, Problems, Recording, Replayed,
    SeededChance, SetupError, Table,
};
use serde_json::json;

/// The result of a successful verification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The number of replayed choices.
    pub choices: usize,
    /// The number of replayed chance results.
    pub chances: usize,
    /// Whether the seed was disclosed and gave exactly these results.
    pub seed_checked: bool,
    /// Whether the game is over.
    pub finished: bool,
}

impl<G: Game> Table<G> {
    /// Replays a record with its recorded chance results.
    ///
    /// # Errors
    /// The error, with its line.
    pub fn replay_record(record: &Record) -> Result<Table<G>, RecordError> {
        let mut table = begin::<G>(record)?;
        for line in &record.lines {
            table.play_recorded(line)?;
        }
        compare_outcome(record, &table)?;
        Ok(table.with_peeks(record.peeks))
    }

    /// Plays one line of a record with its recorded chance results.
    ///
    /// # Errors
    /// The error in the line; the table must then be discarded.
    pub fn play_recorded(&mut self, line: &RecordLine) -> Result<Collected<G::Event>, RecordError> {
        let choice: G::Choice = line
            .choice
            .parse()
            .map_err(|error| RecordError::Notation { line: line.number, error })?;
        let mut chance = Replayed::new(&line.chance);
        let collected =
            self.play_with(line.seat, choice, &mut chance).map_err(|error| match error {
                PlayError::NoSuchSeat(_) => {
                    RecordError::Malformed { line: line.number, expected: Expected::TakenSeat }
                }
                PlayError::Refused(refusal) => {
                    RecordError::Refused { line: line.number, failure: Failure::of(&refusal) }
                }
            })?;
        if chance.fits() {
            Ok(collected)
        } else {
            Err(RecordError::ChanceDoesNotFit { line: line.number })
        }
    }

    /// Verifies all claims of a record: choices, outcome and, with a seed, the commitment and all
    /// chance results.
    ///
    /// # Errors
    /// The first claim that does not hold.
    pub fn verify(record: &Record) -> Result<Verdict, RecordError> {
        let table = Table::<G>::replay_record(record)?;
        let finished = table.game().outcome().is_some();
        let seed_checked = match &record.origin {
            // Without its seed the deal cannot be verified, and after the end there is no reason to
            // hide it.
            None if finished => return Err(RecordError::SeedNotTold),
            None => false,
            Some(origin) => {
                if origin.commitment() != record.commitment {
                    return Err(RecordError::Commitment);
                }
                recompute_chance::<G>(record, &table)?;
                true
            }
        };
        Ok(Verdict {
            choices: record.lines.len(),
            chances: record.deal.len()
                + record.lines.iter().map(|line| line.chance.len()).sum::<usize>(),
            seed_checked,
            finished,
        })
    }
}

fn begin<G: Game>(record: &Record) -> Result<Table<G>, RecordError> {
    if record.game != G::INFO.id {
        return Err(RecordError::OtherGame { found: record.game.clone() });
    }
    if !G::INFO.knows(record.rules_version) {
        let (found, known) = (record.rules_version, G::INFO.rules_version);
        return Err(RecordError::OtherRules { found, known });
    }
    let setup = |error: SetupError| RecordError::Setup { error };
    let problem = |path: &str, code, args: &[_]| {
        let mut problems = Problems::default();
        problems.push(path, code, args);
        setup(problems.into())
    };
    let mut problems = Problems::default();
    let header = json!({ "options": record.options });
    let options = Node::root(&header).field("options");
    let options: Option<G::Options> = options.and_then(|node| node.options(&mut problems));
    let options = options.ok_or_else(|| setup(problems.into()))?;
    // Without a seed the record can still be replayed, because the table’s own generator is not
    // used.
    let origin = record.origin.clone().unwrap_or(crate::Origin::Local(crate::Seed::from_text("")));
    if let Some(scenario) = &record.scenario {
        let table: Table<G> =
            Table::from_scenario_by(record.rules_version, scenario, origin.seed())
                .map_err(setup)?;
        if table.game().rules_version() != record.rules_version {
            let args = [("rules", record.rules_version.0.into())];
            return Err(problem("scenario.rules", "other_rules_version", &args));
        }
        if table.game().players() != record.players {
            let args = [("players", record.players.into())];
            return Err(problem("scenario", "other_number_of_players", &args));
        }
        if table.game().options() != options {
            return Err(problem("options", "other_options", &[]));
        }
        return Ok(table);
    }
    Table::deal_again(record.rules_version, record.players, &options, origin, record.deal.clone())
        .map_err(setup)?
        .ok_or(RecordError::ChanceDoesNotFit { line: deal_line(record) })
}

/// The line of the deal: after six header lines and one per seat.
fn deal_line(record: &Record) -> usize {
    7 + record.players
}

fn compare_outcome<G: Game>(record: &Record, table: &Table<G>) -> Result<(), RecordError> {
    let outcome = table.game().outcome();
    if outcome == record.outcome {
        return Ok(());
    }
    Err(RecordError::Outcome {
        said: record.outcome.clone().map(Box::new),
        found: outcome.map(Box::new),
    })
}

/// Replays the game with chance from the seed and compares the results.
fn recompute_chance<G: Game>(record: &Record, table: &Table<G>) -> Result<(), RecordError> {
    let seed = table.origin().seed();
    let mut game = match table.scenario() {
        Some(_) => table.at(0).0,
        None => {
            let mut chance = Recording::new(SeededChance::for_step(&seed, 0));
            let game = G::set_up(
                record.rules_version,
                record.players,
                &table.game().options(),
                &mut chance,
                &mut crate::Unheard,
            );
            same_chance(chance, &record.deal, deal_line(record))?;
            game
        }
    };
    for (index, (line, entry)) in record.lines.iter().zip(table.entries()).enumerate() {
        let mut chance = Recording::new(SeededChance::for_step(&seed, index as u64 + 1));
        game.apply(entry.seat, entry.choice, &mut chance, &mut crate::Unheard);
        same_chance(chance, &line.chance, line.number)?;
    }
    Ok(())
}

fn same_chance(
    decided: Recording<impl Chance>,
    recorded: &[ChanceResult],
    line: usize,
) -> Result<(), RecordError> {
    if decided.into_results() == recorded {
        Ok(())
    } else {
        Err(RecordError::ChanceNotFromSeed { line })
    }
}
