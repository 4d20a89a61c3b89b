//! Rice and money without a samurai (E6.1, E6.2).

use super::card;
use crate::cards::ActionKind;
use crate::components::{Purse, Resource};
use crate::event::{Deed, Event, tell};
use crate::refusal::Refusal;
use crate::state::Edo;
use higaki_table::{Chance, Seat, Sink};

/// E6.1: only on a card with rice at home.
pub(crate) fn check_rice(state: &Edo) -> Result<(), Refusal> {
    card::check_execution(state, ActionKind::RiceHome)
}

/// E6.1: rice for one official.
pub(crate) fn apply_rice(
    state: &mut Edo,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let rice = state.turn_action().amount;
    card::use_official(state);
    state.player_mut(seat).purse.gain(Purse::of(Resource::Rice, rice));
    tell(sink, || Deed::RiceTaken { seat, rice });
    card::settle(state, chance, sink);
}

/// E6.2: only on a card with money.
pub(crate) fn check_money(state: &Edo) -> Result<(), Refusal> {
    card::check_execution(state, ActionKind::Money)
}

/// E6.2: Ryo for one official.
pub(crate) fn apply_money(
    state: &mut Edo,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let ryo = u16::from(state.turn_action().amount);
    card::use_official(state);
    state.player_mut(seat).purse.gain(Purse::money(ryo));
    tell(sink, || Deed::MoneyTaken { seat, ryo });
    card::settle(state, chance, sink);
}
