//! Opponents in Dschunke are legal and do not peek, and greedy is stronger than random.

use crate::manners::{do_not_peek, keep_to_the_rules};
use higaki_bots::{Bot, Budget, Drawing, Kind, Progress, Simulation};
use higaki_dschunke::{Bid, Choice, Dschunke, Options, Setup};
use higaki_table::{Game, QuickChance, Seat, Seed, Unheard};
use higaki_testkit::{Style, Walk, World};
use serde_json::{Value, json};

fn walk(number: u64) -> Walk<Dschunke> {
    let setup = if number % 3 == 2 { Setup::Free } else { Setup::Printed };
    let options = Options { setup, data: None };
    let players = 3 + (number % 2) as usize;
    Walk::begin(&World { players, options, number, style: Style::Drawn })
}

#[test]
fn bots_make_legal_choices() {
    keep_to_the_rules(walk, 6);
}

#[test]
fn the_same_view_and_the_same_number_give_the_same_choice() {
    do_not_peek(walk, 6);
}

#[test]
fn greedy_beats_two_random_players_by_a_wide_margin() {
    let games = 60;
    let won = (0..games).filter(|number| greedy_wins(*number)).count();
    assert!(won >= 45, "greedy won {won} of {games}");
}

fn greedy_wins(number: u64) -> bool {
    let mut chance = QuickChance::new(number);
    let mut game = Dschunke::set_up(
        Dschunke::INFO.rules_version,
        3,
        &Options::default(),
        &mut chance,
        &mut Unheard,
    );
    let greedy = Seat::wrapped(number as usize, 3);
    let mut bots: Vec<Box<dyn Bot<Dschunke>>> = Seat::all(3)
        .map(|seat| if seat == greedy { Kind::Greedy } else { Kind::Random }.make(number))
        .collect();
    while let Some(seat) = game.deciding().first() {
        let choice = bots[seat.index()].choose(&game, seat);
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
    game.outcome().unwrap().winners().any(|winner| winner == greedy)
}

fn bid(hands: [Value; 3], round: u8) -> Bid {
    let [one, two, three] = hands;
    let scenario = json!({
        "game": "dschunke", "players": 3, "round": round, "market": { "now": 1 },
        "seats": [{ "hand": one }, { "hand": two, "known": two }, { "hand": three, "known": three }],
        "stage": { "decision": "bid" },
    });
    let game = Dschunke::from_scenario(&scenario, &Seed::from_text("bid")).unwrap();
    let choice = Kind::Greedy.make::<Dschunke>(1).choose(&game, Seat::new(0).unwrap());
    let Choice::Bid { bid } = choice else { panic!("{choice} is no bid") };
    bid
}

/// The first market card offers 1, 2, a special card and 4.
#[test]
fn greedy_wastes_no_cards_without_competing_bids() {
    let nothing = || json!({ "white": 1 });
    let alone = bid([json!({ "orange": 6 }), nothing(), nothing()], 3);
    assert_eq!(alone, Bid::new(1, higaki_dschunke::Good::Orange));
    let weak = bid([json!({ "white": 1 }), json!({ "white": 9 }), json!({ "white": 8 })], 3);
    assert_eq!(weak, Bid::NOTHING, "one yuan is out of reach");
}

#[test]
fn simulations_count_wins_by_colour_and_by_the_order_of_the_first_round() {
    let simulation = Simulation::<Dschunke> {
        players: 3,
        options: Options::default(),
        games: 600,
        bot: Kind::Random,
        budget: Budget::default(),
        drawing: Drawing::Unlisted,
        seed: Seed::from_text("groups"),
        threads: 2,
    };
    let report = simulation.run(&Progress::default());
    let names: Vec<&str> = report.groups.keys().copied().collect();
    assert_eq!(names, ["blue", "first", "green", "red", "second", "third"]);
    for names in [["blue", "green", "red"], ["first", "second", "third"]] {
        let share: f64 = names.iter().map(|name| report.groups[name].win_share).sum();
        assert!((share - 1.0).abs() < 1e-9, "{names:?} win {share}");
        assert!(names.iter().all(|name| report.groups[name].games == 600));
    }
    let one = Simulation { threads: 1, ..simulation };
    assert_eq!(one.run(&Progress::default()), report);
}
