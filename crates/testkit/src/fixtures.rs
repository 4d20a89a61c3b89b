//! Complete games that were recorded once: whoever changes a rule without meaning to finds out.

use higaki_table::Record;
use std::path::PathBuf;

/// The name of every recorded game in `games/GAME/fixtures`, and its text.
#[must_use]
pub fn recorded_games(game: &str) -> Vec<(String, String)> {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut found: Vec<(String, String)> = std::fs::read_dir(games.join(game).join("fixtures"))
        .expect("the folder is there")
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

/// The game behind the text.
#[must_use]
pub fn parsed(name: &str, text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}
