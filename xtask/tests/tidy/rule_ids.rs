//! Every rule is in the code and in a test, under its id in the index of its game.

use std::collections::BTreeSet;

use crate::repository::Repository;
use crate::rule_index::{GAMES, Game, RuleIndex};
use crate::rust_source::{Layers, test_names};

fn problems(repository: &Repository) -> Vec<String> {
    let folders = repository.folders_in("games/").into_iter();
    folders.flat_map(|folder| game_problems(repository, folder)).collect()
}

fn game_problems(repository: &Repository, folder: &str) -> Vec<String> {
    let Some(game) = GAMES.iter().find(|game| game.folder == folder) else {
        return vec![format!("games/{folder} is unknown: add it to the table of games in xtask")];
    };
    let Some(page) = repository.text(&format!("games/{folder}/rules.md")) else {
        return vec![format!("games/{folder}/rules.md is missing")];
    };
    let mut index = RuleIndex::of(game, page);
    let mut problems = std::mem::take(&mut index.problems);
    problems.extend(rules_without_code(repository, game, &index));
    problems.extend(rules_without_test(repository, game, &index));
    problems.extend(unknown_ids(repository, game, &index));
    problems
}

fn rules_without_code(repository: &Repository, game: &Game, index: &RuleIndex) -> Vec<String> {
    let mut problems = Vec::new();
    for (id, files) in &index.rules {
        if files.is_empty() {
            problems.push(format!("{id}: the index names no file of code"));
        }
        for file in files {
            let path = format!("crates/{}/{file}", game.folder);
            match repository.text(&path) {
                None => problems.push(format!("{id}: {path} does not exist")),
                Some(text) if !is_cited(game, id, &path, text) => {
                    problems.push(format!("{id}: no comment in {path} cites it"));
                }
                Some(_) => {}
            }
        }
    }
    problems
}

fn is_cited(game: &Game, id: &str, path: &str, text: &str) -> bool {
    let cited = game.ids_in(path, &Layers::of(text).comments);
    cited.iter().any(|(_, cited)| cited == id)
}

fn rules_without_test(repository: &Repository, game: &Game, index: &RuleIndex) -> Vec<String> {
    let folder = format!("crates/{}/", game.folder);
    let mut tested = BTreeSet::new();
    for (_, text) in repository.below(&folder, ".rs") {
        let code = Layers::of(text).code;
        tested.extend(test_names(&code).into_iter().filter_map(|name| game.id_of_test(name)));
    }
    let untested = index.rules.keys().filter(|id| !tested.contains(*id));
    untested.map(|id| format!("{id}: no test in {folder} has a name that begins with it")).collect()
}

/// Ids that the index lacks: a typing error, or a rule that was renumbered.
fn unknown_ids(repository: &Repository, game: &Game, index: &RuleIndex) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in repository.files().filter(|(path, _)| may_cite_rules(path)) {
        let unknown = game.ids_in(path, text).into_iter().filter(|(_, id)| !index.knows(id));
        problems.extend(unknown.map(|(line, id)| format!("{path}:{line}: there is no rule {id}")));
        if path.ends_with(".rs") {
            problems.extend(tests_of_unknown_rules(path, text, game, index));
        }
    }
    problems
}

fn may_cite_rules(path: &str) -> bool {
    ["crates/", "locales/", "games/"].iter().any(|folder| path.starts_with(folder))
}

fn tests_of_unknown_rules(path: &str, text: &str, game: &Game, index: &RuleIndex) -> Vec<String> {
    let code = Layers::of(text).code;
    test_names(&code)
        .into_iter()
        .filter_map(|name| Some((name, game.id_of_test(name)?)))
        .filter(|(_, id)| !index.knows(id))
        .map(|(name, id)| format!("{path}: the test `{name}` is for no rule: there is no {id}"))
        .collect()
}

