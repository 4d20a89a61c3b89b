//! Random games as fast as they go, run by hand:
//! `cargo run --release -p higaki-edo --example speed -- PLAYERS GAMES [jiin] [tokken] [ronin]`

use higaki_edo::{Edo, Module, Modules, Options};
use higaki_table::{Game, QuickChance, Unheard, play_out};
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, otherwise: usize| {
        arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (players, games) = (number(0, 2), number(1, 20_000));
    let module = |name: &str| {
        if arguments.iter().any(|word| word == name) { Module::With } else { Module::Without }
    };
    let modules =
        Modules { jiin: module("jiin"), tokken: module("tokken"), ronin: module("ronin") };
    let options = Options::with(modules);
    let mut chance = QuickChance::new(1);
    let (mut moves, mut rounds, mut by_points, mut points) = (0_u64, 0_u64, 0_u64, 0_i64);
    let begun = Instant::now();
    for _ in 0..games {
        let mut game =
            Edo::set_up(Edo::INFO.rules_version, players, &options, &mut chance, &mut Unheard);
        moves += u64::from(play_out(&mut game, &mut chance).moves);
        rounds += u64::from(game.round());
        by_points += u64::from(game.outcome().is_some_and(|outcome| outcome.reason == "points"));
        points += i64::from(game.all_seats().map(|seat| game.points(seat)).max().unwrap_or(0));
    }
    let seconds = begun.elapsed().as_secs_f64();
    let each = |sum: f64| sum / games as f64;
    println!(
        "{players} players: {:.0} games/s, {:.1} million moves/s, {:.0} moves and {:.1} rounds a \
         game, {:.0} % end by points, best score {:.1}",
        games as f64 / seconds,
        moves as f64 / seconds / 1e6,
        each(moves as f64),
        each(rounds as f64),
        each(by_points as f64) * 100.0,
        each(points as f64),
    );
    println!("size of the state: {} bytes", size_of::<Edo>());
}
