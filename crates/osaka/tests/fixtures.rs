//! Replay of complete games in `games/osaka/fixtures`, which detects unintended rule changes.

use crate::support::{expect_whole_box, ranking};
use higaki_osaka::{Hands, Insurance, Osaka, Refill};
use higaki_table::{Game, RecordError, Table};
use higaki_testkit::{every_version_replays, parsed, recorded_games};
use std::collections::BTreeMap;

/// The minimum for each number of players and each reason for the end.
const AT_LEAST: usize = 5;

fn fixtures() -> Vec<(String, String)> {
    recorded_games("osaka")
}

#[test]
fn records_of_every_rules_version_replay() {
    every_version_replays::<Osaka>();
}

#[test]
fn every_recorded_game_can_be_replayed() {
    for (name, text) in fixtures() {
        let record = parsed(&name, &text);
        assert_eq!(record.to_string(), text, "{name}: written as it was read");
        let verdict =
            Table::<Osaka>::verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verdict.finished && verdict.seed_checked, "{name}: {verdict:?}");
        assert_eq!(verdict.choices, record.lines.len(), "{name}");
        let table = Table::<Osaka>::replay_record(&record).expect("it was replayed before");
        expect_whole_box(&table);
        let outcome = record.outcome.expect("a finished game has an end");
        let places: Vec<(usize, u8, i32)> = outcome
            .ranking
            .iter()
            .map(|place| (place.seat.index(), place.place, place.points))
            .collect();
        assert_eq!(ranking(&table), places, "{name}");
    }
}

#[test]
fn there_are_enough_of_every_kind() {
    let mut kinds: BTreeMap<(usize, String), usize> = BTreeMap::new();
    for (name, text) in fixtures() {
        let record = parsed(&name, &text);
        let reason = record.outcome.expect("a finished game has an end").reason;
        assert!(name.starts_with(&format!("{}p-{reason}-", record.players)), "{name}");
        *kinds.entry((record.players, reason.into_owned())).or_default() += 1;
    }
    for players in 2..=4 {
        for reason in ["tokens", "deadlock"] {
            let count = kinds.get(&(players, reason.to_owned())).copied().unwrap_or(0);
            assert!(count >= AT_LEAST, "{count} games of {players} players that end by {reason}");
        }
    }
}

#[test]
fn every_variant_was_played() {
    let mut played = Vec::new();
    for (name, text) in fixtures() {
        let table = Table::<Osaka>::replay_record(&parsed(&name, &text))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        played.push(table.game().options());
    }
    for open in [Hands::Secret, Hands::Open] {
        assert!(played.iter().any(|options| options.hands == open), "{open:?}");
    }
    for refill in [Refill::BeforeShips, Refill::AfterShips] {
        assert!(played.iter().any(|options| options.refill == refill), "{refill:?}");
    }
    for insurance in [Insurance::SinkingColours, Insurance::AnyColour] {
        assert!(played.iter().any(|options| options.insurance == insurance), "{insurance:?}");
    }
}

#[test]
fn recorded_games_contain_no_names_of_people() {
    for (name, text) in fixtures() {
        let record = parsed(&name, &text);
        let expected: Vec<String> = (1..=record.players).map(|seat| format!("P{seat}")).collect();
        assert_eq!(record.names, expected, "{name}");
    }
}

#[test]
fn a_recorded_game_that_was_tampered_with_is_noticed() {
    let (name, text) = fixtures().into_iter().next().expect("there are recorded games");
    let record = parsed(&name, &text);
    let mut other_points = record.clone();
    other_points.outcome.as_mut().expect("an end").ranking[0].points += 1;
    let error = Table::<Osaka>::verify(&other_points).unwrap_err();
    assert!(matches!(error, RecordError::Outcome { .. }), "{error}");
    let mut other_choice = record.clone();
    other_choice.lines[0].choice = "pass".to_owned();
    let error = Table::<Osaka>::verify(&other_choice).unwrap_err();
    assert!(matches!(error, RecordError::Refused { .. }), "{error}");
    let mut shorter = record;
    shorter.lines.pop();
    assert!(Table::<Osaka>::verify(&shorter).is_err());
}
