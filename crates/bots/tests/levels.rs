//! Levels: each beats those below it.

use higaki_bots::{Bot, Budget, Kind, level_names, make};
use higaki_osaka::Osaka;
use higaki_table::{Game, QuickChance, Seat, Unheard};

/// How many of so many games for two the stronger wins.
fn won(stronger: Kind, weaker: Kind, games: u64) -> usize {
    let wins = |number: u64| {
        // Every deal is played twice, with the seats changed.
        let mut chance = QuickChance::new(number / 2);
        let mut game = Osaka::set_up(2, &Default::default(), &mut chance, &mut Unheard);
        let own = Seat::wrapped(number as usize, 2);
        let mut bots: Vec<Box<dyn Bot<Osaka>>> = Seat::all(2)
            .map(|seat| if seat == own { stronger } else { weaker }.make(number))
            .collect();
        while let Some(seat) = game.deciding().first() {
            let choice = bots[seat.index()].choose(&game, seat);
            game.apply(seat, choice, &mut chance, &mut Unheard);
        }
        game.outcome().unwrap().winners().any(|winner| winner == own)
    };
    (0..games).filter(|number| wins(*number)).count()
}

#[test]
fn levels_are_in_order() {
    for (stronger, weaker, least) in [
        (Kind::Apprentice, Kind::Random, 14),
        (Kind::Merchant, Kind::Apprentice, 14),
        (Kind::Merchant, Kind::Greedy, 14),
    ] {
        let won = won(stronger, weaker, 20);
        assert!(won >= least, "{} won {won} of 20 against {}", stronger.word(), weaker.word());
    }
}

#[test]
fn levels_are_made_by_name() {
    let names: Vec<&str> = level_names().collect();
    assert_eq!(names, ["apprentice", "clerk", "merchant", "captain", "shogun"]);
    assert!(make::<Osaka>("captain", 1, &Budget::default()).is_some());
    assert!(make::<Osaka>("greedy", 1, &Budget::default()).is_none());
}
