//! The rule index held to the tests: every id has a test, and every test with an id has a rule.

use std::collections::BTreeSet;

const INDEX: &str = include_str!("../../../games/dschunke/rules.md");
const TESTS: [&str; 12] = [
    include_str!("rules/actions.rs"),
    include_str!("rules/cards.rs"),
    include_str!("rules/components.rs"),
    include_str!("rules/end.rs"),
    include_str!("rules/holds.rs"),
    include_str!("rules/known.rs"),
    include_str!("rules/market.rs"),
    include_str!("rules/moving.rs"),
    include_str!("rules/poker.rs"),
    include_str!("rules/setup.rs"),
    include_str!("rules/supply.rs"),
    include_str!("rules/variants.rs"),
];

/// `D4.2` as it appears in the name of a test: `d4_2`.
fn snake(id: &str) -> String {
    id.to_lowercase().replace("dv.", "dv_").replace('.', "_")
}

#[test]
fn every_rule_stands_in_the_code_that_carries_it_out() {
    let folder = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let mut rules = 0;
    for line in INDEX.lines().filter(|line| line.starts_with("| D") && line.ends_with("` |")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let (id, file) = (cells[1], cells[3].trim_matches('`'));
        let code = std::fs::read_to_string(folder.join(file)).unwrap();
        let mut found = code.match_indices(id);
        let whole = |end: usize| !code[end..].starts_with(|c: char| c.is_ascii_digit());
        assert!(found.any(|(at, _)| whole(at + id.len())), "{id} is not named in {file}");
        rules += 1;
    }
    assert_eq!(rules, 75);
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    let ids: BTreeSet<String> = INDEX
        .lines()
        .filter_map(|line| line.strip_prefix("| D")?.split_once(" |"))
        .map(|(id, _)| format!("D{id}"))
        .filter(|id| !id.starts_with("DR."))
        .map(|id| snake(&id))
        .collect();
    assert_eq!(ids.len(), 75);
    let tested: BTreeSet<String> = TESTS
        .iter()
        .flat_map(|text| text.lines())
        .filter_map(|line| line.strip_prefix("fn d"))
        .map(|name| name.splitn(3, '_').take(2).collect::<Vec<_>>().join("_"))
        .map(|id| format!("d{id}"))
        .filter(|id| ids.contains(id) || id.chars().nth(1).is_some_and(|c| c.is_ascii_digit()))
        .collect();
    assert_eq!(ids, tested);
}