#[test]
fn every_rule_has_code_and_a_test() {
    let repository = Repository::actual();
    assert!(!repository.folders_in("games/").is_empty(), "there are no games");
    crate::assert_none(&problems(repository));
}

const PAGE: &str = "| id | rule | code |\n|---|---|---|\n| O1.1 | One. | `src/a.rs` |\n";
const CODE: &str = "//! Carries out O1.1.\n";
const TEST: &str = "#[test]\nfn o1_1_works() {}\n";

/// The problems of a sound game after these files are added or replaced.
fn problems_with(changes: &[(&str, &str)]) -> Vec<String> {
    let sound = [
        ("games/osaka/rules.md", PAGE),
        ("crates/osaka/src/a.rs", CODE),
        ("crates/osaka/tests/main.rs", TEST),
    ];
    problems(&Repository::of(&[&sound, changes].concat()))
}

#[test]
fn a_sound_game_has_no_problems() {
    crate::assert_none(&problems_with(&[]));
    let unit_test = format!("{CODE}{TEST}");
    crate::assert_none(&problems_with(&[
        ("crates/osaka/src/a.rs", &unit_test),
        ("crates/osaka/tests/main.rs", ""),
    ]));
}

#[test]
fn an_unknown_game_or_a_missing_page_is_found() {
    let go = Repository::of(&[("games/go/rules.md", "")]);
    crate::assert_one(&problems(&go), "games/go is unknown: add it to the table");
    let pageless = Repository::of(&[("games/edo/fixtures/a.txt", "")]);
    crate::assert_one(&problems(&pageless), "games/edo/rules.md is missing");
}

#[test]
fn a_rule_without_code_is_found() {
    for uncited in ["", "fn f() { \"O1.1\" }", "//! O1.10, O1"] {
        let problems = problems_with(&[("crates/osaka/src/a.rs", uncited)]);
        let expected = "O1.1: no comment in crates/osaka/src/a.rs cites it";
        assert!(problems.iter().any(|problem| problem == expected), "{uncited}: {problems:?}");
    }
    let moved = PAGE.replace("a.rs", "b.rs");
    let problems = problems_with(&[("games/osaka/rules.md", &moved)]);
    crate::assert_one(&problems, "O1.1: crates/osaka/src/b.rs does not exist");
    let homeless = PAGE.replace('`', "");
    let problems = problems_with(&[("games/osaka/rules.md", &homeless)]);
    crate::assert_one(&problems, "O1.1: the index names no file of code");
}

#[test]
fn a_rule_without_a_test_is_found() {
    for untested in ["", "fn o1_1_helper() {}", "#[test]\nfn works_o1_1() {}"] {
        let problems = problems_with(&[("crates/osaka/tests/main.rs", untested)]);
        crate::assert_one(&problems, "O1.1: no test in crates/osaka/");
    }
    let elsewhere = [("crates/osaka/tests/main.rs", ""), ("crates/bots/tests/main.rs", TEST)];
    crate::assert_one(&problems_with(&elsewhere), "O1.1: no test in crates/osaka/");
}

#[test]
fn an_unknown_id_is_found_wherever_it_stands() {
    for (path, text, line) in [
        ("crates/osaka/src/b.rs", "\n/// See O9.9.\n", 2),
        ("crates/bots/src/b.rs", "const RULE: &str = \"O9.9\";\n", 1),
        ("locales/de/osaka.ftl", "a = b\nrule-O9-9 = c\n", 2),
        ("games/osaka/notes.md", "O9.9", 1),
    ] {
        let expected = format!("{path}:{line}: there is no rule O9.9");
        crate::assert_one(&problems_with(&[(path, text)]), &expected);
    }
}

#[test]
fn a_test_of_an_unknown_rule_is_found() {
    let test = ("crates/bots/src/b.rs", "#[test]\nfn o9_9_works() {}\n");
    crate::assert_one(&problems_with(&[test]), "`o9_9_works` is for no rule: there is no O9.9");
}
