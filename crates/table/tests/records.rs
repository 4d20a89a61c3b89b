//! Records: round trip, replay, verification, and detection of forgeries.

use crate::toy::{Bid, Options, Toy};
use higaki_table::{
    Game, Nonce, Origin, Record, RecordError, RulesVersion, Seat, Seed, Table, Verdict, WithSeed,
};

fn shared() -> Origin {
    let nonces = vec![Nonce::from_bytes([1; 32]), Nonce::from_bytes([2; 32])];
    Origin::Shared { secret: Seed::from_text("secret of the host"), nonces }
}

fn finished(origin: Origin) -> Table<Toy> {
    let (mut table, _) = Table::<Toy>::deal(2, &Options::default(), origin).unwrap();
    while let Some(seat) = table.game().deciding().first() {
        let bid = Bid((table.entries().len() % 4) as u8);
        table.play(seat, bid).unwrap();
    }
    table
}

fn text(origin: Origin) -> String {
    let names = ["Anna  the\nbold".to_owned()];
    finished(origin).record(&names, WithSeed::AfterTheEnd).to_string()
}

fn verified(text: &str) -> Result<Verdict, RecordError> {
    Table::<Toy>::verify(&text.parse::<Record>()?)
}

/// The record with one line replaced.
fn forged(from: &str, to: &str) -> String {
    let text = text(shared());
    let line = text.lines().find(|line| line.starts_with(from)).expect("the line is there");
    text.replacen(line, to, 1)
}

#[test]
fn a_record_is_read_as_it_was_written() {
    for origin in [shared(), Origin::Local(Seed::from_text("local"))] {
        let text = text(origin);
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(record.names, ["Anna the bold", "P2"]);
        let verdict = verified(&text).unwrap();
        assert_eq!(verdict, Verdict { choices: 6, chances: 4, seed_checked: true, finished: true });
    }
}

/// Found by fuzzing: a number that was one bit larger each time it was read and written.
#[test]
fn numbers_in_a_record_do_not_drift() {
    let line = "options {\"drift\":4.88888888888889e+70}";
    let record: Record = forged("options", line).parse().unwrap();
    assert!(record.to_string().contains(line), "{record}");
}

/// Found by fuzzing: one of several carriage returns was lost each time it was read and written.
#[test]
fn ends_of_lines_do_not_drift() {
    let text = text(shared());
    let record: Record = text.replace('\n', "\r\r\n").parse().unwrap();
    assert_eq!(record.to_string(), text);
}

#[test]
fn the_seed_is_disclosed_only_after_the_end() {
    let (table, _) = Table::<Toy>::deal(2, &Options::default(), shared()).unwrap();
    let secret = table.record(&[], WithSeed::AfterTheEnd);
    assert_eq!(secret.origin, None);
    let verdict = Table::<Toy>::verify(&secret).unwrap();
    assert!(!verdict.seed_checked && !verdict.finished);
    assert!(table.record(&[], WithSeed::Always).origin.is_some());
}

#[test]
fn a_game_from_a_scenario_has_a_record_too() {
    let scenario = serde_json::json!({
        "round": 2, "bids": [null, 1], "points": [4, 5], "highest_bid": 3
    });
    let mut table = Table::<Toy>::from_scenario(&scenario, Seed::from_text("s")).unwrap();
    table.play(Seat::new(0).unwrap(), Bid(2)).unwrap();
    let text = table.record(&[], WithSeed::AfterTheEnd).to_string();
    assert!(text.contains("scenario {"));
    assert!(verified(&text).unwrap().seed_checked);
    let forged = text.replace("\"round\":2", "\"round\":1");
    assert!(matches!(verified(&forged), Err(RecordError::Outcome { .. })));
}

#[test]
fn older_rules_replay_as_they_were_played() {
    let origin = Origin::Local(Seed::from_text("old"));
    let (mut table, _) =
        Table::<Toy>::deal_by(RulesVersion(6), 2, &Options::default(), origin).unwrap();
    while let Some(seat) = table.game().deciding().first() {
        table.play(seat, Bid(1)).unwrap();
    }
    let text = table.record(&[], WithSeed::AfterTheEnd).to_string();
    assert!(text.contains("\nrules 6\n"), "{text}");
    assert!(verified(&text).unwrap().seed_checked);
    let again = Table::<Toy>::replay_record(&text.parse().unwrap()).unwrap();
    assert_eq!(again.game(), table.game());
    assert_eq!(again.at(3).0.rules_version(), RulesVersion(6), "also when it is replayed for undo");
    let newer = text.replace("\nrules 6\n", "\nrules 7\n");
    assert!(matches!(verified(&newer), Err(RecordError::ChanceDoesNotFit { .. })));
}

