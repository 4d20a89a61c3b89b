//! Turning crates into money.

use crate::components::{Junk, Yuan};
use crate::event::{Event, Open};
use crate::state::Dschunke;
use higaki_table::{Seat, Sink};

/// D4.5: the minimum payment in yuan.
pub(crate) const MIN_YUAN: u8 = 3;

/// D4.5: one yuan for each visible crate, three at least; DR.47: or the number on a helper's field.
#[inline]
pub(crate) fn worth(game: &Dschunke, seat: Seat, junk: Junk, size: Option<u8>) -> Yuan {
    Yuan(size.unwrap_or_else(|| game.visible(junk, seat).max(MIN_YUAN)).into())
}

#[inline]
pub(crate) fn apply(
    game: &mut Dschunke,
    seat: Seat,
    junk: Junk,
    size: Option<u8>,
    sink: &mut impl Sink<Event>,
) {
    let yuan = worth(game, seat, junk, size);
    game.seat_mut(seat).yuan += yuan;
    let crates = game.visible(junk, seat);
    sink.event(|| Open::CashedIn { seat, junk, crates, yuan }.into());
}
