//! The event Y: every player announces their money.

use crate::event::{Event, Open};
use crate::state::Dschunke;
use higaki_table::Sink;

/// D3.5: from the start player on; the cards stay secret.
pub(crate) fn tell(game: &mut Dschunke, sink: &mut impl Sink<Event>) {
    sink.event(|| Open::MoneyOccasion.into());
    for seat in game.start.clockwise(game.player_count()) {
        let yuan = game.seat(seat).yuan;
        game.seat_mut(seat).told = Some(yuan);
        sink.event(|| Open::MoneyTold { seat, yuan }.into());
    }
    sink.revealed();
}
