//! Golden counts: the number of sequences of listed choices from fixed positions.
//!
//! Any change of the rules or of the listed choices changes a count.
//!
//! To regenerate `games/edo/perft.txt`: write a `?` instead of a count, run this test, and copy the
//! lines that it prints. Do so only for a change that was meant.

use crate::support::{all_modules, combinations};
use higaki_edo::{Edo, Modules, Options};
use higaki_table::{Chance, Game, Seed, SeededChance, Unheard};

const GOLDEN: &str = include_str!("../../../games/edo/perft.txt");

fn modules(word: &str) -> Modules {
    match word {
        "base" => Modules::default(),
        "jiin" => combinations()[1],
        "tokken" => combinations()[2],
        "ronin" => combinations()[4],
        "all" => all_modules(),
        _ => panic!("unknown modules: {word}"),
    }
}

/// The number of sequences of exactly `depth` choices.
fn count(game: &Edo, seed: &Seed, step: u64, depth: u32) -> u64 {
    let Some(seat) = game.deciding().first() else { return 0 };
    let mut list = Vec::new();
    game.list_choices(seat, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter()
        .map(|choice| {
            let mut next = game.clone();
            next.apply(seat, *choice, &mut SeededChance::for_step(seed, step), &mut Unheard);
            count(&next, seed, step + 1, depth - 1)
        })
        .sum()
}

/// A deal followed by randomly drawn choices.
fn beginning(seed: &Seed, players: usize, modules: Modules, walked: u64) -> Edo {
    let mut chance = SeededChance::for_step(seed, 0);
    let mut game = Edo::set_up(
        Edo::INFO.rules_version,
        players,
        &Options::with(modules),
        &mut chance,
        &mut Unheard,
    );
    for step in 1..=walked {
        let Some(seat) = game.deciding().first() else { break };
        let mut list = Vec::new();
        game.list_choices(seat, &mut list);
        let mut chance = SeededChance::for_step(seed, step);
        let drawn = chance.below(list.len() as u32) as usize;
        game.apply(seat, list[drawn], &mut chance, &mut Unheard);
    }
    game
}

#[test]
fn sequences_of_choices_are_as_many_as_ever() {
    let mut lines = 0;
    let mut changed = Vec::new();
    for line in GOLDEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, players, with, walked, depth, expected] = words[..] else {
            panic!("six words: {line}")
        };
        let number = |word: &str| word.parse::<u64>().expect("a number");
        let seed = Seed::from_text(name);
        let game = beginning(&seed, number(players) as usize, modules(with), number(walked));
        let found = count(&game, &seed, number(walked) + 1, number(depth) as u32);
        if found.to_string() != expected {
            changed.push(format!("{name} {players} {with} {walked} {depth} {found}"));
        }
        lines += 1;
    }
    assert!(lines > 20, "the golden counts are there");
    assert!(changed.is_empty(), "these counts have changed:\n{}", changed.join("\n"));
}
