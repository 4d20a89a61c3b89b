//! Neutral officials and special authorization cards (E6.3, E6.4, E4.5).

use super::card;
use crate::cards::{ActionKind, CardId};
use crate::choice::Choice;
use crate::components::Purse;
use crate::event::{Deed, Event, tell};
use crate::refusal::Refusal;
use crate::state::Edo;
use higaki_table::{Chance, Seat, Sink};

/// The price of a neutral official on this card; some special cards give a discount.
fn cost(state: &Edo) -> Purse {
    let full = state.data().recruit_cost;
    Purse { rice: full.rice.saturating_sub(state.turn_action().amount), ..full }
}

/// Appends the recruit, if the player can afford it.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    if check(state, seat).is_ok() {
        list.push(Choice::Recruit);
    }
}

/// E6.3: a rice, and a neutral official must be left.
pub(crate) fn check(state: &Edo, seat: Seat) -> Result<(), Refusal> {
    card::check_execution(state, ActionKind::Recruit)?;
    if state.neutral == 0 {
        return Err(Refusal::NoNeutralLeft);
    }
    let cost = cost(state);
    if state.player(seat).purse.covers(&cost) {
        Ok(())
    } else {
        Err(Refusal::cannot_pay("E6.3", cost))
    }
}

/// E6.3, E4.5: available from the next round on, because this round’s plans are made.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let cost = cost(state);
    card::use_official(state);
    state.neutral -= 1;
    let player = state.player_mut(seat);
    player.purse.pay(cost);
    player.neutral += 1;
    let Purse { rice, wood, stone, ryo } = cost;
    tell(sink, || Deed::Recruited { seat, rice, wood, stone, ryo });
    card::settle(state, chance, sink);
}

/// Appends the special cards on display, if one can be paid.
pub(crate) fn special_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let numbers = state.specials.iter().map(|special| special as u8 + 1);
    let taken = numbers.filter(|number| check_special(state, seat, *number).is_ok());
    list.extend(taken.map(|number| Choice::Special { number }));
}

/// E6.4: any card on display, for its price.
pub(crate) fn check_special(state: &Edo, seat: Seat, number: u8) -> Result<(), Refusal> {
    card::check_execution(state, ActionKind::Special)?;
    let gone = Refusal::SpecialGone { number };
    let Some(special) = usize::from(number).checked_sub(1) else { return Err(gone) };
    if special >= CardId::MAX_SPECIAL || !state.specials.contains(special) {
        return Err(gone);
    }
    let cost = state.data().special_cost;
    if state.player(seat).purse.covers(&cost) {
        Ok(())
    } else {
        Err(Refusal::cannot_pay("E6.4", cost))
    }
}

/// E6.4: the card is the player's for the rest of the game.
pub(crate) fn apply_special(
    state: &mut Edo,
    seat: Seat,
    number: u8,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    card::use_official(state);
    let special = usize::from(number - 1);
    let cost = state.data().special_cost;
    state.specials = state.specials.without(special);
    let player = state.player_mut(seat);
    player.purse.pay(cost);
    player.specials = player.specials.with(special);
    let Purse { rice, wood, stone, ryo } = cost;
    let card = CardId::special(special);
    tell(sink, || Deed::SpecialTaken { seat, card, rice, wood, stone, ryo });
    card::settle(state, chance, sink);
}
