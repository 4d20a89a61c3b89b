//! Inputs of the net for Traders of Osaka.

use crate::evaluation::{Features, MOST_FEATURES, Shape, Sight};
use higaki_osaka::{Colour, Osaka, Standing};
use higaki_table::{Game, Seat};

/// Divisors that bring the features to about 1: points and coins are larger numbers than tokens and
/// goods.
const USUAL: [f32; 28] = [
    6.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 5.0, 3.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0,
    2.0, 2.0, 1.0, 2.0, 1.0, 1.5, 1.5, 1.0, 1.0,
];
const _: () = assert!(USUAL.len() <= MOST_FEATURES);

/// Positions of a ship: the route and the harbour at its end.
const PLACES: usize = 6;
/// Inputs of a colour: for the table and for each player.
const OF_TABLE: usize = PLACES + 6;
const OF_PLAYER: usize = 8;
/// Inputs for the market and the phase.
const OF_MARKET: usize = 5;
const MOST_PLAYERS: usize = Osaka::INFO.max_players;
/// A player with this many tokens may end the game with the next ship.
const NEARLY_OVER: u32 = 7;

pub(super) const fn shape(players: usize) -> Shape {
    Shape {
        players,
        of_a_kind: OF_TABLE + OF_PLAYER * players,
        rest: USUAL.len() * players + OF_MARKET,
    }
}

/// Writes the inputs from the viewpoint of the player to move.
pub(super) fn show(game: &Osaka, sight: &mut Sight) {
    let players = game.players();
    let mut standings = [game.standing(Seat::wrapped(0, players)); MOST_PLAYERS];
    for (index, standing) in standings[..players].iter_mut().enumerate().skip(1) {
        *standing = game.standing(Seat::wrapped(index, players));
    }
    let active = standings[..players].iter().position(|one| one.turns_away == 0).unwrap_or(0);
    let own = &standings[active];
    sight.see_from(Seat::wrapped(active, players));
    let around = || (0..players).map(|after| &standings[(active + after) % players]);
    for colour in Colour::ALL {
        push_table(sight, own, colour);
        around().for_each(|player| push_player(sight, player, colour));
    }
    for player in around() {
        let mut features = Features::default();
        super::push_all(player, &mut features);
        let mut scaled = [0.0; USUAL.len()];
        for (number, (value, usual)) in scaled.iter_mut().zip(features.as_slice().iter().zip(USUAL))
        {
            *number = value / usual;
        }
        sight.others().extend(&scaled);
    }
    let most_tokens = game.most_tokens();
    let others = sight.others();
    others.push(own.open.value() as f32 / 5.0);
    others.push(own.open.len() as f32 / 2.0);
    others.push(own.farm.value() as f32 / 5.0);
    others.push(super::share_of_tokens(most_tokens));
    others.push(if most_tokens >= NEARLY_OVER { 1.0 } else { 0.0 });
}

fn push_table(sight: &mut Sight, own: &Standing, colour: Colour) {
    let ship = own.ships.of(colour);
    let mut place = [0.0; PLACES];
    place[usize::from(ship.index())] = 1.0;
    let (open, farm) = (own.open.of(colour), own.farm.of(colour));
    let arrives = super::comes_home(own, colour);
    let numbers = sight.kind(colour.index());
    numbers.extend(&place);
    numbers.extend(&[
        open.len() as f32 / 2.0,
        open.value() as f32 / 6.0,
        farm.len() as f32 / 2.0,
        farm.value() as f32 / 6.0,
        if arrives { 1.0 } else { 0.0 },
        if ship.is_wave() { 1.0 } else { 0.0 },
    ]);
}

fn push_player(sight: &mut Sight, player: &Standing, colour: Colour) {
    let (goods, hand) = (player.goods.of(colour), player.hand.of(colour));
    let stone = player.reserved.filter(|card| card.colour() == colour);
    sight.kind(colour.index()).extend(&[
        goods.len() as f32 / 2.0,
        goods.value() as f32 / 5.0,
        player.insured.of(colour).len() as f32 / 2.0,
        player.tokens_of.of(colour) as f32 / 2.0,
        hand.value() as f32 / 6.0,
        hand.symbols() as f32 / 2.0,
        player.set_points.of(colour) as f32 / 5.0,
        stone.map_or(0.0, |card| card.value() as f32 / 4.0),
    ]);
}
