//! Secret planning, card by card (E4.1 to E4.4, T3.2).

use crate::cards::{ActionKind, CardId};
use crate::choice::Choice;
use crate::event::{Deed, Event, PlanStep, tell};
use crate::plan::{Confirmed, SLOTS, Slot};
use crate::refusal::Refusal;
use crate::state::{Edo, Player};
use crate::tokken::{Privilege, redeem};
use crate::turn;
use higaki_table::{Chance, Seat, Sink};

/// Appends all additions to the plan.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let player = state.player(seat);
    if player.plan.is_complete() {
        list.push(Choice::Confirm);
        return;
    }
    let left = officials_left(state, seat);
    for card in free_cards(state, player) {
        for action in &state.data().cards[card.index()] {
            let most = action.officials.min(left);
            let action = action.action;
            list.extend((0..=most).map(|officials| Choice::Plan { card, action, officials }));
        }
    }
    if check_support(state, seat).is_ok() {
        list.push(Choice::Support);
    }
}

/// The cards that the player has and has not planned yet.
pub(crate) fn free_cards(state: &Edo, player: &Player) -> impl Iterator<Item = CardId> {
    let all = (0..state.data().cards.len()).map(CardId::from_index);
    all.filter(move |card| {
        player.owns(*card) && player.plan.slots().iter().all(|slot| slot.card != *card)
    })
}

/// The number of officials not yet in front of a card.
pub(crate) fn officials_left(state: &Edo, seat: Seat) -> u8 {
    state.officials(seat).saturating_sub(state.player(seat).plan.officials())
}

/// E4.2: three different cards of one's own, one action on each.
/// E4.3: no more officials than the action allows, and than there are.
pub(crate) fn check(
    state: &Edo,
    seat: Seat,
    card: CardId,
    action: ActionKind,
    officials: u8,
) -> Result<(), Refusal> {
    let player = state.player(seat);
    if player.plan.is_complete() {
        return Err(Refusal::PlanComplete);
    }
    if card.index() >= state.data().cards.len() || !player.owns(card) {
        return Err(Refusal::CardNotOwned { card });
    }
    if player.plan.slots().iter().any(|slot| slot.card == card) {
        return Err(Refusal::CardPlanned { card });
    }
    let actions = &state.data().cards[card.index()];
    let found = actions.iter().find(|known| known.action == action);
    let most = found.ok_or(Refusal::ActionNotOnCard { card, action })?.officials;
    if officials > most {
        return Err(Refusal::TooManyOfficials { most });
    }
    let left = officials_left(state, seat);
    if officials > left { Err(Refusal::NotEnoughOfficials { left }) } else { Ok(()) }
}

/// Puts the card into the next slot.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    card: CardId,
    action: ActionKind,
    officials: u8,
    sink: &mut impl Sink<Event>,
) {
    let actions = &state.data().cards[card.index()];
    let index = actions.iter().position(|known| known.action == action).unwrap_or(0);
    let plan = &mut state.player_mut(seat).plan;
    plan.push(Slot { card, action: index as u8, officials, own: 0 });
    let slot = plan.slots().len() as u8;
    sink.event(|| Event::Planned(PlanStep::CardPlanned { seat, slot, card, action, officials }));
}

/// T3.2: privilege b, as often as the player has it, as long as a card is left for the official; it
/// stays secret until plans are shown. Before version 3 it could be wasted on a plan of three
/// cards.
pub(crate) fn check_support(state: &Edo, seat: Seat) -> Result<(), Refusal> {
    let player = state.player(seat);
    redeem::check_owned(player, Privilege::Support)?;
    if player.plan.is_complete() && state.rules.at_least(3) {
        return Err(Refusal::NoCardForSupport);
    }
    if player.privilege(Privilege::Support) > player.plan.support {
        Ok(())
    } else {
        Err(Refusal::NoPrivilege { privilege: Privilege::Support })
    }
}

/// T3.2: one official more for this plan.
pub(crate) fn apply_support(state: &mut Edo, seat: Seat, sink: &mut impl Sink<Event>) {
    state.player_mut(seat).plan.support += 1;
    sink.event(|| Event::Planned(PlanStep::SupportPlanned { seat }));
}

/// E4.2: only a plan of three cards can be confirmed.
pub(crate) fn check_confirm(state: &Edo, seat: Seat) -> Result<(), Refusal> {
    let missing = SLOTS - state.player(seat).plan.slots().len();
    if missing == 0 { Ok(()) } else { Err(Refusal::PlanIncomplete { missing: missing as u8 }) }
}

/// E4.1: the last plan that is confirmed shows all of them.
pub(crate) fn apply_confirm(
    state: &mut Edo,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    state.player_mut(seat).plan.confirmed = Confirmed::Yes;
    tell(sink, || Deed::PlanConfirmed { seat });
    let waiting = |seat| state.player(seat).plan.confirmed == Confirmed::NotYet;
    if !state.all_seats().any(waiting) {
        show(state, sink);
        turn::begin_actions(state, chance, sink);
    }
}

/// E4.1: all plans are shown. E4.4: own meeples stand in front of Travel first, left to right; the
/// others fill the rest.
fn show(state: &mut Edo, sink: &mut impl Sink<Event>) {
    sink.revealed();
    let data = state.data.clone();
    for seat in state.start.clockwise(state.seat_count()) {
        let mut own = state.own_officials(seat);
        let plan = &mut state.player_mut(seat).plan;
        for travel in [true, false] {
            for slot in plan.slots_mut() {
                let action = data.cards[slot.card.index()][usize::from(slot.action)].action;
                if (action == ActionKind::Travel) == travel {
                    slot.own = slot.officials.min(own);
                    own -= slot.own;
                }
            }
        }
        spend_support(state, seat, sink);
        for (index, shown) in state.player(seat).plan.slots().iter().enumerate() {
            tell(sink, || Deed::PlanShown {
                seat,
                slot: index as u8 + 1,
                card: shown.card,
                action: data.cards[shown.card.index()][usize::from(shown.action)].action,
                officials: shown.officials,
                own: shown.own,
            });
        }
    }
}

fn spend_support(state: &mut Edo, seat: Seat, sink: &mut impl Sink<Event>) {
    let officials = state.player(seat).plan.support;
    if officials > 0 {
        (0..officials).for_each(|_| redeem::spend(state, seat, Privilege::Support));
        tell(sink, || Deed::SupportShown { seat, officials });
    }
}
