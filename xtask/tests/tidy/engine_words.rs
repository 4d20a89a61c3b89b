//! docs/engine.md names every decision that a game can ask for.

use std::collections::BTreeSet;

use crate::fluent::File;
use crate::repository::Repository;
use crate::rule_index::{GAMES, Game};

const PAGE: &str = "docs/engine.md";

fn problems(repository: &Repository) -> Vec<String> {
    let page = repository.text(PAGE).unwrap_or_default();
    let mut problems = Vec::new();
    for Game { folder: game, title, .. } in &GAMES {
        let named = named(page, &format!("### {title}"));
        let known = known(repository, game);
        problems.extend(known.difference(&named).map(|word| format!("{PAGE}: no {game} {word}")));
        problems
            .extend(named.difference(&known).map(|word| format!("{PAGE}: {game} has no {word}")));
    }
    problems
}

/// Each decision of a game has a sentence, which tests of the game hold.
fn known(repository: &Repository, game: &str) -> BTreeSet<String> {
    let file = repository.text(&format!("locales/en/{game}.ftl")).unwrap_or_default();
    let (prefix, file) = (format!("{game}-decision-"), File::of(PAGE, file));
    let words = file.entries.keys().filter_map(|id| id.strip_prefix(&prefix));
    words.map(|word| word.replace('-', "_")).collect()
}

/// The words in backquotes behind "Decisions are" below the heading.
fn named(page: &str, heading: &str) -> BTreeSet<String> {
    let below = page.split_once(&format!("{heading}\n")).map_or("", |(_, below)| below);
    let chapter = below.split("\n#").next().unwrap_or_default();
    let line = chapter.lines().find(|line| line.starts_with("Decisions are "));
    line.unwrap_or_default().split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_page_of_the_engine_names_every_decision() {
    crate::assert_none(&problems(Repository::actual()));
}

#[test]
fn a_decision_that_is_missing_or_made_up_is_found() {
    let locale = "edo-decision-name-ronin = Which one?\nedo-decision-plan = Plan!\n";
    let page = "### EDO\n\nDecisions are `plan` and `build`.\n\n## Scenarios\n";
    let repository = Repository::of(&[(PAGE, page), ("locales/en/edo.ftl", locale)]);
    assert_eq!(
        problems(&repository),
        ["docs/engine.md: no edo name_ronin", "docs/engine.md: edo has no build"]
    );
}
