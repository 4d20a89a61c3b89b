//! Plays a game at random and prints its record, to be kept as a fixture:
//! `cargo run --example record -- 3 printed "a seed" > games/dschunke/fixtures/3p-rounds-1.record`.

use higaki_dschunke::{Dschunke, Options, Setup};
use higaki_table::{Chance, Game, Origin, QuickChance, Seed, Table, WithSeed};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let players = arguments.next().and_then(|word| word.parse().ok()).unwrap_or(3);
    let setup = match arguments.next().as_deref() {
        Some("free") => Setup::Free,
        _ => Setup::Printed,
    };
    let seed = Seed::from_text(&arguments.next().unwrap_or_default());
    let options = Options { setup, data: None };
    let (mut table, _) = Table::<Dschunke>::deal(players, &options, Origin::Local(seed))
        .expect("three or four players");
    let mut chance = QuickChance::from_seed(&seed);
    let mut list = Vec::new();
    while let Some(seat) = table.game().deciding().first() {
        // Half of the choices from the list, so that rare ones come up too.
        let choice = if chance.below(2) == 0 {
            table.game().random_choice(seat, &mut chance)
        } else {
            list.clear();
            table.game().list_choices(seat, &mut list);
            list[chance.below(list.len() as u32) as usize]
        };
        table.play(seat, choice).expect("it was listed or drawn");
    }
    print!("{}", table.record(&[], WithSeed::AfterTheEnd));
}
