//! The laws of every game, over random play with every number of players and all variants.

use higaki_osaka::{Cards, Hands, Insurance, Options, Osaka, Refill};
use higaki_table::{Game, Seat, Viewer};
use higaki_testkit::{Style, Walk, World, hold_all};
use proptest::prelude::*;
use serde_json::{Value, json};

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

    /// Concealing moves other people's hands, or the law about it would say nothing, and no card
    /// is lost by it.
    #[test]
    fn o10_1_other_hands_are_concealed(world in worlds(), steps in 0..80_usize) {
        let mut walk = Walk::<Osaka>::begin(&world);
        for _ in 0..steps {
            walk.step();
        }
        let game = *walk.table.game();
        let hands = |game: &Osaka| -> Vec<Value> {
            let position = game.position();
            let seats = position["seats"].as_array().unwrap();
            seats.iter().map(|seat| seat["hand"].clone()).collect()
        };
        let before = hands(&game);
        for viewer in Viewer::all(game.players()) {
            let mut others = [game; 20];
            for other in &mut others {
                other.conceal(viewer, walk.chance());
                prop_assert_eq!(conserved(other), Ok(()));
            }
            let moved = others.iter().any(|other| hands(other) != before);
            let of_others = Seat::all(game.players()).filter(|seat| viewer.seat() != Some(*seat));
            let any = of_others.map(Seat::index).any(|seat| before[seat] != json!([]));
            prop_assert_eq!(moved, any && world.options.hands == Hands::Secret);
        }
    }
}
