//! What the net is shown of Traders of Osaka.

use crate::evaluation::{Features, MOST_FEATURES, Shape, Sight};
use higaki_osaka::{Colour, Osaka, Standing};
use higaki_table::{Game, Seat};

/// What counts, once more, but each about as large as 1: points and coins are larger numbers than
/// tokens and goods.
const USUAL: [f32; 28] = [
    6.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 5.0, 3.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0,
    2.0, 2.0, 1.0, 2.0, 1.0, 1.5, 1.5, 1.0, 1.0,
];
const _: () = assert!(USUAL.len() <= MOST_FEATURES);

/// Places of a ship: the route, and the harbour that it comes to.
const PLACES: usize = 6;
/// Numbers for a colour: of the table, and of each player.
const OF_TABLE: usize = PLACES + 6;
const OF_PLAYER: usize = 8;
/// Numbers for the market and the moment.
const OF_MARKET: usize = 5;
const MOST_PLAYERS: usize = Osaka::INFO.max_players;
/// Whoever has so many tokens may end the game with his next ship.
const NEARLY_OVER: u32 = 7;

pub(super) const fn shape(players: usize) -> Shape {
    Shape {
        players,
        of_a_kind: OF_TABLE + OF_PLAYER * players,
        rest: USUAL.len() * players + OF_MARKET,
    }
}

/// Seen from whoever has the turn.
pub(super) fn sight(game: &Osaka, features: &[Features]) -> Sight {
    let players = game.players();
    let standings: [Standing; MOST_PLAYERS] =
        std::array::from_fn(|index| game.standing(Seat::wrapped(index, players)));
    let active = standings[..players].iter().position(|one| one.turns_away == 0).unwrap_or(0);
    let own = &standings[active];
    let mut sight = Sight::from(Seat::wrapped(active, players));
    let around = || (0..players).map(|after| (active + after) % players);
    for colour in Colour::ALL {
        push_table(&mut sight, own, colour);
        around().for_each(|seat| push_player(&mut sight, &standings[seat], colour));
    }
    let others = sight.others();
    for seat in around() {
        for (value, usual) in features[seat].as_slice().iter().zip(USUAL) {
            others.push(value / usual);
        }
    }
    others.push(own.open.value() as f32 / 5.0);
    others.push(own.open.len() as f32 / 2.0);
    others.push(own.farm.value() as f32 / 5.0);
    others.push(super::furthest(&standings[..players]));
    let nearly_over = standings[..players].iter().any(|one| one.tokens >= NEARLY_OVER);
    others.push(if nearly_over { 1.0 } else { 0.0 });
    sight
}

fn push_table(sight: &mut Sight, own: &Standing, colour: Colour) {
    let numbers = sight.kind(colour.index());
    let ship = own.ships.of(colour);
    for place in 0..PLACES {
        numbers.push(if usize::from(ship.index()) == place { 1.0 } else { 0.0 });
    }
    for cards in [own.open.of(colour), own.farm.of(colour)] {
        numbers.push(cards.len() as f32 / 2.0);
        numbers.push(cards.value() as f32 / 6.0);
    }
    let arrives = super::comes_home(own, colour);
    numbers.push(if arrives { 1.0 } else { 0.0 });
    numbers.push(if ship.is_wave() { 1.0 } else { 0.0 });
}

fn push_player(sight: &mut Sight, player: &Standing, colour: Colour) {
    let numbers = sight.kind(colour.index());
    let (goods, hand) = (player.goods.of(colour), player.hand.of(colour));
    numbers.push(goods.len() as f32 / 2.0);
    numbers.push(goods.value() as f32 / 5.0);
    numbers.push(player.insured.of(colour).len() as f32 / 2.0);
    numbers.push(player.tokens_of.of(colour) as f32 / 2.0);
    numbers.push(hand.value() as f32 / 6.0);
    numbers.push(hand.symbols() as f32 / 2.0);
    numbers.push(player.set_points.of(colour) as f32 / 5.0);
    let stone = player.reserved.filter(|card| card.colour() == colour);
    numbers.push(stone.map_or(0.0, |card| card.value() as f32 / 4.0));
}
