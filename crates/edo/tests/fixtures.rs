//! Replay of complete games in `games/edo/fixtures`, which detects unintended rule changes.

use crate::laws::conserved;
use crate::support::combinations;
use higaki_edo::{Edo, Modules};
use higaki_table::{Game, RecordError, Table};
use higaki_testkit::{every_version_replays, parsed, recorded_games};

fn fixtures() -> Vec<(String, String)> {
    recorded_games("edo")
}

#[test]
fn records_of_every_rules_version_replay() {
    every_version_replays::<Edo>();
}

#[test]
fn every_recorded_game_can_be_replayed() {
    for (name, text) in fixtures() {
        let record = parsed(&name, &text);
        assert_eq!(record.to_string(), text, "{name}: written as it was read");
        let verdict =
            Table::<Edo>::verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verdict.finished && verdict.seed_checked, "{name}: {verdict:?}");
        let table = Table::<Edo>::replay_record(&record).expect("it was replayed before");
        assert_eq!(conserved(table.game()), Ok(()), "{name}");
        assert_eq!(table.game().outcome(), record.outcome, "{name}");
        assert!(record.names.iter().all(|name| name.starts_with('P')), "{name}");
    }
}

#[test]
fn every_number_of_players_module_and_reason_was_played() {
    let games: Vec<(usize, Modules, String)> = fixtures()
        .iter()
        .map(|(name, text)| {
            let record = parsed(name, text);
            let table = Table::<Edo>::replay_record(&record).expect("it can be replayed");
            let reason = record.outcome.expect("a finished game has an end").reason;
            assert!(name.starts_with(&format!("{}p-{reason}-", record.players)), "{name}");
            (record.players, table.game().modules(), reason.into_owned())
        })
        .collect();
    for players in 2..=5 {
        assert!(games.iter().any(|(seats, ..)| *seats == players), "{players} players");
    }
    let combined = combinations();
    for wanted in [combined[0], combined[1], combined[2], combined[4], combined[7]] {
        assert!(games.iter().any(|(_, modules, _)| *modules == wanted), "{wanted:?}");
    }
    for reason in ["points", "merchant"] {
        assert!(games.iter().any(|(.., other)| other == reason), "{reason}");
    }
}

#[test]
fn a_recorded_game_that_was_tampered_with_is_noticed() {
    let (name, text) = fixtures().into_iter().next().expect("there are recorded games");
    let record = parsed(&name, &text);
    let mut other_points = record.clone();
    other_points.outcome.as_mut().expect("an end").ranking[0].points += 1;
    let error = Table::<Edo>::verify(&other_points).expect_err("other points");
    assert!(matches!(error, RecordError::Outcome { .. }), "{error}");
    let mut other_choice = record.clone();
    other_choice.lines[0].choice = "pay".to_owned();
    let error = Table::<Edo>::verify(&other_choice).expect_err("another choice");
    assert!(matches!(error, RecordError::Refused { .. }), "{error}");
    let mut shorter = record;
    shorter.lines.pop();
    assert!(Table::<Edo>::verify(&shorter).is_err());
}
