//! E3: packages and start cities.

use crate::support::{
    deal, expect_asked, expect_refusal, has, listed, play, position, purse, samurai, sites,
};
use higaki_edo::Modules;
use higaki_table::Game;

fn order(players: usize) -> (usize, Vec<usize>) {
    let (mut table, _) = deal(players, Modules::default(), "the draft");
    let start = table.game().start().index();
    let mut seats = Vec::new();
    while table.game().round() == 0 {
        let seat = table.game().deciding().first().expect("somebody drafts").index();
        seats.push((seat + players - start) % players);
        let choice = listed(&table, seat).into_iter().next_back().expect("something is left");
        play(&mut table, seat, &choice);
    }
    (start, seats)
}

#[test]
fn e3_1_the_first_pass_goes_from_the_last_player_to_the_start_player() {
    assert_eq!(order(4).1[..4], [3, 2, 1, 0]);
    assert_eq!(order(2).1[..2], [1, 0]);
}

#[test]
fn e3_2_the_second_pass_goes_clockwise_from_the_start_player() {
    assert_eq!(order(4).1[4..], [0, 1, 2, 3]);
    assert_eq!(order(5).1[5..], [0, 1, 2, 3, 4]);
    let (mut table, _) = deal(2, Modules::default(), "missing");
    let start = table.game().start().index();
    play(&mut table, 1 - start, "package 2");
    play(&mut table, start, "city A");
    expect_asked(&table, start, "draft");
    expect_refusal(&table, start, "city B", "city_chosen", "E3.2");
    play(&mut table, start, "package 1");
    expect_refusal(&table, 1 - start, "package 3", "package_chosen", "E3.2");
    assert_eq!(listed(&table, 1 - start), ["city B"]);
}

#[test]
fn e3_3_everything_goes_to_one_player_only() {
    let (mut table, _) = deal(2, Modules::default(), "once");
    let start = table.game().start().index();
    expect_refusal(&table, 1 - start, "city EDO", "no_start_city", "E3.3");
    expect_refusal(&table, 1 - start, "city C", "no_start_city", "E3.3");
    expect_refusal(&table, 1 - start, "package 6", "no_such_package", "E3.3");
    let offered =
        ["package 1", "package 2", "package 3", "package 4", "package 5", "city A", "city B"];
    assert_eq!(listed(&table, 1 - start), offered);
    play(&mut table, 1 - start, "package 4");
    expect_refusal(&table, start, "package 4", "package_taken", "E3.3");
    play(&mut table, start, "city B");
    play(&mut table, start, "package 1");
    expect_refusal(&table, 1 - start, "city B", "city_taken", "E3.3");
}

#[test]
fn e3_4_a_house_without_points_and_a_samurai() {
    let (mut table, _) = deal(2, Modules::default(), "house");
    let start = table.game().start().index();
    play(&mut table, 1 - start, "city A");
    assert_eq!(sites(&table, "A"), format!("house {}", 1 - start));
    assert_eq!(samurai(&table, 1 - start), "A");
    assert_eq!(has(&table, 1 - start, "points"), 0);
    play(&mut table, start, "package 5");
    assert_eq!(purse(&table, start), [3, 1, 1, 10]);
    play(&mut table, start, "city B");
    play(&mut table, 1 - start, "package 4");
    assert_eq!(purse(&table, 1 - start), [2, 2, 0, 18]);
    assert_eq!(position(&table)["round"], 1);
}
