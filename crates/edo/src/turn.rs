//! The order of play: the phases of a round.

use crate::event::{Deed, Event, MerchantOffers, tell};
use crate::phase::{CardTurn, End, Phase};
use crate::plan::{Plan, SLOTS};
use crate::ronin;
use crate::state::Edo;
use crate::step::{card, income, limit, wages};
use higaki_table::{Chance, Seat, Sink};

/// E12.1: a new round, first with a merchant card, then with a Ronin if they are in the game.
pub(crate) fn begin_round(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.round += 1;
    for seat in state.all_seats() {
        state.player_mut(seat).plan = Plan::EMPTY;
    }
    let (round, seat) = (state.round, state.start);
    tell(sink, || Deed::RoundBegan { round, seat });
    show_merchant_cards(state, sink);
    if state.modules.ronin.is_used() {
        ronin::place::begin_round(state, chance, sink);
    } else {
        begin_planning(state);
    }
}

fn show_merchant_cards(state: &Edo, sink: &mut impl Sink<Event>) {
    let offers = |number| MerchantOffers::of(state.data(), number);
    tell(sink, || Deed::MerchantCardCame(offers(state.current_merchant())));
    // In the first round both cards have been there since the set-up.
    if let Some(next) = state.next_merchant().filter(|_| state.round > 1) {
        sink.revealed();
        tell(sink, || Deed::MerchantCardTurned(offers(next)));
    }
}

/// E4.1: all plan at the same time.
pub(crate) fn begin_planning(state: &mut Edo) {
    state.phase = Phase::Plan;
}

/// E5.1: the first cards of all players clockwise from the start player, then the second, then the
/// third.
pub(crate) fn begin_actions(
    state: &mut Edo,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    state.phase = Phase::Card;
    begin_card(state, 0, state.start, sink);
    if !card::asks(state, state.turn.seat) {
        end_card(state, chance, sink);
    }
}

fn begin_card(state: &mut Edo, slot: u8, seat: Seat, sink: &mut impl Sink<Event>) {
    let planned = state.player(seat).plan.slots()[usize::from(slot)];
    state.turn =
        CardTurn { seat, slot, left: planned.officials, own: planned.own, ..CardTurn::NONE };
    let action = state.turn_action().action;
    tell(sink, || {
        let (card, officials) = (planned.card, planned.officials);
        Deed::CardBegan { seat, slot: slot + 1, card, action, officials }
    });
}

/// E5.1: the next player's card, until all have carried out all of theirs.
pub(crate) fn end_card(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    loop {
        let seat = state.turn.seat.next(state.seat_count());
        let slot = state.turn.slot + u8::from(seat == state.start);
        if usize::from(slot) >= SLOTS {
            state.turn = CardTurn::NONE;
            return wages::ask(state, 0, chance, sink);
        }
        begin_card(state, slot, seat, sink);
        if card::asks(state, seat) {
            return;
        }
    }
}

/// After all wages the cities pay, then the limit is checked.
pub(crate) fn wages_paid(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    income::pay(state, sink);
    limit::ask(state, chance, sink);
}

/// E12.1: the start player passes clockwise. E12.2: enough points end the game.
/// E12.3: so does the end of the merchant cards.
pub(crate) fn end_round(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let threshold = state.data().win_threshold;
    let reached = state.all_seats().any(|seat| state.player(seat).points >= threshold);
    let end = match state.next_merchant() {
        _ if reached => Some(End::Points),
        None => Some(End::Merchant),
        Some(_) => None,
    };
    match end {
        Some(reason) => {
            state.phase = Phase::Over { end: reason };
            tell(sink, || Deed::GameEnded { reason });
        }
        None => {
            state.start = state.start.next(state.seat_count());
            begin_round(state, chance, sink);
        }
    }
}
