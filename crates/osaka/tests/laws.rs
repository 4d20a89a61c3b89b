//! The laws of every game, over random play with every number of players and all variants.

use higaki_osaka::{Cards, Hands, Insurance, Options, Osaka, Refill};
use higaki_table::{Game, Seat, Viewer};
use higaki_testkit::{Style, Walk, World, hold_all};
use proptest::prelude::*;

/// All 108 cards are somewhere, each of them once.
fn conserved(game: &Osaka) -> Result<(), String> {
    let all = game.all_cards();
    if all == Cards::full() { Ok(()) } else { Err(format!("{} cards: {all}", all.len())) }
}

fn worlds() -> impl Strategy<Value = World<Options>> {
    let options = (
        prop_oneof![Just(Hands::Secret), Just(Hands::Open)],
        prop_oneof![Just(Refill::BeforeShips), Just(Refill::AfterShips)],
        prop_oneof![Just(Insurance::SinkingColours), Just(Insurance::AnyColour)],
    )
        .prop_map(|(hands, refill, insurance)| Options { hands, refill, insurance });
    let style = prop_oneof![Just(Style::Drawn), Just(Style::Listed), Just(Style::Stubborn)];
    (2..=4_usize, options, any::<u64>(), style)
        .prop_map(|(players, options, number, style)| World { players, options, number, style })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..Default::default() })]

    #[test]
    fn all_laws_hold_in_random_games(world in worlds()) {
        hold_all::<Osaka>(&world, conserved);
    }

    /// Other people's hands, exchanged among the hidden cards: nobody who may not see them notices.
    #[test]
    fn o10_1_other_hands_are_not_seen(world in worlds(), steps in 0..80_usize) {
        let mut walk = Walk::<Osaka>::begin(&World {
            options: Options { hands: Hands::Secret, ..world.options },
            ..world
        });
        for _ in 0..steps {
            walk.step();
        }
        let game = walk.table.game();
        let position = game.position();
        for viewer in Viewer::all(game.players()) {
            let mut changed = position.clone();
            exchange_hidden(&mut changed, viewer.seat());
            let Ok(other) = Osaka::from_scenario(&changed, &higaki_table::Seed::from_text("")) else {
                // Who is asked to insure must still have something to insure with.
                continue;
            };
            prop_assert_eq!(other.view(viewer), game.view(viewer));
        }
    }
}

/// Rotates all hands but the viewer's through the draw pile: same sizes, other cards.
fn exchange_hidden(position: &mut serde_json::Value, viewer: Option<Seat>) {
    let seats = position["seats"].as_array().cloned().unwrap_or_default();
    let mut hidden: Vec<serde_json::Value> =
        position["deck"].as_array().cloned().unwrap_or_default();
    let others: Vec<usize> =
        (0..seats.len()).filter(|seat| viewer.map(Seat::index) != Some(*seat)).collect();
    for seat in &others {
        hidden.extend(seats[*seat]["hand"].as_array().cloned().unwrap_or_default());
    }
    hidden.reverse();
    for seat in &others {
        let size = seats[*seat]["hand"].as_array().map_or(0, Vec::len);
        position["seats"][*seat]["hand"] = hidden.drain(..size).collect();
    }
    position["deck"] = hidden.into();
}
