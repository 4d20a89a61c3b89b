//! Harvests of rice, wood and stone (E7.1 to E7.5, T3.6, R3.1).

use super::card;
use crate::choice::{Choice, Harvest};
use crate::components::{Purse, Resource};
use crate::event::{Deed, Event, tell};
use crate::refusal::Refusal;
use crate::space::Space;
use crate::state::Edo;
use crate::tokken::{Privilege, redeem};
use higaki_table::{Chance, Seat, Sink};

/// Appends every field on which one of the player's samurai can work. Privilege f is offered only
/// where it brings more.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    for field in state.player(seat).samurai.places().iter() {
        for how in [Harvest::Plain, Harvest::Full] {
            let helps = how == Harvest::Plain
                || amount(state, field, Harvest::Full) > amount(state, field, Harvest::Plain);
            if helps && check(state, seat, field, how).is_ok() {
                list.push(Choice::Harvest { field, how });
            }
        }
    }
}

/// E7.1: an own samurai on an uncovered field of the right kind, or, E7.5, of any kind. E7.2: one
/// that has not worked on this card yet. T3.6: privilege f must show the resource.
pub(crate) fn check(state: &Edo, seat: Seat, field: Space, how: Harvest) -> Result<(), Refusal> {
    let action = state.turn_action().action;
    if !action.is_harvest() {
        return Err(Refusal::OtherAction { action });
    }
    card::check_execution(state, action)?;
    let resource = resource_of(state, field)?;
    if !action.harvests(resource) {
        return Err(Refusal::WrongField { space: field });
    }
    let player = state.player(seat);
    let there = player.samurai.count(field);
    if there == 0 {
        return Err(Refusal::NoSamurai { space: field });
    }
    if there <= state.turn.worked.count(field) {
        return Err(Refusal::NobodyLeftToWork { space: field });
    }
    match how {
        Harvest::Plain => Ok(()),
        Harvest::Full => redeem::check_owned(player, Privilege::full(resource)),
    }
}

fn resource_of(state: &Edo, field: Space) -> Result<Resource, Refusal> {
    if !state.board().spaces.contains(field) {
        return Err(Refusal::NoSuchSpace { space: field });
    }
    let resource = field.resource().ok_or(Refusal::WrongField { space: field })?;
    if state.covered.contains(field) {
        return Err(Refusal::Covered { space: field });
    }
    Ok(resource)
}

/// E7.3: the yield of one samurai from a field: 3 alone, less in company, at least 1 beside other
/// players. R3.1: every Ronin reduces it by one, down to nothing.
#[must_use]
pub(crate) fn yield_of(state: &Edo, field: Space) -> u8 {
    let samurai: usize =
        state.all_seats().map(|seat| state.player(seat).samurai.count(field)).sum();
    state.yield_among(field, samurai)
}

/// E7.4: the bonus of a special card is added after the lookup. T3.6: privilege f looks up as if
/// the samurai were alone.
pub(crate) fn amount(state: &Edo, field: Space, how: Harvest) -> u8 {
    let harvest = match how {
        Harvest::Plain => yield_of(state, field),
        Harvest::Full => state.data().yield_for(1),
    };
    harvest + state.turn_action().amount
}

/// One samurai works.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    field: Space,
    how: Harvest,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Some(resource) = field.resource() else { return };
    let amount = amount(state, field, how);
    card::use_official(state);
    state.turn.worked.put(field);
    if how == Harvest::Full {
        let privilege = Privilege::full(resource);
        redeem::spend(state, seat, privilege);
        tell(sink, || Deed::PrivilegeSpent { seat, privilege });
    }
    state.player_mut(seat).purse.gain(Purse::of(resource, amount));
    tell(sink, || Deed::Harvested { seat, field, resource, amount, how });
    card::settle(state, chance, sink);
}
