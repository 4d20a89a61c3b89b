//! The ships.

use crate::cards::Cards;
use crate::components::Colour;
use crate::event::Event;
use crate::state::Osaka;
use higaki_table::Sink;

/// O6.1, O6.3: one place for one card of the colour, two for more; all ships before any payday.
#[inline]
pub(crate) fn sail(game: &mut Osaka, bought: Cards, sink: &mut impl Sink<Event>) {
    for (colour, count) in Colour::ALL.into_iter().zip(bought.colour_counts()) {
        let steps = count.min(2);
        let from = game.ship(colour);
        let to = from.ahead(steps);
        game.ships[colour.index()] = to;
        if steps > 0 {
            sink.event(|| Event::Sailed { colour, from, to });
        }
    }
}

/// O8.8: from Edo back to Osaka, from the waves back to Anori.
pub(crate) fn return_ships(game: &mut Osaka, sink: &mut impl Sink<Event>) {
    for colour in Colour::ALL {
        let from = game.ship(colour);
        let to = from.after_payday();
        game.ships[colour.index()] = to;
        if from != to {
            sink.event(|| Event::Returned { colour, to });
        }
    }
}
