//! Plays a game with players who try their choices out in random playouts, and prints its record.
//! `cargo run --release -p higaki-edo --example record -- PLAYERS SEED [jiin] [tokken] [ronin]`,
//! or `… -- SCENARIO.json SEED` to begin from a position.

use higaki_edo::{Choice, Edo, Module, Modules, Options, Space};
use higaki_table::{
    Chance, Game, Origin, QuickChance, Seat, Seed, Table, Unheard, Viewer, WithSeed, play_out,
};

/// The number of choices tried, and of playouts for each: fewer where games are longer.
const TRIED: usize = 60;
const PLAYOUTS: usize = 800;

/// The value of an outcome for a player: points ahead of the best other, those on the track first
/// since they end the game, and a house in Edo.
fn worth(game: &Edo, seat: Seat) -> i32 {
    let house = i32::from(game.city(Space::EDO).has_house(seat));
    let others = game.all_seats().filter(|other| *other != seat).map(|other| game.points(other));
    let track = i32::from(game.player(seat).points);
    2 * game.points(seat) + 8 * track + 12 * house - others.max().unwrap_or(0)
}

fn decide(game: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    let mut list = Vec::new();
    game.list_choices(seat, &mut list);
    let mut tried: Vec<Choice> = Vec::new();
    for _ in 0..TRIED.min(list.len()) {
        let drawn = chance.below(list.len() as u32) as usize;
        tried.push(list.swap_remove(drawn));
    }
    let tries: Vec<i32> = tried
        .iter()
        .map(|choice| {
            let playouts = PLAYOUTS / game.seat_count().pow(2);
            let total = (0..playouts).map(|_| {
                let mut world = game.clone();
                world.determinise(Viewer::Seat(seat), chance);
                world.apply(seat, *choice, chance, &mut Unheard);
                play_out(&mut world, chance);
                worth(&world, seat)
            });
            total.sum()
        })
        .collect();
    let best = (0..tried.len()).max_by_key(|index| tries[*index]).unwrap_or(0);
    tried[best]
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let beginning = arguments.first().map_or("2", String::as_str);
    let seed = arguments.get(1).map_or("a game", String::as_str);
    let mut table = if beginning.ends_with(".json") {
        let text = std::fs::read_to_string(beginning).expect("the scenario can be read");
        let json = serde_json::from_str(&text).expect("a scenario is JSON");
        Table::<Edo>::from_scenario(&json, Seed::from_text(seed)).expect("a sound scenario")
    } else {
        deal(beginning.parse().expect("a number of players"), seed, &arguments)
    };
    let mut chance = QuickChance::from_seed(&Seed::from_text(seed).nth(1));
    while let Some(seat) = table.game().deciding().first() {
        let choice = decide(table.game(), seat, &mut chance);
        table.play(seat, choice).expect("a listed choice can be played");
    }
    print!("{}", table.record(&[], WithSeed::AfterTheEnd));
}

fn deal(players: usize, seed: &str, words: &[String]) -> Table<Edo> {
    let module = |name: &str| {
        if words.iter().any(|word| word == name) { Module::With } else { Module::Without }
    };
    let modules =
        Modules { jiin: module("jiin"), tokken: module("tokken"), ronin: module("ronin") };
    let origin = Origin::Local(Seed::from_text(seed));
    let dealt = Table::deal(players, &Options::with(modules), origin);
    dealt.expect("two to five players with the built-in data").0
}
