//! Golden counts: the number of sequences of listed choices from fixed positions.
//!
//! Any change of the rules or of the listed choices changes a count.
//!
//! To regenerate `games/dschunke/perft.txt`: write a `?` instead of a count, run this test, and copy
//! the lines that it prints. Do so only for a change that was meant.

use higaki_dschunke::{Dschunke, Options, Setup};
use higaki_table::{Game, Seed, SeededChance, Unheard};
use std::path::PathBuf;

fn read(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/dschunke");
    let path = folder.join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The number of sequences of exactly `depth` choices. There is no chance after the deal.
fn count(game: &Dschunke, depth: u32) -> u64 {
    let Some(seat) = game.deciding().first() else { return 0 };
    let mut list = Vec::new();
    game.list_choices(seat, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let after = |choice| {
        let mut next = game.clone();
        let mut chance = higaki_table::QuickChance::new(0);
        next.apply(seat, choice, &mut chance, &mut Unheard);
        next
    };
    list.into_iter().map(|choice| count(&after(choice), depth - 1)).sum()
}

/// The beginning that a line names: a file in `positions`, or the deal of a seed; names that begin
/// with `free` use the free set-up.
fn beginning(name: &str, players: usize) -> Dschunke {
    let seed = Seed::from_text(name);
    if !name.ends_with(".json") {
        let setup = if name.starts_with("free") { Setup::Free } else { Setup::Printed };
        let options = Options { setup, data: None };
        let mut chance = SeededChance::for_step(&seed, 0);
        return Dschunke::set_up(
            Dschunke::INFO.rules_version,
            players,
            &options,
            &mut chance,
            &mut Unheard,
        );
    }
    let json = read(&format!("positions/{name}")).parse().unwrap();
    Dschunke::from_scenario(&json, &seed).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn sequences_of_choices_are_as_many_as_ever() {
    let golden = read("perft.txt");
    let mut lines = 0;
    let mut changed = Vec::new();
    for line in golden.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, players, depth, expected] = words[..] else { panic!("four words: {line}") };
        let game = beginning(name, players.parse().unwrap());
        let found = count(&game, depth.parse().unwrap());
        if found.to_string() != expected {
            changed.push(format!("{name} {players} {depth} {found}"));
        }
        lines += 1;
    }
    assert!(lines > 20, "the golden counts are there");
    assert!(changed.is_empty(), "these counts have changed:\n{}", changed.join("\n"));
}
