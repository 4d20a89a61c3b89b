//! The laws of the contract, over random play.

use crate::rules::own_data::full_data;
use higaki_dschunke::{Dschunke, Goods, Options, Setup};
use higaki_table::Seat;
use higaki_testkit::{Style, World, hold_all};
use proptest::prelude::*;

/// D1.1 to D1.3: 72 goods, 30 special cards and 20 strips per player, wherever they are.
fn conserved(game: &Dschunke) -> Result<(), String> {
    use higaki_table::Game;
    if game.all_goods() != Goods::even(18) {
        return Err(format!("goods: {:?}", game.all_goods()));
    }
    if game.all_special_cards() != 30 {
        return Err(format!("special cards: {}", game.all_special_cards()));
    }
    match Seat::all(game.players()).find(|seat| game.all_strips(*seat) != 20) {
        Some(seat) => Err(format!("strips of seat {seat}: {}", game.all_strips(seat))),
        None => Ok(()),
    }
}

fn hold(players: usize, setup: Setup, style: Style, games: u64) {
    for number in 0..games {
        let options = Options { setup, data: None };
        hold_all::<Dschunke>(&World { players, options, number, style }, conserved);
    }
}

#[test]
fn the_laws_hold_for_three_players() {
    hold(3, Setup::Printed, Style::Drawn, 4);
    hold(3, Setup::Printed, Style::Listed, 4);
    hold(3, Setup::Printed, Style::Stubborn, 4);
}

#[test]
fn the_laws_hold_for_four_players() {
    hold(4, Setup::Printed, Style::Drawn, 4);
    hold(4, Setup::Printed, Style::Listed, 4);
    hold(4, Setup::Printed, Style::Stubborn, 4);
}

#[test]
fn the_laws_hold_for_the_free_set_up() {
    hold(3, Setup::Free, Style::Drawn, 2);
    hold(4, Setup::Free, Style::Listed, 2);
    hold(3, Setup::Free, Style::Stubborn, 2);
}

#[test]
fn the_laws_hold_for_all_that_own_data_can_show() {
    for (players, style) in [(3, Style::Drawn), (4, Style::Listed), (4, Style::Stubborn)] {
        for number in 0..3 {
            let options = Options { setup: Setup::Printed, data: Some(full_data()) };
            hold_all::<Dschunke>(&World { players, options, number, style }, conserved);
        }
    }
}

fn worlds() -> impl Strategy<Value = World<Options>> {
    let setup = prop_oneof![3 => Just(Setup::Printed), 1 => Just(Setup::Free)];
    let style =
        prop_oneof![3 => Just(Style::Drawn), 1 => Just(Style::Listed), 1 => Just(Style::Stubborn)];
    (3..=4_usize, setup, any::<u64>(), style).prop_map(|(players, setup, number, style)| {
        let options = Options { setup, data: None };
        World { players, options, number, style }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    #[test]
    fn all_laws_hold_in_random_games(world in worlds()) {
        hold_all::<Dschunke>(&world, conserved);
    }
}
