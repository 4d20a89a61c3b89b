//! Golden counts: the number of sequences of listed choices from fixed positions.
//!
//! Any change of the rules or of the listed choices changes a count.
//!
//! To regenerate `games/osaka/perft.txt`: write a `?` instead of a count, run this test, and copy
//! the lines that it prints. Do so only for a change that was meant.

use higaki_osaka::{Options, Osaka};
use higaki_table::{Game, Seed, SeededChance, Unheard};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/osaka")
}

fn read(name: &str) -> String {
    let path = folder().join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The number of sequences of exactly `depth` choices. The chance of a step comes from the seed and
/// the number of the step, as in a real game.
fn count(game: &Osaka, seed: &Seed, step: u64, depth: u32) -> u64 {
    let Some(seat) = game.deciding().first() else { return 0 };
    let mut list = Vec::new();
    game.list_choices(seat, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter()
        .map(|choice| {
            let mut next = *game;
            next.apply(seat, *choice, &mut SeededChance::for_step(seed, step), &mut Unheard);
            count(&next, seed, step + 1, depth - 1)
        })
        .sum()
}

/// The beginning that a line names: a file in `positions`, or the deal of a seed.
fn beginning(name: &str, players: usize) -> (Osaka, Seed) {
    let seed = Seed::from_text(name);
    if !name.ends_with(".json") {
        let mut chance = SeededChance::for_step(&seed, 0);
        return (
            Osaka::set_up(
                Osaka::INFO.rules_version,
                players,
                &Options::default(),
                &mut chance,
                &mut Unheard,
            ),
            seed,
        );
    }
    let json = read(&format!("positions/{name}")).parse().expect("a position is JSON");
    let game = Osaka::from_scenario(&json, &seed).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(game.players(), players, "{name}");
    (game, seed)
}

#[test]
fn sequences_of_choices_are_as_many_as_ever() {
    let golden = read("perft.txt");
    let mut lines = 0;
    let mut changed = Vec::new();
    for line in golden.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, players, depth, expected] = words[..] else { panic!("four words: {line}") };
        let (game, seed) = beginning(name, players.parse().expect("a number of players"));
        let found = count(&game, &seed, 1, depth.parse().expect("a depth"));
        if found.to_string() != expected {
            changed.push(format!("{name} {players} {depth} {found}"));
        }
        lines += 1;
    }
    assert!(lines > 20, "the golden counts are there");
    assert!(changed.is_empty(), "these counts have changed:\n{}", changed.join("\n"));
}
