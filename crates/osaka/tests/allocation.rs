//! A playout allocates nothing: search lives on that.

use higaki_osaka::{Options, Osaka};
use higaki_table::{Game, Playout, QuickChance, Unheard, play_listed, play_out};

/// The outcome of a game is not part of a playout, so the state is looked at without it.
fn allocations(mut play: impl FnMut(&mut Osaka, &mut QuickChance) -> Playout) -> u64 {
    let measured = allocation_counter::measure(|| {
        let mut chance = QuickChance::new(5);
        for number in 0..60 {
            let players = 2 + number % 3;
            let mut game = Osaka::set_up(
                Osaka::INFO.rules_version,
                players,
                &Options::default(),
                &mut chance,
                &mut Unheard,
            );
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
