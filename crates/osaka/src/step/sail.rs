//! The ships.

use crate::cards::Cards;
use crate::components::{Colour, Place};
use crate::event::Event;
use crate::state::Osaka;
use higaki_table::Sink;

/// O6.1, O6.3: one place for one card of the colour, two for more; all ships before any payday.
#[inline]
pub(crate) fn sail(game: &mut Osaka, bought: Cards, sink: &mut impl Sink<Event>) {
    for (colour, count) in Colour::ALL.into_iter().zip(bought.colour_counts()) {
        let steps = count.min(2);
        if steps > 0 {
            let from = game.ship(colour);
            let to = from.ahead(steps);
            game.ships[colour.index()] = to;
            sink.event(|| Event::Sailed { colour, from, to });
        }
    }
}

/// O8.8: from Edo back to Osaka, from the waves back to Anori.
pub(crate) fn return_ships(game: &mut Osaka, sink: &mut impl Sink<Event>) {
    for colour in Colour::ALL {
        let place = game.ship(colour);
        let to = if place == Place::EDO {
            Place::OSAKA
        } else if place.is_wave() {
            Place::ANORI
        } else {
            continue;
        };
        game.ships[colour.index()] = to;
        sink.event(|| Event::Returned { colour, to });
    }
}
