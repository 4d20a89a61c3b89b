//! Phase 3: goods for supply cards.

use crate::components::Good;
use crate::event::{Event, Open};
use crate::special::Sort;
use crate::stage::Stage;
use crate::state::Dschunke;
use higaki_table::{Seat, Sink};

/// D6.4, D7.1: the number of goods cards that a seat takes.
#[inline]
pub(crate) fn cards(game: &Dschunke, seat: Seat) -> u8 {
    Dschunke::SUPPLY_CARDS + game.seat(seat).open.count(Sort::SUPPLY) as u8
}

/// D7.1: one card for each, any kinds.
#[inline]
pub(crate) fn apply(
    game: &mut Dschunke,
    seat: Seat,
    good: Good,
    left: u8,
    sink: &mut impl Sink<Event>,
) {
    game.take_goods(seat, good, 1);
    sink.event(|| Open::Supplied { seat, good }.into());
    if left > 1 && !game.stock.is_empty() {
        game.enter(Stage::Supplying { seat, left: left - 1 });
    } else {
        game.after_supply(seat, sink);
    }
}
