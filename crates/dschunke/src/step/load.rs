//! Loading strips.

use crate::components::Junk;
use crate::event::{Event, Open};
use crate::state::Dschunke;
use higaki_table::{Seat, Sink};

/// D4.3: all of them, one after the other, as long as there are strips. D4.4: without a strip the
/// action is spent without effect.
#[inline]
pub(crate) fn apply(
    game: &mut Dschunke,
    seat: Seat,
    junk: Junk,
    strips: u8,
    sink: &mut impl Sink<Event>,
) {
    let strips = strips.min(game.seat(seat).strips);
    for _ in 0..strips {
        game.lay_strip(seat, seat, junk, sink);
    }
    if strips == 0 {
        sink.event(|| Open::NothingLoaded { seat, junk }.into());
    }
}
