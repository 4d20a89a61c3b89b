//! Replay of recorded games, which detects unintended rule changes.

use higaki_table::{Game, Record, RulesVersion, Table};
use std::path::{Path, PathBuf};

/// The names and texts of the recorded games in `games/GAME/fixtures`, which use the current rules.
#[must_use]
pub fn recorded_games(game: &str) -> Vec<(String, String)> {
    records_in(&fixtures(game))
}

/// Replays and verifies the recorded games of each rules version: those of the current one in
/// `games/GAME/fixtures`, those of an older one in its subfolder `rules-N`.
///
/// # Panics
/// If a version has no recorded game, or one of them cannot be verified.
pub fn every_version_replays<G: Game>() {
    let folder = fixtures(G::INFO.id);
    for rules in (1..=G::INFO.rules_version.0).map(RulesVersion) {
        let folder = match rules == G::INFO.rules_version {
            true => folder.clone(),
            false => folder.join(format!("rules-{rules}")),
        };
        let records = records_in(&folder);
        assert!(!records.is_empty(), "no record of version {rules} in {}", folder.display());
        for (name, text) in records {
            let record = parsed(&name, &text);
            assert_eq!(record.rules_version, rules, "{name}");
            let verdict = Table::<G>::verify(&record);
            let verdict = verdict.unwrap_or_else(|error| panic!("rules {rules}, {name}: {error}"));
            assert!(verdict.finished && verdict.seed_checked, "rules {rules}, {name}");
            let table = Table::<G>::replay_record(&record).expect("it was replayed before");
            assert_eq!(table.game().rules_version(), rules, "{name}");
            let again = table.record(&record.names, higaki_table::WithSeed::AfterTheEnd);
            assert_eq!(again.to_string(), text, "rules {rules}, {name}: written as it was read");
        }
    }
}

fn fixtures(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("fixtures")
}

fn records_in(folder: &Path) -> Vec<(String, String)> {
    let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<(String, String)> = files
        .map(|entry| entry.expect("a file can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "record"))
        .map(|path| {
            let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("a file can be read"))
        })
        .collect();
    found.sort();
    found
}

/// Parses the record and replays its game.
#[must_use]
pub fn parsed(name: &str, text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}
