//! Replay of complete games in `games/dschunke/fixtures`, which detects unintended rule changes.

use higaki_dschunke::{Dschunke, Setup};
use higaki_table::{Game, RecordError, Table};
use higaki_testkit::{every_version_replays, parsed, recorded_games};

/// The minimum for each number of players and each set-up.
const AT_LEAST: usize = 3;

fn fixtures() -> Vec<(String, String)> {
    recorded_games("dschunke")
}

#[test]
fn records_of_every_rules_version_replay() {
    every_version_replays::<Dschunke>();
}

#[test]
fn every_recorded_game_can_be_replayed() {
    for (name, text) in fixtures() {
        let record = parsed(&name, &text);
        assert_eq!(record.to_string(), text, "{name}: written as it was read");
        let verdict =
            Table::<Dschunke>::verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verdict.finished && verdict.seed_checked, "{name}: {verdict:?}");
        let table = Table::<Dschunke>::replay_record(&record).unwrap();
        assert_eq!(table.game().all_special_cards(), 30, "{name}");
        let expected: Vec<String> = (1..=record.players).map(|seat| format!("P{seat}")).collect();
        assert_eq!(record.names, expected, "{name}: nobody's name is in a recorded game");
    }
}

#[test]
fn there_are_enough_of_every_kind() {
    let played: Vec<(usize, Setup)> = fixtures()
        .iter()
        .map(|(name, text)| {
            let record = parsed(name, text);
            assert!(name.starts_with(&format!("{}p-rounds-", record.players)), "{name}");
            let table = Table::<Dschunke>::replay_record(&record).unwrap();
            (record.players, table.game().options().setup)
        })
        .collect();
    for players in [3, 4] {
        for setup in [Setup::Printed, Setup::Free] {
            let count = played.iter().filter(|kind| **kind == (players, setup)).count();
            assert!(count >= AT_LEAST, "{count} games of {players} players, {setup:?}");
        }
    }
}

#[test]
fn a_recorded_game_that_was_tampered_with_is_noticed() {
    let (name, text) = fixtures().into_iter().next().unwrap();
    let record = parsed(&name, &text);
    let mut other_points = record.clone();
    other_points.outcome.as_mut().unwrap().ranking[0].points += 1;
    let error = Table::<Dschunke>::verify(&other_points).unwrap_err();
    assert!(matches!(error, RecordError::Outcome { .. }), "{error}");
    let mut other_choice = record;
    other_choice.lines[0].choice = "done".to_owned();
    let error = Table::<Dschunke>::verify(&other_choice).unwrap_err();
    assert!(matches!(error, RecordError::Refused { .. }), "{error}");
}
