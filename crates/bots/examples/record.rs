//! Plays a game of EDO with greedy opponents and prints its record.
//! `cargo run --release -p higaki-bots --example record -- PLAYERS SEED [jiin] [tokken] [ronin]`

use higaki_bots::{Bot, Kind};
use higaki_edo::{Edo, Module, Modules, Options};
use higaki_table::{Game, Origin, QuickChance, Seed, Table, WithSeed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let players = words.first().map_or(2, |word| word.parse().expect("a number of players"));
    let seed = words.get(1).map_or("a game", String::as_str);
    let module = |name: &str| {
        if words.iter().any(|word| word == name) { Module::With } else { Module::Without }
    };
    let modules =
        Modules { jiin: module("jiin"), tokken: module("tokken"), ronin: module("ronin") };
    let origin = Origin::Local(Seed::from_text(seed));
    let dealt = Table::<Edo>::deal(players, &Options::with(modules), origin);
    let (mut table, _) = dealt.expect("two to five players with the built-in data");
    // Other random variations for another seed, or all records would begin alike.
    let mut numbers = QuickChance::from_seed(&Seed::from_text(seed).nth(1));
    let mut bots: Vec<Box<dyn Bot<Edo>>> =
        (0..players).map(|_| Kind::Greedy.make(numbers.bits())).collect();
    while let Some(seat) = table.game().deciding().first() {
        let choice = bots[seat.index()].choose(table.game(), seat);
        table.play(seat, choice).expect("opponents choose what the rules allow");
    }
    print!("{}", table.record(&[], WithSeed::AfterTheEnd));
}
