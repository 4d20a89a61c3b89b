//! The laws of every game, over random play with every number of players and all variants.

use higaki_osaka::{Cards, Hands, Insurance, Options, Osaka, Refill};
use higaki_table::{Game, Seat, Viewer};
use higaki_testkit::{Style, Walk, World, hold_all};
use proptest::prelude::*;
use serde_json::Value;

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
        let deck = game.position()["deck"].as_array().unwrap().clone();
        for viewer in Viewer::all(game.players()) {
            // Each kind has nine copies, so a draw from two kinds or more repeats the hands with a
            // probability of at most 0.9, and 500 draws do not all repeat them.
            let mut others = vec![game; 500];
            for other in &mut others {
                other.conceal(viewer, walk.chance());
                prop_assert_eq!(conserved(other), Ok(()));
            }
            let moved = others.iter().any(|other| hands(other) != before);
            let hidden = Seat::all(game.players())
                .filter(|seat| viewer.seat() != Some(*seat))
                .map(|seat| before[seat.index()].as_array().unwrap().clone());
            let hidden: Vec<Vec<Value>> = hidden.filter(|hand| !hand.is_empty()).collect();
            // One hand beside an empty deck, or hidden cards of one kind, have nowhere to go.
            let places = hidden.len() + usize::from(!deck.is_empty());
            let mut kinds: Vec<&Value> = hidden.iter().flatten().chain(&deck).collect();
            kinds.sort_by_key(ToString::to_string);
            kinds.dedup();
            let any = !hidden.is_empty() && places > 1 && kinds.len() > 1;
            prop_assert_eq!(moved, any && world.options.hands == Hands::Secret);
        }
    }
}
