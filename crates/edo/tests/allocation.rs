//! A playout allocates nothing: search lives on that.

use higaki_edo::{Data, Edo, Module, Modules, Options};
use higaki_table::{Game, Playout, QuickChance, Unheard, play_listed, play_out};

/// Every number of players with every combination of the modules. Reading the data allocates, and
/// it is read once in the life of a program, so that happens before. The outcome of a game is not
/// part of a playout either.
fn allocations(mut play: impl FnMut(&mut Edo, &mut QuickChance) -> Playout) -> u64 {
    let module = |used: bool| if used { Module::With } else { Module::Without };
    let built_in = Data::built_in();
    assert!(!built_in.cards.is_empty());
    let measured = allocation_counter::measure(|| {
        let mut chance = QuickChance::new(5);
        for number in 0..128 {
            let bit = |bit: usize| module(number >> bit & 1 == 1);
            let modules = Modules { jiin: bit(2), tokken: bit(3), ronin: bit(4) };
            let (players, options) = (2 + number % 4, Options::with(modules));
            let mut game =
                Edo::set_up(Edo::INFO.rules_version, players, &options, &mut chance, &mut Unheard);
            assert!(play(&mut game, &mut chance).moves > 0);
            assert!(game.deciding().is_empty());
        }
    });
    measured.count_total
}

#[test]
fn drawn_playouts_allocate_nothing() {
    assert_eq!(allocations(play_out), 0);
}

#[test]
fn listed_playouts_allocate_nothing_beside_the_buffer() {
    let mut buffer = Vec::with_capacity(higaki_table::MAX_CHOICES);
    assert_eq!(allocations(|game, chance| play_listed(game, chance, &mut buffer)), 0);
}

/// Memory stays flat over ten thousand different data files, each of them used for a game and a
/// copy of it.
#[test]
fn data_files_are_dropped_with_their_games() {
    let mut data: serde_json::Value = serde_json::from_str(Data::built_in_text()).unwrap();
    let mut play = |number: usize| {
        data["start_ryo"]["note"] = format!("box {number}").into();
        let options = Options { data: Some(data.clone()), ..Options::default() };
        let game = Edo::set_up(
            Edo::INFO.rules_version,
            3,
            &options,
            &mut QuickChance::new(5),
            &mut Unheard,
        );
        assert_eq!(game.clone(), game);
    };
    play(0);
    let measured = allocation_counter::measure(|| (10_000..20_000).for_each(&mut play));
    assert!(measured.bytes_current < 1_000, "{measured:?}");
    assert!(measured.bytes_max < 1_000_000, "{measured:?}");
}
