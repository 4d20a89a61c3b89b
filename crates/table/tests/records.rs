//! Records: read back, replayed, verified, and every lie in them found.

use crate::toy::{Bid, Options, Toy};
use higaki_table::{
    Game, Nonce, Origin, Record, RecordError, Seat, Seed, Table, Verdict, WithSeed,
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

#[test]
fn the_seed_is_told_only_after_the_end() {
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
fn every_lie_is_found() {
    use RecordError as E;
    let wrong = |from: &str, to: &str| verified(&forged(from, to)).unwrap_err();
    assert!(matches!(wrong("game", "game chess"), E::OtherGame { .. }));
    assert!(matches!(wrong("rules", "rules 8"), E::OtherRules { found: 8, known: 7 }));
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
