//! Playouts and the computation of the outcome do not allocate: search depends on both.

use higaki_dschunke::{Data, Dschunke, Options, Setup};
use higaki_table::{Game, Playout, QuickChance, Unheard, play_listed, play_out};

fn allocations(mut play: impl FnMut(&mut Dschunke, &mut QuickChance) -> Playout) -> u64 {
    let options = [Setup::Printed, Setup::Free].map(|setup| Options { setup, data: None });
    // The built-in data is parsed once, on first use.
    Dschunke::set_up(
        Dschunke::INFO.rules_version,
        3,
        &options[0],
        &mut QuickChance::new(5),
        &mut Unheard,
    );
    let measured = allocation_counter::measure(|| {
        let mut chance = QuickChance::new(5);
        for number in 0..60 {
            let (players, options) = (3 + number % 2, &options[number / 2 % 2]);
            let mut game = Dschunke::set_up(
                Dschunke::INFO.rules_version,
                players,
                options,
                &mut chance,
                &mut Unheard,
            );
            assert!(play(&mut game, &mut chance).moves > 0);
            assert!(game.outcome().is_some());
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
        data["ring"]["note"] = format!("box {number}").into();
        let options = Options { data: Some(data.clone()), ..Options::default() };
        let game = Dschunke::set_up(
            Dschunke::INFO.rules_version,
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