#[test]
fn a_scenario_is_played_by_the_rules_that_it_or_its_record_names() {
    let plain = serde_json::json!({ "round": 2, "bids": [null, 1], "points": [4, 5] });
    let mut named = plain.clone();
    named["rules"] = 3.into();
    let begun = |json| Table::<Toy>::from_scenario(json, Seed::from_text("s")).unwrap();
    assert_eq!(begun(&plain).game().rules_version(), Toy::INFO.rules_version);
    assert_eq!(begun(&named).game().rules_version(), RulesVersion(3));
    let text = begun(&named).record(&[], WithSeed::Always).to_string();
    assert!(text.contains("\nrules 3\n") && verified(&text).is_ok());
    let error = verified(&text.replace("\nrules 3\n", "\nrules 4\n")).unwrap_err();
    assert!(matches!(error, RecordError::Setup { .. }), "{error}");
    let text = begun(&plain).record(&[], WithSeed::Always).to_string();
    let older: Record = text.replace("\nrules 7\n", "\nrules 2\n").parse().unwrap();
    let older = Table::<Toy>::replay_record(&older).unwrap();
    assert_eq!(older.game().rules_version(), RulesVersion(2));
    for unknown in [0, 8] {
        named["rules"] = unknown.into();
        let error = Table::<Toy>::from_scenario(&named, Seed::from_text("s")).unwrap_err();
        assert_eq!(error.to_string(), "rules: number_out_of_range");
        let origin = Origin::Local(Seed::from_text("s"));
        let rules = RulesVersion(unknown);
        let error = Table::<Toy>::deal_by(rules, 2, &Options::default(), origin).unwrap_err();
        assert_eq!(error.to_string(), "rules: number_out_of_range");
    }
}

#[test]
fn every_lie_is_found() {
    use RecordError as E;
    let wrong = |from: &str, to: &str| verified(&forged(from, to)).unwrap_err();
    assert!(matches!(wrong("game", "game chess"), E::OtherGame { .. }));
    assert!(matches!(
        wrong("rules", "rules 8"),
        E::OtherRules { found: RulesVersion(8), known: RulesVersion(7) }
    ));
    assert!(matches!(wrong("rules", "rules 0"), E::OtherRules { .. }));
    assert!(matches!(wrong("players", "players 1"), E::Malformed { line: 7, .. }));
    assert!(matches!(wrong("options", "options {\"luck\":1}"), E::Setup { .. }));
    assert!(matches!(wrong("0 bid", "0 bid 9"), E::Refused { line: 11, .. }));
    assert!(matches!(wrong("0 bid", "0 steal"), E::Notation { line: 11, .. }));
    assert!(matches!(wrong("0 bid", "3 bid 0"), E::Malformed { line: 11, .. }));
    assert!(matches!(wrong("~ number", "~ number 9"), E::ChanceDoesNotFit { line: 9 }));
    assert!(matches!(wrong("~ number", "~ order 0102"), E::ChanceDoesNotFit { line: 9 }));
    assert!(matches!(wrong("secret", &format!("secret {}", "00".repeat(32))), E::Commitment));
    let nonce = format!("nonce 0 {}", "ff".repeat(32));
    assert!(matches!(wrong("nonce 0", &nonce), E::ChanceNotFromSeed { .. }));
    assert!(matches!(wrong("place 1", "place 1 seat 0 points 99"), E::Outcome { .. }));
    assert!(matches!(wrong("end", "end boredom"), E::Outcome { .. }));
}

/// Without every nonce the host could have chosen the deal; without the seed it cannot be verified.
#[test]
fn a_deal_without_seed_is_not_called_fair() {
    let text = text(shared());
    let without = |word: &str| -> String {
        text.lines()
            .filter(|line| !line.starts_with(word))
            .map(|line| line.to_owned() + "\n")
            .collect()
    };
    for word in ["nonce", "nonce 1"] {
        assert!(matches!(verified(&without(word)), Err(RecordError::Malformed { .. })), "{word}");
    }
    let nonce = format!("nonce 2 {}\n", "00".repeat(32));
    assert!(matches!(verified(&(text.clone() + &nonce)), Err(RecordError::Malformed { .. })));
    let no_seed: String = without("nonce").replace("secret", "#secret");
    let no_seed = no_seed.split_once("#secret").unwrap().0;
    assert_eq!(verified(no_seed), Err(RecordError::SeedNotTold));
}

