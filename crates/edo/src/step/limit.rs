//! The limit of resources at the end of a round (E11.7).

use crate::choice::Choice;
use crate::components::{Purse, Resource};
use crate::event::{Deed, Event, tell};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Edo;
use crate::turn;
use higaki_table::{Chance, Seat, Sink};

/// E11.7: asks, clockwise from the start player, the first player with too many resources.
pub(crate) fn ask(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let limit = state.data().resource_limit;
    let mut seats = state.start.clockwise(state.seat_count());
    match seats.find(|seat| state.player(*seat).purse.goods() > limit) {
        Some(seat) => state.phase = Phase::Limit { seat },
        None => turn::end_round(state, chance, sink),
    }
}

/// Appends the resources that the player has.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let kinds = Resource::ALL.into_iter();
    let kinds = kinds.filter(|resource| check(state, seat, *resource).is_ok());
    list.extend(kinds.map(|resource| Choice::Discard { resource }));
}

/// E11.7: one of the player’s resources.
pub(crate) fn check(state: &Edo, seat: Seat, resource: Resource) -> Result<(), Refusal> {
    if state.player(seat).purse.amount(resource) > 0 {
        Ok(())
    } else {
        Err(Refusal::NothingToDiscard { resource })
    }
}

/// E11.7: one goes back to the supply, until there are few enough.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    resource: Resource,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    state.player_mut(seat).purse.pay(Purse::of(resource, 1));
    tell(sink, || Deed::Discarded { seat, resource, amount: 1 });
    ask(state, chance, sink);
}
