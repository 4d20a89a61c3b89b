//! Opponents play legal choices and do not peek, and the stronger one wins.

use crate::manners::{do_not_peek, keep_to_the_rules};
use higaki_bots::{Bot, Kind, UnknownBot};
use higaki_osaka::{Options, Osaka};
use higaki_table::{Game, QuickChance, Seat, Seed, Unheard};
use higaki_testkit::{Style, Walk, World};

fn walk(number: u64) -> Walk<Osaka> {
    let players = 2 + (number % 3) as usize;
    Walk::begin(&World { players, options: Options::default(), number, style: Style::Drawn })
}

#[test]
fn bots_make_legal_choices() {
    keep_to_the_rules(walk, 9);
}

#[test]
fn the_same_view_and_the_same_number_give_the_same_choice() {
    do_not_peek(walk, 6);
}

/// A regression: with equal points the tokens decide, and a lost tie was taken for a win.
#[test]
fn greedy_does_not_end_a_game_that_it_would_lose_by_tokens() {
    let position = serde_json::json!({
        "game": "osaka", "players": 2, "to_act": 1,
        "ships": { "blue": 4 },
        "market": ["B2", "R5", "G5"],
        "seats": [
            { "goods": ["B2"], "tokens": { "red": 7 }, "vp": 9 },
            { "hand": ["G5", "R5", "G2"], "goods": ["R5", "R5", "R3", "Y5", "Y5"], "vp": 9 },
        ],
    });
    let game = Osaka::from_scenario(&position, &Seed::from_text("tie")).unwrap();
    let seat = Seat::new(1).unwrap();
    let choice = Kind::Greedy.make::<Osaka>(1).choose(&game, seat);
    assert!(!choice.to_string().starts_with("buy"), "{choice}");
}

#[test]
fn greedy_beats_random_by_a_wide_margin() {
    let games = 100;
    let won = (0..games).filter(|number| greedy_wins(*number)).count();
    assert!(won >= 85, "greedy won {won} of {games}");
}

fn greedy_wins(number: u64) -> bool {
    let mut chance = QuickChance::new(number);
    let mut game =
        Osaka::set_up(Osaka::INFO.rules_version, 2, &Options::default(), &mut chance, &mut Unheard);
    let greedy = Seat::wrapped(number as usize, 2);
    let mut bots: Vec<Box<dyn Bot<Osaka>>> = Seat::all(2)
        .map(|seat| if seat == greedy { Kind::Greedy } else { Kind::Random }.make(number))
        .collect();
    while let Some(seat) = game.deciding().first() {
        let choice = bots[seat.index()].choose(&game, seat);
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
    game.outcome().unwrap().winners().any(|winner| winner == greedy)
}

#[test]
fn words_of_bots() {
    for kind in Kind::ALL {
        assert_eq!(kind.word().parse(), Ok(kind));
    }
    assert_eq!("shark".parse::<Kind>(), Err(UnknownBot("shark".to_owned())));
}
