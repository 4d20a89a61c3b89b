//! The catalogue is the only place that lists the games. Elsewhere a name of a game stands only in
//! the files of that game.

use crate::repository::Repository;
use crate::rule_index::{GAMES, Game};
use crate::rust_source::{Layers, is_word_character, without_unit_tests};

/// Files with a fixed choice of one game, which no new game extends.
const EXAMPLES: [&str; 3] = [
    // The load proof measures one game, so that figures stay comparable.
    "crates/prove/src/load/",
    // An example value in the OpenAPI document.
    "crates/server/src/house/tables/rating.rs",
    // Benchmarks are named configurations.
    "xtask/src/bench.rs",
];

fn problems(repository: &Repository) -> Vec<String> {
    let sources = ["crates/", "xtask/src/"];
    let files = sources.iter().flat_map(|folder| repository.below(folder, ".rs"));
    files.filter(|(path, _)| is_checked(path)).flat_map(|(path, text)| found(path, text)).collect()
}

fn is_checked(path: &str) -> bool {
    let is_source = path.contains("/src/");
    let is_catalogue = path.starts_with("crates/catalogue/");
    is_source && !is_catalogue && !EXAMPLES.iter().any(|example| path.starts_with(example))
}

fn found(path: &str, text: &str) -> Vec<String> {
    let layers = Layers::of(text);
    let code = without_unit_tests(&layers.code);
    let lines = code.lines().count();
    let foreign = GAMES.iter().filter(|game| !is_of_game(path, game.folder));
    let mut problems = Vec::new();
    for Game { folder: name, kind, .. } in foreign {
        for ((code, text), number) in code.lines().zip(text.lines()).zip(1..=lines) {
            let literal = format!("\"{name}\"");
            // The layer of code has no strings, so a literal is looked up in the text.
            let quoted = text.contains(&literal) && !text.trim_start().starts_with("//");
            let typed = holds_word(code, kind) && !declares_module(code);
            let of_crate = holds_word(code, &format!("higaki_{name}"));
            if quoted || typed || of_crate {
                problems.push(format!("{path}:{number}: only the catalogue names {name}"));
            }
        }
    }
    problems
}

/// Whether the file belongs to the game: in its crate, or below a file or folder with its name.
fn is_of_game(path: &str, name: &str) -> bool {
    path.split(['/', '.']).any(|part| part == name)
}

fn declares_module(code: &str) -> bool {
    code.trim_start().starts_with("mod ")
}

fn holds_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.ends_with(is_word_character) && !after.starts_with(is_word_character)
    })
}

#[test]
fn only_the_catalogue_lists_the_games() {
    crate::assert_none(&problems(Repository::actual()));
}

#[test]
fn a_second_list_is_found() {
    let planted = [
        ("crates/server/src/a.rs", "fn a(game: &str) -> bool { game == \"osaka\" }\n"),
        ("crates/cli/src/b.rs", "use higaki_edo::Edo;\n"),
        ("crates/cli/src/e.rs", "use higaki_edo as game;\n"),
        ("crates/cli/src/board/edo.rs", "use higaki_edo::Edo;\n"),
        ("crates/catalogue/src/c.rs", "use higaki_edo::Edo;\n"),
        ("crates/cli/src/d.rs", "//! In Edo.\n#[cfg(test)]\nmod tests { use higaki_edo::Edo; }\n"),
    ];
    let found = problems(&Repository::of(&planted));
    assert_eq!(found.len(), 3, "{found:?}");
}
