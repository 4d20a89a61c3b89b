//! The greedy opponent plays a real game of EDO, within the rules and without peeking.

use crate::manners::{do_not_peek, keep_to_the_rules};
use higaki_bots::{Bot, Budget, Drawing, Kind, Progress, Simulation};
use higaki_edo::{Edo, Module, Modules, Options, Space};
use higaki_table::{Game, QuickChance, Seat, Seed, Unheard};
use higaki_testkit::{Style, Walk, World};

/// Every number of players, and every module alone and together with others.
fn modules(number: u64) -> Modules {
    let module = |bit: u64| if number >> bit & 1 == 1 { Module::With } else { Module::Without };
    Modules { jiin: module(0), tokken: module(1), ronin: module(2) }
}

fn walk(number: u64) -> Walk<Edo> {
    let players = 2 + (number % 4) as usize;
    let options = Options::with(modules(number));
    Walk::begin(&World { players, options, number, style: Style::Drawn })
}

#[test]
fn bots_make_legal_choices() {
    keep_to_the_rules(walk, 8);
}

#[test]
fn the_same_view_and_the_same_number_give_the_same_choice() {
    do_not_peek(walk, 8);
}

fn played(kinds: &[Kind], number: u64) -> Edo {
    let mut chance = QuickChance::new(number);
    let options = Options::with(modules(number / 2));
    let mut game =
        Edo::set_up(Edo::INFO.rules_version, kinds.len(), &options, &mut chance, &mut Unheard);
    let mut bots: Vec<Box<dyn Bot<Edo>>> = kinds.iter().map(|kind| kind.make(number)).collect();
    while let Some(seat) = game.deciding().first() {
        let choice = bots[seat.index()].choose(&game, seat);
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
    game
}

#[test]
fn greedy_beats_random_by_a_wide_margin() {
    let games = 40;
    let won = (0..games).filter(|number| {
        let greedy = Seat::wrapped(*number as usize, 2);
        let kinds =
            [0, 1].map(|seat| if seat == greedy.index() { Kind::Greedy } else { Kind::Random });
        let outcome = played(&kinds, *number).outcome().unwrap();
        outcome.winners().any(|winner| winner == greedy)
    });
    let won = won.count();
    assert!(won >= 38, "greedy won {won} of {games}");
}

/// Samurai out, materials, buildings, a house in Edo, and an end by points.
#[test]
fn greedy_opponents_play_a_real_game() {
    let (mut by_points, mut houses, mut seats, mut built) = (0, 0, 0, 0);
    for number in 0..16 {
        let kinds = vec![Kind::Greedy; 2 + number as usize % 4];
        let game = played(&kinds, number);
        by_points += usize::from(game.outcome().unwrap().reason == "points");
        for seat in game.all_seats() {
            seats += 1;
            houses += usize::from(game.city(Space::EDO).has_house(seat));
            built += usize::from(game.data().houses - game.player(seat).houses);
        }
    }
    assert!(by_points >= 6, "{by_points} of 8 games ended by points");
    assert!(houses * 10 >= seats * 8, "{houses} of {seats} have a house in Edo");
    assert!(built > 2 * seats, "{built} houses of {seats} players");
}

#[test]
fn simulations_tell_rounds_cities_and_packages() {
    let simulation = Simulation::<Edo> {
        players: 3,
        options: Options::default(),
        games: 60,
        bot: Kind::Random,
        budget: Budget::default(),
        drawing: Drawing::Unlisted,
        seed: Seed::from_text("groups"),
        threads: 2,
    };
    let report = simulation.run(&Progress::default());
    assert_eq!(report.rounds.values().sum::<u64>(), 60);
    let games = |begin: &str| {
        let groups = report.groups.iter().filter(|(name, _)| name.starts_with(begin));
        groups.map(|(_, group)| group.games).sum::<u64>()
    };
    assert_eq!((games("city "), games("package ")), (180, 180));
}
