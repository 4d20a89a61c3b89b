//! The first token of every player.

use crate::choice::Choice;
use crate::components::Colour;
use crate::event::Event;
use crate::state::Osaka;
use higaki_table::{Chance, Seat, Sink};

/// O2.4: any colour, including colours that other players have taken.
pub(crate) fn choices(list: &mut Vec<Choice>) {
    list.extend(Colour::ALL.map(|colour| Choice::Token { colour }));
}

#[inline(never)]
pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    colour: Colour,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    game.seat_mut(seat).tokens.add(colour);
    sink.event(|| Event::TokenTaken { seat, colour });
    game.after_token(chance, sink);
}
