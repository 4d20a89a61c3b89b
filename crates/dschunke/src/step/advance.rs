//! Phases 5 and 6: the figures go on, and so does the start player's marker.

use crate::event::{Event, Open};
use crate::state::Dschunke;
use higaki_table::Sink;

/// D9.1: every merchant goes to the next junk clockwise.
pub(crate) fn merchants(game: &mut Dschunke, sink: &mut impl Sink<Event>) {
    let data = game.data();
    game.merchants = game.merchants.map(|junk| data.next(junk));
    let [load, cash, goods] = game.merchants;
    sink.event(|| Open::MerchantsMoved { load, cash, goods }.into());
}

/// D9.2: every helper goes to the next field, which is that of the next round.
pub(crate) fn helpers(game: &mut Dschunke, sink: &mut impl Sink<Event>) {
    game.round += 1;
    let field = game.round;
    sink.event(|| Open::HelpersMoved { field }.into());
}

/// D9.3: the marker goes to the left.
pub(crate) fn start_player(game: &mut Dschunke, sink: &mut impl Sink<Event>) {
    game.start = game.start.next(game.player_count());
    let seat = game.start;
    sink.event(|| Open::StartPassed { seat }.into());
}
