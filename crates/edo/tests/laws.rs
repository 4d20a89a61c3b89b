//! The laws of every game, over random play with every number of players and all modules.

use crate::support::{combinations, rich_data};
use higaki_edo::{Building, Edo, Options, Privilege};
use higaki_table::{Game, QuickChance, Seat, Unheard, Viewer, play_out};
use higaki_testkit::{Style, Walk, World, hold_all};
use proptest::prelude::*;

/// Officials, samurai, houses, posts, fortresses, temples and tiles: all there, none too many.
pub(crate) fn conserved(game: &Edo) -> Result<(), String> {
    let data = game.data();
    let sum = |of: &dyn Fn(Seat) -> u64| game.all_seats().map(of).sum::<u64>();
    let standing = |building: Building| -> u64 {
        game.open_cities().iter().map(|city| game.city(city).count(building) as u64).sum()
    };
    let players = game.seat_count() as u64;
    let position = game.position();
    let list = |path: &str| position.pointer(path).and_then(|list| list.as_array()).map(Vec::len);
    let neutral = game.view(Viewer::Spectator).neutral_officials;
    let fortresses = game.view(Viewer::Spectator).fortresses;
    let specials = game.view(Viewer::Spectator).special_cards.len();
    let held: usize =
        game.view(Viewer::Spectator).seats.iter().map(|seat| seat.special_cards.len()).sum();
    let checks = [
        (
            "meeples",
            sum(&|seat| {
                u64::from(game.own_officials(seat)) + game.player(seat).samurai.len() as u64
            }) == players * u64::from(data.meeples),
        ),
        (
            "houses",
            sum(&|seat| u64::from(game.player(seat).houses)) + standing(Building::House)
                == players * u64::from(data.houses),
        ),
        (
            "posts",
            sum(&|seat| u64::from(game.player(seat).posts)) + standing(Building::Post)
                == players * u64::from(data.posts),
        ),
        (
            "fortresses",
            u64::from(fortresses) + standing(Building::Fortress) == u64::from(data.fortresses),
        ),
        (
            "neutral officials",
            sum(&|seat| u64::from(game.player(seat).neutral)) + u64::from(neutral)
                == u64::from(data.neutral_officials),
        ),
        ("special cards", specials + held + 3 == data.cards.len()),
        ("ronin", [0, 3].contains(&game.ronin().len())),
        (
            "merchant cards",
            list("/merchant_cards/gone").unwrap_or(0) + list("/merchant_cards/queue").unwrap_or(0)
                == data.merchant_cards.len(),
        ),
    ];
    for privilege in Privilege::ALL {
        let held = sum(&|seat| u64::from(game.player(seat).privilege(privilege)));
        if held > u64::from(data.privileges[privilege as usize]) {
            return Err(format!("too many privileges {privilege}"));
        }
    }
    match checks.iter().find(|(_, holds)| !holds) {
        Some((what, _)) => Err((*what).to_owned()),
        None => Ok(()),
    }
}

fn worlds() -> impl Strategy<Value = World<Options>> {
    let options = (prop::sample::select(combinations()), prop::bool::weighted(0.6)).prop_map(
        |(modules, rich)| Options { data: rich.then(rich_data), ..Options::with(modules) },
    );
    let style =
        prop_oneof![3 => Just(Style::Drawn), 1 => Just(Style::Listed), 1 => Just(Style::Stubborn)];
    (2..=5_usize, options, any::<u64>(), style)
        .prop_map(|(players, options, number, style)| World { players, options, number, style })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    #[test]
    fn all_laws_hold_in_random_games(world in worlds()) {
        hold_all::<Edo>(&world, conserved);
    }

    /// Exchanging the hidden plans of others changes no view of another player.
    #[test]
    fn e13_1_other_plans_are_not_seen(world in worlds(), steps in 8..60_usize) {
        let mut walk = Walk::<Edo>::begin(&world);
        for _ in 0..steps {
            walk.step();
        }
        let game = walk.table.game().clone();
        for viewer in Viewer::all(game.players()) {
            let mut other = game.clone();
            other.determinise(viewer, walk.chance());
            prop_assert_eq!(conserved(&other), Ok(()));
            let texts = [&other, &game].map(|game| {
                serde_json::to_string(&game.view(viewer)).expect("a view is JSON")
            });
            prop_assert_eq!(&texts[0], &texts[1]);
        }
    }
}

#[test]
fn every_combination_of_modules_can_be_played_to_the_end() {
    for modules in combinations() {
        for players in 2..=5 {
            for data in [None, Some(rich_data())] {
                let mut chance = QuickChance::new(players as u64);
                let options = Options { data, ..Options::with(modules) };
                for _ in 0..4 {
                    let mut game = Edo::set_up(
                        Edo::INFO.rules_version,
                        players,
                        &options,
                        &mut chance,
                        &mut Unheard,
                    );
                    play_out(&mut game, &mut chance);
                    assert!(game.outcome().is_some());
                    assert_eq!(conserved(&game), Ok(()));
                }
            }
        }
    }
}

/// Every listed choice comes out of the draw sooner or later, in positions from a few games.
#[test]
fn every_listed_choice_can_be_drawn() {
    let mut chance = QuickChance::new(3);
    let options =
        Options { data: Some(rich_data()), ..Options::with(crate::support::all_modules()) };
    let mut game = Edo::set_up(Edo::INFO.rules_version, 3, &options, &mut chance, &mut Unheard);
    let mut list = Vec::new();
    while let Some(seat) = game.deciding().first() {
        list.clear();
        game.list_choices(seat, &mut list);
        if list.len() < 12 {
            let mut missing: Vec<String> = list.iter().map(ToString::to_string).collect();
            for _ in 0..20_000 {
                let drawn = game.random_choice(seat, &mut chance).to_string();
                missing.retain(|text| *text != drawn);
                if missing.is_empty() {
                    break;
                }
            }
            assert!(missing.is_empty(), "{missing:?} never come out: {}", game.position());
        }
        let choice = game.random_choice(seat, &mut chance);
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
}
