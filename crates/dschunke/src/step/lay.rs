//! The free set-up: laying the strips of a neighbour.

use crate::choice::Choice;
use crate::components::{Junk, STRIPS_EACH};
use crate::event::{Event, Open};
use crate::hold::Hold;
use crate::refusal::Refused;
use crate::stage::Stage;
use crate::state::Dschunke;
use higaki_table::{Chance, Seat, Sink};

/// DV.2: the number of strips of each player to be laid.
pub(crate) const STRIPS: u8 = 3;

pub(crate) fn choices(game: &Dschunke, list: &mut Vec<Choice>) {
    let free = Junk::ALL.into_iter().filter(|junk| has_room(game, *junk));
    list.extend(free.map(|junk| Choice::Lay { junk }));
}

/// DV.2: no more than three strips on a junk.
#[inline]
pub(crate) fn has_room(game: &Dschunke, junk: Junk) -> bool {
    usize::from(game.hold(junk).strips()) < Hold::LANES
}

pub(crate) fn check(game: &Dschunke, junk: Junk) -> Result<Choice, Refused> {
    if has_room(game, junk) { Ok(Choice::Lay { junk }) } else { Err(Refused::JunkFull { junk }) }
}

/// DV.2: a strip of the player before, one each in turn. DV.3: when all lie, the goods cards are
/// dealt, the merchants turned up, and the game begins.
pub(crate) fn apply(
    game: &mut Dschunke,
    seat: Seat,
    junk: Junk,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let owner = owner(game, seat);
    game.lay_strip(seat, owner, junk, sink);
    let next = seat.next(game.player_count());
    let all_lie = game.seat_order().all(|seat| game.seat(seat).strips == STRIPS_EACH - STRIPS);
    if !all_lie {
        game.enter(Stage::Laying { seat: next });
        return;
    }
    // A scenario may have named the hands.
    if game.deals_after_strips() && game.seats.iter().all(|seat| seat.hand.is_empty()) {
        game.deal_goods(chance, sink);
    }
    let [load, cash, goods] = game.merchants;
    sink.event(|| Open::MerchantsShown { load, cash, goods }.into());
    sink.revealed();
    game.begin_round(sink);
}

/// Strips go to the left neighbour, so each player lays those of the previous seat.
pub(crate) fn owner(game: &Dschunke, seat: Seat) -> Seat {
    Seat::wrapped(seat.index() + game.player_count() - 1, game.player_count())
}