#[test]
fn what_stands_there_for_nothing_is_noticed() {
    let scenario = serde_json::json!({
        "round": 2, "bids": [null, 1], "points": [4, 5], "highest_bid": 3
    });
    let table = Table::<Toy>::from_scenario(&scenario, Seed::from_text("s")).unwrap();
    let text = table.record(&[], WithSeed::Always).to_string();
    let line = text.lines().find(|line| line.starts_with("scenario")).unwrap();
    let invented = text.replacen(line, &format!("{line}\n~ number 1"), 1);
    assert!(matches!(verified(&invented), Err(RecordError::Malformed { .. })));
    let options = text.lines().find(|line| line.starts_with("options")).unwrap();
    let other = text.replacen(options, "options {\"highest_bid\":2}", 1);
    assert!(matches!(verified(&other), Err(RecordError::Setup { .. })), "{options}");

    for (from, to) in [("deal", "deal stacked"), ("players", "players +2"), ("rules", "rules +7")] {
        let error = verified(&forged(from, to)).unwrap_err();
        assert!(matches!(error, RecordError::Malformed { .. }), "{to}: {error}");
    }
    let doubled = forged("options", "options {\"highest_bid\":3,\"highest_bid\":3}");
    assert!(matches!(verified(&doubled), Err(RecordError::Malformed { line: 5, .. })));
}

#[test]
fn a_result_of_chance_that_was_exchanged_is_found() {
    let text = text(shared());
    let die = text.lines().filter(|line| line.starts_with("~ number")).nth(1).unwrap();
    let other = if die.ends_with('0') { "~ number 1" } else { "~ number 0" };
    let forged: Vec<&str> =
        text.lines().map(|line| if line == die { other } else { line }).collect();
    let error = verified(&(forged.join("\n") + "\n")).unwrap_err();
    assert!(
        matches!(error, RecordError::Outcome { .. } | RecordError::ChanceNotFromSeed { .. }),
        "{error}"
    );
}

#[test]
fn malformed_lines_are_named() {
    let malformed = |text: &str| match text.parse::<Record>().unwrap_err() {
        RecordError::Malformed { line, .. } => line,
        error => panic!("{error}"),
    };
    assert_eq!(malformed(""), 1);
    assert_eq!(malformed("higaki record 2\n"), 1);
    assert_eq!(malformed("higaki record 1\ngame toy\nrules x\n"), 3);
    assert_eq!(malformed("higaki record 1\ngame toy\nrules 1\nplayers 77777\n"), 5);
    assert_eq!(malformed(&forged("commitment", "commitment 12")), 8);
    assert_eq!(malformed(&forged("deal", "shuffle")), 9);
    assert_eq!(malformed(&forged("0 bid", "0")), 11);
    assert_eq!(malformed(&forged("place 1", "place one")), 21);
    assert_eq!(malformed(&(text(shared()) + "and more\n")), 26);
    let long = "x".repeat(9 << 20);
    assert!(matches!(long.parse::<Record>(), Err(RecordError::TooLong { .. })));
}

/// A record counts choices that were undone after they had revealed hidden information.
#[test]
fn a_record_contains_peeks() {
    let mut table = finished(Origin::Local(Seed::from_text("local")));
    let revealed = table.entries().iter().rposition(|entry| entry.revealed).unwrap();
    while table.entries().len() > revealed {
        table.undo().unwrap();
    }
    assert_eq!(table.peeks(), 1);
    let text = table.record(&[], WithSeed::Always).to_string();
    assert!(text.contains("\npeeks 1\n"), "{text}");
    let record: Record = text.parse().unwrap();
    assert_eq!((record.peeks, record.to_string()), (1, text.clone()));
    assert_eq!(Table::<Toy>::replay_record(&record).unwrap().peeks(), 1);
    for wrong in ["peeks 0", "peeks +1", "peeks many", "peeks"] {
        let forged = text.replace("peeks 1", wrong);
        assert!(matches!(verified(&forged), Err(RecordError::Malformed { .. })), "{wrong}");
    }
    table.redo().unwrap();
    assert_eq!(table.peeks(), 0, "going on as before makes no use of the reveal");
}

#[test]
fn a_game_is_replayed_step_by_step() {
    let table = finished(shared());
    let steps: Vec<_> = table.replayed().collect();
    assert_eq!(steps.len(), table.entries().len() + 1);
    for (number, (game, _)) in steps.iter().enumerate() {
        assert_eq!(*game, table.at(number).0, "{number}");
    }
    let events: Vec<_> = steps.into_iter().flat_map(|(_, events)| events).collect();
    assert_eq!(events, table.at(table.entries().len()).1);
}
